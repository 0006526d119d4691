"""Allegiance: loyal to the Temple, or not."""

from __future__ import annotations

from game.content.files import GameFiles
from game.content.look_words import Shows

from .actions import verbs
from .roles import Roles
from .rules import Allegiance


def build(files: GameFiles) -> Allegiance:
    """The rules with their data. What is wrong with the files is noted in them."""
    files.needs(
        ("deck", "hand", "temple?", "guild?", "temple", "guild", "front", "guarded", "planted", "removed", "box")
    )
    files.shows(
        Shows(
            backs=("card",),
            counters=(
                "bonus_from",
                "counted",
                "guild",
                "guild_bonus",
                "round",
                "rounds",
                "temple",
                "temple_bonus",
            ),
            marks=("first_action", "phase", "side"),
            badges=("guild_followers", "temple_followers"),
            styles=("role",),
            scenery=(
                *(f"{before}{side}" for side in ("temple", "guild") for before in ("", "name_", "open_", "score_")),
                "steps",
            ),
            phases=("place", "count"),
        )
    )
    return Allegiance(files.info, files.zones, Roles.read(files, verbs))
