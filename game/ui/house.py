"""What the scenes share beside the app itself: the shelf of games, the kept matches, tonight's arrangement."""
from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.saves import Saves
from game.session.shelf import Shelf

from .evening import Evening, spread

if TYPE_CHECKING:
    from game.session.session import Session

    from .app import App


class House:
    """Made when first needed, after the first frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shelf = Shelf(app.data / "games")
        self.saves = Saves(app.home / "matches", app.data / "games",
                           unnamed=lambda n: app.say("app.seats.unnamed", n=n))
        self.evening = Evening(game=app.settings.game)
        self.session: Session | None = None           # of the table on the stack

    def side_of(self, person: int) -> int:
        """Quarter turns of the screen towards the side where this person of the match sits. Whoever was not seated
        tonight, as after going on with a kept match, sits where chairs stand by themselves. 0 without a match."""
        people = self.session.people if self.session is not None else ()
        at = next((n for n, each in enumerate(people) if each.id == person), None)
        if at is None:
            return 0
        chairs = self.evening.chairs
        tonight = [(chair.name.strip(), chair.token, chair.bot) for chair in chairs]
        named = [(each.name if chair.name.strip() else "", each.token, each.bot)
                 for each, chair in zip(people, chairs, strict=False)]
        return chairs[at].side if len(people) == len(chairs) and named == tonight else spread(len(people))[at]
