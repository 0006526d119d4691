"""The signs of the people at the table: each a colour and a shape, told apart by either alone."""

from __future__ import annotations

import math

import pygame

from .shapes import TIMES, clear_surface, kept
from .theme import Token


def token(token: Token, radius: int) -> pygame.Surface:
    """A person's sign: shape and colour, smooth, twice `radius` and a little more across."""

    def make() -> pygame.Surface:
        big = radius * TIMES
        half = round(big * 1.3)
        tile = clear_surface(2 * half, 2 * half, token.colour)
        _draw_token(tile, token, half, big)
        return pygame.transform.smoothscale(tile, (round(radius * 2.6), round(radius * 2.6)))

    return kept(("token", token, radius), make)


def _draw_token(tile: pygame.Surface, token: Token, c: int, r: int) -> None:
    colour = token.colour
    if token.shape == "bar":
        pygame.draw.rect(tile, colour, _box(c, c, r * 0.72, r * 2), border_radius=round(r * 0.34))
    elif token.shape == "disc":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.92))
    elif token.shape == "ring":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.95), round(r * 0.36))
    elif token.shape == "cross":
        pygame.draw.rect(tile, colour, _box(c, c, r * 0.62, r * 2), border_radius=r // 8)
        pygame.draw.rect(tile, colour, _box(c, c, r * 2, r * 0.62), border_radius=r // 8)
    elif token.shape == "square":
        pygame.draw.rect(tile, colour, _box(c, c, r * 1.64, r * 1.64), border_radius=r // 6)
    elif token.shape == "drop":
        pygame.draw.circle(tile, colour, (c, round(c + r * 0.3)), round(r * 0.72))
        pygame.draw.polygon(tile, colour, _points(c, r, [(-0.66, 0.1), (0, -1.1), (0.66, 0.1)]))
    elif token.shape == "crescent":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.98))
        pygame.draw.circle(tile, (*colour, 0), (round(c + r * 0.46), round(c - r * 0.2)), round(r * 0.76))
    elif token.shape == "heart":
        for side in (-0.42, 0.42):
            pygame.draw.circle(tile, colour, (round(c + side * r), round(c - r * 0.3)), round(r * 0.52))
        pygame.draw.polygon(tile, colour, _points(c, r, [(-0.9, -0.12), (0.9, -0.12), (0, 1.0)]))
    else:
        pygame.draw.polygon(tile, colour, _points(c, r, _corners(token.shape)))


def _box(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x - w / 2), round(y - h / 2), round(w), round(h))


def _points(c: int, r: int, corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(c + x * r, c + y * r) for x, y in corners]


def _corners(shape: str) -> list[tuple[float, float]]:
    if shape == "lozenge":
        return [(0, -1.12), (0.92, 0), (0, 1.12), (-0.92, 0)]
    if shape == "triangle":
        return [(0, -1), (1.06, 0.86), (-1.06, 0.86)]
    if shape == "hexagon":
        return [(math.cos(math.pi * (k / 3 + 1 / 6)), math.sin(math.pi * (k / 3 + 1 / 6))) for k in range(6)]
    if shape == "arrow":
        return [(0, -1.05), (1, 0.05), (0.42, 0.05), (0.42, 1), (-0.42, 1), (-0.42, 0.05), (-1, 0.05)]
    return [
        (
            (1.15 if k % 2 == 0 else 0.5) * math.sin(math.pi * k / 5),
            -(1.15 if k % 2 == 0 else 0.5) * math.cos(math.pi * k / 5),
        )
        for k in range(10)
    ]
