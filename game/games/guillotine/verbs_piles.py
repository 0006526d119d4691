"""Verbs that collect nobles, and those that move them between score piles."""

from __future__ import annotations

from game.core.ask import Step
from game.core.effects import Few
from game.core.words import Face, Who

from . import legal
from .moments import collect, line_leaves
from .state import LINE, NOBLE_DECK, NOBLE_DISCARD, score_pile
from .turn import Turn
from .vocabulary import needs, verbs


@verbs.verb
def collect_front(turn: Turn) -> Step:
    """Also collect the noble now at the front, if there is one (Fast Noble)."""
    if turn.line:
        yield from collect(turn, turn.front, LINE)


@verbs.verb
def collect_from_deck(turn: Turn) -> Step:
    """Also collect the top noble of the deck, if there is one (Rival Executioner)."""
    deck = turn.table.zones[NOBLE_DECK]
    if deck:
        yield from collect(turn, deck[-1], NOBLE_DECK)


@verbs.verb
def collect_extra(turn: Turn, nobles: Few) -> Step:
    """Collect more nobles from the line in this turn (Double Feature)."""
    turn.state.collects += nobles
    _works_this_turn(turn)
    yield from ()


@verbs.verb
def collect_nothing(turn: Turn) -> Step:
    """Collect nothing from the line in this turn (Political Influence)."""
    turn.state.collects = 0
    _works_this_turn(turn)
    yield from ()


@verbs.verb
def end_the_day(turn: Turn) -> Step:
    """The day is over: whoever lets him be collected clears the line, and nothing more is collected (Robespierre)."""
    turn.state.day_over = True
    turn.say("day_is_over", noble=Face("robespierre") if turn.noble is None else turn.face(turn.noble))
    yield from ()


@verbs.verb
def end_the_day_after_this_turn(turn: Turn) -> Step:
    """This turn is the last of the day (Scarlet Pimpernel)."""
    turn.state.last_turn = True
    _works_this_turn(turn)
    yield from ()


@verbs.verb
def give_away(turn: Turn) -> Step:
    """Put this noble on top of another player's score pile; it is not collected (The Clown)."""
    noble = turn.noble
    if noble is not None and noble in turn.pile:
        other = yield from turn.choose_player(turn.others, "give_clown")
        turn.table.move(noble, score_pile(turn.me), score_pile(other))
        turn.say("put", noble=turn.face(noble), other=Who(other))


@verbs.verb
@needs(legal.anothers_pile)
def trade_nobles(turn: Turn) -> Step:
    """Collect any noble of another player, who then collects any other of yours. A day that this ends,
    ends when the return has been completed (Clerical Error)."""
    other = yield from turn.choose_player(legal.with_pile(turn))
    theirs = turn.of(other)
    taken = yield from turn.choose_card("clerical_take", lambda: theirs.pile, score_pile(turn.me), other=Who(other))
    yield from collect(turn, taken, score_pile(other))
    back = [noble for noble in turn.pile if noble != taken]
    if back:
        given = yield from theirs.choose_card("clerical_return", lambda: back, score_pile(other), other=Who(turn.me))
        yield from collect(theirs, given, score_pile(turn.me))
    if turn.state.day_over:
        line_leaves(turn)


@verbs.verb
@needs(legal.anothers_pile)
def return_last_got(turn: Turn) -> Step:
    """The noble another player got last, collected or put, goes to the end of the line (Missed!)."""
    other = yield from turn.choose_player(legal.with_pile(turn))
    noble = turn.of(other).pile[-1]
    turn.table.move(noble, score_pile(other), LINE, 0)
    turn.say("returns", noble=turn.face(noble), other=Who(other))


@verbs.verb
@needs(legal.anothers_pile)
def lose_from_pile(turn: Turn) -> Step:
    """Another player loses a random noble (Missing Heads)."""
    other = yield from turn.choose_player(legal.with_pile(turn))
    noble = turn.table.chance.pick(turn.of(other).pile)
    turn.table.move(noble, score_pile(other), NOBLE_DISCARD)
    turn.say("loses", noble=turn.face(noble), other=Who(other))


def _works_this_turn(turn: Turn) -> None:
    """Leave word on the table of a card that has gone to the discard and still works."""
    if turn.card is not None:
        turn.table.mark("this_turn", turn.me, turn.table.face(turn.card))
