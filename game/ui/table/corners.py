"""The round buttons in the corners of a flat screen: each turns the table towards one edge of the glass.

They stay where they are while the table turns. Whoever sits at an edge finds the button of that edge at the right end
of it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect

from .. import icons
from ..canvas import Canvas, Design
from ..registry import Box
from ..theme import EDGE, FAINT, GOLD_LIGHT, PANEL, PAPER, SOFT, mix
from .boxes import plate
from .interaction import Button
from .turning import EDGES

if TYPE_CHECKING:
    from ..scenes.table import TableScene

KIND, NAME = "corner", "turn:"
_RADII = {"L": 22.0, "M": 18.0, "S": 17.0}
_INSET = 4.0  # from the two edges of the glass


def radius(design: Design) -> float:
    return _RADII[design.size]


def room(design: Design) -> float:
    """How far into the table a button reaches, and a little more."""
    return 2 * radius(design) + 2 * _INSET


def places(design: Design, side: int) -> dict[int, Rect]:
    """By edge of the glass, where its button is in the picture of a table that is turned to this side."""
    width, height, size = design.width, design.height, room(design)
    corners = ((width - size, height - size), (0.0, height - size), (0.0, 0.0), (width - size, 0.0))
    return {(at + side) % EDGES: (x, y, size, size) for at, (x, y) in enumerate(corners)}


def buttons(scene: TableScene) -> list[Button]:
    """One for each edge, on a table that turns. While a hand lies open, it stays as it is."""
    if not scene.app.settings.turn_table:
        return []
    label = scene.app.say("app.table.turn_here")
    return [
        Button(f"{NAME}{edge}", rect, label, KIND, deed=partial(scene.turn_to, edge), enabled=scene.may_be_turned)
        for edge, rect in places(scene.app.design, scene.side).items()
    ]


def draw(canvas: Canvas, scene: TableScene, button: Button, over: bool, down: bool) -> None:
    """A disc with an arrow round to the edge; gold where the table lies that way."""
    app, box, edge = scene.app, Box(*button.rect), int(button.name.removeprefix(NAME))
    small = radius(canvas.design) * app.pressing.size(f"table:{button.name}", down)
    x, y = box.centre
    here = edge == scene.side
    disc = Box(x - small, y - small, 2 * small, 2 * small)
    line = GOLD_LIGHT if here or over else mix(EDGE, PANEL, 0.45)
    plate(canvas, disc, small, mix(PANEL, EDGE, 0.12) if over and button.enabled else PANEL, line, 1.6)
    colour = GOLD_LIGHT if here else SOFT if button.enabled else FAINT
    sign = icons.icon("to_edge", canvas.px(small * 1.5), colour)
    sign = pygame.transform.rotate(sign, -90 * ((edge - scene.side) % EDGES))
    canvas.blit_centred(sign, x, y)


def tip(canvas: Canvas, scene: TableScene, button: Button) -> None:
    """What it does, beside it."""
    setter, box = scene.app.type, Box(*button.rect)
    size = canvas.by_size(20, 17, 16)
    wide, high = setter.width(canvas, button.label, size, "bold") + 28, size * 1.9
    x = box.right + 6 if box.x < canvas.width / 2 else box.x - wide - 6
    y = min(max(4, box.y + (box.h - high) / 2), canvas.height - high - 4)
    plate(canvas, Box(x, y, wide, high), 8, PANEL, GOLD_LIGHT, 1.6)
    middle = y + high / 2 + size * 0.36
    setter.draw(canvas, button.label, x + wide / 2, middle, size, "bold", PAPER, "centre")
