"""What is worn on the body, down to the lower edge of the picture.

`cloth` is the coat or gown, `second` the waistcoat, lining or trim, `third` buttons or skin where they show.
"""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import bow, fleur
from build_scripts.art.palette import BLOOD, GOLD, GOLD_LIGHT, INK, LINEN, SKIN, lit, shade
from build_scripts.art.svg import clip, ell, group, line, path, poly, rect, smooth

SHOULDERS = smooth("-24,80* -62,98 -118,118 -150,158 -164,226* 164,226* 150,158 118,118 62,98 24,80*")
"""The outline of the body from shoulder to shoulder."""


def _coat(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6)
    o += shaded(smooth("-22,82* 22,82* 36,150 32,230* -32,230* -36,150"), second, dx=-8, dy=0)
    for side in (-1, 1):
        o += shaded(
            smooth(
                [(side * 22, 80, "c"), (side * 56, 96, "c"), (side * 64, 140), (side * 42, 178, "c"), (side * 34, 130)]
            ),
            shade(cloth, 0.14) if side > 0 else lit(cloth, 0.08),
            dx=-4,
            dy=-3,
        )
    for y in (150, 176, 202):
        o += path(ell(0, y, 4.6), third or GOLD_LIGHT)
    for y in (170, 196):
        for side in (-1, 1):
            o += path(ell(side * 52, y, 5.4), third or GOLD_LIGHT)
    return o


def _uniform(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6) + shaded(
        smooth("-26,80* 26,80* 54,130 46,230* -46,230* -54,130"), second, dx=-10, dy=-4
    )
    o += clip(
        SHOULDERS,
        path(poly("-92,88 -66,80 96,236 58,236"), LINEN) + path(poly("92,88 66,80 -96,236 -58,236"), shade(LINEN, 0.1)),
    ) + shaded(rect(-14, 146, 28, 30, 4), GOLD, dx=-5, dy=-3, s=0.35)
    return o


def _general(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6)
    o += shaded(smooth("-30,82* 30,82* 78,120 62,230* -62,230* -78,120"), second, dx=-10, dy=-4)
    o += line("-30,86 -76,122 -61,226", GOLD, 5) + line("30,86 76,122 61,226", shade(GOLD, 0.2), 5)
    for y in (140, 166, 192):
        for side in (-1, 1):
            o += path(ell(side * 42, y, 6), GOLD) + path(ell(side * 42 - 1.6, y - 1.6, 2.2), GOLD_LIGHT)
    return o


def _cassock(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6) + line([(0, 92), (0, 226)], shade(cloth, 0.4), 2.5)
    for y in range(108, 226, 18):
        o += path(ell(0, y, 4.4), second)
    return o


def _cope(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6)
    o += shaded(smooth("-20,86* 20,86* 54,230* -54,230*"), LINEN, dx=-10, dy=0, s=0.18)
    for side in (-1, 1):
        d = smooth([(side * 22, 80, "c"), (side * 58, 90, "c"), (side * 92, 230, "c"), (side * 46, 230, "c")])
        o += shaded(d, second, dx=-6, dy=-2, s=0.3)
        for i in range(3):
            o += group(
                path("M-4 -13h8v9h9v8h-9v13h-8v-13h-9v-8h9z", shade(second, 0.42)),
                f"translate({side * (48 + i * 9)},{118 + i * 38}) scale(.9)",
            )
    o += (
        shaded(rect(-24, 132, 48, 24, 8), second, dx=-6, dy=-4, s=0.3)
        + path(ell(0, 144, 8, 7), BLOOD)
        + path(ell(-2.4, 141.6, 2.4), LINEN, extra='opacity=".7"')
    )
    return o


def _robe(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6)
    for side in (-1, 1):
        o += shaded(
            smooth([(side * 20, 84, "c"), (side * 52, 92, "c"), (side * 62, 230, "c"), (side * 22, 230, "c")]),
            second,
            dx=-6,
            dy=-2,
        )
    o += line([(-106, 130), (-112, 226)], shade(cloth, 0.35), 3) + line([(106, 130), (112, 226)], shade(cloth, 0.5), 3)
    return o


def _ermine(cloth: str, second: str, third: str) -> str:
    o = shaded(smooth("-20,84* 20,84* 60,230* -60,230*"), second, dx=-12, dy=0)
    robe = smooth(
        "-26,84* -70,86 -140,116 -176,170 -186,230* -60,230* -34,150 -14,110* 0,120 "
        "14,110* 34,150 60,230* 186,230* 176,170 140,116 70,86 26,84*"
    )
    o += shaded(robe, cloth, dx=-20, dy=-6)
    for side in (-1, 1):
        for x, y, sc in ((110, 150, 0.3), (150, 190, 0.3), (120, 206, 0.26)):
            o += group(fleur(GOLD), f"translate({side * x},{y}) scale({sc})")
    ermine = smooth(
        "-24,80* -66,84 -116,106 -124,134 -92,152 -50,142 0,152 50,142 92,152 124,134 116,106 66,84 24,80* 0,100"
    )
    o += shaded(ermine, LINEN, dx=-14, dy=-6, s=0.18)
    for x, y in (
        (-92, 116),
        (-66, 130),
        (-70, 102),
        (-40, 112),
        (-28, 134),
        (2, 132),
        (34, 114),
        (30, 136),
        (64, 104),
        (68, 130),
        (94, 118),
        (-110, 130),
        (108, 132),
    ):
        o += path(
            smooth(
                [(x, y - 6, "c"), (x + 3.4, y + 1), (x + 4.2, y + 8), (x, y + 4), (x - 4.2, y + 8), (x - 3.4, y + 1)]
            ),
            INK,
        )
    return o


def _gown(cloth: str, second: str, third: str) -> str:
    o = shaded(
        smooth("-30,88* -84,100 -124,130 -140,230* 140,230* 124,130 84,100 30,88*"),
        third or SKIN["powder"],
        dx=-18,
        dy=-4,
        s=0.18,
    )
    d = smooth(
        "-136,134* -104,150 -70,146 -40,166 0,172 40,166 70,146 104,150 136,134* 166,180 170,230* -170,230* -166,180"
    )
    o += shaded(d, cloth, dx=-16, dy=-4)
    n = 15
    for i in range(n):
        x = -134 + i * 268 / (n - 1)
        y = 136 + 32 * (1 - abs(x) / 134) ** 0.9
        o += shaded(ell(x, y, 11.5, 9), second, dx=-2.5, dy=-2.5, s=0.16)
    o += group(bow(second), "translate(0,194) scale(.62)")
    return o


def _habit(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6, s=0.5, h=0.1)
    o += shaded(smooth("-44,70* 44,70* 66,112 46,140 0,148 -46,140 -66,112"), LINEN, dx=-12, dy=-5, s=0.16)
    return o


def _shirt(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6, s=0.18) + path(
        poly("-22,78 22,78 6,150 -2,132"), third or SKIN["powder"]
    )
    for side in (-1, 1):
        o += shaded(
            smooth([(side * 20, 74, "c"), (side * 54, 86, "c"), (side * 46, 124, "c"), (side * 10, 140, "c")]),
            lit(cloth, 0.4),
            dx=-4,
            dy=-3,
            s=0.2,
        )
    return o


def _smock(cloth: str, second: str, third: str) -> str:
    o = (
        shaded(SHOULDERS, cloth, dx=-20, dy=-6)
        + shaded(smooth("-52,126* 52,126* 70,230* -70,230*"), second, dx=-10, dy=-3)
        + line([(-52, 128), (-44, 88)], second, 12)
        + line([(52, 128), (44, 88)], shade(second, 0.2), 12)
    )
    o += path(poly("10,160 40,156 44,186 14,190"), shade(second, 0.18)) + line(
        "10,160 40,156 44,186 14,190 10,160", lit(second, 0.4), 1.6
    )
    return o


def _pierrot(cloth: str, second: str, third: str) -> str:
    o = shaded(SHOULDERS, cloth, dx=-20, dy=-6, s=0.16)
    for y in (160, 200):
        o += shaded(ell(0, y, 13), second, dx=-3, dy=-3)
    o += line([(-92, 120), (-100, 226)], shade(cloth, 0.2), 2.5) + line([(92, 120), (100, 226)], shade(cloth, 0.3), 2.5)
    return o


def _cloak(cloth: str, second: str, third: str) -> str:
    o = shaded(smooth("-30,70* -84,92 -140,140 -160,230* 160,230* 140,140 84,92 30,70*"), cloth, dx=-20, dy=-6, s=0.34)
    o += path(smooth("-18,96* 18,96* 36,230* -36,230*"), shade(cloth, 0.45)) + line(
        [(-20, 98), (-38, 226)], lit(cloth, 0.2), 3
    )
    return o


def _leather(cloth: str, second: str, third: str) -> str:
    return (
        shaded(SHOULDERS, cloth, dx=-20, dy=-6)
        + shaded(smooth("-58,96* 58,96* 64,230* -64,230*"), second, dx=-10, dy=-4)
        + line([(-58, 98), (-40, 76)], second, 13)
        + line([(58, 98), (40, 76)], shade(second, 0.2), 13)
        + "".join(path(ell(side * 48, 112, 4.5), GOLD) for side in (-1, 1))
    )


TORSOS: dict[str, Callable[[str, str, str], str]] = {
    "coat": _coat,
    "uniform": _uniform,
    "general": _general,
    "cassock": _cassock,
    "cope": _cope,
    "robe": _robe,
    "ermine": _ermine,
    "gown": _gown,
    "habit": _habit,
    "shirt": _shirt,
    "smock": _smock,
    "pierrot": _pierrot,
    "cloak": _cloak,
    "leather": _leather,
}
