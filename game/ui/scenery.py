"""Large painted grounds: the baked picture where there is one, else a plainer one drawn here.

Each is made once for a size and kept; scenes only blit it.
"""

from __future__ import annotations

import math
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pygame

from . import materials, shapes
from .theme import BLOOD, GOLD, GOLD_DEEP, GOLD_LIGHT, NIGHT, PAPER, WOOD, Colour, mix, rgb

if TYPE_CHECKING:
    from .app import App

_SKY = ((0.0, rgb("#1A1A26")), (0.45, rgb("#3A3348")), (0.72, rgb("#74505C")), (1.0, rgb("#2A2530")))


WIDEST = 16 / 9  # of the painted title; in a wider window night falls at its left


def beside_title(width: float, height: float) -> float:
    """How much of a window lies left of the painted title, and of the words on it."""
    return max(0.0, width - height * WIDEST) if width / height > WIDEST * 1.02 else 0.0


def title_ground(app: App, width: int, height: int) -> pygame.Surface:
    """The square at dusk, whole also in a very wide window. Its left (or upper) part is dark enough for words."""
    tall = height > width
    name = "scene/title_tall" if tall else "scene/title"

    def make() -> pygame.Surface:
        if not app.images.has(name):
            return _dusk(width, height, tall)
        left = round(beside_title(width, height))
        picture = _opaque(app.images.filling(name, width - left, height, 1.0, 1.0))
        return _night_beside(picture, left) if left else picture

    return shapes.kept_ground(("title", width, height, app.images.has(name)), make)


def _night_beside(picture: pygame.Surface, left: int) -> pygame.Surface:
    """The picture with its left edge drawn out, its hatching evened."""
    height = picture.get_height()
    edge = pygame.transform.smoothscale(picture.subsurface((0, 0, 14, height)), (1, height))
    ground = pygame.Surface((left + picture.get_width(), height), 0, 32)
    ground.blit(pygame.transform.scale(edge, (left, height)), (0, 0))
    ground.blit(picture, (left, 0))
    return ground


def _opaque(picture: pygame.Surface) -> pygame.Surface:
    """Nothing shows through it, whatever was painted."""
    if not picture.get_flags() & pygame.SRCALPHA:
        return picture
    ground = pygame.Surface(picture.get_size(), 0, 32)
    ground.blit(picture, (0, 0))
    return ground


def _dusk(width: int, height: int, tall: bool) -> pygame.Surface:
    ground = pygame.Surface((width, height), 0, 32)
    horizon = round(height * (0.80 if tall else 0.68))
    strip = pygame.Surface((1, 64), 0, 32)
    for j in range(64):
        strip.set_at((0, j), _sky(j / 63))
    ground.blit(pygame.transform.smoothscale(strip, (width, horizon)), (0, 0))
    ground.fill(rgb("#1B1923"), (0, horizon, width, height - horizon))
    unit = min(width, height) / 1080
    moon = (round(width * (0.7 if tall else 0.58)), round(height * (0.5 if tall else 0.16)))
    _glow(ground, moon, round(230 * unit), (244, 235, 218))
    pygame.draw.aacircle(ground, rgb("#F1E6D0"), moon, max(4, round(42 * unit)))
    _roofs(ground, horizon, unit, rgb("#2B2838"), 11, 1.25)
    _roofs(ground, horizon, unit, rgb("#1F1D29"), 5, 0.85)
    _machine(ground, round(width * (0.5 if tall else 0.74)), horizon, unit * (1.0 if tall else 1.25))
    _knitters(ground, width, height, unit, tall)
    shade = materials.vertical(width, height, (18, 18, 27, 200), (18, 18, 27, 0)) if tall else _from_left(width, height)
    ground.blit(shade, (0, 0))
    return ground


def _sky(t: float) -> Colour:
    for (a, one), (b, other) in pairwise(_SKY):
        if t <= b:
            return mix(one, other, (t - a) / (b - a))
    return _SKY[-1][1]


def _from_left(width: int, height: int) -> pygame.Surface:
    strip = pygame.Surface((64, 1), pygame.SRCALPHA, 32)
    for i in range(64):
        strip.set_at((i, 0), (18, 18, 27, round(235 * max(0.0, 1 - i / 38) ** 0.8)))
    return pygame.transform.smoothscale(strip, (width, height))


def _glow(ground: pygame.Surface, at: tuple[int, int], radius: int, colour: Colour) -> None:
    tile = pygame.Surface((64, 64), pygame.SRCALPHA, 32)
    for j in range(64):
        for i in range(64):
            far = min(1.0, math.hypot(i - 31.5, j - 31.5) / 32)
            tile.set_at((i, j), (*colour[:3], round(46 * (1 - far) ** 2)))
    ground.blit(pygame.transform.smoothscale(tile, (2 * radius, 2 * radius)), (at[0] - radius, at[1] - radius))


def _roofs(ground: pygame.Surface, horizon: int, unit: float, colour: Colour, seed: int, tallness: float) -> None:
    chance, x = Random(seed), -40.0
    while x < ground.get_width():
        wide, high = chance.uniform(50, 120) * unit, chance.uniform(60, 170) * unit * tallness
        ground.fill(colour, (round(x), horizon - round(high), round(wide) + 1, round(high)))
        peak = chance.uniform(0.2, 0.6) * wide
        pygame.draw.polygon(
            ground,
            colour,
            [(x - 3, horizon - high + 1), (x + wide / 2, horizon - high - peak), (x + wide + 3, horizon - high + 1)],
        )
        for _ in range(chance.randrange(0, 3)):
            spot = (round(x + chance.uniform(0.2, 0.8) * wide), round(horizon - chance.uniform(0.2, 0.8) * high))
            ground.fill(rgb("#C9993A"), (*spot, max(2, round(5 * unit)), max(3, round(8 * unit))))
        x += wide * chance.uniform(0.9, 1.2)


def _machine(ground: pygame.Surface, x: int, base: int, unit: float) -> None:
    def box(dx: float, dy: float, w: float, h: float, colour: Colour) -> None:
        ground.fill(colour, (round(x + dx * unit), round(base + dy * unit), round(w * unit), round(h * unit)))

    light, dark = mix(WOOD, PAPER, 0.16), mix(WOOD, (0, 0, 0), 0.42)
    for side in (-92, 62):
        box(side, -560, 30, 560, WOOD)
        box(side + 20, -560, 10, 560, dark)
    box(-120, -600, 240, 44, light)
    box(-120, -566, 240, 10, dark)
    box(-62, -520, 124, 44, WOOD)
    for colour, corners in (
        (rgb("#C9D2DA"), ((-60, -476), (60, -476), (60, -420), (-60, -340))),
        (rgb("#8D98A5"), ((-60, -358), (60, -438), (60, -420), (-60, -340))),
    ):
        pygame.draw.polygon(ground, colour, [(x + dx * unit, base + dy * unit) for dx, dy in corners])
    box(-62, -120, 124, 90, WOOD)
    pygame.draw.circle(ground, rgb("#15131B"), (x, round(base - 78 * unit)), round(26 * unit))
    box(-300, 0, 640, 26, light)
    box(-300, 20, 640, 10, dark)


def _knitters(ground: pygame.Surface, width: int, height: int, unit: float, tall: bool) -> None:
    """Three plain figures on a bench, each with her bonnet and her work."""
    dress = (rgb("#574F60"), rgb("#5E3B34"), rgb("#2E4E62"))
    bonnet = (PAPER, BLOOD, PAPER)
    skin = (rgb("#EDBFA0"), rgb("#E2A07E"), rgb("#94603F"))
    work = (BLOOD, rgb("#2F5FB0"), GOLD)
    middle, step = width * (0.5 if tall else 0.77), 300 * unit * (0.75 if tall else 1)
    for n in range(3):
        x, y = middle + (n - 1) * step, height - (250 if n != 1 else 220) * unit
        _figure(ground, x, y, unit * 1.15, dress[n], bonnet[n], skin[n], work[n])


def _figure(
    ground: pygame.Surface, x: float, y: float, u: float, dress: Colour, bonnet: Colour, skin: Colour, work: Colour
) -> None:
    def oval(dx: float, dy: float, w: float, h: float, colour: Colour) -> None:
        pygame.draw.ellipse(
            ground,
            colour,
            pygame.Rect(round(x + (dx - w / 2) * u), round(y + (dy - h / 2) * u), round(w * u), round(h * u)),
        )

    oval(0, 210, 280, 380, mix(dress, (0, 0, 0), 0.35))
    oval(-8, 205, 256, 370, dress)
    oval(0, 84, 130, 70, PAPER)
    oval(0, 0, 84, 108, skin)
    oval(14, 6, 56, 92, mix(skin, (0, 0, 0), 0.12))
    oval(-4, 0, 70, 100, skin)
    oval(0, -44, 120, 84, bonnet)
    oval(0, -22, 128, 26, mix(bonnet, (0, 0, 0), 0.14))
    for side in (-1, 1):
        pygame.draw.circle(ground, rgb("#2A2028"), (round(x + side * 17 * u), round(y + 4 * u)), max(1, round(4 * u)))
    pygame.draw.rect(ground, work, pygame.Rect(round(x - 42 * u), round(y + 190 * u), round(84 * u), round(220 * u)))
    for k in range(14):
        pygame.draw.line(
            ground,
            mix(work, PAPER, 0.35),
            (x - 42 * u, y + (196 + k * 16) * u),
            (x + 42 * u, y + (196 + k * 16) * u),
            max(1, round(2 * u)),
        )
    for side in (-1, 1):
        oval(side * 58, 178, 46, 40, skin)
        pygame.draw.line(
            ground,
            rgb("#C9D2DA"),
            (x + side * 76 * u, y + 216 * u),
            (x - side * 40 * u, y + 160 * u),
            max(2, round(6 * u)),
        )


def _curtain_name(width: int, height: int) -> str:
    return "scene/curtain_tall" if height > width else "scene/curtain"


def expect_curtain(app: App) -> None:
    """It will fall as soon as everybody has seen what happened."""
    width, height = app.transform.upright
    app.images.ahead(_curtain_name(width, height), width)


def curtain(app: App, width: int, height: int) -> pygame.Surface:
    """The red curtain over the whole table, with its golden pelmet. The same whatever it hides."""
    name = _curtain_name(width, height)

    def make() -> pygame.Surface:
        if app.images.has(name):
            return _opaque(app.images.filling(name, width, height, 0.5, 0.0))
        return _curtain(width, height)

    return shapes.kept_ground(("curtain", width, height, app.images.has(name)), make)


def _curtain(width: int, height: int) -> pygame.Surface:
    first, last = rgb("#6E1A24"), rgb("#3E0D14")
    cloth = pygame.Surface((width, height), 0, 32)
    unit = min(width, height) / 1080
    fold = max(24, round(120 * unit))
    strip = pygame.Surface((32, 1), 0, 32)
    for i in range(32):
        t = i / 31
        strip.set_at(
            (i, 0),
            mix(mix(first, (255, 255, 255), 0.10), first, t / 0.28)
            if t < 0.28
            else mix(first, last, (t - 0.28) / 0.47)
            if t < 0.75
            else mix(last, rgb("#25070C"), (t - 0.75) * 4),
        )
    tile = pygame.transform.smoothscale(strip, (fold, height))
    for x in range(0, width, fold):
        cloth.blit(tile, (x, 0))
    _vignette(cloth)
    _pelmet(cloth, unit)
    return cloth


def _vignette(cloth: pygame.Surface) -> None:
    w, h = cloth.get_size()
    tile = pygame.Surface((48, 27), 0, 32)
    for j in range(27):
        for i in range(48):
            far = math.hypot((i - 23.5) / 34, (j - 12) / 19)
            light = round(255 - 170 * min(1.0, far) ** 2.2)
            tile.set_at((i, j), (light, light, light))
    cloth.blit(pygame.transform.smoothscale(tile, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _pelmet(cloth: pygame.Surface, unit: float) -> None:
    """Drawn twice as large and scaled down, so that its bows are smooth."""
    width = cloth.get_width()
    bow, deep, foot = 240 * unit * 2, 122 * unit * 2, 60 * unit * 2
    tile = shapes.clear_surface(width * 2, round(170 * unit * 2), (60, 10, 16))
    count = math.ceil(width * 2 / bow)
    for n in range(count):
        x = n * bow
        curve = [(x + bow * t, foot + (deep - foot) * (1 - (2 * t - 1) ** 2)) for t in (k / 24 for k in range(25))]
        pygame.draw.polygon(tile, rgb("#5A1620"), [(x, 0), (x + bow, 0), *reversed(curve)])
        inner = [(px, py - 10 * unit * 2) for px, py in curve]
        pygame.draw.polygon(tile, rgb("#8C222E"), [(x, 0), (x + bow, 0), *reversed(inner)])
        for k, (px, py) in enumerate(curve[1:-1]):
            thread = max(2, round(8 * unit))
            pygame.draw.line(tile, GOLD if k % 2 else GOLD_DEEP, (px, py), (px, py + 40 * unit), thread)
        pygame.draw.lines(tile, GOLD, False, curve, max(3, round(14 * unit)))
    for n in range(count + 1):
        x = n * bow
        pygame.draw.polygon(
            tile,
            GOLD,
            [
                (x - 22 * unit, foot + 34 * unit),
                (x + 22 * unit, foot + 34 * unit),
                (x + 30 * unit, foot + 150 * unit),
                (x - 30 * unit, foot + 150 * unit),
            ],
        )
        pygame.draw.circle(tile, GOLD_LIGHT, (round(x), round(foot + 24 * unit)), round(24 * unit))
    small = pygame.transform.smoothscale(tile, (width, round(170 * unit)))
    cloth.blit(small, (0, 0))


def knitting(app: App, width: int, height: int) -> pygame.Surface:
    """A piece of knitting with one dropped stitch: the picture of a fault."""

    def make() -> pygame.Surface:
        if app.images.has("scene/trouble"):
            return app.images.picture("scene/trouble", width, height)
        return _knitting(width, height)

    return shapes.kept(("knitting", width, height, app.images.has("scene/trouble")), make)


def _knitting(width: int, height: int) -> pygame.Surface:
    big_w, big_h = width * 2, height * 2
    tile = shapes.clear_surface(big_w, big_h, BLOOD)
    left, top, right, bottom = big_w * 0.12, big_h * 0.14, big_w * 0.88, big_h * 0.78
    pygame.draw.polygon(tile, BLOOD, [(left, top + 20), (right, top), (right + 20, bottom - 20), (left + 30, bottom)])
    rows, step = 26, (right - left) / 26
    for r in range(rows):
        y = top + 20 + r * (bottom - top - 40) / rows
        points = [(left + r * 0.7 + k * step / 2, y + (step * 0.3 if k % 2 else 0)) for k in range(52)]
        pygame.draw.aalines(tile, rgb("#D9717A"), False, points)
    hole = pygame.Rect(0, 0, round(big_w * 0.09), round(big_h * 0.34))
    hole.center = (big_w // 2, round(big_h * 0.44))
    pygame.draw.ellipse(tile, NIGHT, hole)
    for k in range(9):
        y = hole.top + hole.h * (k + 1) / 10
        pygame.draw.line(tile, rgb("#7A1420"), (hole.left + hole.w * 0.25, y), (hole.right - hole.w * 0.25, y), 5)
    pygame.draw.ellipse(
        tile, rgb("#E5676B"), pygame.Rect(hole.centerx - hole.w * 0.35, hole.bottom - 10, hole.w * 0.7, hole.w), 8
    )
    pygame.draw.line(
        tile, rgb("#C9D2DA"), (left - big_w * 0.08, top + 34), (right + big_w * 0.08, top - 30), max(6, big_w // 60)
    )
    pygame.draw.circle(tile, GOLD, (left - big_w * 0.08, top + 34), big_w // 38)
    out = pygame.transform.smoothscale(tile, (width, height))
    ball = materials.wool(max(8, width // 11), BLOOD)
    out.blit(ball, ball.get_rect(center=(round(width * 0.4), round(height * 0.9))))
    return out
