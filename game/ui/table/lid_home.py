"""A card drawn out of a lid and let go in vain: face down, as all see it, it slides back under the lid."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.looks import Rect

from ..canvas import Canvas
from .drag import Drag
from .motion import HOME, SOFT, Pace
from .shapes import RATIO, Spot
from .sprites import SpritePainter

SIZE = 0.62  # height of a card that hangs outside, in heights of the box


def outside(drag: Drag, box: Rect) -> Spot:
    """How a card drawn out of a lid hangs: by the pointer and always in one size. Inside, a card is the larger the
    fewer there are, and nobody else is to see how many."""
    high = box[3] * SIZE
    pose = drag.pose
    return pose._replace(x=pose.x + drag.grip[0], y=pose.y + drag.grip[1], w=high / RATIO[pose.form], h=high)


@dataclass(slots=True)
class Homeward:
    """Goes to the middle of the box, wherever it lay there: its place in the hand is nobody's business."""

    pose: Spot  # where it was let go
    back: str
    box: Rect
    age: float = 0.0

    def update(self, dt: float, pace: Pace) -> bool:
        """True while it is under way."""
        self.age += dt
        return not pace.reduced and self.age < pace.of(HOME)

    def draw(self, canvas: Canvas, painter: SpritePainter, pace: Pace) -> None:
        part = SOFT(min(1.0, self.age / pace.of(HOME))) if pace.of(HOME) > 0 else 1.0
        x, y = self.box[0] + self.box[2] / 2, self.box[1] + self.box[3] / 2
        here = self.pose._replace(
            x=self.pose.x + (x - self.pose.x) * part,
            y=self.pose.y + (y - self.pose.y) * part,
            angle=self.pose.angle * (1 - part),
        )
        painter.card(canvas, here, None, self.back, lifted=1 - part, of=self.pose.w)
