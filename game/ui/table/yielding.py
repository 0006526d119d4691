"""How cards yield: one gives way under a finger, others make room for a card that is held over its place."""

from __future__ import annotations

from collections.abc import Hashable

from ..pressing import DEEP
from ..theme import MOTION, ease_in
from .motion import SOFT, Pace, Path, between
from .shapes import Spot
from .tableau import Sprite

ROOM = 0.14  # seconds in which neighbours step aside


class Yielding:
    """How far each card of a board has given way or stepped aside, 0..1."""

    def __init__(self) -> None:
        self.pressed: str | None = None  # the card under a finger that has not moved yet
        self.aims: dict[str, Spot] = {}  # where cards would lie after the answer that is being shown
        self._sunk: dict[str, float] = {}
        self._aimed: dict[str, tuple[Spot, float]] = {}

    def update(self, dt: float, pace: Pace, busy: bool) -> bool:
        """True while something moves. `busy`: a beat is played, and then nothing yields."""
        return self._give_way(dt, pace, busy) | self._make_room(dt, pace, busy)

    def _give_way(self, dt: float, pace: Pace, busy: bool) -> bool:
        """A card that is pressed sinks a little, and rises when it is let go or taken along."""
        moves = pace.speed and not pace.reduced and not busy
        now = {handle: part - dt / MOTION.press_back for handle, part in self._sunk.items()}
        if self.pressed is not None:
            now[self.pressed] = min(1.0, self._sunk.get(self.pressed, 0.0) + dt / MOTION.press)
        before, self._sunk = self._sunk, {handle: part for handle, part in now.items() if part > 0 and moves}
        return before != self._sunk

    def _make_room(self, dt: float, pace: Pace, busy: bool) -> bool:
        """Cards step aside for one that is held over its place, and back again."""
        if busy:
            self.aims, self._aimed = {}, {}
            return False
        step, moved = dt / ROOM if pace.speed and not pace.reduced else 1.0, False
        for handle in set(self.aims) | set(self._aimed):
            spot, part = self._aimed.get(handle, (self.aims.get(handle), 0.0))
            goal = self.aims.get(handle)
            after = min(1.0, part + step) if goal else max(0.0, part - step)
            moved |= after != part or (goal is not None and goal != spot)
            if goal is not None or (after > 0 and spot is not None):
                self._aimed[handle] = (goal or spot, after)  # type: ignore[assignment]
            else:
                self._aimed.pop(handle, None)
        return moved

    @property
    def posture(self) -> Hashable:
        """The same posture, the same picture."""
        return tuple(tuple(sorted(each.items())) for each in (self._aimed, self._sunk))

    def yields(self, handle: str) -> bool:
        return handle in self._aimed or handle in self._sunk

    def sinks(self, handle: str) -> bool:
        return handle in self._sunk

    def steps(self, handle: str) -> bool:
        """Whether a card is on its way aside or back."""
        aside = self._aimed.get(handle)
        return aside is not None and 0 < aside[1] < 1

    def aside(self, sprite: Sprite) -> Spot:
        """Where a card lies that may have stepped aside."""
        aimed = self._aimed.get(sprite.handle)
        return sprite.at if aimed is None else between(sprite.at, aimed[0], Path(curve=SOFT), aimed[1])

    def sunken(self, handle: str, spot: Spot) -> Spot:
        """A card at this place, smaller by what it gives way."""
        sunk = self._sunk.get(handle)
        if not sunk:
            return spot
        small = 1 - DEEP * ease_in(sunk)
        return spot._replace(w=spot.w * small, h=spot.h * small)
