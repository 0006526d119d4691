"""Verbs about action cards themselves: those that stay, those that wait, and how many may be played."""

from __future__ import annotations

from game.core.ask import Step
from game.core.words import Who

from . import legal
from .state import ACTION_DISCARD, in_front, waiting
from .turn import NothingLeft, Turn
from .vocabulary import needs, verbs


@verbs.verb
def play_again(turn: Turn) -> Step:
    """One more action card may be played in this turn (Trip)."""
    turn.state.plays += 1
    yield from ()


@verbs.verb
def lose_action(turn: Turn) -> Step:
    """No action card in this turn (Rush Job)."""
    turn.state.plays = 0
    turn.table.mark("lost_action", turn.me, "rush_job" if turn.card is None else turn.table.face(turn.card))
    yield from ()


@verbs.verb
def stay(turn: Turn) -> Step:
    """The card stays in front of its user."""
    turn.rests = in_front(turn.me)
    yield from ()


@verbs.verb
def lay_before_another(turn: Turn) -> Step:
    """The card is laid in front of another player (Tough Crowd)."""
    other = yield from turn.choose_player(turn.others)
    turn.rests = in_front(other)
    _laid(turn, other)


@verbs.verb
def wait_before_another(turn: Turn) -> Step:
    """The card waits before another player until its moment comes (Confusion in Line, Rush Job)."""
    other = yield from turn.choose_player(turn.others)
    turn.rests = waiting(other)
    _laid(turn, other)


@verbs.verb
@needs(legal.a_card_in_front)
def discard_in_front(turn: Turn) -> Step:
    """Discard any one action card that lies in front of a player; waiting cards are out of reach (Twist of Fate)."""
    try:
        card = yield from turn.choose_card("twist_of_fate", lambda: legal.cards_in_front(turn), ACTION_DISCARD)
    except NothingLeft:  # dropped by its owner while it was being chosen
        return
    owner = next(seat for seat in range(turn.state.seats) if card in turn.table.zones[in_front(seat)])
    turn.table.move(card, in_front(owner), ACTION_DISCARD)
    turn.say("discards", player=Who(owner), card=turn.face(card))


def _laid(turn: Turn, other: int) -> None:
    if turn.card is not None:
        turn.say("laid_before", card=turn.face(turn.card), other=Who(other))
