"""Positions of Guillotine in the rule book's own words, and answers by name.

A line is written as it lies: the last name stands at the front. Piles and discards have their newest
card last, decks are written from the top down. Cards that are not named stay in the decks.
"""

from __future__ import annotations

from typing import Any

from game import paths
from game.content.files import GameFiles
from game.core.ask import Ask
from game.core.events import Moved, Said, Shuffled, Zone
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.seats import EVERYONE, only
from game.core.setup import Setup
from game.core.table import Moment
from game.core.view import view
from game.games.guillotine import build
from game.games.guillotine.rules import GuillotineRules
from game.games.guillotine.state import (
    ACTION_DECK,
    ACTION_DISCARD,
    LINE,
    NOBLE_DECK,
    NOBLE_DISCARD,
    GuillotineState,
    hand,
    in_front,
    score_pile,
    waiting,
)
from game.games.guillotine.turn import Turn


def rules() -> GuillotineRules:
    files = GameFiles(paths.data() / "games" / "guillotine")
    built = build(files)
    files.finish()
    return built


RULES = rules()
Words = dict[int, str]


class Scene:
    """A match in the middle of a day, seat 0 about to act unless it is said otherwise."""

    def __init__(
        self,
        line: str = "duke",
        *,
        hands: Words | None = None,
        piles: Words | None = None,
        front: Words | None = None,
        waits: Words | None = None,
        deck: str | None = None,
        actions: str | None = None,
        discard: str = "",
        gone: str = "",
        seats: int = 3,
        turn: int = 0,
        starter: int = 0,
        day: int = 1,
        days: int = 3,
        seed: int = 1,
    ) -> None:
        state = RULES.deal(Setup(tuple(range(seats)), seed, {"days": str(days)}))
        self._state = state
        self._put(LINE, line)
        self._put(ACTION_DISCARD, discard)
        self._put(NOBLE_DISCARD, gone)
        for zone, words in ((hand, hands), (score_pile, piles), (in_front, front), (waiting, waits)):
            for seat, names in (words or {}).items():
                self._put(zone(seat), names)
        self._stack(NOBLE_DECK, deck, NOBLE_DISCARD)
        self._stack(ACTION_DECK, actions, hand(seats - 1))
        state.turn, state.starter, state.day = turn, starter, day
        state.plays, state.collects = 1, 1
        state.phase = "action" if RULES.may_act(Turn(RULES.book, state, turn)) else "collect"
        state.table.counters["day", None] = day
        state.table.marks["turn", turn] = "turn"
        self.match: Match[GuillotineState] = Match(RULES, state)
        self.moments: list[Moment] = self.match.take_moments()

    def _take(self, face: str) -> int:
        """A card of that name which is still in its deck."""
        table = self._state.table
        for zone in (NOBLE_DECK, ACTION_DECK):
            for card in table.zones[zone]:
                if table.face(card) == face:
                    table.zones[zone].remove(card)
                    return card
        raise KeyError(f"no more {face} to lay out")

    def _put(self, zone: Zone, names: str) -> None:
        for name in names.split():
            self._state.table.zones[zone].append(self._take(name))

    def _stack(self, deck: Zone, names: str | None, rest: Zone) -> None:
        """None: leave the deck as it is. A list is the whole deck from the top; what is left over goes aside."""
        zones = self._state.table.zones
        if names is None:
            return
        if not names.endswith("..."):
            chosen = [self._take(name) for name in names.split()]
            zones[rest], zones[deck] = zones[deck] + zones[rest], chosen[::-1]
        else:
            zones[deck] += [self._take(name) for name in names[:-3].split()][::-1]

    # ------------------------------------------------------------------------------------------ answers

    @property
    def state(self) -> GuillotineState:
        return self.match.state

    @property
    def ask(self) -> Ask[Any]:
        """The question that play waits for."""
        return next(ask for ask in self.match.asks if not ask.idle)

    @property
    def asked(self) -> tuple[int, str]:
        return self.ask.seat, self.ask.prompt.removeprefix("guillotine.prompt.")

    def answer(self, token: str, seat: int | None = None) -> Scene:
        self.moments = self.match.answer(token, self.ask.seat if seat is None else seat)
        return self

    def play(self, face: str) -> Scene:
        """Play an action card from the hand of the seat that is asked."""
        return self.answer(f"play c{self.card(hand(self.ask.seat), face)}")

    def move(self, face: str, steps: int) -> Scene:
        return self.answer(f"move c{self.card(LINE, face)} {steps}")

    def choose(self, face: str) -> Scene:
        """Choose a card that is offered, by its name."""
        cards = [option.value for option in self.ask.options if option.pick is not None]
        return self.answer(f"card c{next(card for card in cards if self.face(card) == face)}")

    def seat(self, seat: int) -> Scene:
        return self.answer(f"seat {seat}")

    def no(self) -> Scene:
        """Play no action card."""
        return self.answer("pass")

    def blade(self) -> Scene:
        """Off with it."""
        return self.answer("collect")

    def end(self) -> Scene:
        return self.answer("end turn")

    def drop(self, seat: int) -> Scene:
        """A seat dismisses its Callous Guards."""
        return self.answer(f"drop c{self.card(in_front(seat), 'callous_guards')}", seat)

    # ------------------------------------------------------------------------------------------ what lies where

    def face(self, card: int) -> str:
        return self.state.table.face(card)

    def card(self, zone: Zone, face: str) -> int:
        return next(card for card in self.state.table.zones[zone] if self.face(card) == face)

    def names(self, zone: Zone) -> str:
        return " ".join(self.face(card) for card in self.state.table.zones[zone])

    @property
    def line(self) -> str:
        return self.names(LINE)

    @property
    def gone(self) -> str:
        return self.names(NOBLE_DISCARD)

    @property
    def discard(self) -> str:
        return self.names(ACTION_DISCARD)

    def pile(self, seat: int) -> str:
        return self.names(score_pile(seat))

    def hand(self, seat: int) -> str:
        return self.names(hand(seat))

    def front(self, seat: int) -> str:
        return self.names(in_front(seat))

    def waits(self, seat: int) -> str:
        return self.names(waiting(seat))

    def deck(self, zone: Zone = NOBLE_DECK) -> list[str]:
        """A deck from the top down."""
        return self.names(zone).split()[::-1]

    # ------------------------------------------------------------------------------------------ what may be done

    def playable(self) -> set[str]:
        return {self.face(option.value) for option in self.ask.options if option.value is not None}

    def moves(self) -> set[tuple[str, int]]:
        """Who may be moved how far, forward as a positive number."""
        return {(self.face(noble), steps) for noble, steps in (option.value for option in self.ask.options)}

    def choices(self) -> set[str]:
        return {self.face(option.value) for option in self.ask.options}

    def seats(self) -> set[int]:
        return {option.value for option in self.ask.options}

    def refused(self, face: str, seat: int | None = None) -> str:
        """Why a card of the asked seat's hand cannot be played."""
        card = self.card(hand(self.ask.seat if seat is None else seat), face)
        found = RULES.refusal(self.state, self.ask, card, None)
        return "" if found is None else found.key.removeprefix("guillotine.refuse.")

    def refused_move(self, face: str) -> str:
        found = RULES.refusal(self.state, self.ask, self.card(LINE, face), None)
        return "" if found is None else found.key.removeprefix("guillotine.refuse.")

    # ------------------------------------------------------------------------------------------ what comes of it

    def score(self, seat: int) -> int:
        """The running score that everybody sees."""
        badges = RULES.badges(view(self.state.table, EVERYONE))
        return next(
            badge.value
            for badge in badges
            if badge.key == "score" and badge.seat == seat and isinstance(badge.value, int)
        )

    @property
    def result(self) -> Outcome:
        found = RULES.outcome(self.state)
        assert found is not None, "the match is not over"
        return found

    def said(self) -> list[str]:
        """The log lines of the last answer, by key."""
        return [
            moment.event.key.removeprefix("guillotine.log.")
            for moment in self.moments
            if isinstance(moment.event, Said)
        ]

    def shuffled(self) -> list[Zone]:
        return [moment.event.zone for moment in self.moments if isinstance(moment.event, Shuffled)]

    def went(self, face: str) -> list[Zone]:
        """Where a card went during the last answer, one place after another."""
        return [
            moment.event.dst
            for moment in self.moments
            if isinstance(moment.event, Moved)
            and moment.event.card is not None
            and self.face(moment.event.card) == face
        ]

    def sees(self, seat: int, zone: Zone) -> list[str | None]:
        """The faces of a zone as one seat sees them, None for a back."""
        return [card.face for card in view(self.state.table, only(seat)).zones[zone]]


def words(text: str) -> list[str]:
    """The names of a line or pile, in order of the alphabet: for what chance has mixed."""
    return sorted(text.split())
