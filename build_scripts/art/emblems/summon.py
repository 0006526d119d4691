"""Emblems of the cards that name a group or call somebody to the front."""

import math
from collections.abc import Callable

from build_scripts.art.bust.props import PROPS
from build_scripts.art.emblems.marks import mark
from build_scripts.art.emblems.parts import fist, placed, puff
from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import crown
from build_scripts.art.palette import (
    BLOOD,
    FRENCH_BLUE,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    GROUPS,
    INK,
    LINEN,
    PAPER,
    SKIN,
    STEEL_DEEP,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
    mix,
    shade,
)
from build_scripts.art.svg import clip, ell, group, line, path, poly, rect, smooth


def _civic_pride() -> str:
    """A green rosette with the scales."""
    green, deep, light = GROUPS["green"]
    tails = "".join(
        shaded(
            smooth([(s * 8, 40, "c"), (s * 46, 34, "c"), (s * 66, 136, "c"), (s * 42, 118, "c"), (s * 22, 138, "c")]),
            c,
            -5,
            -3,
        )
        for s, c in ((-1, green), (1, shade(green, 0.12)))
    )
    pleats = "".join(
        placed(
            shaded(smooth("0,-52* 17,-56 22,-92 11,-104* -11,-104* -22,-92 -17,-56"), c, -4, -3, 0.24),
            0,
            -8,
            1,
            k * 22.5,
        )
        for k in range(16)
        for c in [green if k % 2 else mix(green, light, 0.55)]
    )
    button = shaded(ell(0, -8, 60), PAPER, -6, -6, 0.18) + path(ell(0, -8, 52), "none", green, 3.4)
    return tails + drop(pleats, 1, 3, 3, 0.3) + drop(button, 1, 3, 3, 0.35) + placed(mark("green", deep), 0, -6, 0.74)


def _military_might() -> str:
    """A field gun."""
    bronze = "#A9783A"
    barrel = shaded(smooth("-104,-34* -110,-6* -96,22* 112,14* 112,-42* -80,-46"), bronze, -8, -11, 0.42, 0.4, 4, 4)
    barrel += shaded(rect(96, -48, 30, 68, 6), bronze, -4, -9, 0.4) + shaded(ell(-118, -12, 15), bronze, -4, -5, 0.42)
    barrel += "".join(shaded(rect(x, -47, 12, 65, 3), mix(bronze, GOLD_LIGHT, 0.3), -3, -6, 0.4) for x in (-64, 10, 60))
    barrel += path(ell(125, -14, 5, 22), "#3A2410")
    trail = shaded(poly("-30,-4 30,-8 -70,96 -124,108 -128,92"), "#5D7A3A", -6, -6, 0.36)
    spokes = "".join(
        line([(0, 0), (math.cos(k * math.pi / 5) * 56, math.sin(k * math.pi / 5) * 56)], WOOD_DEEP, 8)
        for k in range(10)
    )
    wheel = spokes + path(ell(0, 0, 58), "none", WOOD_DEEP, 15) + path(ell(-2, -2, 58), "none", WOOD, 8)
    wheel += shaded(ell(0, 0, 15), WOOD_LIGHT, -3, -3)
    balls = "".join(
        shaded(ell(x, y, 18), "#4A4C58", -6, -6, 0.45, 0.3, 3, 3) for x, y in ((76, 96), (112, 96), (94, 66))
    )
    smoke = "".join(path(ell(x, y, r), PAPER, extra='opacity=".8"') for x, y, r in ((142, -34, 16), (136, -58, 11)))
    gun = placed(drop(barrel, 2, 4, 3, 0.35), 4, -26, 1, -10)
    body = smoke + trail + gun + placed(drop(wheel, 2, 4, 3, 0.35), -8, 48) + balls
    return group(body, "translate(-6,-2) scale(.88)")


def _majesty() -> str:
    """The crown on its cushion."""
    velvet = GROUPS["purple"].main
    cushion = smooth("-112,34* -92,62 -92,92 -118,122* -60,108 60,108 118,122* 92,92 92,62 112,34* 60,46 -60,46")
    tassels = "".join(
        shaded(ell(x, y, 11), GOLD, -3, -3, 0.4)
        + shaded(
            smooth([(x - 8, y + 8, "c"), (x + 8, y + 8, "c"), (x + 11, y + 28, "c"), (x - 11, y + 28, "c")]),
            GOLD_DEEP,
            -3,
            0,
        )
        for x, y in ((-118, 112), (118, 112))
    )
    pillow = shaded(cushion, velvet, -14, -9, 0.34, 0.25, 4, 4)
    pillow += line("-100,74 -50,86 0,82 50,86 100,74", mix(velvet, GOLD, 0.5), 4)
    return group(tassels + pillow + drop(crown(0, 36, 1.86), 2, 6, 5, 0.4), "translate(0,-12) scale(.93)")


def _public_demand() -> str:
    """The crowd's fist, fork and torch."""
    fork = line([(-78, 150), (-58, -70)], WOOD_LIGHT, 10) + line(
        "-92,-128 -90,-84 -58,-70 -30,-78 -26,-124", STEEL_DEEP, 9
    )
    fork += line([(-59, -70), (-54, -136)], STEEL_DEEP, 9)
    torch = line([(76, 150), (66, -26)], WOOD, 14) + shaded(poly("42,-22 92,-28 84,10 50,12"), WOOD_DEEP, -4, -3)
    flame = shaded(smooth("66,-132* 82,-92 100,-66 86,-30 64,-20 42,-34 38,-66 56,-84"), "#E8813A", -6, -5, 0.2)
    flame += path(smooth("66,-96* 76,-66 80,-46 64,-30 52,-44 56,-66"), GOLD_LIGHT)
    hand = placed(fist(SKIN["tan"], "#6E6250", mix("#6E6250", LINEN, 0.4)), 2, 26, 1.12, -4)
    return clip(ell(0, 0, 150), fork + torch + flame + drop(hand, 2, 5, 4, 0.35))


def _forward_march() -> str:
    """The drum."""
    side = smooth("-92,-30* 0,-8 92,-30* 88,64* 0,92 -88,64*")
    bands = "".join(
        path(poly([(x, -34), (x + 44, -34), (x + 42, 96), (x - 2, 96)]), c)
        for x, c in ((-92, FRENCH_BLUE), (-48, LINEN), (-4, BLOOD), (40, FRENCH_BLUE), (70, LINEN))
    )
    lit_side = shaded(
        side, LINEN, -12, -4, 0.3, inner=bands + path(poly("30,-40 100,-40 100,100 56,100"), INK, extra='opacity=".18"')
    )
    ropes = line("-90,-22 -62,72 -30,-6 0,88 30,-6 62,72 90,-22", GOLD_LIGHT, 5, tension=0)
    hoops = line("-92,-30 0,-8 92,-30", WOOD, 15) + line("-89,62 0,90 89,62", WOOD, 15)
    hoops += line("-93,-33 0,-11 93,-33", WOOD_LIGHT, 5) + line("-90,59 0,87 90,59", WOOD_LIGHT, 5)
    skin = path(ell(0, -32, 92, 26), shade(PAPER, 0.2)) + path(ell(-3, -34, 86, 22), PAPER)
    sticks = "".join(
        placed(
            shaded(rect(-5, -108, 10, 120, 5), WOOD_LIGHT, -3, 0, 0.34) + shaded(ell(0, 12, 9, 12), WOOD, -3, -3),
            x,
            -42,
            1,
            turn,
        )
        for x, turn in ((-26, 44), (22, -44))
    )
    return group(lit_side + ropes + hoops + skin + drop(sticks, 2, 5, 3, 0.35), "translate(0,14)")


def _let_them_eat_cake() -> str:
    """The cake she never spoke of."""
    return group(placed(PROPS["cake"](), -118, -164), "translate(0,22) scale(1.75)")


def _lack_of_faith() -> str:
    """A candle gone out."""
    stick = shaded(
        smooth("-70,104* -58,92 -20,86 -14,58 -34,48* 34,48* 14,58 20,86 58,92 70,104* 60,116 -60,116"),
        GOLD,
        -10,
        -6,
        0.4,
        0.4,
        4,
        4,
    )
    wax = shaded(smooth("-25,50* -27,-34 -20,-44 -6,-38 6,-42 22,-36 26,-6 27,50*"), LINEN, -9, -3, 0.2)
    wax += shaded(smooth("18,-34 30,-22 30,6 24,16 18,4"), LINEN, -3, -3, 0.2)
    wick = line([(0, -40), (3, -56), (11, -62)], INK, 5) + path(ell(11, -62, 4), BLOOD)
    smoke = puff("10,-72 -10,-88 16,-106 -4,-124 12,-142", mix(GROUPS["blue"].deep, PAPER, 0.55))
    cross = placed(path("M-5 -26h10v14h14v10h-14v28h-10v-28h-14v-10h14z", WOOD_DEEP), -98, 84, 0.9, -24)
    return group(smoke + stick + wax + wick + cross, "translate(2,10) scale(1.1)")


SUMMON: dict[str, Callable[[], str]] = {
    "civic_pride": _civic_pride,
    "military_might": _military_might,
    "majesty": _majesty,
    "public_demand": _public_demand,
    "forward_march": _forward_march,
    "let_them_eat_cake": _let_them_eat_cake,
    "lack_of_faith": _lack_of_faith,
}
