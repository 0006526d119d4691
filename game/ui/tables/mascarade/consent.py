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
    """Where a seat's flag can be pressed: at the right edge of its panel, between name and figure."""
    x, y, w, h = laid.panels[seat]
    side = max(40 * laid.k, 30.0)
    return x + w - 22 * laid.k - side / 2, y + h * 0.43 - side / 2, side, side


def sign(rect: Rect, k: float) -> Box:
    """What is seen of a flag: in a small window less than what can be pressed."""
    x, y, w, h = rect
    return Box(x + w / 2 - 8 * k, y + h / 2 - 12 * k, 16 * k, 24 * k)


def flag(canvas: Canvas, rect: Rect, k: float, lit: bool, over: bool) -> None:
    """A flag on its pole; gold once the seat has consented."""
    colour: Colour = GOLD_LIGHT if lit else PAPER if over else DIM
    box = sign(rect, k)
    canvas.line((box.x, box.y), (box.x, box.bottom), colour, max(1.5, 2.4 * k))
    canvas.block(Box(box.x, box.y, box.w, box.h * 0.6), colour)


def label(canvas: Canvas, app: App, laid: Layout, button: Button) -> None:
    """What the flag means, beside it: its words, or when pressed once the question with what will happen."""
    armed = button.kind == "armed"
    k = max(laid.k, 0.62)
    lines: tuple[str, ...] = (button.label,)
    size, setter = 21 * k, app.type
    if armed:
        lines = (
            *setter.lines(canvas, app.say(f"{GAME}.confirm.agree_end"), 380 * k, size, "bold"),
            app.say("app.table.press_again"),
        )
    wide = max(setter.width(canvas, line, size, "bold") for line in lines) + 34 * k
    high = len(lines) * size * 1.4 + 18 * k
    x, y, w, h = button.rect
    left = min(max(8 * k, x + w / 2 - wide / 2), canvas.width - wide - 8 * k)
    top = y - high - 4 * k if y - high - 4 * k > laid.bar_ends else y + h + 4 * k
    box = Box(left, top, wide, high)
    sheet(canvas, box, 10 * k, BLOOD_DEEP if armed else NIGHT, CUE if armed else GOLD_LIGHT, 2 * k)
    for n, line in enumerate(lines):
        last = armed and n == len(lines) - 1
        setter.draw(
            canvas,
            line,
            box.x + box.w / 2,
            box.y + 9 * k + (n + 0.76) * size * 1.4,
            size,
            "bold",
            GOLD_LIGHT if last else PAPER,
            "centre",
        )


def given(canvas: Canvas, laid: Layout, view: TableView) -> None:
    """Who would end the match now, while nobody can be asked: the flags alone."""
    for seat in laid.panels:
        if ("agrees", seat) in view.marks:
            flag(canvas, place(laid, seat), laid.k, True, False)
