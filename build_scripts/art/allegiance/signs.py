"""Flat signs of Allegiance in one colour: the cup of the Temple, the knife of the Guild, and the six actions."""

from collections.abc import Callable

from build_scripts.art.svg import ell, group, path, poly, rect, smooth

TEMPLE, TEMPLE_DEEP = "#C9A24A", "#7E5F1E"
GUILD, GUILD_DEEP = "#3A3D55", "#1E2030"
GUILD_LIGHT = "#8088B0"


def cup(colour: str) -> str:
    """A chalice under a cross, 94 high."""
    bowl = path(smooth("-26,-34* 26,-34* 22,-4 6,10 5,28* 20,36* -20,36* -5,28* -6,10 -22,-4"), colour)
    return bowl + path(rect(-3, -60, 6, 24) + rect(-10, -53, 20, 6), colour)


def knife(colour: str) -> str:
    """A dagger, point up, 104 high."""
    blade = smooth("0,-54* 9,-20 9,10* -9,10* -9,-20")
    return group(path(blade + rect(-22, 10, 44, 8, 3) + rect(-5, 18, 10, 32, 4), colour), "rotate(18)")


def _investigate(c: str) -> str:
    return path(ell(-5, -6, 18), "none", c, 6) + path("M8 8L25 26", "none", c, 9)


def _assassinate(c: str) -> str:
    return group(knife(c), "scale(.68)")


def _convert(c: str) -> str:
    return group(cup(c), "translate(0,8) scale(.68)")


def _follow(c: str) -> str:
    return path("M-25 0H8", "none", c, 9) + path(poly("3,-18 28,0 3,18"), c)


def _infiltrate(c: str) -> str:
    arrows = path(poly("9,-23 27,-10 9,3") + poly("-9,-3 -27,10 -9,23"), c)
    return path("M-22 -10H12M22 10H-12", "none", c, 7) + arrows


def _protect(c: str) -> str:
    return path(smooth("-24,-24* 0,-31 24,-24* 22,6 0,32* -22,6"), c)


ACTIONS: dict[str, Callable[[str], str]] = {
    "investigate": _investigate,
    "convert": _convert,
    "follow": _follow,
    "assassinate": _assassinate,
    "infiltrate": _infiltrate,
    "protect": _protect,
}
"""Each within a circle of radius 34."""
