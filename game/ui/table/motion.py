"""How things on the table move: along which curve and, for what the art guide does not name, how long."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from ..theme import MOTION
from .shapes import Spot

if TYPE_CHECKING:
    from ..settings import Settings

Curve = Callable[[float], float]

DEAL, DEAL_GAP, DEAL_ALL = MOTION.deal, MOTION.stagger, MOTION.deal_all
MOVE, CLOSE_UP, CLOSE_UP_AFTER = MOTION.move, MOTION.close_up, MOTION.close_up_after
COLLECT, FLIP, LIFT, LAND, REDUCED = MOTION.collect, MOTION.flip, MOTION.lift, MOTION.land, MOTION.reduced
HOME = 0.24  # a card that was let go, back to its place
RIFFLE, GATHER, UNDER, RESEAT = 0.95, 0.62, 1.1, 0.4
ROUND = 0.42  # all seats to the next places of the ring
ARC = 0.08  # height of the arc as a part of the distance
HIGH = 0.05  # a card on its way is nearer to the eye, by this part of its size
SINK = 0.08  # seconds before it arrives in which it begins to come down
POP = 0.12  # a figure that has counted to its end grows once by this part


def bezier(x1: float, y1: float, x2: float, y2: float) -> Curve:
    """A CSS cubic-bezier as a function of time 0..1."""

    def along(a: float, b: float, t: float) -> float:
        return 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t**3

    @lru_cache(maxsize=512)
    def curve(x: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(18):
            t = (low + high) / 2
            low, high = (t, high) if along(x1, x2, t) < x else (low, t)
        return along(y1, y2, (low + high) / 2)

    return lambda x: 0.0 if x <= 0 else 1.0 if x >= 1 else curve(round(x, 3))


GLIDE = bezier(0.2, 0, 0, 1)
LEAVE = bezier(0.4, 0, 0.2, 1)
SOFT = bezier(0, 0, 0.2, 1)


def linear(x: float) -> float:
    return min(1.0, max(0.0, x))


def back_out(x: float, overshoot: float = 1.4) -> float:
    """Past the goal and back: a card that lands."""
    t = min(1.0, max(0.0, x)) - 1
    return t * t * ((overshoot + 1) * t + overshoot) + 1


@dataclass(frozen=True, slots=True)
class Pace:
    """The player's settings: 0 no animation, .5 fast, 1 normal; reduced replaces moves by short fades."""

    speed: float = 1.0
    reduced: bool = False

    def of(self, seconds: float) -> float:
        return min(seconds, REDUCED) * bool(self.speed) if self.reduced else seconds * self.speed


NORMAL = Pace()
PACES = {"normal": 1.0, "fast": 0.5, "off": 0.0}


def pace_of(settings: Settings) -> Pace:
    """What people have set."""
    return Pace(PACES.get(settings.pace, 1.0), settings.reduced)


@dataclass(frozen=True, slots=True)
class Path:
    """How one sprite gets from where it is to its goal, counted from the start of its beat."""

    after: float = 0.0
    seconds: float = MOVE
    curve: Curve = GLIDE
    arc: float = 0.0  # as a part of the distance, upwards
    via: Spot | None = None  # first to here, then on
    lands: bool = False  # it is lifted on its way and set down at the end

    @property
    def whole(self) -> float:
        """Seconds until it rests."""
        return self.seconds + (LAND - SINK if self.lands else 0)


STILL = Path(0, 0)


def between(a: Spot, b: Spot, path: Path, part: float) -> Spot:
    """The pose when `part` (0..1) of the path's time has gone."""
    if part >= 1 or part <= 0:
        return b if part >= 1 else a
    if path.via is not None:
        half = Path(0, 1, path.curve, path.arc)
        return between(a, path.via, half, part * 2) if part < 0.5 else between(path.via, b, half, part * 2 - 1)
    e = path.curve(part)
    lift = sin(pi * e) * path.arc * hypot(b.x - a.x, b.y - a.y)
    form = a.form if part < 0.5 else b.form
    return Spot(
        a.x + (b.x - a.x) * e,
        a.y + (b.y - a.y) * e - lift,
        a.w + (b.w - a.w) * e,
        a.h + (b.h - a.h) * e,
        a.angle + (b.angle - a.angle) * e,
        form,
        b.z,
        True,
    )


def squeeze(part: float) -> float:
    """Width of a card that is being turned over, as a part of itself."""
    return abs(cos(pi * min(1.0, max(0.0, part))))


def height(path: Path, clock: float) -> float:
    """How large a card is so many seconds after it has set out; 1: it lies flat. Up, then down past that and back."""
    if not path.lands or not 0 < clock < path.whole:
        return 1.0
    down = clock - (path.seconds - SINK)
    return 1 + HIGH * (SOFT(clock / (path.seconds - SINK)) if down < 0 else 1 - back_out(down / LAND))


class Figure(NamedTuple):
    """A number on its way: what it says now, and how large it stands."""

    value: int
    size: float


def counted(old: int, new: int, clock: float) -> Figure | None:
    """A figure so many seconds after it began to count from `old` to `new`: evenly, then a pop. None: it rests."""
    seconds = min(MOTION.points, MOTION.point * abs(new - old))
    if clock < seconds:
        return Figure(old + round((new - old) * clock / seconds), 1.0)
    pop = (clock - seconds) / MOTION.pop
    return Figure(new, 1 + POP * sin(pi * pop)) if pop < 1 and new != old else None
