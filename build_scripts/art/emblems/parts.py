"""What several emblems are made of: hands and sleeves, shoes, paper, coins, a blade, rays of motion."""

import math

from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import (
    BLOOD,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LINEN,
    PAPER,
    PAPER_3,
    SKIN,
    STEEL,
    STEEL_DEEP,
    STEEL_LIGHT,
    WOOD,
    shade,
)
from build_scripts.art.svg import Plain, ell, group, line, num, path, poly, rect, smooth

COAT = "#27408B"


def placed(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """`body` scaled, turned by degrees and moved to (x, y)."""
    return group(body, f"translate({num(x)},{num(y)}) rotate({num(turn)}) scale({scale})")


def palm(skin: str = SKIN["rose"], sleeve: str = COAT, cuff: str = LINEN) -> str:
    """A hand with spread fingers that points up, its arm coming from the left."""
    fingers = "".join(
        placed(shaded(rect(-10, -62, 20, 72, 10), skin, -5, 0, 0.22), x, y, 1, turn)
        for x, y, turn in ((-14, -24, -10), (4, -32, -3), (22, -28, 5))
    )
    ball = smooth("-74,-24* -20,-26 -2,-34 20,-30 26,0 20,34 -6,38 -30,26 -74,26*")
    thumb = placed(shaded(rect(-9, -46, 18, 56, 9), skin, -4, -2, 0.22), 6, 14, 1, 58)
    arm = shaded(rect(-112, -32, 46, 66, 6), cuff, -5, -5, 0.18) + shaded(rect(-210, -40, 106, 82, 4), sleeve, -5, -8)
    return fingers + shaded(ball, skin, -6, -5, 0.24) + thumb + arm + path(ell(-94, 18, 4), GOLD)


def fist(skin: str = SKIN["rose"], sleeve: str = COAT, cuff: str = LINEN) -> str:
    """A clenched hand seen from its back, knuckles up, the arm below."""
    out = shaded(rect(-34, 46, 68, 130, 4), sleeve, -9, -4) + shaded(rect(-40, 36, 80, 34, 6), cuff, -7, -4, 0.18)
    out += shaded(smooth("-36,40* -46,4 -40,-28 0,-36 40,-28 46,4 36,40*"), skin, -9, -6, 0.24)
    for x, y in ((-31, -24), (-10, -31), (11, -31), (31, -24)):
        out += shaded(rect(x - 11.5, y - 17, 23, 46, 11), skin, -5, -4, 0.22)
    return out + shaded(smooth("-46,6* -34,16 4,14 12,26 2,36 -30,34 -46,24*"), skin, -4, -4, 0.22)


def reaching(skin: str = SKIN["rose"], sleeve: str = COAT, cuff: str = LINEN) -> str:
    """A cupped hand held out to the right, palm up; what it holds lies about (60, -10)."""
    out = shaded(rect(-190, -34, 100, 78, 4), sleeve, -5, -8) + shaded(rect(-104, -30, 40, 68, 6), cuff, -5, -5, 0.18)
    out += shaded(smooth("-70,-20* -30,-22 10,6 70,2 116,-14* 120,-2 92,26 40,44 -20,40 -70,30*"), skin, -6, -6, 0.24)
    return out + shaded(smooth("-34,-20* -6,-34 26,-26 30,-14 4,-10 -10,0*"), skin, -4, -4, 0.22)


def lace(x: float, y: float, n: int, step: float, turn: float = 0) -> str:
    """A row of lace ruffles."""
    row = "".join(shaded(ell(i * step, 0, step * 0.72, step * 0.86), LINEN, -2, -2, 0.16) for i in range(n))
    return placed(row, x, y, 1, turn)


def shoe(leather: str = "#4A3222", stocking: str = LINEN) -> str:
    """A buckled shoe pointing to the right with a stockinged ankle; the sole lies at y = 56."""
    out = shaded(smooth("-74,-150* -22,-150* -26,-60 -24,-30* -78,-30* -80,-60"), stocking, -7, 0, 0.2)
    out += shaded(smooth("-84,-36* -56,-44 -20,-40* 6,-16 56,-4 92,16 94,38* -84,38*"), leather, -8, -6, 0.4)
    out += path(rect(-86, 36, 182, 10, 3), INK) + shaded(rect(-84, 42, 40, 22, 3), BLOOD, -4, 0, 0.3)
    tongue = shaded(smooth("-18,-56* 14,-48* 10,-12 -18,-24*"), leather, -4, -3, 0.3)
    buckle = path(rect(-8, -30, 30, 24, 4), "none", GOLD_LIGHT, 6) + path(rect(-8, -30, 30, 24, 4), "none", GOLD, 3)
    return out + tongue + placed(buckle, 0, 0, 1, 18)


def letter(w: float = 130, h: float = 92, seal: str = BLOOD) -> str:
    """A folded letter with a seal, centred."""
    x, y = -w / 2, -h / 2
    flap = path(f"M{num(x)} {num(y)}L0 {num(h * 0.1)}L{num(-x)} {num(y)}", "none", PAPER_3, 3.4)
    out = shaded(rect(x, y, w, h, 5), PAPER, -8, -5, 0.16) + flap
    wax = shaded(smooth([(c * r, s * r) for c, s, r in _wobble(17)]), seal, -4, -4, 0.34)
    return out + group(wax + path(ell(0, 0, 10), "none", shade(seal, 0.35), 2.6), f"translate(0,{num(h * 0.12)})")


def _wobble(r: float) -> list[tuple[float, float, float]]:
    turns = [2 * math.pi * k / 9 for k in range(9)]
    return [(math.cos(a), math.sin(a), r * (1 + 0.08 * (-1) ** k)) for k, a in enumerate(turns)]


def coin(x: float, y: float, r: float = 20, flat: float = 1) -> str:
    """A gold coin; below 1, `flat` tips it."""
    return shaded(ell(x, y, r, r * flat), GOLD, -r * 0.2, -r * 0.2, 0.4) + path(
        ell(x, y, r * 0.66, r * 0.66 * flat), "none", GOLD_DEEP, 2.2
    )


def blade() -> str:
    """The blade under its weight, hanging straight."""
    return (
        shaded(poly("-52,-60 52,-60 52,-2 -52,58"), STEEL, -9, -9, 0.3, 0.6, 4, 5)
        + path(poly("-52,40 52,-20 52,-2 -52,58"), STEEL_LIGHT)
        + shaded(rect(-58, -88, 116, 34, 4), WOOD, -7, -6, 0.36)
        + path(ell(0, -71, 6), STEEL_DEEP)
    )


def sabre() -> str:
    """A curved sabre, point up, 260 units long, centred."""
    steel = shaded(smooth("-6,84* -10,0 0,-80 34,-136* 24,-70 10,0 8,84*"), STEEL_LIGHT, -6, -2, 0.32)
    guard = line("-24,84 -34,104 -22,132 2,134", GOLD, 8) + shaded(rect(-28, 78, 56, 11, 5), GOLD, -3, -3, 0.4)
    return steel + guard + shaded(rect(-7, 86, 15, 46, 6), INK, -4, 0) + shaded(ell(0, 136, 11), GOLD, -3, -3, 0.4)


def dashes(places: str, dx: float, dy: float, colour: str = BLOOD, width: float = 8) -> str:
    """Short strokes of motion, one from each place."""
    out = ""
    for word in places.split():
        x, y = (float(v) for v in word.split(","))
        out += line([(x, y), (x + dx, y + dy)], colour, width)
    return out


def arrow(points: list[Plain], colour: str, width: float = 9, head: float = 17) -> str:
    """A soft line through points with a head at its end."""
    (x0, y0), (x1, y1) = points[-2], points[-1]
    long = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / long, (y1 - y0) / long
    tip = (x1 + ux * head * 0.7, y1 + uy * head * 0.7)
    base = [(x1 - uy * head, y1 + ux * head), (x1 + uy * head, y1 - ux * head)]
    return line(list(points), colour, width) + path(poly([*base, tip]), colour)


def puff(d: str, colour: str) -> str:
    """A thick curl of smoke or steam."""
    return drop(line(d, colour, 9, extra='opacity=".85"'), 1, 2, 2, 0.2)
