"""Small ornaments shared by busts, emblems and stage: lily, bow, ship, crown, cockade, feather."""

from build_scripts.art.light import shaded
from build_scripts.art.palette import BLOOD, GOLD, GOLD_LIGHT, LINEN, mix, shade
from build_scripts.art.svg import ell, group, line, mirror, num, path, poly, rect, smooth


def feather(x: float, y: float, length: float, turn: float, colour: str) -> str:
    """A feather from (x, y), `length` units long, turned clockwise by degrees from upright."""
    b = shaded(
        smooth(
            [
                (0, 0, "c"),
                (-16, -length * 0.3),
                (-18, -length * 0.62),
                (-4, -length * 0.92),
                (14, -length),
                (8, -length * 0.86),
                (20, -length * 0.76),
                (14, -length * 0.6),
                (22, -length * 0.46),
                (13, -length * 0.32),
                (16, -length * 0.16),
            ]
        ),
        colour,
        dx=-5,
        dy=-3,
    )
    return group(
        b + line([(0, 0), (-2, -length * 0.4), (4, -length * 0.85)], shade(colour, 0.35), 2),
        f"translate({x},{y}) rotate({turn})",
    )


def cockade(x: float, y: float, r: float = 13) -> str:
    """A cockade in the colours of the Republic."""
    return group(
        path(ell(0, 0, r), "#24509A") + path(ell(0, 0, r * 0.7), "#F4EBDA") + path(ell(0, 0, r * 0.38), BLOOD),
        f"translate({x},{y})",
    )


def crown(x: float, y: float, scale: float, turn: float = 0, metal: str = GOLD) -> str:
    """A crown whose band rests on (x, y)."""
    base = smooth("-44,0* -52,-46* -26,-22 -24,-24* 0,-58* 24,-24* 26,-22 52,-46* 44,0* 0,7")
    b = shaded(base, metal, dx=-9, dy=-4, s=0.36)
    for px, py in ((-52, -48), (0, -60), (52, -48)):
        b += shaded(ell(px, py, 6.5), metal, dx=-2, dy=-2, s=0.36)
    b += shaded(smooth("-45,-4* 0,4 45,-4* 44,12* 0,20 -44,12*"), mix(metal, "#FFFFFF", 0.15), dx=-8, dy=-2, s=0.3)
    for px, col in ((-26, "#9B2030"), (0, "#2464A8"), (26, "#9B2030")):
        b += path(ell(px, 8 + (3 if px == 0 else 1.5), 5, 4.2), col)
    return group(b, f"translate({x},{y}) rotate({turn}) scale({scale})")


def fleur(colour: str) -> str:
    """A lily, about 110 units high round (0, 0), flat."""
    b = smooth("0,-54* 17,-26 13,2 7,16* -7,16* -13,2 -17,-26")
    s = smooth("9,14* 18,-8 34,-22 49,-10 48,10 36,16 39,3 30,0 23,18*")
    return (
        path(b, colour)
        + mirror(path(s, colour))
        + path(rect(-26, 17, 52, 9, 4), colour)
        + path(smooth("-9,28* 9,28* 12,40 0,54* -12,40"), colour)
        + mirror(path(smooth("12,28* 24,28* 34,38 22,42"), colour))
    )


def bow(colour: str) -> str:
    """A bow with its tails, tied at (0, 0)."""
    w = smooth("0,0* 18,-22 44,-24 48,0 44,24 18,22")
    t = smooth("0,4* 14,8* 26,54* 14,46* 4,54*")
    return (
        mirror(path(t, shade(colour, 0.22)))
        + mirror(shaded(w, colour, dx=-6, dy=-5))
        + path(rect(-9, -10, 18, 20, 6), shade(colour, 0.18))
    )


def ship(scale: float = 1) -> str:
    """A three-master, some 130 units long, its waterline at y = 0."""
    b = ""
    for x, h, w in ((-34, 54, 20), (0, 70, 26), (32, 50, 18)):
        b += line([(x, 0), (x, -h)], "#5A3A26", 3)
        b += shaded(
            smooth(
                [
                    (x - w, -h * 0.12, "c"),
                    (x - w * 0.7, -h * 0.5),
                    (x - w * 0.55, -h * 0.86, "c"),
                    (x + w * 0.5, -h * 0.9, "c"),
                    (x + w * 1.1, -h * 0.5),
                    (x + w * 0.9, -h * 0.1, "c"),
                ]
            ),
            LINEN,
            dx=-6,
            dy=-2,
            s=0.14,
        )
    b += shaded(
        smooth("-62,-6* -30,4 30,4 66,-12* 52,22 30,34* -34,34* -56,16"), "#8A5A38", dx=-6, dy=-10, s=0.35
    ) + line("-54,10 0,16 56,4", GOLD_LIGHT, 3)
    b += path(poly("0,-70 22,-78 0,-86"), "#24509A") + line([(0, -70), (0, -88)], "#5A3A26", 2.5)
    return group(b, f"scale({scale})")


def mini_blade(x: float, y: float, colour: str, scale: float = 1.0) -> str:
    """The machine, some 80 units high."""
    frame = rect(-17, -34, 5, 68) + rect(12, -34, 5, 68) + rect(-20, -38, 40, 7) + rect(-20, 30, 40, 6)
    blade = path(poly("-12,-24 12,-24 12,-6 -12,6"), BLOOD)
    return group(path(frame, colour) + blade, f"translate({num(x)},{num(y)}) scale({scale})")
