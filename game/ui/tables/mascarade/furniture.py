"""What stands in the ballroom: the table, coins as stacks that can be counted, the courthouse, tags and tiles."""
from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect

from ...canvas import Canvas
from ...registry import Box
from ...shapes import kept, rounded
from ...table.card_draw import Sheet
from ...theme import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, NIGHT, PAPER, PAPER_2, PAPER_3, WOOD, Colour, mix, rgb

if TYPE_CHECKING:
    from ...app import App

VELVET = rgb("#3B2458")
STACK = 6                                # coins in a full stack


def sheet(canvas: Canvas, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None,
          line: float = 0) -> None:
    """A filled or outlined box with round corners."""
    canvas.blit(rounded(canvas.px(box.w), canvas.px(box.h), canvas.px(radius), fill, edge, max(1, canvas.px(line))),
                box.x, box.y)


def ballroom(canvas: Canvas, rect: Rect) -> None:
    """A round table of violet velvet with rays, and the sign of a mask inlaid in the middle."""
    w, h = canvas.px(rect[2]), canvas.px(rect[3])

    def make() -> pygame.Surface:
        velvet = Sheet(w, h, (1000, 1000 * h / w))
        velvet.surface.fill((0, 0, 0, 0))
        high = velvet.units[1]
        x, y, rx, ry = 500.0, high / 2, 494.0, high / 2 - 5
        for part, colour in ((1.0, (0, 0, 0, 110)), (.99, mix(WOOD, INK, .5)), (.975, mix(WOOD, INK, .2)),
                             (.96, mix(GOLD, INK, .4)), (.954, VELVET)):
            velvet.oval(x, y, rx * part, ry * part, colour)
        for i in range(9):
            velvet.oval(x, y - 12, rx * (.88 - i * .08), ry * (.88 - i * .08), mix(VELVET, rgb("#6A4A94"), i / 16))
        for n in range(64):
            a = 2 * pi * n / 64
            near, far = ((x + cos(a) * rx * part, y + sin(a) * ry * part) for part in (.42, .93))
            velvet.stroke(near, far, mix(VELVET, rgb("#8E6FC0"), .14), 1.4)
        for part in (.4, .415, .7, .9):
            velvet.oval(x, y, rx * part, ry * part, mix(VELVET, GOLD, .22), 1.2)
        inlay = mix(VELVET, GOLD, .5)
        velvet.oval(x, y, 62, 30, inlay, 3)
        for side in (-1, 1):
            velvet.oval(x + side * 27, y - 2, 17, 8, inlay)
        return velvet.plain()

    canvas.blit(kept(("ballroom", w, h), make), rect[0], rect[1])


def coin_stacks(canvas: Canvas, app: App, x: float, y: float, coins: int, size: float) -> None:
    """`coins` in stacks of six from the left; (x, y) is the foot of the first one, `size` the width of a coin."""
    stacks = -(-coins // STACK)
    step = size * 1.04 if stacks <= 3 else size * 3.1 / stacks
    for n in range(stacks):
        for k in range(min(STACK, coins - n * STACK)):
            coin(canvas, app, x + size / 2 + n * step, y - size * .2 - k * size * .17, size)


def coin(canvas: Canvas, app: App, x: float, y: float, size: float) -> None:
    """A coin on its flat side; (x, y) is its middle."""
    pixels = max(4, canvas.px(size))
    if app.images.has("mascarade/coin_side"):
        canvas.blit_centred(app.images.picture("mascarade/coin_side", pixels), x, y)
        return

    def make() -> pygame.Surface:
        drawn = Sheet(pixels, pixels, (200, 200))
        drawn.surface.fill((*GOLD_DEEP, 0))
        drawn.oval(100, 116, 96, 52, mix(GOLD_DEEP, INK, .35))
        drawn.oval(100, 100, 96, 52, mix(GOLD_DEEP, INK, .1))
        drawn.oval(100, 92, 96, 50, GOLD)
        drawn.oval(100, 90, 78, 38, GOLD_LIGHT, 6)
        return drawn.plain()

    canvas.blit_centred(kept(("coin", pixels), make), x, y)


def courthouse(canvas: Canvas, app: App, rect: Rect, coins: int, label: str) -> None:
    """Always in its place, the fines on its steps."""
    x, y, w, h = rect
    wide, high = canvas.px(w), canvas.px(h * .72)
    if app.images.has("mascarade/courthouse"):
        canvas.blit(app.images.picture("mascarade/courthouse", wide, high), x, y)
    else:
        canvas.blit(kept(("courthouse", wide, high), lambda: _house(wide, high)), x, y)
    u = h / 236
    coin_stacks(canvas, app, x + w / 2 - 30 * u, y + h * .74, min(coins, 18), 42 * u)
    setter = app.type
    words = setter.width(canvas, label, 24 * u, "bold")
    figure = str(coins)
    left = x + w / 2 - (words + 16 * u + setter.width(canvas, figure, 44 * u, "poster")) / 2
    setter.draw(canvas, label, left, y + h - 12 * u, 24 * u, "bold", PAPER)
    setter.draw(canvas, figure, left + words + 16 * u, y + h - 8 * u, 44 * u, "poster", GOLD_LIGHT)


def _house(wide: int, high: int) -> pygame.Surface:
    drawn = Sheet(wide, high, (400, 400 * high / wide))
    drawn.surface.fill((*PAPER_3, 0))
    tall = drawn.units[1]
    drawn.shape([(200, 4), (390, 78), (10, 78)], PAPER_3)
    drawn.shape([(200, 20), (346, 72), (54, 72)], mix(PAPER_2, rgb("#9A8AA8"), .35))
    drawn.rect(14, 78, 372, 20, PAPER_2)
    drawn.rect(40, 98, 320, tall - 150, rgb("#2A2C3A"))
    for n in range(6):
        at = 42 + n * 58
        drawn.rect(at, 98, 26, tall - 150, PAPER_2)
        drawn.rect(at + 18, 98, 8, tall - 150, PAPER_3)
        drawn.rect(at - 5, 98, 36, 8, PAPER)
        drawn.rect(at - 5, tall - 60, 36, 8, PAPER)
    for n in range(3):
        drawn.rect(28 - n * 12, tall - 52 + n * 16, 344 + n * 24, 17, mix(PAPER_2, PAPER_3, n / 2))
    return drawn.plain()


def tag(canvas: Canvas, app: App, text: str, x: float, y: float, k: float, colour: Colour = PAPER) -> None:
    """A dark label centred on (x, y): a public fact about a seat."""
    size = 20 * k
    wide = app.type.width(canvas, text, size, "bold") + 22 * k
    sheet(canvas, Box(x - wide / 2, y - 15 * k, wide, 30 * k), 15 * k, NIGHT, colour, 1.6 * k)
    app.type.draw(canvas, text, x, y + 7 * k, size, "bold", colour, "centre")


def tile(canvas: Canvas, app: App, box: Box, act: str, words: tuple[str, str], k: float, over: bool, down: bool,
         enabled: bool) -> None:
    """An action as a large paper card: its sign, its name and what it does."""
    fill = mix(PAPER, GOLD_LIGHT, .22) if over and enabled else PAPER_2 if down else PAPER
    ink = rgb("#341546")
    if not enabled:
        fill, ink = mix(NIGHT, PAPER, .16), mix(NIGHT, PAPER, .5)
    sheet(canvas, box.moved(0, 5 * k), 12 * k, (0, 0, 0, 90))
    sheet(canvas, box, 12 * k, fill, GOLD_LIGHT if over and enabled else None, 3 * k)
    sheet(canvas, box.grown(-9 * k), 8 * k, None, GOLD_DEEP if enabled else mix(NIGHT, PAPER, .3), 1.6 * k)
    left = _sign(canvas, app, act, box, k, enabled)
    setter, (title, about) = app.type, words
    room = box.x + box.w - left - 24 * k
    middle = left + room / 2
    size = setter.fit(canvas, title, room, (42 * k, 36 * k, 30 * k, 26 * k), "poster")
    setter.draw(canvas, title, middle, box.y + box.h * .42, size, "poster", ink, "centre")
    size = 20 * k
    lines = setter.lines(canvas, about, room, size, "effect")
    for n, text in enumerate(lines):
        setter.draw(canvas, text, middle, box.y + box.h * .64 + n * size * 1.3, size, "effect", ink, "centre")


def _sign(canvas: Canvas, app: App, act: str, box: Box, k: float, enabled: bool) -> float:
    """The round sign of an action at the left of its card; gives where the words may begin."""
    name, size = f"mascarade/action/{act}", min(box.h - 44 * k, box.w * .32)
    if not enabled or size < 60 * k or not app.images.has(name):
        return box.x + 24 * k
    canvas.blit(app.images.picture(name, canvas.px(size), canvas.px(size)), box.x + 22 * k, box.y + (box.h - size) / 2)
    return box.x + size + 34 * k


def half(canvas: Canvas, app: App, box: Box, text: str, k: float, over: bool, down: bool) -> None:
    """An answer under the lid: one of several that are all alike."""
    fill = mix(PAPER, GOLD_LIGHT, .3) if over else PAPER_2 if down else PAPER
    sheet(canvas, box, 12 * k, fill, GOLD_LIGHT if over else PAPER_3, 3 * k)
    size = app.type.fit(canvas, text, box.w - 20 * k, (40 * k, 34 * k, 28 * k, 22 * k), "poster")
    app.type.draw(canvas, text, box.x + box.w / 2, box.y + box.h / 2 + size * .36, size, "poster", INK, "centre")
