"""Short notices at the foot of the window. They never hold a secret, and nothing stands only there.

One that answers somebody's own hands is private: it goes when somebody else looks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .canvas import Canvas
from .input import Move, Wheel
from .registry import Box
from .shadows import cast
from .shapes import stamp
from .theme import GOLD, PANEL, PAPER

if TYPE_CHECKING:
    from .app import App

SECONDS = 4.0
MOST = 3


class Toasts:
    """Shown one after another, each four seconds, longer while the pointer is on it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.waiting: list[str] = []
        self.private: set[str] = set()
        self.until = 0.0
        self.box = Box(0, 0, 0, 0)

    def show(self, text: str, private: bool = False) -> None:
        if text in self.waiting or len(self.waiting) >= MOST:
            return
        if not self.waiting:
            self.until = self.app.clock.now() + SECONDS
        self.waiting.append(text)
        if private:
            self.private.add(text)
        self.app.sounds.play("toast")
        self.app.redraw()

    def hush(self) -> None:
        """Take the private ones away."""
        kept = [text for text in self.waiting if text not in self.private]
        if kept != self.waiting:
            self.waiting, self.until = kept, self.app.clock.now() + SECONDS
            self.app.redraw()
        self.private.clear()

    def handle(self, event: Move | Wheel) -> bool:
        """Pointing at a notice keeps it."""
        if self.waiting and self.box.holds(event.x, event.y):
            self.until = max(self.until, self.app.clock.now() + 1.0)
        return False

    def update(self) -> bool:
        if self.waiting and self.app.clock.now() >= self.until:
            self.waiting.pop(0)
            self.until = self.app.clock.now() + SECONDS
            self.app.redraw()
        return False

    def draw(self, canvas: Canvas) -> None:
        if not self.waiting:
            self.box = Box(0, 0, 0, 0)
            return
        type = self.app.type
        size = canvas.by_size(21, 18, 18)
        width = min(canvas.by_size(640, 520, 500), canvas.width - 32)
        tall = max(canvas.by_size(64, 54, 52), type.height(canvas, self.waiting[0], width - 56, size) + 24)
        box = self.box = Box((canvas.width - width) / 2, canvas.height - tall - canvas.by_size(28, 18, 12), width, tall)
        area, blur = canvas.rect(box), canvas.px(16)
        cast(canvas.surface, area, canvas.px(12), blur, drop=canvas.px(6))
        stamp(canvas.surface, area, canvas.px(12), PANEL)
        canvas.block(Box(box.x, box.y + 8, 4, box.h - 16), GOLD)
        type.block(canvas, self.waiting[0], Box(box.x + 28, box.y, width - 56, tall), size, "ui", PAPER, middle=True)
