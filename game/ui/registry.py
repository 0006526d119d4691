"""What the last drawn frame holds, in logical units: for tests, for keyboard focus and for speech.

Every text and every interactive place of a frame is noted as it is drawn, so nothing can be pressed
that is not seen, and a test can ask what anybody could read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from game.core.seats import EVERYONE, Seats


class Box(NamedTuple):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def scaled(self, part: float) -> Box:
        """About its middle."""
        return Box(self.x + self.w * (1 - part) / 2, self.y + self.h * (1 - part) / 2, self.w * part, self.h * part)

    def inside(self, other: Box, slack: float = 0.5) -> bool:
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def clipped(self, other: Box) -> Box:
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y))


class Drawn(NamedTuple):
    """A line of text as it stands in the frame. `viewer` is who may read it: EVERYONE for the public."""

    text: str
    box: Box
    viewer: Seats


@dataclass(slots=True)
class Target:
    """A place that answers to pointer and keys. `press` is what a click, Enter or Space does there."""

    id: str
    box: Box
    group: str = ""
    name: str = ""  # what speech output would call it
    press: Callable[[], None] | None = None
    step: Callable[[int], None] | None = None  # left or right arrow on a control with values: -1, +1
    point: Callable[[float, float, str], None] | None = None  # x, y, "down" | "drag" | "up" | "cancel"
    enabled: bool = True
    tip: str = ""
    focusable: bool = True
    keys: Callable[[Any], bool] | None = None  # a text field: gets keys and text first, says if it used them
    repeats: bool = False  # holding it presses again and again
    area: str = ""  # the scrolled area it lies in
    on_paper: bool = False  # the focus ring has to show on paper
    radius: float = 10
    ring: float = 5  # how far off the focus ring stands


@dataclass(slots=True)
class Registry:
    """Filled while a frame is drawn. Layers drawn from a cache replay what they noted."""

    drawn: list[Drawn] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)

    def clear(self) -> None:
        self.drawn.clear()
        self.targets.clear()

    def texts(self, audience: Seats | None = None) -> list[str]:
        """All lines in drawing order; with `audience` only those shown to exactly these eyes."""
        return [d.text for d in self.drawn if audience is None or d.viewer == audience]

    def at(self, x: float, y: float) -> Target | None:
        """The topmost target at a point."""
        return next((t for t in reversed(self.targets) if t.box.holds(x, y)), None)

    def find(self, id: str) -> Target | None:
        return next((t for t in self.targets if t.id == id), None)


PUBLIC = EVERYONE
