"""Counters, seals and buildings in 400 × 400, shadows included; the numbers of counters are set at run time.

A side is told by colour and shape: red is round and has the cap, blue has eight sides and the lily.
"""

import math

from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import fleur
from build_scripts.art.palette import GOLD, GOLD_LIGHT, LINEN, PAPER, WOOD, WOOD_DEEP, lit, mix, shade
from build_scripts.art.paris.buildings import BUILDINGS
from build_scripts.art.svg import along, around, document, ell, group, line, path, poly, rect, smooth

SIDES = {"red": "#B4232F", "blue": "#1F58A6"}
CAP = "-26,22* -28,-6 -10,-30 14,-34 32,-18 26,-6 16,-14 24,6 26,22* 0,16"


def _octagon(r: float, y: float = 0) -> str:
    q = r * 0.414
    around_it = [(-q, -r), (q, -r), (r, -q), (r, q), (q, r), (-q, r), (-r, q), (-r, -q)]
    return poly([(px, py + y) for px, py in around_it])


def _outline(side: str, r: float, y: float = 0) -> str:
    """The shape of a side, about (0, y)."""
    return ell(0, y, r) if side == "red" else _octagon(r, y)


def _cap(colour: str) -> str:
    """The cap of liberty, 64 wide."""
    return path(smooth(CAP), colour) + path(rect(-28, 18, 56, 9, 4), colour)


def badge(side: str, colour: str) -> str:
    """The sign of a side, about 60 high."""
    return group(_cap(colour), "translate(0,4)") if side == "red" else group(fleur(colour), "scale(.62)")


def flag_of(side: str) -> str:
    """A flag on its pole, with the sign of its side."""
    colour = SIDES[side]
    pole = line([(-62, 112), (-62, -104)], WOOD_DEEP, 15) + line([(-65, 112), (-65, -104)], WOOD, 7)
    cloth = smooth("-54,-96* -10,-112 32,-92 92,-80* 88,26* 30,14 -12,-4 -54,10*")
    waves = path(smooth("18,-98* 44,-90 38,18* 12,8"), shade(colour, 0.3), extra='opacity=".55"')
    waves += path(smooth("-30,-106* -12,-108 -14,-2* -34,4"), lit(colour, 0.3), extra='opacity=".5"')
    sign = group(badge(side, PAPER if side == "red" else GOLD_LIGHT), "translate(20,-40) rotate(6) scale(1.02)")
    return (
        pole
        + shaded(cloth, colour, dx=-6, dy=-5, s=0.34, inner=waves)
        + sign
        + shaded(ell(-62, -112, 11), GOLD, -3, -3)
    )


def counter_body(side: str) -> str:
    """A lacquered counter of radius 178 about (0, 0), with its paper, radius 138."""
    colour = SIDES[side]
    lacquer, tint = along([(0, lit(colour, 0.26)), (0.5, colour), (1, shade(colour, 0.22))], (0.8, 1))
    sheet, paper = around([(0, lit(PAPER, 0.6)), (0.75, PAPER), (1, mix(PAPER, "#B89A6A", 0.35))], (0.42, 0.38), 0.62)
    out = f"<defs>{lacquer}{sheet}</defs>"
    out += drop(path(_outline(side, 178, 9), shade(colour, 0.52)), 3, 4, 3, 0.5, 10)
    out += path(_outline(side, 178), tint) + path(_outline(side, 174), "none", lit(colour, 0.45), 3.5, 'opacity=".7"')
    out += path(_outline(side, 159), "none", lit(colour, 0.5), 3, 'opacity=".6" stroke-dasharray="9 9"')
    out += path(_outline(side, 146), shade(colour, 0.5)) + path(_outline(side, 142, 1), paper)
    return out + path(_outline(side, 129), "none", mix(colour, PAPER, 0.5), 3)


def counter(side: str, flag: bool = False) -> str:
    """A counter without its number, or the flag."""
    out = counter_body(side)
    if flag:
        out += drop(group(flag_of(side), "translate(-2,8) scale(.98)"), 3, 5, 4, 0.3)
    return document(out, -200, -200, 400, 400)


def marker(side: str) -> str:
    """A seal of wax with the sign of its side pressed into it."""
    colour = SIDES[side]
    edge = []
    for k in range(22):
        a, r = 2 * math.pi * k / 22, 162 + (12 if k % 2 else -5) + 5 * math.sin(k * 1.7)
        edge.append((math.cos(a) * r, math.sin(a) * r))
    out = drop(shaded(smooth(edge), colour, dx=-12, dy=-14, s=0.40, h=0.42, hx=7, hy=8), 3, 7, 5, 0.5, 10)
    out += path(ell(3, 4, 120), lit(colour, 0.25)) + path(ell(-2, -3, 120), shade(colour, 0.42))
    out += path(ell(1, 2, 115), shade(colour, 0.10))
    pressed = group(badge(side, shade(colour, 0.5)), "translate(-4,-3) scale(2.5)")
    return document(
        out + pressed + group(badge(side, lit(colour, 0.62)), "translate(2,4) scale(2.5)"), -200, -200, 400, 400
    )


def building(name: str) -> str:
    """A tile with one of the three buildings."""
    edge, tile = mix("#EBDDBE", "#8A6238", 0.62), mix("#EBDDBE", LINEN, 0.45)
    out = drop(shaded(rect(-182, -182, 364, 364, 30), edge, dx=-6, dy=-7, s=0.36), 3, 6, 5, 0.45, 10)
    sky, paint = along([(0, mix("#A9C9CE", tile, 0.55)), (0.6, tile), (1, mix(tile, "#C9A66A", 0.35))], (0.2, 1))
    out += f"<defs>{sky}</defs>" + path(rect(-166, -166, 332, 332, 20), paint)
    out += path(rect(-157, -157, 314, 314, 13), "none", mix(edge, tile, 0.35), 3)
    return document(
        out + drop(group(BUILDINGS[name](), "translate(0,4) scale(2.42)"), 4, 5, 4, 0.28), -200, -200, 400, 400
    )
