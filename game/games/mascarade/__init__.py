"""Mascarade: masks nobody is sure of."""

from __future__ import annotations

from game.content.files import GameFiles

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
    return Mascarade(files.info, files.zones, masks)
