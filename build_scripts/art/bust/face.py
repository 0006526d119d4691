"""Heads, eyes, brows and noses. The brow lies at y -30, the eyes at -10, the chin between 62 and 90."""

from typing import NamedTuple

from build_scripts.art.light import shaded
from build_scripts.art.palette import BLOOD, LINEN, lit, mix, shade
from build_scripts.art.svg import clip, ell, group, line, path, points, poly, rect, smooth, symmetric

EYE = "#241C2A"
HEADS = {
    "oval": "0,-95 40,-84 55,-45 56,-5 47,32 25,60 0,68",
    "pear": "0,-92 34,-82 48,-50 58,-12 77,28 62,64 26,81 0,83",
    "long": "0,-100 36,-90 48,-50 49,0 42,46 22,82 0,90",
    "block": "0,-92 44,-86 58,-50 59,0 57,40 42,66 16,73 0,73",
    "wedge": "0,-97 42,-88 60,-46 54,-2 33,38 11,74 0,80",
    "round": "0,-88 44,-76 64,-36 67,6 55,44 28,66 0,71",
    "jowl": "0,-92 40,-84 54,-50 56,-14 66,16 72,44 52,66 24,72 0,70",
    "boy": "0,-84 40,-74 60,-36 61,4 46,40 20,58 0,62",
    "gaunt": "0,-98 38,-88 53,-48 48,-6 45,22 31,56 14,80 0,84",
}
"""Right halves of the head shapes, from the crown to the chin."""
BROWS = {
    "arch": "-13,5 -4,-5 8,-7 15,1 7,-2 -3,0",
    "thin": "-13,3 -2,-5 13,0 -2,-3",
    "flat": "-14,-3 0,-5 14,-2 13,3 0,1 -14,4",
    "angry": "-15,6 -13,-1 14,-8 15,-2",
    "worried": "-14,-7 14,2 15,6 -15,-2",
    "bushy": "-17,2 -13,-7 0,-10 14,-5 17,5 10,2 3,5 -5,3 -11,7",
}
NOSES = {
    "button": "-4,4 4,4 10,18 6,25 0,27 -6,25 -10,18",
    "beak": "-5,-12 5,-12 9,8 16,22 10,31 0,36 -10,31 -16,22 -9,8",
    "bulb": "-5,-8 5,-8 9,6 19,14 20,26 10,34 0,35 -10,34 -20,26 -19,14 -9,6",
    "long": "-4,-14 4,-14 7,10 12,30 7,40 0,43 -7,40 -12,30 -7,10",
    "hook": "-3,-16 6,-14 10,4 12,20 8,34 -2,40 -14,37 -20,27 -14,18 -9,4",
    "snub": "-5,2 5,2 13,14 12,23 0,25 -12,23 -13,14",
    "flat": "-6,-6 6,-6 11,10 17,18 14,27 0,29 -14,27 -17,18 -11,10",
    "small": "-3,0 3,0 6,12 8,19 0,24 -8,19 -6,12",
}
NOSTRILS = ("snub", "flat", "bulb")
WRINKLES = {
    "brow": ("-22,-52 0,-55 22,-52", "-16,-60 0,-62 16,-60"),
    "bags": ("-35,2 -24,8 -12,4", "35,2 24,8 12,4"),
    "smile": ("-20,20 -28,32 -28,44", "20,20 28,32 28,44"),
}


class Blush(NamedTuple):
    """Colour on the cheeks."""

    colour: str
    r: float
    opacity: float


def head(kind: str, skin: str, ears: bool, cheeks: Blush | None) -> str:
    """The bare head."""
    half = HEADS[kind]
    wide = max(p[0] for p in points(half))
    out = ""
    if ears:
        for side in (-1, 1):
            at = ((wide - 4, -16), (wide + 9, -20), (wide + 11, -4), (wide + 4, 12), (wide - 6, 10))
            out += shaded(smooth([(side * x, y) for x, y in at]), skin, dx=-3, dy=-2)
    blush = ""
    if cheeks:
        for side in (-1, 1):
            blush += path(
                ell(side * wide * 0.58, 22, cheeks.r, cheeks.r * 0.82),
                cheeks.colour,
                extra=f'opacity="{cheeks.opacity}"',
            )
    return out + shaded(smooth(symmetric(half)), skin, dx=-17, dy=-6, s=0.2, h=0.35, hx=4, hy=3, inner=blush)


def neck(skin: str, width: float) -> str:
    """The neck; `width` is half of what is seen of it."""
    w = width
    d = smooth([(-w, 40, "c"), (w, 40, "c"), (w + 2, 90), (w + 20, 112, "c"), (-w - 20, 112, "c"), (-w - 2, 90)])
    return shaded(d, shade(skin, 0.1), dx=-12, dy=10, s=0.24)


def red_thread(y: float, width: float) -> str:
    """The thread round a bare neck: the house's one hint at what the machine does."""
    w = width
    return line([(-w - 1, y - 1), (-w * 0.5, y + 5), (0, y + 7), (w * 0.5, y + 5), (w + 1, y - 1)], BLOOD, 3.4)


# ---- eyes ----------------------------------------------------------------------------------------------------------


class _Look(NamedTuple):
    """An open eye: half height and width, the iris and how far it sits below the middle."""

    ry: float
    rx: float
    iris: float
    sink: float


OPEN = {
    "wide": _Look(10.5, 11, 4.6, 0),
    "half": _Look(8, 12, 5.6, 1),
    "glare": _Look(8, 12, 5.6, 1),
    "up": _Look(9, 12, 5.6, -4.5),
    "side": _Look(8.5, 12, 5.6, 0),
    "sad": _Look(8.5, 12, 5.6, 1),
    "alarm": _Look(12, 12, 3.6, 0),
}


def _dot_eye() -> str:
    return path(ell(0, 0, 4.6, 5.6), EYE) + path(ell(-1.6, -2, 1.5), LINEN)


def _closed_eye() -> str:
    return line("-11,-1 -5,4 3,5 11,0", EYE, 2.8)


def _sleepy_eye(skin: str) -> str:
    ball = smooth("-14,0* 0,-11 14,-1* 0,7")
    slit = path(smooth("-13,1 0,2 13,1 0,9"), LINEN) + path(ell(0, 3, 4.6, 4), EYE)
    return path(ball, shade(skin, 0.2)) + clip(ball, slit) + line("-14,.5 -5,3 5,3 14,-.5", EYE, 3)


def _squinting_eye(skin: str, look: float) -> str:
    return (
        path(smooth("-12,1 0,5 12,0 0,-3"), LINEN)
        + path(ell(look * 4, 1, 4.4, 3.6), EYE)
        + line("-13,0 -4,-3 5,-3 13,-2", EYE, 3.2)
        + line("-9,8 0,10 9,8", shade(skin, 0.3), 1.8)
    )


def _open_eye(kind: str, skin: str, look: float, side: int) -> str:
    ry, rx, iris, sink = OPEN[kind]
    upper = [(-rx * 0.5, -ry * 0.8), (0, -ry), (rx * 0.55, -ry * 0.8)]
    almond = smooth([(-rx, 1, "c"), *upper, (rx, 0, "c"), (rx * 0.45, ry * 0.75), (-rx * 0.4, ry * 0.8)])
    inside = path(ell(look * 5, sink, iris), EYE) + path(ell(look * 5 - 1.9, sink - 2.2, 1.6), LINEN)
    lid = shade(skin, 0.2)
    edge = line([(-rx, 1), *upper, (rx, 0)], EYE, 2.6)
    if kind == "half":
        inside += path(rect(-16, -16, 32, 15), lid)
        edge = line([(-rx - 1, -0.8), (rx + 1, -1.2)], EYE, 2.8)
    elif kind == "glare":
        inside += path(poly([(-16 * side, -18), (16 * side, -18), (16 * side, -7), (-16 * side, 1.5)]), lid)
        edge = line([(-rx * side, -0.5), (rx * side * 1.05, -7)], EYE, 3)
    elif kind == "sad":
        inside += path(poly([(-16 * side, -18), (16 * side, -18), (16 * side, 1.5), (-16 * side, -7)]), lid)
        edge = line([(-rx * side * 1.05, -6.5), (rx * side * 1.05, 0.5)], EYE, 2.8)
    return path(almond, LINEN) + clip(almond, inside) + edge


def eyes(kind: str, skin: str, look: float = 0) -> str:
    """Both eyes; `look` from -1 (to the left) to 1."""
    out = ""
    for side in (-1, 1):
        if kind == "dot":
            eye = _dot_eye()
        elif kind == "closed":
            eye = _closed_eye()
        elif kind == "sleepy":
            eye = _sleepy_eye(skin)
        elif kind == "squint":
            eye = _squinting_eye(skin, look)
        else:
            eye = _open_eye(kind, skin, look, side)
        out += group(eye, f"translate({side * 23},-10)")
    return out


def lashes() -> str:
    """Two lashes at the outer corner of each eye."""
    pair = line("10,-2 16,-6", EYE, 2.2) + line("7,-5 12,-11", EYE, 2)
    return "".join(group(pair, f"translate({side * 23},-10) scale({side},1)") for side in (-1, 1))


def brows(kind: str, colour: str, y: float, lift: float) -> str:
    """Both brows at height `y`; the right one is raised by `lift`."""
    one = path(smooth(BROWS[kind]), colour)
    return "".join(
        group(one, f"translate({side * 23},{y - (lift if side == 1 else 0)}) scale({side},1)") for side in (-1, 1)
    )


def nose(kind: str, skin: str, tint: str | None = None) -> str:
    """The nose, reddened a little or tinted with `tint`."""
    colour = mix(skin, tint, 0.45) if tint else mix(skin, "#D9744F", 0.16)
    outline = points(NOSES[kind])
    wide, low = max(p[0] for p in outline), max(p[1] for p in outline)
    out = shaded(smooth(outline), colour, dx=-6, dy=-3, s=0.22)
    if kind in NOSTRILS:
        out += "".join(path(ell(side * wide * 0.42, low - 5, 2.6, 2), shade(colour, 0.55)) for side in (-1, 1))
    return out + path(ell(-wide * 0.35, low - 12, 2.4, 3.4), lit(colour, 0.6))


def wrinkles(kind: str, skin: str) -> str:
    """Lines of age."""
    return "".join(line(one, shade(skin, 0.24), 2.2) for one in WRINKLES[kind])
