"""Colours, type and motion of the house: a printed broadside by lamplight. The art guide in numbers.

Colours are plain RGB(A) tuples. Sizes are logical units (see canvas.py), times are seconds.
"""

from __future__ import annotations

from typing import Final, NamedTuple

Colour = tuple[int, int, int] | tuple[int, int, int, int]


def rgb(code: str) -> tuple[int, int, int]:
    """ "#20212C" as a tuple."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def opacity(colour: Colour) -> int:
    """0..255; a colour of three parts is opaque."""
    return colour[3] if len(colour) == 4 else 255


def mix(a: Colour, b: Colour, part: float) -> tuple[int, int, int]:
    """Between two colours; part 0 is `a`. For neighbouring tones only: pictures are mixed in OKLab when baked."""
    return (round(a[0] + (b[0] - a[0]) * part), round(a[1] + (b[1] - a[1]) * part), round(a[2] + (b[2] - a[2]) * part))


NIGHT: Final = rgb("#20212C")
LAMP: Final = rgb("#34354A")
DUSK: Final = rgb("#181922")
NIGHTFALL: Final = rgb("#2B1436")  # what shadows lean to
PANEL: Final = rgb("#2A2C3A")
FIELD: Final = rgb("#15161F")
SLATE: Final = rgb("#3B3E50")
LINE: Final = rgb("#4A4C60")  # only divides; never the only mark of a control
EDGE: Final = rgb("#8E90A3")
INK: Final = rgb("#1C1A22")
INK_SOFT: Final = rgb("#4E4A4B")  # second voice on paper, 7:1
PAPER: Final = rgb("#F4EBDA")
PAPER_2: Final = rgb("#E6D9BF")
PAPER_3: Final = rgb("#CFBD98")
SOFT: Final = rgb("#D8D5DE")
DIM: Final = rgb("#B8B6C4")
FAINT: Final = rgb("#9A98A8")
BLOOD: Final = rgb("#B4232F")
BLOOD_DEEP: Final = rgb("#7A1420")
BLOOD_LIGHT: Final = rgb("#E0604F")
CUE: Final = rgb("#E8584A")
CUE_TEXT: Final = rgb("#F2A199")
CUE_GROUND: Final = rgb("#3A1720")
GOLD: Final = rgb("#C9993A")
GOLD_LIGHT: Final = rgb("#EBCB7A")
GOLD_DEEP: Final = rgb("#8A6420")
STEEL: Final = rgb("#A9B4C0")
WOOD: Final = rgb("#7A5236")
BLACK: Final = (0, 0, 0)

GROUPS: Final = {  # nobles: main, deep, light, nameplate
    "purple": (rgb("#5B2678"), rgb("#341546"), rgb("#C3A8D6"), rgb("#5B2678")),
    "blue": (rgb("#2464A8"), rgb("#13375F"), rgb("#A9C9EA"), rgb("#2464A8")),
    "red": (rgb("#A8231F"), rgb("#5E1210"), rgb("#EBB0A0"), rgb("#A8231F")),
    "green": (rgb("#5D9530"), rgb("#2C4C18"), rgb("#CBE0AC"), rgb("#477425")),
    "grey": (rgb("#75716B"), rgb("#3E3B38"), rgb("#D3CEC6"), rgb("#6C6862")),
}


class Token(NamedTuple):
    """How a person is told from the others: never by colour alone."""

    colour: tuple[int, int, int]
    shape: str


_SIX: Final = ("#EBCB7A", "#7CC0EE", "#E79CC4", "#6FC7A0", "#F08A5D", "#F4EBDA")
_SIX_SAFE: Final = ("#F5F696", "#8190FF", "#FFB3AC", "#ABFFFF", "#B189AE", "#B2B8FF")
_SHAPES: Final = ("bar", "disc", "lozenge", "triangle", "hexagon", "star")
_SEVEN: Final = (
    ("#C9B6F2", "ring"),
    ("#D9C2A0", "cross"),
    ("#9FD8DC", "drop"),
    ("#C5D86D", "crescent"),
    ("#F2B8A0", "square"),
    ("#A9B4C0", "arrow"),
    ("#E7A1A1", "heart"),
)

TOKENS: Final = tuple(Token(rgb(c), s) for c, s in tuple(zip(_SIX, _SHAPES, strict=True)) + _SEVEN)
TOKENS_SAFE: Final = tuple(Token(rgb(c), s) for c, s in zip(_SIX_SAFE, _SHAPES, strict=True)) + TOKENS[6:]


class Motion(NamedTuple):
    """Lengths of movements in seconds at the speed `normal`: the art guide's table."""

    lift: float = 0.12
    press: float = 0.08
    press_back: float = 0.12
    deal: float = 0.32  # one card, the next one `stagger` later, a whole deal at most `deal_all`
    stagger: float = 0.06
    deal_all: float = 0.70
    move: float = 0.26  # the card itself; neighbours close up, a little later
    close_up: float = 0.22
    close_up_after: float = 0.04
    land: float = 0.18
    flip: float = 0.22
    blade_fall: float = 0.24
    blade_settle: float = 0.18
    blade_rise: float = 0.90
    blade_shake: float = 0.16
    rope: float = 4.0  # swings out so long after the blade has struck
    collect: float = 0.42
    collect_after: float = 0.08
    notice: float = 1.8  # for reading what a part of the match begins with, also with less motion
    point: float = 0.03  # a score counts on: each point, all of them at most, and a pop at the end
    points: float = 0.60
    pop: float = 0.14
    curtain_close: float = 0.28
    turn: float = 0.28  # of a table towards another edge of the glass
    curtain_open: float = 0.36
    reduced: float = 0.08


MOTION: Final = Motion()
HOLD: Final = 0.4  # seconds a cover must be held before it opens
DEAD: Final = 0.3  # seconds after a cover appears in which nothing on it answers


def ease(t: float) -> float:
    """0..1 to 0..1, fast off and soft landing: cubic-bezier(.2, 0, 0, 1) closely enough for the eye."""
    t = min(1.0, max(0.0, t))
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    t = min(1.0, max(0.0, t))
    return t * t * t
