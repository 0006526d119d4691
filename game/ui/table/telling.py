"""Says for a while, beside what was tried in vain, why nothing has come of it."""

from __future__ import annotations

from game.content.looks import Rect

from .eyes import TableEyes
from .reasons import why_not

REFUSAL = 4.0  # seconds a refusal stays


class TableTelling(TableEyes):
    """The part of the table's scene that gives reasons."""

    refusal: tuple[str, Rect, float] | None  # what is said, beside what, and until when

    def refuse(self, handle: str, onto: str | None, always: bool = True) -> None:
        """Say why something cannot be used like that, beside it; `always`: also where the rules give no reason."""
        text, rect = why_not(self, handle, onto, always), self.hands.rect(handle)
        if text and rect is not None:
            self.tell(text, rect)

    def tell(self, text: str, rect: Rect) -> None:
        """Say for a while beside a place why nothing has come of it."""
        self.refusal = text, rect, self.app.clock.now() + REFUSAL
        if not self.session.private:  # else it would be heard that a card of the hand cannot be used
            self.app.sounds.play("refuse")
        self.app.redraw()

    def _expire(self) -> None:
        if self.refusal and self.app.clock.now() > self.refusal[2]:
            self.refusal = None
            self.app.redraw()
