"""Emblems of foul play."""

import math
from collections.abc import Callable

from build_scripts.art.bust.hair import IN_FRONT
from build_scripts.art.bust.tall import halberd
from build_scripts.art.emblems.parts import fist, placed
from build_scripts.art.light import drop, shaded
from build_scripts.art.ornament import feather, fleur
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
    STEEL_LIGHT,
    WOOD,
    WOOD_DEEP,
    WOOD_LIGHT,
    mix,
    shade,
)
from build_scripts.art.svg import clip, ell, group, line, path, poly, rect, smooth

DISC = ell(0, 0, 150)


def _callous_guards() -> str:
    """A shield before crossed halberds."""
    shield = shaded(smooth("-70,-62* 0,-82 70,-62* 66,28 0,110* -66,28"), "#A8231F", -14, -8)
    shield += path(smooth("-58,-52* 0,-69 58,-52* 54,22 0,93* -54,22"), "none", GOLD_LIGHT, 5)
    poles = "".join(group(halberd(), f"translate(0,22) rotate({a}) translate(0,34) scale(.86)") for a in (34, -34))
    return clip(ell(0, 0, 154), poles) + drop(shield + placed(fleur(GOLD_LIGHT), 0, 6, 0.82), 2, 4, 4)


def _tough_crowd() -> str:
    """What a tough crowd brings along."""
    splash = smooth(
        "-62,-16 -84,-58 -50,-44* -34,-92 -8,-52* 26,-88 30,-46* 78,-58 56,-14* 96,8 56,22* 74,66 30,46* 16,90 -10,50*"
        " -48,80 -44,34* -98,36"
    )
    tomato = shaded(splash, "#C8331F", -8, -6, 0.28)
    tomato += "".join(
        path(ell(x, y, 5, 7), "#F2C66B") for x, y in ((-24, -14), (12, -20), (26, 10), (-6, 16), (-34, 12))
    )
    drips = line([(-20, 52), (-20, 104)], "#C8331F", 13) + line([(34, 46), (34, 88)], "#C8331F", 11)
    egg = shaded(smooth("-30,0 -20,-24 0,-30 22,-20 30,2 14,16 -12,20"), LINEN, -4, -3, 0.16)
    egg += shaded(ell(2, -4, 12), "#E8A93A", -3, -3, 0.24)
    bone = line("-30,24 30,-24", PAPER, 12) + "".join(
        shaded(ell(x, y, 10), PAPER, -2, -2, 0.2) for x, y in ((-36, 20), (-28, 32), (28, -32), (36, -20))
    )
    return (
        group(drop(drips + tomato, 2, 4, 4, 0.35), "translate(-14,6)")
        + drop(placed(egg, 78, -82, 1.05), 2, 4, 3, 0.35)
        + drop(placed(bone, 84, 82, 0.82, -20), 2, 4, 3, 0.35)
    )


def _twist_of_fate() -> str:
    """The wheel of fortune."""
    colours = ("#A8231F", PAPER, "#2464A8", PAPER, "#5D9530", PAPER, "#5B2678", PAPER)
    c = 92 * math.cos(math.pi / 4)
    wedges = "".join(
        placed(path(f"M0 0H92A92 92 0 0 1 {c:.1f} {c:.1f}Z", colour), 0, 0, 1, 45 * k)
        for k, colour in enumerate(colours)
    )
    pegs = "".join(
        shaded(ell(math.cos(k * math.pi / 4) * 104, math.sin(k * math.pi / 4) * 104, 7), GOLD_LIGHT, -2, -2, 0.4)
        for k in range(8)
    )
    rim = path(ell(0, 0, 103), "none", WOOD_DEEP, 24) + path(ell(-2, -2, 103), "none", WOOD, 15)
    hub = shaded(ell(0, 0, 20), GOLD, -5, -5, 0.4) + path(ell(0, 0, 7), GOLD_DEEP)
    stand = shaded(poly("-16,0 16,0 52,138 -52,138"), WOOD_DEEP, -8, -4, 0.4)
    flap = shaded(poly("-13,-26 13,-26 0,14"), BLOOD, -4, -3)
    wheel = drop(placed(wedges, 0, 0, 1, 12) + rim + placed(pegs, 0, 0, 1, 12) + hub, 2, 5, 5, 0.4)
    return group(stand + wheel + drop(placed(flap, 0, -112), 1, 3, 2, 0.4), "translate(0,2) scale(.96)")


def _clerical_error() -> str:
    """A quill and the blot it left."""
    page = placed(shaded(rect(-78, -92, 156, 190, 4), PAPER, -9, -6, 0.16), -10, 4, 1, -6)
    lines = "".join(line([(-54, y), (46 - (k % 2) * 24, y)], "#8A7A5C", 5) for k, y in enumerate((-62, -38, -14)))
    blot = smooth("-38,40 -50,20 -22,14 -8,-4 12,14 44,10 40,34 56,50 26,58 10,80 -12,60 -44,66")
    ink = path(blot, "#24283E") + path(ell(58, 70, 7), "#24283E") + path(ell(-58, 80, 5), "#24283E")
    ink += path(smooth("-24,28 -8,18 4,24 -14,36"), "#4A5070")
    strike = line([(-56, -38), (30, -42)], BLOOD, 5)
    text = placed(lines + strike + ink, -10, 4, 1, -6)
    quill = feather(0, 0, 176, 0, LINEN) + line([(0, 0), (0, 40)], PAPER_3, 5) + path(poly("-4,26 4,26 0,50"), INK)
    return drop(page, 2, 4, 4, 0.35) + text + drop(placed(quill, 34, 24, 1, 32), 3, 5, 3, 0.35)


def _missing_heads() -> str:
    """A wig on its stand, and nobody in it."""
    stand = shaded(rect(-10, 24, 20, 78, 4), WOOD, -4, 0, 0.36) + shaded(
        smooth("-62,116* -50,98 -16,94 16,94 50,98 62,116*"), WOOD, -7, -5, 0.36
    )
    knob = shaded(smooth("-42,-36 -30,-72 0,-82 30,-72 42,-36 34,6 14,34 -14,34 -34,6"), WOOD_LIGHT, -10, -7, 0.3)
    knob += line("-30,-14 0,-8 30,-14", WOOD, 3) + line("0,-40 -2,0 0,30", WOOD, 3)
    wig = IN_FRONT["bag"]("#E8E3EA")
    return group(
        stand + drop(knob, 2, 4, 3, 0.3) + drop(group(wig, "translate(0,-6)"), 2, 6, 4, 0.35),
        "translate(0,4) scale(1.04)",
    )


def _forced_break() -> str:
    """Bread, cheese and a bottle that must be emptied."""
    bottle = shaded(
        smooth("-15,-130* 15,-130* 15,-72 34,-44 34,96* -34,96* -34,-44 -15,-72"), "#3F5E3E", -10, -4, 0.4, 0.4, 4, 4
    )
    bottle += path(rect(-32, -14, 64, 60), PAPER_3) + path(rect(-32, -8, 64, 48), PAPER)
    bottle += path(smooth("0,4 16,16 0,30 -16,16"), BLOOD) + shaded(rect(-13, -146, 26, 24, 4), "#B98A5A", -3, -2, 0.3)
    glass = shaded(smooth("-30,-60* 30,-60* 28,-16 8,6* -8,6* -28,-16"), STEEL_LIGHT, -6, -3, 0.2)
    glass += clip(smooth("-27,-34* 27,-34* 25,-14 6,4* -6,4* -25,-14"), path(rect(-40, -40, 80, 60), "#7A1430"))
    glass += path(rect(-4, 4, 8, 38), "#C7D2D6") + path(ell(0, 44, 24, 6), STEEL_LIGHT)
    loaf = shaded(smooth("-112,92 -104,70 -40,58 60,62 112,76 116,98 60,112 -60,112"), "#C98A45", -9, -7, 0.34)
    loaf += "".join(line([(x, 70), (x + 22, 96)], "#F0CE94", 8) for x in (-74, -30, 14, 58))
    return (
        group(bottle, "translate(-40,0)") + placed(drop(glass, 2, 4, 3, 0.3), 58, 22, 1.14) + drop(loaf, 2, 4, 4, 0.4)
    )


def _infighting() -> str:
    """Two fists meet."""
    burst = []
    for k in range(20):
        r = 84 if k % 2 == 0 else 46
        burst.append((math.cos(k * math.pi / 10) * r, math.sin(k * math.pi / 10) * r * 1.1))
    left = placed(fist(SKIN["rose"], "#27408B", LINEN), -52, 2, 1.04, 90)
    right = group(fist(SKIN["brown"], "#7A1420", LINEN), "translate(54,10) rotate(-90) scale(-1.04,1.04)")
    flash = path(poly(burst), GOLD_LIGHT) + path(poly([(x * 0.66, y * 0.66) for x, y in burst]), LINEN)
    return clip(
        DISC, group(flash, "translate(0,-2) scale(1.34)") + drop(left, 2, 5, 4, 0.35) + drop(right, 2, 5, 4, 0.35)
    )


def _lack_of_support() -> str:
    """A column that gave way."""
    marble = "#DAD6DC"
    base = shaded(rect(-70, 92, 140, 24, 3), marble, -7, -5, 0.3) + shaded(
        rect(-56, 76, 112, 18, 3), marble, -6, -4, 0.3
    )
    stump = shaded(poly("-42,76 42,76 42,26 24,34 12,16 -8,30 -24,12 -42,24"), marble, -10, -3, 0.3)
    stump += "".join(line([(x, 38), (x, 74)], shade(marble, 0.24), 4) for x in (-24, -6, 12, 28))
    top = shaded(poly("-42,-14 -26,-4 -8,-18 10,-4 26,-16 42,-8 42,-74 -42,-74"), marble, -10, -3, 0.3)
    top += "".join(line([(x, -68), (x, -24)], shade(marble, 0.24), 4) for x in (-24, -6, 12, 28))
    top += shaded(rect(-56, -92, 112, 20, 3), marble, -6, -4, 0.3) + shaded(
        rect(-70, -114, 140, 24, 3), marble, -7, -5, 0.3
    )
    rubble = "".join(
        shaded(
            poly([(x, y), (x + 22, y - 8), (x + 30, y + 10), (x + 6, y + 16)]), mix(marble, "#8C8894", 0.2), -4, -4, 0.3
        )
        for x, y in ((62, 96), (-104, 98), (84, 70))
    )
    dust = "".join(line([(x, 2), (x + dx, -12)], BLOOD, 7) for x, dx in ((-70, -14), (-58, -6), (66, 12)))
    return group(base + stump + rubble + drop(placed(top, 16, -4, 1, 13), 3, 5, 4, 0.35) + dust, "translate(0,2)")


def _rush_job() -> str:
    """An hourglass with wings."""
    wing = "".join(
        placed(shaded(smooth("0,-8* 36,-22 82,-18* 50,6 4,12*"), c, -4, -4, 0.22), 36, y, k, turn)
        for y, k, turn, c in ((34, 0.74, 24, PAPER_3), (16, 0.9, 4, "#E6D9BF"), (-6, 1.08, -18, LINEN))
    )
    glass = smooth("-44,-72* 44,-72* 40,-34 8,0 40,34 44,72* -44,72* -40,34 -8,0 -40,-34")
    sand = path(rect(-60, 40, 120, 40), "#D8A85A") + path(smooth("-30,44 0,22 30,44 40,72 -40,72"), "#D8A85A")
    sand += line([(0, 0), (0, 40)], "#D8A85A", 4) + path(smooth("-26,-40 0,-34 26,-40 6,-8 -6,-8"), "#D8A85A")
    body = shaded(glass, "#CFE0E2", -8, -5, 0.2, 0.6, 4, 4) + clip(glass, sand)
    body += path(smooth("-32,-62 -26,-62 -26,-34 -32,-40"), LINEN, extra='opacity=".9"')
    caps = "".join(shaded(rect(-58, y, 116, 20, 6), WOOD, -6, -4, 0.36) for y in (-92, 72))
    posts = "".join(shaded(rect(x, -76, 9, 152, 3), WOOD_LIGHT, -2, 0, 0.36) for x in (-54, 45))
    wings = wing + group(wing, "scale(-1,1)")
    return group(drop(wings, 2, 4, 3, 0.3) + posts + drop(body + caps, 2, 5, 4, 0.35), "translate(0,2) scale(1.08)")


FOUL: dict[str, Callable[[], str]] = {
    "callous_guards": _callous_guards,
    "tough_crowd": _tough_crowd,
    "twist_of_fate": _twist_of_fate,
    "clerical_error": _clerical_error,
    "missing_heads": _missing_heads,
    "forced_break": _forced_break,
    "infighting": _infighting,
    "lack_of_support": _lack_of_support,
    "rush_job": _rush_job,
}
