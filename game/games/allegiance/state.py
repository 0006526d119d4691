"""Everything that stands between two steps. All of it is public; the secrets are in the cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.events import Zone
from game.core.table import Table

DECK, TEMPLE, GUILD, REMOVED, BOX = Zone("deck"), Zone("temple"), Zone("guild"), Zone("removed"), Zone("box")
SEAT_ZONES = ("hand", "temple?", "guild?", "front", "guarded", "planted")
Phase = Literal["deal", "place", "act", "count", "over"]


@dataclass(slots=True)
class AllegianceState:
    """One match."""

    table: Table
    seats: int
    first: int  # holder of the First Action card
    phase: Phase = "deal"
    round: int = 0
    acted: int = 0  # how many have had their action this round
    ready: frozenset[int] = frozenset()  # while placing: who has confirmed; shown nowhere until all have
    counted: int = 0  # steps of the counting done

    def copy(self) -> AllegianceState:
        return AllegianceState(
            self.table.copy(), self.seats, self.first, self.phase, self.round, self.acted, self.ready, self.counted
        )

    def clockwise(self, seat: int) -> list[int]:
        """All seats, beginning with this one."""
        return [(seat + n) % self.seats for n in range(self.seats)]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def cards(self, kind: str, seat: int) -> list[int]:
        return self.table.cards(Zone(kind, seat))

    def held(self, seat: int) -> list[int]:
        """What counts for a seat's allegiance: hand and front, face-down and guarded cards included."""
        return [card for kind in ("hand", "front", "guarded", "planted") for card in self.cards(kind, seat)]

    def open_fronts(self) -> list[int]:
        """All cards that lie face up in front of anybody."""
        return [card for kind in ("front", "guarded") for seat in range(self.seats) for card in self.cards(kind, seat)]
