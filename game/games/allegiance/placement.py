"""The secret placement: everybody puts one card on the Temple and one on the Guild (rules 1, decisions 1 to 4).

All seats are asked at once and each stays asked until the last has confirmed, so nothing tells who
has finished. A pile is shuffled after each placement, or its order would tell who gave what.
"""

from __future__ import annotations

from game.core.ask import Ask, Option, Step
from game.core.events import Zone
from game.core.seats import only

from .state import GUILD, TEMPLE, AllegianceState

GAME = "allegiance"
PILES = (TEMPLE, GUILD)
Laying = tuple[int, Zone, Zone]


def place(s: AllegianceState) -> Step:
    """One answer of anybody."""
    ask, option = yield tuple(_ask(s, seat) for seat in s.clockwise(s.first))
    match option.value:
        case card, src, dst:
            s.table.move(card, src, dst)
        case True:
            s.ready |= {ask.seat}
        case _:
            s.ready -= {ask.seat}
    if len(s.ready) == s.seats:
        _lay_down(s)


def _ask(s: AllegianceState, me: int) -> Ask[Laying | bool]:
    table, hand = s.table, Zone("hand", me)
    options: list[Option[Laying | bool]] = []
    full = all(table.cards(Zone(pile.kind + "?", me)) for pile in PILES)
    if me in s.ready:
        options.append(Option("think again", False, label=f"{GAME}.button.think_again"))
    else:
        for pile in PILES:
            laid = Zone(pile.kind + "?", me)
            options += [Option(f"take c{card}", (card, laid, hand), card, hand) for card in table.cards(laid)]
            if not table.cards(laid):
                options += [Option(f"{pile.kind} c{c}", (c, hand, laid), c, laid) for c in table.cards(hand)]
        if full:
            options.append(Option("confirm", True, label=f"{GAME}.button.confirm"))
    return Ask(me, f"{GAME}.prompt.place", tuple(options), only(me), secret=True, idle=me in s.ready)


def _lay_down(s: AllegianceState) -> None:
    for pile in PILES:
        for seat in s.clockwise(s.first):
            laid = Zone(pile.kind + "?", seat)
            s.table.move(s.table.cards(laid)[0], laid, pile)
        s.table.shuffle(pile)
    s.table.say(f"{GAME}.log.placed")
    s.phase, s.acted, s.ready = "act", 0, frozenset()
    s.table.mark("phase", None, s.phase)
