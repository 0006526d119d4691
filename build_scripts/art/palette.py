"""The colours of the house and how they are mixed: sRGB hex outside, OKLab inside.

Shadows lean towards plum, lights towards candle yellow; both are mixed in OKLab because a mix in sRGB goes grey.
"""

from functools import lru_cache
from typing import NamedTuple

INK, NIGHT, NIGHT_2 = "#1C1A22", "#20212C", "#2A2C3A"
SLATE, MIST = "#3B3E50", "#8E90A3"
PAPER, PAPER_2, PAPER_3 = "#F4EBDA", "#E6D9BF", "#CFBD98"
LINEN = "#FBF7EE"
BLOOD, BLOOD_DEEP, BLOOD_LIGHT = "#B4232F", "#7A1420", "#E0604F"
GOLD, GOLD_LIGHT, GOLD_DEEP = "#C9993A", "#EBCB7A", "#8A6420"
STEEL, STEEL_LIGHT, STEEL_DEEP = "#A9B4C0", "#DCE4EA", "#66717F"
WOOD, WOOD_LIGHT, WOOD_DEEP = "#7A5236", "#A5774F", "#4B3022"
WICKER = "#B98A4E"
SHADOW, LIGHT = "#2B1436", "#FFF4DC"
FRENCH_BLUE, TRICOLOUR = "#2F5FB0", ("#2F5FB0", PAPER, BLOOD)


class Tones(NamedTuple):
    """The three tones a group of things is drawn in."""

    main: str
    deep: str
    light: str


GROUPS = {
    "purple": Tones("#5B2678", "#341546", "#C3A8D6"),
    "blue": Tones("#2464A8", "#13375F", "#A9C9EA"),
    "red": Tones("#A8231F", "#5E1210", "#EBB0A0"),
    "green": Tones("#5D9530", "#2C4C18", "#CBE0AC"),
    "grey": Tones("#75716B", "#3E3B38", "#D3CEC6"),
}
FAMILIES = {
    "reorder": ("#8A6420", "#4E380F"),
    "alter": ("#3B6E72", "#1D3C3F"),
    "execution": ("#A8231F", "#5E1210"),
    "score": ("#5B4A9A", "#2D2354"),
    "hand": ("#3E6188", "#1E3248"),
    "foul": ("#6B5B4E", "#382E26"),
}
PLAYERS = ("#EBCB7A", "#7CC0EE", "#E79CC4", "#6FC7A0", "#F08A5D", "#F4EBDA", "#8787FF", "#A587A5")
SKIN = {
    "powder": "#F3DECB",
    "rose": "#EDBFA0",
    "ruddy": "#E2A07E",
    "tan": "#CB9468",
    "brown": "#94603F",
    "dark": "#6B4230",
    "sallow": "#DCC79B",
    "ash": "#D5D3D6",
}

Triple = tuple[float, float, float]


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)


def _gamma(c: float) -> float:
    c = max(0.0, min(1.0, c))
    return 12.92 * c if c <= 0.0031308 else float(1.055 * c ** (1 / 2.4) - 0.055)


def _channels(colour: str) -> Triple:
    h = colour.lstrip("#")
    return int(h[0:2], 16) / 255, int(h[2:4], 16) / 255, int(h[4:6], 16) / 255


def _to_oklab(colour: str) -> Triple:
    r, g, b = (_linear(c) for c in _channels(colour))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    middle = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def _from_oklab(lab: Triple) -> str:
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    rgb = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(_gamma(c) * 255):02X}" for c in rgb)


@lru_cache(4096)
def mix(a: str, b: str, share: float) -> str:
    """`a` with `share` (0 to 1) of `b` mixed in."""
    one, two = _to_oklab(a), _to_oklab(b)
    return _from_oklab(
        (
            one[0] + (two[0] - one[0]) * share,
            one[1] + (two[1] - one[1]) * share,
            one[2] + (two[2] - one[2]) * share,
        )
    )


def shade(colour: str, share: float = 0.26) -> str:
    """`colour` as it looks away from the lamp."""
    return mix(colour, SHADOW, share)


def lit(colour: str, share: float = 0.30) -> str:
    """`colour` as it looks where the lamp falls on it."""
    return mix(colour, LIGHT, share)


def contrast(a: str, b: str) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""

    def luminance(colour: str) -> float:
        r, g, b = (_linear(c) for c in _channels(colour))
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    bright, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


@lru_cache(16)
def nameplate(group: str) -> str:
    """The ground of a group's nameplate: its main colour, deepened until Paper text on it reaches 4.6 : 1."""
    tones = GROUPS[group]
    colour, step = tones.main, 0.0
    while contrast(colour, PAPER) < 4.6:
        step += 0.04
        colour = mix(colour, tones.deep, step)
    return colour
