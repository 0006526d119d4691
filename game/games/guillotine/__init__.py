"""Guillotine, the card game of 1998: heads on score piles, three days, and a line that never stands still.

state      where a match stands            turn       what a verb works on, and how it asks
rules      the order of things             moments    when waiting and lasting cards take effect
cards      what is printed                 reading    from the card files to that, checked
verbs_*    the words of effects            moves      where nobles may go in line
legal      what may be played, and why not scoring    what a score pile is worth
"""

from __future__ import annotations

from game.content.files import GameFiles
from game.content.look_words import Shows

from .reading import read_book
from .rules import GuillotineRules


def build(files: GameFiles) -> GuillotineRules:
    """The rules with their cards; mistakes in the files are noted there."""
    files.needs(
        (
            "line",
            "noble_deck",
            "noble_discard",
            "action_deck",
            "action_discard",
            "played",
            "hand",
            "score_pile",
            "in_front",
            "waiting",
        ),
        {"days": ("3", "2", "1"), "first": ("random", "chosen")},
    )
    files.shows(
        Shows(
            backs=("noble", "action"),
            counters=("day", "days", "extra_draws"),
            marks=("lost_action", "played", "this_turn", "turn"),
            badges=("day", "extra_draws", "score"),
            scenery=("square", "machine"),
        )
    )
    return GuillotineRules(read_book(files))
