"""Guillotine as it is played: days, turns, and in each turn an action, the blade, a draw.

A step is one phase of a turn. What a card does is in the card files and in the verbs; what is here
is the order in which things happen.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from game.core.ask import Ask, Option, Step
from game.core.events import Said, Zone
from game.core.outcome import Badge, Outcome
from game.core.seats import only
from game.core.setup import Advice, GameInfo, Setup
from game.core.table import Table
from game.core.view import TableView
from game.core.words import Who

from . import legal, moments, refusals, scoring
from .cards import Book
from .state import (
    ACTION_DECK,
    LINE,
    NOBLE_DECK,
    OF_A_SEAT,
    PLAYED,
    PUBLIC,
    GuillotineState,
    hand,
    in_front,
    score_pile,
    waiting,
)
from .turn import Turn
from .vocabulary import verbs

COLLECT = (Option("collect", None, label="guillotine.button.collect"),)
END_TURN = (Option("end turn", None, label="guillotine.button.end_turn"),)


class GuillotineRules:
    """The rules over the cards of one book."""

    def __init__(self, book: Book) -> None:
        self.book = book

    @property
    def info(self) -> GameInfo:
        return self.book.info

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return ()

    def deal(self, setup: Setup) -> GuillotineState:
        """Both decks lie ready; the first step shuffles and deals, so that it can be seen."""
        prints, backs = self.book.prints, self.book.backs
        zones: dict[Zone, list[int]] = {zone: [] for zone in PUBLIC}
        zones[NOBLE_DECK] = [card for card, back in enumerate(backs) if back == "noble"]
        zones[ACTION_DECK] = [card for card, back in enumerate(backs) if back == "action"]
        for seat in range(setup.seats):
            zones |= {Zone(kind, seat): [] for kind in OF_A_SEAT}
        table = Table.new(self.book.zones, prints, backs, zones, setup)
        options = self.info.options(setup.options)
        table.counters["days", None] = int(options["days"])
        return GuillotineState(table, int(options["days"]), options["first"] == "chosen")

    def step(self, state: GuillotineState) -> Step:
        """One phase."""
        turn = Turn(self.book, state, state.turn)
        match state.phase:
            case "deal":
                self._deal_hands(state)
            case "first":
                yield from self._choose_first(turn)
            case "day":
                yield from self._begin_day(state)
            case "action":
                yield from self._action(turn)
            case "resolve":
                yield from self._resolve(turn)
            case _:
                yield from self._collect(turn)

    def outcome(self, state: GuillotineState) -> Outcome | None:
        return scoring.outcome(self.book, state) if state.phase == "over" else None

    # ------------------------------------------------------------------------------------------ the phases

    def _deal_hands(self, state: GuillotineState) -> None:
        table = state.table
        table.shuffle(NOBLE_DECK)
        table.shuffle(ACTION_DECK)
        if not state.chosen_first:
            state.starter = table.chance.pick(range(state.seats))
        for _ in range(self.book.numbers.hand):
            for seat in range(state.seats):
                Turn(self.book, state, (state.starter + seat) % state.seats).draw(1)
        state.phase = "first" if state.chosen_first else "day"

    def _choose_first(self, turn: Turn) -> Step:
        turn.state.starter = yield from turn.choose_player(range(turn.state.seats), "choose_first")
        turn.state.phase = "day"

    def _begin_day(self, state: GuillotineState) -> Step:
        """Nobles are laid from the end of the line to the front; the last one laid stands before the blade."""
        table = state.table
        state.day = table.count("day", None, 1)
        table.say("guillotine.log.day_begins", n=state.day, days=state.days, player=Who(state.starter))
        deck = table.zones[NOBLE_DECK]
        for _ in range(min(self.book.numbers.line, len(deck))):
            table.move(deck[-1], NOBLE_DECK, LINE)
        yield from self._begin_turn(state, state.starter)

    def _begin_turn(self, state: GuillotineState, seat: int) -> Step:
        state.turn, state.plays, state.collects = seat, 1, self.book.numbers.collect
        state.last_turn = state.day_over = False
        state.table.mark("turn", seat, "turn")
        turn = Turn(self.book, state, seat)
        yield from moments.strike(turn, "before_action")
        state.phase = "action" if self.may_act(turn) else "collect"

    def _action(self, turn: Turn) -> Step:
        """Play an action card or pass."""
        another = ("played", turn.me) in turn.table.marks
        prompt = f"guillotine.prompt.{'play_another' if another else 'play_action'}"
        card = yield from turn.decide(lambda: Ask(turn.me, prompt, legal.playable(turn), only(turn.me), told=True))
        if card is None:
            turn.state.phase = "collect"
        else:
            self._lay_open(turn, card)
            turn.state.phase = "resolve"

    def may_act(self, turn: Turn) -> bool:
        """Whether there is an action to ask for. Nobody is asked who, as everybody can see, has nothing to choose."""
        if not turn.state.plays or not turn.hand:
            return False
        if turn.is_barred():
            turn.say("barred", noble=turn.face(turn.front), player=Who(turn.me))
            return False
        return True

    def _lay_open(self, turn: Turn, card: int) -> None:
        """A card is played: everybody sees it before anything is asked about it."""
        turn.table.move(card, hand(turn.me), PLAYED)
        turn.say("play", player=Who(turn.me), card=turn.face(card))
        turn.table.mark("played", turn.me, turn.table.face(card))
        turn.state.plays -= 1

    def _resolve(self, turn: Turn) -> Step:
        """Carry out the card that lies open and put it where it belongs; then the line may answer."""
        card = turn.card = turn.table.zones[PLAYED][0]
        yield from verbs.run(self.book.actions[turn.table.face(card)].effects, turn)
        turn.table.move(card, PLAYED, turn.rests)
        yield from moments.after_action(turn)
        turn.state.phase = "action" if self.may_act(turn) else "collect"

    def _collect(self, turn: Turn) -> Step:
        """The blade falls when its button is pressed, so that the line can be looked at before."""
        state = turn.state
        yield from turn.decide(lambda: self._off_with_it(turn))
        if turn.line and state.collects:
            yield from moments.strike(turn, "before_collect")
        for _ in range(state.collects):
            if turn.line:
                yield from moments.collect(turn, turn.front, LINE)
                if state.day_over:  # at once, so that nothing more can be collected
                    moments.line_leaves(turn)
        yield from self._end_turn(turn)

    def _off_with_it(self, turn: Turn) -> Ask[None]:
        """One answer; in words that promise nothing a waiting card may still change."""
        key, nobles = "guillotine.prompt.", min(turn.state.collects, len(turn.line))
        if not nobles:
            return Ask(turn.me, key + "end_turn", END_TURN)
        if any(
            self.book.actions[turn.table.face(card)].strikes == "before_collect"
            for card in turn.table.zones[waiting(turn.me)]
        ):
            return Ask(turn.me, key + "collect_struck", COLLECT)
        if nobles > 1:
            return Ask(turn.me, key + "collect_several", COLLECT, args=(("n", nobles),))
        return Ask(
            turn.me,
            key + "collect",
            collect_front(turn.me),
            args=(("noble", turn.face(turn.front)),),
            source=turn.front,
        )

    def _end_turn(self, turn: Turn) -> Step:
        """Draw; then the turn is over, and with it the day, if nobody is left in line or it was to be the last."""
        state, table = turn.state, turn.table
        moments.at_draw(turn)
        for key, seat in [mark for mark in table.marks if mark[1] == turn.me]:
            table.mark(key, seat, None)
        if turn.line and not (state.day_over or state.last_turn):
            yield from self._begin_turn(state, (turn.me + 1) % state.seats)
            return
        moments.line_leaves(turn)
        turn.say("day_ends", day=state.day)
        state.evenings = (*state.evenings, scoring.standing(self.book, state))
        state.phase = "over" if state.day == state.days else "day"
        state.starter = (state.starter + 1) % state.seats

    # ------------------------------------------------------------------------------------------ for the screen

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        """The running score of every seat, extra draws earned, and the day."""
        badges = [Badge("day", None, view.counters["day", None])] if ("day", None) in view.counters else []
        for seat in range(len(view.people)):
            faces = [
                [card.face for card in view.zones[zone] if card.face] for zone in (score_pile(seat), in_front(seat))
            ]
            badges.append(Badge("score", seat, scoring.total(self.book, *faces)))
            extra = view.counters.get(("extra_draws", seat), 0)
            if extra:
                badges.append(Badge("extra_draws", seat, extra))
        return tuple(badges)

    def refusal(self, state: GuillotineState, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        """Why a card of the hand cannot be played, or a noble or a player cannot be chosen."""
        noble = ask.source is not None and state.table.back(ask.source) == "noble"
        card, effect_of = (None, ask.source) if noble else (ask.source, None)
        return refusals.refusal(Turn(self.book, state, ask.seat, card, effect_of), ask, pick, onto)


@cache
def collect_front(seat: int) -> tuple[Option[None], ...]:
    """The button of the blade; or the front noble is carried to the score pile."""
    return (COLLECT[0]._replace(onto=score_pile(seat)),)
