"""Whole matches recorded earlier end as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import files, replayed


@pytest.mark.parametrize("file", files("mascarade"), ids=lambda file: file.stem)
def test_golden_matches_end_as_they_did(file: Path) -> None:
    now, recorded = replayed(file)
    assert now == recorded


def test_there_are_golden_matches() -> None:
    assert len(files("mascarade")) >= 3
