"""What a game must provide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from .ask import Ask, Step
from .events import Said, Zone
from .outcome import Badge, Outcome
from .setup import Advice, GameInfo, Setup
from .table import Table
from .view import TableView


class State(Protocol):
    """Public facts beside the table. Every secret is the place or the print of a card."""

    table: Table

    def copy(self) -> State: ...


S = TypeVar("S", bound=State)


@runtime_checkable
class FillsIn(Protocol):
    """Rules whose settings are better begun with other values than the first ones: a set of cards that can be dealt."""

    def filled(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen settings, and whatever must be chosen with them and is not yet, as it is usual for so many."""
        ...


class Rules(Protocol[S]):
    """One game. Holds its data files and nothing of a match, so one object serves every match and search.

    For authors: hold cards, never faces, from one question to the next. Lay a card open before
    anything is asked about it. Whatever the screen must show between two answers is in the table.
    """

    @property
    def info(self) -> GameInfo:
        """Seats, table settings and how secrets are kept, from game.toml."""
        ...

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        """What to say about these settings (all of them, with values) for so many seats; mostly nothing."""
        ...

    def deal(self, setup: Setup) -> S:
        """The table before the first step. Depends on the setup alone."""
        ...

    def step(self, state: S) -> Step:
        """Play on to the next point at which everything is in the state. One answer is best."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The result once the match is over, otherwise None. Changes nothing."""
        ...

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        """Figures to draw. Worked out from what the audience sees, so that they cannot tell more."""
        ...

    def refusal(self, state: S, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        """Why `pick` (dropped on `onto`) is no answer to `ask`: cause and consequence, for the asked seat's
        eyes alone. None where there is nothing better to say than that it cannot be done now."""
        ...
