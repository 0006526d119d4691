"""What happened so far, as each person perceived it: for the recap, the log and the memory of bots."""
from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.core.events import Event
from game.core.seats import EVERYONE, only
from game.core.table import Moment
from game.core.view import TableView, redact, view


class History:
    """Moments by answer. What a person perceived is worked out when asked for, from the eyes of that time."""

    def __init__(self, before: list[Moment]) -> None:
        self._by_answer: list[list[Moment]] = [before]     # [0]: before the first answer

    def add(self, moments: list[Moment]) -> None:
        self._by_answer.append(moments)

    def cut(self, answers: int) -> None:
        """After undo: forget what came of later answers."""
        del self._by_answer[answers + 1:]

    def forget(self, answers: int) -> None:
        """Everybody has looked since, the log and the bots have had theirs: keep no tables so old."""
        for i in range(answers + 1):
            self._by_answer[i] = []

    def perceived(self, person: int, since: int = -1) -> list[Event]:
        """The events after answer number `since` as this person could tell them."""
        return [event for event, _ in self.beats(frozenset({person}), since)]

    def beats(self, lookers: frozenset[int], since: int) -> list[tuple[Event, Callable[[], TableView]]]:
        """What to play for these persons, or with nobody named for anybody; each view is made when it is drawn.

        They are looked up where they sat at the time: whoever has since come to a seat must not
        be shown what was shown to the one who sat there before.
        """
        played: list[tuple[Event, Callable[[], TableView]]] = []
        for moment in (moment for moments in self._by_answer[since + 1:] for moment in moments):
            audience = sum(only(moment.table.seat_of(person)) for person in lookers) or EVERYONE
            event = redact(moment, audience)
            if event is not None:
                played.append((event, partial(view, moment.table, audience)))
        return played
