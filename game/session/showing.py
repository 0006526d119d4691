"""What may be drawn and pressed now: the half of a session that only tells, and never for eyes that should not see."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from game.bots.hint import Hint
from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.match import Match
from game.core.outcome import Badge, Outcome
from game.core.rules import Rules
from game.core.seats import EVERYONE, STRANGER, Seats, all_but, only
from game.core.setup import GameInfo, Setup
from game.core.table import Moment, Table
from game.core.view import Offer, TableView, may_see, offers, things, view
from game.core.words import Args, Everyone, Face, Who, named
from game.core.worlds import guess

from .bots_at_table import BotsAtTable
from .glimpses import HELP, Glimpse
from .highlights import Highlight, highlights
from .hints import HINTS, hint
from .history import Beat, History, LogLine, beats, everybody
from .people import Namer, Person, by_id, by_number, humans, under_names
from .preview import preview
from .screen_owner import Screen, ScreenOwner, Secrecy

NOWHERE = "no place"  # where something is let go that lies on nothing of the game
PUBLIC_WORLDS = 6  # in so many guessed worlds a reason must be the same to be told in public
Choice = Literal["", "cards", "places"]  # what the card that asks can be carried to


class Question(NamedTuple):
    """What everybody may know of an open question."""

    seat: int
    prompt: str  # text key, "" where its words would name a hidden card
    args: Args
    idle: bool  # a standing right; of a private question nobody can tell
    private: bool  # its options are not for those who look at the screen now
    pause: str
    together: tuple[int, ...] = ()  # all who choose the same in secret at once, whoever has done so; else nobody


class Showing:
    """A match in progress before its people. Everything it tells is for `screen` alone."""

    def __init__(self, rules: Rules[Any], people: tuple[Person, ...], secrecy: Secrecy, setup: Setup) -> None:
        self.rules, self.seated, self.secrecy = rules, people, secrecy
        self.called: Namer = by_number
        self._by_id: Mapping[int, Person] = by_id(people)
        self._owner = ScreenOwner(humans(people), secrecy)
        self._deal(setup)

    def _deal(self, setup: Setup) -> None:
        """Start a match with nobody looking yet."""
        self.match: Match[Any] = Match(self.rules, self.rules.deal(setup))
        self.bots = BotsAtTable(self._by_id, self._owner, setup.seed)
        self._pending: list[Moment] = self.match.take_moments()
        self.helped = setup.options.get(HELP) == "on"  # people may look up what they have been shown
        self.hinted = self.info.options(setup.options).get(HINTS) == "on"  # whoever looks alone may ask for a hint
        self._seed = setup.seed
        self._history = History(
            list(self._pending),
            [p.id for p in self.seated if p.bot is not None],
            self._owner.humans if self.helped else (),
        )
        self._seen: dict[int, int] = dict.fromkeys(self._by_id, 0)  # person -> answers given when they last looked
        self._givers: list[int] = []  # persons, one for each answer
        self._kept = 0  # answers that whoever looks now cannot take back: given before they looked
        self.unnoticed = False  # the last answer was given in secret while others go on choosing: it is not heard
        self.looks = 0  # rises whenever somebody else looks, or nobody any more
        self._before: frozenset[int] = frozenset()  # whom something lay open for until now
        self._owner.hide()
        self._settle()

    @property
    def _table(self) -> Table:
        table: Table = self.match.state.table
        return table

    def _settle(self) -> None:
        """Anything has changed: shut what may no longer be open."""
        self._show(self._owner.settle(self.match.asks, self._table, bool(self.bots.waited_for(self.match))))

    def _show(self, screen: Screen) -> None:
        before, self._before = self._before, self._owner.privately
        if self._before != before:
            self.looks += 1
            self._have_seen(before)  # also those who have chosen nothing: a recap must not tell them apart
            if len(self.match.choosing()) > 1:  # else it would tell whether somebody else has chosen since
                self._kept = len(self.match.log)
        self._screen = screen
        self._view: TableView | None = None  # made when wanted, kept while nothing changes
        self._offers: tuple[Offer, ...] | None = None
        self._questions: tuple[Question, ...] | None = None

    def _have_seen(self, people: Iterable[int]) -> None:
        self._seen.update(dict.fromkeys(people, self.answers))

    @property
    def _eyes(self) -> Seats:
        """Whose private things lie open: under the lid if one is lifted, else on the whole screen."""
        return self._screen.lookers if self._screen.lid is not None else self._screen.audience

    def _answerable(self) -> list[Ask[Any]]:
        """The open questions that humans may answer now; those waited for only when the bots have done."""
        first = bool(self.bots.waited_for(self.match))
        return [ask for ask in self.match.asks if self._owner.answerable(ask, self._table) and (ask.idle or not first)]

    @property
    def private(self) -> bool:
        """Whether something lies open now, on the screen or under a lid, that is not for everybody."""
        return bool(self._before)

    @property
    def info(self) -> GameInfo:
        return self.rules.info

    @property
    def screen(self) -> Screen:
        return self._screen

    @property
    def has_hands(self) -> bool:
        """Whether this game has places whose cards their own seat alone sees."""
        return any(kind.faces == "seat" for kind in self._table.kinds.values())

    @property
    def answers(self) -> int:
        """How many have been given in this match. Told to nobody: see `moves`."""
        return len(self.match.log)

    @property
    def moves(self) -> int:
        """How many have been given before everybody. Secret ones are left out, or their number would tell who has
        chosen, and how often they have thought again."""
        return sum(not choice.secret for choice in self.match.log)

    def table_seats(self) -> tuple[int, ...]:
        """The seats in the order in which they are round the table."""
        return tuple(range(len(self.seated)))

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody by seat of the first match, under the names that are shown now; `seated` has them as typed."""
        return under_names(self.seated, self.called)

    def person(self, seat: int) -> Person:
        """Who sits there now."""
        person = self._by_id[self._table.people[seat]]
        return person._replace(name=self.called(person))

    def view(self) -> TableView:
        """The table as those who look at the screen may see it."""
        if self._view is None:
            self._view = view(self._table, self._screen.audience)
        return self._view

    def tray(self) -> TableView | None:
        """What lies under the lifted lid, for whom it is lifted; None while all lids are shut."""
        return view(self._table, self._screen.lookers) if self._screen.lid is not None else None

    def questions(self) -> tuple[Question, ...]:
        """The open questions as anybody may know them: whose they are and what they are about."""
        if self._questions is None:
            self._questions = self._make_questions()
        return self._questions

    def _make_questions(self) -> tuple[Question, ...]:
        shown = []
        for ask in self.match.asks:
            private = not may_see(ask.audience, self._screen.audience)  # a lifted lid changes nothing of it
            telling = private and any(isinstance(arg, Face) for _, arg in ask.args)
            shown.append(
                Question(
                    ask.seat,
                    "" if telling else ask.prompt,
                    () if telling else ask.args,
                    ask.idle and not private,
                    private,
                    ask.pause,
                    self._together(ask),
                )
            )
        return tuple(shown)

    def _together(self, ask: Ask[Any]) -> tuple[int, ...]:
        """The seats put the same question in secret, in the order asked. Bots choose first, so where people are asked
        too, these alone are waited for; who of them has chosen is told to nobody."""
        alike = [other.seat for other in self.match.asks if ask.secret and other.secret and other.prompt == ask.prompt]
        people = [seat for seat in alike if self._by_id[self._table.people[seat]].bot is None]
        return tuple(people or alike) if len(alike) > 1 else ()

    def under_lid(self) -> tuple[int, ...]:
        """Lid mode: the seats under whose lid the question waited for lies, whoever is asked first; none where it is
        open to all. Several where one look is for several."""
        ask = self._private_ask()
        if ask is None:
            return ()
        seats = [self._table.seat_of(person) for person in self._owner.wanted(ask, self._table)]
        return tuple(sorted(seats, key=lambda seat: (seat != ask.seat, seat)))

    def kept_out(self) -> int | None:
        """The one seat from which alone the question waited for is kept: everybody else may look together."""
        ask = self._private_ask()
        return next((seat for seat in self.table_seats() if ask.audience == all_but(seat)), None) if ask else None

    def _private_ask(self) -> Ask[Any] | None:
        """The first of them, whether or not that seat has answered: nobody may see who still thinks."""
        private = [ask for ask in self._answerable() if self._owner.wanted(ask, self._table)]
        return private[0] if any(not ask.idle for ask in private) else None

    def offers(self) -> tuple[Offer, ...]:
        """What may be pressed, dragged and dropped now, by those who look. With a lid lifted the private ones are in
        the handles of the tray, all others in those of the table."""
        if self._offers is None:
            self._offers = self._make_offers()
        return self._offers

    def _make_offers(self) -> tuple[Offer, ...]:
        if self._screen.kind != "open":
            return ()
        answerable = self._answerable()
        public = tuple(ask for ask in answerable if may_see(ask.audience, self._screen.audience))
        private = tuple(ask for ask in answerable if ask not in public)
        return offers(self._table, public, self._screen.audience) + (
            offers(self._table, private, self._eyes) if private else ()
        )

    def badges(self, shown: TableView | None = None) -> tuple[Badge, ...]:
        """The figures of the view that is shown, or of another one: of a preview, of an earlier picture."""
        return self.rules.badges(shown or self.view())

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.match.state)

    def log(self) -> tuple[LogLine, ...]:
        """What was said so far, as everybody may read it."""
        return self._history.log(by_id(self.people))

    def highlights(self) -> tuple[Highlight, ...]:
        """What is worth telling of a finished match, from what everybody could read and sees at its end."""
        outcome = self.outcome
        if outcome is None:
            return ()
        people = tuple(self.person(seat) for seat in self.table_seats())
        return highlights(self.info, self.log(), outcome, people, self.open_cards())

    def open_cards(self) -> dict[int, str]:
        """The face of every card that everybody sees."""
        table = self._table
        return {
            card: table.face(card)
            for zone, cards in table.zones.items()
            for card in cards
            if may_see(table.eyes_on(card, zone), EVERYONE)
        }

    def shown_to(self, seat: int) -> tuple[Glimpse, ...]:
        """What the person on that seat has been shown, oldest first; nothing where the table has no memory help.

        For that person's eyes alone.
        """
        return tuple(self._history.shown(self._table.people[seat]))

    def refusal(self, seat: int, pick: str, onto: str | None = None) -> Said | None:
        """Why this is no answer; None where there is nothing that those who look may be told.

        `pick` may also be "answer:" and the token of a button that is closed; it is put to the rules as Zone(token).
        `onto` may also be NOWHERE, a zone that no game has.

        A reason may name what lies in the seat's hand. So while others look too it is given only where it is about
        things in sight and would be the same however the hidden cards lay. Of a question that several answer in secret
        nothing is told then, for a reason would depend on how far that seat is.
        """
        known = things(self._table, self._eyes) | {NOWHERE: Zone(NOWHERE)}
        if pick.startswith("answer:"):
            known[pick] = Zone(pick.removeprefix("answer:"))
        if self._screen.kind != "open" or pick not in known or (onto or pick) not in known:
            return None
        ask, alone = self._asked_of(seat), self._eyes == only(seat)
        if ask is None:
            return self._not_asked(seat)
        if ask.secret and not alone and self.info.secrecy != "none":
            return None
        picked, put = known[pick], known[onto] if onto is not None else None
        if put is not None and picked == ask.source and (choice := _pointed_at(ask)):
            picked, put = self._meant(put, choice), None
        said = self.rules.refusal(self.match.state, ask, picked, put)
        if alone or self.info.secrecy == "none":
            return said
        worlds = (guess(self.match, STRANGER, Random(n)) for n in range(PUBLIC_WORLDS))
        in_sight = all(may_see(eyes, self._eyes) for eyes in self._eyes_on(picked, put))
        return said if in_sight and all(self.rules.refusal(w.state, ask, picked, put) == said for w in worlds) else None

    def _meant(self, put: int | Zone, choice: Choice) -> int | Zone:
        """What the card that asks points at where it was put down: where only places can be chosen, a card stands for
        the place in which it lies."""
        if choice == "cards" or isinstance(put, Zone):
            return put
        return next(zone for zone, cards in self._table.zones.items() if put in cards)

    def _asked_of(self, seat: int) -> Ask[Any] | None:
        """The question that this seat answers, or has answered in secret and may think about again."""
        mine = sorted((ask for ask in self.match.asks if ask.seat == seat), key=lambda ask: ask.idle)
        return next((ask for ask in mine if not ask.idle or ask.secret), None)

    def _not_asked(self, seat: int) -> Said | None:
        """Whom this seat has to wait for: public, as the questions are."""
        others = tuple(dict.fromkeys(each.seat for each in self.questions() if not each.idle and each.seat != seat))
        return Said("app.table.not_turn", named(player=Who(seat), players=Everyone(others))) if others else None

    def _eyes_on(self, *picked: int | Zone | None) -> list[Seats]:
        """Who sees the faces of these cards."""
        return [
            self._table.eyes_on(card, zone)
            for zone, cards in self._table.zones.items()
            for card in cards
            if card in picked
        ]

    def preview(self, seat: int, token: str) -> TableView | None:
        """The picture after an answer that may be given now; None if it would teach anybody anything."""
        if not any((offer.seat, offer.token) == (seat, token) for offer in self.offers()):
            return None
        return preview(self.match, token, seat, self._eyes)

    def hint(self) -> Hint | None:
        """What a bot would do, for the eyes of the one seat that looks now and is asked something; None for anybody
        else, and where the table has no hints. Under a lid only of what lies there: a place on the table that is
        pointed at would tell everybody something of that seat's hand."""
        lid = self._screen.lid is not None
        asked = [
            ask
            for ask in self._answerable()
            if not ask.idle
            and self._eyes == only(ask.seat)
            and not (lid and may_see(ask.audience, self._screen.audience))
        ]
        if not asked or not self.hinted or self._screen.kind != "open":
            return None
        return hint(self.match, asked[0], f"{self._seed}/{asked[0].seat}/{self.answers}")

    def take_beats(self) -> list[Beat]:
        """What has happened since the last call, for whoever looks now; what others could have seen is dropped."""
        moments, self._pending = self._pending, []
        return beats(moments, self._owner.eyes)

    def recap(self, seat: int) -> list[Beat]:
        """What has happened in public since the person on that seat last had the screen."""
        return self._history.since(self._seen.get(self._table.people[seat], 0), everybody)

    def takers(self) -> tuple[int, ...]:
        """The seats that may take a covered screen; the first is the one waited for."""
        return self._owner.takers(self.match.asks, self._table) if self._screen.kind == "cover" else ()

    @property
    def asked_for(self) -> bool:
        """Whether the cover hangs only because somebody has asked for it: without, the table would lie open to all."""
        return self._owner.called is not None

    def callers(self) -> tuple[int, ...]:
        """The seats that may ask for the screen, in their order. While several choose in secret it is all of those,
        whether or not they have chosen, so that asking tells nothing; at a question to all it is the asked one, as
        long as their hand is shut."""
        if self.private or self.bots.waited_for(self.match):
            return ()
        return self._owner.callers(self.match.asks, self._table)

    def can_undo(self, openly: bool = False) -> bool:
        """Whether those who look may take back the last answer: theirs, and nobody has learnt anything since.

        `openly`: leave out what only the eyes under a lid may take back, so that the table shows nothing of it.
        """
        if self._screen.kind != "open" or not self._givers or self._givers[-1] not in self._owner.humans:
            return False
        if self.answers <= self._kept and len(self.match.choosing()) > 1:
            return False
        return self.match.can_undo(self._screen.audience) or (not openly and self.match.can_undo(self._eyes))


def _pointed_at(ask: Ask[Any]) -> Choice:
    """What the card that asks chooses by being carried there; "" where it is carried for its own sake."""
    chosen = [option.pick for option in ask.options if option.pick not in (None, ask.source)]
    return "" if not chosen else "cards" if any(isinstance(pick, int) for pick in chosen) else "places"
