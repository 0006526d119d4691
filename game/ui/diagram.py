"""An effect without words as it is told: step after step, each in place of the one before, and then it stands still."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from .table.motion import pace_of

if TYPE_CHECKING:
    from .app import App

STEP = 0.75  # seconds from one step to the next
FADE = 0.2  # of them, in which it appears over the one before


class Shown(NamedTuple):
    """A picture, and another that appears over it: `part` of it is there, 0..1."""

    picture: str
    coming: str = ""
    part: float = 0.0


def steps(app: App, diagram: str) -> tuple[str, ...]:
    """The pictures of a diagram, the whole one last. One of which no steps are drawn stands there whole."""
    early, n = [], 1
    while diagram and app.images.has(f"{diagram}_{n}"):
        early.append(f"{diagram}_{n}")
        n += 1
    return (*early, diagram)


def length(app: App, diagram: str) -> float:
    """Seconds until it is told; none where little is to move, or nothing."""
    pace = pace_of(app.settings)
    if pace.reduced or not pace.speed:
        return 0.0
    return pace.speed * ((len(steps(app, diagram)) - 1) * STEP + FADE)


def shown(app: App, diagram: str, age: float = inf) -> Shown:
    """What stands there `age` seconds after it was opened."""
    if age >= length(app, diagram):
        return Shown(diagram)
    told, now = steps(app, diagram), age / pace_of(app.settings).speed
    at = min(int(now / STEP), len(told) - 1)
    part = (now - at * STEP) / FADE
    return Shown(told[at - 1], told[at], part) if at and part < 1 else Shown(told[at])


class Clock:
    """How long a card has been shown."""

    def __init__(self) -> None:
        self.age, self._of = 0.0, ""

    def begin(self, diagram: str) -> None:
        """Another card is shown, or the same one still."""
        if diagram != self._of:
            self.age, self._of = 0.0, diagram

    def update(self, app: App, dt: float) -> bool:
        """True while something is still to be told."""
        tells = bool(self._of) and self.age < length(app, self._of)
        self.age += dt
        return tells
