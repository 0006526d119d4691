"""What is worn round the neck."""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.palette import BLOOD, GOLD, GOLD_DEEP, GOLD_LIGHT, INK, LINEN, shade
from build_scripts.art.svg import ell, line, path, poly, rect, smooth


def _jabot(cloth: str, trim: str) -> str:
    o = shaded(smooth("-27,76 0,86 27,76 30,94 0,104 -30,94"), cloth, dx=-7, dy=-4, s=0.16)
    for i, (w, y) in enumerate(((20, 100), (25, 118), (27, 138), (20, 158))):
        o += shaded(
            smooth(
                [
                    (-w * 0.5, y - 6, "c"),
                    (w * 0.5, y - 6, "c"),
                    (w, y + 12),
                    (w * 0.5, y + 20),
                    (w * 0.15, y + 13),
                    (-w * 0.2, y + 21),
                    (-w * 0.6, y + 14),
                    (-w, y + 15),
                ]
            ),
            cloth,
            dx=-5,
            dy=-3,
            s=0.16 + 0.02 * i,
        )
    return o


def _cravat(cloth: str, trim: str) -> str:
    return (
        shaded(smooth("-30,64 0,76 30,64 34,92 0,106 -34,92"), cloth, dx=-8, dy=-4, s=0.16)
        + shaded(smooth("-6,96* 6,96* 18,136 -2,150 -14,132"), cloth, dx=-5, dy=-2, s=0.16)
        + path(ell(0, 98, 9, 8), shade(cloth, 0.1))
    )


def _ruff(cloth: str, trim: str) -> str:
    o = ""
    for i in range(-6, 7):
        a = i / 6
        x = a * 88
        y = 92 + 14 * (1 - a * a)
        o += shaded(
            smooth(
                [
                    (x * 0.55 - 4, y - 26),
                    (x * 0.55 + 4, y - 26),
                    (x + 15, y),
                    (x + 10, y + 22),
                    (x, y + 27),
                    (x - 10, y + 22),
                    (x - 15, y),
                ]
            ),
            cloth,
            dx=-5,
            dy=-3,
            s=0.18,
        )
    return o


def _bands(cloth: str, trim: str) -> str:
    return (
        shaded(smooth("-26,78 0,88 26,78 28,92 0,102 -28,92"), cloth, dx=-6, dy=-3, s=0.14)
        + shaded(poly("-18,96 -2,100 -6,150 -28,146"), cloth, dx=-4, dy=-2, s=0.14)
        + shaded(poly("18,96 2,100 6,150 28,146"), cloth, dx=-4, dy=-2, s=0.2)
    )


def _high(cloth: str, trim: str) -> str:
    return shaded(smooth("-42,60* -20,84 0,92 20,84 42,60* 44,98 0,116 -44,98"), cloth, dx=-8, dy=-4, s=0.28) + line(
        "-40,64 0,94 40,64", trim or GOLD, 4
    )


def _priest(cloth: str, trim: str) -> str:
    return shaded(smooth("-30,76 0,88 30,76 32,98 0,108 -32,98"), INK, dx=-6, dy=-3) + path(
        rect(-9, 88, 18, 14, 3), LINEN
    )


def _fichu(cloth: str, trim: str) -> str:
    o = ""
    for side in (-1, 1):
        o += shaded(
            smooth(
                [
                    (side * 20, 74, "c"),
                    (side * 66, 92),
                    (side * 112, 124, "c"),
                    (side * 60, 150),
                    (0, 186, "c"),
                    (0, 150),
                ]
            ),
            cloth,
            dx=-6,
            dy=-4,
            s=0.16,
        )
    return o


def _pearls(cloth: str, trim: str) -> str:
    o = ""
    for i in range(-6, 7):
        a = i / 6
        o += path(ell(a * 32, 94 + 13 * (1 - a * a), 4.6), shade(LINEN, 0.14)) + path(
            ell(a * 32 - 1, 93 + 13 * (1 - a * a), 3.2), LINEN
        )
    return o


def _chain(cloth: str, trim: str) -> str:
    o = ""
    for i in range(-8, 9):
        a = i / 8
        o += shaded(ell(a * 84, 104 + 62 * (1 - a * a), 7.5, 6), GOLD, dx=-2, dy=-2, s=0.4)
    o += shaded(ell(0, 182, 17), GOLD_LIGHT, dx=-4, dy=-4, s=0.36) + path(ell(0, 182, 9), BLOOD)
    return o


def _cross(cloth: str, trim: str) -> str:
    return line("-40,96 -20,140 0,160 20,140 40,96", GOLD_DEEP, 3) + shaded(
        "M-5 152h10v12h12v10h-12v24h-10v-24h-12v-10h12z", GOLD, dx=-3, dy=-2, s=0.4
    )


COLLARS: dict[str, Callable[[str, str], str]] = {
    "jabot": _jabot,
    "cravat": _cravat,
    "ruff": _ruff,
    "bands": _bands,
    "high": _high,
    "priest": _priest,
    "fichu": _fichu,
    "pearls": _pearls,
    "chain": _chain,
    "cross": _cross,
}
