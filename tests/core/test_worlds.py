"""Guessing in the middle of a step that has shuffled, and what guessers may still hold for certain."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Zone
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.seats import only
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from game.core.view import view
from game.core.worlds import guess, hidden_from
from tests.driver import play, start
from tests.toys.base import Toy

DECK, HAND = Zone("deck"), Zone("hand", 0)
KINDS = {"deck": ZoneKind("none"), "hand": ZoneKind("seat", ordered=False)}


@dataclass(slots=True)
class DrawState:
    table: Table

    def copy(self) -> DrawState:
        return DrawState(self.table.copy())


class Draw(Toy):
    """Shuffles, draws and asks, all in one step."""

    def deal(self, setup: Setup) -> DrawState:
        prints = tuple("abcdefgh")
        return DrawState(Table.new(KINDS, prints, ("card",) * 8, {DECK: list(range(8)), HAND: []}, setup))

    def step(self, s: DrawState) -> Step:
        s.table.shuffle(DECK)
        s.table.move(s.table.cards(DECK)[-1], DECK, HAND)
        yield from choose(Ask(0, "draw.ask.seen", (Option("seen", None),), only(0)))

    def outcome(self, s: DrawState) -> Outcome | None:
        return Outcome((0,), (0,)) if len(s.table.cards(HAND)) == 3 else None


def test_a_guess_keeps_what_was_drawn_after_the_steps_own_shuffle() -> None:
    rules = Draw()
    for seed in range(20):
        m = Match(rules, rules.deal(Setup((0, 1), seed)))
        m.answer("seen")
        world = guess(m, only(0), Random(seed))
        assert view(world.state.table, only(0)) == view(m.state.table, only(0))


def test_guesses_differ_where_something_is_hidden() -> None:
    m = play(start("tricks"), Random(1), limit=12)
    deals = {tuple(guess(m, only(0), Random(n)).state.table.dealt) for n in range(10)}
    assert len(deals) == 10


def test_one_loses_track_of_a_known_card_when_an_unseen_card_leaves_the_same_hand() -> None:
    table = start("altars").state.table.copy()
    theirs = table.cards(Zone("hand", 1))[:]
    for card in theirs:
        table.show(card, only(0))
        table.hide(card)
    assert not set(theirs) & set(hidden_from(table, only(0)))
    table.move(theirs[0], Zone("hand", 1), Zone("temple?", 1))
    assert set(theirs) <= set(hidden_from(table, only(0)))
    assert not set(theirs) & set(hidden_from(table, only(1)))


def test_one_keeps_track_of_a_card_taken_from_a_known_place() -> None:
    table = start("altars").state.table.copy()
    top = table.cards(Zone("deck"))[-1]
    table.show(top, only(0))
    table.hide(top)
    table.move(top, Zone("deck"), Zone("hand", 1))
    assert top not in hidden_from(table, only(0))
