"""Emblems of the cards that move one noble by steps."""

import math
from collections.abc import Callable

from build_scripts.art.bust.hats import HATS
from build_scripts.art.emblems.parts import coin, dashes, palm, placed, reaching, shoe
from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import (
    BLOOD,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LINEN,
    PAPER,
    PAPER_2,
    PAPER_3,
    SKIN,
    WOOD_DEEP,
    WOOD_LIGHT,
    lit,
    mix,
    shade,
)
from build_scripts.art.svg import clip, ell, group, line, mirror, path, poly, rect, smooth, symmetric

DISC = ell(0, 0, 150)


def _pushed() -> str:
    """Two open palms that shove to the right."""
    hands = placed(palm(), 6, -44, 1.02) + placed(palm(), 34, 72, 1.02)
    return clip(DISC, hands) + "".join(
        line([(84 + k, y), (118 + k, y)], BLOOD, 8) for y, k in ((-70, -6), (-34, 2), (38, 8), (74, 0))
    )


def _stumble() -> str:
    """A shoe that has met a cobble."""
    cobbles = "".join(
        shaded(ell(x, y, rx, ry), "#8C8894", -7, -7, 0.3) for x, y, rx, ry in ((-96, 116, 56, 30), (18, 122, 60, 28))
    )
    stone = shaded(smooth("52,112* 48,72 76,54 112,60 132,92 128,116*"), "#A39EAA", -8, -7, 0.34)
    foot = placed(drop(shoe(), 3, 5, 4, 0.3), -26, 8, 0.96, 24)
    return clip(DISC, foot + cobbles + stone) + dashes("78,34 102,26 124,36", 12, -22)


def _trip() -> str:
    """A walking stick put out where somebody walks; the hat tells how it went."""
    foot = placed(shoe("#3A2A40", LINEN), -34, 6, 0.82, 36)
    stick = line([(150, 66), (-92, 104)], WOOD_DEEP, 15) + line([(150, 63), (-90, 101)], WOOD_LIGHT, 8)
    knob = shaded(ell(-98, 105, 17), GOLD, -5, -5, 0.42, 0.4, 3, 3)
    hat = placed(HATS["tricorne"]("#4A3560", GOLD, ""), 72, 22, 0.52, 30)
    flight = line("-16,-106 26,-128 62,-118", PAPER_3, 6, extra='stroke-dasharray="3 13"')
    cane = drop(stick + knob, 2, 6, 4, 0.4)
    return clip(DISC, foot + cane) + flight + drop(hat, 3, 6, 4, 0.3) + dashes("26,52 46,38 62,56", 14, -16)


def _far_better_thing() -> str:
    """The open book of the tale, with its ribbon."""
    page = smooth("0,-62* 40,-82 92,-78 122,-64* 122,64* 92,50 40,48 0,68*")
    leaf = shaded(page, PAPER, -8, -5, 0.16)
    lines = "".join(line([(18, y + 10), (60, y - 4), (104, y)], PAPER_3, 5) for y in (-44, -22, 0, 22))
    cover = path(smooth(symmetric("0,-52 126,-76* 136,-70 136,72 126,78* 40,66 0,84")), shade("#5E1210", 0.1))
    left = group(shaded(page, PAPER_2, 8, -5, 0.12) + lines, "scale(-1,1)")
    ribbon = shaded(smooth("-8,-66* 10,-66* 16,20 10,110* 0,96 -12,112* -2,20"), BLOOD, -3, 0, 0.3)
    rose = "".join(
        shaded(ell(x, y, r), mix("#7C2236", "#D5627A", k), -3, -3)
        for x, y, r, k in ((0, 0, 26, 0.1), (-3, -3, 18, 0.5), (-4, -4, 9, 0.9))
    )
    stem = line("6,20 22,64 18,92", "#466B34", 6) + shaded(smooth("20,56* 44,40 58,50* 40,66"), "#55803F", -3, -3)
    flower = placed(drop(stem + rose, 2, 4, 3, 0.3), 62, -18, 1, 24)
    return group(cover + leaf + lines + left + ribbon + flower, "translate(0,2)")


def _ignoble_noble() -> str:
    """A pig in a powdered wig."""
    pink = "#E5A79B"
    ears = "".join(
        shaded(smooth([(s * 62, -58, "c"), (s * 104, -66), (s * 112, -24, "c"), (s * 78, -18)]), pink, -5, -4)
        for s in (-1, 1)
    )
    face = shaded(smooth(symmetric("0,-84 52,-76 84,-28 84,34 54,82 0,96")), pink, -16, -8, 0.24)
    snout = shaded(ell(0, 36, 44, 32), mix(pink, "#C96F66", 0.35), -7, -6, 0.24)
    snout += "".join(path(ell(s * 16, 36, 7, 11), "#7A3A3A") for s in (-1, 1))
    eyes = "".join(path(ell(s * 38, -14, 10, 12), LINEN) + path(ell(s * 38 + 3, -12, 5.5), INK) for s in (-1, 1))
    lids = "".join(line([(s * 26, -24), (s * 50, -28 - s * 3)], shade(pink, 0.5), 5) for s in (-1, 1))
    wig = shaded(
        smooth("-84,-26* -92,-70 -62,-112 -20,-124 20,-124 62,-112 92,-70 84,-26* 60,-60 26,-74 0,-62 -26,-74 -60,-60"),
        "#E8E3EA",
        -13,
        -8,
        0.22,
    )
    rolls = "".join(
        shaded(ell(s * 98, y, 26, 15), "#E8E3EA", -6, -5, 0.22) + path(ell(s * 112, y, 8), shade("#E8E3EA", 0.4))
        for s in (-1, 1)
        for y in (-26, 6, 38)
    )
    bow_tie = mirror(shaded(smooth("0,100* 22,84 46,86 46,116 22,116"), "#5B2678", -4, -4)) + path(
        rect(-9, 90, 18, 22, 6), shade("#5B2678", 0.2)
    )
    return group(ears + face + snout + eyes + lids + wig + rolls + bow_tie, "translate(0,4) scale(.98)")


def _l_idiot() -> str:
    """A fool's cap with three bells."""
    bells = ((-118, 26), (0, -126), (118, 26))
    left = shaded(smooth("-58,44* -44,-24 -78,-58 -122,-22 -128,16* -104,20* -98,0 -78,-8 -40,48*"), "#5B2678", -9, -7)
    right = shaded(smooth("58,44* 44,-24 78,-58 122,-22 128,16* 104,20* 98,0 78,-8 40,48*"), "#2F6E5B", -9, -7)
    top = shaded(smooth("-46,46* -50,-26 -26,-86 -10,-122* 12,-122* 34,-70 52,-26 46,46*"), GOLD, -9, -6, 0.3)
    band = "".join(
        shaded(poly([(x - 17, 36), (x + 17, 36), (x, 84)]), c, -4, -3, 0.22)
        for x, c in ((-56, BLOOD), (-19, LINEN), (19, BLOOD), (56, LINEN))
    )
    out = left + right + top + shaded(rect(-76, 28, 152, 22, 10), BLOOD, -8, -4) + band
    for x, y in bells:
        out += shaded(ell(x, y, 17), GOLD_LIGHT, -5, -5, 0.42) + path(ell(x, y + 4, 4), GOLD_DEEP)
        out += line([(x, y + 4), (x, y + 13)], GOLD_DEEP, 3.4)
    return group(out, "translate(0,20)")


def _was_that_my_name() -> str:
    """An ear and the trumpet held to it."""
    skin = SKIN["rose"]
    ear = shaded(smooth("-30,-92 16,-98 54,-66 54,-16 30,22 22,66 -8,88 -38,70 -46,20 -62,-30"), skin, -11, -7, 0.24)
    ear += line("-24,-56 10,-68 30,-44 24,-8 4,8", shade(skin, 0.34), 7)
    ear += line("-20,-26 -2,-34 6,-14 -10,10 -6,34", shade(skin, 0.34), 6)
    horn = shaded(smooth("-16,0* 20,-8 84,-46 104,-86* 132,-14* 92,-8 30,16 -10,16*"), GOLD, -8, -7, 0.4, 0.4, 4, 4)
    mouth = placed(path(ell(0, 0, 17, 41), shade(GOLD, 0.5)) + path(ell(-2, 0, 11, 32), "#3E2C12"), 119, -50, 1, -22)
    trumpet = placed(drop(horn + mouth, 3, 5, 4, 0.35), -6, 8, 1.05, -8)
    waves = "".join(path(f"M{k} {-78 - k}q{20} {10} {22} {34}", "none", BLOOD, 7) for k in (52, 26))
    return group(ear, "translate(-52,6) scale(1.18)") + trumpet + group(waves, "translate(-4,4)")


def _friend_of_the_queen() -> str:
    """A cameo with the queen's profile."""
    oval = ell(0, 14, 84, 102)
    profile = smooth(
        "-8,96* -12,64 -30,56 -34,44 -26,38 -36,30 -30,22 -44,8 -30,-6 -30,-30 -18,-44 -26,-72 0,-84 34,-78"
        " 48,-50 42,-18 52,6 44,28 30,40 34,66 60,96*"
    )
    frame = shaded(oval, GOLD, -8, -8, 0.42, 0.4, 4, 4) + path(ell(0, 14, 71, 89), "#3E6188")
    inside = clip(ell(0, 14, 71, 89), shaded(profile, LINEN, -4, -4, 0.16))
    pearls = "".join(
        path(ell(77.5 * math.cos(a), 14 + 95.5 * math.sin(a), 4.6), LINEN)
        for a in [2 * math.pi * k / 22 for k in range(22)]
    )
    loop = path(ell(0, -96, 13), "none", GOLD_DEEP, 7) + path(ell(-1, -97, 13), "none", GOLD_LIGHT, 3)
    half = shaded(smooth("0,-108* 24,-140 58,-138 54,-104 24,-100"), "#C86B86", -5, -4)
    tails = mirror(shaded(smooth("4,-106* 26,-98* 62,-52* 44,-50* 36,-38*"), "#A84E6C", -3, -2))
    return tails + frame + inside + pearls + loop + mirror(half) + shaded(ell(0, -108, 13), "#C86B86", -3, -3)


def _fainting_spell() -> str:
    """Smelling salts."""
    glass = "#9CC4C4"
    body = smooth("-26,-48* 26,-48* 30,-26 66,2 72,60 56,104 0,112 -56,104 -72,60 -66,2 -30,-26")
    salts = clip(body, path(rect(-80, 44, 160, 80), lit("#D9E6DC", 0.4)) + path(ell(0, 46, 74, 13), LINEN))
    out = shaded(body, glass, -14, -8, 0.26, 0.6, 5, 5) + group(salts, extra='opacity=".9"')
    out += path(smooth("-52,16 -40,6 -44,60 -54,70"), LINEN, extra='opacity=".8"')
    out += shaded(rect(-34, -66, 68, 22, 8), GOLD, -5, -4, 0.4) + line("-28,-40 0,-34 28,-40", BLOOD, 8)
    cork = shaded(ell(0, 0, 24, 20), glass, -6, -5, 0.3, 0.6, 3, 3) + path(rect(-10, 12, 20, 18, 3), glass)
    fumes = "".join(
        line([(x, -78), (x - 16, -98), (x + 12, -116), (x - 6, -140)], "#8FA05A", 8, extra='opacity=".85"')
        for x in (-24, 6)
    )
    return fumes + out + drop(placed(cork, 108, 86, 0.95, 112), 2, 4, 3, 0.3)


def _bribed_guards() -> str:
    """Coins change hands under a red cuff."""
    hand = reaching(SKIN["ruddy"], "#B3282C", LINEN)
    stack = "".join(coin(62, 66 - k * 13, 34, 0.42) for k in range(4))
    falling = coin(18, -66, 23, 0.8) + coin(84, -96, 23, 0.6) + coin(106, -34, 21, 0.9)
    trail = dashes("18,-112 84,-134", 0, 16, GOLD_DEEP, 6)
    body = placed(hand, -6, 58, 1.06)
    return clip(DISC, body + placed(stack, 0, -20, 1)) + drop(falling, 2, 5, 3, 0.35) + clip(DISC, trail)


REORDER: dict[str, Callable[[], str]] = {
    "pushed": _pushed,
    "stumble": _stumble,
    "trip": _trip,
    "far_better_thing": _far_better_thing,
    "ignoble_noble": _ignoble_noble,
    "l_idiot": _l_idiot,
    "was_that_my_name": _was_that_my_name,
    "friend_of_the_queen": _friend_of_the_queen,
    "fainting_spell": _fainting_spell,
    "bribed_guards": _bribed_guards,
}
