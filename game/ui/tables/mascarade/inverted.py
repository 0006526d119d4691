"""The inverted lid of the Princess: over the middle of the table, since everybody but one looks into it.

Pure geometry in canvas units. Where it lies, and what lies inside, hang on the seats alone.
"""

from __future__ import annotations

from typing import NamedTuple

from game.content.looks import Rect
from game.core.view import TableView

from ...registry import Box
from ...table.layout import Layout
from .staging import RATIO, among, clear

WIDE, TALL = (584.0, 360.0), (404.0, 524.0)  # the most it takes, in design units, by the shape of the window
LEAST, STEP = 0.5, 0.02  # parts of that in which it is tried
TAB = 44.0  # over it, for the plate that says who may look
ROLLED, PAD = 30.0, 16.0  # the boards rolled up at its head; round what lies inside


class Inside(NamedTuple):
    """What lies under it, side by side or one below the other."""

    mask: Rect
    name: Box  # whose mask it is
    answer: Rect
    how: Box


def owner(view: TableView) -> int | None:
    """The seat whose mask all others may see now."""
    return next((seat for (key, seat), _ in view.marks.items() if key == "all_but"), None)


def tall(laid: Layout) -> bool:
    return laid.face.size[1] > laid.face.size[0]


def over_middle(laid: Layout) -> Rect:
    """As large as the seats leave room for, its plate over it included."""
    k, (middle, taken) = laid.k, among(laid)
    _, y, _, h = laid.regions["stage"]
    most = TALL if tall(laid) else WIDE
    part, found = 1.0, None
    while found is None and part > LEAST:
        wide, high = most[0] * part * k, (most[1] * part + TAB) * k
        found = clear((middle, y + h / 2), (wide, high), taken, k)
        part -= STEP
    if found is None:  # seats without end: it lies over them
        found = middle - wide / 2, y + (h - high) / 2, wide, high
    left, top, wide, high = found
    return left, top + TAB * k, wide, high - TAB * k


def inside(laid: Layout) -> Inside:
    """Where mask, name and answer lie in the tray, in a part of their sizes where it is smaller."""
    x, y, w, h = laid.regions["tray"]
    most = TALL if tall(laid) else WIDE
    k = w / most[0]
    left, top, pad = x + PAD * 1.5 * k, y + ROLLED * k, PAD * k
    if tall(laid):
        name = Box(left, top + pad * 0.5, w - 3 * pad, 56 * k)
        high = h - (name.bottom - y) - 170 * k
        wide = high / RATIO
        mask = x + (w - wide) / 2, name.bottom + pad * 0.5, wide, high
        answer = x + w / 2 - 120 * k, mask[1] + high + pad * 0.75, 240 * k, 76 * k
        return Inside(mask, name, answer, Box(left, answer[1] + answer[3] + 10 * k, w - 3 * pad, 54 * k))
    high = y + h - top - 2 * pad
    wide = high / RATIO
    aside, room = left + wide + 1.5 * pad, w - wide - 4.5 * pad
    middle = top + (h - ROLLED * k) / 2
    return Inside(
        (left, top + pad, wide, high),
        Box(aside, middle - 130 * k, room, 76 * k),
        (aside, middle - 40 * k, room, 80 * k),
        Box(aside, middle + 56 * k, room, 80 * k),
    )
