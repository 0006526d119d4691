"""Guillotine, the trick-taking game for four."""

from __future__ import annotations

from game.content.files import GameFiles
from game.content.look_words import Shows

from .cards import Pack
from .rules import GuillotineTricks
from .variant import SETTINGS

ZONES = ("pack", "flipped", "hand", "trial?", "pardon?", "pardon", "trick", "taken", "plain", "annulled")

ROUNDS = range(1, 13)
SHOWS = Shows(
    backs=("card",),
    counters=(
        "round",
        "score",
        "team_score",
        "trick",
        "tricks",
        *(f"{whose}round_{n}" for whose in ("", "team_") for n in ROUNDS),
    ),
    marks=(
        "annulled",
        "dealer",
        "last_trick",
        "led",
        "target_1",
        "target_2",
        "team",
        "terror",
        "took",
        "trial",
        "winning",
        *(f"setting.{key}" for key in SETTINGS),
    ),
    badges=("penalty", "score"),
    styles=("playing",),
    scenery=("oval", "poster", "trick_count", "last_trick", "score_sheet", "terror"),
)


def build(files: GameFiles) -> GuillotineTricks:
    """The rules with their data. What is wrong with the files is noted in them."""
    files.needs(ZONES, SETTINGS)
    files.shows(SHOWS)
    return GuillotineTricks(files.info, files.zones, Pack.read(files))
