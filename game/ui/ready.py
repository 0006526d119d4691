"""What a scene will need of code and words, got ready in parts before it is wanted."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from game.content import looks
from game.content.problems import BadFiles

# In an order in which none of them brings much with it: code is read once, by whoever wants it first.
MODULES = (
    "game.session.history",
    "game.session.showing",
    "game.session.session",
    "game.ui.table.motion",
    "game.ui.table.layout",
    "game.ui.table.beats",
    "game.ui.table.abacus",
    "game.ui.table.tableau",
    "game.ui.table.board",
    "game.ui.table.interaction",
    "game.ui.table.eyes",
    "game.ui.table.paint",
    "game.ui.scenes.table",
    "game.ui.scenes.handoff",
)


def table(game: str, games: Path) -> Iterator[None]:
    """The code of a table, of what this game puts on it, and how it lies there; `games`: the folder of its data."""
    with suppress(BadFiles):  # the table says what is wrong
        looks.read(games / game)
    yield
    new = False
    for name in (*MODULES, f"game.ui.tables.{game}"):
        if name not in sys.modules and find_spec(name) is not None:
            import_module(name)
            new = True
            yield
    if new:
        gc.freeze()  # code stays: nobody need look through it for what can be thrown away, in the middle of a game
