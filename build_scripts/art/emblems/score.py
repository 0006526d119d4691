"""Emblems of the cards that stay and count points."""

from collections.abc import Callable

from build_scripts.art.bust import Bust, bust
from build_scripts.art.emblems.parts import placed, sabre
from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import (
    BLOOD,
    BLOOD_DEEP,
    GOLD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LINEN,
    PAPER_3,
    SHADOW,
    SKIN,
    STEEL,
    STEEL_LIGHT,
)
from build_scripts.art.svg import clip, ell, group, line, mirror, path, poly, rect, smooth

PANES = (
    (-62, -130, 62, 110, "#3B7FC4"),
    (0, -20, 62, 60, "#3B7FC4"),
    (-62, 40, 62, 70, "#1B4B82"),
    (0, 40, 62, 70, "#2464A8"),
    (0, -130, 62, 110, "#1B4B82"),
)
BORED = Bust(
    face="jowl",
    skin="rose",
    wig="mop",
    hair="#6A4A32",
    hat=("phrygian", "#8A7F76"),
    eyes="closed",
    brows="flat",
    brow_colour="#5A3E2A",
    nose="bulb",
    mouth="o",
    mouth_y=50,
    torso=("shirt", "#B8AFA2", "#B8AFA2", SKIN["rose"]),
    neck_width=34,
)


def _fountain_of_blood() -> str:
    """A drop over a basin: an emblem, nothing more."""
    out = shaded(smooth("0,-118* 34,-58 58,-6 52,40 0,70 -52,40 -58,-6 -34,-58"), BLOOD, -14, -10, 0.34, 0.4)
    out += path(smooth("-34,0 -28,-22 -22,-20 -26,10 -34,16"), LINEN, extra='opacity=".75"')
    basin = shaded(smooth("-104,52* 104,52* 84,96 0,112 -84,96"), STEEL, -16, -6, 0.3, 0.5)
    basin += path(ell(0, 52, 104, 17), STEEL_LIGHT) + path(ell(0, 53, 92, 12), BLOOD_DEEP)
    return group(out, "translate(0,-24)") + basin + path(ell(-16, 51, 60, 6), BLOOD)


def _church_support() -> str:
    """A stained window."""
    arch = smooth("-62,104* -62,-30* -44,-86 0,-122* 44,-86 62,-30* 62,104*")
    glass = path(rect(-70, -130, 140, 240), "#2464A8")
    glass += "".join(path(rect(x, y, w, h), colour) for x, y, w, h, colour in PANES)
    glass += path(ell(0, -44, 34), GOLD) + path(ell(0, -44, 26), "#A8231F")
    glass += path("M-6 -66h12v16h16v12h-16v16h-12v-16h-16v-12h16z", GOLD_LIGHT)
    glass += path(poly("-62,104 -20,10 20,10 62,104"), GOLD_LIGHT, extra='opacity=".25"')
    lead = "M0 -120L0 -78M0 -10L0 104M-62 -20L-32 -30M62 -20L32 -30M-62 40L62 40"
    shadow = path(poly("10,-140 80,-140 80,110 40,110"), SHADOW, extra='opacity=".16"')
    out = clip(arch, glass + path(lead, "none", INK, 5) + shadow)
    return out + path(arch, "none", "#5A5148", 12) + path(arch, "none", PAPER_3, 4)


def _civic_support() -> str:
    """The scales of the city."""
    post = shaded(smooth("-10,-112* 10,-112* 9,76 20,92* -20,92* -9,76"), GOLD, -4, 0, 0.42, 0.4, 3, 3)
    foot = shaded(smooth("-62,116* -54,96 -20,88 20,88 54,96 62,116*"), GOLD, -8, -5, 0.42, 0.4, 3, 3)
    beam = shaded(
        smooth("-104,-84* -40,-104 0,-92 40,-104 104,-84* 104,-74* 40,-92 0,-78 -40,-92 -104,-74*"), GOLD, -4, -5, 0.4
    )
    knob = shaded(ell(0, -118, 15), GOLD_LIGHT, -5, -5, 0.4)
    pans = "".join(
        line([(x, -78), (x - 36, y)], GOLD_DEEP, 3.6)
        + line([(x, -78), (x + 36, y)], GOLD_DEEP, 3.6)
        + shaded(
            smooth([(x - 48, y, "c"), (x + 48, y, "c"), (x + 26, y + 28), (x - 26, y + 28)]),
            GOLD,
            -7,
            -5,
            0.42,
            0.4,
            3,
            3,
        )
        + path(ell(x, y, 48, 8), GOLD_DEEP)
        for x, y in ((-100, 20), (100, 8))
    )
    leaf = "".join(
        placed(
            shaded(smooth("0,0* 12,-10 36,-8* 14,7"), ("#5D9530", "#7DB04E")[k % 2], -3, -3),
            -14 - k * 15,
            112 - k * 3,
            1,
            -150 + k * 8,
        )
        for k in range(4)
    )
    return group(mirror(leaf) + pans + post + foot + beam + knob, "translate(0,2) scale(.94)")


def _military_support() -> str:
    """Crossed sabres over a cuirass."""
    plate = shaded(
        smooth("-60,-70* -30,-58 0,-52 30,-58 60,-70* 74,-30 60,30 66,84* 0,104 -66,84* -60,30 -74,-30"),
        STEEL,
        -13,
        -9,
        0.34,
        0.55,
        5,
        5,
    )
    plate += line("0,-50 0,102", STEEL_LIGHT, 4) + line("-62,70 0,88 62,70", "#66717F", 4)
    rivets = "".join(path(ell(x, y, 4.4), GOLD) for x, y in ((-52, -50), (52, -50), (-54, 76), (54, 76)))
    neck = line("-56,-68 0,-46 56,-68", GOLD, 8)
    swords = "".join(group(sabre(), f"rotate({turn}) scale({flip},1)") for turn, flip in ((40, 1), (-40, -1)))
    return drop(placed(swords, 0, -4, 1.02), 2, 4, 3, 0.3) + drop(plate + neck + rivets, 2, 5, 4, 0.4)


def _indifferent_public() -> str:
    """Somebody who yawns at it all."""
    hand = shaded(smooth("-30,-16 -6,-26 24,-22 36,-4 30,18 0,26 -28,18"), SKIN["rose"], -6, -4, 0.22)
    hand += "".join(line([(x, -18), (x + 3, 6)], "#B97F66", 2.6) for x in (-8, 6, 20))
    arm = shaded(poly("22,0 44,16 96,150 30,150"), "#B8AFA2", -8, -3)
    return clip(
        ell(0, 0, 150),
        placed(bust(BORED), -12, 24, 0.94) + drop(placed(arm + hand, 22, 82, 0.9), 2, 4, 4, 0.35),
    )


SCORE: dict[str, Callable[[], str]] = {
    "church_support": _church_support,
    "civic_support": _civic_support,
    "military_support": _military_support,
    "indifferent_public": _indifferent_public,
    "fountain_of_blood": _fountain_of_blood,
}
