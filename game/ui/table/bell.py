"""A bell for people who have waited while bots played. Who is asked, and how long it took, everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.session.session import Session

    from ..app import App

WAITED = 5.0  # seconds since somebody here answered; whoever plays on at once needs no bell


class Bell:
    """Rings once for each time that bots have kept people waiting, where no curtain calls the next one."""

    def __init__(self, app: App, session: Session) -> None:
        self.app, self.session = app, session
        self.bots_played = False
        self._since = app.clock.now()

    def answered(self) -> None:
        """Somebody here has answered."""
        self._since = self.app.clock.now()

    def ring(self) -> None:
        """The table rests: is it for people to go on?"""
        asked = {each.seat for each in self.session.questions() if not each.idle and not each.pause}
        if not self.bots_played or all(self.session.person(seat).bot is not None for seat in asked):
            return
        self.bots_played = False
        if self.session.screen.kind == "open" and self.app.clock.now() - self._since >= WAITED:
            self.app.sounds.play("turn")
