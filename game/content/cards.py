"""What every card of every game has; a game adds fields of its own by a subclass."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Copies: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
ByLanguage: TypeAlias = dict[Literal["en", "ja"], str]


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fixed fields of a card. Its id is the table's name in the file and the face of its prints."""

    id: str
    copies: Copies = 1  # how many of it are in the deck; 0 takes it out of the game
    name: ByLanguage = {}  # only in a user's own card file, else in text.*.toml
    text: ByLanguage = {}  # the same for the effect text
    effects: tuple[dict[str, Any], ...] = ()  # verb calls, checked by the game's vocabulary
