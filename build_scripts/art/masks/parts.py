"""Parts of masks: shapes, eyeholes, mouths, paint, what stands behind and what sits on the front."""

import math
from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import feather
from build_scripts.art.palette import GOLD, INK, LINEN, shade
from build_scripts.art.svg import ell, group, line, mirror, path, poly, rect, smooth

SHAPES = {
    "oval": "0,-92 58,-88 104,-52 112,0 98,54 62,104 0,128",
    "half": "0,-84 56,-86 112,-66 146,-20 132,34 84,48 46,28 20,34 0,62",
    "sharp": "0,-96 50,-92 120,-86 126,-20 104,40 58,96 0,140",
    "round": "0,-98 64,-90 112,-44 114,14 92,72 48,108 0,116",
    "bauta": "0,-92 66,-88 106,-46 104,10 116,52 96,116 46,150 0,140",
    "beak": "0,-92 62,-86 116,-52 118,6 86,38 44,34 26,70 0,168",
}
"""Right halves, from the brow to the chin."""
EYES = {
    "almond": "18,-8* 40,-26 72,-24 92,-4* 66,8 38,8",
    "cat": "18,2* 40,-20 72,-34 104,-44* 84,-6 50,10",
    "sad": "22,-22* 52,-24 84,-6 92,6* 60,10 34,0",
    "round": "34,-8 56,-30 80,-8 56,12",
    "slit": "20,-6* 52,-16 92,-12* 56,2",
    "angry": "18,2* 40,-8 92,-30* 88,-4 54,12",
}
"""The right eyehole."""

# ---- mouths: base colour, metal, lips ------------------------------------------------------------------------------


def _grin(base: str, metal: str, lip: str) -> str:
    hole = path(smooth("-56,62* -24,80 0,84 24,80 56,62* 36,100 0,114 -36,100"), "#15131B")
    return hole + line("-56,62 -24,80 0,84 24,80 56,62", metal, 5)


def _lips(base: str, metal: str, lip: str) -> str:
    out = path(smooth("-30,78* -12,68 0,73 12,68 30,78* 12,94 0,96 -12,94"), lip)
    return out + line("-30,78 0,81 30,78", shade(lip, 0.5), 3)


def _frown(base: str, metal: str, lip: str) -> str:
    return path(smooth("-40,98* -20,76 0,72 20,76 40,98* 0,86"), "#15131B")


def _stern(base: str, metal: str, lip: str) -> str:
    return path(rect(-34, 80, 68, 7, 3), shade(base, 0.65))


MOUTHS: dict[str, Callable[[str, str, str], str]] = {"grin": _grin, "lips": _lips, "frown": _frown, "stern": _stern}

# ---- paint: the eyehole, then the part's own -----------------------------------------------------------------------


def _split(hole: str, colour: str) -> str:
    return path(rect(0, -260, 260, 520), colour)


def _rim(hole: str, colour: str, width: float = 9) -> str:
    return mirror(path(hole, "none", colour, width))


def _brow(hole: str, colour: str) -> str:
    return mirror(path(smooth("12,-34* 40,-52 80,-50 108,-26* 78,-38 42,-38"), colour))


def _cheeks(hole: str, colour: str) -> str:
    return mirror(path(ell(66, 46, 20, 17), colour, extra='opacity=".8"'))


def _tear(hole: str, colour: str) -> str:
    return path(smooth("56,18* 66,44 56,58 46,44"), colour)


def _swirl(hole: str, colour: str) -> str:
    low = line("22,46 48,66 80,60 88,40 74,30 62,38", colour, 5)
    return mirror(low) + mirror(line("26,-60 52,-74 84,-62 84,-48", colour, 5))


def _crackle(hole: str, colour: str) -> str:
    cracks = ("-70,-80 -58,-56 -66,-40", "84,40 70,60 78,84", "20,100 34,84 28,70")
    return "".join(line(crack, colour, 2.6, tension=0) for crack in cracks)


def _stars(hole: str, colour: str) -> str:
    out = ""
    for x, y, r in ((66, 58, 15), (30, -62, 9), (92, -56, 7), (40, 88, 8)):
        tips = []
        for k in range(10):
            a, reach = math.radians(k * 36 - 90), r if k % 2 == 0 else r * 0.42
            tips.append((x + math.cos(a) * reach, y + math.sin(a) * reach))
        out += path(poly(tips), colour)
    return mirror(out)


PAINT: dict[str, Callable[..., str]] = {
    "split": _split,
    "rim": _rim,
    "brow": _brow,
    "cheeks": _cheeks,
    "tear": _tear,
    "swirl": _swirl,
    "crackle": _crackle,
    "stars": _stars,
}

# ---- behind --------------------------------------------------------------------------------------------------------


def _feathers(one: str, two: str, three: str, count: float, length: float) -> str:
    """A fan of feathers on either side, three colours in turn."""
    out, n = "", int(count)
    for i in range(n - 1, -1, -1):
        turn = 12 + i * (70 / max(1, n - 1))
        plume = feather(0, 0, length * (1 - 0.05 * i), turn, (one, two, three)[i % 3])
        placed = group(plume, f"translate({30 + i * 9},-62)")
        out += placed + group(placed, "scale(-1,1)")
    return out


def _bells(right: str, left: str, middle: str) -> str:
    """A fool's cap of three horns with bells."""
    out = ""
    for side, colour in ((1, right), (-1, left)):
        horn = shaded(smooth("0,-84* 50,-150 112,-150 150,-92* 118,-110 84,-92 70,-60*"), colour, dx=-8, dy=-6)
        bell = shaded(ell(150, -84, 15), GOLD, dx=-4, dy=-3, s=0.36) + path(ell(150, -78, 4), INK)
        out += group(horn + bell, f"scale({side},1)")
    out += shaded(smooth("-50,-70* -20,-150 0,-190 20,-150 50,-70*"), middle, dx=-8, dy=-5)
    return out + shaded(ell(0, -192, 15), GOLD, dx=-4, dy=-3, s=0.36)


def _hat(cloth: str, band: str) -> str:
    """A pointed hat with a wide brim."""
    cone = shaded(smooth("-70,-70* -40,-150 10,-220 84,-214* 50,-190 64,-120 78,-70*"), cloth, dx=-14, dy=-6)
    cone += path(smooth("-66,-84* 0,-104 74,-84* 76,-62* 0,-80 -72,-62*"), band)
    brim = shaded(smooth("-168,-50 -80,-80 0,-88 80,-80 168,-50 80,-52 0,-56 -80,-52"), cloth, dx=-10, dy=-5)
    return group(cone + brim, "translate(0,-30)")


BEHIND: dict[str, Callable[..., str]] = {"feathers": _feathers, "bells": _bells, "hat": _hat}

# ---- front: the metal, then the part's own -------------------------------------------------------------------------


def _gem(metal: str, x: float, y: float, colour: str, r: float) -> str:
    out = shaded(ell(x, y, r + 5), metal, dx=-3, dy=-3, s=0.4) + path(ell(x, y, r), colour)
    return out + path(ell(x - r * 0.3, y - r * 0.35, r * 0.3), LINEN, extra='opacity=".8"')


def _tiara(metal: str, stone: str) -> str:
    arch = "-92,-66* -60,-96 -34,-92 -22,-130 0,-164* 22,-130 34,-92 60,-96 92,-66* 50,-80 0,-86 -50,-80"
    stones = ((0, -116, 11, stone), (-48, -86, 7, LINEN), (48, -86, 7, LINEN))
    out = shaded(smooth(arch), metal, dx=-8, dy=-5, s=0.36)
    return out + "".join(path(ell(x, y, r), colour) for x, y, r, colour in stones)


FRONT: dict[str, Callable[..., str]] = {"gem": _gem, "tiara": _tiara}
