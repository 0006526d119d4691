"""The pieces of one match as plain data, and the only functions that change them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .chance import Chance
from .events import (
    Counted,
    Event,
    Hidden,
    Marked,
    Moved,
    Reseated,
    Said,
    Shown,
    Shuffled,
    UnderTheTable,
    Zone,
)
from .seats import EVERYONE, NOBODY, Seats, exchanged, only
from .setup import Setup
from .words import Arg


class ZoneKind(NamedTuple):
    """What people can tell about a kind of zone. Comes from the game's data file."""

    faces: Literal["all", "seat", "none"]
    ordered: bool = True  # can one follow a single hidden card? not so in a hand
    fold: str | None = None  # who may not see this zone sees its cards in that one instead


class Moment(NamedTuple):
    event: Event
    table: Table  # as it was just after


@dataclass(slots=True)
class Table:
    """Cards are ints, and a card is a slot: the print dealt into it is read with face().

    Whatever happens unseen (a shuffle, a swap under the table) moves prints between slots and
    leaves the slots where they are, so no name of a slot can give away what happened.
    """

    kinds: dict[str, ZoneKind]  # never changes; shared by copies
    prints: tuple[str, ...]  # never changes; shared by copies
    backs: tuple[str, ...]  # of each print; what can be told of a card even face down
    dealt: list[int]  # card -> index into prints
    zones: dict[Zone, list[int]]
    chance: Chance
    people: list[int]  # seat -> person
    known: list[Seats]  # card -> who has seen it and could follow it since
    counters: dict[tuple[str, int | None], int] = field(default_factory=dict)
    marks: dict[tuple[str, int | None], str] = field(default_factory=dict)
    eyes: dict[int, Seats] = field(default_factory=dict)  # who may look at a card besides its zone's rule
    lessons: int = 0  # rises whenever somebody learns something
    given: int = 0  # how many of them its only keeper gave by his own answer
    doer: int = -1  # the seat whose answer is being carried out
    moments: list[Moment] | None = None  # None while searching

    @classmethod
    def new(
        cls,
        kinds: dict[str, ZoneKind],
        prints: tuple[str, ...],
        backs: tuple[str, ...],
        zones: dict[Zone, list[int]],
        setup: Setup,
    ) -> Table:
        """Card n carries print n until something is shuffled."""
        size = len(prints)
        return cls(
            kinds,
            prints,
            backs,
            list(range(size)),
            zones,
            Chance(setup.seed),
            list(setup.people),
            known=[NOBODY] * size,
        )

    def face(self, card: int) -> str:
        return self.prints[self.dealt[card]]

    def back(self, card: int) -> str:
        return self.backs[self.dealt[card]]

    def cards(self, zone: Zone) -> list[int]:
        return self.zones[zone]

    def seat_of(self, person: int) -> int:
        return self.people.index(person)

    def zone_eyes(self, zone: Zone) -> Seats:
        faces = self.kinds[zone.kind].faces
        if faces == "seat" and zone.seat is not None:
            return only(zone.seat)
        return EVERYONE if faces == "all" else NOBODY

    def eyes_on(self, card: int, zone: Zone) -> Seats:
        """Who sees this card's face now."""
        return self.zone_eyes(zone) | self.eyes.get(card, NOBODY)

    def move(self, card: int, src: Zone, dst: Zone, index: int | None = None) -> None:
        before = self.zone_eyes(src) | (self.eyes.pop(card, NOBODY) if self.eyes else NOBODY)
        left, there = self.zones[src], self.zones[dst]
        left.remove(card)
        there.insert(len(there) if index is None else index, card)
        after = self.zone_eyes(dst)
        if left and not self.kinds[src.kind].ordered:
            for maybe in (card, *left):
                self.known[maybe] &= before | after
        self._learn(card, before, after)
        if self.moments is not None:
            self._tell(Moved(card, src, dst, before | after))

    def show(self, card: int, eyes: Seats) -> None:
        """Let some seats look until hide(), or until the card is moved."""
        self.eyes[card] = eyes
        self._learn(card, NOBODY, eyes)
        self._tell(Shown(card, eyes))

    def hide(self, card: int) -> None:
        """End the look. It cannot be had again by taking back: people forget, as if they learned anew."""
        eyes = self.eyes.pop(card, NOBODY)
        self.lessons += eyes != NOBODY
        self._tell(Hidden(card, eyes))

    def shuffle(self, zone: Zone, last: int | None = None) -> None:
        """Shuffle a zone, or only its last cards."""
        row = self.zones[zone]
        cards = row if last is None else row[max(0, len(row) - last) :]
        if self.kinds[zone.kind].faces == "all":
            self.chance.shuffle(cards)
            row[len(row) - len(cards) :] = cards
        else:
            prints = [self.dealt[card] for card in cards]
            self.chance.shuffle(prints)
            for card, print_ in zip(cards, prints):
                self.dealt[card] = print_
                self.known[card] = NOBODY
        self._tell(Shuffled(zone, last))

    def swap_unseen(self, doer: int, a: Zone, b: Zone, really: bool) -> None:
        """Exchange the single cards of two zones, or pretend to; it looks the same, and both come back face down."""
        one, two = self.zones[a][0], self.zones[b][0]
        for card in (one, two):
            self.eyes.pop(card, None)
            self.known[card] &= only(doer)
        if really:
            self.dealt[one], self.dealt[two] = self.dealt[two], self.dealt[one]
            self.known[one], self.known[two] = self.known[two], self.known[one]
        self._tell(UnderTheTable(doer, a, b))

    def reseat(self, a: int, b: int) -> None:
        """The people on two seats change places and take along only what they know."""
        self.people[a], self.people[b] = self.people[b], self.people[a]
        self.known = [exchanged(seats, a, b) for seats in self.known]
        self.eyes = {card: exchanged(seats, a, b) for card, seats in self.eyes.items()}
        self._tell(Reseated(a, b))

    def count(self, key: str, seat: int | None, change: int) -> int:
        """Change a public number. A secret number must be a card."""
        value = self.counters.get((key, seat), 0) + change
        self.counters[key, seat] = value
        if self.moments is not None:
            self._tell(Counted(key, seat, value))
        return value

    def mark(self, key: str, seat: int | None, word: str | None) -> None:
        """Put a public word before a seat, or take it away: whatever the screen must show between two answers."""
        self.marks.pop((key, seat), None)
        if word is not None:
            self.marks[key, seat] = word
        if self.moments is not None:
            self._tell(Marked(key, seat, word))

    def say(self, key: str, eyes: Seats = EVERYONE, otherwise: str | None = None, **args: Arg) -> None:
        if self.moments is not None:
            self._tell(Said(key, tuple(args.items()), eyes, otherwise))

    def copy(self) -> Table:
        return Table(
            self.kinds,
            self.prints,
            self.backs,
            self.dealt[:],
            {z: c[:] for z, c in self.zones.items()},
            self.chance.copy(),
            self.people[:],
            self.known[:],
            dict(self.counters),
            dict(self.marks),
            dict(self.eyes),
            self.lessons,
            self.given,
            self.doer,
        )

    def _learn(self, card: int, before: Seats, after: Seats) -> None:
        if after & ~before:  # seen again counts as well: people forget
            self.lessons += 1
            self.given += self.doer >= 0 and before == only(self.doer)
        self.known[card] |= before | after

    def _tell(self, event: Event) -> None:
        if self.moments is not None:
            self.moments.append(Moment(event, self.copy()))
