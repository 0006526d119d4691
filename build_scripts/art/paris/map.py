"""The map of Paris and its frame. A space is 160 units, the map 800 × 800."""

import math
from itertools import pairwise
from random import Random

from build_scripts.art.light import shaded
from build_scripts.art.ornament import fleur
from build_scripts.art.palette import GOLD, INK, LINEN, WOOD_DEEP, lit, mix, shade
from build_scripts.art.svg import Plain, around, clip, document, ell, group, num, path, poly, rect, smooth, spots

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
    out += group(_compass(), "translate(80,722) scale(.82)", 'opacity=".6"')
    out += path(smooth(WALL), "none", EARTH, 7, 'opacity=".55" stroke-dasharray="16 9"')
    grid = "".join(f"M{k * 160} 0V800M0 {k * 160}H800" for k in range(1, 5))
    groove = "".join(f"M{k * 160 + 3} 0V800M0 {k * 160 + 3}H800" for k in range(1, 5))
    out += path(grid, "none", INK, 3, 'opacity=".62"') + path(groove, "none", LINEN, 1.4, 'opacity=".55"')
    return clip(rect(0, 0, 800, 800), out)


def _compass() -> str:
    """A compass rose in brown ink."""
    out = path(ell(0, 0, 42), "none", EARTH, 2.4) + path(ell(0, 0, 38), "none", EARTH, 1)
    for k in range(8):
        reach = 56 if k % 2 == 0 else 30
        dark = path(poly([(0, -reach), (7, -7), (0, 0)]), "#6A4426")
        out += group(dark + path(poly([(0, -reach), (-7, -7), (0, 0)]), "#C9A66A"), f"rotate({k * 45})")
    return out + group(fleur("#6A4426"), "translate(0,-72) scale(.26)")


def _frame() -> str:
    """Wood with mitred corners and brass angles, a dark rebate inside it; 40 wide."""
    out = path(rect(-40, -40, 880, 880, 12), shade(WOOD_DEEP, 0.35))
    sides = (
        (-40, -40, 840, -40, 800, 0, 0, 0),
        (840, -40, 840, 840, 800, 800, 800, 0),
        (-40, 840, 840, 840, 800, 800, 0, 800),
        (-40, -40, -40, 840, 0, 800, 0, 0),
    )
    for n, (ax, ay, bx, by, cx, cy, dx, dy) in enumerate(sides):
        tone = (lit(WOOD_DEEP, 0.16), mix(WOOD_DEEP, INK, 0.22), mix(WOOD_DEEP, INK, 0.34), lit(WOOD_DEEP, 0.08))[n]
        out += path(poly([(ax, ay), (bx, by), (cx, cy), (dx, dy)]), tone)
    grain = ""
    chance = Random(5)
    for _ in range(34):
        at, start, length = chance.uniform(3, 25), chance.uniform(-20, 640), chance.uniform(60, 240)
        low, high = num(800 + at), num(-at)
        end = min(start + length, 800)
        grain += f"M{num(start)} {low}H{num(end)}M{num(start)} {high}H{num(end)}"
        grain += f"M{low} {num(start)}V{num(end)}M{high} {num(start)}V{num(end)}"
    wood = path(grain, "none", shade(WOOD_DEEP, 0.55), 1.4, 'opacity=".4"')
    out = clip(rect(-40, -40, 880, 880, 12), out + wood)
    out += path(rect(-37.5, -37.5, 875, 875, 10), "none", lit(WOOD_DEEP, 0.3), 2, 'opacity=".55"')
    out += path(rect(-12, -12, 824, 824, 4), "#2C1D14") + path(
        rect(-12, -12, 824, 824, 4), "none", GOLD, 1.6, 'opacity=".6"'
    )
    angle = shaded(poly("-36,-36 44,-36 44,-24 -24,-24 -24,44 -36,44"), GOLD, dx=-2, dy=-2, s=0.4)
    nails = "".join(path(ell(x, y, 3), shade(GOLD, 0.5)) for x, y in ((-30, -30), (34, -30), (-30, 34)))
    return out + "".join(group(angle + nails, f"rotate({quarter} 400 400)") for quarter in (0, 90, 180, 270))


def board() -> str:
    """The map in its frame, 880 × 880, with the lines of the 25 spaces."""
    return document(_frame() + paris(), -40, -40, 880, 880)
