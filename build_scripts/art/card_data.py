"""What the pictures of the Guillotine's cards take from its card files: colour groups and families, and nothing more.

Whoever edits a card file may be half way through: what cannot be read here is left out, and `check` tells about it.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path

from build_scripts.art.palette import FAMILIES, GROUPS
from build_scripts.environment import ROOT

DATA = ROOT / "data" / "games" / "guillotine"


def nobles(data: Path = DATA) -> Mapping[str, str]:
    """Colour group of every noble, by id."""
    return _words(data / "nobles.toml", "colour", GROUPS)


def actions(data: Path = DATA) -> Mapping[str, str]:
    """Family of every action card, by id."""
    return _words(data / "actions.toml", "family", FAMILIES)


def readable(data: Path = DATA) -> bool:
    """Whether the card files are whole; while one is torn, the pictures that there are had better stay."""
    try:
        for name in ("nobles.toml", "actions.toml"):
            tomllib.loads((data / name).read_text("utf-8"))
    except (OSError, ValueError):
        return False
    return True


def _words(file: Path, key: str, known: Mapping[str, object]) -> Mapping[str, str]:
    try:
        cards = tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    found = {card: fields.get(key) for card, fields in cards.items() if isinstance(fields, dict)}
    return {card: word for card, word in found.items() if isinstance(word, str) and word in known}
