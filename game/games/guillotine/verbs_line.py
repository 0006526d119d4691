"""Verbs that work on the line."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ask import Step
from game.core.effects import Few
from game.core.events import Said
from game.core.words import Face
from game.core.words import Who as Player

from . import legal
from .cards import AnyColour
from .moves import To, Way, Who, none_can_move, options
from .state import LINE, NOBLE_DECK, NOBLE_DISCARD, score_pile
from .turn import Turn
from .vocabulary import needs, verbs


def some_move(
    turn: Turn,
    forward: int = 0,
    back: int = 0,
    up_to: bool = False,
    to: To = "nowhere",
    who: Who = "any",
    colour: AnyColour = "any",
    noble: str = "any",
    if_there: bool = False,
) -> Said | None:
    """A legal target, unless the card says "if" or chooses nothing."""
    if if_there:
        return None
    if who == "front":
        return legal.a_noble_in_line(turn)
    return none_can_move(turn, Way(forward, back, up_to, to, who, colour, noble))


@verbs.verb
@verbs.either("forward", "back", "to")
@needs(some_move)
def move(
    turn: Turn,
    forward: Few = 0,
    back: Few = 0,
    up_to: bool = False,
    to: To = "nowhere",
    who: Who = "any",
    colour: AnyColour = "any",
    noble: str = "any",
    if_there: bool = False,
) -> Step:
    """Move one noble: exactly so many places, up to so many, or to an end of the line."""
    way = Way(forward, back, up_to, to, who, colour, noble)
    able = options(turn, way)
    if not able:
        turn.say("no_effect", **({} if turn.card is None else {"card": turn.face(turn.card)}))
        return
    if len(able) == 1:
        card, steps = able[0].value
    else:
        card, steps = yield from turn.ask("move_noble", lambda: options(turn, way))
    turn.table.move(card, LINE, LINE, turn.line.index(card) + steps)
    if to != "nowhere":
        turn.say(f"to_{to}", noble=turn.face(card))
    else:
        turn.say("move_forward" if steps > 0 else "move_back", noble=turn.face(card), n=abs(steps))


@verbs.verb
@needs(legal.a_noble_in_line)
def give_front(turn: Turn) -> Step:
    """Put the front noble into another player's score pile; it is not collected, so nothing fires."""
    if turn.line:
        other = yield from turn.choose_player(turn.others)
        noble = turn.front
        turn.table.move(noble, LINE, score_pile(other))
        turn.say("put", noble=turn.face(noble), other=Player(other))


@verbs.verb
@needs(legal.a_noble_in_line)
def turn_line_round(turn: Turn) -> Step:
    """The last is now the first."""
    for place in range(len(turn.line) - 1):
        turn.table.move(turn.front, LINE, LINE, place)
    turn.say("turned_round")
    yield from ()


@verbs.verb
@needs(legal.a_noble_in_line)
def order_first(turn: Turn, nobles: Few) -> Step:
    """Put the nobles nearest the front in any order, front first; fewer if fewer are there."""
    size = min(nobles, len(turn.line))
    for place in range(size - 1):

        def still_free(place: int = place) -> Sequence[int]:
            return turn.line[len(turn.line) - size : len(turn.line) - place][::-1]

        noble = yield from turn.choose_card("order_line", still_free, None, place=place + 1, n=size)
        turn.table.move(noble, LINE, LINE, len(turn.line) - 1 - place)
    turn.say("ordered", n=size)


@verbs.verb
@needs(legal.a_noble_in_line)
def shuffle_first(turn: Turn, nobles: Few) -> Step:
    """Shuffle the nobles nearest the front; fewer if fewer are there."""
    turn.table.shuffle(LINE, nobles)
    turn.say("shuffled_first", n=min(nobles, len(turn.line)))
    yield from ()


@verbs.verb
@needs(legal.a_noble_in_line)
def shuffle_line(turn: Turn) -> Step:
    """Shuffle the whole line."""
    turn.table.shuffle(LINE)
    turn.say("shuffled")
    yield from ()


@verbs.verb
@needs(legal.a_noble_in_line)
def deal_line_anew(turn: Turn) -> Step:
    """Shuffle the line into the noble deck, not the discard, and deal as many again."""
    table, length = turn.table, len(turn.line)
    for noble in turn.line[::-1]:
        table.move(noble, LINE, NOBLE_DECK)
    table.shuffle(NOBLE_DECK)
    for _ in range(length):
        table.move(table.zones[NOBLE_DECK][-1], NOBLE_DECK, LINE)
    turn.say("dealt_anew", n=length)
    yield from ()


@verbs.verb
@needs(legal.a_noble_in_line)
def discard_from_line(turn: Turn) -> Step:
    """Discard any one noble in line."""
    if turn.line:
        noble = yield from turn.choose_card("discard_from_line", lambda: turn.line[::-1], NOBLE_DISCARD)
        _discard(turn, noble)


@verbs.verb
@needs(legal.a_noble_in_line)
def replace_noble(turn: Turn) -> Step:
    """Discard any one noble in line; the top noble of the deck, if there is one, takes its place."""
    if turn.line:
        noble = yield from turn.choose_card("discard_from_line", lambda: turn.line[::-1], NOBLE_DISCARD)
        place, deck = turn.line.index(noble), turn.table.zones[NOBLE_DECK]
        _discard(turn, noble)
        if deck:
            new = deck[-1]
            turn.table.move(new, NOBLE_DECK, LINE, place)
            turn.say("takes_place", noble=turn.face(new))


@verbs.verb
@needs(legal.a_noble_in_line)
def lose_from_line(turn: Turn, nobles: Few) -> Step:
    """Discard random nobles of the line; with fewer in line, what there is."""
    for _ in range(min(nobles, len(turn.line))):
        _discard(turn, turn.table.chance.pick(turn.line))
    yield from ()


@verbs.verb
def join_line(turn: Turn, nobles: Few) -> Step:
    """The top nobles of the deck join the end of the line, as many as there are."""
    deck = turn.table.zones[NOBLE_DECK]
    for _ in range(min(nobles, len(deck))):
        _join(turn, deck[-1])
    yield from ()


@verbs.verb
@needs(legal.a_noble_in_the_deck)
def look_and_join(turn: Turn, nobles: Few) -> Step:
    """Look at the top nobles of the deck: one joins the end of the line, the others stay there in order."""
    table = turn.table
    seen = table.zones[NOBLE_DECK][-nobles:][::-1]
    for noble in seen:
        table.show(noble, 1 << turn.me)
    joins = yield from turn.choose_card("late_arrival", lambda: seen, LINE, private=True)
    for noble in seen:
        if noble != joins:
            table.hide(noble)
    _join(turn, joins)


@verbs.verb
def slip_to_end(turn: Turn) -> Step:
    """This noble goes to the end of the line (Master Spy)."""
    noble = turn.noble
    if noble is not None and noble in turn.line and turn.line[0] != noble:
        turn.table.move(noble, LINE, LINE, 0)
        turn.say("slips", noble=turn.face(noble))
    yield from ()


def _discard(turn: Turn, noble: int) -> None:
    turn.table.move(noble, LINE, NOBLE_DISCARD)
    turn.say("leaves_line", noble=Face(turn.table.face(noble)))


def _join(turn: Turn, noble: int) -> None:
    turn.table.move(noble, NOBLE_DECK, LINE, 0)
    turn.say("joins", noble=turn.face(noble))
