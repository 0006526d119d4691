"""Drawn parts of cards: paper, ribbon, nameplate, medallion, marks, backs. In card units, 630 x 880.

Baked pictures stand in their place where there are any; the geometry is the same, so words always fit.
"""

from __future__ import annotations

import pygame

from ..shapes import clear_surface
from ..theme import GOLD, INK, PAPER, PAPER_2, PAPER_3, Colour, mix

TIMES = 2  # drawn twice as large and scaled once
SIZES = {
    "full": (630, 880),
    "line": (630, 880),
    "chip": (512, 640),
    "counter": (400, 400),
    "tile": (400, 400),
    "hidden": (630, 880),
}

Points = list[tuple[float, float]]


class Sheet:
    """A surface to draw on in card units, twice the size wanted."""

    def __init__(self, width: int, height: int, units: tuple[float, float]) -> None:
        self.size = (max(1, width), max(1, height))
        self.u = width * TIMES / units[0]
        self.v = height * TIMES / units[1]
        self.units = units
        self.surface = clear_surface(self.size[0] * TIMES, self.size[1] * TIMES, PAPER_2)

    def box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        return pygame.Rect(round(x * self.u), round(y * self.v), max(1, round(w * self.u)), max(1, round(h * self.v)))

    def rect(self, x: float, y: float, w: float, h: float, colour: Colour, radius: float = 0, line: float = 0) -> None:
        pygame.draw.rect(
            self.surface,
            colour,
            self.box(x, y, w, h),
            max(1, round(line * self.u)) if line else 0,
            border_radius=round(radius * self.u),
        )

    def shape(self, points: Points, colour: Colour, line: float = 0) -> None:
        pygame.draw.polygon(
            self.surface,
            colour,
            [(x * self.u, y * self.v) for x, y in points],
            max(1, round(line * self.u)) if line else 0,
        )

    def oval(self, x: float, y: float, rx: float, ry: float, colour: Colour, line: float = 0) -> None:
        pygame.draw.ellipse(
            self.surface, colour, self.box(x - rx, y - ry, 2 * rx, 2 * ry), max(1, round(line * self.u)) if line else 0
        )

    def stroke(self, a: tuple[float, float], b: tuple[float, float], colour: Colour, width: float) -> None:
        pygame.draw.line(
            self.surface,
            colour,
            (a[0] * self.u, a[1] * self.v),
            (b[0] * self.u, b[1] * self.v),
            max(1, round(width * self.u)),
        )

    def clip(self, x: float, y: float, w: float, h: float) -> None:
        self.surface.set_clip(self.box(x, y, w, h))

    def free(self) -> None:
        self.surface.set_clip(None)

    def plain(self) -> pygame.Surface:
        """At its real size, uncut."""
        return pygame.transform.smoothscale(self.surface, self.size)

    def done(self) -> pygame.Surface:
        """The finished sheet at its real size, corners rounded."""
        radius = round(34 * self.u)
        mask = clear_surface(*self.surface.get_size(), (255, 255, 255))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        self.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return pygame.transform.smoothscale(self.surface, self.size)


def paper(sheet: Sheet) -> None:
    w, h = sheet.units
    for i in range(24):
        sheet.rect(0, h * i / 24, w, h / 24 + 1, mix(PAPER, PAPER_2, i / 30))
    sheet.rect(5, 5, w - 10, h - 10, PAPER_3, 29, 2.5)


def medallion(sheet: Sheet, x: float, y: float, rx: float, ry: float, main: Colour, light: Colour) -> None:
    """The oval of a portrait: group colour, hatched, two rings."""
    for i in range(8):
        part = i / 7
        sheet.oval(
            x - part * rx * 0.08,
            y - part * ry * 0.1,
            rx * (1 - part * 0.5),
            ry * (1 - part * 0.5),
            mix(main, light, part * 0.22),
        )
    step = 9.0
    n = int(ry * 2 / step)
    for i in range(1, n):
        dy = -ry + i * step
        half = rx * max(0.0, 1 - (dy / ry) ** 2) ** 0.5
        sheet.stroke((x - half, y + dy), (x + half, y + dy), mix(main, light, 0.2), 1.2)
    sheet.oval(x, y, rx, ry, mix(main, INK, 0.3), 4)
    sheet.oval(x, y, rx + 9, ry + 9, mix(main, PAPER, 0.45), 2)


def bust(sheet: Sheet, x: float, y: float, k: float, main: Colour, light: Colour) -> None:
    """A head and shoulders without a face: somebody whose portrait is not hung yet."""
    dark = mix(main, INK, 0.45)
    sheet.oval(x, y + 250 * k, 190 * k, 170 * k, dark)
    sheet.oval(x + 4 * k, y + 8 * k, 92 * k, 112 * k, mix(light, dark, 0.28))
    sheet.oval(x, y, 88 * k, 108 * k, mix(light, PAPER, 0.35))
    sheet.stroke((x - 44 * k, y + 112 * k), (x + 44 * k, y + 112 * k), (180, 35, 47), 5)


def ribbon(sheet: Sheet, x: float, w: float, h: float, main: Colour, light: Colour) -> None:
    """The value hangs on it."""
    shade = [(x + 4, -6.0), (x + w + 5, -6.0), (x + w + 5, h + 4), (x + w / 2, h - 28), (x + 4, h + 4)]
    sheet.shape(shade, mix(main, INK, 0.55))
    sheet.shape([(x, -6.0), (x + w, -6.0), (x + w, h), (x + w / 2, h - 34), (x, h)], main)
    sheet.shape([(x + w * 0.8, -6.0), (x + w, -6.0), (x + w, h), (x + w * 0.8, h - 13)], mix(main, INK, 0.16))
    for at in (8, w - 8):
        sheet.stroke((x + at, 0), (x + at, h - 16), mix(main, light, 0.5), 2.4)


def mark(sheet: Sheet, group: str, x: float, y: float, k: float, colour: Colour = PAPER) -> None:
    """The sign of a group: never colour alone."""

    def at(points: Points) -> Points:
        return [(x + px * k, y + py * k) for px, py in points]

    if group == "purple":
        sheet.shape(at([(-40, 26), (-46, -22), (-22, 2), (0, -34), (22, 2), (46, -22), (40, 26)]), colour)
        sheet.rect(x - 40 * k, y + 30 * k, 80 * k, 9 * k, colour, 2)
    elif group == "blue":
        sheet.rect(x - 8 * k, y - 44 * k, 16 * k, 88 * k, colour, 3)
        sheet.rect(x - 30 * k, y - 22 * k, 60 * k, 16 * k, colour, 3)
    elif group == "red":
        for side in (-1, 1):
            sheet.stroke((x - side * 34 * k, y - 36 * k), (x + side * 30 * k, y + 30 * k), colour, 11 * k)
            sheet.stroke((x + side * 8 * k, y + 32 * k), (x + side * 32 * k, y + 10 * k), colour, 9 * k)
    elif group == "green":
        sheet.rect(x - 5 * k, y - 38 * k, 10 * k, 76 * k, colour)
        sheet.rect(x - 42 * k, y - 32 * k, 84 * k, 8 * k, colour)
        sheet.rect(x - 24 * k, y + 34 * k, 48 * k, 9 * k, colour)
        for side in (-1, 1):
            pan = side * 42
            sheet.shape(at([(pan - 22, 8), (pan + 22, 8), (pan + 12, 24), (pan - 12, 24)]), colour)
            sheet.stroke((x + side * 42 * k, y - 28 * k), (x + side * 42 * k, y + 8 * k), colour, 4 * k)
    else:
        for side in (-1, 1):
            sheet.oval(x + side * 28 * k, y, 22 * k, 16 * k, colour, 9 * k)
        sheet.stroke((x - 3 * k, y - 26 * k), (x - 6 * k, y - 14 * k), colour, 6 * k)
        sheet.stroke((x + 3 * k, y + 26 * k), (x + 6 * k, y + 14 * k), colour, 6 * k)


def sign(sheet: Sheet, name: str, x: float, y: float, colour: Colour) -> None:
    """A small round sign: what a noble does."""
    sheet.oval(x, y + 4, 52, 52, (20, 16, 24, 90))
    sheet.oval(x, y, 50, 50, PAPER)
    sheet.oval(x, y, 46, 46, colour, 4)
    if name in ("card", "drop"):
        sheet.rect(x - 20, y - 28, 40, 56, INK, 6, 6)
        crossed = ((-10, 0, 10, 0), (0, -10, 0, 10)) if name == "card" else ((-9, -9, 9, 9), (-9, 9, 9, -9))
        for ax, ay, bx, by in crossed:
            sheet.stroke((x + ax, y + ay), (x + bx, y + by), INK, 6)
    elif name == "add":
        sheet.stroke((x - 26, y), (x + 10, y), INK, 8)
        sheet.stroke((x - 8, y - 17), (x - 8, y + 17), INK, 8)
        sheet.rect(x + 18, y - 26, 8, 52, INK, 2)
    elif name == "sun":
        sheet.oval(x, y + 8, 15, 15, INK)
        for dx, dy in ((-27, 0), (-19, -20), (0, -28), (19, -20), (27, 0)):
            sheet.stroke((x + dx * 0.72, y + 8 + dy * 0.72), (x + dx * 1.1, y + 8 + dy * 1.1), INK, 6)
        sheet.rect(x - 30, y + 20, 60, 7, INK)
    elif name == "lock":
        sheet.oval(x, y - 8, 15, 17, INK, 7)
        sheet.rect(x - 20, y - 5, 40, 33, INK, 5)
    elif name in ("gift", "again", "back"):
        side = -1 if name == "back" else 1
        sheet.stroke((x - side * 26, y), (x + side * 14, y), INK, 9)
        sheet.shape([(x + side * 8, y - 19), (x + side * 31, y), (x + side * 8, y + 19)], INK)
        if name == "again":
            sheet.rect(x - 30, y - 19, 8, 38, INK, 2)
    elif name == "count":
        for dx in (-20, 0, 20):
            sheet.oval(x + dx, y, 8, 8, INK)
    elif name == "pair":
        sheet.oval(x - 12, y, 16, 16, INK, 6)
        sheet.oval(x + 12, y, 16, 16, INK, 6)
    else:
        sheet.stroke((x - 22, y), (x + 22, y), INK, 9)


def back(sheet: Sheet, main: Colour) -> None:
    """A lattice with a medallion and a blade."""
    w, h = sheet.units
    deep = mix(main, INK, 0.5)
    paper(sheet)
    sheet.rect(22, 22, w - 44, h - 44, deep, 20)
    sheet.rect(36, 36, w - 72, h - 72, main, 12)
    sheet.clip(36, 36, w - 72, h - 72)
    for row in range(int(h / 44) + 1):
        for col in range(int(w / 44) + 2):
            left, top = col * 44 + (22 if row % 2 else 0), row * 44
            diamond = [(0, -15), (13, 0), (0, 15), (-13, 0)]
            sheet.shape([(left + dx, top + dy) for dx, dy in diamond], mix(main, deep, 0.55))
    sheet.free()
    sheet.rect(36, 36, w - 72, h - 72, GOLD, 12, 3)
    x, y, k = w / 2, h / 2, w / 630
    sheet.oval(x, y, 176 * k, 226 * k, deep)
    sheet.oval(x, y, 176 * k, 226 * k, GOLD, 4)
    sheet.oval(x, y, 164 * k, 214 * k, mix(GOLD, deep, 0.4), 2)
    wood, steel = (165, 119, 79), (220, 228, 234)
    for side in (-1, 1):
        sheet.rect(x + side * 66 * k - 9 * k, y - 160 * k, 18 * k, 300 * k, wood, 3)
    sheet.rect(x - 92 * k, y - 176 * k, 184 * k, 26 * k, wood, 4)
    blade = [(-56, -120), (56, -120), (56, -62), (-56, -2)]
    sheet.shape([(x + px * k, y + py * k) for px, py in blade], steel)
    sheet.rect(x - 96 * k, y + 138 * k, 192 * k, 24 * k, wood, 4)
