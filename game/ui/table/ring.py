"""Places round a table: on an ellipse, or along the edges of a tall window; the first at the foot, then clockwise."""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from itertools import accumulate, pairwise
from math import cos, hypot, pi, sin

from game.content.looks import Rect

FINE = 720  # angles round an ellipse by which lengths along it are measured


def around(rect: Rect, i: float, n: int) -> tuple[float, float]:
    """Point `i` of `n` on the ellipse in `rect`: 0 at the foot, then clockwise."""
    x, y, w, h = rect
    angle = pi / 2 + i * 2 * pi / max(1, n)
    return x + w / 2 + w / 2 * cos(angle), y + h / 2 + h / 2 * sin(angle)


def evenly(rect: Rect, i: float, n: int) -> tuple[float, float]:
    """The same with all points equally far from each other along the ellipse: on a flat one those at equal angles come
    close to each other at its ends."""
    x, y, w, h = rect
    gone = _gone(round(w / h, 4))
    wanted = i % n / n * gone[-1]
    at = bisect_left(gone, wanted, 1)
    part = at - 1 + (wanted - gone[at - 1]) / (gone[at] - gone[at - 1])
    return around((x, y, w, h), part, FINE)


@lru_cache(maxsize=32)
def _gone(flat: float) -> tuple[float, ...]:
    """How far it is along an ellipse so many times as wide as high, from its foot to each of FINE angles."""
    points = [around((0.0, 0.0, flat, 1.0), i, FINE) for i in range(FINE + 1)]
    return tuple(accumulate((hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)), initial=0.0))


def between(places: list[Rect], at: float) -> Rect:
    """A place by its number, counted round and round; a number with a fraction lies on the way to the next one."""
    n, part = divmod(at, 1)
    a, b = (places[int(n + i) % len(places)] for i in (0, 1))
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2], a[3]) if part else a


def sides(rect: Rect, size: tuple[float, float], seats: int) -> list[Rect]:
    """A ring in a tall window, clockwise: one seat at the foot, up the left side, one at the head where they are an
    even number, down the right side."""
    (x, y, w, h), (wide, high) = rect, size
    column = (seats - 1) // 2
    step = (h - high) / max(1, column - 1) if column > 1 else 0.0
    rows = [y + step * i if column > 1 else y + (h - high) / 2 for i in range(column)]
    middle = x + (w - wide) / 2
    left = [(x, top, wide, high) for top in reversed(rows)]
    right = [(x + w - wide, top, wide, high) for top in rows]
    head = [(middle, y, wide, high)] if seats % 2 == 0 else []
    return [(middle, y + h - high, wide, high), *left, *head, *right][:seats]
