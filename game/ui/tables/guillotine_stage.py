"""The square before the guillotine, and the machine: baked pictures where there are any, else drawn here.

Units of the machine: a box of 300 x 520, its base line at y = 500; the blade falls 236.
"""

from __future__ import annotations

import itertools
from random import Random

import pygame

from game.ui.shapes import clear_surface, kept
from game.ui.theme import BLOOD, GOLD_DEEP, INK, PAPER, PAPER_3, STEEL, WOOD, Colour, mix, rgb

WIDE, HIGH, FALL = 300, 520, 236
CORD, RING = (204, 62, 46, 262), (222, 70)  # the cord's box, and what it hangs from
LIGHT, DARK = rgb("#A5774F"), rgb("#4B3022")
SKY = ((0.0, rgb("#171926")), (0.3, rgb("#2C2B42")), (0.6, rgb("#5A4258")), (1.0, rgb("#8A5A56")))
FAR, MIDDLE, NEAR = rgb("#4A3F54"), rgb("#35304A"), rgb("#231F30")
FLOOR = 0.78  # of the height: where the paving begins


def square(width: int, height: int) -> pygame.Surface:
    """Evening over roofs, paving, and the gold edge of the stage."""
    return kept(("square", width, height), lambda: _square(width, height))


def _square(width: int, height: int) -> pygame.Surface:
    picture = pygame.Surface((width, height), 0, 32)
    floor, k = round(height * FLOOR), height / 462
    for y in range(floor):
        pygame.draw.line(picture, _sky(y / floor), (0, y), (width, y))
    _moon(picture, 236 * k, 112 * k, k)
    _roofs(picture, 8, floor, 176 * k, 214 * k, FAR, k)
    _roofs(picture, 21, floor, 96 * k, 176 * k, MIDDLE, k)
    _roofs(picture, 11, floor, 60 * k, 150 * k, NEAR, k, windows=True)
    _paving(picture, floor, height, k)
    edge = max(3, round(5 * k))
    pygame.draw.rect(picture, GOLD_DEEP, (0, height - edge, width, edge))
    return picture


def _sky(part: float) -> Colour:
    for (a, low), (b, high) in itertools.pairwise(SKY):
        if part <= b:
            return mix(low, high, (part - a) / (b - a))
    return SKY[-1][1]


def _moon(picture: pygame.Surface, x: float, y: float, k: float) -> None:
    radius = round(150 * k)
    glow = clear_surface(radius * 2, radius * 2, PAPER)
    for i in range(24):
        pygame.draw.circle(glow, (*PAPER, 3 + i // 3), (radius, radius), round(radius * (1 - i / 26)))
    picture.blit(glow, (x - radius, y - radius))
    pygame.draw.circle(picture, mix(PAPER, MIDDLE, 0.35), (x, y), max(3, round(15 * k)))


def _roofs(
    picture: pygame.Surface,
    seed: int,
    base: int,
    low: float,
    high: float,
    colour: Colour,
    k: float,
    windows: bool = False,
) -> None:
    """A row of houses: mansards with chimneys, gables, a spire or a dome here and there."""
    chance, x, width = Random(seed), -20.0, picture.get_width()
    points: list[tuple[float, float]] = [(x, base)]
    panes: list[pygame.Rect] = []
    while x < width + 20:
        w, h, kind = chance.uniform(54, 120) * k, chance.uniform(low, high), chance.random()
        y = base - h
        if kind < 0.7:
            rise, inset, chimney = chance.uniform(20, 34) * k, chance.uniform(6, 14) * k, chance.uniform(14, 24) * k
            left, right, top = x + inset + 8 * k, x + inset + 18 * k, y - rise
            points += [
                (x, y),
                (x + inset, top),
                (left, top),
                (left, top - chimney),
                (right, top - chimney),
                (right, top),
                (x + w - inset, top),
                (x + w, y),
            ]
        elif kind < 0.86:
            points += [(x, y), (x + w / 2, y - chance.uniform(26, 46) * k), (x + w, y)]
        else:
            m = x + w / 2
            points += [
                (x, y),
                (m - 13 * k, y),
                (m - 13 * k, y - 24 * k),
                (m, y - chance.uniform(70, 96) * k),
                (m + 13 * k, y - 24 * k),
                (m + 13 * k, y),
                (x + w, y),
            ]
        if windows:
            panes += [
                pygame.Rect(x + dx, y + dy, 5 * k, 8 * k)
                for dy in _steps(12 * k, h - 12 * k, 19 * k)
                for dx in _steps(10 * k, w - 12 * k, 17 * k)
                if chance.random() < 0.1
            ]
        x += w
    points.append((x, base))
    pygame.draw.polygon(picture, colour, points)
    for pane in panes:
        picture.fill(mix(colour, rgb("#EBCB7A"), 0.62), pane)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, int((end - start) / step)))]


def _paving(picture: pygame.Surface, top: int, height: int, k: float) -> None:
    width, line = picture.get_width(), rgb("#1E1C27")
    for at in range(top, height):
        stone = mix(rgb("#4A4350"), rgb("#2A2833"), (at - top) / (height - top))
        pygame.draw.line(picture, stone, (0, at), (width, at))
    y, deep, row = float(top), 9 * k, 0
    while y < height:
        pygame.draw.line(picture, mix(line, rgb("#4A4350"), 0.35), (0, y), (width, y), max(1, round(1.6 * k)))
        step = (70 + row * 16) * k
        for i in range(int(width / step) + 2):
            x = i * step - step / 2 * (row % 2)
            lean = width / 2 + (x - width / 2) * (1 + 0.0025 * deep / k)
            pygame.draw.line(picture, mix(line, rgb("#3A3542"), 0.4), (x, y), (lean, min(height, y + deep)))
        y, deep, row = y + deep, deep * 1.36, row + 1


class _Wood:
    """Draws in units of the machine, three times as large as wanted."""

    def __init__(self, width: int, height: int) -> None:
        self.size, self.s = (width, height), 3 * width / WIDE
        self.surface = clear_surface(round(WIDE * self.s), round(HIGH * self.s), DARK)

    def beam(self, x: float, y: float, w: float, h: float, colour: Colour, upright: bool = False) -> None:
        self.poly([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], mix(colour, INK, 0.34))
        part = (w * 0.7, h) if upright else (w, h * 0.68)
        self.poly([(x, y), (x + part[0], y), (x + part[0], y + part[1]), (x, y + part[1])], colour)

    def poly(self, points: list[tuple[float, float]], colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [(x * self.s, y * self.s) for x, y in points])

    def line(self, points: list[tuple[float, float]], colour: Colour, width: float) -> None:
        pygame.draw.lines(
            self.surface, colour, False, [(x * self.s, y * self.s) for x, y in points], max(1, round(width * self.s))
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour, width: float = 0) -> None:
        pygame.draw.circle(
            self.surface,
            colour,
            (x * self.s, y * self.s),
            radius * self.s,
            max(1, round(width * self.s)) if width else 0,
        )

    def done(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self.surface, self.size)


def behind(width: int, height: int) -> pygame.Surface:
    """Platform, braces and the gloom between the posts."""

    def make() -> pygame.Surface:
        wood = _Wood(width, height)
        wood.beam(0, 452, 300, 24, LIGHT)
        for x in range(30, 300, 46):
            wood.line([(x, 454), (x, 474)], DARK, 2.4)
        wood.poly([(30, 476), (270, 476), (270, 512), (30, 512)], rgb("#17151F"))
        for x in (6, 268):
            wood.beam(x, 476, 26, 38, WOOD, upright=True)
        for side in (-1, 1):
            brace = [(96, 452), (128, 452), (78, 330), (70, 346)]
            wood.poly([(150 + side * x, y) for x, y in brace], DARK)
        shade = clear_surface(*wood.surface.get_size(), rgb("#14121B"))
        pygame.draw.rect(shade, (20, 18, 27, 90), (88 * wood.s, 40 * wood.s, 124 * wood.s, 412 * wood.s))
        wood.surface.blit(shade, (0, 0))
        return wood.done()

    return kept(("machine behind", width, height), make)


def blade(width: int, height: int) -> pygame.Surface:
    """The block with its blade as it hangs at the top; drawn lower as it falls."""

    def make() -> pygame.Surface:
        wood = _Wood(width, height)
        wood.beam(88, 70, 124, 36, WOOD)
        for x in (106, 150, 194):
            wood.disc(x, 88, 4.5, rgb("#66717F"))
        wood.poly([(92, 106), (208, 106), (208, 144), (92, 206)], STEEL)
        wood.poly([(92, 106), (120, 106), (92, 160)], rgb("#DCE4EA"))
        wood.poly([(92, 192), (208, 130), (208, 144), (92, 206)], rgb("#DCE4EA"))
        wood.poly([(150, 106), (176, 106), (108, 192), (92, 200), (92, 182)], mix(STEEL, PAPER, 0.35))
        return wood.done()

    return kept(("machine blade", width, height), make)


def front(width: int, height: int) -> pygame.Surface:
    """Lunette, posts, crossbeam, bunting and basket; the cord hangs before them."""

    def make() -> pygame.Surface:
        wood = _Wood(width, height)
        wood.beam(88, 352, 124, 36, LIGHT)
        wood.beam(88, 388, 124, 40, WOOD)
        wood.disc(150, 388, 23, rgb("#14121B"))
        wood.disc(150, 388, 23, DARK, 4)
        for x, colour in ((62, LIGHT), (212, WOOD)):
            wood.beam(x, 26, 26, 426, colour, upright=True)
            wood.line([(x + 7, 40), (x + 7, 448)], mix(colour, PAPER, 0.2), 1.8)
        wood.beam(40, 2, 220, 38, LIGHT)
        for x in (76, 224):
            wood.disc(x, 20, 5, rgb("#66717F"))
        wood.disc(150, 22, 15, rgb("#66717F"))
        wood.disc(150, 22, 5, INK)
        for i, colour in enumerate((rgb("#2F5FB0"), PAPER, BLOOD)):
            stripe = [(2, 40), (14, 40), (12, 74), (18, 104), (6, 100), (0, 70)]
            wood.poly([(46 + i * 12 + x, y) for x, y in stripe], colour)
        _basket(wood)
        return wood.done()

    return kept(("machine front", width, height), make)


def cord(width: int, height: int) -> pygame.Surface:
    """The cord that lets the blade go, hanging straight."""

    def make() -> pygame.Surface:
        left, top, w, h = CORD
        scale = 3 * width / w
        sheet = clear_surface(round(w * scale), round(h * scale), PAPER_3)
        line = [((x - left) * scale, (y - top) * scale) for x, y in ((222, 70), (232, 170), (236, 240), (226, 300))]
        pygame.draw.lines(sheet, (*PAPER_3, 255), False, line, max(1, round(4 * scale)))
        pygame.draw.circle(sheet, (*PAPER_3, 255), ((226 - left) * scale, (308 - top) * scale), 10 * scale)
        return pygame.transform.smoothscale(sheet, (width, height))

    return kept(("machine cord", width, height), make)


def _basket(wood: _Wood) -> None:
    straw = rgb("#B98A4E")
    wood.poly([(86, 420), (214, 420), (202, 468), (176, 476), (150, 478), (124, 476), (98, 468)], straw)
    wood.poly([(150, 420), (214, 420), (202, 468), (176, 476), (150, 478)], mix(straw, INK, 0.16))
    for i in range(4):
        y = 430 + i * 12
        wood.line([(88 + i * 3, y), (150, y + 10), (212 - i * 3, y)], mix(straw, INK, 0.34), 2.4)
    for x in range(96, 212, 13):
        wood.line([(x, 420), (150 + (x - 150) * 0.85, 474)], mix(straw, INK, 0.3), 2.2)
    wood.line([(86, 420), (118, 430), (150, 433), (182, 430), (214, 420)], mix(straw, PAPER, 0.3), 6)


def rope(picture: pygame.Surface, x: float, y: float, k: float, fallen: float) -> None:
    """From the pulley to the block."""
    pygame.draw.line(
        picture, PAPER_3, (x + 150 * k, y + 34 * k), (x + 150 * k, y + (78 + fallen * FALL) * k), max(2, round(4 * k))
    )
