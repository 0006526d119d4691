"""The invariants, thoroughly, with the four toys that strain the core."""

from __future__ import annotations

import pytest

from game.core.seats import NOBODY
from game.core.view import view
from tests import invariants
from tests.driver import start
from tests.toys import CATALOGUE


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("check", invariants.CHECKS, ids=lambda check: check.__name__)
def test_every_toy(game: str, check: invariants.Check) -> None:
    check(game, invariants.THOROUGH)


def test_an_audience_is_never_empty() -> None:
    with pytest.raises(ValueError):
        view(start("masks").state.table, NOBODY)
