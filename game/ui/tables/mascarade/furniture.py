"""What stands in the ballroom: the table, the courthouse with the fines on its steps, tags and tiles."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect

from ...canvas import Canvas
from ...materials import blank
from ...registry import Box
from ...shapes import kept, rounded
from ...table.card_draw import Sheet
from ...theme import (
    BLOOD,
    BLOOD_DEEP,
    CUE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    NIGHT,
    PAPER,
    PAPER_2,
    PAPER_3,
    WOOD,
    Colour,
    mix,
    rgb,
)
from .coins import STACK, stacks

if TYPE_CHECKING:
    from ...app import App

SLATE = rgb("#2F3142")
VELVET = rgb("#3B2458")
GAME = "mascarade"


def sheet(
    canvas: Canvas, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None, line: float = 0
) -> None:
    """A filled or outlined box with round corners."""
    canvas.blit(
        rounded(canvas.px(box.w), canvas.px(box.h), canvas.px(radius), fill, edge, max(1, canvas.px(line))),
        box.x,
        box.y,
    )


def ballroom(canvas: Canvas, rect: Rect) -> None:
    """A round table of violet velvet with rays, and the sign of a mask inlaid in the middle."""
    w, h = canvas.px(rect[2]), canvas.px(rect[3])

    def make() -> pygame.Surface:
        velvet = Sheet(w, h, (1000, 1000 * h / w))
        velvet.surface.fill((0, 0, 0, 0))
        high = velvet.units[1]
        x, y, rx, ry = 500.0, high / 2, 494.0, high / 2 - 5
        for part, colour in (
            (1.0, (0, 0, 0, 110)),
            (0.99, mix(WOOD, INK, 0.5)),
            (0.975, mix(WOOD, INK, 0.2)),
            (0.96, mix(GOLD, INK, 0.4)),
            (0.954, VELVET),
        ):
            velvet.oval(x, y, rx * part, ry * part, colour)
        for i in range(9):
            velvet.oval(x, y - 12, rx * (0.88 - i * 0.08), ry * (0.88 - i * 0.08), mix(VELVET, rgb("#6A4A94"), i / 16))
        for n in range(64):
            a = 2 * pi * n / 64
            near, far = ((x + cos(a) * rx * part, y + sin(a) * ry * part) for part in (0.42, 0.93))
            velvet.stroke(near, far, mix(VELVET, rgb("#8E6FC0"), 0.14), 1.4)
        for part in (0.4, 0.415, 0.7, 0.9):
            velvet.oval(x, y, rx * part, ry * part, mix(VELVET, GOLD, 0.22), 1.2)
        inlay = mix(VELVET, GOLD, 0.5)
        velvet.oval(x, y, 62, 30, inlay, 3)
        for side in (-1, 1):
            velvet.oval(x + side * 27, y - 2, 17, 8, inlay)
        return velvet.plain()

    canvas.blit(kept(("ballroom", w, h), make), rect[0], rect[1])


def courthouse(canvas: Canvas, app: App, rect: Rect, coins: int, due: str) -> None:
    """Always in its place, the fines on its steps; `due`: what will be paid at the end of this contest."""
    x, y, w, h = rect
    wide, high = canvas.px(w), canvas.px(h * 0.76)
    if app.images.has("mascarade/courthouse"):
        canvas.blit(app.images.picture("mascarade/courthouse", wide, high), x, y)
    else:
        canvas.blit(kept(("courthouse", wide, high), lambda: _house(wide, high)), x, y)
    u = h / 236
    foot = steps(rect)
    stacks(canvas, app, foot[0] - min(3, -(-coins // STACK)) * 19 * u, foot[1], coins, 36 * u, 150 * u)
    setter, figure = app.type, str(coins)
    label = app.say(f"{GAME}.badge.court")
    size = 25 * u
    words = setter.width(canvas, label, size, "bold")
    more = setter.width(canvas, f"+{due}", 32 * u, "poster") + 14 * u if due else 0.0
    left = x + w / 2 - (words + 16 * u + setter.width(canvas, figure, 46 * u, "poster") + more) / 2
    setter.draw(canvas, label, left, y + h - 12 * u, size, "bold", PAPER)
    left += words + 16 * u
    left += setter.draw(canvas, figure, left, y + h - 8 * u, 46 * u, "poster", GOLD_LIGHT)
    if due:
        setter.draw(canvas, f"+{due}", left + 14 * u, y + h - 10 * u, 32 * u, "poster", CUE)


def steps(rect: Rect) -> tuple[float, float]:
    """Where coins lie before the courthouse: the middle of their foot."""
    return rect[0] + rect[2] / 2, rect[1] + rect[3] * 0.72


def _house(wide: int, high: int) -> pygame.Surface:
    drawn = Sheet(wide, high, (400, 400 * high / wide))
    drawn.surface.fill((*PAPER_3, 0))
    tall = drawn.units[1]
    drawn.shape([(200, 4), (390, 78), (10, 78)], PAPER_3)
    drawn.shape([(200, 20), (346, 72), (54, 72)], mix(PAPER_2, rgb("#9A8AA8"), 0.35))
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


def tag(canvas: Canvas, app: App, text: str, x: float, y: float, k: float, left: float, colour: Colour = PAPER) -> None:
    """A dark label centred on (x, y), but nowhere left of `left`: a public fact about a seat."""
    size = 20 * k
    wide = app.type.width(canvas, text, size, "bold") + 22 * k
    x = max(x, left + wide / 2)
    sheet(canvas, Box(x - wide / 2, y - 15 * k, wide, 30 * k), 15 * k, NIGHT, colour, 1.6 * k)
    app.type.draw(canvas, text, x, y + 7 * k, size, "bold", colour, "centre")


def tile(
    canvas: Canvas, app: App, box: Box, act: str, title: str, k: float, over: bool, down: bool, enabled: bool
) -> None:
    """An action as a large paper card: its sign, its name, what it does."""
    fill = mix(PAPER, GOLD_LIGHT, 0.22) if over and enabled else PAPER_2 if down else PAPER
    ink = rgb("#341546")
    if not enabled:
        fill, ink = mix(NIGHT, PAPER, 0.16), mix(NIGHT, PAPER, 0.5)
    sheet(canvas, box.moved(0, 5 * k), 12 * k, (0, 0, 0, 90))
    blank(canvas.surface, canvas.rect(box), canvas.px(12 * k), fill)
    if over and enabled:
        sheet(canvas, box, 12 * k, None, GOLD_LIGHT, 3 * k)
    sheet(canvas, box.grown(-9 * k), 8 * k, None, GOLD_DEEP if enabled else mix(NIGHT, PAPER, 0.3), 1.6 * k)
    setter, about = app.type, app.say(f"{GAME}.badge.about_{act}")
    side = min(box.h - 28 * k, box.w * 0.32)
    left = box.x + 26 * k
    if app.images.has(f"mascarade/action/{act}"):
        picture = app.images.picture(f"mascarade/action/{act}", canvas.px(side), canvas.px(side))
        if not enabled:
            picture = picture.copy()
            picture.fill((255, 255, 255, 70), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.blit(picture, left, box.y + (box.h - side) / 2)
        left += side + 18 * k
    room = box.right - 24 * k - left
    size = setter.fit(canvas, title, room, (42 * k, 38 * k, 34 * k, 30 * k, 26 * k), "poster")
    small = max(20 * k, 12.0)
    lines = setter.lines(canvas, about, room, small, "effect")
    top = box.y + (box.h - size * 1.1 - len(lines) * small * 1.4 - 6 * k) / 2
    setter.draw(canvas, title, left, top + size * 0.9, size, "poster", ink)
    for n, line in enumerate(lines):
        setter.draw(canvas, line, left, top + size * 1.1 + 6 * k + (n + 0.8) * small * 1.4, small, "effect", ink)


def answer(canvas: Canvas, app: App, box: Box, text: str, k: float, red: bool, over: bool, down: bool) -> None:
    """What is answered to a claim: as large as an action, raised and ruled as the red button of the house."""
    colour, deep = (BLOOD, BLOOD_DEEP) if red else (SLATE, mix(SLATE, INK, 0.6))
    face = deep if down else mix(colour, PAPER, 0.1) if over else colour
    if not down:
        sheet(canvas, box.moved(0, 9 * k), 12 * k, (0, 0, 0, 90))
        sheet(canvas, box.moved(0, 5 * k), 12 * k, deep)
    box = box.moved(0, 2 * k) if down else box
    sheet(canvas, box, 12 * k, face)
    sheet(canvas, box.grown(-8 * k), 8 * k, None, mix(face, PAPER, 0.45), 2.4 * k)
    sheet(canvas, box.grown(-14 * k), 5 * k, None, mix(face, PAPER, 0.22), 1.4 * k)
    size = app.type.fit(canvas, text, box.w - 52 * k, (38 * k, 34 * k, 30 * k, 26 * k, 22 * k), "poster")
    app.type.draw(canvas, text, box.x + box.w / 2, box.y + box.h / 2 + size * 0.36, size, "poster", PAPER, "centre")


def half(canvas: Canvas, app: App, box: Box, text: str, k: float, over: bool, down: bool) -> None:
    """An answer under the lid: one of several that are all alike."""
    fill = mix(PAPER, GOLD_LIGHT, 0.3) if over else PAPER_2 if down else PAPER
    blank(canvas.surface, canvas.rect(box), canvas.px(12 * k), fill)
    sheet(canvas, box, 12 * k, None, GOLD_LIGHT if over else PAPER_3, 3 * k)
    size = app.type.fit(canvas, text, box.w - 20 * k, (40 * k, 34 * k, 28 * k, 22 * k), "poster")
    app.type.draw(canvas, text, box.x + box.w / 2, box.y + box.h / 2 + size * 0.36, size, "poster", INK, "centre")
