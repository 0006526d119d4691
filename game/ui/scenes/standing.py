"""Where a kept match stands, for its card on the title: day, whose turn, scores. What lies open to everybody alone."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content import looks
from game.content.looks import Looks, Summary
from game.content.prints import Prints
from game.content.problems import BadFiles
from game.core.events import Zone
from game.core.words import Halves, Typed
from game.session.resuming import Glimpse, glimpsing

from ..shapes import kept

if TYPE_CHECKING:
    from game.core.view import CardView
    from game.core.words import Arg
    from game.session.people import Person
    from game.session.saves import Save

    from ..app import App
    from ..table.card_face import CardFaces

MOST = 3  # cards that are shown of a pile


@dataclass(frozen=True, slots=True)
class Standing:
    """A glimpse of a kept match, and which of its figures the game tells."""

    game: str
    glimpse: Glimpse
    summary: Summary
    faces: CardFaces | None  # painter of the cards, where any are shown

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

    @property
    def cards(self) -> tuple[CardView, ...]:
        """The last open cards of whoever leads; none where nobody does."""
        view = self.glimpse.view
        points = [_points(self._figure(self.summary.score, seat)) for seat in range(len(view.people))]
        if self.faces is None or not points or max(points) <= 0:
            return ()
        pile = view.zones.get(Zone(self.summary.cards, points.index(max(points))), ())
        return tuple(card for card in pile if card.face is not None)[-MOST:]

    def chip(self, card: CardView, width: int, lean: float) -> pygame.Surface:
        """One of them in little, leaning."""

        def make() -> pygame.Surface:
            assert self.faces is not None
            large = self.faces.surface(card.face, card.back, "chip", width * 2, round(width * 2.5))
            return pygame.transform.rotozoom(large, lean, 0.5)

        return kept(("kept match", self.game, card.face, width, lean), make)

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


def _points(value: Arg | None) -> int:
    return value.halves if isinstance(value, Halves) else value if isinstance(value, int) else 0


def standing(app: App, save: Save) -> Generator[None, None, Standing | None]:
    """Find it out in parts of some milliseconds, by giving the kept answers again; None where that cannot be done."""
    house = app.house
    yield from house.shelf.reading(save.game)
    try:
        rules = house.shelf.rules(save.game)
        look = looks.read(house.shelf.games / save.game)
    except (LookupError, BadFiles):  # going on with it says what is wrong
        return None
    yield
    seen = yield from glimpsing(rules, save, house.saves)
    if seen is None:
        return None
    painter = _painter(app, save.game, look) if look.kept.cards else None
    return Standing(save.game, seen, look.kept, painter)


def _painter(app: App, game: str, look: Looks) -> CardFaces:
    from ..table.card_face import CardFaces

    return CardFaces(app, game, Prints(app.house.shelf.games / game, look))
