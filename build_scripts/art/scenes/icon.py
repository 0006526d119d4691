"""The app's icon: two needles for posts, a blade, a ball of wool. Below 48 pixels it is drawn anew, not shrunk."""

from build_scripts.art.light import drop, hatch, shaded
from build_scripts.art.palette import GOLD, GOLD_LIGHT, PAPER, STEEL, WOOD_LIGHT, mix, shade
from build_scripts.art.scenes.wool import RED, ball
from build_scripts.art.svg import around, clip, document, ell, group, path, poly, rect

LEFT, RIGHT, TOP = 150.0, 362.0, 70.0
TILE = rect(8, 8, 496, 496, 112)


def _ground(edge: str, width: float) -> str:
    glow, paint = around([(0, "#4A3B55"), (0.55, "#2A2636"), (1, "#17161F")], (0.3, 0.22), 0.95)
    return f"<defs>{glow}</defs>" + path(TILE, paint) + path(TILE, "none", edge, width)


def _needles(width: float) -> str:
    out = ""
    for x, colour in ((LEFT, "#E9EEF2"), (RIGHT, "#D3DAE0")):
        out += shaded(rect(x - width / 2, TOP + 14, width, 356, width / 2), colour, dx=-width * 0.22, dy=0, s=0.34)
        out += shaded(ell(x, TOP + 8, width * 1.05), GOLD_LIGHT, dx=-5, dy=-5, s=0.4)
    return out


def _blade(width: float, steel: str, wood: str) -> str:
    """The blade between needles of that width."""
    a, b = LEFT + width / 2 - 2, RIGHT - width / 2 + 2
    out = shaded(poly([(a, 150), (b, 150), (b, 176), (a, 252)]), steel, dx=-14, dy=-12, s=0.34)
    out += path(poly([(a, 230), (b, 154), (b, 176), (a, 252)]), "#F3F7FA")
    return out + shaded(rect(a - 4, 112, b - a + 8, 44, 5), wood, dx=-8, dy=-10, s=0.36)


def large() -> str:
    """From 96 pixels up."""
    thread = "M340 452C420 500 470 450 446 404C434 376 470 352 514 370"
    body = hatch("#FFF4DC", (0, 14, 512, 494), 13, 2.4, 0.06)
    body += drop(_blade(22, STEEL, WOOD_LIGHT), 5, 8, 8, 0.5) + drop(_needles(22), 6, 6, 7, 0.5)
    body += path(thread, "none", shade(RED, 0.2), 13) + path(thread, "none", RED, 8)
    body += drop(group(ball(112, RED), "translate(256,378)"), 4, 10, 12, 0.55)
    return document(_ground(GOLD, 10) + clip(TILE, body) + path(TILE, "none", GOLD, 10), 0, 0, 512, 512)


def middle() -> str:
    """About 48 pixels: heavier needles, no thread."""
    body = drop(_blade(30, STEEL, WOOD_LIGHT), 5, 8, 8, 0.5) + drop(_needles(30), 6, 6, 7, 0.5)
    body += drop(group(ball(112, RED), "translate(256,378)"), 4, 10, 12, 0.55)
    return document(_ground(GOLD, 12) + clip(TILE, body), 0, 0, 512, 512)


def small() -> str:
    """About 32 pixels: four strokes of wool."""
    wool = shaded(ell(0, 0, 112), "#CC2A36", dx=-20, dy=-18, s=0.32)
    strands = "M-104 -22C-50 -70 40 -72 100 -30M-110 24C-50 -26 50 -30 112 14M-84 68C-40 26 50 20 92 58"
    wool += path(strands, "none", mix("#CC2A36", PAPER, 0.5), 11)
    body = _blade(40, "#C3CDD6", "#B98A5A") + _needles(40) + group(wool, "translate(256,378)")
    return document(_ground(mix(GOLD, PAPER, 0.2), 18) + clip(TILE, body), 0, 0, 512, 512)


def tiny() -> str:
    """16 pixels, on the pixel raster: posts two pixels wide, blade and ball."""
    out = path(rect(0, 0, 512, 512, 72), "#2A2636") + path(rect(96, 48, 64, 408, 20), "#E9EEF2")
    out += path(rect(352, 48, 64, 408, 20), "#D3DAE0") + path(rect(96, 40, 320, 60, 8), GOLD)
    out += path(poly("160,104 352,104 352,160 160,250"), "#AEBAC6")
    out += path(poly("160,214 352,124 352,160 160,250"), "#FFFFFF") + path(ell(256, 376, 118), "#D2303B")
    out += path("M176 350C220 300 300 300 344 356", "none", mix("#D2303B", PAPER, 0.6), 24)
    return document(out, 0, 0, 512, 512)


def drawing_for(size: int) -> str:
    """The drawing that suits a size in pixels."""
    if size >= 96:
        return large()
    if size >= 40:
        return middle()
    return small() if size >= 24 else tiny()
