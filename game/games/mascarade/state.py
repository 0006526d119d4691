"""Everything that stands between two steps. All of it is public; what a mask is, is the print of a card."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.events import Zone
from game.core.table import Table

Phase = Literal["study", "act", "announce", "contest", "settle", "decoy", "over"]
COURT = ("court", None)


@dataclass(slots=True)
class MaskState:
    """Coins are counters, claims are marks; people may sit elsewhere than they sat at first."""

    table: Table
    seats: int
    in_play: tuple[str, ...]  # the masks of this match, sorted; never changes
    places: tuple[Zone, ...]  # every place with a mask; never changes
    decoy: bool  # how one looks at one's own mask; never changes
    turn: int = 0  # the seat whose turn it is
    played: int = 0  # turns of the match so far
    phase: Phase = "study"
    mask: str = ""  # announced, while it may be contested
    claimers: tuple[int, ...] = ()  # seats, the announcer first
    asked: int = 0  # how many of the others have answered
    barred: frozenset[int] = frozenset()  # seats that may not announce: revealed in the turn before
    revealed: frozenset[int] = frozenset()  # seats revealed in this turn
    agreed: frozenset[int] = frozenset()  # seats that would end the match now
    winners: tuple[int, ...] = field(default=())
    reason: str = ""  # how it ended

    def copy(self) -> MaskState:
        return MaskState(
            self.table.copy(),
            self.seats,
            self.in_play,
            self.places,
            self.decoy,
            self.turn,
            self.played,
            self.phase,
            self.mask,
            self.claimers,
            self.asked,
            self.barred,
            self.revealed,
            self.agreed,
            self.winners,
            self.reason,
        )

    def coins(self, seat: int) -> int:
        return self.table.counters["coins", seat]

    def fortunes(self) -> list[int]:
        return [self.coins(seat) for seat in range(self.seats)]

    def mask_of(self, seat: int) -> int:
        """The card before a seat."""
        return self.table.cards(Zone("mask", seat))[0]

    def left_of(self, seat: int) -> list[int]:
        """All other seats, clockwise."""
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def neighbours(self, seat: int) -> tuple[int, int]:
        return (seat + 1) % self.seats, (seat - 1) % self.seats

    def take(self, seat: int, coins: int) -> int:
        """Take coins from a seat, at most what is there; returns how many."""
        taken = min(coins, self.coins(seat))
        if taken:
            self.table.count("coins", seat, -taken)
        return taken

    def gain(self, seat: int, coins: int) -> None:
        if coins:
            self.table.count("coins", seat, coins)

    def turn_down(self, card: int) -> None:
        """Face down again, if it lies open for anybody."""
        if self.table.eyes.get(card):
            self.table.hide(card)

    def richest(self) -> tuple[int, ...]:
        fortunes = self.fortunes()
        return tuple(seat for seat in range(self.seats) if fortunes[seat] == max(fortunes))

    def end(self, winners: tuple[int, ...], reason: str) -> None:
        if not self.reason:
            self.winners, self.reason = winners, reason

    def check_end(self, goal: int) -> None:
        """After a complete power, and after the fines: 13 coins come before a ruin (rules 5)."""
        fortunes = self.fortunes()
        if max(fortunes) >= goal:
            self.end(tuple(seat for seat in range(self.seats) if fortunes[seat] >= goal), "thirteen")
        elif min(fortunes) == 0:
            self.end(self.richest(), "ruined")
