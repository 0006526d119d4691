"""Where a match of Guillotine stands: the table, and the few public facts beside it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from game.core.events import Zone
from game.core.table import Table

LINE = Zone("line")  # the last noble stands at the front
NOBLE_DECK, NOBLE_DISCARD = Zone("noble_deck"), Zone("noble_discard")
ACTION_DECK, ACTION_DISCARD = Zone("action_deck"), Zone("action_discard")
PLAYED = Zone("played")  # lies open while it is being resolved
PUBLIC = (LINE, NOBLE_DECK, NOBLE_DISCARD, ACTION_DECK, ACTION_DISCARD, PLAYED)
OF_A_SEAT = ("hand", "score_pile", "in_front", "waiting")

Phase: TypeAlias = Literal["deal", "first", "day", "action", "resolve", "collect", "over"]


@cache
def hand(seat: int) -> Zone:
    return Zone("hand", seat)


@cache
def score_pile(seat: int) -> Zone:
    return Zone("score_pile", seat)


@cache
def in_front(seat: int) -> Zone:
    return Zone("in_front", seat)


@cache
def waiting(seat: int) -> Zone:
    return Zone("waiting", seat)


@dataclass(slots=True)
class GuillotineState:
    """All public. What the screen shows besides (day, extra draws, a card that works this turn) is on the table."""

    table: Table
    days: int  # how many the match lasts
    chosen_first: bool  # the table chooses who begins, not chance
    phase: Phase = "deal"
    day: int = 0
    starter: int = 0  # who began this day
    turn: int = 0  # whose turn it is
    plays: int = 0  # action cards that may still be played in this turn
    collects: int = 0  # nobles to collect from the line in this turn
    last_turn: bool = False  # the day ends when this turn is over
    day_over: bool = False  # it is over already: nothing more is collected
    evenings: tuple[tuple[int, ...], ...] = ()  # by day that has ended: what every seat had by then

    @property
    def seats(self) -> int:
        return len(self.table.people)

    def copy(self) -> GuillotineState:
        return GuillotineState(
            self.table.copy(),
            self.days,
            self.chosen_first,
            self.phase,
            self.day,
            self.starter,
            self.turn,
            self.plays,
            self.collects,
            self.last_turn,
            self.day_over,
            self.evenings,
        )
