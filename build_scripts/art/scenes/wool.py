"""Wool, the one ornament of the house: balls, knitted cloth, a thread."""

from collections.abc import Sequence

from build_scripts.art.palette import PAPER, SHADOW, lit, mix, shade
from build_scripts.art.svg import around, clip, ell, group, num, path, rect

RED, BLUE, GOLDEN = "#C22531", "#2F5FB0", "#C9993A"
THREAD = "#C8323C"
NEEDLE = "#C9D2DA"


def ball(r: float, colour: str) -> str:
    """A ball of wool about (0, 0): crossing wraps on a lit sphere."""
    width = max(1.1, r * 0.062)
    bright, dark = mix(colour, PAPER, 0.34), shade(colour, 0.46)

    def wrap(cx: float, cy: float, rx: float, ry: float, turn: float) -> str:
        out = path(ell(0, 0, rx, ry), colour) + path(ell(0, 0, rx, ry), "none", dark, width)
        for k in range(4):
            ring = ell(0, ry * (0.10 + 0.02 * k), rx * (0.985 - 0.02 * k), ry * (0.84 - k * 0.23))
            out += path(ring, "none", (bright, dark)[k % 2], width)
        return group(out, f"translate({num(cx * r)},{num(cy * r)}) rotate({turn})")

    out = path(ell(0, 0, r), colour)
    for i, y in enumerate((-0.1, 0.08, 0.26, 0.44, 0.62)):
        strand = f"M{num(-r)} {num(y * r)}Q0 {num((y + 0.5) * r)} {num(r)} {num((y - 0.12) * r)}"
        out += path(strand, "none", (dark, bright)[i % 2], width)
    out += wrap(0.38, -0.34, r * 1.02, r * 0.50, 52) + wrap(-0.36, -0.30, r * 0.98, r * 0.46, -46)
    stops = [(0, "#FFF4DC", 0.30), (0.45, "#FFF4DC", 0), (0.62, SHADOW, 0.05), (1, SHADOW, 0.62)]
    glow, paint = around(stops, (0.34, 0.28), 0.78)
    return clip(ell(0, 0, r), out + f"<defs>{glow}</defs>" + path(ell(0, 0, r), paint))


def stitches(x: float, y: float, w: float, h: float, rows: Sequence[tuple[str, int]], step: float = 13) -> str:
    """Knitted cloth over a box, from its top: `rows` are colours and how many rows each has."""
    out = ""
    top, half, dip = y, step / 2, step * 0.8
    for colour, count in rows:
        dark = light = ""
        first = top
        for _ in range(count):
            for k in range(int(w / step) + 6):
                at = num(x - 30 + k * step)
                stitch = f"l{num(half)} {num(dip)}l{num(half)} {num(-dip)}"
                dark += f"M{at} {num(top)}{stitch}"
                light += f"M{at} {num(top - 3)}{stitch}"
            top += step
            if top > y + h:
                break
        out += path(rect(x - 30, first - 1, w + 60, top - first + 2), colour)
        out += path(dark, "none", shade(colour, 0.30), 2.2) + path(light, "none", lit(colour, 0.22), 1.3)
        if top > y + h:
            break
    return out


def thread(d: str, width: float = 4.4) -> str:
    """A thread along a path, with its twist and its shadow."""
    return (
        path(d, "none", "#000000", width + 2.6, 'opacity=".35" transform="translate(2,4)"')
        + path(d, "none", shade(THREAD, 0.2), width + 1.6)
        + path(d, "none", THREAD, width)
        + path(d, "none", mix(THREAD, PAPER, 0.45), width * 0.32, 'stroke-dasharray="5 6"')
    )
