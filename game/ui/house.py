"""What the scenes share beside the app itself: the shelf of games, the kept matches, tonight's arrangement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.session.saves import Saves
from game.session.shelf import Shelf

from .evening import Evening, spread

if TYPE_CHECKING:
    from game.session.people import Person
    from game.session.session import Session

    from .app import App


class House:
    """Made when first needed, after the first frame."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shelf = Shelf(app.data / "games")
        self.saves = Saves(app.home / "matches", app.data / "games", called=self.called)
        self.evening = Evening(game=app.settings.game)
        self.session: Session | None = None  # of the table on the stack

    def called(self, who: Person) -> str:
        """Their name in the language of the moment. Whoever typed none goes by a number, a bot by the name of the house
        that it was given; names that people typed stay as they are."""
        name = who.name
        if who.bot is not None:
            at = next((each.index(name) for each in self.app.words.each("app.seats.bot_names") if name in each), None)
            name = name if at is None else self.app.words.lines("app.seats.bot_names")[at]
        return name or self.app.say("app.seats.unnamed", n=who.id + 1)

    def side_of(self, person: int) -> int:
        """Quarter turns of the screen towards the side where this person of the match sits. Whoever was not seated
        tonight, as after going on with a kept match, sits where chairs stand by themselves. 0 without a match."""
        people = self.session.seated if self.session is not None else ()
        at = next((n for n, each in enumerate(people) if each.id == person), None)
        if at is None:
            return 0
        chairs = self.evening.chairs
        tonight = [(chair.typed, chair.token, chair.bot) for chair in chairs]
        sat = [(each.name, each.token, each.bot) for each in people]
        return chairs[at].side if sat == tonight else spread(len(people))[at]
