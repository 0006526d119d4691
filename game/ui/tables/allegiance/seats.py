"""What stands in a seat's panel besides cards: name, First Action, the hand as a fan of backs, tags and shields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.view import CardView

from ...canvas import Canvas
from ...registry import Box
from ...table.boxes import plate
from ...table.layout import Layout, within
from ...table.shapes import RATIO, Spot
from ...table.sprites import SpritePainter
from ...theme import BLOOD_DEEP, INK, PAPER, PAPER_3, STEEL, WOOD, Token
from ...tokens import token
from . import signs
from .signs import GAME

if TYPE_CHECKING:
    from ...app import App


class Seats:
    """Draws heads of panels and signs on cards."""

    def __init__(self, app: App) -> None:
        self.app = app

    def head(self, canvas: Canvas, laid: Layout, seat: int, name: str, right: float, first: bool) -> None:
        """The name up to `right`, with the First Action card behind it."""
        k, panel = laid.k, laid.panels[seat]
        setter, x = self.app.type, panel[0] + 58 * laid.k
        mark = self.app.say(f"{GAME}.badge.first_action")
        long = setter.width(canvas, mark, 19 * k, "bold") + 44 * k
        room = right - x
        fits = setter.width(canvas, name, 26 * k, "bold") + long + 16 * k <= room
        tag = (long if fits else 34 * k) if first else 0.0
        room -= tag + (14 * k if first else 0)
        size = setter.fit(canvas, name, room, (26 * k, 24 * k, 22 * k, 20 * k), "bold")
        lines, size = setter.name(canvas, name, room, (size,), "bold")
        base = panel[1] + 33 * k + size * 0.36 - (len(lines) - 1) * 11 * k
        wide = 0.0
        for n, line in enumerate(lines):
            wide = max(wide, setter.draw(canvas, line, x, base + n * 23 * k, size, "bold", PAPER))
        if first:
            self.first(canvas, Box(x + wide + 14 * k, panel[1] + 17 * k, tag, 32 * k), k, short=not fits)

    def first(self, canvas: Canvas, box: Box, k: float, short: bool = False) -> None:
        """The First Action card: a slip of paper with a red arrow, and its name where there is room."""
        mark = "" if short else self.app.say(f"{GAME}.badge.first_action")
        wide = self.app.type.width(canvas, mark, 19 * k, "bold") + 44 * k if mark else 34 * k
        box = Box(box.x, box.y, wide, box.h)
        plate(canvas, box, 5 * k, PAPER, raised=2 * k)
        plate(canvas, box.grown(-3 * k), 3 * k, None, BLOOD_DEEP, 1.5 * k)
        x, y = box.x + 17 * k, box.y + box.h / 2
        for n in range(8):
            high = 8 * k * (1 - n / 8)
            canvas.block(Box(x - 6 * k + n * 1.7 * k, y - high, 2 * k, high * 2), BLOOD_DEEP)
        if mark:
            self.app.type.draw(canvas, mark, x + 17 * k, y + 7 * k, 19 * k, "bold", BLOOD_DEEP)

    def badge(self, laid: Layout, seat: int) -> Rect:
        """Where the fan of a seat's hand stands; it can be chosen there."""
        tall = laid.face.size[1] > laid.face.size[0]
        return within(laid.panels[seat], (224, 6, 110, 50) if tall else (-122, 8, 110, 50), laid.k)

    def hand(self, canvas: Canvas, laid: Layout, painter: SpritePainter, rect: Rect, n: int) -> None:
        """A little fan of backs, and how many they are."""
        k = laid.k
        wide = 27 * k
        middle = rect[1] + rect[3] / 2
        many = min(n, 4)
        for i in range(many):
            out = i - (many - 1) / 2
            spot = Spot(
                rect[0] + 34 * k + out * 10 * k,
                middle + abs(out) * 1.6 * k,
                wide,
                wide * RATIO["full"],
                -out * 8,
                "full",
            )
            painter.card(canvas, spot, None, "card")
        self.app.type.draw(
            canvas,
            self.app.words.number(n),
            rect[0] + rect[2] - 8 * k,
            middle + 13 * k,
            36 * k,
            "poster",
            PAPER,
            "right",
        )

    def over_tray(
        self, canvas: Canvas, laid: Layout, painter: SpritePainter, whose: Token, n: int, first: bool
    ) -> None:
        """The same of the seat whose front lies under the large tray, on the tray's upper edge."""
        k, (x, y, w, _) = laid.k, laid.regions["tray"]
        box = Box(x + w - 204 * k, y - 42 * k, 156 * k, 46 * k)
        plate(canvas, box, 9 * k, (30, 26, 34, 235), WOOD, 1.8 * k)
        canvas.blit_centred(token(whose, canvas.px(12 * k)), box.x + 24 * k, box.y + box.h / 2)
        self.hand(canvas, laid, painter, (box.x + 38 * k, box.y, box.w - 42 * k, box.h), n)
        if first:
            wide = self._first_wide(canvas, k)
            self.first(canvas, Box(box.x - wide - 14 * k, box.y + 6 * k, wide, 32 * k), k)

    def over_tray_wide(self, canvas: Canvas, k: float) -> float:
        """How far that reaches from the tray's right end, as long as it can be."""
        return 204 * k + self._first_wide(canvas, k) + 24 * k

    def _first_wide(self, canvas: Canvas, k: float) -> float:
        return self.app.type.width(canvas, self.app.say(f"{GAME}.badge.first_action"), 19 * k, "bold") + 44 * k

    # ------------------------------------------------------------------ on cards

    def planted(self, canvas: Canvas, k: float, spot: Spot, looked_at: bool) -> None:
        """The tag of a card that somebody slipped in; over its figure while its name is being read."""
        setter, text = self.app.type, self.app.say(f"{GAME}.badge.planted")
        small = spot.w < 80 * k
        size = setter.fit(canvas, text, spot.w - 14 * k, (19 * k, 17 * k, 15 * k, 13 * k, 11 * k), "bold")
        wide = min(spot.w - 4 * k, setter.width(canvas, text, size, "bold") + 18 * k)
        high = size * 1.5
        low = spot.y + (spot.h * 0.12 if looked_at else spot.h / 2 - (4 if small else 10) * k)
        box = Box(spot.x - wide / 2, low - high, wide, high)
        plate(canvas, box, high / 2, INK, PAPER_3, 1.8 * k)
        setter.draw(canvas, text, spot.x, box.y + high * 0.5 + size * 0.36, size, "bold", PAPER, "centre")

    def pair(self, canvas: Canvas, k: float, guard: Spot, kept: Spot) -> None:
        """Steel frame and shield over a Guard and the card it keeps."""
        x, y, _, h = guard.rect
        right = kept.rect[0] + kept.rect[2]
        plate(canvas, Box(x, y, right - x, h).grown(3 * k), 8 * k, None, STEEL, 3.4 * k)
        size = max(24 * k, min(44 * k, kept.w * 0.36))
        canvas.blit_centred(signs.shield(canvas.px(size)), right - size * 0.18, y + size * 0.22)


def pairs(row: Sequence[CardView]) -> list[tuple[str, str]]:
    """(Guard, card it keeps) by handle, of a row of guarded cards."""
    return [(row[n].handle, row[n + 1].handle) for n in range(0, len(row) - 1, 2)]
