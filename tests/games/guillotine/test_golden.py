"""Whole matches of Guillotine with the results they had: a change of dealing, asking or scoring shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games import golden


@pytest.mark.parametrize("file", golden.files("guillotine"), ids=lambda file: file.stem)
def test_a_recorded_match_still_ends_as_it_did(file: Path) -> None:
    now, recorded = golden.replayed(file)
    assert now == recorded and recorded["winners"]


def test_there_are_matches_for_two_three_and_five() -> None:
    assert len(golden.files("guillotine")) == 3
