"""An oval table seen from above: a shadow, a wooden rim with a line of brass, cloth with engraved rays and rings."""

import math

from build_scripts.art.light import hatch_oval
from build_scripts.art.palette import GOLD, NIGHT, WOOD, WOOD_DEEP, lit, mix, shade
from build_scripts.art.svg import along, around, document, ell, num, path

RIM = 15
"""Width of the wood, in pixels of the picture."""


def cloth(cx: float, cy: float, rx: float, ry: float, colour: str) -> str:
    """The cloth with its rays, lit from the upper left."""
    stops = [(0, lit(colour, 0.12)), (0.55, colour), (1, mix(colour, NIGHT, 0.62))]
    glow, paint = around(stops, (0.44, 0.40), 0.66)
    out = f"<defs>{glow}</defs>" + path(ell(cx, cy, rx, ry), paint)
    out += hatch_oval(shade(colour, 0.6), (cx, cy, rx, ry), 6, 1.2, 0.16)
    fine = ""
    for k in range(96):
        a, far = 2 * math.pi * k / 96, (0.78, 0.90)[k % 2]
        c, s = math.cos(a), math.sin(a)
        fine += f"M{num(cx + rx * 0.6 * c)} {num(cy + ry * 0.6 * s)}L{num(cx + rx * far * c)} {num(cy + ry * far * s)}"
    out += path(fine, "none", lit(colour, 0.45), 1.4, 'opacity=".26"')
    rings = "".join(ell(cx, cy, rx * share, ry * share) for share in (0.535, 0.56, 0.925))
    return out + path(rings, "none", lit(colour, 0.45), 1.4, 'opacity=".34"')


def oval_table(w: float, h: float, colour: str, inlay: str = "") -> str:
    """The table filling a picture of w × h but for its shadow; `inlay` lies on the cloth, about (0, 0)."""
    cx, cy = w / 2, h / 2 - 7
    rx, ry = w / 2 - 10, h / 2 - 14
    dark, fall = around([(0.86, "#000000", 0.55), (1, "#000000", 0)], (0.5, 0.5), 0.5)
    wood, grain = along([(0, lit(WOOD, 0.18)), (0.45, WOOD), (1, shade(WOOD_DEEP, 0.3))], (0.35, 1))
    inner, cut = along([(0, shade(WOOD_DEEP, 0.6)), (1, mix(WOOD, WOOD_DEEP, 0.4))], (0.3, 1))
    out = f"<defs>{dark}{wood}{inner}</defs>" + path(ell(cx, cy + 9, rx + 10, ry + 12), fall)
    out += path(ell(cx, cy, rx, ry), grain) + path(ell(cx, cy, rx - RIM, ry - RIM), cut)
    out += path(ell(cx, cy, rx - 1.5, ry - 1.5), "none", lit(WOOD, 0.3), 1.5, 'opacity=".5"')
    out += cloth(cx, cy, rx - RIM - 4, ry - RIM - 4, colour)
    out += path(ell(cx, cy, rx - RIM - 4, ry - RIM - 4), "none", shade(WOOD_DEEP, 0.7), 5, 'opacity=".55"')
    out += path(ell(cx, cy, rx - RIM - 11, ry - RIM - 11), "none", GOLD, 2, 'opacity=".8"')
    out += path(ell(cx, cy, rx - RIM - 17, ry - RIM - 17), "none", GOLD, 1, 'opacity=".45"')
    if inlay:
        out += f'<g transform="translate({num(cx)},{num(cy)})">{inlay}</g>'
    return document(out, 0, 0, w, h)
