"""What is told about masks in the middle: whose each of them is, who was right, and how far a contest has come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from random import Random
from typing import TYPE_CHECKING

from pygame import BLEND_RGBA_MULT, Surface
from pygame.transform import smoothscale

from game.core.view import TableView
from game.core.words import Face, named

from ...canvas import Canvas
from ...registry import Box
from ...shapes import clear_surface, kept, rounded
from ...table.card_draw import Sheet
from ...table.layout import Layout
from ...table.shapes import Spot
from ...theme import CUE, DIM, GOLD_LIGHT, NIGHT, PAPER, SOFT, Colour, rgb
from ...tokens import token
from .furniture import GAME, sheet
from .staging import Stage

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App

RIGHT = rgb("#12806A")
STEPS = ("reveal", "power", "fines")
_CROSS = (((13.0, 13.0), (87.0, 87.0)), ((13.0, 87.0), (87.0, 13.0)))  # in a square of 100
_TICK = (((12.0, 55.0), (38.0, 80.0), (88.0, 20.0)),)
_WORN = 24  # specks across a stamp
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
            self._cross_out(canvas, spot)
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
            self._cross(canvas, at, middle, high * 0.25)
        else:
            canvas.blit_centred(_sign(canvas.px(high * 0.56), _TICK, 18, PAPER), at, middle)
        setter.draw(canvas, text, left + sign, middle + size * 0.36, size, "bold", CUE if wrong else PAPER)

    @staticmethod
    def _cross_out(canvas: Canvas, spot: Spot) -> None:
        canvas.blit_centred(_stamp(canvas.px(spot.w * 0.72)), spot.x, spot.y)

    @staticmethod
    def _cross(canvas: Canvas, x: float, y: float, reach: float) -> None:
        canvas.blit_centred(_sign(canvas.px(2 * reach), _CROSS, 18, CUE), x, y)

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


def _drawn(sheet: Sheet, lines: Iterable[Sequence[tuple[float, float]]], width: float, colour: Colour) -> None:
    """Lines with round ends, in a square of 100."""
    for points in lines:
        for (ax, ay), (bx, by) in pairwise(points):
            part = width / 2 / hypot(bx - ax, by - ay)
            x, y = (by - ay) * part, (ax - bx) * part
            sheet.shape([(ax + x, ay + y), (bx + x, by + y), (bx - x, by - y), (ax - x, ay - y)], colour)
        for x, y in points:
            sheet.oval(x, y, width / 2, width / 2, colour)


def _sign(pixels: int, lines: tuple[tuple[tuple[float, float], ...], ...], width: float, colour: Colour) -> Surface:
    """A small sign before a word."""

    def make() -> Surface:
        sheet = Sheet(pixels, pixels, (100, 100))
        sheet.surface.fill((*colour[:3], 0))
        _drawn(sheet, lines, width, colour)
        return sheet.plain()

    return kept(("sign", pixels, lines, width, colour), make)


def _stamp(pixels: int) -> Surface:
    """A cross in red ink, printed by a stamp: its ends are round, and here and there the paper took no ink."""

    def make() -> Surface:
        sheet = Sheet(pixels, pixels, (100, 100))
        sheet.surface.fill((*CUE[:3], 0))
        _drawn(sheet, _CROSS, 10, (*CUE[:3], 232))
        throw, worn = Random(5), clear_surface(_WORN, _WORN, (255, 255, 255))
        for y in range(_WORN):
            for x in range(_WORN):
                worn.set_at((x, y), (255, 255, 255, 255 - round(110 * throw.random() ** 3)))
        printed = sheet.plain()
        worn = smoothscale(worn, printed.get_size())
        printed.blit(worn, (0, 0), special_flags=BLEND_RGBA_MULT)
        return printed

    return kept(("stamp", pixels), make)
