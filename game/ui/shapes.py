"""Smooth shapes that pygame does not draw: rounded boxes, soft shadows, paper, gradients, tokens.

All take and give real pixels, and are kept in one bounded store. Corners are drawn four times as large and
scaled down once; the rest of a box is filled plainly, so a large panel costs no more than a small one.
"""
from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from itertools import pairwise
from random import Random

import pygame

from .cache import SurfaceCache
from .theme import (
    BLACK,
    DUSK,
    GOLD_DEEP,
    LAMP,
    NIGHT,
    PAPER,
    PAPER_2,
    PAPER_3,
    SLATE,
    Colour,
    Token,
    mix,
)

_LEAST, _SHARE = 6 * 1024 * 1024, 1.05        # bytes kept at any size of the window; and what part of its picture
_KEPT = SurfaceCache(_LEAST)
_GROUND: dict[str, tuple[Hashable, pygame.Surface]] = {}      # one picture as large as the window, no more
_TIMES = 4          # supersampling
_STAMPED = 1 << 14  # pixels from which on a box is drawn where it stands, instead of being kept
_STRIP = 16         # pixels high
_SHADES = 512       # of a lamp's light, from its middle to where it reaches
_NIGHTFALL = (43, 20, 54)      # what shadows lean to


def kept(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    return _KEPT.get(key, make)


def make_room(width: int, height: int) -> None:
    """For a window of this size: its sheets of paper and what is small are kept."""
    _KEPT.limit = max(_LEAST, round(_SHARE * width * height * 4))


def kept_ground(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """A picture as large as the window: only the one drawn last is kept, since each takes many megabytes."""
    found = _GROUND.get("last")
    if found is None or found[0] != key:
        _GROUND.clear()
        found = _GROUND["last"] = (key, make())
    return found[1]


def forget_ground() -> None:
    """Nothing as large as the window is wanted for a while."""
    _GROUND.clear()


def forget() -> None:
    _KEPT.clear()
    _GROUND.clear()


def clear_surface(width: int, height: int, colour: Colour = BLACK) -> pygame.Surface:
    """Nothing at all, but in a colour, so that soft edges do not darken."""
    surface = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA, 32)
    surface.fill((*colour[:3], 0))
    return surface


def turned(picture: pygame.Surface, angle: float, scale: float = 1.0, edge: Colour = BLACK) -> pygame.Surface:
    """Counter-clockwise by so many degrees. A clear rim in the colour of its edge lets the edge be turned smoothly."""
    rim = 2 * max(1, round(1 / scale))
    framed = clear_surface(picture.get_width() + 2 * rim, picture.get_height() + 2 * rim, edge)
    framed.blit(picture, (rim, rim))
    return pygame.transform.rotozoom(framed, angle, scale)


# ---------------------------------------------------------------------- boxes
def rounded(width: int, height: int, radius: int, fill: Colour | None, edge: Colour | None = None,
            edge_width: int = 0) -> pygame.Surface:
    """A box with smooth corners, filled and edged. Colours may have an alpha."""
    width, height = max(1, width), max(1, height)
    radius = max(0, min(radius, width // 2, height // 2))
    key = ("rounded", width, height, radius, fill, edge, edge_width)
    return _KEPT.get(key, lambda: _rounded(width, height, radius, fill, edge, edge_width))


def stamp(surface: pygame.Surface, area: pygame.Rect, radius: int, fill: Colour | None, edge: Colour | None = None,
          edge_width: int = 0) -> None:
    """Draw such a box on a picture. A large one takes no memory: but for its corners it is plain lines and blocks."""
    if area.w * area.h < _STAMPED or min(area.size) < 2 * radius or (edge and _alpha(edge) < 255):
        surface.blit(rounded(area.w, area.h, radius, fill, edge, edge_width), area)
        return
    thick, wide, high = edge_width if edge else 0, area.w - 2 * radius, area.h - 2 * radius
    if fill:
        for part in ((area.x + radius, area.y, wide, radius), (area.x, area.y + radius, area.w, high),
                     (area.x + radius, area.bottom - radius, wide, radius)):
            _block(surface, fill, pygame.Rect(part))
    if edge and thick:
        for y in (area.y, area.bottom - thick):
            surface.fill(edge, (area.x + radius, y, wide, thick))
        for x in (area.x, area.right - thick):
            surface.fill(edge, (x, area.y + radius, thick, high))
    if radius:
        corners = rounded(2 * radius, 2 * radius, radius, fill, edge, edge_width)
        for right in (False, True):
            for low in (False, True):
                at = area.right - radius if right else area.x, area.bottom - radius if low else area.y
                surface.blit(corners, at, (radius * right, radius * low, radius, radius))


def _block(surface: pygame.Surface, colour: Colour, area: pygame.Rect) -> None:
    """Fill a part of a picture; with a colour that lets something through, in strips of one that is kept."""
    if _alpha(colour) == 255:
        surface.fill(colour, area)
        return

    def make() -> pygame.Surface:
        strip = pygame.Surface((area.w, _STRIP), pygame.SRCALPHA, 32)
        strip.fill(colour)
        return strip
    strip = kept(("strip", area.w, colour), make)
    for y in range(area.y, area.bottom, _STRIP):
        surface.blit(strip, (area.x, y), (0, 0, area.w, min(_STRIP, area.bottom - y)))


def _rounded(width: int, height: int, radius: int, fill: Colour | None, edge: Colour | None,
             edge_width: int) -> pygame.Surface:
    surface = clear_surface(width, height, fill or edge or BLACK)
    whole = surface.get_rect()
    if fill:
        pygame.draw.rect(surface, fill, whole)
    if edge and edge_width:
        pygame.draw.rect(surface, edge, whole, edge_width)
    if radius:
        corner = _corner(radius, fill, edge, edge_width)
        right, low = width - radius, height - radius
        for flip_x, flip_y, at in ((False, False, (0, 0)), (True, False, (right, 0)),
                                   (False, True, (0, low)), (True, True, (right, low))):
            surface.fill((0, 0, 0, 0), (*at, radius, radius))
            surface.blit(pygame.transform.flip(corner, flip_x, flip_y), at, special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def _corner(radius: int, fill: Colour | None, edge: Colour | None, edge_width: int) -> pygame.Surface:
    big = radius * _TIMES
    tile = clear_surface(big, big, edge if edge and edge_width else fill or BLACK)
    box = pygame.Rect(0, 0, big * 3, big * 3)
    if fill:
        pygame.draw.rect(tile, fill, box, border_radius=big)
    if edge and edge_width:
        pygame.draw.rect(tile, edge, box, edge_width * _TIMES, border_radius=big)
    return pygame.transform.smoothscale(tile, (radius, radius))


def shadow(width: int, height: int, radius: int, blur: int, strength: int = 140) -> pygame.Surface:
    """A soft black shadow, `blur` pixels larger on every side than the thing that throws it."""
    key = ("shadow", width, height, radius, blur, strength)
    return _KEPT.get(key, lambda: new_shadow(width, height, radius, blur, strength))


def new_shadow(width: int, height: int, radius: int, blur: int, strength: int = 140) -> pygame.Surface:
    """The same, not kept: for a picture that is itself kept."""
    blur = max(1, blur)
    small = max(1, blur // 3)              # blurred at a fraction of its size: soft is soft at any size
    w, h = max(1, (width + 2 * blur) // small), max(1, (height + 2 * blur) // small)
    tile = clear_surface(w, h)
    pygame.draw.rect(tile, (0, 0, 0, strength), (blur // small, blur // small, width // small, height // small),
                     border_radius=max(1, radius // small))
    soft = pygame.transform.gaussian_blur(tile, 2)
    return pygame.transform.smoothscale(soft, (width + 2 * blur, height + 2 * blur))


def cut_round(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy with rounded corners."""
    out = picture.copy()
    out.blit(rounded(*picture.get_size(), radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


# ---------------------------------------------------------------------- grounds
def radial(width: int, height: int, stops: tuple[tuple[float, Colour], ...], x: float, y: float,
           reach: float = 1.0) -> pygame.Surface:
    """A lamp at (x, y) of the picture; stops run from 0 at the lamp to 1 at `reach` times the longer side."""
    key = ("radial", width, height, stops, x, y, reach)
    return _KEPT.get(key, lambda: _radial(width, height, stops, x, y, reach))


def _radial(width: int, height: int, stops: tuple[tuple[float, Colour], ...], x: float, y: float,
            reach: float) -> pygame.Surface:
    step = max(1, max(width, height) // 120)
    w, h = width // step + 2, height // step + 2
    far = reach * max(w, h)
    lit = [bytes((*_at(stops, k / _SHADES)[:3], 255)) for k in range(2 * _SHADES)]
    dots, across = bytearray(), [(i - x * w) ** 2 for i in range(w)]
    for j in range(h):
        dy, part = (j - y * h) ** 2, _SHADES / far
        dots += b"".join([lit[min(int(math.sqrt(dx + dy) * part), 2 * _SHADES - 1)] for dx in across])
    tile = pygame.Surface((w, h), 0, 32)
    tile.blit(pygame.image.frombuffer(dots, (w, h), "RGBA"), (0, 0))
    return pygame.transform.smoothscale(tile, (width, height))


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
            alpha = round(_alpha(top) * (1 - part) + _alpha(bottom) * part)
            tile.set_at((0, j), (*mix(top, bottom, part), alpha))
        return pygame.transform.smoothscale(tile, (max(1, width), max(1, height)))
    return _KEPT.get(key, make)


def _alpha(colour: Colour) -> int:
    return colour[3] if len(colour) == 4 else 255


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


def _grain() -> pygame.Surface:
    """A tile of paper fibres, to be multiplied in."""
    def make() -> pygame.Surface:
        chance = Random(3)
        tile = pygame.Surface((128, 128), 0, 32)
        for j in range(128):
            for i in range(128):
                light = 250 + round(chance.gauss(0, 2.6))
                tile.set_at((i, j), (min(255, light), min(255, light), min(255, light)))
        return tile
    return _KEPT.get("grain", make)


def paper(width: int, height: int, radius: int, rule: Colour | None = None, unit: float = 1.0) -> pygame.Surface:
    """A printed sheet: light from the upper left, grain, and optionally a double printed rule inside the edge."""
    key = ("paper", width, height, radius, rule, round(unit, 3))

    def make() -> pygame.Surface:
        sheet = pygame.transform.smoothscale(_diagonal(mix(PAPER, (255, 244, 220), 0.4), mix(PAPER, PAPER_2, 0.55)),
                                             (max(1, width), max(1, height)))
        grain = _grain()
        for j in range(0, height, 128):
            for i in range(0, width, 128):
                sheet.blit(grain, (i, j), special_flags=pygame.BLEND_RGB_MULT)
        if rule:
            _double_rule(sheet, radius, rule, unit)
        return cut_round(sheet, radius)
    return _KEPT.get(key, make)


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
            sheet.blit(rounded(w - 2 * far, h - 2 * far, max(2, radius - round(far * 0.6)), None, colour,
                               max(1, round(width * unit))), (far, far))


def placeholder(name: str, width: int, height: int) -> pygame.Surface:
    """Stands in for a picture that has not been baked: a quiet medallion on paper, of a tone of its own."""
    def make() -> pygame.Surface:
        tone = Random(name).choice(((91, 38, 120), (36, 100, 168), (168, 35, 31), (71, 116, 37), (117, 113, 107)))
        radius = max(2, round(width * 0.054))
        sheet = rounded(width, height, radius, PAPER, PAPER_3, max(1, round(width * 0.01))).copy()
        inset = max(2, round(width * 0.06))
        inner = rounded(width - 2 * inset, height - 2 * inset, max(1, radius - inset // 2), mix(tone, PAPER, 0.55))
        sheet.blit(inner, (inset, inset))
        pygame.draw.ellipse(sheet, mix(tone, PAPER, 0.3), pygame.Rect(0, 0, width * 0.6, height * 0.6).move(
            round(width * 0.2), round(height * 0.2)), max(1, width // 60))
        return sheet
    return _KEPT.get(("placeholder", name, width, height), make)


# ---------------------------------------------------------------------- tokens
def token(token: Token, radius: int) -> pygame.Surface:
    """A person's sign: shape and colour, smooth, twice `radius` and a little more across."""
    def make() -> pygame.Surface:
        big = radius * _TIMES
        half = round(big * 1.3)
        tile = clear_surface(2 * half, 2 * half, token.colour)
        _draw_token(tile, token, half, big)
        return pygame.transform.smoothscale(tile, (round(radius * 2.6), round(radius * 2.6)))
    return _KEPT.get(("token", token, radius), make)


def _draw_token(tile: pygame.Surface, token: Token, c: int, r: int) -> None:
    colour = token.colour
    if token.shape == "bar":
        pygame.draw.rect(tile, colour, _box(c, c, r * 0.72, r * 2), border_radius=round(r * 0.34))
    elif token.shape == "disc":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.92))
    elif token.shape == "ring":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.95), round(r * 0.36))
    elif token.shape == "cross":
        pygame.draw.rect(tile, colour, _box(c, c, r * 0.62, r * 2), border_radius=r // 8)
        pygame.draw.rect(tile, colour, _box(c, c, r * 2, r * 0.62), border_radius=r // 8)
    elif token.shape == "square":
        pygame.draw.rect(tile, colour, _box(c, c, r * 1.64, r * 1.64), border_radius=r // 6)
    elif token.shape == "drop":
        pygame.draw.circle(tile, colour, (c, round(c + r * 0.3)), round(r * 0.72))
        pygame.draw.polygon(tile, colour, _points(c, r, [(-0.66, 0.1), (0, -1.1), (0.66, 0.1)]))
    elif token.shape == "crescent":
        pygame.draw.circle(tile, colour, (c, c), round(r * 0.98))
        pygame.draw.circle(tile, (*colour, 0), (round(c + r * 0.46), round(c - r * 0.2)), round(r * 0.76))
    elif token.shape == "heart":
        for side in (-0.42, 0.42):
            pygame.draw.circle(tile, colour, (round(c + side * r), round(c - r * 0.3)), round(r * 0.52))
        pygame.draw.polygon(tile, colour, _points(c, r, [(-0.9, -0.12), (0.9, -0.12), (0, 1.0)]))
    else:
        pygame.draw.polygon(tile, colour, _points(c, r, _corners(token.shape)))


def _box(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x - w / 2), round(y - h / 2), round(w), round(h))


def _points(c: int, r: int, corners: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(c + x * r, c + y * r) for x, y in corners]


def _corners(shape: str) -> list[tuple[float, float]]:
    if shape == "lozenge":
        return [(0, -1.12), (0.92, 0), (0, 1.12), (-0.92, 0)]
    if shape == "triangle":
        return [(0, -1), (1.06, 0.86), (-1.06, 0.86)]
    if shape == "hexagon":
        return [(math.cos(math.pi * (k / 3 + 1 / 6)), math.sin(math.pi * (k / 3 + 1 / 6))) for k in range(6)]
    if shape == "arrow":
        return [(0, -1.05), (1, 0.05), (0.42, 0.05), (0.42, 1), (-0.42, 1), (-0.42, 0.05), (-1, 0.05)]
    return [((1.15 if k % 2 == 0 else 0.5) * math.sin(math.pi * k / 5),
             -(1.15 if k % 2 == 0 else 0.5) * math.cos(math.pi * k / 5)) for k in range(10)]


def wool(radius: int, colour: Colour) -> pygame.Surface:
    """A ball of wool: the house's one ornament."""
    def make() -> pygame.Surface:
        r = radius * _TIMES
        tile = clear_surface(2 * r, 2 * r, colour)
        pygame.draw.circle(tile, mix(colour, _NIGHTFALL, 0.45), (r, r), r)
        for n in range(1, 9):                              # lit from the upper left, in rings
            lit = mix(mix(colour, _NIGHTFALL, 0.45), mix(colour, PAPER, 0.12), n / 8)
            pygame.draw.circle(tile, lit, (r - r * n * 0.028, r - r * n * 0.034), r * (1 - n * 0.075))
        threads = clear_surface(2 * r, 2 * r, colour)
        for turn, (x, y) in ((0.55, (0.3, -0.25)), (-0.75, (-0.35, -0.1)), (0.1, (0.0, 0.5))):
            for k in range(3):
                _thread(threads, r, (x, y), turn, 0.86 - k * 0.27, mix(colour, PAPER if k % 2 else _NIGHTFALL, 0.36))
        mask = clear_surface(2 * r, 2 * r, (255, 255, 255))
        pygame.draw.circle(mask, (255, 255, 255, 255), (r, r), r - 1)
        threads.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        tile.blit(threads, (0, 0))
        return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))
    return _KEPT.get(("wool", radius, colour), make)


def _thread(tile: pygame.Surface, r: int, at: tuple[float, float], turn: float, size: float, colour: Colour) -> None:
    """One wrap of the wool: half an ellipse, leaning."""
    points = []
    for k in range(25):
        a = math.pi * k / 24
        x, y = math.cos(a) * 1.05, math.sin(a) * size * 0.62
        points.append((r + r * (at[0] + x * math.cos(turn) - y * math.sin(turn)),
                       r + r * (at[1] + x * math.sin(turn) + y * math.cos(turn))))
    pygame.draw.lines(tile, colour, False, points, max(2, round(r * 0.09)))


def hold_ring(radius: int, part: float, width: int, colour: Colour = GOLD_DEEP) -> pygame.Surface:
    """A ring filled clockwise from the top: how long something has been held."""
    big = radius * 2
    tile = clear_surface(2 * big, 2 * big, colour)
    pygame.draw.circle(tile, SLATE, (big, big), big, width * 2)
    if part > 0:
        steps = max(2, round(90 * part))
        turns = [2 * math.pi * part * k / steps for k in range(steps + 1)]
        far, near = big, big - width * 2
        pygame.draw.polygon(tile, colour,
                            [(big + far * math.sin(t), big - far * math.cos(t)) for t in turns]
                            + [(big + near * math.sin(t), big - near * math.cos(t)) for t in reversed(turns)])
    return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))


def blurred(picture: pygame.Surface, strength: int = 8) -> pygame.Surface:
    """Out of focus: scaled down and up again, which is quick at any size."""
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // strength), max(1, h // strength)))
    soft = pygame.transform.box_blur(small, 1)
    return pygame.transform.smoothscale(soft, (w, h))
