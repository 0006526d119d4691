"""The result: three steps of wood, a laurel, and the cockade of the winner."""

from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import cockade
from build_scripts.art.palette import GOLD_DEEP, WOOD, WOOD_DEEP, WOOD_LIGHT
from build_scripts.art.svg import clip, document, group, num, path, rect, smooth

STEPS = ((60, 200, 160), (514, 200, 104), (272, 230, 262))
"""x, width and height of the second, third and first step, in a box 774 × 280 that stands on y = 280."""


def _step(x: float, w: float, h: float) -> str:
    boards = "".join(f"M{num(k)} 22V{num(h)}" for k in range(30, int(w) - 8, 38))
    body = shaded(rect(0, 0, w, h + 400), WOOD, dx=-10, dy=0, s=0.42)
    body += path(boards, "none", WOOD_DEEP, 2.4, 'opacity=".7"')
    body += shaded(rect(-8, 0, w + 16, 24, 3), WOOD_LIGHT, dx=0, dy=-8, s=0.36)
    return group(drop(clip(rect(-12, -4, w + 24, h + 4), body), 0, 6, 8, 0.5), f"translate({num(x)},{num(280 - h)})")


def podium() -> str:
    """The steps on their floor; the places' numbers are set on them at run time."""
    floor = path(rect(0, 280, 774, 5), GOLD_DEEP) + path(rect(0, 285, 774, 12), "#000000", extra='opacity=".3"')
    return document("".join(_step(x, w, h) for x, w, h in STEPS) + floor, 0, 0, 774, 298)


def laurel() -> str:
    """Two branches round a token; box 300 about (0, 0), clear within r = 74."""
    half = ""
    for k in range(9):
        leaf = path(smooth("0,0* 12,-10 36,-8* 14,6"), ("#7C9A4A", "#9DBB63")[k % 2])
        leaf += path("M2 -1L30 -6", "none", "#5F7A36", 1.6)
        half += group(leaf, f"rotate({100 - k * 17}) translate(92,0) rotate({-72 + (k % 2) * 26})")
    return document(drop(half + group(half, "scale(-1,1)"), 2, 3, 3, 0.4), -150, -150, 300, 300)


def tie() -> str:
    """The cockade that ties them, over the rim of the token; box 56 about its middle, which lies at (0, 88) of them."""
    return document(drop(cockade(0, 0, 20), 1, 3, 3, 0.5), -28, -28, 56, 56)
