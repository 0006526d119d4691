"""The end of a trick, and the right to annul it (rules 3.3).

While anybody could still have the right, as far as the table can tell, every seat may press the same
neutral button after every trick. Only the screen of whoever presses it says whether they may annul.
"""

from __future__ import annotations

from game.core.ask import Ask, Asks, Option, Step, choose
from game.core.events import Zone
from game.core.seats import only
from game.core.words import Who, named

from . import play
from .cards import Pack
from .state import ANNULLED, SEATS, TrickState

GAME = "guillotine_tricks"
NEXT, TERROR = "next trick", "terror"
WINNING = "winning"  # mark of the seat whose card wins the trick that lies open
LAST_TRICK = "last_trick"  # mark of each seat: its card of the last trick
LED = "led"  # mark of the seat that led it
TOOK, VOID = "took", "annulled"  # mark of the seat that took it, or that annulled it: which trick it was


def end_trick(pack: Pack, s: TrickState) -> Step:
    """The trick lies open until somebody goes on, or whoever has the right annuls it."""
    winner = _winner(pack, s)
    # With the Robespierre rule it waits for a tap, else the time would tell that somebody thinks about annulling.
    asks: Asks = (
        Ask(
            winner,
            f"{GAME}.prompt.trick_won",
            (Option(NEXT, NEXT, label=_onward(pack, s)),),
            args=named(trick=s.trick),
            pause="tap" if s.variant.robespierre else "lapse",
        ),
    )
    if s.right_open:
        asks += tuple(
            Ask(seat, f"{GAME}.prompt.terror_who", (Option(TERROR, TERROR, label=f"{GAME}.button.terror"),), idle=True)
            for seat in SEATS
        )
    ask, option = yield asks
    if option.value == NEXT:
        _take(pack, s, winner)
    elif (yield from choose(_annul_ask(pack, s, ask.seat))):
        _annul(s, ask.seat)
    else:
        return
    _next(s)


def _onward(pack: Pack, s: TrickState) -> str:
    """What follows, as everybody can count: another trick, the points of the round, or the end of the match."""
    last_trick, last_round = s.trick == pack.tricks, s.round == s.variant.rounds
    return f"{GAME}.button.{'end_match' if last_trick and last_round else 'end_round' if last_trick else 'next_trick'}"


def mark_winner(pack: Pack, s: TrickState) -> None:
    """Four cards lie open: the card that wins is marked, which everybody could work out alike."""
    s.table.mark(WINNING, _winner(pack, s), "winning")


def _winner(pack: Pack, s: TrickState) -> int:
    played = s.played()
    return played[play.winner(pack, [s.table.face(card) for _, card in played])][0]


def _annul_ask(pack: Pack, s: TrickState, me: int) -> Ask[bool]:
    """Asked of whoever presses; to let it stand is always possible, to annul only for the one with the right."""
    options = [Option("let it stand", False, label=f"{GAME}.button.let_stand")]
    if may_annul(pack, s, me):
        options.append(Option("annul", True, label=f"{GAME}.button.annul"))
    return Ask(me, f"{GAME}.prompt.terror_ask", tuple(options), only(me), secret=True)


def may_annul(pack: Pack, s: TrickState, seat: int) -> bool:
    """Whether this seat has the right in this trick: it held the card when the trick began.

    Setting "whole round": it held the card at the start of the round, so it has it or has played it.
    """
    if not s.right_open:
        return False
    held = [*s.hand(seat), *s.table.cards(Zone("trick", seat))]
    has = any(s.table.face(card) == pack.right_card for card in held)
    return has or (s.variant.right_whole_round and s.right_by == seat)


def _annul(s: TrickState, seat: int) -> None:
    """The four cards count for nobody; whoever led leads again."""
    s.close_right()
    s.table.say(f"{GAME}.log.terror", player=Who(seat), n=s.trick)
    _remember(s, VOID, seat)
    for owner, card in s.played():
        s.table.move(card, Zone("trick", owner), ANNULLED)


def _take(pack: Pack, s: TrickState, winner: int) -> None:
    """Target cards are laid out for all to see, the others on a pile."""
    _remember(s, TOOK, winner)
    heads = 0
    for owner, card in s.played():
        target = pack.suit(s.table.face(card)) in s.targets
        heads += target
        s.table.move(card, Zone("trick", owner), Zone("taken" if target else "plain", winner))
    s.table.count("tricks", winner, 1)
    s.table.say(f"{GAME}.log.trick_won", player=Who(winner), trick=s.trick, n=heads)
    s.lead = winner


def _remember(s: TrickState, fate: str, seat: int) -> None:
    """The trick as public words, so that it can be looked at again; at no moment with the fate of another one."""
    _unmark(s, WINNING)
    forget(s)
    s.table.mark(fate, seat, str(s.trick))
    s.table.mark(LED, s.lead, LED)
    for owner, card in s.played():
        s.table.mark(LAST_TRICK, owner, s.table.face(card))


def forget(s: TrickState) -> None:
    """What the last trick was: first its cards, then what became of them."""
    _unmark(s, LAST_TRICK, LED, TOOK, VOID)


def _unmark(s: TrickState, *names: str) -> None:
    for name in names:
        for key in [key for key in s.table.marks if key[0] == name]:
            s.table.mark(*key, None)


def _next(s: TrickState) -> None:
    """Once the king of clubs has been played and its trick is over, the right is gone, for all to see."""
    if s.right_by is not None and not s.variant.right_whole_round:
        s.close_right()
    s.next_trick()
