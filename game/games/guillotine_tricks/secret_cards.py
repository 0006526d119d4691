"""Cards chosen in secret: the trial and the pardons (rules 3.1, 3.3 decision 6, 3.6).

All seats that choose are asked at once and may think again until the last has chosen; the cards lie
in zones that seem to be part of the hand, so nothing on the table tells who has finished.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.core.ask import Ask, Option, Step
from game.core.events import Zone
from game.core.seats import only
from game.core.words import Face, Who

from .cards import Pack
from .state import SEATS, TrickState

GAME = "guillotine_tricks"
CONFIRM, BACK = "confirm", "think again"


def trial(pack: Pack, s: TrickState) -> Step:
    """One answer of the exchange. Free: both parties at once. Tribute: the lowest gives, then the highest returns."""
    low, high = s.trial
    givers = (low, high) if s.variant.trial == "free" else (low,) if s.phase == "trial" else (high,)
    yield from _one_answer(pack, s, givers)
    if len(s.ready) < len(givers):
        return
    s.ready = frozenset()
    for giver in givers:
        _give(s, giver, high if giver == low else low)
    if s.variant.trial == "tribute" and s.phase == "trial":
        s.phase = "return"
    else:
        s.phase = "pardon"
        for party in s.trial:
            s.table.mark("trial", party, None)


def _one_answer(pack: Pack, s: TrickState, givers: tuple[int, ...]) -> Step:
    ask, option = yield tuple(_trial_ask(pack, s, seat) for seat in givers)
    hand, laid = Zone("hand", ask.seat), Zone("trial?", ask.seat)
    if option.value == CONFIRM:
        s.ready |= {ask.seat}
    elif option.value == BACK:
        s.ready -= {ask.seat}
    elif option.value in s.table.cards(hand):
        s.table.move(option.value, hand, laid)
    else:
        s.table.move(option.value, laid, hand)


def _trial_ask(pack: Pack, s: TrickState, me: int) -> Ask[int | str]:
    hand, laid = Zone("hand", me), Zone("trial?", me)
    chosen, full = s.table.cards(laid), len(s.table.cards(laid)) == pack.trial_cards
    options: list[Option[int | str]] = []
    if me in s.ready:
        options.append(Option(BACK, BACK, label=f"{GAME}.button.think_again"))
    else:
        options += [Option(f"take c{card}", card, card, hand) for card in chosen]
        if full:
            options.append(Option(CONFIRM, CONFIRM, label=f"{GAME}.button.confirm"))
        else:
            options += [Option(f"lay c{card}", card, card, laid) for card in givable(pack, s, me)]
    # The words are the same however many are chosen: everybody reads them.
    kind = "free" if s.variant.trial == "free" else "tribute" if s.phase == "trial" else "return"
    return Ask(me, f"{GAME}.prompt.trial_{kind}", tuple(options), only(me), secret=True, idle=me in s.ready)


def givable(pack: Pack, s: TrickState, me: int) -> Sequence[int]:
    """Any card; as tribute only the highest-ranking ones, in any order and among equals of one's own choice. What has
    been laid is among them, but not in every world in which others think of it."""
    hand, chosen = s.hand(me), s.table.cards(Zone("trial?", me))
    if s.variant.trial == "free" or s.phase == "return":
        return hand
    strength = {card: pack.cards[s.table.face(card)].strength for card in (*hand, *chosen)}
    highest = sorted(strength.values(), reverse=True)[: pack.trial_cards]
    for laid in (strength[card] for card in chosen):
        if laid in highest:
            highest.remove(laid)
    return [card for card in hand if strength[card] in highest]


def _give(s: TrickState, giver: int, taker: int) -> None:
    laid = Zone("trial?", giver)
    cards = s.table.cards(laid)[:]
    for card in cards:
        s.table.move(card, laid, Zone("hand", taker))
    s.table.say(f"{GAME}.log.trial", player=Who(giver), other=Who(taker), n=len(cards))


def pardon(s: TrickState) -> Step:
    """One answer; when all four have laid a card, the four are shown at once."""
    ask, option = yield tuple(_pardon_ask(s, seat) for seat in SEATS)
    hand, laid = Zone("hand", ask.seat), Zone("pardon?", ask.seat)
    for card in s.table.cards(laid)[:]:
        s.table.move(card, laid, hand)
    s.table.move(option.value, hand, laid)
    if all(s.table.cards(Zone("pardon?", seat)) for seat in SEATS):
        for seat in SEATS:
            s.table.move(s.table.cards(Zone("pardon?", seat))[0], Zone("pardon?", seat), Zone("pardon", seat))
        for seat in SEATS:
            card = s.table.cards(Zone("pardon", seat))[0]
            s.table.say(f"{GAME}.log.pardon", player=Who(seat), card=Face(s.table.face(card)))
        _start_tricks(s)


def _pardon_ask(s: TrickState, me: int) -> Ask[int]:
    laid = Zone("pardon?", me)
    options = tuple(Option(f"pardon c{card}", card, card, laid) for card in s.hand(me))
    return Ask(me, f"{GAME}.prompt.pardon", options, only(me), secret=True, idle=bool(s.table.cards(laid)))


def _start_tricks(s: TrickState) -> None:
    """Dealer's left leads. Whoever has laid the king of clubs as a pardon card no longer holds it."""
    s.phase, s.lead = "play", (s.dealer + 1) % 4
    s.next_trick()
