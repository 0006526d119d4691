"""What comes after the last beat is drawn unseen while the table still plays: the cover that falls, and before it what
a game puts on the table at once. Not all of it is left for the frame in which it is first seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

import pygame

from game.session.session import Session

from ..canvas import Canvas
from ..ration import Ration
from .board import Board

if TYPE_CHECKING:
    from ..app import App

LAST = 6  # beats before the cover falls in which its words are set
UNSEEN = 40_000  # pixels made in one frame of a cover, for the table under it


class Rehearsal:
    """A part in each frame, near the end of what is played. Nothing goes into it that not everybody may see."""

    def __init__(self, app: App, session: Session, board: Board) -> None:
        self.app, self.session, self.board = app, session, board
        self._parts: Iterator[None] | None = None
        self._under: Iterator[None] | None = None

    def begin(self) -> None:
        """Something is about to be played; if the cover falls after it, that is made ready meanwhile."""
        if not self.app.gradual:
            return
        if self.session.screen.kind == "cover":
            from ..scenes.handoff import Handoff, expect

            expect(self.app)
            self._parts = chain(self._table(), Handoff(self.app, self.session).rehearse(self.app.design))
        elif self.session.answers == 0:
            self._parts = self._table()

    def _table(self) -> Iterator[None]:
        """The picture that the table comes to rest in, as everybody sees it under the cover."""
        view = self.session.view()
        laid = self.board.lay(view)
        yield
        canvas = Canvas(pygame.Surface((1, 1), 0, 32), self.app.design)
        leaning = {
            (spot.form, spot.w, spot.angle, card.back): spot
            for cards in view.zones.values()
            for card in cards
            if card.face is None and (spot := laid.spots[card.handle]).shown and spot.angle
        }
        for (*_, back), spot in leaning.items():
            self.board.painter.picture(canvas, spot, None, back, 0)
            yield
        yield from self.board.dressing.rehearse(canvas, laid, view)

    def go_on(self) -> None:
        """One part more; where a beat has just begun there is enough to do already."""
        tableau = self.board.tableau
        if self._parts and len(tableau.beats) <= LAST and tableau.part > 0.2:
            try:
                next(self._parts)
            except StopIteration:
                self._parts = None

    def cover(self, lying: Iterable[Callable[[Canvas], None]]) -> None:
        """The table is covered: what lies on it may be made ready for whoever takes it next."""
        self._under = self._lying(tuple(lying)) if self.app.gradual else None

    def behind(self) -> None:
        """One portion of that, in a frame in which the cover moves anyway."""
        if self._under is not None:
            next(self._under, None)

    def _lying(self, lying: Iterable[Callable[[Canvas], None]]) -> Iterator[None]:
        """It is the table as everybody may see it, hands from the back: the same work in every world."""
        for draw in lying:
            ration, canvas = Ration(UNSEEN), self.app.blind_canvas()
            while canvas is not None and not ration.portion(partial(draw, canvas)):
                yield
                canvas = self.app.blind_canvas()
            yield
