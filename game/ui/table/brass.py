"""The brass of a shut tray: corners with their rivets and two handles. Real pixels, kept."""

from __future__ import annotations

import pygame

from ..shapes import TIMES, clear_surface, kept
from ..theme import GOLD, GOLD_LIGHT, INK, mix

_DARK = mix(GOLD, INK, 0.62)
_SHINE = mix(GOLD, GOLD_LIGHT, 0.6)


def corner(size: int, right: bool, low: bool) -> pygame.Surface:
    """The mount of one corner, by default the upper left."""
    return kept(("brass corner", size, right, low), lambda: pygame.transform.flip(_corner(size), right, low))


def handle(width: int) -> pygame.Surface:
    """A bow of brass that hangs from two rivets; about half as high as wide."""
    return kept(("brass handle", width), lambda: _handle(width))


def _corner(size: int) -> pygame.Surface:
    big = size * TIMES
    tile = clear_surface(big, big, GOLD)
    arm, edge = round(big * 0.30), max(2, big // 40)
    shape = [
        (0, 0),
        (big, 0),
        (big - arm * 0.55, arm),
        (arm * 1.25, arm),
        (arm, arm * 1.25),
        (arm, big - arm * 0.55),
        (0, big),
    ]
    pygame.draw.polygon(tile, GOLD, shape)
    pygame.draw.lines(tile, _SHINE, False, [(0, big), (0, 0), (big, 0)], edge * 2)
    pygame.draw.lines(tile, _DARK, False, [*shape[1:], shape[0]][:-1], edge)
    for x, y in ((arm * 0.5, arm * 0.5), (big * 0.66, arm * 0.5), (arm * 0.5, big * 0.66)):
        _rivet(tile, (round(x), round(y)), max(2, round(arm * 0.17)))
    return pygame.transform.smoothscale(tile, (size, size))


def _handle(width: int) -> pygame.Surface:
    big = width * TIMES
    high = round(big * 0.5)
    tile = clear_surface(big, high, GOLD)
    foot, thick = round(big * 0.11), max(3, round(big * 0.11))
    left, right, low = foot, big - foot, high - foot
    bow = [
        (left, foot),
        (left, low * 0.62),
        (left + foot * 1.6, low),
        (right - foot * 1.6, low),
        (right, low * 0.62),
        (right, foot),
    ]
    for colour, wide, lift in (
        (_DARK, thick + max(2, thick // 3), 0),
        (GOLD, thick, 0),
        (_SHINE, thick // 3, -thick // 5),
    ):
        points = [(x, y + lift) for x, y in bow]
        pygame.draw.lines(tile, colour, False, points, wide)
        for x, y in points:
            pygame.draw.circle(tile, colour, (round(x), round(y)), wide // 2)
    for x in (left, right):
        _rivet(tile, (x, foot), foot)
    return pygame.transform.smoothscale(tile, (width, round(width * 0.5)))


def _rivet(tile: pygame.Surface, at: tuple[int, int], radius: int) -> None:
    """A round head, lit from above."""
    pygame.draw.circle(tile, _DARK, at, radius)
    pygame.draw.circle(tile, GOLD, at, max(1, round(radius * 0.82)))
    pygame.draw.circle(tile, _SHINE, (at[0], at[1] - round(radius * 0.25)), max(1, round(radius * 0.45)))
