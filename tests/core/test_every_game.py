"""The invariants, thoroughly, with the four toys that strain the core."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Zone
from game.core.outcome import Outcome
from game.core.seats import EVERYONE, NOBODY
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from game.core.view import view
from tests import driver, invariants
from tests.driver import GAMES, start
from tests.toys import CATALOGUE
from tests.toys.base import Toy


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("check", invariants.CHECKS, ids=lambda check: check.__name__)
def test_every_toy(game: str, check: invariants.Check) -> None:
    check(game, invariants.THOROUGH)


def test_an_audience_is_never_empty() -> None:
    with pytest.raises(ValueError):
        view(start("masks").state.table, NOBODY)


@dataclass(slots=True)
class FewState:
    table: Table

    def copy(self) -> FewState:
        return FewState(self.table.copy())


class Few(Toy):
    """Over after a few answers, each of which moves a card, or none does."""

    def __init__(self, answers: int, moving: bool = True) -> None:
        self.answers, self.moving = answers, moving

    def deal(self, setup: Setup) -> FewState:
        zones: dict[Zone, list[int]] = {Zone("pile"): list(range(self.answers)), Zone("gone"): []}
        kinds = {"pile": ZoneKind("all"), "gone": ZoneKind("all")}
        return FewState(Table.new(kinds, ("card",) * self.answers, ("card",) * self.answers, zones, setup))

    def outcome(self, s: FewState) -> Outcome | None:
        return None if s.table.cards(Zone("pile")) else Outcome((0,), (0,) * len(s.table.people))

    def step(self, s: FewState) -> Step:
        pile = s.table.cards(Zone("pile"))
        yield from choose(Ask(0, "few.ask.go", (Option("go", 0),), EVERYONE))
        if self.moving:
            s.table.move(pile[0], Zone("pile"), Zone("gone"))
        else:
            pile.pop()


@pytest.mark.parametrize("answers", [1, 2, 6, 9, 30])
def test_a_match_may_be_short(monkeypatch: pytest.MonkeyPatch, answers: int) -> None:
    monkeypatch.setitem(GAMES, "few", Few(answers))
    monkeypatch.setattr(driver, "SEATS", {"few": range(2, 3)})
    invariants.an_error_in_the_rules_changes_nothing("few", invariants.THOROUGH)


def test_a_game_in_which_nothing_is_told_is_told_why_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "few", Few(6, moving=False))
    monkeypatch.setattr(driver, "SEATS", {"few": range(2, 3)})
    with pytest.raises(AssertionError, match="few: an error was planted at the first event of 0 answers only"):
        invariants.an_error_in_the_rules_changes_nothing("few", invariants.THOROUGH)
