"""The printed fields of a game's cards as the screen needs them: value, colours, signs. No rule is read here."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli

from .looks import CardLook, Looks


class Prints:
    """Fields by face. A file that cannot be read leaves its cards without fields: `check` tells about it."""

    def __init__(self, folder: Path, looks: Looks) -> None:
        files = {look.file for look in looks.card.values() if look.file}
        self._cards: dict[str, dict[str, Any]] = {}
        self._looks = looks.card
        self._backs: dict[str, str] = {}
        for name in sorted(files):
            tables = _tables(folder / name)
            self._cards |= tables
            self._backs |= {face: back for back, look in looks.card.items() if look.file == name for face in tables}

    def fields(self, face: str) -> Mapping[str, Any]:
        """What stands in the card file under this face; nothing for one that is in no file."""
        return self._cards.get(face, {})

    def back(self, face: str) -> str:
        """The back of the cards with this face, by the file in which it stands; "" where it is in none."""
        return self._backs.get(face, "")

    def look(self, back: str) -> CardLook:
        return self._looks.get(back) or CardLook()

    def value(self, face: str, back: str) -> str:
        """The value as printed, with a typographic minus."""
        key = self.look(back).value
        value = self.fields(face).get(key, "") if key else ""
        return f"−{-value}" if isinstance(value, int) and value < 0 else str(value)

    def worth(self, face: str, back: str) -> int:
        """What the look of its kind calls its worth, 0 for none."""
        value = self.fields(face).get(self.look(back).worth, 0)
        return value if isinstance(value, int) else 0

    def word(self, face: str, key: str) -> str:
        """A field that is a word: a colour, a family. "" where there is none."""
        value = self.fields(face).get(key, "") if key else ""
        return value if isinstance(value, str) else ""


def _tables(path: Path) -> dict[str, dict[str, Any]]:
    try:
        raw = tomli.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError):
        return {}
    return {face: card for face, card in raw.items() if isinstance(card, dict)}
