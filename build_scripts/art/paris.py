"""The map of Paris and the counters that lie on it. A space is 160 units, the map 800 × 800."""

import math
from itertools import pairwise
from random import Random

from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import fleur
from build_scripts.art.palette import GOLD_LIGHT, INK, LINEN, PAPER, WOOD_DEEP, lit, mix, shade
from build_scripts.art.svg import Plain, around, clip, ell, group, line, num, path, poly, rect, smooth, spots

RED, BLUE = "#B4232F", "#1F58A6"
SIDES = {"jacobins": RED, "royalists": BLUE}
LAND, EARTH, BANK, WATER = "#EBDDBE", "#8A6238", "#7C6A48", "#8FB4BE"
SEINE = "-30,150 120,196 230,290 330,372 430,420 540,430 650,500 720,610 840,690"
WALL = "400,40 620,90 752,260 764,470 660,690 420,768 180,716 52,540 44,300 170,98"
ISLAND = "322,352 372,372 428,404 452,424 430,436 376,418 330,384"
BRIDGES = ((180, 246, -48), (276, 330, -50), (494, 430, -84), (604, 464, -56), (694, 558, -30))


def _by_water(x: float, y: float, reach: float) -> bool:
    course = spots(SEINE)
    for (ax, ay), (bx, by) in pairwise(course):
        for t in (0, 0.25, 0.5, 0.75, 1):
            if math.hypot(x - (ax + (bx - ax) * t), y - (ay + (by - ay) * t)) < reach:
                return True
    return False


def _turned(cx: float, cy: float, w: float, h: float, angle: float) -> list[Plain]:
    """The corners of a block round its middle."""
    c, s = math.cos(angle), math.sin(angle)
    corners = ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in corners]


def _blocks() -> str:
    """Blocks of houses, thinner towards the edge, with gardens among them."""
    chance = Random(7)
    tones = [mix(LAND, "#B98E5A", 0.20 + 0.04 * k) for k in range(5)]
    houses = dict.fromkeys(tones, "")
    gardens = dark = ""
    for y in range(20, 800, 40):
        for x in range(20, 800, 40):
            if _by_water(x, y, 48):
                continue
            out = math.hypot(x - 400, y - 410)
            angle = chance.uniform(-0.03, 0.03) + 0.10 * math.sin(x / 150) + 0.08 * math.cos(y / 170)
            w, h = chance.uniform(31, 36), chance.uniform(30, 36)
            if chance.random() < 0.10 + max(0.0, (out - 330) / 420):
                gardens += ell(x, y, w * 0.46, h * 0.42) if chance.random() < 0.45 else ""
                continue
            p = _turned(x, y, w, h, angle)
            houses[chance.choice(tones)] += poly(p)
            dark += poly([p[1], p[2], (p[2][0] - 5, p[2][1] - 3), (p[1][0] - 5, p[1][1] + 4)])
    body = path(gardens, "#B9BF86", extra='opacity=".75"')
    body += "".join(path(d, tone) for tone, d in houses.items())
    return body + path(dark, EARTH, extra='opacity=".22"')


def _river() -> str:
    course = smooth(SEINE, closed=False)
    out = path(course, "none", BANK, 66) + path(course, "none", WATER, 60)
    out += path(course, "none", "#A9C9CE", 30, 'opacity=".55"')
    island = smooth(ISLAND)
    out += path(island, BANK, extra='transform="translate(2,3)"') + path(island, lit(LAND, 0.1))
    for x, y, turn in BRIDGES:
        deck = path(rect(-5, -42, 10, 84), "#D8C292", BANK, 2)
        out += group(deck, f"translate({x},{y}) rotate({turn + 90})")
    return out


def paris() -> str:
    """The map without its frame, with the grid of five by five spaces."""
    light, paint = around([(0, lit(LAND, 0.35)), (0.7, LAND), (1, mix(LAND, "#B8935A", 0.45))], (0.45, 0.42), 0.75)
    out = f"<defs>{light}</defs>" + path(rect(0, 0, 800, 800), paint) + _blocks() + _river()
    out += path(smooth(WALL), "none", EARTH, 7, 'opacity=".55" stroke-dasharray="16 9"')
    grid = "".join(f"M{k * 160} 0V800M0 {k * 160}H800" for k in range(1, 5))
    groove = "".join(f"M{k * 160 + 3} 0V800M0 {k * 160 + 3}H800" for k in range(1, 5))
    out += path(grid, "none", INK, 3, 'opacity=".62"') + path(groove, "none", LINEN, 1.4, 'opacity=".55"')
    return clip(rect(0, 0, 800, 800), out)


def _octagon(r: float) -> str:
    q = r * 0.414
    return poly([(-q, -r), (q, -r), (r, -q), (r, q), (q, r), (-q, r), (-r, q), (-r, -q)])


CAP = "-26,22* -28,-6 -10,-30 14,-34 32,-18 26,-6 16,-14 24,6 26,22* 0,16"


def counter(side: str, face: str = "") -> str:
    """An influence counter, radius 50: Jacobins round, Royalists octagonal; face "flag", "sign" or empty."""
    colour = SIDES[side]
    outer, inner = (ell(0, 0, 50), ell(0, 0, 41)) if side == "jacobins" else (_octagon(50), _octagon(41))
    out = drop(shaded(outer, colour, dx=-6, dy=-7, s=0.36, h=0.35), 3, 5, 4, 0.5)
    out += path(inner, PAPER) + path(inner, "none", shade(colour, 0.2), 3)
    if face == "flag":
        out += line([(-18, 30), (-18, -28)], WOOD_DEEP, 5)
        out += shaded(smooth("-16,-28* 6,-34 26,-24* 26,2* 6,-6 -16,2*"), colour, dx=-4, dy=-3)
        sign = group(fleur(GOLD_LIGHT), "translate(5,-15) scale(.22)")
        out += path(ell(5, -15, 6), PAPER) if side == "jacobins" else sign
    elif face == "sign":
        cap = group(path(smooth(CAP), colour), "translate(-2,4) scale(.78)")
        out += cap if side == "jacobins" else group(fleur(colour), "scale(.54)")
    return out


def at(body: str, x: float, y: float, scale: float = 1) -> str:
    """Something on the map."""
    return group(body, f"translate({num(x)},{num(y)}) scale({scale})")
