"""What stands beside a figure: staffs and arms. Each knows its own place on the canvas of a bust, at the right."""

from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import fleur
from build_scripts.art.palette import GOLD, GOLD_LIGHT, STEEL, STEEL_DEEP, STEEL_LIGHT, WOOD, WOOD_LIGHT, shade
from build_scripts.art.svg import ell, group, line, path, poly, rect, smooth


def _sceptre() -> str:
    return group(
        shaded(rect(-5, -100, 10, 320, 4), GOLD, dx=-3, dy=0, s=0.4)
        + group(fleur(GOLD), "translate(0,-136) scale(.72)")
        + path(ell(0, -98, 10), GOLD_LIGHT),
        "translate(136,10) rotate(8)",
    )


def _crozier() -> str:
    w = line("0,230 0,-120 6,-160 36,-178 62,-160 60,-132 40,-124 32,-140", shade(GOLD, 0.35), 13) + line(
        "-2,230 -2,-120 4,-160 35,-179 61,-161 59,-134 40,-126", GOLD, 9
    )
    return group(w + shaded(ell(0, -104, 12), GOLD_LIGHT, dx=-3, dy=-3, s=0.3), "translate(118,10) rotate(4)")


def halberd() -> str:
    """A halberd upright, its shaft along x = 0."""
    return group(
        shaded(rect(-5, -150, 10, 400, 3), WOOD_LIGHT, dx=-3, dy=0, s=0.3)
        + shaded(smooth("0,-222* 11,-170 6,-150* -6,-150* -11,-170"), STEEL, dx=-4, dy=0, s=0.3)
        + shaded(smooth("6,-146* 30,-158 50,-164* 44,-134 52,-100* 28,-108 6,-112*"), STEEL, dx=-5, dy=-2, s=0.3)
        + shaded(smooth("-6,-140* -34,-150* -24,-130 -30,-112* -6,-116*"), STEEL_LIGHT, dx=-4, dy=-2, s=0.3),
        "",
    )


def _halberd() -> str:
    return group(halberd(), "translate(140,0) rotate(3)")


def _musket() -> str:
    return group(
        shaded(rect(-4, -210, 8, 300, 3), STEEL_DEEP, dx=-3, dy=0, s=0.3)
        + shaded(smooth("-8,-80* 8,-80* 10,60 22,200* -14,200* -10,60"), WOOD, dx=-5, dy=0, s=0.34)
        + shaded(poly("-3,-210 3,-210 0,-270"), STEEL_LIGHT, dx=-2, dy=0)
        + path(rect(-8, -60, 16, 8), GOLD)
        + path(rect(-8, -20, 16, 8), GOLD),
        "translate(142,40) rotate(6)",
    )


def _axe() -> str:
    return group(
        shaded(rect(-6, -130, 12, 370, 4), WOOD_LIGHT, dx=-4, dy=0, s=0.34)
        + shaded(smooth("6,-126* 40,-142 70,-150* 78,-104 66,-54* 40,-70 6,-82*"), STEEL, dx=-8, dy=-3, s=0.3, h=0.5)
        + path(rect(-10, -130, 20, 54, 4), STEEL_DEEP),
        "translate(126,0) rotate(5)",
    )


TALL: dict[str, Callable[[], str]] = {
    "sceptre": _sceptre,
    "crozier": _crozier,
    "halberd": _halberd,
    "musket": _musket,
    "axe": _axe,
}
