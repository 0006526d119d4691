"""What every card of every game has; a game adds fields of its own by a subclass."""
from __future__ import annotations

from typing import Any

import msgspec


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fixed fields of a card. Its id is the table's name in the file and the face of its prints."""

    id: str
    copies: int = 1
    name: dict[str, str] = {}      # by language; only in a user's own card file, else in text.*.toml
    text: dict[str, str] = {}      # the same for the effect text
    effects: tuple[dict[str, Any], ...] = ()     # verb calls, checked by the game's vocabulary
