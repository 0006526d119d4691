"""Guillotine, the trick-taking game for four."""

from __future__ import annotations

from game.content.files import GameFiles

from .cards import Pack
from .rules import GuillotineTricks
from .variant import SETTINGS

ZONES = ("pack", "flipped", "hand", "trial?", "pardon?", "pardon", "trick", "taken", "plain", "annulled")


def build(files: GameFiles) -> GuillotineTricks:
    """The rules with their data. What is wrong with the files is noted in them."""
    files.needs(ZONES, SETTINGS)
    return GuillotineTricks(files.info, files.zones, Pack.read(files))
