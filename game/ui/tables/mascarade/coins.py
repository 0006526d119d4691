"""Coins: stacks that can be counted at a glance, and coins on their way from one place to another.

Whatever changes at one moment flies at one moment: from every place that loses coins, and from the bank in the
middle of the table for what nobody loses, to every place that gains.
"""

from __future__ import annotations

from math import dist
from typing import NamedTuple

import pygame

from game.core.events import Counted
from game.core.view import TableView

from ...app import App
from ...canvas import Canvas
from ...shapes import kept
from ...table.beats import Beat
from ...table.card_draw import Sheet
from ...table.motion import ARC, LEAVE
from ...theme import GOLD, GOLD_DEEP, GOLD_LIGHT, INK, mix

STACK = 6  # coins in a full stack
FLIGHT, GAP = 0.5, 0.05  # seconds of one coin, and how much later the next one sets out
KEYS = ("coins", "court")
Place = tuple[str, int | None]  # of a counter
Point = tuple[float, float]


class Flight(NamedTuple):
    """One coin on its way; it sets out after so many seconds."""

    src: Place | None  # None: the bank
    dst: Place | None
    after: float


def flights(beat: Beat, before: TableView) -> list[Flight]:
    """The coins that change places in a beat, each giver's shared out among the takers in turn."""
    givers: list[Place | None] = []
    takers: list[Place | None] = []
    after = {
        (event.key, event.seat): event.value
        for event in beat.events
        if isinstance(event, Counted) and event.key in KEYS
    }
    for place, value in after.items():
        change = value - before.counters.get(place, 0)
        (takers if change > 0 else givers).extend([place] * abs(change))
    most = max(len(givers), len(takers))
    givers += [None] * (most - len(givers))
    takers += [None] * (most - len(takers))
    gap = min(GAP, 0.4 / most) if most else 0.0
    return [Flight(src, dst, i * gap) for i, (src, dst) in enumerate(zip(givers, takers))]


def seconds(flying: list[Flight]) -> float:
    """Until the last coin has landed."""
    return FLIGHT + flying[-1].after if flying else 0.0


def between(a: Point, b: Point, part: float) -> Point:
    """Where a coin is on its arc."""
    e = LEAVE(min(1.0, max(0.0, part)))
    return a[0] + (b[0] - a[0]) * e, a[1] + (b[1] - a[1]) * e - 4 * ARC * dist(a, b) * e * (1 - e)


def stacks(canvas: Canvas, app: App, x: float, y: float, coins: int, size: float, room: float) -> None:
    """`coins` in stacks of six from the left; (x, y) is the foot of the first one, `size` the width of a coin.

    `room` is how far to the right they may reach; more stacks stand closer.
    """
    columns = -(-coins // STACK)
    step = min(size * 1.06, (room - size) / max(1, columns - 1)) if columns > 1 else 0.0
    for n in range(columns):
        for k in range(min(STACK, coins - n * STACK)):
            coin(canvas, app, x + size / 2 + n * step, y - size * 0.28 - k * size * 0.165, size)


def coin(canvas: Canvas, app: App, x: float, y: float, size: float) -> None:
    """One coin seen from the side, its middle at (x, y)."""
    wide = max(4, canvas.px(size))
    high = max(3, round(wide * 68 / 120))
    if app.images.has("mascarade/coin_side"):
        picture = app.images.picture("mascarade/coin_side", wide, high)
        canvas.blit_centred(picture, x, y)
        return

    def make() -> pygame.Surface:
        drawn = Sheet(wide, wide, (200, 200))
        drawn.surface.fill((*GOLD_DEEP, 0))
        drawn.oval(100, 116, 96, 52, mix(GOLD_DEEP, INK, 0.35))
        drawn.oval(100, 100, 96, 52, mix(GOLD_DEEP, INK, 0.1))
        drawn.oval(100, 92, 96, 50, GOLD)
        drawn.oval(100, 90, 78, 38, GOLD_LIGHT, 6)
        return drawn.plain()

    canvas.blit_centred(kept(("coin", wide), make), x, y)
