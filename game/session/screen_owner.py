"""Whose eyes the screen is for, and when it must be covered.

The screen is covered first, the match goes on second, and hidden things are drawn third, after a
deliberate act of the person they are for.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from game.core.ask import Ask, Asks
from game.core.seats import EVERYONE, STRANGER, Seats, only
from game.core.table import Table

Secrecy = Literal["screen", "lid", "none"]


@dataclass(frozen=True, slots=True)
class Screen:
    """What the window may draw now.

    kind      "open": the table; "cover": nothing but the name of who takes the screen; "over": the match has ended
    audience  whom the main view is for; on a cover it is the public view, for whatever is drawn before it falls
    seat      who takes the screen, on a cover; always a human's
    lid       the seat whose lid is lifted
    lookers   who will look once the cover is lifted, or looks under the lid: that seat, or several (the Princess)
    """

    kind: Literal["open", "cover", "over"]
    audience: Seats
    seat: int | None = None
    lid: int | None = None
    lookers: Seats = 0


@dataclass(slots=True)
class ScreenOwner:
    """Follows people, not seats. Starts, resumes and comes back from undo with nobody looking."""

    humans: frozenset[int]  # persons
    secrecy: Secrecy = "screen"
    looking: frozenset[int] = field(default_factory=frozenset)  # persons before whom a private screen lies open
    lid: int | None = None  # the person whose lid is lifted
    last: int | None = None  # the person who took the screen last while several choose in secret
    called: int | None = None  # the person who has asked for the screen at a question to all

    def public(self, table: Table) -> Seats:
        """The public screen: all humans and whoever passes by. A person alone is always at their own seat."""
        if not self.humans:
            return EVERYONE
        seats = _seats(self.humans, table)
        return seats if self.alone else seats | STRANGER

    @property
    def alone(self) -> bool:
        """One human has nobody to hide from."""
        return len(self.humans) == 1

    @property
    def privately(self) -> frozenset[int]:
        """The persons for whom something lies open now that is not for everybody."""
        return self.looking or frozenset(() if self.lid is None else (self.lid,))

    def wanted(self, ask: Ask[Any], table: Table) -> frozenset[int]:
        """The humans who may look while this is answered; nobody, where it is for all of them."""
        if ask.audience == EVERYONE or not self._concerns_humans(ask, table):
            return frozenset()
        may_look = frozenset(p for p in self.humans if ask.audience >> table.seat_of(p) & 1)
        return frozenset() if may_look == self.humans else may_look

    def kept_lifted(self, asks: Asks, table: Table) -> bool:
        """Whether the lid that is lifted still has something to be answered under it: else it shuts with an answer."""
        waits = (ask for ask in asks if not ask.idle and not ask.pause)
        return self.lid is not None and any(self.lid in self.wanted(ask, table) for ask in waits)

    def answerable(self, ask: Ask[Any], table: Table) -> bool:
        """Whether a human gives this answer: their own question, or a bot's that only lets people look.

        A bot that shows something to some of the people (the Princess) must not go on before they have seen it.
        """
        if table.people[ask.seat] in self.humans:
            return True
        looks_only = bool(ask.pause) or (len(ask.options) == 1 and ask.audience != EVERYONE)
        return looks_only and not ask.idle and self._concerns_humans(ask, table)

    def settle(self, asks: Asks, table: Table, bots_first: bool) -> Screen:
        """The screen for these questions, after anything has changed. Shuts what may no longer be open."""
        if not asks:
            self.hide()
            return Screen("over", self.public(table))
        if self.alone or not self.humans:
            return Screen("open", self.public(table))
        if self.secrecy == "lid":
            return self._with_lid(asks, table)
        if not self._together(asks, table):
            self.last = None
        elif self.looking:  # also who began with a hand still open from before
            self.last = min(self.looking)
        ask = None if bots_first else self._foremost(asks, table)
        if ask is None or self.called != table.people[ask.seat] or not self._may_call(ask, table):
            self.called = None  # a call is for the question at which it was made
        if ask is None:
            self.looking = frozenset()
            return Screen("open", self.public(table))
        wanted, asked = self.wanted(ask, table), frozenset({table.people[ask.seat]})
        # A hand stays open while its seat is asked. Without one nobody is alone any more with what is shown to all.
        stays = self.looking == asked and not wanted and not ask.pause and _has_hand(ask.seat, table)
        if wanted != self.looking and not stays:
            self.looking = wanted if self.secrecy == "none" else frozenset()
            if wanted and not self.looking:
                return Screen("cover", self.public(table), self._taker(ask, table), lookers=_seats(wanted, table))
        if self.called is not None:
            return Screen("cover", self.public(table), ask.seat, lookers=only(ask.seat))
        return Screen("open", _seats(self.looking, table) if self.looking else self._whole(ask, table))

    def callers(self, asks: Asks, table: Table) -> tuple[int, ...]:
        """The seats that may ask for the screen, in their order: while several choose in secret all of those, whether
        or not they have chosen; else whoever is asked before all, if cards of theirs lie hidden."""
        together, ask = self._together(asks, table), self._foremost(asks, table)
        if together:
            return tuple(sorted(each.seat for each in together))
        return (ask.seat,) if ask is not None and self.called is None and self._may_call(ask, table) else ()

    def takers(self, asks: Asks, table: Table) -> tuple[int, ...]:
        """The seats that may take a covered screen: who is waited for first, then who may think again."""
        if self.called is not None:
            return (table.seat_of(self.called),)
        private = self._together(asks, table)
        if not private:
            private = [ask for ask in asks if self.answerable(ask, table) and self.wanted(ask, table)]
            private.sort(key=lambda ask: ask.idle)
        return tuple(dict.fromkeys(self._taker(ask, table) for ask in private))

    def take(self, seat: int, asks: Asks, table: Table) -> Screen:
        """Somebody has taken the covered screen by a deliberate act."""
        if self.called is not None:
            self.looking, self.called = frozenset({self.called}), None
            return Screen("open", _seats(self.looking, table))
        private = (
            ask
            for ask in sorted(asks, key=lambda ask: ask.idle)
            if self.answerable(ask, table) and self.wanted(ask, table)
        )
        self.looking = self.wanted(next(ask for ask in private if self._taker(ask, table) == seat), table)
        self.last = table.people[seat]
        return Screen("open", _seats(self.looking, table))

    def call(self, seat: int, asks: Asks, table: Table) -> None:
        """Somebody asks for the screen, out of turn while several choose in secret: the cover is for them next."""
        order = [ask.seat for ask in self._together(asks, table)]
        self.hide()
        if order:
            self.last = table.people[order[order.index(seat) - 1]]
        else:
            self.called = table.people[seat]

    def lift(self, seat: int, table: Table) -> None:
        self.lid = table.people[seat]

    def hide(self) -> None:
        """Nobody looks any more, no lid is lifted, and nobody has asked for the screen."""
        self.looking, self.lid, self.called = frozenset(), None, None

    def eyes(self, table: Table) -> Seats:
        """Whom an event may be played for that happened at this table, where people may have sat elsewhere."""
        return _seats(self.looking, table) if self.looking else self.public(table)

    def _taker(self, ask: Ask[Any], table: Table) -> int:
        """Who does the deliberate act: the asked seat, or where a bot shows something the first who may look."""
        wanted = self.wanted(ask, table)
        return ask.seat if table.people[ask.seat] in wanted else min(map(table.seat_of, wanted))

    def _with_lid(self, asks: Asks, table: Table) -> Screen:
        if self.lid is None:
            return Screen("open", self.public(table))
        seat = table.seat_of(self.lid)
        together = next(
            (wanted for ask in asks if not ask.idle for wanted in (self.wanted(ask, table),) if self.lid in wanted),
            frozenset({self.lid}),
        )
        return Screen("open", self.public(table), lid=seat, lookers=_seats(together, table))

    def _foremost(self, asks: Asks, table: Table) -> Ask[Any] | None:
        """The question the screen is for: one of whoever is looking already, else the first that is waited for.

        Where several choose in secret, everybody is called in turn, whether or not they have chosen already.
        """
        waited = [ask for ask in asks if not ask.idle and self.answerable(ask, table)]
        going_on = [ask for ask in waited if self.looking and table.people[ask.seat] in self.looking]
        return next(iter(going_on or self._together(asks, table) or waited), None)

    def _together(self, asks: Asks, table: Table) -> list[Ask[Any]]:
        """The secret questions that are open at once, from the one after whoever had the screen last.

        Their order is the seats' own and never depends on who has finished: that is nobody's business yet.
        """
        if self.secrecy == "none":
            return []
        open_ = [ask for ask in asks if ask.secret and self.answerable(ask, table) and self.wanted(ask, table)]
        if len(open_) < 2:
            return []
        people = [table.people[ask.seat] for ask in open_]
        first = people.index(self.last) + 1 if self.last in people else 0
        return open_[first:] + open_[:first]

    def _may_call(self, ask: Ask[Any], table: Table) -> bool:
        """Whether the asked seat may open its own hand for a question that is put before all.

        Goes by the zones that are a seat's own: that cards lie there is public, whatever they are.
        """
        return (
            self.secrecy == "screen"
            and not self.alone
            and table.people[ask.seat] in self.humans
            and not ask.idle
            and not ask.pause
            and not self.wanted(ask, table)
            and _has_hand(ask.seat, table)
        )

    def _whole(self, ask: Ask[Any], table: Table) -> Seats:
        """The screen for all humans: with those passing by, unless the question keeps them out."""
        public = self.public(table)
        return public & ask.audience if self._concerns_humans(ask, table) else public

    def _concerns_humans(self, ask: Ask[Any], table: Table) -> bool:
        return bool(ask.audience & _seats(self.humans, table))


def _has_hand(seat: int, table: Table) -> bool:
    """Whether cards lie in zones that this seat alone may see: that they do is public."""
    return any(cards and table.zone_eyes(zone) == only(seat) for zone, cards in table.zones.items())


def _seats(persons: Iterable[int], table: Table) -> Seats:
    return sum(only(table.seat_of(person)) for person in persons)
