"""Mask cards: the mask in its field over a paper plate with name and power, or with a large name alone."""

from __future__ import annotations

import pygame

from ...canvas import Canvas
from ...table.card_draw import Sheet, paper
from ...table.card_face import PICTURED, STYLES, Face, effect, ground, words
from ...theme import GOLD, INK, PAPER, Colour, mix, rgb

FIELDS: dict[str, Colour] = {
    "king": rgb("#5B2678"),
    "empress": rgb("#A8231F"),
    "judge": rgb("#2C4C18"),
    "fool": rgb("#8A6420"),
    "sorceress": rgb("#12594C"),
    "trickster": rgb("#9A4A12"),
    "peasant": rgb("#6B6B2E"),
    "beggar": rgb("#5E5348"),
    "cheater": rgb("#6E1E2A"),
    "guru": rgb("#2B2F55"),
    "patron": rgb("#1F4E86"),
    "princess": rgb("#A4557C"),
    "puppeteer": rgb("#6A3E2A"),
    "spy": rgb("#4A463E"),
    "thief": rgb("#4A5068"),
    "widow": rgb("#54406A"),
}
PLATE = 596.0  # where the plate with the name begins
NAME, POWER = 682.0, 708.0  # baseline of the name, and where the power begins, on a full card
LARGER = (160, 148, 136, 124)  # on a card that is no wider than so many pixels
SMALL = 130
SIZES = (112, 104, 96, 90, 84, 78, 72, 66, 60, 54, 48)


def field(mask: str) -> Colour:
    """The colour a mask's picture and name stand in."""
    return FIELDS.get(mask, rgb("#3A2454"))


def mask(face: Face, width: int, height: int) -> pygame.Surface:
    """The face of a mask card: full with its power, on the table with a large name, a chip with the picture alone."""
    main = field(face.id)

    def draw(sheet: Sheet) -> None:
        w, h = sheet.units
        plate = h if face.form == "chip" else PLATE
        paper(sheet)
        sheet.rect(24, 24, w - 48, plate - 40, main, 18)
        for y in range(40, int(plate) - 20, 9):
            sheet.stroke((28, y), (w - 28, y), mix(main, PAPER, 0.12), 1.4)
        sheet.rect(24, 24, w - 48, plate - 40, mix(main, INK, 0.3), 18, 3)
        _mask(sheet, w / 2, plate * 0.48, main)

    form = face.form
    surface, canvas = ground(face, width, height, draw)
    ink = mix(main, INK, 0.45)
    if form == "full":
        words(face, canvas, face.name, NAME, SIZES[5:], "poster", ink, 540)
        effect(face, canvas, 774, (36, 34, 32, 29, 27, 25), 552)
    elif form == "line":
        _name(face, canvas, ink)
    return surface


def _name(face: Face, canvas: Canvas, ink: Colour) -> None:
    """In the middle of the plate, in one line or two of one size; on a small card as large as the plate allows."""
    lines, setter = face.lines[:2], face.app.type
    sizes = SIZES if canvas.px(630) > SMALL else (*LARGER[3 * len(lines) - 3 :], *SIZES)
    size = min(setter.fit(canvas, line, 556, sizes, "poster") for line in lines)
    for n, line in enumerate(lines):
        down = (n - (len(lines) - 1) / 2) * max(size, 104 if size <= SIZES[0] else 0)
        setter.draw(canvas, line, 315, 724 + size * 0.34 + down, size, "poster", ink, "centre")


def _mask(sheet: Sheet, x: float, y: float, main: Colour) -> None:
    """A plain half mask, until the real one hangs there."""
    sheet.oval(x, y + 8, 190, 118, mix(main, INK, 0.5))
    sheet.oval(x, y, 190, 118, mix(PAPER, main, 0.12))
    sheet.oval(x, y + 116, 60, 56, main)
    for side in (-1, 1):
        sheet.oval(x + side * 84, y - 4, 52, 30, rgb("#15131B"))
        sheet.oval(x + side * 84, y - 4, 58, 36, GOLD, 5)


STYLES["mask"] = mask
PICTURED["mask", "line"] = "full"
