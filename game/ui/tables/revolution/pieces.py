"""The pieces of the Paris board: counters, seals and buildings, drawn in 400 x 400 card units.

Baked pictures stand in their place where there are any (revolution/counter/<side>/plain and .../flag,
revolution/marker/<side>, revolution/building/<id>); the numbers are always set in type. Red pieces are round and blue
ones have eight sides, red seals carry a cap and blue ones a lily: colour alone never tells the sides apart.
"""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

import pygame
from msgspec import structs

from game.content.looks import CardLook

from ...canvas import Canvas
from ...shapes import clear_surface
from ...table.card_draw import Points, Sheet, paper
from ...table.card_face import STYLES, Face, Painter, effect, ground, words
from ...theme import GOLD, GOLD_LIGHT, INK, PAPER, WOOD, Colour, mix, rgb

SIDES = ("red", "blue")
COLOURS: dict[str, Colour] = {"red": rgb("#B4232F"), "blue": rgb("#1F58A6")}
LIGHTS: dict[str, Colour] = {"red": rgb("#F0786C"), "blue": rgb("#7FB2F0")}  # the same on a dark ground
STONE, SLATE_ROOF, SAND, GREY = rgb("#D9CFBC"), rgb("#55637A"), rgb("#E3C9A0"), rgb("#9C968E")
TILE = rgb("#F0E6CE")
MIDDLE = 200.0


def octagon(x: float, y: float, radius: float) -> Points:
    """Eight sides, one of them flat on top."""
    q = radius * 0.414
    return [
        (x - q, y - radius),
        (x + q, y - radius),
        (x + radius, y - q),
        (x + radius, y + q),
        (x + q, y + radius),
        (x - q, y + radius),
        (x - radius, y + q),
        (x - radius, y - q),
    ]


def body(
    sheet: Sheet, side: str, radius: float, colour: Colour, x: float = MIDDLE, y: float = MIDDLE, line: float = 0
) -> None:
    """A side's shape."""
    if side == "red":
        sheet.oval(x, y, radius, radius, colour, line)
    else:
        sheet.shape(octagon(x, y, radius), colour, line)


def counter(face: Face, width: int, height: int) -> pygame.Surface:
    """A number or a flag of one side."""
    side, _, value = face.id.partition("_")

    def draw(sheet: Sheet) -> None:
        main = COLOURS[side]
        body(sheet, side, 186, (0, 0, 0, 90), MIDDLE + 3, MIDDLE + 8)
        body(sheet, side, 182, mix(main, INK, 0.42), MIDDLE, MIDDLE + 3)
        body(sheet, side, 180, main)
        body(sheet, side, 172, mix(main, PAPER, 0.22), MIDDLE - 3, MIDDLE - 4)
        body(sheet, side, 170, main, MIDDLE + 1, MIDDLE + 2)
        body(sheet, side, 148, mix(main, INK, 0.34))
        body(sheet, side, 143, PAPER)
        body(sheet, side, 130, mix(main, PAPER, 0.55), line=3)
        if value == "flag":
            flag(sheet, side)

    kind = "flag" if value == "flag" else "plain"
    named = replace(face, look=_look(face, f"revolution/counter/{side}/{kind}"))
    surface, canvas = ground(named, width, height, draw)
    if value != "flag":
        number(canvas, face, value, COLOURS[side])
    return surface


def number(canvas: Canvas, face: Face, value: str, colour: Colour, size: float = 212) -> None:
    """The number, underlined where it could be read upside down."""
    face.app.type.draw(canvas, value, MIDDLE, MIDDLE + size * 0.36, size, "poster", colour, "centre")
    if value in ("6", "9"):
        wide = size * 0.2
        canvas.line((MIDDLE - wide, MIDDLE + size * 0.5), (MIDDLE + wide, MIDDLE + size * 0.5), colour, 7)


def flag(sheet: Sheet, side: str) -> None:
    main = COLOURS[side]
    sheet.stroke((132, 302), (132, 96), mix(WOOD, INK, 0.3), 17)
    sheet.stroke((129, 302), (129, 96), WOOD, 9)
    sheet.oval(130, 94, 11, 11, GOLD)
    cloth = [(138.0, 108.0), (188, 92), (236, 104), (284, 122), (282, 222), (234, 204), (188, 192), (138, 208)]
    sheet.shape([(x + 4, y + 6) for x, y in cloth], mix(main, INK, 0.5))
    sheet.shape(cloth, main)
    sheet.shape([(236, 104), (284, 122), (282, 222), (234, 204)], mix(main, INK, 0.18))
    if side == "red":
        sheet.oval(207, 154, 27, 27, PAPER)
        sheet.oval(207, 154, 15, 15, main)
    else:
        lily(sheet, 210, 152, 0.78, GOLD_LIGHT)


def lily(sheet: Sheet, x: float, y: float, k: float, colour: Colour) -> None:
    """A fleur-de-lis, about 90 units high at k = 1."""

    def at(points: Points) -> Points:
        return [(x + px * k, y + py * k) for px, py in points]

    sheet.shape(at([(0, -48), (15, -18), (11, 12), (-11, 12), (-15, -18)]), colour)
    for s in (-1, 1):
        sheet.shape(
            at([(s * 14, 12), (s * 18, -8), (s * 32, -18), (s * 42, -8), (s * 38, 8), (s * 30, 2), (s * 26, 14)]),
            colour,
        )
        sheet.shape(at([(0, 18), (s * 12, 20), (s * 22, 36), (s * 8, 30), (0, 46)]), colour)
    sheet.rect(x - 24 * k, y + 11 * k, 48 * k, 9 * k, colour, 3)


def marker(face: Face, width: int, height: int) -> pygame.Surface:
    """A seal of wax."""
    side = face.id.partition("_")[0]

    def draw(sheet: Sheet) -> None:
        main = COLOURS[side]
        wax = scallops(178, 15)
        sheet.shape([(x + 5, y + 10) for x, y in wax], mix(main, INK, 0.65))
        sheet.shape(wax, mix(main, INK, 0.12))
        sheet.shape(scallops(166, 12), mix(main, PAPER, 0.12))
        sheet.oval(MIDDLE, MIDDLE, 128, 128, mix(main, INK, 0.3))
        sheet.oval(MIDDLE + 2, MIDDLE + 4, 122, 122, main)
        light = mix(main, PAPER, 0.72)
        if side == "red":
            cap(sheet, light)
        else:
            lily(sheet, MIDDLE, MIDDLE, 1.9, light)

    named = replace(face, look=_look(face, f"revolution/marker/{side}"))
    return ground(named, width, height, draw)[0]


def scallops(radius: float, deep: float, n: int = 18) -> Points:
    """The wavy edge of a seal."""
    steps = n * 6
    return [
        (
            MIDDLE + (radius - deep / 2 + deep / 2 * cos(n * i * 2 * pi / steps)) * cos(i * 2 * pi / steps),
            MIDDLE + (radius - deep / 2 + deep / 2 * cos(n * i * 2 * pi / steps)) * sin(i * 2 * pi / steps),
        )
        for i in range(steps)
    ]


def cap(sheet: Sheet, colour: Colour) -> None:
    """The Phrygian cap."""
    sheet.shape(
        [
            (128, 262),
            (126, 206),
            (150, 148),
            (196, 116),
            (246, 122),
            (276, 156),
            (268, 182),
            (244, 164),
            (238, 182),
            (262, 216),
            (270, 262),
        ],
        colour,
    )
    sheet.rect(120, 258, 160, 26, colour, 10)


def building(face: Face, width: int, height: int) -> pygame.Surface:
    """A tile with one of the three buildings."""

    def draw(sheet: Sheet) -> None:
        sheet.rect(22, 28, 362, 362, (0, 0, 0, 90), 30)
        sheet.rect(16, 16, 368, 368, mix(TILE, rgb("#8A6238"), 0.55), 28)
        sheet.rect(26, 26, 348, 348, TILE, 22)
        {"notre_dame": notre_dame, "versailles": versailles}.get(face.id, bastille)(sheet)

    named = replace(face, look=_look(face, f"revolution/building/{face.id}"))
    return ground(named, width, height, draw)[0]


def shaded(sheet: Sheet, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    """A wall lit from the upper left."""
    sheet.rect(x, y, w, h, colour)
    sheet.rect(x + w * 0.78, y, w * 0.22, h, mix(colour, INK, 0.2))


def arch(sheet: Sheet, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    """A window or door with a round head; y is its foot."""
    sheet.rect(x - w / 2, y - h + w / 2, w, h - w / 2, colour)
    sheet.oval(x, y - h + w / 2, w / 2, w / 2, colour)


def notre_dame(sheet: Sheet) -> None:
    dark = rgb("#4A4350")
    sheet.shape([(193, 150), (207, 150), (200, 48)], rgb("#6A6070"))
    shaded(sheet, 86, 162, 228, 170, STONE)
    for x in (86, 234):
        shaded(sheet, x, 76, 80, 256, STONE)
        sheet.rect(x - 6, 66, 92, 16, mix(STONE, INK, 0.24))
        arch(sheet, x + 24, 152, 20, 62, dark)
        arch(sheet, x + 54, 152, 20, 62, dark)
    sheet.rect(80, 226, 240, 9, mix(STONE, INK, 0.24))
    sheet.oval(200, 194, 34, 34, rgb("#2C5F9E"))
    sheet.oval(200, 194, 34, 34, mix(STONE, INK, 0.45), 7)
    for i in range(8):
        sheet.stroke((200, 194), (200 + 30 * cos(i * pi / 4), 194 + 30 * sin(i * pi / 4)), mix(STONE, INK, 0.35), 4)
    for x in (124, 200, 276):
        arch(sheet, x, 332, 46, 74, rgb("#4A3222"))


def versailles(sheet: Sheet) -> None:
    window = rgb("#4A5A78")
    shaded(sheet, 50, 204, 300, 120, SAND)
    sheet.shape([(50, 204), (72, 156), (328, 156), (350, 204)], SLATE_ROOF)
    shaded(sheet, 148, 142, 104, 182, mix(SAND, PAPER, 0.3))
    sheet.shape([(138, 142), (200, 80), (262, 142)], SAND)
    sheet.shape([(200, 80), (262, 142), (228, 142)], mix(SAND, INK, 0.2))
    sheet.oval(200, 118, 15, 15, GOLD)
    sheet.rect(50, 214, 300, 9, GOLD)
    for x in (78, 114, 286, 322, 174, 226):
        arch(sheet, x, 300, 20, 60, window)
    arch(sheet, 200, 324, 30, 62, rgb("#5A3A26"))
    sheet.stroke((50, 350), (350, 350), GOLD, 7)
    for x in range(58, 350, 24):
        sheet.stroke((x, 332), (x, 360), GOLD, 6)


def bastille(sheet: Sheet) -> None:
    slit = rgb("#2B2630")
    for x, top in ((86, 120), (172, 96), (258, 120)):
        shaded(sheet, x, top, 56, 200, GREY)
        crown(sheet, x, top, 56)
        sheet.rect(x + 21, top + 36, 14, 32, slit, 6)
    shaded(sheet, 50, 192, 300, 140, mix(GREY, INK, 0.08))
    crown(sheet, 50, 192, 300)
    for x in (40, 288):
        shaded(sheet, x, 150, 72, 184, GREY)
        crown(sheet, x, 150, 72)
        sheet.rect(x + 28, 214, 16, 36, slit, 7)
    arch(sheet, 200, 334, 60, 84, rgb("#3A2618"))


def crown(sheet: Sheet, x: float, y: float, w: float) -> None:
    """Battlements along the top of a wall."""
    n = max(2, round(w / 36))
    for i in range(n):
        sheet.rect(x + i * w / n + 3, y - 17, w / n * 0.6, 20, GREY)


def _look(face: Face, picture: str) -> CardLook:
    return structs.replace(face.look, picture=picture)


def on_card(painter: Painter) -> Painter:
    """The same piece for the gallery and the zoom: alone in the middle, or in full on a card with its words."""

    def paint(face: Face, width: int, height: int) -> pygame.Surface:
        if face.form in ("counter", "tile"):
            return painter(face, width, height)
        if face.form != "full":
            side = min(width, height)
            surface = clear_surface(width, height, PAPER)
            alone = painter(replace(face, form="counter"), side, side)
            surface.blit(alone, alone.get_rect(center=(width // 2, height // 2)))
            return surface
        surface, canvas = ground(replace(face, look=_look(face, "")), width, height, paper)
        side = round(width * 0.72)
        surface.blit(painter(replace(face, form="counter"), side, side), ((width - side) // 2, round(height * 0.07)))
        words(face, canvas, face.name, 626, (58, 54, 50, 46, 42, 38, 34), "poster", INK)
        if face.effect:
            effect(face, canvas, 750, (36, 33, 30))
        return surface

    return paint


STYLES.update({"paris_counter": on_card(counter), "paris_marker": on_card(marker), "paris_building": on_card(building)})
