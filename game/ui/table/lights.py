"""What may be chosen and what would come of it: gold rims, lit places, ghosts, the dotted arc of a preview.

Gold is yours to choose; dashed gold is where it lands; thick gold is under the pointer.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from math import atan2, cos, hypot, sin

import pygame

from game.content.looks import Rect
from game.core.view import TableView

from ..canvas import Canvas
from ..registry import Box
from ..shapes import clear_surface, threaded
from ..theme import BLACK, GOLD_LIGHT
from .layout import Layout
from .shapes import Spot

Point = tuple[float, float]


def lit(canvas: Canvas, rect: Rect, k: float, over: bool, radius: float = 10) -> None:
    """A place where the held thing may go."""
    box = Box(*rect).grown(3 * k)
    area = canvas.rect(box)
    wide = box.w > canvas.width * 0.5  # a large place is tinted less: cards lie on it
    wash = (*GOLD_LIGHT, (14 if over else 5) if wide else (44 if over else 14))
    rim = threaded(area.w, area.h, canvas.px(radius * k), wash, GOLD_LIGHT, max(2, canvas.px((5 if over else 2.4) * k)))
    canvas.surface.blit(rim, rim.get_rect(center=area.center))


def arc(canvas: Canvas, a: Point, b: Point, k: float, under: bool = False) -> None:
    """A dotted gold arc from a to b with a head, on a dark thread so that it shows on any ground; upwards, or `under`
    them."""
    far = hypot(b[0] - a[0], b[1] - a[1])
    if far < 30 * k:
        return
    high = min(96 * k, far * 0.32) * (-1 if under else 1)
    bend = ((a[0] + (b[0] - a[0]) * 0.18, a[1] - high), (b[0] - (b[0] - a[0]) * 0.2, b[1] - high))
    points = [bezier(a, bend[0], bend[1], b, i / 60) for i in range(61)]
    x0, y0 = min(x for x, _ in points) - 30 * k, min(y for _, y in points) - 30 * k
    w, h = max(x for x, _ in points) - x0 + 30 * k, max(y for _, y in points) - y0 + 30 * k
    sheet = clear_surface(canvas.px(w) * 2, canvas.px(h) * 2, BLACK)
    scale = canvas.scale * 2
    at = [((x - x0) * scale, (y - y0) * scale) for x, y in points]
    for (x, y), (nx, ny) in itertools.pairwise(at):
        pygame.draw.line(sheet, (21, 19, 27, 120), (x, y), (nx, ny), max(2, round(11 * k * scale)))
    walked, step = 0.0, 13 * k * scale
    for (x, y), (nx, ny) in itertools.pairwise(at):
        walked += hypot(nx - x, ny - y)
        if walked >= step:
            walked = 0
            pygame.draw.circle(sheet, (*GOLD_LIGHT, 255), (x, y), max(2, round(3.2 * k * scale)))
    angle = atan2(at[-1][1] - at[-5][1], at[-1][0] - at[-5][0])
    tip, size = at[-1], 22 * k * scale
    head = [tip] + [(tip[0] - size * cos(angle + turn), tip[1] - size * sin(angle + turn)) for turn in (0.45, -0.45)]
    pygame.draw.polygon(sheet, (*GOLD_LIGHT, 255), head)
    small = pygame.transform.smoothscale(sheet, (max(1, sheet.get_width() // 2), max(1, sheet.get_height() // 2)))
    canvas.blit(small, x0, y0)


def bezier(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    u = 1 - t
    return tuple(u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s for p, q, r, s in zip(a, b, c, d))  # type: ignore[return-value]


def moved_to(before: TableView, after: TableView, handle: str) -> bool:
    """Whether a card lies in another zone than before."""
    was, now = ({card.handle: zone for zone, row in view.zones.items() for card in row} for view in (before, after))
    return was.get(handle) != now.get(handle)


def movers(before: TableView, after: TableView, picked: str | None = None) -> list[str]:
    """Cards that an answer would move, not those that only close up behind them. Of two that change places it is the
    `picked` one that moves."""
    moved: list[str] = []
    was = {card.handle: zone for zone, cards in before.zones.items() for card in cards}
    for zone, cards in after.zones.items():
        names = [card.handle for card in cards if card.face is not None]
        came = [name for name in names if was.get(name) not in (None, zone)]
        stayed = [name for name in names if was.get(name) == zone]
        old = [card.handle for card in before.zones.get(zone, ()) if card.handle in set(stayed)]
        moved += came + out_of_order(old, stayed, picked)
    return moved


def out_of_order(before: list[str], after: list[str], picked: str | None = None) -> list[str]:
    """The fewest names that must have moved for one row to become the other: all but a longest common row.
    Where several answers are as short, the one with `picked` in it."""
    fewest = _out_of_order(before, after)
    if picked not in after or picked in fewest or not fewest:
        return fewest
    others = _out_of_order([name for name in before if name != picked], [name for name in after if name != picked])
    return [picked, *others] if len(others) < len(fewest) else fewest


def _out_of_order(before: list[str], after: list[str]) -> list[str]:
    place = {name: i for i, name in enumerate(before)}
    order = [place[name] for name in after]
    best: list[tuple[int, ...]] = []  # best[i]: longest rising row that ends with order[i]
    for i, value in enumerate(order):
        shorter = [best[j] for j in range(i) if order[j] < value]
        best.append((*longest(shorter), value))
    kept = set(longest(best))
    return [name for name in after if place[name] not in kept]


def previewed(
    before: TableView, after: TableView, was: Mapping[str, Spot], now: Layout, picked: str | None = None
) -> list[tuple[str, Spot, Spot]]:
    """Each card that would move, from where it lies to where it would lie."""
    pairs = [
        (name, was[name], now.spots[name])
        for name in movers(before, after, picked)
        if name in was and name in now.spots
    ]
    return [(name, a, b) for name, a, b in pairs if hypot(a.x - b.x, a.y - b.y) > a.w * 0.4][:6]


def aside(
    before: TableView, after: TableView, was: Mapping[str, Spot], now: Layout, moved: set[str]
) -> dict[str, Spot]:
    """Cards that would only step aside in their own open row, with where they would stand."""
    steps: dict[str, Spot] = {}
    for zone, cards in after.zones.items():
        stayed = {card.handle for card in before.zones.get(zone, ())} - moved - now.piled
        for name in (card.handle for card in cards if card.face is not None and card.handle in stayed):
            if name in was and was[name].shown and was[name] != now.spots[name]:
                steps[name] = now.spots[name]
    return steps


def longest(rows: list[tuple[int, ...]]) -> tuple[int, ...]:
    return max(rows, key=lambda row: len(row), default=())
