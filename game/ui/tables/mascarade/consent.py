"""The small white flags at the panels: the standing right of every seat to end the match by agreement."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.view import TableView

from ...canvas import Canvas
from ...registry import Box
from ...theme import BLOOD_DEEP, CUE, DIM, GOLD_LIGHT, NIGHT, PAPER, Colour
from .furniture import GAME, sheet

if TYPE_CHECKING:
    from ...app import App
    from ...table.interaction import Button
    from ...table.layout import Layout


def place(laid: Layout, seat: int) -> Rect:
    """Where a seat's flag can be pressed: at the upper right corner of its panel, over nothing else."""
    x, y, w, _ = laid.panels[seat]
    side = max(40 * laid.k, 30.0)
    return x + w - side * .72, y - side * .3, side, side


def flag(canvas: Canvas, rect: Rect, lit: bool, over: bool) -> None:
    """A flag on its pole; gold once the seat has consented."""
    x, y, w, h = rect
    colour: Colour = GOLD_LIGHT if lit else PAPER if over else DIM
    pole, top, high = x + w * .34, y + h * .18, h * .64
    canvas.line((pole, top), (pole, top + high), colour, max(1.5, w * .06))
    canvas.block(Box(pole, top, w * .42, high * .5), colour)


def label(canvas: Canvas, app: App, laid: Layout, button: Button) -> None:
    """What the flag means, beside it: its words, or when pressed once the question with what will happen."""
    armed = button.kind == "armed"
    k = max(laid.k, .62)
    lines: tuple[str, ...] = (button.label,)
    size, setter = 21 * k, app.type
    if armed:
        lines = (*setter.lines(canvas, app.say(f"{GAME}.confirm.agree_end"), 380 * k, size, "bold"),
                 app.say("app.table.press_again"))
    wide = max(setter.width(canvas, line, size, "bold") for line in lines) + 34 * k
    high = len(lines) * size * 1.4 + 18 * k
    x, y, w, h = button.rect
    left = min(max(8 * k, x + w / 2 - wide / 2), canvas.width - wide - 8 * k)
    top = y - high - 4 * k if y - high - 4 * k > laid.regions["bar"][3] else y + h + 4 * k
    box = Box(left, top, wide, high)
    sheet(canvas, box, 10 * k, BLOOD_DEEP if armed else NIGHT, CUE if armed else GOLD_LIGHT, 2 * k)
    for n, line in enumerate(lines):
        last = armed and n == len(lines) - 1
        setter.draw(canvas, line, box.x + box.w / 2, box.y + 9 * k + (n + .76) * size * 1.4, size, "bold",
                    GOLD_LIGHT if last else PAPER, "centre")


def given(canvas: Canvas, laid: Layout, view: TableView) -> None:
    """Who would end the match now, while nobody can be asked: the flags alone."""
    for seat in laid.panels:
        if ("agrees", seat) in view.marks:
            flag(canvas, place(laid, seat), True, False)
