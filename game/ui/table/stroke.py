"""The stroke of a pointer that holds a lid open: which card it means, where it passes over others on its way out."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

FEW = 6.0  # units within which a pointer stands still, and has no direction yet
STEEP = 0.5  # of what it goes aside: so much up, and more, is a pull
REST = 0.15  # seconds on another card that lift that one


@dataclass(slots=True)
class Stroke:
    """A pull, which goes up more than aside, keeps the card it began with. Sliding along a row lifts card after card,
    and so does a pointer that rests on one. Knows no cards but by name; its time is what `update` is given."""

    card: str | None = None  # the one that is lifted
    under: str | None = None  # what lies under the pointer
    few: float = FEW  # as above, on the canvas
    _x: float = 0.0
    _y: float = 0.0
    _from: tuple[float, float] | None = None  # where the card was taken up, or the slide along it has come to
    _still: tuple[float, float] = (0.0, 0.0)  # where the pointer came to stand
    _rested: float = 0.0
    _fresh: bool = False  # it has moved since the last update, whose time is not one of rest

    def move(self, x: float, y: float, under: str | None) -> str | None:
        """The pointer is here, and over this now. The card that is lifted; None: none, for nothing lies here."""
        self._x, self._y, self.under = x, y, under
        if hypot(x - self._still[0], y - self._still[1]) > self.few:
            self._still, self._rested, self._fresh = (x, y), 0.0, True
        if self.pulls:
            return self.card
        if under is not None and (under != self.card or self._from is None or self._far):
            self.card, self._from = under, (x, y)
        return under

    def update(self, dt: float) -> bool:
        """Whether time still has to pass, until a pointer that stands has rested."""
        if self._rested >= REST or not (self.pulls or self.under != self.card):
            return False
        self._rested += 0.0 if self._fresh else dt
        self._fresh = False
        if self._rested < REST:
            return True
        self._from = (self._x, self._y) if self.under is not None else None
        self.card = self.under or self.card
        return False

    @property
    def pulls(self) -> bool:
        """Whether the pointer is on its way up with its card."""
        if self.card is None or self._from is None:
            return False
        return self._far and self._from[1] - self._y > STEEP * abs(self._x - self._from[0])

    @property
    def _far(self) -> bool:
        return self._from is not None and hypot(self._x - self._from[0], self._y - self._from[1]) > self.few
