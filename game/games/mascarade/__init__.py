"""Mascarade: masks nobody is sure of."""

from __future__ import annotations

from game.content.files import GameFiles
from game.content.look_words import Shows

from .masks import Masks
from .rules import Mascarade


def build(files: GameFiles) -> Mascarade:
    """The rules with their data. What is wrong with the files is noted in them."""
    masks = Masks.read(files)
    files.needs(
        ("mask", "middle"),
        {"scenario": ("standard", "advanced", "custom"), "look": ("decoy", "lid"), "memory": ("off", "on")}
        | masks.settings(),
    )
    files.shows(
        Shows(
            backs=("mask",),
            counters=("coins", "court", "turn"),
            marks=(
                "agrees",
                "chosen",
                "claimer",
                "claims",
                "decoy",
                "due",
                "in_play",
                "lets_pass",
                "looked",
                "revealed",
                "step",
                "swap",
                "swap_middle",
                "turn",
                "wrong",
            ),
            styles=("mask",),
            scenery=("ballroom", "courthouse"),
        )
    )
    return Mascarade(files.info, files.zones, masks)
