"""Mask cards: the mask in its field, the name on a plate, the power below. Drawn where the picture is not baked."""
from __future__ import annotations

import pygame

from ...table.card_draw import Sheet, paper
from ...table.card_face import STYLES, Face, effect, ground, words
from ...theme import GOLD, INK, PAPER, Colour, mix, rgb

FIELDS: dict[str, Colour] = {
    "king": rgb("#5B2678"), "empress": rgb("#A8231F"), "judge": rgb("#3F6B24"), "fool": rgb("#8A6420"),
    "sorceress": rgb("#1F6B5E"), "trickster": rgb("#A8531F"), "peasant": rgb("#6B6432"), "beggar": rgb("#6B5B4E"),
    "cheater": rgb("#2E3A6E"), "guru": rgb("#3B6E72"), "patron": rgb("#7A5236"), "princess": rgb("#B0567E"),
    "puppeteer": rgb("#4A3A78"), "spy": rgb("#2B2E3A"), "thief": rgb("#3E3B38"), "widow": rgb("#4B3348")}
PLATE = 596.0


def mask(face: Face, width: int, height: int) -> pygame.Surface:
    """The face of a mask card: full with its power, on the table with a large name alone."""
    main = FIELDS.get(face.id, rgb("#3A2454"))

    def draw(sheet: Sheet) -> None:
        paper(sheet)
        sheet.rect(30, 30, 570, PLATE - 40, main, 18)
        for y in range(40, int(PLATE) - 20, 9):
            sheet.stroke((34, y), (596, y), mix(main, PAPER, .12), 1.4)
        sheet.rect(30, 30, 570, PLATE - 40, mix(main, INK, .3), 18, 3)
        _mask(sheet, main)

    surface, canvas = ground(face, width, height, draw)
    if face.form == "full":
        words(face, canvas, face.name, PLATE + 42, (58, 52, 46, 40, 34), "poster", mix(main, INK, .25), 540)
        effect(face, canvas, 758, (36, 32, 29, 26))
    else:
        lines = face.lines[:2]
        for n, line in enumerate(lines):
            y = 740 + (n - (len(lines) - 1) / 2) * 104
            words(face, canvas, line, y, (120, 104, 90, 76, 64, 54), "name", mix(main, INK, .35), 570)
    return surface


def _mask(sheet: Sheet, main: Colour) -> None:
    """A plain half mask, until the real one hangs there."""
    x, y = 315, 310
    sheet.oval(x, y + 8, 190, 118, mix(main, INK, .5))
    sheet.oval(x, y, 190, 118, mix(PAPER, main, .12))
    sheet.oval(x, y + 116, 60, 56, main)
    for side in (-1, 1):
        sheet.oval(x + side * 84, y - 4, 52, 30, rgb("#15131B"))
        sheet.oval(x + side * 84, y - 4, 58, 36, GOLD, 5)


STYLES["mask"] = mask
