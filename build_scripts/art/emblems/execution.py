"""Emblems of the cards about the execution itself."""

import math
from collections.abc import Callable

from build_scripts.art.bust.hats import HATS
from build_scripts.art.emblems.parts import blade, fist, lace, placed
from build_scripts.art.light import drop, shaded
from build_scripts.art.palette import GOLD, GOLD_DEEP, GOLD_LIGHT, LINEN, SKIN, WOOD_LIGHT
from build_scripts.art.svg import clip, ell, group, line, path, smooth


def _double_feature() -> str:
    """Two blades."""
    ropes = line([(-52, -150), (-52, -60)], WOOD_LIGHT, 8) + line([(54, -150), (54, -30)], WOOD_LIGHT, 8)
    return ropes + drop(placed(blade(), -52, -6, 0.92), 3, 4, 3) + drop(placed(blade(), 54, 52, 0.92), 3, 4, 3)


def _scarlet_pimpernel() -> str:
    """The flower."""
    out = line("0,30 8,80 -6,124", "#3F6A2B", 9)
    out += shaded(smooth("4,84* 40,56 74,60* 48,92"), "#55803F", -5, -4)
    out += shaded(smooth("-2,104* -38,84 -68,92* -40,116"), "#55803F", -5, -4)
    petal = shaded(smooth("0,-6* -34,-46 -30,-88 -8,-98 0,-88 10,-98 32,-84 32,-44"), "#CE2B2B", -8, -6, 0.3)
    petal += line([(0, -14), (0, -60)], "#8A1A1A", 3)
    out += "".join(placed(petal, 0, -14, 1, k * 72) for k in range(5))
    out += shaded(ell(0, -14, 17), GOLD_LIGHT, -4, -4, 0.4)
    dots = "".join(path(ell(math.cos(k * 1.05) * 9, -14 + math.sin(k * 1.05) * 9, 2.6), GOLD_DEEP) for k in range(6))
    return group(out + dots, "translate(0,-2)")


def _after_you() -> str:
    """A hat taken off with a flourish."""
    hat = placed(HATS["wide"]("#34244A", GOLD, LINEN), -10, 88, 1.06, -8)
    arm = placed(fist(SKIN["powder"], "#2F5A6E", LINEN), 66, 52, 0.86, -38)
    cuff = lace(66, 116, 4, 17, -42)
    sweep = line("-108,-52 -84,-98 -36,-124", GOLD_DEEP, 7) + line("108,-74 92,-104 62,-124", GOLD_DEEP, 7)
    hand = drop(arm + cuff, 2, 5, 4, 0.4)
    return sweep + clip(ell(0, 0, 150), drop(hat, 3, 6, 4, 0.35) + hand)


EXECUTION: dict[str, Callable[[], str]] = {
    "double_feature": _double_feature,
    "scarlet_pimpernel": _scarlet_pimpernel,
    "after_you": _after_you,
}
