"""What a bust stands before: an oval medallion in its group's colour, hatched, with two rings."""

from build_scripts.art.light import hatch_oval
from build_scripts.art.palette import GROUPS, PAPER, mix
from build_scripts.art.svg import around, ell, path, rect

OVAL = ell(0, -14, 194, 240)


def ground(colour_group: str) -> str:
    """The medallion on pale paper; it covers x -320 to 320, y -360 to 340."""
    main, deep, light = GROUPS[colour_group]
    stops = [(0, mix(main, light, 0.72)), (0.55, mix(main, light, 0.34)), (1, mix(main, deep, 0.35))]
    glow, paint = around(stops, (0.36, 0.34), 0.8)
    return (
        path(rect(-320, -360, 640, 700), mix(PAPER, light, 0.38))
        + f"<defs>{glow}</defs>"
        + path(OVAL, paint)
        + hatch_oval(deep, (0, -14, 194, 240), 7, 1.5, 0.17)
        + path(OVAL, "none", mix(main, deep, 0.5), 3.5)
        + path(ell(0, -14, 202, 248), "none", mix(main, light, 0.35), 1.6)
    )
