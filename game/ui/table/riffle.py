"""A riffle that is seen: the pack is cut, the halves fall into each other, and are pushed together."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING

from ..canvas import Canvas
from .layout import Layout
from .motion import GLIDE, SOFT
from .shapes import RATIO, Spot

if TYPE_CHECKING:
    from .sprites import SpritePainter
    from .tableau import Tableau

CARDS = 14  # drawn of either size of pack; how many it really has stays the same picture
APART = 0.62  # how far the halves are moved, in card widths


class Riffle:
    def __init__(self, painter: SpritePainter) -> None:
        self.painter = painter

    def draw(self, canvas: Canvas, laid: Layout, tableau: Tableau, zone: str) -> None:
        area, view = laid.areas.get(zone), tableau.view
        if area is None or view is None or not view.zones.get(area.zone):
            return
        back = view.zones[area.zone][0].back
        top = laid.spots[view.zones[area.zone][-1].handle]
        part = tableau.part
        for spot in poses(top, part, laid.k):
            self.painter.card(canvas, spot, None, back, of=top.w)


def poses(top: Spot, part: float, k: float) -> list[Spot]:
    """Where the cards of the pack are when `part` (0..1) of the riffle has gone, lowest first."""
    cut, fall, close = span(part, 0, 0.25), span(part, 0.25, 0.78), span(part, 0.78, 1)
    out_of_place = GLIDE(cut) * (1 - GLIDE(close))  # nearer to the eye, and clear of the window's edge
    wide = top.w * (1 + 0.45 * out_of_place)
    high = wide * RATIO.get(top.form, 1.4)
    x, y = top.x + (max(top.x, top.w * 2.3) - top.x) * out_of_place, top.y - top.h * 0.1 * out_of_place
    spots: list[Spot] = []
    for i in range(CARDS):
        left = i % 2 == 0
        level = i // 2
        side = -1 if left else 1
        out = side * wide * APART * GLIDE(cut) * (1 - 0.55 * fallen(fall, i)) * (1 - GLIDE(close))
        bend = side * -round(9 * GLIDE(cut) * (1 - fallen(fall, i)))  # whole degrees: cards share their pictures
        lift = sin(pi * fallen(fall, i)) * 10 * k
        height = level * 1.6 * k
        spots.append(Spot(x + out, y - height - lift, wide, high, bend, top.form, i))
    order = sorted(range(CARDS), key=lambda i: (fallen(fall, i) <= 0, i))
    return [spots[i] for i in order]


def span(part: float, start: float, end: float) -> float:
    return min(1.0, max(0.0, (part - start) / (end - start)))


def fallen(fall: float, i: int) -> float:
    """Cards drop one after the other, left and right in turn."""
    start = i / CARDS * 0.8
    return SOFT(span(fall, start, start + 0.2))
