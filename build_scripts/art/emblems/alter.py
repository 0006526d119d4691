"""Emblems of the cards that alter who stands in line, and how."""

import math
from collections.abc import Callable
from dataclasses import replace

from build_scripts.art.bust import bust
from build_scripts.art.bust.hats import HATS
from build_scripts.art.emblems.parts import blade, placed
from build_scripts.art.light import drop, shaded
from build_scripts.art.nobles.army import ARMY
from build_scripts.art.ornament import ship
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
    STEEL,
    STEEL_DEEP,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
    mix,
    shade,
)
from build_scripts.art.svg import clip, ell, group, line, path, poly, rect, smooth

DISC = ell(0, 0, 150)


def _long_walk() -> str:
    """Boots that turn back."""
    boot = shaded(smooth("-26,-90* 26,-90* 24,-20 34,14 84,26 92,54* -28,54* -30,0"), "#4A3222", -8, -6, 0.4)
    boot += shaded(smooth("-30,-96* 30,-96* 28,-64* -28,-64*"), "#8A5A38", -6, -3)
    boot += path(rect(-30, 52, 124, 12, 4), INK) + path(rect(-30, 58, 36, 16, 3), INK)
    return group(boot, "translate(-34,-26) scale(.92)") + group(boot, "translate(34,46) scale(-.92,.92)")


def _opinionated_guards() -> str:
    """Two guards who know better."""
    guard = ARMY["palace_guard"]
    left = replace(guard, look=0.9, mouth="o", brows="angry", behind=(), epaulettes="", shift=0)
    right = replace(guard, look=-0.9, mouth="frown", brows="arch", lift=8, behind=(), epaulettes="", shift=0)
    heads = placed(bust(left), -58, 78, 0.6) + placed(bust(right), 66, 84, 0.6)
    bubble = rect(-44, -42, 88, 56, 20) + poly("2,12 -12,32 -18,12")
    scrawl = line("-26,-18 -12,-26 0,-14 14,-26 28,-18", INK, 4.5) + line("-24,-2 -8,-8 6,0 18,-6", INK, 4.5)
    one = drop(path(bubble, PAPER) + scrawl, 1, 3, 3, 0.35)
    return clip(DISC, heads) + placed(one, -4, -104, 0.82) + group(one, "translate(112,-66) scale(-.6,.6)")


def _milling_in_line() -> str:
    """A coffee mill, with the line in it."""
    box = shaded(poly("-72,6 72,6 84,110 -84,110"), WOOD_LIGHT, -10, -6, 0.36)
    box += shaded(rect(-92, 104, 184, 18, 5), WOOD, -5, -4) + shaded(rect(-80, -6, 160, 18, 5), WOOD, -5, -4)
    drawer = path(rect(-42, 44, 84, 44, 4), WOOD_DEEP) + shaded(rect(-38, 46, 76, 38, 4), WOOD_LIGHT, -5, -4, 0.3)
    drawer += shaded(ell(0, 64, 8), GOLD, -3, -3, 0.4)
    bowl = shaded(smooth("-62,-62* 62,-62* 44,-20 20,-4* -20,-4* -44,-20"), GOLD, -10, -5, 0.42, 0.4, 4, 4)
    bowl += path(ell(0, -62, 62, 15), GOLD_DEEP)
    cards_ = "".join(
        placed(shaded(rect(-11, -32, 22, 40, 4), c, -3, -3, 0.24), x, -58, 1, turn)
        for x, turn, c in ((-34, -24, "#5B2678"), (-10, 6, "#2464A8"), (16, -10, "#A8231F"), (38, 22, "#5D9530"))
    )
    rim = line("-62,-62 -30,-50 30,-50 62,-62", GOLD_LIGHT, 5)
    crank = line([(0, -96), (0, -60)], STEEL_DEEP, 9) + line([(0, -96), (84, -108)], STEEL_DEEP, 10)
    crank += shaded(rect(72, -142, 24, 38, 10), WOOD, -5, -4) + shaded(ell(0, -97, 10), STEEL, -3, -3)
    return group(box + drawer + bowl + cards_ + rim + drop(crank, 2, 4, 3, 0.35), "translate(-4,8)")


def _mass_confusion() -> str:
    """Hats in a whirlwind."""
    spiral = []
    for k in range(40):
        a = k * 0.42
        r = 118 - k * 2.7
        spiral.append((math.cos(a) * r, math.sin(a) * r * 0.92))
    wind = path(smooth(spiral, False), "none", PAPER, 22, 'opacity=".75"') + path(
        smooth(spiral, False), "none", "#3B6E72", 4
    )
    hats = (
        (HATS["tricorne"]("#4A3560", GOLD, ""), -76, 8, 0.5, -26),
        (HATS["mitre"]("#F4EEE0", GOLD, ""), 84, 46, 0.42, 34),
        (HATS["mobcap"]("#F7F2EA", "#6FA2B8", ""), 44, -26, 0.46, 16),
        (HATS["phrygian"]("#B3202C", GOLD, ""), -38, 116, 0.44, -12),
        (HATS["crown"]("", "", ""), -8, 52, 0.62, 10),
    )
    return wind + "".join(drop(placed(hat, x, y, k, turn), 2, 5, 4, 0.35) for hat, x, y, k, turn in hats)


def _clothing_swap() -> str:
    """One coat, half court and half street."""
    shape = smooth(
        "-30,-66* -64,-50 -96,26* -118,92* -84,100* -66,52* -70,124*"
        " 70,124* 66,52* 84,100* 118,92* 96,26* 64,-50 30,-66* 0,-48"
    )
    court = shaded(shape, "#5B2678", -12, -6)
    court += "".join(path(ell(-16, y, 6), GOLD_LIGHT) for y in (-16, 14, 44, 74, 104))
    court += line("-36,-58 -44,0 -40,124", GOLD, 6) + line([(-112, 76), (-78, 84)], GOLD, 7)
    street = shaded(shape, "#8C7A5E", -12, -6)
    street += path(poly("28,26 62,20 66,54 32,58"), "#6E8FA3") + line(
        "28,26 62,20 66,54 32,58 28,26", PAPER_2, 2.4, tension=0
    )
    street += path(poly("76,74 104,70 106,90 82,94"), "#A5532F")
    left, right = rect(-150, -150, 150, 300), rect(0, -150, 150, 300)
    shirt = shaded(smooth("-22,-62* 0,-44 22,-62* 12,-10 0,10* -12,-10"), LINEN, -4, -3, 0.18)
    hook = line("0,-78 0,-104 -16,-112 -14,-132 6,-134 12,-124", STEEL_DEEP, 7) + line("-56,-52 0,-78 56,-52", WOOD, 11)
    seam = path("M0 10V124", "none", INK, 3.4, 'stroke-dasharray="9 7"')
    return group(hook + clip(left, court) + clip(right, street) + shirt + seam, "translate(0,4)")


def _escape() -> str:
    """Bars bent apart, and sheets tied to a rope."""
    arch = smooth("-66,84* -66,-44* -50,-92 0,-114 50,-92 66,-44* 66,84*")
    frame = path(arch, "none", "#8C8894", 34) + path(arch, "none", "#A39EAA", 22)
    joints = "".join(
        line([(x, y), (x2, y2)], "#77737F", 4)
        for x, y, x2, y2 in (
            (-84, -20, -52, -20),
            (52, -20, 84, -20),
            (-84, 36, -52, 36),
            (52, 36, 84, 36),
            (0, -132, 0, -98),
        )
    )
    night = path(arch, "#22243A") + path(ell(26, -50, 20), "#F1E6D0") + path(ell(18, -56, 17), "#22243A")
    bars = "".join(
        line(d, STEEL_DEEP, 11) + line(d, STEEL, 5)
        for d in (
            "-40,-96 -40,88",
            "40,-96 40,88",
            "-10,-108 -14,-50 -34,-10 -14,40 -10,88",
            "12,-108 14,-50 34,-10 16,40 12,88",
        )
    )
    sheet = line("0,66 -10,96 10,120 -4,146", LINEN, 17) + "".join(
        shaded(ell(x, y, 14, 11), LINEN, -3, -3, 0.2) for x, y in ((-2, 78), (-2, 108))
    )
    sill = shaded(rect(-96, 80, 192, 22, 4), "#A39EAA", -6, -5, 0.3)
    return group(night + clip(arch, bars) + frame + joints + sill + drop(sheet, 2, 3, 3, 0.3), "translate(0,6)")


def _fled_to_england() -> str:
    """A ship makes for white cliffs."""
    sea = path(rect(-160, 44, 320, 120), "#4E7F8C")
    waves = "".join(
        line([(x + k * 36, y), (x + 18 + k * 36, y - 9), (x + 36 + k * 36, y)], c, 5)
        for y, x, c in ((62, -150, "#86B1B8"), (88, -166, "#6A9AA4"), (114, -150, "#86B1B8"))
        for k in range(9)
    )
    cliffs = shaded(smooth("60,48* 66,-4* 86,-22* 118,-20* 160,-36* 160,48*"), LINEN, -7, -4, 0.2)
    cliffs += path(smooth("66,-4* 86,-22* 118,-20* 160,-36* 160,-24* 120,-8* 88,-8*"), "#6E9A4E")
    cliffs += "".join(line([(x, 6), (x - 4, 42)], PAPER_3, 3.4) for x in (84, 104, 128))
    sun = path(ell(-84, -84, 26), GOLD_LIGHT)
    boat = drop(placed(ship(1.0), 0, 0, 1.36, -3), 2, 5, 4, 0.35)
    return clip(DISC, sun + cliffs + sea + waves) + placed(boat, -34, 38)


def _extra_cart() -> str:
    """The cart, full."""
    angles = [k * math.pi / 4 for k in range(8)]
    wheel = "".join(line([(0, 0), (math.cos(a) * 52, math.sin(a) * 52)], WOOD_DEEP, 7) for a in angles)
    wheel += path(ell(0, 0, 54), "none", WOOD_DEEP, 14) + path(ell(-2, -2, 54), "none", WOOD, 8)
    wheel += shaded(ell(0, 0, 14), WOOD_LIGHT, -3, -3)
    cart = shaded(smooth("-124,-46* 104,-46* 88,34* -104,34*"), WOOD_LIGHT, -8, -6, 0.34)
    cart += "".join(line([(x, -44), (x * 0.93, 32)], WOOD, 4) for x in (-84, -44, -4, 36, 74))
    cart += shaded(rect(-134, -60, 250, 17, 4), WOOD, -4, -3) + shaded(
        smooth("92,12* 150,34 150,44 88,28*"), WOOD, -2, -2
    )
    heads = "".join(
        placed(_passenger(skin, hair), x, -84)
        for x, skin, hair in ((-74, "powder", "#E4DFE6"), (-10, "rose", "#5B3B28"), (54, "ruddy", "#D8B36A"))
    )
    return group(heads + cart + group(wheel, "translate(-10,52)"), "translate(0,6) scale(.92)")


def _passenger(skin_name: str, hair: str) -> str:
    skin = SKIN[skin_name]
    out = shaded(ell(0, 0, 24, 27), skin, -6, -3, 0.2)
    out += shaded(smooth("-26,2* -26,-24 0,-36 26,-24 26,2* 14,-14 -14,-14"), hair, -5, -3)
    out += "".join(path(ell(x, 2, 3, 3.6), INK) for x in (-8, 8))
    return out + line("-6,14 0,12 6,14", shade(skin, 0.6), 2.6)


def _late_arrival() -> str:
    """A pocket watch."""
    case = shaded(ell(0, 22, 92), GOLD, -9, -9, 0.42, 0.45, 4, 4) + shaded(rect(-13, -88, 26, 26, 5), GOLD, -4, -4, 0.4)
    ring = path(ell(0, -104, 19), "none", GOLD_DEEP, 9) + path(ell(-1, -105, 19), "none", GOLD_LIGHT, 4)
    face = path(ell(0, 22, 77), PAPER) + path(ell(0, 22, 77), "none", GOLD_DEEP, 3)
    ticks = "".join(
        placed(path(rect(-2.5 if k % 3 else -4, -69, 5 if k % 3 else 8, 10 if k % 3 else 16), INK), 0, 22, 1, 30 * k)
        for k in range(12)
    )
    late = path("M0 22L0 -50A72 72 0 0 1 51 -29Z", BLOOD, extra='opacity=".28"')
    hands = line([(0, 22), (-30, -6)], INK, 9) + line([(0, 22), (38, -28)], BLOOD, 7) + path(ell(0, 22, 8), INK)
    chain = "".join(
        path(ell(28 + k * 17, -118 + (k - 2) ** 2 * 5 - 14, 8, 5.5), "none", GOLD_DEEP, 4.4) for k in range(5)
    )
    return group(chain + ring + case + face + late + ticks + hands, "translate(-4,8)")


def _missed() -> str:
    """The blade in the block, and a cabbage none the worse for it."""
    block = shaded(poly("-130,84 40,84 48,124 -138,124"), WOOD_LIGHT, -8, -6, 0.36) + "".join(
        line([(x, 92), (x - 3, 118)], WOOD, 3.4) for x in (-104, -70, -12, 22)
    )
    knife = placed(blade(), -44, 20, 1.12, -10)
    notch = path(poly("-106,84 20,84 4,98 -88,102"), WOOD_DEEP)
    leaf, vein = "#7FA650", "#CBE0AC"
    cabbage = shaded(ell(0, 0, 52, 48), leaf, -10, -8, 0.3)
    cabbage += "".join(
        line(d, vein, 4.4) for d in ("0,46 -4,10 -22,-24", "-4,14 -34,4", "0,46 12,6 10,-32", "8,14 36,-4")
    )
    cabbage += shaded(smooth("-58,10* -66,-24 -40,-46 -34,-10 -20,40*"), mix(leaf, "#2C4C18", 0.12), -4, -4, 0.26)
    cabbage += shaded(smooth("58,10* 64,-26 42,-46 36,-8 20,42*"), mix(leaf, "#2C4C18", 0.22), -4, -4, 0.26)
    rays = "".join(
        line([(math.cos(a) * 72, math.sin(a) * 72), (math.cos(a) * 90, math.sin(a) * 90)], BLOOD, 7)
        for a in (-2.0, -1.3, -0.6)
    )
    out = drop(knife, 3, 5, 4, 0.35) + block + notch + placed(drop(cabbage, 2, 5, 4, 0.35) + rays, 82, 78)
    return group(out, "translate(-2,-6) scale(.88)")


def _confusion_in_line() -> str:
    """A signpost that points everywhere."""
    post = shaded(rect(-10, -128, 20, 264, 5), WOOD, -5, 0, 0.36) + shaded(ell(0, -130, 15), WOOD_LIGHT, -4, -4)
    board = "M-14 -21h94l26 21l-26 21h-94z"
    boards = (
        (board, "#E6D9BF", 0, -92, 1, -8),
        (board, "#CFBD98", 0, -42, -1, 7),
        (board, "#E6D9BF", 0, 6, 1, 13),
        (board, "#CFBD98", 0, 54, -1, -12),
    )
    out = post
    for d, colour, x, y, flip, turn in boards:
        face = shaded(d, colour, -5, -5, 0.24) + line([(4, -6), (70, -6)], shade(colour, 0.4), 5)
        face += line([(4, 7), (48, 7)], shade(colour, 0.4), 5)
        out += drop(group(face, f"translate({x},{y}) rotate({turn}) scale({flip},1)"), 2, 4, 3, 0.35)
    hill = shaded(smooth("-120,150* -80,118 0,108 90,120 130,150*"), "#6E8A5A", -8, -6, 0.3)
    return clip(DISC, hill + out)


ALTER: dict[str, Callable[[], str]] = {
    "long_walk": _long_walk,
    "opinionated_guards": _opinionated_guards,
    "milling_in_line": _milling_in_line,
    "mass_confusion": _mass_confusion,
    "clothing_swap": _clothing_swap,
    "escape": _escape,
    "fled_to_england": _fled_to_england,
    "extra_cart": _extra_cart,
    "late_arrival": _late_arrival,
    "missed": _missed,
    "confusion_in_line": _confusion_in_line,
}
