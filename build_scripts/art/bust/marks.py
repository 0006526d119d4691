"""Small things on a face: glasses, tears, freckles, paint, a halo."""

import math
from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.palette import GOLD, GOLD_LIGHT, INK, LINEN, shade
from build_scripts.art.svg import ell, group, line, mirror, path, poly, smooth


def _mole(skin: str) -> str:
    return path(ell(-28, 36, 3.2), INK)


def _tear(skin: str) -> str:
    return shaded(smooth("-26,4* -20,16 -26,24 -32,16"), "#7FB2DC", dx=-2, dy=-2) + path(ell(-28, 16, 1.6, 2.6), LINEN)


def _tears2(skin: str) -> str:
    return _tear(skin) + group(_tear(skin), "translate(52,6)")


def _specs(skin: str) -> str:
    return (
        mirror(
            path(ell(24, -9, 16, 15), "#7FA34A", extra='opacity=".55"')
            + path(ell(24, -9, 16, 15), "none", "#4A4030", 3)
            + line([(40, -12), (56, -18)], "#4A4030", 3)
        )
        + line("-8,-11 0,-15 8,-11", "#4A4030", 3)
        + path(smooth("-34,-18 -26,-22 -30,-10 -36,-8"), LINEN, extra='opacity=".6"')
        + path(smooth("14,-18 22,-22 18,-10 12,-8"), LINEN, extra='opacity=".6"')
    )


def _monocle(skin: str) -> str:
    return (
        path(ell(24, -9, 16, 16), "#DCE9F2", extra='opacity=".35"')
        + path(ell(24, -9, 16, 16), "none", GOLD, 3.6)
        + line("34,4 46,50 40,96", GOLD, 2)
    )


def _patch(skin: str) -> str:
    return (
        path(smooth("10,-22 38,-22 40,-2 24,8 8,-2"), INK)
        + line([(-56, -52), (10, -22)], INK, 4)
        + line([(38, -20), (58, -30)], INK, 4)
    )


def _freckles(skin: str) -> str:
    return "".join(
        (
            path(ell(side * x, y, 2.1), shade(skin, 0.36))
            for side in (-1, 1)
            for x, y in ((22, 18), (30, 14), (36, 22), (28, 26))
        )
    )


def _scar(skin: str) -> str:
    return line("26,-38 32,-10 40,26", shade(skin, 0.4), 3) + "".join(
        line([(24 + i * 4, -24 + i * 16), (36 + i * 4, -28 + i * 16)], shade(skin, 0.4), 2) for i in range(3)
    )


def _halo(skin: str) -> str:
    return path(ell(0, -60, 112), "none", GOLD_LIGHT, 5, 'opacity=".9"') + "".join(
        (
            line(
                [
                    (math.cos(a) * 124, -60 + math.sin(a) * 124),
                    (math.cos(a) * (148 if i % 2 else 138), -60 + math.sin(a) * (148 if i % 2 else 138)),
                ],
                GOLD_LIGHT,
                4,
            )
            for i, a in enumerate([math.radians(180 + k * 15) for k in range(13)])
        )
    )


def _teardrop_paint(skin: str) -> str:
    return path(smooth("24,8* 30,24 24,32 18,24"), INK)


def _rednose(skin: str) -> str:
    return shaded(ell(0, 18, 18), "#CE2F2F", dx=-5, dy=-4, s=0.3) + path(
        ell(-6, 11, 5, 4), LINEN, extra='opacity=".75"'
    )


def _sweat(skin: str) -> str:
    return path(smooth("46,-60* 53,-46 46,-38 39,-46"), "#8CC0E4")


def _eyediamonds(skin: str) -> str:
    return "".join(path(poly([(x, -46), (x + 11, -10), (x, 22), (x - 11, -10)]), "#2F5FA0") for x in (-23, 23))


def _chin2(skin: str) -> str:
    return line("-34,74 -14,86 14,86 34,74", shade(skin, 0.26), 2.8)


def _hollow(skin: str) -> str:
    return "".join(
        path(smooth([(side * 46, 6), (side * 34, 20), (side * 28, 44), (side * 40, 30)]), shade(skin, 0.18))
        for side in (-1, 1)
    )


def _dirt(skin: str) -> str:
    return path(smooth("20,26 40,20 44,34 28,40"), "#5A4632", extra='opacity=".35"') + path(
        smooth("-46,-2 -34,-8 -30,6 -42,8"), "#5A4632", extra='opacity=".35"'
    )


MARKS: dict[str, Callable[[str], str]] = {
    "mole": _mole,
    "tear": _tear,
    "tears2": _tears2,
    "specs": _specs,
    "monocle": _monocle,
    "patch": _patch,
    "freckles": _freckles,
    "scar": _scar,
    "halo": _halo,
    "teardrop_paint": _teardrop_paint,
    "rednose": _rednose,
    "sweat": _sweat,
    "eyediamonds": _eyediamonds,
    "chin2": _chin2,
    "hollow": _hollow,
    "dirt": _dirt,
}
