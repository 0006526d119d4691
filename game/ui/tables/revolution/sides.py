"""What two people read who face each other over a flat screen: everything once towards each of them.

In a wide window the sides sit left and right, in a tall one at the foot and the head (`turns`, quarters clockwise).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect

from ...canvas import Canvas, Design
from ...registry import Box
from ...theme import GOLD_LIGHT, SLATE, SOFT
from . import overlay

if TYPE_CHECKING:
    from ...app import App

SIGN, ROW = 44.0, 62.0  # of the legend: a sign, and from one line of it to the next
LETTERS = (20, 19, 18, 17, 16, 15, 14)  # sizes of type, the first that fits


def turns(tall: bool) -> tuple[int, int]:
    return (0, 2) if tall else (1, 3)


def stamp(
    canvas: Canvas, size: tuple[float, float], turn: int, at: tuple[float, float], draw: Callable[[Canvas], object]
) -> None:
    """Something drawn upright on a sheet of this size, turned and put down with its middle at a point."""
    w, h = (max(1, canvas.px(each)) for each in size)
    sheet = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    sheet.fill((*SLATE, 0))
    draw(Canvas(sheet, Design(canvas.size, False, canvas.scale, w / canvas.scale, h / canvas.scale)))
    canvas.blit_centred(pygame.transform.rotate(sheet, -90 * turn), *at)


def edge(rect: Rect, turn: int, inside: float) -> tuple[float, float]:
    """The middle of the edge that is nearest to a reader, moved inside by so much."""
    x, y, w, h = rect
    return ((x + w / 2, y + h - inside), (x + inside, y + h / 2), (x + w / 2, y + inside), (x + w - inside, y + h / 2))[
        turn
    ]


# ---------------------------------------------------------------------- the legend


def _line(canvas: Canvas, app: App, game: str, i: int, x: float, y: float, k: float, right: float) -> float:
    """One line of the legend, 0: secured, 1: would be secured; it ends before `right`. Returns where."""
    size = SIGN * k
    for side in (0, 1):
        rect = (x + side * (SIGN + 12) * k, y, size, size)
        if i:
            overlay.hatch(canvas, rect, side, k)
        overlay.frame(canvas, rect, side, k * 0.7, dashed=bool(i))
    text, left = app.words.say(f"{game}.badge.{('final', 'would_be_final')[i]}", ()), x + 122 * k
    letters = app.type.fit(canvas, text, right - left, tuple(each * k for each in LETTERS))
    text = app.type.cut(canvas, text, right - left, letters)
    return left + app.type.draw(canvas, text, left, y + size * 0.66, letters, "ui", SOFT)


def legend(canvas: Canvas, app: App, game: str, x: float, y: float, k: float, wide: float) -> None:
    """What the frames and strokes on the board mean, in two lines as wide as this at most."""
    for i in (0, 1):
        _line(canvas, app, game, i, x, y + i * ROW * k, k, x + wide)


def legend_in_gaps(canvas: Canvas, app: App, game: str, gaps: Sequence[Rect], k: float) -> None:
    """In one line between each panel and the board, towards the panel's side, where that is wide enough."""
    for turn, (x, y, w, h) in zip(turns(False), gaps):
        if w < (SIGN + 12) * k:
            continue

        def draw(inner: Canvas) -> None:
            half = _line(inner, app, game, 0, 4 * k, 4 * k, k, inner.width / 2)
            _line(inner, app, game, 1, half + 40 * k, 4 * k, k, inner.width)

        stamp(canvas, (h, (SIGN + 8) * k), turn, (x + w / 2, y + h / 2), draw)


def beside_the_head(
    canvas: Canvas, app: App, game: str, room: Rect, k: float, asked: tuple[str, str], each_side: bool, told: bool
) -> None:
    """A tall window: beside the panel at its head. The legend upright; for who sits there also turned, with what is
    asked. `told`: there is a legend."""
    x, y, w, h = room
    if w < 240 * k:
        return
    tall = (ROW + SIGN) * k
    if told:
        legend(canvas, app, game, x, y + h - tall, k, w)
    if not each_side:
        return
    free = h - tall - 24 * k
    if told:
        stamp(
            canvas, (w, tall), 2, (x + w / 2, y + free - tall / 2), lambda inner: legend(inner, app, game, 0, 0, k, w)
        )
        free -= tall + 24 * k

    def draw(inner: Canvas) -> None:
        name, text = asked
        if name:
            app.type.draw(inner, app.type.cut(inner, name, w, 26 * k, "bold"), 0, 26 * k, 26 * k, "bold", GOLD_LIGHT)
        top = 40 * k if name else 0.0
        sizes = tuple(each * k for each in (22, *LETTERS))
        letters = next((each for each in sizes if app.type.height(inner, text, w, each) <= free - top), sizes[-1])
        app.type.block(inner, text, Box(0, top, w, free - top), letters, "ui", SOFT)

    stamp(canvas, (w, free), 2, (x + w / 2, y + free / 2), draw)


def asked_at_edges(canvas: Canvas, app: App, panels: Sequence[Rect], k: float, asked: tuple[str, str]) -> None:
    """A wide window: what is asked, in one line along the outer edge of each panel, where there is room."""
    name, text = asked
    for turn, (x, y, w, h) in zip(turns(False), panels):
        room = x if turn == 1 else canvas.width - x - w
        if room < 30 * k:
            continue
        sizes, gap = tuple(each * k for each in (22, 20, 18, 16)), 14 * k if name else 0.0

        def wide(size: float) -> float:
            return (app.type.width(canvas, name, size, "bold") if name else 0.0) + app.type.width(canvas, text, size)

        size = next((size for size in sizes if wide(size) + gap <= h), sizes[-1])

        def draw(inner: Canvas, size: float = size, gap: float = gap) -> None:
            left = max(0.0, (inner.width - wide(size) - gap) / 2)
            if name:
                left += app.type.draw(inner, name, left, size * 1.05, size, "bold", GOLD_LIGHT) + gap
            app.type.draw(inner, text, left, size * 1.05, size, "ui", SOFT)

        middle = room / 2 if turn == 1 else canvas.width - room / 2
        stamp(canvas, (h, size * 1.45), turn, (middle, y + h / 2), draw)
