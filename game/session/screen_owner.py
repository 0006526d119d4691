"""Whose eyes the screen is for, and when it must be covered."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from game.core.ask import Ask
from game.core.seats import EVERYONE, STRANGER, Seats, only
from game.core.table import Table

Move = Literal["stay", "open", "cover"]    # cover: hide everything, then hand over by a deliberate act


@dataclass(slots=True)
class ScreenOwner:
    """Follows people, not seats. Starts, resumes and comes back from undo with nobody looking."""

    humans: frozenset[int]                 # persons
    looking: frozenset[int] = frozenset()  # persons before whom a private screen lies open

    def everybody(self, table: Table) -> Seats:
        """The public screen: all humans and whoever passes by. A person alone is always at their own seat."""
        seats = [table.seat_of(person) for person in self.humans]
        if len(seats) == 1:
            return only(seats[0])
        return sum(map(only, seats)) | STRANGER

    def next(self, ask: Ask[Any], table: Table) -> tuple[Move, Seats]:
        """What to do before the question is drawn, and the audience it is then drawn for."""
        asked = table.people[ask.seat] in self.humans
        wanted = frozenset(p for p in self.humans if not asked or ask.audience >> table.seat_of(p) & 1)
        audience = sum(only(table.seat_of(p)) for p in wanted)
        if wanted == self.humans:              # nobody has to look away
            private, self.looking = bool(self.looking), frozenset()
            public = not asked or ask.audience == EVERYONE
            return "open" if private else "stay", self.everybody(table) if public else audience
        if wanted == self.looking:
            return "stay", audience
        self.looking = wanted
        return "cover", audience
