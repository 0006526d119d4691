"""The cover is drawn unseen while the table still plays: not all of it is left for the frame in which it falls."""
from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.session.session import Session

from .tableau import Tableau

if TYPE_CHECKING:
    from ..app import App

LAST = 6                                 # beats before the cover falls in which its words are set


class Rehearsal:
    """A part in each frame, near the end of what is played."""

    def __init__(self, app: App, session: Session, tableau: Tableau) -> None:
        self.app, self.session, self.tableau = app, session, tableau
        self._parts: Iterator[None] | None = None

    def begin(self) -> None:
        """Something is about to be played; if the cover falls after it, that is made ready meanwhile."""
        if self.app.gradual and self.session.screen.kind == "cover":
            from ..scenes.handoff import Handoff, expect
            expect(self.app)
            self._parts = Handoff(self.app, self.session).rehearse(self.app.design)

    def go_on(self) -> None:
        """One part more; where a beat has just begun there is enough to do already."""
        if self._parts and len(self.tableau.beats) <= LAST and self.tableau.part > 0.2:
            try:
                next(self._parts)
            except StopIteration:
                self._parts = None
