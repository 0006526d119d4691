"""What the room is made of: lamplight, night, paper, wool, and the plain sheet where a picture is missing.

Real pixels, kept in the store of `shapes`.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random

import pygame

from . import ration
from .cache import SurfaceCache
from .shapes import TIMES, clear_surface, cut_round, kept, kept_ground, rounded
from .theme import DUSK, LAMP, NIGHT, NIGHTFALL, PAPER, PAPER_2, PAPER_3, Colour, mix, opacity

_SHADES = 512  # of a lamp's light, from its middle to where it reaches
_FIBRES, _BAND = 128, 32  # pixels across a tile of paper grain, and down each part of it
_FIBRE = [bytes((min(255, round(250 + (throws - 382.5) / 49)),) * 3) for throws in range(3 * 255 + 1)]
_BANDS = SurfaceCache(_FIBRES // _BAND * (_FIBRES * _BAND * 4 + 200))  # the one grain: never dropped


def radial(
    width: int, height: int, stops: tuple[tuple[float, Colour], ...], x: float, y: float, reach: float = 1.0
) -> pygame.Surface:
    """A lamp at (x, y) of the picture; stops run from 0 at the lamp to 1 at `reach` times the longer side."""
    key = ("radial", width, height, stops, x, y, reach)
    return kept(key, lambda: _radial(width, height, stops, x, y, reach))


def _radial(
    width: int, height: int, stops: tuple[tuple[float, Colour], ...], x: float, y: float, reach: float
) -> pygame.Surface:
    step = max(1, max(width, height) // 80)
    w, h = width // step + 2, height // step + 2
    tile = kept(("lamp", w, h, stops, x, y, reach), lambda: _lamp(w, h, stops, x, y, reach), ration.PORTION)
    return pygame.transform.smoothscale(tile, (width, height))


def _lamp(w: int, h: int, stops: tuple[tuple[float, Colour], ...], x: float, y: float, reach: float) -> pygame.Surface:
    far = reach * max(w, h)
    lit = [bytes((*_at(stops, k / _SHADES)[:3], 255)) for k in range(2 * _SHADES)]
    dots, across = bytearray(), [(i - x * w) ** 2 for i in range(w)]
    for j in range(h):
        dy, part = (j - y * h) ** 2, _SHADES / far
        dots += b"".join([lit[min(int(math.sqrt(dx + dy) * part), 2 * _SHADES - 1)] for dx in across])
    tile = pygame.Surface((w, h), 0, 32)
    tile.blit(pygame.image.frombuffer(dots, (w, h), "RGBA"), (0, 0))
    return tile


def _at(stops: tuple[tuple[float, Colour], ...], t: float) -> Colour:
    for (a, from_colour), (b, to_colour) in pairwise(stops):
        if t <= b:
            return mix(from_colour, to_colour, (t - a) / (b - a) if b > a else 1)
    return stops[-1][1]


def vertical(width: int, height: int, top: Colour, bottom: Colour) -> pygame.Surface:
    """A smooth fall from one colour to another."""
    key = ("vertical", width, height, top, bottom)

    def make() -> pygame.Surface:
        tile = pygame.Surface((1, max(2, min(height, 128))), pygame.SRCALPHA, 32)
        for j in range(tile.get_height()):
            part = j / (tile.get_height() - 1)
            alpha = round(opacity(top) * (1 - part) + opacity(bottom) * part)
            tile.set_at((0, j), (*mix(top, bottom, part), alpha))
        return pygame.transform.smoothscale(tile, (max(1, width), max(1, height)))

    return kept(key, make)


def night(width: int, height: int, x: float = 0.22, y: float = 0.12) -> pygame.Surface:
    """The dark table with one lamp at the upper left, hatched finely: the ground of every scene."""

    def make() -> pygame.Surface:
        ground = _radial(width, height, ((0, LAMP), (0.55, mix(NIGHT, DUSK, 0.1)), (1, DUSK)), x, y, 1.0)
        hatch = pygame.Surface((width, 1), pygame.SRCALPHA, 32)
        hatch.fill((255, 244, 220, 5))
        for j in range(0, height, max(4, height // 154)):
            ground.blit(hatch, (0, j))
        return ground

    return kept_ground(("night", width, height, x, y), make)


def _grain(band: int) -> pygame.Surface:
    """A quarter of a tile of paper fibres, to be multiplied in."""

    def make() -> pygame.Surface:
        throw = Random(3 + band).randbytes
        three = zip(*(throw(_FIBRES * _BAND) for _ in range(3)), strict=True)  # together they are nearly a bell curve
        dots = b"".join([_FIBRE[sum(throws)] for throws in three])
        tile = pygame.Surface((_FIBRES, _BAND), 0, 32)
        tile.blit(pygame.image.frombuffer(dots, (_FIBRES, _BAND), "RGB"), (0, 0))
        return tile

    return _BANDS.get(band, make, ration.PORTION)


def grain(sheet: pygame.Surface) -> pygame.Surface:
    """Multiply the one grain of all paper into what is printed on it: the same on every sheet of a size, whatever it
    shows. Once, when a sheet is made. Returns the sheet itself."""
    width, height = sheet.get_size()
    bands = [_grain(band) for band in range(min(_FIBRES, height + _BAND - 1) // _BAND)]
    for n, j in enumerate(range(0, height, _BAND)):
        for i in range(0, width, _FIBRES):
            sheet.blit(bands[n % len(bands)], (i, j), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def blank(surface: pygame.Surface, area: pygame.Rect, radius: int, colour: Colour) -> None:
    """Draw a plain sheet with the grain on a picture. However large, it takes no memory but for a tile of it."""

    def tile() -> pygame.Surface:
        made = pygame.Surface((_FIBRES, _FIBRES), 0, 32)
        made.fill(colour)
        return grain(made)

    def corners() -> pygame.Surface:
        return grain(rounded(2 * radius, 2 * radius, radius, colour).copy())

    radius = max(0, min(radius, area.w // 2, area.h // 2))
    fibres = kept(("blank", colour), tile)
    for part in (
        pygame.Rect(area.x + radius, area.y, area.w - 2 * radius, radius),
        pygame.Rect(area.x, area.y + radius, area.w, area.h - 2 * radius),
        pygame.Rect(area.x + radius, area.bottom - radius, area.w - 2 * radius, radius),
    ):
        for y in range(part.y, part.bottom, _FIBRES):
            for x in range(part.x, part.right, _FIBRES):
                surface.blit(fibres, (x, y), (0, 0, part.right - x, part.bottom - y))
    if radius:
        round_ones = kept(("blank", colour, radius), corners)
        for right in (False, True):
            for low in (False, True):
                at = area.right - radius if right else area.x, area.bottom - radius if low else area.y
                surface.blit(round_ones, at, (radius * right, radius * low, radius, radius))


def paper(width: int, height: int, radius: int, rule: Colour | None = None, unit: float = 1.0) -> pygame.Surface:
    """A printed sheet: light from the upper left, grain, and optionally a double printed rule inside the edge."""
    key = ("paper", width, height, radius, rule, round(unit, 3))

    def make() -> pygame.Surface:
        sheet = pygame.transform.smoothscale(
            _diagonal(mix(PAPER, (255, 244, 220), 0.4), mix(PAPER, PAPER_2, 0.55)), (max(1, width), max(1, height))
        )
        grain(sheet)
        if rule:
            _double_rule(sheet, radius, rule, unit)
        return cut_round(sheet, radius)

    return kept(key, make)


def _diagonal(first: Colour, last: Colour) -> pygame.Surface:
    tile = pygame.Surface((16, 16), pygame.SRCALPHA, 32)
    for j in range(16):
        for i in range(16):
            tile.set_at((i, j), mix(first, last, (i * 0.6 + j) / 24))
    return tile


def _double_rule(sheet: pygame.Surface, radius: int, rule: Colour, unit: float) -> None:
    w, h = sheet.get_size()
    for inset, width, colour in ((12, 3.0, rule), (19, 1.5, mix(rule, PAPER, 0.5))):
        far = round(inset * unit)
        if w > 2 * far and h > 2 * far:
            sheet.blit(
                rounded(
                    w - 2 * far,
                    h - 2 * far,
                    max(2, radius - round(far * 0.6)),
                    None,
                    colour,
                    max(1, round(width * unit)),
                ),
                (far, far),
            )


def placeholder(name: str, width: int, height: int) -> pygame.Surface:
    """Stands in for a picture that has not been baked: a quiet medallion on paper, of a tone of its own."""

    def make() -> pygame.Surface:
        tone = Random(name).choice(((91, 38, 120), (36, 100, 168), (168, 35, 31), (71, 116, 37), (117, 113, 107)))
        radius = max(2, round(width * 0.054))
        sheet = rounded(width, height, radius, PAPER, PAPER_3, max(1, round(width * 0.01))).copy()
        inset = max(2, round(width * 0.06))
        inner = rounded(width - 2 * inset, height - 2 * inset, max(1, radius - inset // 2), mix(tone, PAPER, 0.55))
        sheet.blit(inner, (inset, inset))
        pygame.draw.ellipse(
            sheet,
            mix(tone, PAPER, 0.3),
            pygame.Rect(0, 0, width * 0.6, height * 0.6).move(round(width * 0.2), round(height * 0.2)),
            max(1, width // 60),
        )
        return sheet

    return kept(("placeholder", name, width, height), make)


def wool(radius: int, colour: Colour) -> pygame.Surface:
    """A ball of wool: the house's one ornament."""

    def make() -> pygame.Surface:
        r = radius * TIMES
        tile = clear_surface(2 * r, 2 * r, colour)
        pygame.draw.circle(tile, mix(colour, NIGHTFALL, 0.45), (r, r), r)
        for n in range(1, 9):  # lit from the upper left, in rings
            lit = mix(mix(colour, NIGHTFALL, 0.45), mix(colour, PAPER, 0.12), n / 8)
            pygame.draw.circle(tile, lit, (r - r * n * 0.028, r - r * n * 0.034), r * (1 - n * 0.075))
        threads = clear_surface(2 * r, 2 * r, colour)
        for turn, (x, y) in ((0.55, (0.3, -0.25)), (-0.75, (-0.35, -0.1)), (0.1, (0.0, 0.5))):
            for k in range(3):
                _thread(threads, r, (x, y), turn, 0.86 - k * 0.27, mix(colour, PAPER if k % 2 else NIGHTFALL, 0.36))
        mask = clear_surface(2 * r, 2 * r, (255, 255, 255))
        pygame.draw.circle(mask, (255, 255, 255, 255), (r, r), r - 1)
        threads.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        tile.blit(threads, (0, 0))
        return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))

    return kept(("wool", radius, colour), make)


def _thread(tile: pygame.Surface, r: int, at: tuple[float, float], turn: float, size: float, colour: Colour) -> None:
    """One wrap of the wool: half an ellipse, leaning."""
    points = []
    for k in range(25):
        a = math.pi * k / 24
        x, y = math.cos(a) * 1.05, math.sin(a) * size * 0.62
        points.append(
            (
                r + r * (at[0] + x * math.cos(turn) - y * math.sin(turn)),
                r + r * (at[1] + x * math.sin(turn) + y * math.cos(turn)),
            )
        )
    pygame.draw.lines(tile, colour, False, points, max(2, round(r * 0.09)))
