"""While several choose in secret, what may be taken back does not hang on who has chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.ask import Ask, Option, Step
from game.core.match import Match
from game.core.seats import EVERYONE, only
from game.core.setup import Setup
from game.core.table import Table


@dataclass
class State:
    table: Table
    begun: bool = False
    chosen: frozenset[int] = frozenset()

    def copy(self) -> State:
        return State(self.table.copy(), self.begun, self.chosen)


class Ballot:
    """Seat 0 opens the ballot before everybody; then both vote in secret, and may vote again until both have."""

    def step(self, s: State) -> Step:
        if not s.begun:
            yield (Ask(0, "open", (Option("begin", 1),)),)
            s.begun = True
            return
        ask, _ = yield tuple(
            Ask(seat, "vote", (Option("yes", 1), Option("no", 0)), only(seat), secret=True, idle=seat in s.chosen)
            for seat in (0, 1)
        )
        s.chosen |= {ask.seat}

    def outcome(self, s: State) -> object:
        return True if len(s.chosen) == 2 else None


def begun() -> Match[Any]:
    match: Match[Any] = Match(Ballot(), State(Table.new({}, (), (), {}, Setup((0, 1), 1, {}))))  # type: ignore[arg-type]
    match.answer("begin")
    return match


def test_what_opens_a_secret_choice_is_not_taken_back() -> None:
    """It would be offered until the first has chosen, and so tell of it."""
    assert not begun().can_undo(EVERYONE)


def test_a_vote_can_be_taken_back_whoever_has_voted_already() -> None:
    alone = begun()
    alone.answer("yes", 1)
    assert alone.can_undo(only(1))
    second = begun()
    second.answer("no", 1)
    second.answer("yes", 1)
    assert second.can_undo(only(1))
    second.undo()
    assert second.choosing() == {(0, "vote"), (1, "vote")}
    assert [choice.token for choice in second.log] == ["begin", "no"]
