"""A stroke of a finger or pointer sideways: to the left leads on, to the right back."""

from __future__ import annotations

FAR = 60.0  # logical units


class Swipe:
    """From where the pointer went down to where it was let go."""

    def __init__(self) -> None:
        self._from: tuple[float, float] | None = None

    def begin(self, x: float, y: float) -> None:
        self._from = x, y

    def end(self, x: float, y: float) -> int:
        """+1 to the next, -1 to the one before, 0 where it was no stroke."""
        if self._from is None:
            return 0
        dx, dy = x - self._from[0], y - self._from[1]
        self._from = None
        return 0 if abs(dx) < FAR or abs(dx) < 2 * abs(dy) else -1 if dx > 0 else 1
