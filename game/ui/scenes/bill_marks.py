"""What stands over a column of the bill in place of its name, or above it: the signs that its cards bear."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.content.looks import read
from game.content.problems import BadFiles

from ..shapes import kept
from ..table.card_draw import Sheet, mark
from ..theme import GROUPS, INK, PAPER, Colour, rgb

if TYPE_CHECKING:
    from ..app import App

_UNITS = 100.0
_CARD: Colour = rgb("#5B4A9A")


def marks(app: App, game: str) -> dict[str, str]:
    """The marks of a game, by the last word of the text keys of its columns."""
    try:
        return dict(read(app.data / "games" / game).bill)
    except (BadFiles, OSError):
        return {}  # `check` names the mistake; the names of the columns do


def picture(name: str, size: int) -> pygame.Surface:
    """A mark, `size` pixels square, for paper."""

    def make() -> pygame.Surface:
        sheet = Sheet(size, size, (_UNITS, _UNITS))
        if name in GROUPS:
            sheet.rect(2, 2, 96, 96, GROUPS[name][0], 16)
            mark(sheet, name, 50, 50, 0.72)
        elif name == "pair":
            for x in (31, 69):
                sheet.oval(x, 50, 24, 24, INK, 9)
        else:
            sheet.rect(20, 6, 60, 88, _CARD, 9)
            sheet.oval(50, 44, 17, 17, PAPER)
        return sheet.plain()

    return kept(("bill_mark", name, size), make)
