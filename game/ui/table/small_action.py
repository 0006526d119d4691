"""A small action card: emblem and diagram smaller and closer, so that what the card does can be read.

Words shrink with a card, and letters below some ten pixels are not read across a table; pictures are.
"""

from __future__ import annotations

import pygame

from ..breaking import phrases
from ..canvas import Canvas
from ..text import Typesetter
from ..theme import INK
from .card_draw import SIZES

SMALL = range(80, 132)  # widths in pixels; below, the pile is only looked at, and a tooltip tells the text
LETTERS = (11.5, 11.0, 10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5)  # pixels
LEAST = 9.0  # pixels; a phrase is rather torn than set in smaller letters
LEAD, TOP, FOOT, ROOM = 1.24, 462.0, 852.0, 548.0  # of the words; in card units, all but the lead
INSIDE = (44.0, 142.0, 542.0, 520.0)  # what lies between the title and the words of a large card
EMBLEM, DIAGRAM = (120.0, 144.0, 390.0, 380.0), (40.0, 514.0, 550.0, 142.0)
HIGH = (184.0, 128.0)  # of the emblem and of the diagram on a small card


def closer(surface: pygame.Surface) -> None:
    """Move emblem and diagram of a finished picture up, on its own paper."""
    u = surface.get_width() / SIZES["full"][0]

    def area(x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(round(x * u), round(y * u), round(w * u), round(h * u))

    parts = [surface.subsurface(area(*each)).copy() for each in (EMBLEM, DIAGRAM)]
    inside = area(*INSIDE)
    edges = pygame.Surface((2, inside.h), pygame.SRCALPHA, 32)
    for n, x in enumerate((inside.x, inside.right - 1)):
        edges.blit(surface, (n, 0), (x, inside.y, 1, inside.h))
    surface.blit(pygame.transform.smoothscale(edges, inside.size), inside)
    y = INSIDE[1] + 4
    for part, high in zip(parts, HIGH):
        wide = high * part.get_width() / part.get_height()
        small = pygame.transform.smoothscale(part, (round(wide * u), round(high * u)))
        at = small.get_rect(topleft=(round((315 - wide / 2) * u), round(y * u)))
        here, there = surface.get_at(at.topleft), small.get_at((0, 0))
        lighter = tuple(max(0, a - b) for a, b in zip(here[:3], there[:3]))  # paper is lighter higher up
        small.fill(lighter, special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(small, at)
        y += high


def tell(setter: Typesetter, canvas: Canvas, text: str, seen: int) -> None:
    """The effect below them, in the largest letters with which it fits; `seen`: pixels the card is wide in the end."""
    unit = SIZES["full"][0] / seen
    fitting = []
    for pixels in LETTERS:
        size = pixels * unit
        lines = setter.lines(canvas, text, ROOM, size, "effect")
        torn = not all(any(part.strip() in line for line in lines) for part in phrases(text))
        if len(lines) * size * LEAD <= FOOT - TOP:
            fitting.append((pixels < LEAST, torn, -size, lines))
    _, _, less, lines = min(fitting, default=(True, True, -size, lines))
    size = -less
    top = (TOP + FOOT - (len(lines) - 1) * size * LEAD) / 2 + size * 0.36
    for i, line in enumerate(lines):
        setter.draw(canvas, line, 315, top + i * size * LEAD, size, "effect", INK, "centre")
