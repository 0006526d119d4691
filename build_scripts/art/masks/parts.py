"""Parts of the mask itself: shapes, eyeholes, mouths and paint."""

import math
from collections.abc import Callable

from build_scripts.art.palette import LINEN, lit, shade
from build_scripts.art.suits import suit
from build_scripts.art.svg import ell, group, line, mirror, num, path, poly, rect, smooth

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


def _line(base: str, metal: str, lip: str) -> str:
    return line("-30,86 0,81 30,86", shade(base, 0.6), 5)


def _hinged(base: str, metal: str, lip: str) -> str:
    """The jaw of a marionette: a mouth and the two cuts that let it drop."""
    cuts = mirror(line("30,74 34,96 26,120", shade(base, 0.45), 3.5))
    return cuts + path(rect(-26, 72, 52, 13, 6), lip) + line("-24,78 24,78", shade(lip, 0.5), 2.5)


MOUTHS: dict[str, Callable[[str, str, str], str]] = {
    "grin": _grin,
    "lips": _lips,
    "frown": _frown,
    "stern": _stern,
    "line": _line,
    "hinged": _hinged,
}

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


def _lozenges(hole: str, colour: str) -> str:
    """A harlequin's pattern."""
    out = ""
    for y in range(-140, 200, 72):
        for x in range(-140, 160, 56):
            out += poly([(x, y - 36), (x + 28, y), (x, y + 36), (x - 28, y)])
    return path(out, colour)


def _lace(hole: str, colour: str) -> str:
    """Scallops and knots along the lower rim of a half mask."""
    knots = "".join(ell(x, y, 4) for x, y in ((34, 40), (54, 40), (74, 38), (94, 32), (112, 22), (126, 8)))
    arcs = line("24,26 44,34 64,30 84,32 104,22 122,8 134,-12", colour, 3.4)
    return mirror(path(knots, colour) + arcs)


def _patches(hole: str, colour: str) -> str:
    """Two sewn-on pieces of cloth."""
    out = ""
    for x, y, w, h, turn in ((52, -66, 46, 34, 12), (-70, 44, 42, 40, -14)):
        steps = [num(k * w / 4 - w / 2 - 4) for k in range(1, 5)]
        seams = "".join(f"M{at} {num(-h / 2)}v-7M{at} {num(h / 2)}v7" for at in steps)
        patch = path(rect(-w / 2, -h / 2, w, h, 3), colour) + path(seams, "none", shade(colour, 0.5), 2.6)
        out += group(patch, f"translate({x},{y}) rotate({turn})")
    return out


def _suits(hole: str, one: str, other: str) -> str:
    """A spade round one eye, a heart round the other."""
    spade = group(suit("spades", "").replace("#262A45", one), "translate(-57,-6) scale(1.16)")
    return spade + group(suit("hearts", "").replace("#BE2230", other), "translate(57,-2) scale(1.1)")


def _third_eye(hole: str, metal: str, iris: str) -> str:
    """An open eye on the brow."""
    lid = smooth("-30,-58* 0,-78 30,-58* 0,-42")
    out = path(lid, LINEN) + path(ell(0, -60, 10), iris) + path(ell(0, -60, 4), "#15131B")
    lashes = "M0 -80v-9M-17 -75l-5 -8M17 -75l5 -8"
    return out + path(lid, "none", metal, 4.5) + path(lashes, "none", metal, 4)


def _freckles(hole: str, colour: str) -> str:
    return mirror(path("".join(ell(x, y, 3.4) for x, y in ((42, 38), (56, 46), (70, 38), (60, 30), (80, 48))), colour))


def _glow(hole: str, colour: str) -> str:
    """Light on the cheekbones."""
    return mirror(path(smooth("36,22* 62,18 88,26* 72,38 52,40"), lit(colour, 0.4), extra='opacity=".55"'))


PAINT: dict[str, Callable[..., str]] = {
    "lozenges": _lozenges,
    "lace": _lace,
    "patches": _patches,
    "suits": _suits,
    "third_eye": _third_eye,
    "freckles": _freckles,
    "glow": _glow,
    "split": _split,
    "rim": _rim,
    "brow": _brow,
    "cheeks": _cheeks,
    "tear": _tear,
    "swirl": _swirl,
    "crackle": _crackle,
    "stars": _stars,
}
