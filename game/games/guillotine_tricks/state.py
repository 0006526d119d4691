"""Everything that stands between two steps. All of it is public; the secrets are in the cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from game.core.events import Zone
from game.core.table import Table

from .variant import Variant

SEATS = range(4)
PACK, FLIPPED, ANNULLED = Zone("pack"), Zone("flipped"), Zone("annulled")
Phase = Literal["deal", "trial", "return", "pardon", "play", "over"]


@dataclass(slots=True)
class TrickState:
    """One match. Scores are in half points."""

    table: Table
    variant: Variant  # never changes; shared by copies
    dealer: int  # of the round being played, or about to be dealt
    phase: Phase = "deal"
    round: int = 0  # from 1 once dealt
    trick: int = 0  # from 1 while tricks are played
    lead: int = 0
    targets: tuple[str, ...] = ()
    used: dict[str, int] = field(default_factory=dict)  # suit -> rounds as target (with two: rounds left out)
    totals: tuple[int, ...] = (0, 0, 0, 0)
    last: tuple[int, ...] = (0, 0, 0, 0)  # of the round just played
    team_totals: tuple[int, int] = (0, 0)
    trial: tuple[int, int] = (0, 0)  # (lowest, highest) while there is one
    ready: frozenset[int] = frozenset()  # who has confirmed in the trial
    right_open: bool = False  # Robespierre: the right may still be used, as far as anybody can tell
    right_by: int | None = None  # whole-round right: who has played its card

    def copy(self) -> TrickState:
        return TrickState(
            self.table.copy(),
            self.variant,
            self.dealer,
            self.phase,
            self.round,
            self.trick,
            self.lead,
            self.targets,
            dict(self.used),
            self.totals,
            self.last,
            self.team_totals,
            self.trial,
            self.ready,
            self.right_open,
            self.right_by,
        )

    def next_trick(self) -> None:
        self.trick += 1
        self.table.count("trick", None, 1)

    def close_right(self) -> None:
        """The right to annul is used, or gone for all to see."""
        if self.right_open:
            self.right_open = False
            self.table.mark("terror", None, None)

    def hand(self, seat: int) -> list[int]:
        return self.table.cards(Zone("hand", seat))

    def played(self) -> list[tuple[int, int]]:
        """The cards of the trick in the order played: (seat, card)."""
        order = [(self.lead + n) % 4 for n in SEATS]
        return [(seat, card) for seat in order for card in self.table.cards(Zone("trick", seat))]

    def pardons(self) -> list[str]:
        """The faces of the pardon cards by seat, once they lie open."""
        return [self.table.face(self.table.cards(Zone("pardon", seat))[0]) for seat in SEATS]
