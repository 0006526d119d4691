"""Where a kept match stands, for its card on the title: day, whose turn, scores. What lies open to everybody alone."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.content import looks
from game.content.looks import Summary
from game.content.problems import BadFiles
from game.core.words import Typed
from game.session.resuming import Glimpse, glimpsing

if TYPE_CHECKING:
    from game.core.words import Arg
    from game.session.people import Person
    from game.session.saves import Save

    from ..app import App


@dataclass(frozen=True, slots=True)
class Standing:
    """A glimpse of a kept match, and which of its figures the game tells."""

    game: str
    glimpse: Glimpse
    summary: Summary

    def seated(self, people: tuple[Person, ...]) -> tuple[Person, ...]:
        """The people of the save in the order in which they sit now."""
        return tuple(next(p for p in people if p.id == person) for person in self.glimpse.view.people)

    def line(self, app: App, people: tuple[Person, ...]) -> str:
        """The day, round or turn, and whose turn it is; nobody's while several choose in secret."""
        asked = self.glimpse.asked
        when = self._when(app)
        if not asked:
            return when
        if len(asked) > 1:
            turn = app.say("app.title.together")
        else:
            turn = app.say("app.title.turn", player=self.seated(people)[asked[0]].name)
        return app.say("app.title.stands", when=when, turn=turn) if when else turn

    def score(self, app: App, seat: int) -> str:
        """The public score of a seat as it is printed; "" where the game has none."""
        value = self._figure(self.summary.score, seat)
        return "" if value is None else app.words.say("app.title.score", (("n", value),))

    def _when(self, app: App) -> str:
        now, total = self._figure(self.summary.when), self._figure(self.summary.of)
        if not now:
            return ""
        args: tuple[tuple[str, Arg], ...] = (("n", now),) if total is None else (("n", now), ("total", total))
        key = f"{self.game}.badge.{self.summary.when}"
        whole = f"{key}_of"
        return app.words.say(whole if total is not None and app.words.has(whole) else key, args)

    def _figure(self, key: str, seat: int | None = None) -> Arg | None:
        """A badge, a counter or a mark of the table; None where there is none of this name now."""
        shown = self.glimpse.view
        badge = next((each.value for each in self.glimpse.badges if (each.key, each.seat) == (key, seat)), None)
        if badge is not None:
            return badge
        counter = shown.counters.get((key, seat))
        mark = shown.marks.get((key, seat))
        return counter if counter is not None else Typed(mark) if mark is not None else None


def standing(app: App, save: Save) -> Generator[None, None, Standing | None]:
    """Find it out in parts of some milliseconds, by giving the kept answers again; None where that cannot be done."""
    house = app.house
    yield from house.shelf.reading(save.game)
    try:
        rules = house.shelf.rules(save.game)
        summary = looks.read(house.shelf.games / save.game).kept
    except (LookupError, BadFiles):  # going on with it says what is wrong
        return None
    yield
    seen = yield from glimpsing(rules, save, house.saves)
    return Standing(save.game, seen, summary) if seen is not None else None
