"""What a verb works on: one seat's part in one turn, with the words in which effects are written.

`me` is the seat for which the effect works. Mostly it is the player whose turn it is; in Infighting
and Clerical Error a part of the effect is another's, and then `of(seat)` gives that seat its own Turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from game.core.ask import Ask, Asking, Option, T
from game.core.events import Zone
from game.core.seats import EVERYONE, only
from game.core.table import Table
from game.core.words import Arg, Face, Who

from .cards import Book
from .state import (
    ACTION_DECK,
    ACTION_DISCARD,
    LINE,
    GuillotineState,
    hand,
    in_front,
    score_pile,
)


class NothingLeft(Exception):
    """The last card there was to choose has gone while it was being chosen."""


class Turn:
    """One seat's part in a turn."""

    __slots__ = ("book", "card", "me", "noble", "rests", "state", "table")

    def __init__(
        self, book: Book, state: GuillotineState, me: int, card: int | None = None, noble: int | None = None
    ) -> None:
        self.book, self.state, self.me = book, state, me
        self.table: Table = state.table
        self.card = card  # the action card that is being resolved
        self.noble = noble  # the noble whose effect this is
        self.rests = ACTION_DISCARD  # where the action card goes when it is resolved

    def of(self, seat: int) -> Turn:
        """The same moment for another seat."""
        return Turn(self.book, self.state, seat, self.card, self.noble)

    def with_noble(self, noble: int) -> Turn:
        return Turn(self.book, self.state, self.me, self.card, noble)

    # ------------------------------------------------------------------------------------------ what lies where

    @property
    def line(self) -> list[int]:
        """From the end of the line to the front."""
        return self.table.zones[LINE]

    @property
    def front(self) -> int:
        return self.table.zones[LINE][-1]

    @property
    def hand(self) -> list[int]:
        return self.table.zones[hand(self.me)]

    @property
    def pile(self) -> list[int]:
        """My score pile; the noble I got last is the last."""
        return self.table.zones[score_pile(self.me)]

    @property
    def others(self) -> list[int]:
        """Every other seat, from my left round the table."""
        seats = self.state.seats
        return [(self.me + n) % seats for n in range(1, seats)]

    def face(self, card: int) -> Face:
        return Face(self.table.face(card))

    @property
    def at_work(self) -> int | None:
        """The card whose effect this is: a noble that a card brought asks for itself."""
        return self.card if self.noble is None else self.noble

    def is_barred(self) -> bool:
        """Whether the noble at the front forbids every action card (Unpopular Judge)."""
        return bool(self.line) and self.table.face(self.front) in self.book.barring

    # ------------------------------------------------------------------------------------------ questions

    def decide(self, ask: Callable[[], Ask[T]]) -> Asking[T]:
        """Put a question. While it is open, any seat may drop its Callous Guards; then it is put anew.

        Raises NothingLeft if that took away the last thing there was to choose.
        """
        while True:
            question = ask()
            if not question.options:
                raise NothingLeft
            given, option = yield (question, *self._standing_rights())
            if not given.idle:
                value: T = option.value
                return value
            drop(self.table, given.seat, option.value)

    def ask(
        self, prompt: str, options: Callable[[], tuple[Option[T], ...]], private: bool = False, **args: Arg
    ) -> Asking[T]:
        """Ask me; openly, unless what I choose from is hidden from the others."""
        audience = only(self.me)
        key, named, source = f"guillotine.prompt.{prompt}", tuple(args.items()), self.at_work
        if private:
            return self.decide(lambda: Ask(self.me, key, options(), audience, args=named, source=source))
        return self.decide(lambda: Ask(self.me, key, options(), args=named, source=source))

    def choose_player(self, seats: Iterable[int], prompt: str = "choose_other") -> Asking[int]:
        """One of some seats; unasked where there is only one."""
        able = list(seats)
        if len(able) == 1:
            return able[0]
        named = {} if self.at_work is None else {"card": self.face(self.at_work)}
        return (yield from self.ask(prompt, lambda: tuple(map(seat_option, able)), False, **named))

    def choose_card(
        self, prompt: str, cards: Callable[[], Sequence[int]], onto: Zone | None, private: bool = False, **args: Arg
    ) -> Asking[int]:
        """One of some cards, to be pressed or dragged to where it will go; unasked where there is only one."""
        able = cards()
        if len(able) == 1:
            return able[0]
        return (
            yield from self.ask(prompt, lambda: tuple(card_option(card, onto) for card in cards()), private, **args)
        )

    def _standing_rights(self) -> tuple[Ask[int], ...]:
        table, droppable = self.table, self.book.droppable
        return tuple(
            [
                drop_ask(seat, card)
                for seat in range(self.state.seats)
                for card in table.zones[in_front(seat)]
                if table.face(card) in droppable
            ]
        )

    # ------------------------------------------------------------------------------------------ small deeds

    def say(self, sentence: str, **args: Arg) -> None:
        """A public line of the log."""
        self.table.say(f"guillotine.log.{sentence}", EVERYONE, None, **args)

    def draw(self, cards: int) -> int:
        """Draw action cards, as many as there are. An empty deck is made anew from the discard. Returns how many."""
        table, deck = self.table, self.table.zones[ACTION_DECK]
        for drawn in range(cards):
            if not deck:
                reshuffle(table)
            if not deck:
                return drawn
            table.move(deck[-1], ACTION_DECK, hand(self.me))
        return cards

    def discard(self, cards: Iterable[int]) -> None:
        """Lay cards of my hand on the action discard, where everybody sees them."""
        for card in list(cards):
            self.table.move(card, hand(self.me), ACTION_DISCARD)
            self.say("discards_from_hand", player=Who(self.me), card=self.face(card))


def drop(table: Table, seat: int, card: int) -> None:
    """A player discards a lasting card that may be dropped at any time. Not playing a card."""
    table.move(card, in_front(seat), ACTION_DISCARD)
    table.say("guillotine.log.drops", player=Who(seat), card=Face(table.face(card)))


def reshuffle(table: Table) -> None:
    """Make a new action deck of the action discard."""
    discard = table.zones[ACTION_DISCARD]
    if discard:
        for card in discard[:]:
            table.move(card, ACTION_DISCARD, ACTION_DECK)
        table.shuffle(ACTION_DECK)


# The same few options are offered again and again, in searches thousands of times a second.


@cache
def seat_option(seat: int) -> Option[int]:
    return Option(f"seat {seat}", seat, pick=Zone("seat", seat))


@cache
def card_option(card: int, onto: Zone | None) -> Option[int]:
    return Option(f"card c{card}", card, pick=card, onto=onto)


@cache
def drop_ask(seat: int, card: int) -> Ask[int]:
    option = Option(f"drop c{card}", card, pick=card, label="guillotine.button.drop_callous")
    return Ask(seat, "guillotine.prompt.drop_callous", (option,), idle=True)
