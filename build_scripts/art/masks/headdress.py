"""What stands behind a mask: feathers, caps, hats, wigs, hoods, horns, rays, and the strings of a puppet."""

import math
from collections.abc import Callable

from build_scripts.art.light import shaded
from build_scripts.art.ornament import feather
from build_scripts.art.palette import GOLD, INK, PAPER, WOOD, WOOD_LIGHT, lit, shade
from build_scripts.art.svg import ell, group, line, mirror, path, poly, rect, smooth, symmetric


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


def _wide_hat(cloth: str, band: str) -> str:
    """A low hat with a broad brim, as worn by whoever does not want to be known."""
    crown = shaded(smooth("-82,-92* -84,-140 -62,-172 0,-178 62,-172 84,-140 82,-92*"), cloth, dx=-14, dy=-6)
    crown += path(smooth("-84,-118* 0,-134 84,-118* 84,-94* 0,-112 -84,-94*"), band)
    brim = smooth("-196,-86* -150,-98 -70,-112 0,-116 70,-112 150,-98 196,-86* 140,-66 60,-74 0,-78 -60,-74 -140,-66")
    return crown + shaded(brim, cloth, dx=-10, dy=-7, s=0.4)


def _top_hat(cloth: str, band: str) -> str:
    """A tall hat with a card tucked behind its band."""
    card = path(rect(-22, -34, 44, 60, 5), PAPER) + path(poly("0,-22 13,-4 0,14 -13,-4"), "#BE2230")
    out = group(card, "translate(90,-150) rotate(24)")
    crown = smooth("-74,-84* -84,-206* -40,-214 0,-216 40,-214 84,-206* 74,-84*")
    out += shaded(crown, cloth, dx=-14, dy=-6, s=0.36)
    out += path(smooth("-77,-122* 0,-134 77,-122* 74,-92* 0,-106 -74,-92*"), band)
    brim = smooth("-138,-94* -80,-104 0,-110 80,-104 138,-94* 126,-70 60,-80 0,-84 -60,-80 -126,-70")
    return out + shaded(brim, cloth, dx=-10, dy=-6, s=0.36)


def _straw_hat(straw: str, band: str) -> str:
    """A peasant's hat, with the ends of the straw at its brim."""
    seams = "".join(line([(x, -180), (x * 1.1 + 6, -80)], shade(straw, 0.22), 2.4) for x in range(-90, 100, 18))
    seams += "".join(line([(-100, y), (0, y - 14), (100, y)], shade(straw, 0.18), 2.2) for y in (-150, -132, -114))
    crown = smooth("-92,-84* -84,-140 -40,-172 30,-170 80,-138 92,-84* 0,-104")
    out = shaded(crown, straw, dx=-14, dy=-7, s=0.34, inner=seams)
    out += path(smooth("-92,-104* 0,-126 92,-104* 93,-82* 0,-104 -93,-82*"), band)
    brim = smooth("-190,-60 -120,-92 0,-106 120,-92 190,-60 150,-42 80,-62 0,-68 -80,-62 -150,-42")
    out += shaded(brim, straw, dx=-10, dy=-5, s=0.34)
    return out + "".join(line([(x, -66), (x * 1.1, -50)], shade(straw, 0.3), 2.4) for x in range(-150, 160, 20))


def _wig(hair: str) -> str:
    """A judge's wig with four rolls on either side."""
    rolls = ""
    for i, out_by in enumerate((0, 8, 10, 6)):
        roll = shaded(ell(0, 0, 30, 19), hair, dx=-6, dy=-5, s=0.2) + path(ell(14, 0, 11, 12), shade(hair, 0.3))
        rolls += group(roll, f"translate({112 + out_by},{-50 + i * 42}) rotate(6)")
    locks = "-20,-70 -40,-110 -16,-150", "20,-70 40,-110 16,-150", "-64,-60 -90,-96 -60,-140", "64,-60 90,-96 60,-140"
    top = smooth(symmetric("0,-156 60,-150 112,-112 122,-50 60,-40 0,-60"))
    inner = "".join(line(lock, shade(hair, 0.2), 3) for lock in locks)
    return mirror(rolls) + shaded(top, hair, dx=-14, dy=-7, s=0.2, inner=inner)


def _hood(cloth: str, lining: str) -> str:
    """A ragged hood that falls on the shoulders."""
    outer = symmetric("0,-150 70,-138 126,-84 142,-10 138,70 160,150* 132,138* 118,172* 92,144* 70,164* 0,150")
    inner = symmetric("0,-116 66,-106 110,-56 120,0 108,70 84,130* 0,140")
    folds = mirror(line("128,-60 140,20 134,110", shade(cloth, 0.3), 4))
    return shaded(smooth(outer), cloth, dx=-16, dy=-8, s=0.36, inner=folds) + path(smooth(inner), lining)


def _horns(colour: str) -> str:
    """The horns of a ram."""
    horn = shaded(smooth("52,-70* 84,-120 140,-150 176,-118* 150,-112 128,-84 100,-40*"), colour, dx=-6, dy=-5)
    rings = line("84,-112 104,-92", shade(colour, 0.3), 3) + line("112,-132 124,-106", shade(colour, 0.3), 3)
    return mirror(horn + rings + line("66,-92 90,-66", shade(colour, 0.3), 3))


def _rays(colour: str, count: float, long: float, short: float) -> str:
    """A glory of rays, long and short in turn."""
    out, n = "", int(count)
    for i in range(n):
        a, reach = -math.pi * i / (n - 1), long if i % 2 == 0 else short
        foot = [(math.cos(a + d) * 96, -22 + math.sin(a + d) * 92) for d in (-0.075, 0.075)]
        tip = (math.cos(a) * reach, -22 + math.sin(a) * reach)
        out += shaded(poly([foot[0], tip, foot[1]]), colour, dx=-3, dy=-2, s=0.36)
    return out


def _laurel(leaf: str) -> str:
    """A wreath of gilt leaves round the brow."""
    side = line("0,-150 60,-138 110,-96 130,-30", shade(leaf, 0.4), 4)
    places = ((26, -150, 74), (58, -140, 100), (88, -120, 122), (110, -92, 144), (124, -60, 164), (130, -26, 184))
    for x, y, turn in places:
        for off in (-26, 26):
            leafy = shaded(smooth("0,0* 13,-18 0,-44* -13,-18"), leaf, dx=-4, dy=-3, s=0.34)
            side += group(leafy, f"translate({x},{y}) rotate({turn - 90 + off})")
    return group(mirror(side), "translate(0,16) scale(.9)")


def _flowers(petal: str, other: str, green: str) -> str:
    """A wreath of roses and leaves across the brow."""
    out = ""
    for x, y, turn in ((-118, -54, -60), (118, -54, 60), (-58, -104, -22), (58, -104, 22)):
        leaves = shaded(smooth("0,0* 15,-22 0,-50* -15,-22"), green, dx=-4, dy=-3, s=0.3)
        out += group(leaves, f"translate({x},{y}) rotate({turn})")
    for x, y, size, colour in (
        (-104, -66, 0.7, petal),
        (104, -66, 0.7, petal),
        (-56, -92, 0.8, other),
        (56, -92, 0.8, other),
        (0, -104, 1, petal),
    ):
        out += group(_rose(colour), f"translate({x},{y}) scale({size})")
    return out


def _rose(colour: str) -> str:
    out = shaded(ell(0, 0, 32), colour, dx=-4, dy=-4, s=0.3)
    out += path("M-19 3A19 19 0 0 1 16 -11", "none", shade(colour, 0.4), 4)
    return out + path("M11 10A13 13 0 1 1 -3 -10", "none", lit(colour, 0.4), 4)


def _strings(thread: str) -> str:
    """A puppet's cross of wood and the strings that hang from it."""
    strings = "".join(
        line(f"{x},-196 {to},-60", thread, 2.6) for x, to in ((-124, -96), (124, 96), (-40, -42), (40, 42))
    )
    bar = shaded(rect(-142, -206, 284, 20, 9), WOOD_LIGHT, dx=-5, dy=-4, s=0.36)
    post = shaded(rect(-11, -232, 22, 72, 8), WOOD, dx=-4, dy=-3, s=0.36)
    knots = "".join(path(ell(x, -196, 6), GOLD) for x in (-124, -40, 40, 124))
    return strings + post + bar + knots


BEHIND: dict[str, Callable[..., str]] = {
    "feathers": _feathers,
    "bells": _bells,
    "hat": _hat,
    "wide_hat": _wide_hat,
    "top_hat": _top_hat,
    "straw_hat": _straw_hat,
    "wig": _wig,
    "hood": _hood,
    "horns": _horns,
    "rays": _rays,
    "laurel": _laurel,
    "flowers": _flowers,
    "strings": _strings,
}
