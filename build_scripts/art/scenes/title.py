"""The title: the square at dusk, the machine on its scaffold, three women who knit, and the thread under the name.

The name and the menu are set over the left half, or over the upper part of the tall one.
"""

from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import WOOD, WOOD_DEEP, WOOD_LIGHT
from build_scripts.art.scenes import machine
from build_scripts.art.scenes.knitters import MIDDLE, OLD, YOUNG, Knitter, knitter
from build_scripts.art.scenes.square import lamplight, moon, square
from build_scripts.art.scenes.wool import thread
from build_scripts.art.svg import along, document, group, num, path, rect, smooth

DUSK = "#12121B"
Seat = tuple[Knitter, float, float, float, float]
"""A woman, where her face is, how large she is, and the swing of her work."""


def _scaffold(x: float, y: float, width: float, depth: float) -> str:
    """Planks on posts with braces."""
    deck = shaded(rect(x, y, width, 34, 3), WOOD_LIGHT, dx=0, dy=-12, s=0.36)
    deck += path("".join(f"M{num(x + k)} {num(y + 2)}v28" for k in range(50, int(width), 74)), "none", WOOD_DEEP, 3)
    deck += path(rect(x, y + 34, width, depth), "#17151F")
    for k in range(20, int(width), 290):
        deck += shaded(rect(x + k, y + 34, 34, depth, 2), WOOD, dx=-9, dy=0, s=0.45)
        brace = f"M{num(x + k + 34)} {num(y + 54)}l250 {num(min(depth, 300))}"
        deck += path(brace, "none", WOOD_DEEP, 16, 'opacity=".8"')
    return drop(deck, 0, -2, 6, 0.4)


def _veil(width: float, height: float, to: tuple[float, float], stops: list[tuple[float, float]]) -> str:
    """Darkness over the whole picture, thinner along a line: stops of offset and opacity."""
    shade, paint = along([(offset, DUSK, opacity) for offset, opacity in stops], to)
    return f"<defs>{shade}</defs>" + path(rect(0, 0, width, height), paint)


def _women(seats: tuple[Seat, ...]) -> str:
    return "".join(
        drop(group(knitter(who, swing), f"translate({num(x)},{num(y)}) scale({k})"), 0, 6, 12, 0.55)
        for who, x, y, k, swing in seats
    )


def _loops(x0: float, x1: float, y: float) -> str:
    """The thread from `x1` to `x0` under the name, with five loops."""
    step, x, d = (x1 - x0) / 5, x1, ""
    for _ in range(5):
        a, b, c, e = x - step * 0.35, x - step * 0.62, x - step * 0.5, x - step * 0.36
        d += f"C{num(a)} {num(y + 14)} {num(b)} {num(y - 26)} {num(c)} {num(y - 26)}"
        d += f"C{num(e)} {num(y - 26)} {num(x - step * 0.58)} {num(y + 12)} {num(x - step)} {num(y)}"
        x -= step
    return d


def wide() -> str:
    """1920 × 1080. Words lie left of x = 900; the thread runs at y = 286 from 112 to 740."""
    out = square(1920, 700, 1190, with_moon=False)
    out += lamplight(1400, 620, 640, 520, 0.30)
    out += _veil(1920, 1080, (1, 0), [(0, 0.95), (0.36, 0.80), (0.62, 0.10), (1, 0)])
    out += _veil(1920, 1080, (0, 1), [(0, 0.25), (0.5, 0), (1, 0.55)])
    out += moon(1096, 168, 40) + path(
        smooth("980,196* 1060,184 1150,190 1240,200* 1140,208"), "#2B2A40", extra='opacity=".75"'
    )
    out += drop(group(machine.whole(), "translate(1396,44) scale(1.4)"), 10, 8, 10, 0.5)
    out += _scaffold(1090, 706, 900, 400)
    out += drop(group(machine.basket(with_wool=True), "translate(1396,44) scale(1.4)"), 0, 0, 1, 0)
    out += _women(((OLD, 1160, 726, 0.76, -6), (YOUNG, 1786, 736, 0.74, 4), (MIDDLE, 1446, 758, 0.82, 4)))
    start = "M1140 1040C1060 1080 1004 1000 1004 900C1010 700 1080 470 930 296C880 226 800 280 740 286"
    out += thread(start + _loops(112, 740, 286))
    return document(out, 0, 0, 1920, 1080)


def tall() -> str:
    """1080 × 1920. Words lie above y = 980; the thread runs at y = 420 from 130 to 900."""
    out = group(square(1080, 700, 1500, with_moon=False), "translate(0,620)")
    out = path(rect(0, 0, 1080, 640), "#171926") + out
    out += lamplight(560, 1400, 620, 520, 0.30)
    out += _veil(1080, 1920, (0, 1), [(0, 0.9), (0.45, 0.72), (0.62, 0.05), (0.8, 0), (1, 0.5)])
    out += moon(220, 1010, 40)
    out += drop(group(machine.whole(), "translate(440,880) scale(1.26)"), 10, 8, 10, 0.5)
    out += _scaffold(-20, 1476, 1120, 460)
    out += group(machine.basket(with_wool=True), "translate(440,880) scale(1.26)")
    out += _women(((OLD, 190, 1540, 0.78, -6), (YOUNG, 884, 1548, 0.76, 4), (MIDDLE, 538, 1578, 0.84, 4)))
    start = "M166 1862C60 1900 14 1790 20 1650C26 1400 14 900 18 600C20 470 36 422 130 420"
    out += thread(start + _loops(900, 130, 420))
    return document(out, 0, 0, 1080, 1920)
