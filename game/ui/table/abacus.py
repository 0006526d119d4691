"""Public figures that count: from what they said to what they say now, point by point, then a pop.

Whoever writes a figure on the still ground hands it to `write`. One that has changed stays off the ground until it has
counted to its end, and is drawn over it in every frame meanwhile; so nothing else need be drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from game.core.words import Arg, Halves

from ..canvas import Canvas
from .motion import NORMAL, Pace, counted

Draw = Callable[[Canvas, Arg, float], None]  # a value, and how large it stands: 1 at rest


@dataclass(slots=True)
class _Run:
    """One figure on its way."""

    old: int
    new: int
    halves: bool
    draw: Draw
    clock: float = 0.0

    @property
    def value(self) -> int:
        now = counted(self.old, self.new, self.clock)
        return now.value if now is not None else self.new

    def show(self, canvas: Canvas) -> None:
        now = counted(self.old, self.new, self.clock)
        value, size = now if now is not None else (self.new, 1.0)
        self.draw(canvas, Halves(value) if self.halves else value, size)


class Abacus:
    """The figures of one board. `pace`: without motion, or with less of it, they change at once."""

    def __init__(self) -> None:
        self.pace: Pace = NORMAL
        self._known: dict[Hashable, Arg] = {}
        self._running: dict[Hashable, _Run] = {}
        self._at_once = True

    @property
    def running(self) -> bool:
        return bool(self._running)

    def rest(self) -> None:
        """Whatever the figures say next has not just happened: nothing counts."""
        self._running.clear()
        self._at_once = True

    def finish(self) -> bool:
        """Everything at its end. True if something was on its way."""
        counting = self.running
        self._running.clear()
        return counting

    def written(self) -> None:
        """The ground is complete; what changes from now on counts."""
        self._at_once = False

    def write(self, canvas: Canvas, key: Hashable, value: Arg, draw: Draw) -> None:
        """Write a figure, or begin to count towards it. `key` says which it is; the same one, the same figure."""
        old, self._known[key] = self._known.get(key), value
        run, (before, after) = self._running.get(key), (_number(old), _number(value))
        if run is not None and run.new == after:
            run.draw = draw
            return
        if run is not None:
            before = run.value  # it is told something newer on its way
        moves = bool(self.pace.speed) and not self.pace.reduced and not self._at_once
        if not moves or before is None or after is None or before == after:
            self._running.pop(key, None)
            draw(canvas, value, 1.0)
            return
        self._running[key] = _Run(before, after, isinstance(value, Halves), draw)

    def draw(self, canvas: Canvas) -> None:
        """Those that are counting, above the ground."""
        for run in self._running.values():
            run.show(canvas)

    def update(self, dt: float) -> tuple[bool, bool]:
        """Time goes on. Whether something counts, and whether something has come to its end: the ground takes it."""
        for run in self._running.values():
            run.clock += dt / (self.pace.speed or 1)
        done = [key for key, run in self._running.items() if counted(run.old, run.new, run.clock) is None]
        moving = self.running
        for key in done:
            del self._running[key]
        return moving, bool(done)


def _number(value: Arg | None) -> int | None:
    return value if isinstance(value, int) else value.halves if isinstance(value, Halves) else None
