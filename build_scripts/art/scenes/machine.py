"""The machine, in layers that share one box of 300 × 520, so that the table can let the blade fall.

From back to front: behind, the rope (a line the table draws itself), blade, front, and the loose cord in a box of its
own, which the table turns about its upper end. The blade falls by FALL units.
"""

from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import (
    BLOOD,
    INK,
    LINEN,
    PAPER_3,
    STEEL,
    STEEL_DEEP,
    STEEL_LIGHT,
    TRICOLOUR,
    WICKER,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
    lit,
    shade,
)
from build_scripts.art.scenes.wool import BLUE, GOLDEN, ball
from build_scripts.art.svg import clip, document, ell, group, line, num, path, poly, rect, smooth

FALL = 236.0
BOX = (0.0, 0.0, 300.0, 520.0)
CORD = (204.0, 62.0, 46.0, 262.0)


def behind() -> str:
    """The scaffold's floor, the braces and the gloom between the posts."""
    floor = shaded(rect(-14, 452, 328, 24, 4), WOOD_LIGHT, dx=0, dy=-9, s=0.34)
    floor += path("".join(f"M{x} 454v20" for x in range(30, 300, 46)), "none", WOOD_DEEP, 2.4)
    legs = shaded(rect(6, 476, 26, 46, 2), WOOD, -8, 0, 0.4) + shaded(rect(268, 476, 26, 46, 2), WOOD, -8, 0, 0.4)
    under = path(rect(32, 476, 236, 46), "#17151F", extra='opacity=".75"')
    braces = ""
    for side in (-1, 1):
        ends = ((96, 452), (128, 452), (78, 330), (70, 346))
        braces += shaded(poly([(150 + side * x, y) for x, y in ends]), WOOD_DEEP, dx=-5, dy=0, s=0.3)
    return floor + legs + under + braces + path(rect(88, 40, 124, 412), "#14121B", extra='opacity=".32"')


def blade(fallen: float = 0) -> str:
    """The blade in its block: raised at 0, fallen at 1."""
    y = 70 + fallen * FALL
    block = shaded(rect(88, y, 124, 36, 3), WOOD, dx=-8, dy=-8, s=0.4)
    block += "".join(path(ell(x, y + 18, 4.5), STEEL_DEEP) for x in (106, 150, 194))
    edge = poly([(92, y + 36), (208, y + 36), (208, y + 74), (92, y + 136)])
    gleam = path(poly([(92, y + 36), (120, y + 36), (92, y + 90)]), STEEL_LIGHT, extra='opacity=".8"')
    gleam += path(poly([(92, y + 122), (208, y + 60), (208, y + 74), (92, y + 136)]), STEEL_LIGHT)
    shine = [(150, y + 36), (176, y + 36), (108, y + 128), (92, y + 136), (92, y + 112)]
    gleam += path(poly(shine), LINEN, extra='opacity=".20"')
    return drop(block + shaded(edge, STEEL, dx=-14, dy=-10, s=0.3) + clip(edge, gleam), 3, 5, 5, 0.5)


def _lunette() -> str:
    upper = shaded(rect(88, 352, 124, 36, 2), WOOD_LIGHT, dx=-8, dy=-6, s=0.36)
    lower = shaded(rect(88, 388, 124, 40, 2), WOOD, dx=-8, dy=-6, s=0.36)
    return upper + lower + path(ell(150, 388, 23), "#14121B") + path(ell(150, 388, 23), "none", WOOD_DEEP, 4)


def _posts() -> str:
    out = ""
    for x, wood in ((62, WOOD_LIGHT), (212, WOOD)):
        out += shaded(rect(x, 26, 26, 426, 3), wood, dx=-8, dy=0, s=0.38)
        out += path(f"M{x + 7} 40V448", "none", lit(WOOD_LIGHT, 0.25), 1.8, 'opacity=".5"')
        out += path(f"M{x + 16} 60V440", "none", WOOD_DEEP, 1.6, 'opacity=".5"')
    return out


def _beam() -> str:
    beam = shaded(rect(40, 2, 220, 38, 4), WOOD_LIGHT, dx=-6, dy=-10, s=0.36)
    beam += path(ell(76, 20, 5), STEEL_DEEP) + path(ell(224, 20, 5), STEEL_DEEP)
    pulley = shaded(ell(150, 22, 15), STEEL_DEEP, dx=-4, dy=-4, s=0.4) + path(ell(150, 22, 5), INK)
    bunting = ""
    for i, colour in enumerate(TRICOLOUR):
        x = 48 + i * 12
        strip = [(x, 40), (x + 12, 40), (x + 10, 74), (x + 16, 104), (x + 4, 100), (x - 2, 70)]
        corners = (0, 1, 3, 4)
        d = smooth([(px, py, "c") if k in corners else (px, py) for k, (px, py) in enumerate(strip)])
        bunting += shaded(d, colour, dx=-3, dy=0, s=0.24)
    return drop(beam, 0, 5, 5, 0.45) + pulley + bunting


def _weave() -> str:
    rows = "".join(
        line([(84, 428 + i * 12), (150, 442 + i * 12), (216, 428 + i * 12)], shade(WICKER, 0.34), 2.6) for i in range(4)
    )
    staves = "".join(f"M{x} 416L{150 + (x - 150) * 0.85:.0f} 480" for x in range(92, 214, 13))
    return rows + path(staves, "none", shade(WICKER, 0.30), 2.4)


def basket(with_wool: bool) -> str:
    """The basket. Nothing but wool ever lies in it."""
    inside = path(ell(150, 420, 64, 13), "#2A1A14")
    wool = ""
    if with_wool:
        for x, y, colour, turn in ((119, 408, BLUE, 20), (181, 409, GOLDEN, -30), (150, 400, BLOOD, 0)):
            wool += group(ball(18, colour), f"translate({num(x)},{num(y)}) rotate({turn})")
    front = smooth("86,420* 150,434 214,420* 202,468* 150,478 98,468*")
    body = shaded(front, WICKER, dx=-12, dy=-4, s=0.36, inner=_weave())
    return drop(inside + wool + body + line("86,420 150,434 214,420", lit(WICKER, 0.2), 6), 2, 5, 5, 0.45)


def front(with_wool: bool = True) -> str:
    """Lunette, posts, beam and the basket."""
    return _lunette() + _posts() + _beam() + basket(with_wool)


def cord() -> str:
    """The cord that lets the blade go: it swings, so it is a picture of its own."""
    return line("222,70 236,240 226,300", PAPER_3, 4) + shaded(ell(226, 306, 9, 12), PAPER_3, dx=-3, dy=-3)


def whole(with_wool: bool = True) -> str:
    """All of it, the blade raised."""
    hanging = line([(150, 34), (150, 78)], PAPER_3, 4)
    return behind() + hanging + blade() + front(with_wool) + cord()


def layer(body: str) -> str:
    """A layer as a picture of its own, in the common box."""
    return document(body, *BOX)


def hanging_cord() -> str:
    """The cord alone."""
    return document(cord(), *CORD)
