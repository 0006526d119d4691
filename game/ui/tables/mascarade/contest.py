"""What is told about masks in the middle: whose each of them is, who was right, and how far a contest has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.view import TableView
from game.core.words import Face, named

from ...canvas import Canvas
from ...registry import Box
from ...shapes import rounded
from ...table.layout import Layout
from ...table.shapes import Spot
from ...theme import CUE, DIM, GOLD_LIGHT, NIGHT, PAPER, SOFT, rgb
from ...tokens import token
from .furniture import GAME, sheet
from .staging import Stage

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App

RIGHT = rgb("#12806A")
STEPS = ("reveal", "power", "fines")
SMALLER = (1.0, 0.9, 0.8, 0.72)  # parts of its size in which a name is tried


class Contest:
    """Draws it for one table."""

    def __init__(self, app: App) -> None:
        self.app = app

    def name(self, canvas: Canvas, k: float, spot: Spot, stage: Stage, person: Person) -> None:
        """The owner's sign and name on a dark label over the mask; where both have no room, the name in the sign's
        colour."""
        setter, labels, sign = self.app.type, stage.labels, self.app.token(person.token)
        sizes = [max(labels.name * part, 9.0) for part in SMALLER]
        tries = [(size, size * 2.3) for size in sizes] + [(size, size * 0.9) for size in sizes]
        size, edges = next(
            (
                (size, edges)
                for size, edges in tries
                if setter.width(canvas, person.name, size, "bold") + edges <= stage.room
            ),
            tries[-1],
        )
        name = setter.cut(canvas, person.name, stage.room - edges, size, "bold")
        wide = setter.width(canvas, name, size, "bold") + edges
        high = labels.name * 1.6
        box = Box(spot.x - wide / 2, spot.y - spot.h / 2 - labels.above, wide, high)
        sheet(canvas, box, high / 2, NIGHT, sign.colour, 1.8 * k)
        left = box.x + size * 0.45
        if edges > size:
            canvas.blit_centred(token(sign, canvas.px(size * 0.42)), box.x + size, box.y + high / 2)
            left = box.x + size * 1.7
        setter.draw(canvas, name, left, box.y + high / 2 + size * 0.36, size, "bold", PAPER)

    def verdict(self, canvas: Canvas, k: float, spot: Spot, stage: Stage, wrong: bool, lies_open: bool) -> None:
        """Once the masks lie open: the right one is lit, the others are greyed and crossed. One that has been turned
        down again keeps its plate alone."""
        if lies_open and wrong:
            area = canvas.rect(Box(*spot.rect))
            canvas.surface.blit(rounded(area.w, area.h, round(area.w * 0.054), (46, 44, 52, 104)), area)
            self._cross(canvas, spot.x, spot.y, spot.w * 0.3, max(9 * k, 4.0))
        elif lies_open:
            area = canvas.rect(Box(*spot.rect).grown(5 * k))
            rim = rounded(area.w, area.h, round(area.w * 0.06), None, GOLD_LIGHT, max(3, canvas.px(6 * k)))
            canvas.surface.blit(rim, area)
        self._plate(
            canvas,
            k,
            spot,
            stage,
            self.app.say(f"{GAME}.badge.tag_wrong" if wrong else f"{GAME}.badge.tag_right"),
            wrong,
        )

    def named(self, canvas: Canvas, k: float, spot: Spot, stage: Stage, mask: str, wrong: bool) -> None:
        """The mask that its owner has named, under the one that has then been revealed."""
        text = self.app.words.say(f"{GAME}.badge.named", named(mask=Face(mask)))
        self._plate(canvas, k, spot, stage, text, wrong)

    def _plate(self, canvas: Canvas, k: float, spot: Spot, stage: Stage, text: str, wrong: bool) -> None:
        """Its sign and its word under the mask, as wide as the mask, or wider where the word needs it."""
        setter, high = self.app.type, stage.labels.verdict
        sign = high * 0.62  # with the gap behind it
        free = stage.room - sign - high * 0.3
        size = setter.fit(canvas, text, free, tuple(high * part for part in (0.62, 0.54, 0.46, 0.4)), "bold")
        words = setter.width(canvas, text, size, "bold")
        wide = min(stage.room, max(spot.w, words + sign + high * 0.6))
        box = Box(spot.x - wide / 2, spot.y + spot.h / 2 + stage.labels.gap, wide, high)
        sheet(canvas, box, 8 * k, NIGHT if wrong else RIGHT, DIM if wrong else PAPER, 1.6 * k)
        left, middle = box.x + (wide - words - sign) / 2, box.y + high / 2
        at = left + high * 0.2
        if wrong:
            self._cross(canvas, at, middle, high * 0.17, max(3.5 * k, 2.0))
        else:
            for a, b in (((-0.2, 0.02), (-0.06, 0.17)), ((-0.06, 0.17), (0.22, -0.18))):
                canvas.line(
                    (at + a[0] * high, middle + a[1] * high),
                    (at + b[0] * high, middle + b[1] * high),
                    PAPER,
                    max(4 * k, 2.0),
                )
        setter.draw(canvas, text, left + sign, middle + size * 0.36, size, "bold", CUE if wrong else PAPER)

    @staticmethod
    def _cross(canvas: Canvas, x: float, y: float, reach: float, width: float) -> None:
        for side in (-1, 1):
            canvas.line((x - reach, y - side * reach), (x + reach, y + side * reach), CUE, width)

    def steps(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """1 reveal, 2 power, 3 fines: where the contest stands."""
        now = view.marks.get(("step", None))
        if now is None:
            return
        k = laid.k
        x, y, w, h = laid.regions["strip"]
        size = max(27 * k, 13.0)
        parts = [self.app.say(f"{GAME}.badge.step_{step}") for step in STEPS]
        widths = [self.app.type.width(canvas, part, size, "bold") + size * 1.9 for part in parts]
        gap = max(0.0, min(70 * k, (w * 0.86 - sum(widths)) / 2))
        wide = sum(widths) + 2 * gap
        box = Box(x + (w - wide) / 2 - size, y + h * 0.3, wide + 2 * size, size * 3.4)
        sheet(canvas, box, 12 * k, (40, 41, 54))
        left, middle = box.x + size, box.y + box.h / 2
        for n, (step, part, each) in enumerate(zip(STEPS, parts, widths), 1):
            on, done = step == now, STEPS.index(step) < STEPS.index(now)
            colour = GOLD_LIGHT if on or done else (96, 98, 116)
            r = size * 0.72
            canvas.disc(left + r, middle, r, colour)
            if not on:
                canvas.disc(left + r, middle, r - max(2.4 * k, 1.4), (40, 41, 54))
            self.app.type.draw(
                canvas, str(n), left + r, middle + size * 0.36, size, "poster", NIGHT if on else colour, "centre"
            )
            self.app.type.draw(
                canvas, part, left + r * 2.5, middle + size * 0.36, size, "bold", PAPER if on else SOFT if done else DIM
            )
            left += each + gap
            if n < len(parts) and gap > 16 * k:
                canvas.line((left - gap + 6 * k, middle), (left - 10 * k, middle), colour, 2 * k)
