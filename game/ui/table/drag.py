"""A card in the hand of the pointer: when a press becomes a drag, how the card leans, and where it would land."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import exp, hypot

from game.content.looks import Rect

from .motion import NORMAL, Pace
from .shapes import Spot

START = 4.0  # pixels the pointer moves before a press is a drag
LEAN, MOST = 0.012, 14.0  # degrees for a unit a second, and at most
FOLLOW, UPRIGHT = 26.0, 9.0  # how fast the card follows the pointer and stands up again, per second
SCALE = 1.06  # a lifted card is nearer to the eye


@dataclass(slots=True)
class Drag:
    """One press on a card. Positions in canvas units; `pixel` is one pixel of the window in these units."""

    handle: str
    spot: Spot  # where the card lies
    x: float
    y: float
    pixel: float = 1.0
    begun: bool = False
    over: str | None = None
    lean: float = 0.0
    cx: float = 0.0  # middle of the drawn card
    cy: float = 0.0
    grip: tuple[float, float] = (0.0, 0.0)

    def __post_init__(self) -> None:
        self.cx, self.cy = self.spot.x, self.spot.y
        self.grip = (self.x - self.spot.x, self.y - self.spot.y)

    def move(self, x: float, y: float, places: Mapping[str, Rect]) -> None:
        """The pointer has moved; `places` are the lit targets."""
        ox, oy = self.spot.x + self.grip[0], self.spot.y + self.grip[1]
        if not self.begun and hypot(x - ox, y - oy) > START * self.pixel:
            self.begun = True
        self.x, self.y = x, y
        if self.begun:
            self.over = landing(self.held_rect(), (x, y), places)

    def held_rect(self) -> Rect:
        """The card as it hangs under the pointer, upright, whatever it still has to catch up."""
        w, h = self.spot.w * SCALE, self.spot.h * SCALE
        return self.x - self.grip[0] - w / 2, self.y - self.grip[1] - h / 2, w, h

    def update(self, dt: float, pace: Pace = NORMAL) -> bool:
        """Let the card follow and sway; with less motion or none it hangs at the pointer. True while it still moves."""
        if not self.begun or dt <= 0:
            return False
        gx, gy = self.x - self.grip[0], self.y - self.grip[1]
        if pace.reduced or not pace.speed:
            self.cx, self.cy, self.lean = gx, gy, 0.0
            return False
        part = 1 - exp(-FOLLOW * dt)
        dx = (gx - self.cx) * part
        self.cx, self.cy = self.cx + dx, self.cy + (gy - self.cy) * part
        wanted = max(-MOST, min(MOST, -dx / dt * LEAN))
        self.lean += (wanted - self.lean) * (1 - exp(-UPRIGHT * dt))
        still = abs(gx - self.cx) + abs(gy - self.cy) < 0.3 and abs(self.lean) < 0.1
        if still:
            self.cx, self.cy, self.lean = gx, gy, 0.0
        return not still

    @property
    def pose(self) -> Spot:
        w, h = self.spot.w * SCALE, self.spot.h * SCALE
        return self.spot._replace(x=self.cx, y=self.cy, w=w, h=h, angle=self.lean, z=99_999, shown=True)


def overlap(a: Rect, b: Rect) -> float:
    """Common area of two rectangles."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def landing(card: Rect, pointer: tuple[float, float], places: Mapping[str, Rect]) -> str | None:
    """The place a dropped card goes to: the small one under the pointer, else the largest overlap."""
    x, y = pointer
    under = [(r[2] * r[3], name) for name, r in places.items() if r[0] <= x <= r[0] + r[2] and r[1] <= y <= r[1] + r[3]]
    if under:
        return min(under)[1]
    best = max(((overlap(card, r), name) for name, r in places.items()), default=(0.0, None))
    return best[1] if best[0] > 0 else None
