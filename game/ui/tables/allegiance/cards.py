"""The roles of Allegiance: what a card is worth to either side hangs on two banners; its action stands below.

Baked pictures (allegiance/card/<role>/<form>) have everything but words and figures. Measures are card units, 630 x 880
and for a chip 512 x 640. On a chip only the two values are set.
"""

from __future__ import annotations

import pygame

from ...canvas import Canvas
from ...table import card_draw
from ...table.card_draw import Sheet
from ...table.card_face import STYLES, Face, ground, words
from ...theme import INK, PAPER, PAPER_2, Colour, mix, rgb
from . import signs
from .signs import BANNERS, GAME, ON_BANNER, PLUM, SIDES

SEAL = 566  # middle of the action on a card on the table, as in the baked picture
CLOTHES: dict[str, Colour] = {
    "inquisitor": rgb("#7A1E1A"),
    "priest": rgb("#B79A62"),
    "initiate": rgb("#8A7448"),
    "spy": rgb("#4A4E62"),
    "assassin": rgb("#2B2D3A"),
    "cutpurse": rgb("#565C78"),
    "guard": rgb("#7A6048"),
    "double_agent": rgb("#2F3146"),
    "merchant": rgb("#5E7A4A"),
}


def values(face: Face) -> tuple[int, int]:
    """(Temple, Guild) as printed."""
    fields = face.prints.fields(face.id)
    return int(fields.get("temple", 0)), int(fields.get("guild", 0))


def action(face: Face) -> str:
    """The verb of its effect; "" for a card that does nothing."""
    effects = face.prints.fields(face.id).get("effects") or [{}]
    return str(effects[0].get("do", ""))


def role(face: Face, width: int, height: int) -> pygame.Surface:
    """One card, in the detail that its form asks for."""
    return {"chip": _chip, "full": _full}.get(face.form, _line)(face, width, height)


def _split(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    """The ground of every role: gold above, slate below the diagonal."""
    sheet.rect(x, y, w, h, mix(PAPER, BANNERS["temple"], 0.30))
    sheet.shape([(x + w, y), (x + w, y + h), (x, y + h)], mix(BANNERS["guild"], PAPER, 0.16))
    for n in range(int(h / 9)):
        sheet.stroke((x, y + n * 9), (x + w, y + n * 9), mix(PAPER_2, INK, 0.3) if n % 2 else PAPER_2, 0.6)


def _banners(sheet: Sheet, left: float, right: float, w: float, h: float, mark: float, k: float) -> None:
    """Cup on gold at the left, knife on blue at the right."""
    for side, x in (("temple", left), ("guild", right)):
        sheet.shape(
            [(x + 4, -6), (x + w + 6, -6), (x + w + 6, h + 4), (x + w / 2, h - 34), (x + 4, h + 4)], (20, 18, 26, 90)
        )
        sheet.shape([(x, -6.0), (x + w, -6.0), (x + w, h), (x + w / 2, h - 38), (x, h)], BANNERS[side])
        signs.draw(sheet, signs.SIGN_OF[side], x + w / 2, mark, k, ON_BANNER[side])


def _figures(face: Face, canvas: Canvas, left: float, right: float, base: float, size: float) -> None:
    for side, x, value in zip(SIDES, (left, right), values(face)):
        words(face, canvas, str(value), base, (size, size * 0.8), "poster", ON_BANNER[side], 140, x)


def _bust(sheet: Sheet, face: Face, x: float, y: float, k: float) -> None:
    colour = CLOTHES.get(face.id, PLUM)
    card_draw.bust(sheet, x, y, k, colour, mix(colour, PAPER, 0.6))


def _line(face: Face, width: int, height: int) -> pygame.Surface:
    """On the table: both values, the bust, the name, the sign of the action."""
    verb = action(face)

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        sheet.clip(22, 22, 586, 600)
        _split(sheet, 22, 22, 586, 600)
        _bust(sheet, face, 315, 340, 1.3)
        sheet.free()
        sheet.rect(22, 22, 586, 600, INK, 20, 3)
        sheet.rect(22, 604, 586, 254, PLUM, 18)
        sheet.rect(22, 604, 586, 9, mix(PLUM, PAPER, 0.4))
        _banners(sheet, 30, 446, 154, 290, 206, 0.66)
        if verb:
            _medal(sheet, verb, 315, SEAL)

    surface, canvas = ground(face, width, height, draw)
    _figures(face, canvas, 107, 523, 146, 140)
    lines, setter = face.lines[:2], face.app.type
    sizes = (112, 104, 96, 90, 84, 78, 72, 66, 60) if len(lines) == 1 else (96, 90, 84, 78, 72, 66)
    size = min(setter.fit(canvas, line, 562, sizes, "name") for line in lines)
    base = (776 if verb else 768) if len(lines) == 1 else 732
    for n, line in enumerate(lines):
        setter.draw(canvas, line, 315, base + n * 98, size, "name", PAPER, "centre")
    return surface


def _medal(sheet: Sheet, verb: str, x: float, y: float) -> None:
    sheet.oval(x, y + 4, 66, 66, (20, 16, 24, 90))
    sheet.oval(x, y, 62, 62, PAPER)
    sheet.oval(x, y, 56, 56, PLUM, 4)
    signs.draw(sheet, verb, x, y, 0.82, PLUM)


def _full(face: Face, width: int, height: int) -> pygame.Surface:
    """In the hand: the action in a few words below the name; the whole effect stands in the zoom."""
    verb = action(face)

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        sheet.clip(22, 22, 586, 612)
        _split(sheet, 22, 22, 586, 612)
        _bust(sheet, face, 315, 320, 1.3)
        sheet.free()
        sheet.rect(22, 22, 586, 612, INK, 20, 3)
        sheet.rect(22, 582, 586, 112, mix(PLUM, INK, 0.4), 6)
        sheet.rect(22, 578, 586, 112, PLUM, 6)
        sheet.rect(30, 586, 570, 90, mix(PLUM, PAPER, 0.45), 3, 2)
        _banners(sheet, 36, 464, 130, 256, 178, 0.6)
        if verb:
            sheet.oval(92, 778, 50, 50, PLUM, 3.5)
            signs.draw(sheet, verb, 92, 778, 0.72, PLUM)

    surface, canvas = ground(face, width, height, draw)
    _figures(face, canvas, 101, 529, 124, 108)
    words(face, canvas, face.name, 654, (70, 64, 58, 52, 46), "poster", PAPER, 540)
    _deed(face, canvas, verb)
    return surface


def _deed(face: Face, canvas: Canvas, verb: str) -> None:
    """What the action does, in at most three short lines."""
    setter, say = face.app.type, face.app.words
    text = say.optional(f"{GAME}.deed.{verb}") if verb else face.effect
    x, room, align = (162.0, 440.0, "left") if verb else (315.0, 540.0, "centre")
    size = setter.within(canvas, text or "", room, 2, (56, 52, 48, 44, 40, 36), "effect")
    lines = setter.lines(canvas, text or "", room, size, "effect")
    for n, line in enumerate(lines):
        base = 778 + (n - (len(lines) - 1) / 2) * size * 1.24 + size * 0.36
        setter.draw(canvas, line, x, base, size, "effect", INK, align)  # type: ignore[arg-type]


def _chip(face: Face, width: int, height: int) -> pygame.Surface:
    """In a row of many: both values and the bust, no words."""

    def draw(sheet: Sheet) -> None:
        card_draw.paper(sheet)
        sheet.clip(16, 16, 480, 608)
        _split(sheet, 16, 16, 480, 608)
        _bust(sheet, face, 256, 360, 1.3)
        sheet.rect(16, 560, 480, 64, PLUM)
        sheet.free()
        sheet.rect(16, 16, 480, 608, INK, 24, 5)
        _banners(sheet, 22, 334, 156, 270, 196, 0.58)

    surface, canvas = ground(face, width, height, draw)
    _figures(face, canvas, 100, 412, 142, 142)
    return surface


STYLES["role"] = role
