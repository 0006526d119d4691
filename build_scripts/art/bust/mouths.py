"""Mouths and beards, each drawn about its own middle."""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.palette import LINEN, shade
from build_scripts.art.svg import clip, ell, line, path, rect, smooth


def _pursed(skin: str, lip: str) -> str:
    return path(smooth("-9,0 -4,-5 0,-2.5 4,-5 9,0 4,6 0,7 -4,6"), lip) + line(
        "-8,0.3 0,1.2 8,0.3", shade(lip, 0.5), 1.8
    )


def _lips(skin: str, lip: str) -> str:
    return path(smooth("-15,-1* -6,-7 0,-4 6,-7 15,-1* 6,7 0,8 -6,7"), lip) + line(
        "-15,-1 0,1 15,-1", shade(lip, 0.5), 2
    )


def _smirk(skin: str, lip: str) -> str:
    return path(smooth("-14,2 -4,-2 6,-4 18,-10* 10,2 0,6 -8,6"), lip) + line(
        "-16,2 0,1 12,-3 20,-11", shade(lip, 0.55), 2.4
    )


def _frown(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return line("-16,7 -8,0 0,-2 8,0 16,7", dark, 3.4)


def _line(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return line([(-13, 0), (13, 0)], dark, 3.2) + line([(-6, 7), (6, 7)], shade(skin, 0.22), 2.4)


def _smile(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return line("-15,-3 -7,3 0,5 7,3 15,-3", dark, 3.2)


def _grin(skin: str, lip: str) -> str:
    return path(smooth("-22,-8* -10,-3 0,-2 10,-3 22,-8* 14,8 0,14 -14,8"), "#5A1622") + clip(
        smooth("-22,-8* -10,-3 0,-2 10,-3 22,-8* 14,8 0,14 -14,8"), path(rect(-24, -10, 48, 12), LINEN)
    )


def _o(skin: str, lip: str) -> str:
    return path(ell(0, 3, 8, 10), "#5A1622") + clip(ell(0, 3, 8, 10), path(ell(0, 12, 7, 6), "#C65560"))


def _wail(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return path(smooth("-14,8* -8,-8 0,-10 8,-8 14,8* 0,4"), "#5A1622") + line("-14,8 -8,-8 0,-10 8,-8 14,8", dark, 1.6)


def _sneer(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return line("-15,4 -5,0 5,-1 16,-8", dark, 3.2) + line([(-8, 9), (2, 8)], shade(skin, 0.25), 2.4)


def _teeth(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return (
        path(smooth("-17,-4 0,-6 17,-4 17,7 0,9 -17,7"), LINEN)
        + "".join(line([(x, -5), (x, 8)], "#B9AFA6", 1.4) for x in (-9, -3, 3, 9))
        + line([(-17, 2), (17, 2)], "#B9AFA6", 1.4)
        + path(smooth("-17,-4 0,-6 17,-4 17,7 0,9 -17,7"), "none", dark, 2.4)
    )


def _small(skin: str, lip: str) -> str:
    dark = shade(skin, 0.62)
    return line("-7,1 0,-1 7,1", dark, 3)


MOUTHS: dict[str, Callable[[str, str], str]] = {
    "pursed": _pursed,
    "lips": _lips,
    "smirk": _smirk,
    "frown": _frown,
    "line": _line,
    "smile": _smile,
    "grin": _grin,
    "o": _o,
    "wail": _wail,
    "sneer": _sneer,
    "teeth": _teeth,
    "small": _small,
}


def _moustache(hair: str) -> str:
    return shaded(smooth("0,-3 12,-8 26,-4 44,10* 28,9 12,9 0,4 -12,9 -28,9 -44,10* -26,-4 -12,-8"), hair, dx=-4, dy=-3)


def _walrus(hair: str) -> str:
    return shaded(
        smooth("0,-6 16,-8 32,4 40,26 30,22 20,16 8,14 0,10 -8,14 -20,16 -30,22 -40,26 -32,4 -16,-8"),
        hair,
        dx=-5,
        dy=-4,
    )


def _handlebar(hair: str) -> str:
    return shaded(
        smooth("0,-2 10,-7 24,-1 38,0 48,-16* 46,6 30,10 12,8 0,4 -12,8 -30,10 -46,6 -48,-16* -38,0 -24,-1 -10,-7"),
        hair,
        dx=-4,
        dy=-3,
    )


def _goatee(hair: str) -> str:
    return shaded(smooth("-9,20 0,17 9,20 8,34 0,50* -8,34"), hair, dx=-3, dy=-3) + shaded(
        smooth("0,-2 12,-5 22,2 10,4 0,2 -10,4 -22,2 -12,-5"), hair, dx=-3, dy=-2
    )


def _beard(hair: str) -> str:
    return shaded(
        smooth("-57,-30* -50,2 -30,2 -14,-4 0,0 14,-4 30,2 50,2 57,-30* 60,22 44,66 0,92 -44,66 -60,22"),
        hair,
        dx=-10,
        dy=-8,
    ) + path(smooth("-15,9 0,5 15,9 0,17"), "#5A1622")


def _stubble(hair: str) -> str:
    return path(smooth("-50,-4 -28,0 0,-6 28,0 50,-4 42,24 20,38 0,42 -20,38 -42,24"), hair, extra='opacity=".30"')


def _chops(hair: str) -> str:
    return "".join(
        shaded(
            smooth(
                [
                    (sx * 62, -48),
                    (sx * 46, -34),
                    (sx * 44, -8),
                    (sx * 30, 10),
                    (sx * 40, 22),
                    (sx * 58, 12),
                    (sx * 66, -14),
                ]
            ),
            hair,
            dx=-4,
            dy=-3,
        )
        for sx in (-1, 1)
    )


BEARDS: dict[str, Callable[[str], str]] = {
    "moustache": _moustache,
    "walrus": _walrus,
    "handlebar": _handlebar,
    "goatee": _goatee,
    "beard": _beard,
    "stubble": _stubble,
    "chops": _chops,
}
