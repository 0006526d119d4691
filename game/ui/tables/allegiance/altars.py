"""The two altars: Temple at the left in gold, Guild at the right in slate, with their piles, counts and bonus pips.

A baked picture (allegiance/altar/<side>) stands in the place of the drawn niche, box 306 x 400.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect

from ...canvas import Canvas
from ...registry import Box
from ...shadows import shadow
from ...shapes import kept
from ...table.boxes import plate
from ...table.card_draw import Points, Sheet
from ...theme import GOLD, GOLD_LIGHT, INK, PAPER, SOFT, STEEL, Colour, mix, rgb
from . import signs
from .signs import GAME, LIGHT, SIGN_OF

if TYPE_CHECKING:
    from ...app import App

STONE, NIGHT_STONE = rgb("#8A7A62"), rgb("#3B3E52")
HOLLOW = rgb("#6B6C80")


def niche(app: App, canvas: Canvas, side: str, rect: Rect, stepped: bool) -> None:
    """The altar, without words; `stepped`: on its step, where a pile lies before it."""
    x, y, w, h = rect
    name = f"{GAME}/altar/{side}"
    if app.images.has(name):
        canvas.blit(app.images.picture(name, canvas.px(w), canvas.px(h)), x, y)
    else:
        width, height = canvas.px(w), canvas.px(h)
        canvas.blit(kept(("allegiance niche", side, width, height), lambda: _drawn(side, width, height)), x, y)
    if stepped:
        _steps(canvas, side, rect)


def _steps(canvas: Canvas, side: str, rect: Rect) -> None:
    x, y, w, h = rect
    u, stone = w / 306, STONE if side == "temple" else NIGHT_STONE
    blur = canvas.px(10 * u)
    soft = shadow(canvas.px(w), canvas.px(24 * u), 4, blur, 150)
    canvas.surface.blit(soft, (canvas.px(x) - blur, canvas.px(y + h + 10 * u) - blur))
    for left, top, wide, high, colour in ((-2, -2, 310, 22, stone), (-10, 20, 326, 24, mix(stone, INK, 0.25))):
        box = Box(x + left * u, y + h + top * u, wide * u, high * u)
        plate(canvas, box, 3 * u, colour)
        canvas.block(Box(box.x + 3 * u, box.y, box.w - 6 * u, 3 * u), mix(colour, PAPER, 0.22))


def _arch(inset: float) -> Points:
    """A pointed window, 306 x 400, so far in from its edge."""
    left, right, top = 6 + inset, 300 - inset, 4 + inset
    points: Points = [(left, 400.0)]
    for n in range(25):
        t = n / 24
        points.append((left + (153 - left) * (1 - cos(t * pi / 2)) ** 1.0, 150 - (150 - top) * sin(t * pi / 2) ** 0.9))
    for n in range(24, -1, -1):
        t = n / 24
        points.append((right - (right - 153) * (1 - cos(t * pi / 2)), 150 - (150 - top) * sin(t * pi / 2) ** 0.9))
    return [*points, (right, 400.0)]


def _drawn(side: str, width: int, height: int) -> pygame.Surface:
    sheet = Sheet(width, height, (306, 400))
    wall = rgb("#6A5A48") if side == "temple" else rgb("#2B2D3C")
    sheet.surface.fill((*wall[:3], 0))
    main = rgb("#C9A24A") if side == "temple" else rgb("#4C5388")
    sheet.shape(_arch(0), mix(wall, INK, 0.35))
    sheet.shape(_arch(4), wall)
    for n in range(8):
        sheet.shape(_arch(17 + n * 5), mix(mix(main, INK, 0.42), mix(main, PAPER, 0.3), n / 7))
    for n in range(60):
        sheet.stroke((26, 24 + n * 6.4), (280, 24 + n * 6.4), (*mix(main, INK, 0.3), 60), 0.8)
    sheet.shape(_arch(17), GOLD if side == "temple" else rgb("#8088B0"), 2.5)
    (_church if side == "temple" else _den)(sheet)
    return sheet.plain()


def _church(sheet: Sheet) -> None:
    stone = rgb("#D9CFBC")
    for x in (-1, 1):
        sheet.shape(
            [
                (153 + x * 92 - 9, 400),
                (153 + x * 92 - 9, 190),
                (153 + x * 92, 150),
                (153 + x * 92 + 9, 190),
                (153 + x * 92 + 9, 400),
            ],
            mix(stone, INK, 0.16),
        )
    sheet.shape([(70, 400), (70, 200), (96, 140), (153, 92), (210, 140), (236, 200), (236, 400)], stone)
    sheet.shape(
        [(153, 92), (210, 140), (236, 200), (236, 400), (216, 400), (216, 206), (192, 150)], mix(stone, INK, 0.1)
    )
    sheet.rect(149, 46, 8, 52, GOLD)
    sheet.rect(136, 60, 34, 8, GOLD)
    sheet.oval(153, 216, 52, 52, mix(stone, INK, 0.3))
    sheet.oval(153, 216, 47, 47, rgb("#4A3C30"))
    for n in range(12):
        a = n * pi / 6
        colour = (rgb("#2464A8"), rgb("#A8231F"), rgb("#C9993A"))[n % 3]
        petal = ((11, 0), (38, -0.22), (44, 0), (38, 0.22))
        sheet.shape([(153 + cos(a + turn) * far, 216 + sin(a + turn) * far) for far, turn in petal], colour)
    sheet.oval(153, 216, 10, 10, GOLD_LIGHT)
    sheet.shape(
        [(121, 400), (121, 340), (131, 314), (153, 296), (175, 314), (185, 340), (185, 400)], mix(stone, INK, 0.35)
    )
    sheet.shape([(127, 400), (127, 342), (136, 318), (153, 304), (170, 318), (179, 342), (179, 400)], rgb("#4B3022"))


def _den(sheet: Sheet) -> None:
    sheet.shape([(44, 400), (44, 220), (68, 150), (153, 84), (238, 150), (262, 220), (262, 400)], rgb("#15161F"))
    sheet.shape([(62, 400), (62, 228), (84, 168), (153, 112), (222, 168), (244, 228), (244, 400)], rgb("#2B2A38"))
    for r, a in ((88, 26), (64, 34), (44, 44)):
        glow = pygame.Surface(sheet.surface.get_size(), pygame.SRCALPHA, 32)
        pygame.draw.circle(glow, (235, 203, 122, a), (round(153 * sheet.u), round(218 * sheet.v)), round(r * sheet.u))
        sheet.surface.blit(glow, (0, 0))
    sheet.rect(151.5, 112, 3, 66, rgb("#55566A"))
    sheet.shape([(130, 178), (176, 178), (170, 168), (136, 168)], rgb("#55566A"))
    sheet.shape([(132, 178), (174, 178), (168, 236), (138, 236)], rgb("#F4DFA0"))
    sheet.shape([(156, 178), (174, 178), (168, 236), (156, 236)], rgb("#E3B95A"))
    sheet.oval(153, 210, 6, 13, rgb("#FFF6DC"))
    sheet.rect(134, 234, 38, 9, rgb("#55566A"))
    for way in (-1, 1):
        x = 153 + way * 42
        tip = (153 - way * 40, 268.0)
        sheet.shape([(x - 9, 366), tip, (x + 9, 372)], STEEL)
        sheet.stroke((x - 26, 350 if way < 0 else 386), (x + 26, 386 if way < 0 else 350), GOLD, 11)
        sheet.stroke((x, 368), (x + way * 24, 398), rgb("#3A2618"), 15)


class Labels:
    """The words and figures at an altar."""

    def __init__(self, app: App) -> None:
        self.app = app

    def beside(self, canvas: Canvas, side: str, box: Box, k: float, n: int) -> None:
        """Sign, name, and how many cards lie on the altar."""
        setter, colour = self.app.type, LIGHT[side]
        figure, names = self.app.words.number(n), {each: self.app.say(f"{GAME}.badge.{each}") for each in SIGN_OF}
        wide = setter.width(canvas, "00", 52 * k, "poster")
        canvas.blit_centred(signs.sign(SIGN_OF[side], canvas.px(58 * k), colour), box.x + 24 * k, box.y + 28 * k)
        sizes = (34 * k, 30 * k, 26 * k, 22 * k, 20 * k)
        size = min(setter.fit(canvas, name, box.w - wide - 74 * k, sizes, "poster") for name in names.values())
        setter.draw(canvas, names[side], box.x + 56 * k, box.y + 42 * k, size, "poster", PAPER)
        setter.draw(canvas, figure, box.right, box.y + 46 * k, 52 * k, "poster", colour, "right")

    def pips(self, canvas: Canvas, side: str, box: Box, k: float, followers: int, need: int, gained: bool) -> None:
        """How many cards of the kind lie open before all players together, as discs out of those that are needed."""
        setter, colour, middle = self.app.type, LIGHT[side], box.y + box.h / 2
        names = {each: self.app.say(f"{GAME}.badge.{each}_followers") for each in SIGN_OF}
        more = f"+{followers - need}" if followers > need else ""
        left = box.right - need * 22 * k - (30 * k if more else 0)
        room = left - box.x - 10 * k
        sizes = (22 * k, 20 * k, 18 * k, 17 * k, 16 * k)
        size = min(setter.fit(canvas, name, room, sizes, "ui") for name in names.values())  # alike on both sides
        setter.draw(
            canvas,
            setter.cut(canvas, names[side], room, size, "ui"),
            box.x,
            middle + size * 0.36,
            size,
            "ui",
            colour if gained else SOFT,
        )
        for n in range(need):
            canvas.disc(
                left + (n + 0.5) * 22 * k,
                middle,
                8.5 * k,
                colour if n < followers else HOLLOW,
                0 if n < followers else 2 * k,
            )
        if more:
            setter.draw(canvas, more, box.right, middle + 7 * k, 19 * k, "bold", colour, "right")


def glow(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    """The light of a side on the wall round its altar."""
    w, h = canvas.px(rect[2]) // 4, canvas.px(rect[3]) // 4

    def make() -> pygame.Surface:
        picture = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        for n in range(24):
            part = 1 - n / 24
            layer = pygame.Rect(0, 0, round(w * part), round(h * part))
            layer.center = (w // 2, h // 2)
            pygame.draw.ellipse(picture, (*colour[:3], round(62 * (n / 24) ** 1.6)), layer)
        return pygame.transform.smoothscale(picture, (w * 4, h * 4))

    canvas.blit(kept(("allegiance glow", w, h, colour), make), rect[0], rect[1])
