"""What happened so far, as each person perceived it: for the beats, the recap, the log and the memory of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from game.core.events import Event, Said
from game.core.seats import EVERYONE, Seats, only
from game.core.table import Moment, Table
from game.core.view import TableView, redact, view

from .glimpses import Glimpse, glimpses
from .people import Person, share_a_name

Eyes = Callable[[Table], Seats]  # who looks, given who sits where


@dataclass(frozen=True)
class Beat:
    """One thing that happened, as some audience perceived it, and the table just after it."""

    event: Event
    _table: Table = field(repr=False)
    _audience: Seats = EVERYONE

    @cached_property
    def view(self) -> TableView:
        """Made when it is drawn, and never for other eyes than those that perceived the event."""
        return view(self._table, self._audience)

    def look(self) -> TableView:
        return self.view


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence that everybody may read, with the people as they sat when it was said."""

    said: Said
    people: tuple[Person, ...]  # by seat
    answers: int  # how many had been given; lines of one answer belong together

    @property
    def tokens(self) -> bool:
        """Whether names need their tokens beside them, because two people share one."""
        return share_a_name(self.people)


def beats(moments: Iterable[Moment], eyes: Eyes) -> list[Beat]:
    """What to play for these eyes, which are looked up anew for every moment: whoever has since come to a
    seat must not be shown what was shown to the one who sat there before."""
    played: list[Beat] = []
    for moment in moments:
        audience = eyes(moment.table)
        event = redact(moment, audience)
        if event is not None:
            played.append(Beat(event, moment.table, audience))
    return played


def everybody(table: Table) -> Seats:
    """The eyes of anybody at all: what is public beyond doubt."""
    return EVERYONE


def of_person(person: int) -> Eyes:
    """The eyes of one person, wherever they sit."""
    return lambda table: only(table.seat_of(person))


@dataclass(slots=True)
class _Chapter:
    """What came of one answer. The moments carry a table each and are forgotten first."""

    moments: list[Moment]
    said: list[tuple[Said, tuple[int, ...]]]  # public sentence, seat -> person
    heard: dict[int, list[Event]]  # person -> events, for those who remember
    shown: dict[int, list[Glimpse]]  # person -> faces, for those who may look them up
    giver: int | None  # whose answer it was; None: it lies before the first


class History:
    """Everything by answer, so that undo can cut it; chapter 0 lies before the first answer."""

    KEPT = 200  # chapters with tables at most: memory stays bounded even if somebody never looks

    def __init__(self, before: list[Moment], remembering: Iterable[int] = (), helped: Iterable[int] = ()) -> None:
        self._remembering, self._helped = tuple(remembering), tuple(helped)
        self._chapters: list[_Chapter] = []
        self._forgotten = 0
        self.add(before)

    def __len__(self) -> int:
        """The answers taken in."""
        return len(self._chapters) - 1

    def add(self, moments: list[Moment], giver: int | None = None) -> None:
        self._chapters.append(
            _Chapter(
                moments,
                _public(moments),
                {person: [beat.event for beat in beats(moments, of_person(person))] for person in self._remembering},
                {person: glimpses(moments, person) for person in self._helped},
                giver,
            )
        )
        self.forget(max(-1, len(self) - self.KEPT))

    def note(self, said: Said, seating: tuple[int, ...]) -> None:
        """A sentence of the table itself, which no rule has said: an agreed take-back."""
        self._chapters[-1].said.append((said, seating))

    def cut(self, answers: int) -> None:
        """After undo: forget what came of later answers."""
        del self._chapters[answers + 1 :]
        self._forgotten = min(self._forgotten, len(self._chapters))

    def forget(self, answers: int) -> None:
        """Everybody has looked since that many answers: keep no tables so old. Log and memory stay."""
        for chapter in self._chapters[self._forgotten : answers + 1]:
            chapter.moments = []
        self._forgotten = max(self._forgotten, answers + 1)

    def perceived(self, person: int) -> list[Event]:
        """All events as this person could tell them at the time. Only of those who remember."""
        return [event for chapter in self._chapters for event in chapter.heard[person]]

    def given(self, person: int) -> int:
        """How many answers this person has given."""
        return sum(chapter.giver == person for chapter in self._chapters)

    def shown(self, person: int) -> list[Glimpse]:
        """The faces this person has been shown. Only of those who may look them up."""
        return [glimpse for chapter in self._chapters for glimpse in chapter.shown.get(person, ())]

    def since(self, answers: int, eyes: Eyes) -> list[Beat]:
        """What to play of everything after that many answers, as far as it is not forgotten."""
        return beats((moment for chapter in self._chapters[answers + 1 :] for moment in chapter.moments), eyes)

    def log(self, people: Mapping[int, Person]) -> tuple[LogLine, ...]:
        """Every public sentence so far; names are those of whoever sat there then."""
        return tuple(
            LogLine(said, tuple(people[person] for person in seating), answers)
            for answers, chapter in enumerate(self._chapters)
            for said, seating in chapter.said
        )


def _public(moments: list[Moment]) -> list[tuple[Said, tuple[int, ...]]]:
    redacted = ((redact(moment, EVERYONE), moment.table.people) for moment in moments)
    return [(event, tuple(seating)) for event, seating in redacted if isinstance(event, Said)]
