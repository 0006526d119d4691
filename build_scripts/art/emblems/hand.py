"""Emblems of the cards that fill, change or renew hands."""

from collections.abc import Callable

from build_scripts.art.emblems.parts import arrow, letter, placed
from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import crown, mini_blade
from build_scripts.art.palette import (
    BLOOD,
    FRENCH_BLUE,
    GOLD,
    GOLD_DEEP,
    INK,
    LINEN,
    PAPER,
    PAPER_3,
    SKIN,
    WOOD,
    WOOD_LIGHT,
    shade,
)
from build_scripts.art.svg import ell, group, line, path, poly, rect, smooth


def _rat_break() -> str:
    """A rat with a card it has found."""
    grey, light, pink = "#7D7A80", "#8E8A90", "#D9A0A0"
    out = line("-70,44 -118,60 -124,20 -96,6", "#C98A8A", 8)
    body = smooth("-84,56 -86,10 -40,-34 20,-30 52,-22 96,8 104,22 92,34 60,46 30,64 -40,70")
    out += (
        shaded(body, grey, -8, -9, 0.3) + shaded(ell(34, -34, 24, 26), light, -5, -4) + path(ell(36, -32, 14, 16), pink)
    )
    out += shaded(ell(62, -30, 16, 18), light, -3, -3) + path(ell(74, 2, 6, 7), INK) + path(ell(72, -1, 2.2), LINEN)
    out += path(ell(104, 20, 7, 6), "#D98A8A")
    out += line([(92, 28), (118, 34)], LINEN, 2) + line([(92, 32), (112, 46)], LINEN, 2)
    card = shaded(rect(-26, -36, 52, 72, 6), PAPER, -5, -4, 0.2) + path(rect(-19, -29, 38, 58, 3), "none", BLOOD, 3)
    out += placed(card + mini_blade(0, 0, INK, 0.55), 70, 66, 1, 18) + shaded(ell(40, 58, 13, 9), pink, -3, -2)
    return group(out, "translate(0,-8) scale(1.05)")


def _foreign_support() -> str:
    """A crowned letter between two flags."""
    flags = ""
    for side, colours in ((-1, (BLOOD, LINEN, BLOOD)), (1, (INK, LINEN, "#3E6188"))):
        cloth = "".join(
            path(
                smooth([(0, y, "c"), (40, y - 8), (92, y + 6, "c"), (92, y + 30, "c"), (40, y + 16), (0, y + 26, "c")]),
                c,
            )
            for y, c in zip((-104, -79, -54), colours)
        )
        pole = shaded(rect(-5, -116, 10, 236, 4), WOOD_LIGHT, -3, 0, 0.36) + shaded(ell(0, -120, 9), GOLD, -3, -3, 0.4)
        flags += group(drop(cloth, 1, 3, 3, 0.3) + pole, f"translate({side * 8},34) scale({side},1) rotate(24)")
    note = drop(placed(letter(150, 104), 0, 56, 1, -4), 2, 5, 4, 0.4)
    return group(flags + note + drop(crown(0, -18, 0.62), 1, 4, 3, 0.35), "translate(0,-4)")


def _political_influence() -> str:
    """A puppet noble and whoever pulls the strings."""
    bar = placed(shaded(rect(-84, -8, 168, 16, 6), WOOD, -4, -4, 0.36), 0, -100, 1, -7)
    bar += placed(shaded(rect(-34, -7, 68, 14, 6), WOOD_LIGHT, -3, -3, 0.36), 0, -100, 1, 68)
    strings = "".join(
        line([a, b], PAPER_3, 3) for a, b in (((-78, -90), (-70, 18)), ((78, -108), (74, 6)), ((-4, -84), (0, -44)))
    )
    coat = "#5B2678"
    legs = "".join(
        shaded(rect(x, 82, 17, 40, 6), LINEN, -4, 0, 0.22) + shaded(rect(x - 3, 116, 25, 13, 5), INK, -3, -2)
        for x in (-24, 7)
    )
    arms = line([(-26, 30), (-70, 24)], coat, 19) + line([(26, 30), (74, 12)], shade(coat, 0.2), 19)
    arms += path(ell(-74, 24, 10), SKIN["rose"]) + path(ell(78, 11, 10), SKIN["rose"])
    body = shaded(smooth("-24,12* 24,12* 34,52 48,94* -48,94* -34,52"), coat, -8, -5)
    body += shaded(smooth("-9,12* 9,12* 13,92* -13,92*"), GOLD, -4, 0) + path(
        smooth("-12,10* 12,10* 5,34* -5,34*"), LINEN
    )
    head = shaded(ell(0, -14, 27, 30), SKIN["rose"], -6, -4, 0.22)
    head += path(ell(-9, -12, 3.4, 4), INK) + path(ell(9, -12, 3.4, 4), INK) + line("-7,3 0,5 7,3", "#7A3A3A", 3)
    head += "".join(path(ell(x, -3, 5.5), "#D9705C", extra='opacity=".5"') for x in (-16, 16))
    wig = shaded(smooth("-29,-8* -34,-34 -18,-50 0,-54 18,-50 34,-34 29,-8* 18,-28 -18,-28"), "#E8E3EA", -5, -4, 0.22)
    wig += "".join(shaded(ell(x, -4, 11, 8), "#E8E3EA", -3, -3, 0.25) for x in (-35, 35))
    puppet = drop(legs + arms + body + head + wig, 2, 5, 4, 0.35)
    return group(strings + puppet + drop(bar, 2, 4, 3, 0.35), "translate(0,-2)")


def _information_exchange() -> str:
    """Two letters pass each other."""
    one = drop(placed(letter(138, 96, BLOOD), -32, -36, 1, -9), 2, 5, 4, 0.4)
    two = drop(placed(letter(138, 96, FRENCH_BLUE), 34, 46, 1, 7), 2, 5, 4, 0.4)
    turns = arrow([(64, -92), (104, -74), (112, -28)], GOLD_DEEP) + arrow(
        [(-66, 104), (-104, 84), (-112, 36)], GOLD_DEEP
    )
    return turns + one + two


def _rain_delay() -> str:
    """An umbrella."""
    panels = ""
    cuts = (-118, -70, -24, 24, 70, 118)
    for k in range(5):
        a, b = cuts[k], cuts[k + 1]
        low = smooth([(0, -104, "c"), (a * 0.72, -72), (a, 6, "c"), ((a + b) / 2, -8), (b, 6, "c"), (b * 0.72, -72)])
        panels += path(low, ("#7A1420", BLOOD, "#C83A42", BLOOD, "#8E1B27")[k])
    handle = line([(0, -104), (0, 92)], WOOD, 9) + line("0,90 2,112 22,116 32,100", WOOD, 9)
    tip = shaded(rect(-4, -122, 8, 22, 3), GOLD, -2, 0, 0.4)
    rain = "".join(
        path(smooth([(x, y, "c"), (x + 6, y + 15), (x, y + 22), (x - 6, y + 15)]), "#4E86B4")
        for x, y in (
            (-96, 32),
            (-60, 68),
            (-34, 26),
            (40, 34),
            (66, 78),
            (98, 30),
            (-84, 92),
            (92, 86),
            (-128, -20),
            (128, -24),
        )
    )
    return rain + handle + drop(panels, 2, 5, 4, 0.35) + tip + path(poly("0,-104 3,-104 3,-100 0,-100"), GOLD)


HAND: dict[str, Callable[[], str]] = {
    "foreign_support": _foreign_support,
    "political_influence": _political_influence,
    "rat_break": _rat_break,
    "information_exchange": _information_exchange,
    "rain_delay": _rain_delay,
}
