"""The invariants, quickly, with every game of the catalogue: a game that has `build` is tested at once."""

from __future__ import annotations

import pytest

from tests import invariants
from tests.driver import REAL


@pytest.mark.parametrize("game", REAL)
@pytest.mark.parametrize("check", invariants.CHECKS, ids=lambda check: check.__name__)
def test_every_game(game: str, check: invariants.Check) -> None:
    check(game, invariants.QUICK)
