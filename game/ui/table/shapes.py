"""Where the cards of one zone lie: row, fan, pile, grid, ring. Pure geometry in canvas units."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from game.content.looks import Rect, ZoneLook

from .ring import around

RATIO = {
    "full": 880 / 630,
    "line": 880 / 630,
    "chip": 1.25,
    "counter": 1.0,
    "tile": 1.0,  # height / width
    "hidden": 880 / 630,
}
STEP = 3  # units by which the cards of a pile are stepped
NUMBERS = 34  # units between two rows for the places written below the cards


class Spot(NamedTuple):
    """Where a card lies: its middle, its size, its turn (degrees, anticlockwise), how it is drawn."""

    x: float
    y: float
    w: float
    h: float
    angle: float = 0.0
    form: str = "line"
    z: int = 0
    shown: bool = True  # False: under other cards of a pile, or only counted

    @property
    def rect(self) -> Rect:
        return self.x - self.w / 2, self.y - self.h / 2, self.w, self.h

    @property
    def covers(self) -> Rect:
        """The upright box round the turned card."""
        c, s = abs(cos(self.angle * pi / 180)), abs(sin(self.angle * pi / 180))
        w, h = self.w * c + self.h * s, self.w * s + self.h * c
        return self.x - w / 2, self.y - h / 2, w, h


def lay(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    """`n` cards of a zone inside `rect`; `k` is canvas units per design unit."""
    shape = {"row": _row, "fan": _fan, "pile": _pile, "grid": _grid, "ring": _ring}[look.shape]
    return shape(look, rect, n, k) if n else []


def cell(look: ZoneLook, rect: Rect, place: int, places: int) -> Rect:
    """The part of a grid or ring that belongs to one of its zones with a place."""
    x, y, w, h = rect
    if look.shape == "ring":
        cx, cy = around(rect, place, places)
        return cx - look.width, cy - look.width * 0.7, look.width * 2, look.width * 1.4
    columns = min(look.columns, places)
    rows = -(-places // columns)
    return x + place % columns * w / columns, y + place // columns * h / rows, w / columns, h / rows


def _steps(look: ZoneLook, widths: list[float], room: float, k: float) -> list[float]:
    """Left edges from 0 of cards in one row: side by side if there is room, else covering each other."""
    n, gap = len(widths), look.gap * k
    ends = [0.0]
    for width in widths:
        ends.append(ends[-1] + width + gap)
    over = ends[-1] - gap - room
    if over <= 0 or n < 2:
        return ends[:-1]
    free = min(look.keep, n - 1)  # cards at the accent's end that keep their distance
    at_end = look.accent is None or look.accent.end == "last"
    tight = max(1, n - 1 - free)
    if over / tight > widths[0] + gap - 2 * k:  # even then too many: all of them share the loss
        tight, free = n - 1, 0
    lefts, x = [0.0], 0.0
    for i, width in enumerate(widths[:-1]):
        covered = i < tight if at_end else i >= n - 1 - tight
        x += width + gap - (over / tight if covered else 0)
        lefts.append(x)
    return lefts


def _lines(look: ZoneLook, n: int, room: float, k: float) -> list[int]:
    """How many cards go into each row."""
    width, gap = look.width * k, look.gap * k
    fit = max(1, int((room - width) / max(1.0, width * (1 - look.overlap) + min(gap, 0)) + 1.001))
    most = min(look.row_of, fit)
    rows = min(look.rows, -(-n // most))
    if rows <= 1:
        return [n]
    each = -(-n // rows)
    return [min(each, n - i * each) if i < rows - 1 else n - i * each for i in range(rows) if n > i * each]


def _row(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    x, y, w, h = rect
    lines = _lines(look, n, w, k)
    small = look.shrink if len(lines) > 1 else 1.0
    width = look.width * k * small
    ratio = RATIO[look.card]
    width = min(width, h / ratio if look.accent is None else width, w)
    height = width * ratio
    step = (h - height) / (len(lines) - 1) if len(lines) > 1 else 0
    taller = max(0.0, look.accent.width * k * ratio - height) if look.accent else 0.0
    step = min(step, height + look.gap * k + (NUMBERS * k + taller if look.numbers else 0))
    spots: list[Spot] = []
    for line, many in enumerate(lines):
        widths = [width] * many
        big = _accented(look, len(spots), many, n)
        if look.accent and big is not None:
            widths[big] = look.accent.width * k
        lefts = _steps(look, widths, w, k * small)
        used = lefts[-1] + widths[-1]
        left = x + {"left": 0.0, "centre": (w - used) / 2, "right": w - used}[look.align]
        top = y + step * line
        if len(lines) == 1:
            top = {"top": y, "middle": y + (h - height) / 2, "bottom": y + h - height}[look.level]
        for edge, each in zip(lefts, widths):
            spots.append(
                Spot(
                    left + edge + each / 2,
                    top + height - each * ratio / 2,
                    each,
                    each * ratio,
                    0,
                    look.card,
                    len(spots),
                )
            )
    return spots


def _accented(look: ZoneLook, before: int, many: int, n: int) -> int | None:
    if not look.accent:
        return None
    index = n - 1 if look.accent.end == "last" else 0
    return index - before if before <= index < before + many else None


def _fan(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    x, y, w, h = rect
    lines = _lines(look, n, w, k)
    width, ratio = look.width * k * (look.shrink if len(lines) > 1 else 1), RATIO[look.card]
    height = width * ratio
    spots: list[Spot] = []
    step = max(0.0, (h - height) * 0.9) if len(lines) > 1 else 0
    for line, many in enumerate(lines):
        lefts = _steps(look, [width] * many, w - width * 0.12, k)
        middle, used = (many - 1) / 2, lefts[-1] + width
        turn = min(look.turn, 16 / max(1.0, middle)) if look.turn else 0
        for i, edge in enumerate(lefts):
            out = i - middle
            sag = look.sag * k * abs(out) ** 1.7 / max(1.0, (middle / 2.5) ** 1.2)
            spots.append(
                Spot(
                    x + (w - used) / 2 + edge + width / 2,
                    y + line * step + height / 2 + sag + 4 * k,
                    width,
                    height,
                    -out * turn,
                    look.card,
                    len(spots),
                )
            )
    low = max(spot.covers[1] + spot.covers[3] for spot in spots) - (y + h)
    if low > 0:  # the ends hang out of the rectangle: sit a little higher
        spots = [spot._replace(y=spot.y - low) for spot in spots]
    return spots


def _pile(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    x, y, w, h = rect
    ratio = RATIO[look.card]
    width = min(look.width * k, w, h / ratio)
    left = {"left": x, "centre": x + (w - width) / 2, "right": x + w - width}[look.align]
    top = {"top": y, "middle": y + (h - width * ratio) / 2, "bottom": y + h - width * ratio}[look.level]
    spots = []
    for i in range(n):
        level = n - 1 - i  # 0 is the top card
        shift = min(level, look.deep - 1) * STEP * k
        spots.append(
            Spot(
                left + width / 2 + shift,
                top + width * ratio / 2 - shift,
                width,
                width * ratio,
                0,
                look.card,
                i,
                level < look.deep,
            )
        )
    return spots


def _grid(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    ratio, spots = RATIO[look.card], []
    for i in range(n):
        x, y, w, h = cell(look, rect, i, n)
        width = min(look.width * k, w, h / ratio)
        spots.append(Spot(x + w / 2, y + h / 2, width, width * ratio, 0, look.card, i))
    return spots


def _ring(look: ZoneLook, rect: Rect, n: int, k: float) -> list[Spot]:
    width, ratio = look.width * k, RATIO[look.card]
    x, y, w, h = rect
    inner = (x + width / 2, y + width * ratio / 2, w - width, h - width * ratio)
    return [Spot(*around(inner, i, n), width, width * ratio, 0, look.card, i) for i in range(n)]


def inside(spot: Spot, x: float, y: float) -> bool:
    """Whether a point lies on a card."""
    left, top, w, h = spot.covers if abs(spot.angle) > 45 else spot.rect
    return left <= x <= left + w and top <= y <= top + h


def within(rect: Rect, x: float, y: float) -> bool:
    """Whether a point lies in a rectangle, its rim included."""
    return rect[0] <= x <= rect[0] + rect[2] and rect[1] <= y <= rect[1] + rect[3]
