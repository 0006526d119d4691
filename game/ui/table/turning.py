"""A table on a screen that lies flat between people: to which edge of the glass it is turned, and how it turns.

Edges are counted clockwise from the near one, as the sides of the chairs are. A turn goes through the dark, so that
nothing spins; each seat is at the same edge of the glass before it and after it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..canvas import Canvas
from ..theme import MOTION, ease
from .motion import Pace

EDGES = 4


class Turning:
    """`side`: quarter turns clockwise in which the table is shown now."""

    def __init__(self, side: int = 0) -> None:
        self.side = side
        self._goal = side
        self._age = 0.0  # seconds since the turn that is under way began
        self._hand: tuple[int, object] | None = None  # turned there by hand, as long as this is what is asked

    @property
    def under_way(self) -> bool:
        return self._goal != self.side or self._age > 0

    def by_hand(self, side: int, asked: object) -> None:
        """Somebody wants it there, until something else is asked."""
        self._hand = side, asked

    def chosen(self, asked: object) -> int | None:
        """Where somebody has turned it by hand, if that still counts."""
        return self._hand[0] if self._hand is not None and self._hand[1] == asked else None

    def at_once(self, side: int) -> None:
        self.side = self._goal = side
        self._age = 0.0

    def hurry(self) -> None:
        self.at_once(self._goal)

    def update(self, dt: float, side: int, pace: Pace) -> bool:
        """Turn towards this side. True while it is turning: in its first half what lay before is shown, in its second
        what lies now."""
        length = pace.of(MOTION.turn)
        if not self.under_way:
            if side == self.side:
                return False
            self._goal = side
        if pace.reduced or not length:
            self.hurry()
            return True
        self._age += dt
        if self._age >= length / 2:
            self.side = self._goal
        if self._age >= length:
            self.hurry()
        return True

    def shade(self, canvas: Canvas, pace: Pace) -> None:
        """Darker until the middle of the turn, then lighter."""
        length = pace.of(MOTION.turn)
        if not self.under_way or not length:
            return
        part = min(1.0, self._age / length)
        light = round(255 * ease(abs(2 * part - 1)))
        canvas.darken(light)


def first_place(sides: Sequence[int]) -> int:
    """The edge of the first seat in a ring of one seat an edge, clockwise as they sit, where most people have their own
    edge. Where two sit at one edge, or nobody at another, the ring is the one that is least amiss."""

    def amiss(first: int) -> int:
        away = [(side - first - seat) % EDGES for seat, side in enumerate(sides)]
        return sum(min(each, EDGES - each) for each in away)

    return min(range(EDGES), key=amiss)
