"""Verbs that work on hands and on the action deck."""

from __future__ import annotations

from game.core.ask import Step
from game.core.effects import Few
from game.core.seats import only
from game.core.words import Who

from . import legal
from .cards import Colour
from .state import ACTION_DECK, ACTION_DISCARD, hand
from .turn import Turn
from .vocabulary import needs, verbs


@verbs.verb
def draw_extra(turn: Turn, cards: Few) -> Step:
    """Draw more action cards at the end of the turn."""
    turn.table.count("extra_draws", turn.me, cards)
    yield from ()


@verbs.verb
def draw_for(turn: Turn, colour: Colour, cards: Few) -> Step:
    """Draw at once if the noble just collected has this colour (Foreign Support)."""
    if turn.noble is not None and turn.book.nobles[turn.table.face(turn.noble)].colour == colour:
        drawn = turn.draw(cards)
        turn.say("draw", player=Who(turn.me), n=drawn)
    yield from ()


@verbs.verb
def discard_own(turn: Turn, cards: Few) -> Step:
    """Discard action cards of one's own choice; with fewer in hand, all of them."""
    for done in range(cards):
        if len(turn.hand) <= cards - done:  # everybody can count: nothing to ask
            turn.discard(turn.hand)
            return
        card = yield from turn.choose_card(
            "discard_hand", lambda: turn.hand, ACTION_DISCARD, private=True, n=cards - done
        )
        turn.discard([card])


@verbs.verb
@needs(legal.anothers_hand)
def another_discards(turn: Turn, cards: Few) -> Step:
    """Another player discards action cards of that player's own choice (Infighting)."""
    other = yield from turn.choose_player(legal.with_hand(turn))
    yield from discard_own(turn.of(other), cards)


@verbs.verb
def all_others_lose(turn: Turn, cards: Few) -> Step:
    """Every other player discards random action cards; empty hands are skipped (Forced Break)."""
    for other in turn.others:
        theirs = turn.of(other)
        for _ in range(min(cards, len(theirs.hand))):
            theirs.discard([turn.table.chance.pick(theirs.hand)])
    yield from ()


@verbs.verb
def swap_hands(turn: Turn) -> Step:
    """Swap whole hands with another player, without the card just played (Information Exchange)."""
    other = yield from turn.choose_player(turn.others)
    mine, theirs = turn.hand[:], turn.of(other).hand[:]
    for card in mine:
        turn.table.move(card, hand(turn.me), hand(other))
    for card in theirs:
        turn.table.move(card, hand(other), hand(turn.me))
    turn.say("swap_hands", player=Who(turn.me), other=Who(other))


@verbs.verb
@needs(legal.anothers_hand)
def look_and_discard(turn: Turn) -> Step:
    """Look at another player's hand, alone, and discard a card of one's choice from it (Lack of Support)."""
    other = yield from turn.choose_player(legal.with_hand(turn))
    theirs, table = turn.of(other), turn.table
    seen = theirs.hand[:]
    for card in seen:
        table.show(card, only(turn.me))
    taken = yield from turn.choose_card("take_from_hand", lambda: seen, ACTION_DISCARD, private=True, other=Who(other))
    for card in seen:
        if card != taken:
            table.hide(card)
    theirs.discard([taken])


@verbs.verb
@needs(legal.a_card_in_the_discard)
def take_from_discard(turn: Turn) -> Step:
    """Take any card of the action discard into the hand; the card just played is not there yet (Rat Break)."""
    discard = turn.table.zones[ACTION_DISCARD]
    if discard:
        card = yield from turn.choose_card("take_from_discard", lambda: discard[::-1], hand(turn.me))
        turn.say("takes", player=Who(turn.me), card=turn.face(card))
        turn.table.move(card, ACTION_DISCARD, hand(turn.me))


@verbs.verb
def deal_hands_anew(turn: Turn, cards: Few) -> Step:
    """Shuffle all hands into the action deck and deal everybody anew; if that is too little, the shuffled
    discard is dealt on (Rain Delay)."""
    table, everybody = turn.table, (turn.me, *turn.others)
    for seat in everybody:
        for card in table.zones[hand(seat)][:]:
            table.move(card, hand(seat), ACTION_DECK)
    table.shuffle(ACTION_DECK)
    for _ in range(cards):
        for seat in everybody:
            turn.of(seat).draw(1)
    turn.say("hands_dealt", n=cards)
    yield from ()
