"""Smooth shapes that pygame does not draw: rounded boxes, cut corners, a ring that fills.

All take and give real pixels, and are kept in one bounded store. Corners are drawn four times as large and
scaled down once; the rest of a box is filled plainly, so a large panel costs no more than a small one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

import pygame

from . import ration
from .cache import SurfaceCache
from .theme import BLACK, GOLD_DEEP, SLATE, Colour, opacity

_LEAST, _SHARE = 6 * 1024 * 1024, 1.05  # bytes kept at any size of the window; and what part of its picture
_KEPT = SurfaceCache(_LEAST)
_GROUND: dict[str, tuple[Hashable, pygame.Surface]] = {}  # one picture as large as the window, no more
THREAD: Colour = (21, 19, 27, 225)  # round what is lit
TIMES = 4  # supersampling
_WIDE = 60  # pixels of a radius
STAMPED = 1 << 14  # pixels from which on a box is drawn where it stands, instead of being kept
_STRIP = 16  # pixels high


def kept(key: Hashable, make: Callable[[], pygame.Surface], work: int = 0) -> pygame.Surface:
    return _KEPT.get(key, make, work)


def make_room(width: int, height: int) -> None:
    """For a window of this size: its sheets of paper and what is small are kept."""
    _KEPT.limit = max(_LEAST, round(_SHARE * width * height * 4))


def kept_ground(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """A picture as large as the window: only the one drawn last is kept, since each takes many megabytes."""
    found = _GROUND.get("last")
    if found is None or found[0] != key:
        held = ration.held(("ground", key))
        _GROUND.clear()
        found = _GROUND["last"] = (key, held or make())
        if held is None:
            ration.hold(("ground", key), found[1])
            ration.spend(ration.PORTION)
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


def rounded(
    width: int, height: int, radius: int, fill: Colour | None, edge: Colour | None = None, edge_width: int = 0
) -> pygame.Surface:
    """A box with smooth corners, filled and edged. Colours may have an alpha."""
    width, height = max(1, width), max(1, height)
    radius = max(0, min(radius, width // 2, height // 2))
    key = ("rounded", width, height, radius, fill, edge, edge_width)
    return _KEPT.get(key, lambda: _rounded(width, height, radius, fill, edge, edge_width), (TIMES * radius) ** 2)


def threaded(
    width: int, height: int, radius: int, fill: Colour | None, edge: Colour, edge_width: int
) -> pygame.Surface:
    """The same with its edge on a dark thread, so that it shows on any ground. The picture is larger by the thread:
    blit it by its middle."""
    thread = max(1, round(edge_width / 3))
    key = ("threaded", width, height, radius, fill, edge, edge_width)

    def make() -> pygame.Surface:
        wide, high = max(1, width) + 2 * thread, max(1, height) + 2 * thread
        sheet = rounded(wide, high, radius + thread, None, THREAD, edge_width + 2 * thread).copy()
        sheet.blit(rounded(width, height, radius, fill, edge, edge_width), (thread, thread))
        return sheet

    return _KEPT.get(key, make, (TIMES * radius) ** 2)


def stamp(
    surface: pygame.Surface,
    area: pygame.Rect,
    radius: int,
    fill: Colour | None,
    edge: Colour | None = None,
    edge_width: int = 0,
) -> None:
    """Draw such a box on a picture. A large one takes no memory: but for its corners it is plain lines and blocks."""
    if area.w * area.h < STAMPED or min(area.size) < 2 * radius or (edge and opacity(edge) < 255):
        surface.blit(rounded(area.w, area.h, radius, fill, edge, edge_width), area)
        return
    thick, wide, high = edge_width if edge else 0, area.w - 2 * radius, area.h - 2 * radius
    if fill:
        for part in (
            (area.x + radius, area.y, wide, radius),
            (area.x, area.y + radius, area.w, high),
            (area.x + radius, area.bottom - radius, wide, radius),
        ):
            block(surface, fill, pygame.Rect(part))
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


def block(surface: pygame.Surface, colour: Colour, area: pygame.Rect) -> None:
    """Fill a part of a picture; with a colour that lets something through, in strips of one that is kept."""
    if opacity(colour) == 255:
        surface.fill(colour, area)
        return

    def make() -> pygame.Surface:
        strip = pygame.Surface((area.w, _STRIP), pygame.SRCALPHA, 32)
        strip.fill(colour)
        return strip

    strip = kept(("strip", area.w, colour), make)
    for y in range(area.y, area.bottom, _STRIP):
        surface.blit(strip, (area.x, y), (0, 0, area.w, min(_STRIP, area.bottom - y)))


def _rounded(
    width: int, height: int, radius: int, fill: Colour | None, edge: Colour | None, edge_width: int
) -> pygame.Surface:
    surface = clear_surface(width, height, fill or edge or BLACK)
    whole = surface.get_rect()
    if fill:
        pygame.draw.rect(surface, fill, whole)
    if edge and edge_width:
        pygame.draw.rect(surface, edge, whole, edge_width)
    if radius:
        corner = _corner(radius, fill, edge, edge_width)
        right, low = width - radius, height - radius
        for flip_x, flip_y, at in (
            (False, False, (0, 0)),
            (True, False, (right, 0)),
            (False, True, (0, low)),
            (True, True, (right, low)),
        ):
            surface.fill((0, 0, 0, 0), (*at, radius, radius))
            surface.blit(pygame.transform.flip(corner, flip_x, flip_y), at, special_flags=pygame.BLEND_RGBA_MAX)
    return surface


def _corner(radius: int, fill: Colour | None, edge: Colour | None, edge_width: int) -> pygame.Surface:
    times = TIMES if radius < _WIDE else 2  # where an edge is nearly straight, that is smooth enough
    big = radius * times
    tile = clear_surface(big, big, edge if edge and edge_width else fill or BLACK)
    box = pygame.Rect(0, 0, big * 3, big * 3)
    if fill:
        pygame.draw.rect(tile, fill, box, border_radius=big)
    if edge and edge_width:
        pygame.draw.rect(tile, edge, box, edge_width * times, border_radius=big)
    return pygame.transform.smoothscale(tile, (radius, radius))


def cut_round(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """A copy with rounded corners."""
    out = picture.copy()
    out.blit(rounded(*picture.get_size(), radius, (255, 255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def hold_ring(radius: int, part: float, width: int, colour: Colour = GOLD_DEEP) -> pygame.Surface:
    """A ring filled clockwise from the top: how long something has been held."""
    big = radius * 2
    tile = clear_surface(2 * big, 2 * big, colour)
    pygame.draw.circle(tile, SLATE, (big, big), big, width * 2)
    if part > 0:
        steps = max(2, round(90 * part))
        turns = [2 * math.pi * part * k / steps for k in range(steps + 1)]
        far, near = big, big - width * 2
        pygame.draw.polygon(
            tile,
            colour,
            [(big + far * math.sin(t), big - far * math.cos(t)) for t in turns]
            + [(big + near * math.sin(t), big - near * math.cos(t)) for t in reversed(turns)],
        )
    return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))


def blurred(picture: pygame.Surface, strength: int = 8) -> pygame.Surface:
    """Out of focus: scaled down and up again, which is quick at any size."""
    w, h = picture.get_size()
    small = pygame.transform.smoothscale(picture, (max(1, w // strength), max(1, h // strength)))
    soft = pygame.transform.box_blur(small, 1)
    return pygame.transform.smoothscale(soft, (w, h))
