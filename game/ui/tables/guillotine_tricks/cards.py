"""The playing cards: suits told apart by shape, letter and colour; ranks large enough to read from across the table.

Baked pictures stand in their place where there are any: guillotine_tricks/card/<face>/full has everything but ranks and
letters, guillotine_tricks/suit/<suit> stands on chips and posters. Ranks and letters are set in type. Measures are card
units, 630 x 880 and for a chip 512 x 640.
"""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

import pygame
from msgspec import structs

from ...canvas import Canvas, Design
from ...table.card_draw import Points, Sheet
from ...table.card_face import STYLES, Face, ground, words
from ...theme import PAPER, PAPER_3, Colour, mix, rgb

SUITS: dict[str, Colour] = {
    "spades": rgb("#262A45"),
    "hearts": rgb("#BE2230"),
    "diamonds": rgb("#B4700A"),
    "clubs": rgb("#12806A"),
}
MARKS = "guillotine_tricks/suit"
COURT = ("J", "Q", "K", "A")
PIPS: dict[int, tuple[tuple[float, float], ...]] = {  # columns -1, 0, 1; heights -1 .. 1
    2: ((0, -1), (0, 1)),
    3: ((0, -1), (0, 0), (0, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (1, -1), (0, -0.5), (-1, 0), (1, 0), (0, 0.5), (-1, 1), (1, 1)),
    9: ((-1, -1), (1, -1), (-1, -0.34), (1, -0.34), (0, 0), (-1, 0.34), (1, 0.34), (-1, 1), (1, 1)),
    10: ((-1, -1), (1, -1), (0, -0.67), (-1, -0.34), (1, -0.34), (-1, 0.34), (1, 0.34), (0, 0.67), (-1, 1), (1, 1)),
}


def suit(
    sheet: Sheet, name: str, x: float, y: float, size: float, colour: Colour | None = None, turned: bool = False
) -> None:
    """The mark of a suit, `size` high, in the middle of (x, y)."""
    main, half, way = colour or SUITS[name], size / 2, -1 if turned else 1

    def at(points: Points) -> Points:
        return [(x + px * half, y + py * half * way) for px, py in points]

    if name == "diamonds":
        sheet.shape(at([(0, -1), (0.74, 0), (0, 1), (-0.74, 0)]), main)
        sheet.shape(at([(0, -0.62), (0.45, 0), (0, 0.62), (-0.45, 0)]), mix(main, PAPER, 0.55), 6 * size / 200)
    elif name == "hearts":
        sheet.shape(at(_heart()), main)
        sheet.shape(
            at([(-0.34, 0.02), (-0.4, -0.34), (-0.17, -0.14), (0, -0.42), (0.17, -0.14), (0.4, -0.34), (0.34, 0.02)]),
            PAPER,
        )
    elif name == "spades":
        sheet.shape(at([(px * 0.92, -py * 0.84 - 0.14) for px, py in _heart()]), main)
        sheet.shape(at([(-0.07, 0.3), (0.07, 0.3), (0.34, 1), (-0.34, 1)]), main)
        sheet.shape(at([(0, -0.62), (0.1, -0.2), (0, 0.16), (-0.1, -0.2)]), mix(main, PAPER, 0.75))
    else:
        for cx, cy in ((0, -0.5), (-0.52, 0.16), (0.52, 0.16)):
            sheet.oval(x + cx * half, y + cy * half * way, half * 0.43, half * 0.43, main)
        sheet.shape(at([(-0.08, -0.1), (0.08, -0.1), (0.32, 1), (-0.32, 1)]), main)
        for cx, cy in ((0, -0.5), (-0.52, 0.16), (0.52, 0.16)):
            sheet.oval(
                x + cx * half, y + cy * half * way, half * 0.25, half * 0.25, mix(main, PAPER, 0.8), 5 * size / 120
            )
            sheet.oval(x + cx * half, y + cy * half * way, half * 0.1, half * 0.1, mix(main, PAPER, 0.8))


def _heart() -> Points:
    points: Points = []
    for n in range(48):
        t = 2 * pi * n / 48
        points.append((sin(t) ** 3, -(13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 15.2 + 0.06))
    return points


def playing(face: Face, width: int, height: int) -> pygame.Surface:
    """One card of the pack."""
    return _chip(face, width, height) if face.form == "chip" else _full(face, width, height)


def _paper(sheet: Sheet, colour: Colour) -> None:
    w, h = sheet.units
    sheet.rect(0, 0, w, h, mix(PAPER, (255, 255, 255), 0.35))
    sheet.rect(6, 6, w - 12, h - 12, PAPER_3, 30, 2.5)
    sheet.rect(16, 16, w - 32, h - 32, mix(colour, PAPER, 0.82), 24, 2)


def _full(face: Face, width: int, height: int) -> pygame.Surface:
    name, rank = face.group, face.value
    colour = SUITS[name]

    def draw(sheet: Sheet) -> None:
        _paper(sheet, colour)
        if rank in COURT:
            _honour(sheet, name, rank)
        else:
            pips = PIPS[int(rank)]
            for column, level in pips:
                suit(
                    sheet, name, 315 + column * 122, 440 + level * 268, 128 if len(pips) < 7 else 112, turned=level > 0
                )
        suit(sheet, name, 76, 204, 74)
        suit(sheet, name, 554, 676, 74, turned=True)

    surface, canvas = ground(face, width, height, draw)
    _corner(face, canvas)
    _upside_down(face, surface, width, height)
    return surface


def _corner(face: Face, canvas: Canvas) -> None:
    """The rank, and below the mark the letter of the suit."""
    colour = SUITS[face.group]
    words(face, canvas, face.value, 136, (124, 104), "poster", colour, 110, 76)
    words(face, canvas, _letter(face), 302, (62,), "bold", colour, 110, 76)


def _letter(face: Face) -> str:
    return face.app.words.say(f"{face.game}.letter.{face.group}")


def _upside_down(face: Face, surface: pygame.Surface, width: int, height: int) -> None:
    """The same in the far corner, turned, for whoever sits opposite."""
    sheet = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    sheet.fill((*SUITS[face.group], 0))
    canvas = Canvas(sheet, Design("L", False, width / 630, 630, 880))
    _corner(face, canvas)
    surface.blit(pygame.transform.rotate(sheet, 180), (0, 0))


def _honour(sheet: Sheet, name: str, rank: str) -> None:
    """Until its figure is baked, an honour has a framed field with its suit and as many bars as it outranks."""
    colour = SUITS[name]
    sheet.rect(150, 96, 330, 688, mix(colour, PAPER, 0.86), 16)
    sheet.rect(150, 96, 330, 688, colour, 16, 5)
    sheet.rect(164, 110, 302, 660, mix(colour, PAPER, 0.5), 10, 2)
    suit(sheet, name, 315, 440, 300 if rank == "A" else 210)
    for n in range(COURT.index(rank) + 1):
        sheet.rect(225 + n * 47, 700, 39, 12, mix(colour, PAPER, 0.3), 5)


def _chip(face: Face, width: int, height: int) -> pygame.Surface:
    name = face.group
    colour, baked = SUITS[name], face.app.images.has(f"{MARKS}/{name}")

    def draw(sheet: Sheet) -> None:
        _paper(sheet, colour)
        if not baked:
            suit(sheet, name, 256, 454, 260)

    drawn = replace(face, look=structs.replace(face.look, picture=""))  # the picture is that of the whole card
    surface, canvas = ground(drawn, width, height, draw)
    if baked:
        size = round(270 * width / 512)
        sign = face.app.images.picture(f"{MARKS}/{name}", size, size)
        surface.blit(sign, ((width - size) // 2, round(470 * width / 512) - size // 2))
    words(face, canvas, face.value, 286, (300, 250, 210), "poster", colour, 290, 192)
    words(face, canvas, _letter(face), 286, (165,), "bold", colour, 140, 420)
    return surface


STYLES["playing"] = playing
