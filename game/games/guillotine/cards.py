"""What is printed on the cards: nobles and action cards as the rules read them, checked and frozen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import msgspec

from game.core.effects import Call
from game.core.events import Said
from game.core.setup import GameInfo
from game.core.table import ZoneKind

Colour: TypeAlias = Literal["purple", "blue", "red", "green", "grey"]
AnyColour: TypeAlias = Literal["any", "purple", "blue", "red", "green", "grey"]
Strikes: TypeAlias = Literal["before_action", "before_collect"]


Need: TypeAlias = Callable[..., Said | None]  # called with the Turn: why the card may not be played now


@dataclass(frozen=True, slots=True)
class Noble:
    """A card of the noble deck."""

    id: str
    copies: int
    colour: Colour
    points: int  # as printed; 0 where the card counts other nobles
    by_count: bool = False  # printed with an asterisk: its worth hangs on the score pile
    bars_actions: bool = False  # at the front: nobody may play an action card
    on_collect: tuple[Call, ...] = ()
    after_action: tuple[Call, ...] = ()  # in line, when an action card has been resolved
    score: tuple[Call, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """A card of the action deck."""

    id: str
    copies: int
    family: str
    effects: tuple[Call, ...]
    needs: tuple[Need, ...] = ()  # of the effects: each may object to the card being played
    alters_line: bool = False  # barred by a card that guards the line
    guards_line: bool = False
    drop_any_time: bool = False
    strikes: Strikes | None = None  # the moment for which it waits before a player
    strike: tuple[Call, ...] = ()
    on_collect: tuple[Call, ...] = ()  # while it lies in front of the collector
    score: tuple[Call, ...] = ()


Few: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=12)]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Constants of the rules, from game.toml."""

    line: Annotated[int, msgspec.Meta(ge=1, le=50)]  # nobles that begin a day
    hand: Few  # action cards dealt to each player
    collect: Few  # nobles collected from the line in a turn
    draw: Few  # action cards drawn at the end of a turn


@dataclass(frozen=True, slots=True)
class Book:
    """All the data of the game; nothing of a match."""

    info: GameInfo
    zones: dict[str, ZoneKind]
    numbers: Numbers
    nobles: dict[str, Noble]
    actions: dict[str, Action]
    barring: frozenset[str]  # nobles that bar actions from the front
    guarding: frozenset[str]  # actions that guard the line
    answering: frozenset[str]  # nobles that answer to an action card
    droppable: frozenset[str]  # actions their owner may discard at any time

    @property
    def prints(self) -> tuple[str, ...]:
        """The face of every card, copies included: first the nobles, then the action cards."""
        nobles = [noble.id for noble in self.nobles.values() for _ in range(noble.copies)]
        return (*nobles, *(action.id for action in self.actions.values() for _ in range(action.copies)))

    @property
    def backs(self) -> tuple[str, ...]:
        return tuple("noble" if face in self.nobles else "action" for face in self.prints)
