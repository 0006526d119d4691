"""The four suits of the trick-taking pack, flat, about 110 units high round (0, 0): hue and shape both tell them."""

from build_scripts.art.ornament import fleur
from build_scripts.art.palette import PAPER
from build_scripts.art.svg import ell, group, path, rect, smooth

SUITS = {"spades": "#262A45", "hearts": "#BE2230", "diamonds": "#B4700A", "clubs": "#12806A"}
"""Colour of each suit."""
LEAVES = ((0, -28), (-25, 9), (25, 9))


def _spades(colour: str, ground: str) -> str:
    """A pike head with a lily cut out."""
    right = "0,-54* 14,-32 40,-6 46,16 36,34 18,34 7,24 9,40 18,54*"
    out = path(smooth(right + " -18,54* -9,40 -7,24 -18,34 -36,34 -46,16 -40,-6 -14,-32"), colour)
    return out + (group(fleur(ground), "translate(0,4) scale(.36)") if ground else "")


def _hearts(colour: str, ground: str) -> str:
    """A heart with a crown."""
    out = path(smooth("0,54* -22,30 -46,2 -48,-24 -34,-44 -14,-44 0,-26* 14,-44 34,-44 48,-24 46,2 22,30"), colour)
    if ground:
        crown = path(smooth("-24,12* -29,-14* -13,-1 0,-22* 13,-1 29,-14* 24,12*"), ground)
        out += group(crown + path(rect(-24, 15, 48, 6, 2), ground), "translate(0,-6) scale(.86)")
    return out


def _diamonds(colour: str, ground: str) -> str:
    """A lozenge that is a coin."""
    out = path(smooth("0,-58* 18,-26 44,0* 18,26 0,58* -18,26 -44,0* -18,-26"), colour)
    if ground:
        out += path(ell(0, 0, 15), "none", ground, 4.5) + path(ell(0, 0, 5), ground)
        out += path("M0 -20V-36M0 20V36", "none", ground, 3.5)
    return out


def _clubs(colour: str, ground: str) -> str:
    """Three cockades on a stalk."""
    out = path(smooth("-6,10* 6,10* 9,40 20,54* -20,54* -9,40"), colour) + path(ell(0, 0, 12), colour)
    out += "".join(path(ell(x, y, 24), colour) for x, y in LEAVES)
    if ground:
        out += "".join(path(ell(x, y, 13.5), "none", ground, 4) + path(ell(x, y, 5), ground) for x, y in LEAVES)
    return out


def suit(name: str, ground: str = PAPER) -> str:
    """A suit's sign; `ground` shows in its inner drawing, "" leaves that out for small signs."""
    draw = {"spades": _spades, "hearts": _hearts, "diamonds": _diamonds, "clubs": _clubs}[name]
    return draw(SUITS[name], ground)
