"""The three buildings of Paris, about (0, 0), in a box of 124 × 124 whose foot is at y = 54."""

import math
from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.palette import GOLD, lit, shade
from build_scripts.art.svg import Point, ell, line, path, poly, rect, smooth

STONE, SAND, SLATE, GREY = "#D9CFBC", "#E3C9A0", "#55637A", "#9C968E"


def _arch(x: float, foot: float, w: float, h: float, colour: str) -> str:
    """A pointed opening."""
    left, right, spring = x - w / 2, x + w / 2, foot - h * 0.6
    outline: list[Point] = [(left, foot, "c"), (left, spring), (x, foot - h, "c"), (right, spring), (right, foot, "c")]
    return path(smooth(outline), colour)


def _notre_dame() -> str:
    dark = "#4A4350"
    out = shaded(poly("-4,-14 4,-14 0,-62"), "#6A6070", dx=-1, dy=0) + shaded(
        rect(-46, -14, 92, 68), STONE, -6, 0, 0.24
    )
    for x in (-46, 14):
        out += shaded(rect(x, -52, 32, 106), STONE, dx=-5, dy=0, s=0.26)
        out += _arch(x + 10, -20, 8, 24, dark) + _arch(x + 22, -20, 8, 24, dark)
        out += path(rect(x - 2, -57, 36, 6, 1), shade(STONE, 0.2)) + path(rect(x, -14, 32, 2.4), shade(STONE, 0.2))
        out += path(f"M{x + 1} -58v-4M{x + 9} -58v-4M{x + 17} -58v-4M{x + 25} -58v-4M{x + 31} -58v-4", "none", STONE, 3)
    out += path(rect(-46, 14, 92, 3), shade(STONE, 0.22))
    statues = "".join(f"M{x} 18.5v5" for x in range(-42, 44, 6))
    out += path(statues, "none", shade(STONE, 0.34), 2.2)
    out += (
        path(ell(0, -2, 13.5), "#2C5F9E")
        + path(ell(0, -2, 5), "#A8231F")
        + path(ell(0, -2, 13.5), "none", shade(STONE, 0.4), 3)
    )
    spokes = "".join(
        f"M0 -2L{12 * math.cos(k * math.pi / 4):.1f} {-2 + 12 * math.sin(k * math.pi / 4):.1f}" for k in range(8)
    )
    out += path(spokes, "none", shade(STONE, 0.3), 1.6)
    for x in (-30, 0, 30):
        out += _arch(x, 54, 22, 28, shade(STONE, 0.28)) + _arch(x, 54, 16, 23, "#4A3222")
    return out


def _versailles() -> str:
    window = "#4A5A78"
    out = shaded(rect(-60, 2, 120, 46), SAND, dx=-6, dy=0, s=0.22)
    out += shaded(poly("-60,2 -52,-16 52,-16 60,2"), SLATE, dx=-5, dy=-2)
    for x in (-38, 38):
        out += path(_dormer(x), lit(SAND, 0.2))
    out += shaded(rect(-21, -22, 42, 70), lit(SAND, 0.2), dx=-4, dy=0, s=0.22)
    out += shaded(poly("-26,-22 0,-47 26,-22"), SAND, dx=-4, dy=-2, s=0.22) + path(ell(0, -31, 6), GOLD)
    out += path(rect(-60, 5, 120, 3), GOLD) + path(rect(-26, -23, 52, 3), GOLD)
    for x in (-50, -38, -27, 27, 38, 50):
        out += _arch(x, 38, 7, 22, window)
    for x in (-11, 11):
        out += _arch(x, 2, 7, 16, window) + _arch(x, 38, 7, 22, window)
    out += _arch(0, 48, 12, 26, "#5A3A26") + _arch(0, 2, 7, 16, window)
    bars = "".join(f"M{x} 49V62" for x in range(-60, 62, 8))
    return out + line([(-62, 57), (62, 57)], GOLD, 3) + path(bars, "none", GOLD, 2.4)


def _dormer(x: float) -> str:
    return f"M{x - 6} -6v-8l6 -5l6 5v8Z"


def _bastille() -> str:
    slit = "#2B2630"
    out = ""
    for x, top, high in ((-44, -38, 64), (-11, -50, 76), (22, -38, 64)):
        out += shaded(rect(x, top, 22, high, 2), GREY, dx=-5, dy=0, s=0.3) + _teeth(x, top, 22, 3)
        out += path(rect(x + 8, top + 14, 6, 13, 3), slit)
    wall = shade(GREY, 0.06)
    out += shaded(rect(-58, -4, 116, 58), wall, dx=-6, dy=-2, s=0.28) + _teeth(-34, -4, 68, 6, wall)
    stones = "".join(f"M{x} {y}h9" for x, y in ((-26, 12), (-2, 8), (16, 14), (-30, 30), (18, 34), (-20, 44), (20, 46)))
    out += path(stones, "none", shade(GREY, 0.25), 2)
    for x in (-63, 33):
        out += shaded(rect(x, -20, 30, 74, 3), GREY, dx=-6, dy=0, s=0.3) + _teeth(x, -20, 30, 3)
        out += path(rect(x + 12, 2, 6, 15, 3), slit)
    return out + _arch(0, 54, 28, 36, shade(GREY, 0.34)) + _arch(0, 54, 22, 31, "#3A2618")


def _teeth(x: float, y: float, w: float, n: int, colour: str = GREY) -> str:
    """Battlements on a wall, a little wider than it."""
    step = (w + 4) / (n - 0.4)
    return path("".join(rect(x - 2 + k * step, y - 7, step * 0.6, 9) for k in range(n)), colour)


BUILDINGS: dict[str, Callable[[], str]] = {
    "notre_dame": _notre_dame,
    "versailles": _versailles,
    "bastille": _bastille,
}
"""By the id of the building."""
