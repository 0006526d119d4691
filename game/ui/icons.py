"""The small signs beside words, drawn by strokes in a box of 48 units and kept at the size they are needed."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pygame

from .shapes import clear_surface, kept
from .theme import NIGHT, PAPER, Colour

_TIMES = 4
Points = list[tuple[float, float]]


class _Pen:
    """Draws on a surface `_TIMES` as large as wanted; coordinates run from −24 to 24."""

    def __init__(self, size: int, colour: Colour) -> None:
        self.unit = size * _TIMES / 48
        self.colour = colour
        self.tile = clear_surface(size * _TIMES, size * _TIMES, colour)

    def at(self, x: float, y: float) -> tuple[float, float]:
        return (x + 24) * self.unit, (y + 24) * self.unit

    def stroke(self, points: Points, width: float = 4, closed: bool = False) -> None:
        """A line with round ends and joints."""
        spots = [self.at(x, y) for x, y in points]
        if closed:
            spots.append(spots[0])
        thick = width * self.unit
        for a, b in pairwise(spots):
            length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            nx, ny = (b[1] - a[1]) / length * thick / 2, (a[0] - b[0]) / length * thick / 2
            pygame.draw.polygon(
                self.tile,
                self.colour,
                [(a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny)],
            )
        for spot in spots:
            pygame.draw.circle(self.tile, self.colour, spot, thick / 2)

    def shape(self, points: Points, colour: Colour | None = None) -> None:
        pygame.draw.polygon(self.tile, colour or self.colour, [self.at(x, y) for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: Colour | None = None) -> None:
        pygame.draw.circle(self.tile, colour or self.colour, self.at(x, y), radius * self.unit)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        pygame.draw.circle(
            self.tile, self.colour, self.at(x, y), (radius + width / 2) * self.unit, max(1, round(width * self.unit))
        )

    def box(
        self, x: float, y: float, w: float, h: float, radius: float = 0, width: float = 0, colour: Colour | None = None
    ) -> None:
        left, top = self.at(x, y)
        pygame.draw.rect(
            self.tile,
            colour or self.colour,
            pygame.Rect(left, top, w * self.unit, h * self.unit),
            round(width * self.unit),
            round(radius * self.unit),
        )

    def arc(self, x: float, y: float, radius: float, start: float, stop: float, width: float) -> None:
        """Degrees clockwise from the right."""
        steps = max(8, round(abs(stop - start) / 10))
        angles = [math.radians(start + (stop - start) * k / steps) for k in range(steps + 1)]
        self.stroke([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles], width)


def _back(p: _Pen) -> None:
    p.stroke([(6, -14), (-8, 0), (6, 14)], 5)


def _next(p: _Pen) -> None:
    p.stroke([(-6, -14), (8, 0), (-6, 14)], 5)


def _up(p: _Pen) -> None:
    p.stroke([(-13, 6), (0, -8), (13, 6)], 5)


def _down(p: _Pen) -> None:
    p.stroke([(-13, -6), (0, 8), (13, -6)], 5)


def _help(p: _Pen) -> None:
    p.ring(0, 0, 18, 3.6)
    p.arc(0, -4.5, 6, 180, 400, 4)
    p.stroke([(2, 1), (0, 4), (0, 5)], 4)
    p.disc(0, 11, 2.7)


def _gear(p: _Pen) -> None:
    for k in range(8):
        a = math.pi * k / 4
        p.stroke([(11 * math.cos(a), 11 * math.sin(a)), (17.5 * math.cos(a), 17.5 * math.sin(a))], 8)
    p.ring(0, 0, 11, 7)


def _people(p: _Pen) -> None:
    p.disc(9, -6, 6)
    p.shape([(2, 16), (3, 8), (9, 3), (16, 6), (20, 16)])
    p.disc(-7, -8, 7.5)
    p.shape([(-20, 16), (-18, 6), (-12, 2), (-2, 2), (4, 6), (6, 16)])


def _person(p: _Pen) -> None:
    p.disc(0, -8, 8.5)
    p.shape([(-17, 17), (-14, 7), (-7, 3), (7, 3), (14, 7), (17, 17)])


def _bot(p: _Pen) -> None:
    p.box(-14, -10, 28, 24, 7)
    p.stroke([(0, -10), (0, -17)], 4)
    p.disc(0, -18, 3.8)
    p.disc(-6, 1, 3.4, NIGHT)
    p.disc(6, 1, 3.4, NIGHT)


def _clock(p: _Pen) -> None:
    p.ring(0, 0, 17, 4)
    p.stroke([(0, -9), (0, 0), (7, 5)], 4)


def _eye(p: _Pen) -> None:
    upper = [(20 * math.cos(a), -11 * math.sin(a)) for a in (math.pi * k / 16 for k in range(17))]
    p.stroke([(20, 0), *upper[1:-1], (-20, 0)], 3.6)
    p.stroke([(x, -y) for x, y in upper], 3.6)
    p.disc(0, 0, 6)


def _hidden(p: _Pen) -> None:
    _eye(p)
    p.stroke([(-16, 15), (16, -15)], 5)


def _lock(p: _Pen) -> None:
    p.box(-13, -3, 26, 20, 4)
    p.arc(0, -6, 8, 180, 360, 4.5)
    p.stroke([(-8, -6), (-8, -2)], 4.5)
    p.stroke([(8, -6), (8, -2)], 4.5)


def _cards(p: _Pen) -> None:
    p.stroke([(-16, -9), (-1, -13), (6, 11), (-9, 15)], 3.4, closed=True)
    p.shape([(4, -13), (19, -9), (12, 17), (2, 14)])


def _trick(p: _Pen) -> None:
    """Four cards as they lie before their seats."""
    for x, y in ((0, -12), (15, 0), (0, 12), (-15, 0)):
        p.box(x - 6.5, y - 10, 13, 20, 2.5)


def _check(p: _Pen) -> None:
    p.stroke([(-12, 1), (-3, 10), (13, -9)], 5.5)


def _cross(p: _Pen) -> None:
    p.stroke([(-10, -10), (10, 10)], 5)
    p.stroke([(-10, 10), (10, -10)], 5)


def _turn(p: _Pen) -> None:
    p.arc(0, 1, 14, -20, 240, 4.2)
    p.shape([(5, -6), (21, -3), (17, -18)])


def _to_edge(p: _Pen) -> None:
    """Round, and down to the edge that lies at the foot."""
    p.arc(-2, -4, 10, 130, 360, 4)
    p.shape([(0, -5), (16, -5), (8, 7)])
    p.stroke([(-13, 15), (13, 15)], 4)


def _folder(p: _Pen) -> None:
    p.stroke([(-17, -11), (-6, -11), (-2, -6), (17, -6), (17, 13), (-17, 13)], 3.6, closed=True)


def _search(p: _Pen) -> None:
    p.ring(-3, -3, 11, 4.2)
    p.stroke([(6, 6), (15, 15)], 5)


def _book(p: _Pen) -> None:
    p.stroke(
        [(0, -9), (-7, -14), (-18, -12), (-18, 12), (-7, 10), (0, 15), (7, 10), (18, 12), (18, -12), (7, -14)],
        3.4,
        closed=True,
    )
    p.stroke([(0, -9), (0, 14)], 3.4)


def _plus(p: _Pen) -> None:
    p.stroke([(-11, 0), (11, 0)], 5)
    p.stroke([(0, -11), (0, 11)], 5)


def _minus(p: _Pen) -> None:
    p.stroke([(-11, 0), (11, 0)], 5)


def _warn(p: _Pen) -> None:
    p.stroke([(0, -16), (18, 15), (-18, 15)], 4, closed=True)
    p.stroke([(0, -5), (0, 4)], 4.4)
    p.disc(0, 10, 2.5)


def _bulb(p: _Pen) -> None:
    p.arc(0, -3, 11, 130, 410, 3.8)
    p.stroke([(-6, 6), (-5, 11), (5, 11), (6, 6)], 3.8)
    p.stroke([(-4, 17), (4, 17)], 4)


def _save(p: _Pen) -> None:
    p.stroke([(-14, -14), (8, -14), (14, -8), (14, 14), (-14, 14)], 3.6, closed=True)
    p.box(-7, 2, 14, 12)


def _sound(p: _Pen) -> None:
    p.shape([(-18, -6), (-10, -6), (0, -15), (0, 15), (-10, 6), (-18, 6)])
    p.arc(0, 0, 9, -50, 50, 3.8)
    p.arc(0, 0, 17, -50, 50, 3.8)


def _play(p: _Pen) -> None:
    p.shape([(-9, -14), (15, 0), (-9, 14)])


def _drag(p: _Pen) -> None:
    for x in (-5, 5):
        for y in (-9, 0, 9):
            p.disc(x, y, 2.8)


def _home(p: _Pen) -> None:
    p.stroke([(-17, -1), (0, -15), (17, -1)], 4.4)
    p.shape([(-12, -2), (0, -12), (12, -2), (12, 15), (-12, 15)])


def _menu(p: _Pen) -> None:
    for y in (-10, 0, 10):
        p.stroke([(-14, y), (14, y)], 4.6)


def _dice(p: _Pen) -> None:
    p.box(-15, -15, 30, 30, 6, 3.8)
    for x, y in ((-7, -7), (7, 7), (0, 0), (7, -7), (-7, 7)):
        p.disc(x, y, 2.8)


_DRAWN: Final[dict[str, Callable[[_Pen], None]]] = {
    "back": _back,
    "next": _next,
    "up": _up,
    "down": _down,
    "help": _help,
    "gear": _gear,
    "people": _people,
    "person": _person,
    "bot": _bot,
    "clock": _clock,
    "eye": _eye,
    "hidden": _hidden,
    "lock": _lock,
    "cards": _cards,
    "trick": _trick,
    "check": _check,
    "cross": _cross,
    "turn": _turn,
    "to_edge": _to_edge,
    "folder": _folder,
    "search": _search,
    "book": _book,
    "plus": _plus,
    "minus": _minus,
    "warn": _warn,
    "bulb": _bulb,
    "save": _save,
    "sound": _sound,
    "play": _play,
    "drag": _drag,
    "home": _home,
    "menu": _menu,
    "dice": _dice,
}
NAMES: Final = tuple(_DRAWN)


def icon(name: str, size: int, colour: Colour = PAPER) -> pygame.Surface:
    """A sign, `size` pixels square. Raises KeyError for a name that is not in NAMES."""

    def make() -> pygame.Surface:
        pen = _Pen(max(8, size), colour)
        _DRAWN[name](pen)
        return pygame.transform.smoothscale(pen.tile, (max(8, size), max(8, size)))

    return kept(("icon", name, size, colour), make)
