"""Allegiance: loyal to the Temple, or not."""

from __future__ import annotations

from game.content.files import GameFiles

from .actions import verbs
from .roles import Roles
from .rules import Allegiance


def build(files: GameFiles) -> Allegiance:
    """The rules with their data. What is wrong with the files is noted in them."""
    files.needs(
        ("deck", "hand", "temple?", "guild?", "temple", "guild", "front", "guarded", "planted", "removed", "box")
    )
    return Allegiance(files.info, files.zones, Roles.read(files, verbs))
