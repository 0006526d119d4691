"""Revolution, the Paris board for two (Reiner Knizia, Abacus 1992): influence, markers, three ways to win."""

from __future__ import annotations

from game.content.files import GameFiles
from game.content.look_words import Shows

from .pieces import read
from .rules import Revolution


def build(files: GameFiles) -> Revolution:
    """The rules with their data; mistakes in the files are noted there."""
    files.needs(
        ("counters", "markers", "buildings", "space", "marker"),
        {
            "secure": ("general", "one_empty"),
            "marking": ("automatic", "by_hand"),
            "buildings": ("edge", "gap"),
            "help": ("on", "off"),
            "lettering": ("upright", "each_side"),
        },
    )
    pieces = read(files)
    files.shows(
        Shows(
            backs=("counter", "marker", "building"),
            marks=("help", "last_beside_notre_dame", "lettering", "secure"),
            badges=("bastille", "final", "influence", "markers", "notre_dame", "versailles"),
            styles=("paris_counter", "paris_marker", "paris_building"),
            scenery=("board",),
        )
    )
    return Revolution(files.info, files.zones, pieces)
