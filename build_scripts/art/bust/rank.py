"""Marks of rank and side, worn over the coat: epaulettes, sashes, medals."""

from build_scripts.art.light import shaded
from build_scripts.art.palette import BLOOD, GOLD, LINEN, shade
from build_scripts.art.svg import ell, path, poly, rect, smooth


def epaulettes(metal: str = GOLD) -> str:
    """Fringed epaulettes on both shoulders."""
    o = ""
    for side in (-1, 1):
        for i in range(7):
            o += path(rect(side * (100 + i * 9) - 4, 124 + i * 3.2, 8, 24, 4), shade(metal, 0.3 if i % 2 else 0.14))
        o += shaded(
            smooth(
                [
                    (side * 76, 104),
                    (side * 112, 100),
                    (side * 150, 120),
                    (side * 166, 144),
                    (side * 150, 146),
                    (side * 112, 132),
                    (side * 84, 124),
                ]
            ),
            metal,
            dx=-6,
            dy=-5,
            s=0.34,
            h=0.4,
        )
    return o


def sash(cloth: str) -> str:
    """A sash from the right shoulder to the left hip, as the wearer has it."""
    d = poly("-112,116 -84,100 96,230 44,230")
    return shaded(d, cloth, dx=-4, dy=-4, s=0.24)


def tricolour_sash() -> str:
    """The sash of the Republic."""
    b = ""
    for i, c in enumerate(("#24509A", "#F4EBDA", BLOOD)):
        b += path(
            poly([(-118 + i * 15, 122 - i * 7), (-103 + i * 15, 115 - i * 7), (62 + i * 18, 236), (44 + i * 18, 236)]),
            c,
        )
    return b


def medals() -> str:
    """Three medals on the breast."""
    o = ""
    for i, (x, c) in enumerate(((-96, BLOOD), (-76, "#24509A"), (-56, "#5D9530"))):
        o += (
            path(rect(x - 6, 150 + i * 2, 12, 18, 1), c)
            + path(rect(x - 1.6, 150 + i * 2, 3.2, 18), LINEN)
            + shaded(ell(x, 176 + i * 2, 9), GOLD, dx=-2.5, dy=-2.5, s=0.35)
        )
    return o
