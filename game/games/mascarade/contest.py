"""Announcing a mask, and what follows if others say that they are it (rules 3.4 to 3.10)."""

from __future__ import annotations

from game.core.ask import Ask, Option, Step, choose
from game.core.seats import EVERYONE
from game.core.words import Everyone, Face, Who, named

from .masks import Masks
from .powers import GAME, Power, pause, verbs
from .state import MaskState


def announce(s: MaskState, mask: str) -> None:
    """From here on the others are asked, one after another."""
    s.mask, s.claimers, s.asked, s.phase = mask, (s.turn,), 0, "contest"
    s.table.mark("claims", s.turn, mask)
    s.table.mark("claimer", s.turn, "1")
    s.table.say(f"{GAME}.log.announce", player=Who(s.turn), mask=Face(mask))


def ask_next(s: MaskState) -> Step:
    """Clockwise from the announcer's left, once each, in public. Everybody is asked, with the same words."""
    seat = s.left_of(s.turn)[s.asked]
    contests = yield from choose(
        Ask(
            seat,
            f"{GAME}.prompt.contest",
            (
                Option("contest", True, label=f"{GAME}.button.contest", args=named(mask=Face(s.mask))),
                Option("let pass", False, label=f"{GAME}.button.let_pass"),
            ),
            args=named(other=Who(s.turn), mask=Face(s.mask)),
        )
    )
    if contests:
        s.claimers += (seat,)
        s.table.mark("claims", seat, s.mask)
        s.table.mark("claimer", seat, str(len(s.claimers)))  # the order in which they step forward
        s.table.say(f"{GAME}.log.contest", player=Who(seat), mask=Face(s.mask))
    else:
        s.table.mark("lets_pass", seat, "yes")
    s.asked += 1
    if s.asked == s.seats - 1:
        s.phase = "settle"


def settle(masks: Masks, s: MaskState) -> Step:
    """Uncontested: the power, nothing revealed. Otherwise all claimers reveal together; power first, fines after."""
    if len(s.claimers) == 1:
        _unmark(s, "lets_pass")  # nobody is asked any longer, and a power marks seats of its own
        yield from verbs.run(masks.powers[s.mask], Power(s, s.turn, s.mask))
        s.check_end(masks.goal)
    else:
        yield from _contested(masks, s)
    _clear(s)


def _contested(masks: Masks, s: MaskState) -> Step:
    table = s.table
    cards = {seat: s.mask_of(seat) for seat in s.claimers}
    for card in cards.values():
        table.show(card, EVERYONE)
    s.revealed |= frozenset(cards)
    right = [seat for seat, card in cards.items() if table.face(card) == s.mask]
    liars = [table.people[seat] for seat in s.claimers if seat not in right]
    for seat in s.claimers:
        table.mark("claims", seat, s.mask if seat in right else None)
        if seat not in right:
            table.mark("wrong", seat, s.mask)
    if liars:
        table.mark("due", None, str(len(liars) * masks.fine))  # stands beside the courthouse until it is paid
    table.mark("step", None, "reveal")
    yield from pause(s.turn)
    table.mark("step", None, "power")
    _unmark(s, "lets_pass")
    for seat in right:
        yield from verbs.run(masks.powers[s.mask], Power(s, seat, s.mask, tuple(right)))
    s.check_end(masks.goal)
    if not s.reason and liars:
        table.mark("step", None, "fines")
        _fine(masks, s, liars)
        s.check_end(masks.goal)
    for card in cards.values():
        s.turn_down(card)


def _fine(masks: Masks, s: MaskState, liars: list[int]) -> None:
    """All at the same moment, each person from the seat where they sit after the power."""
    seats = [s.table.seat_of(person) for person in liars]
    s.table.mark("due", None, None)
    paid = sum(s.take(seat, masks.fine) for seat in seats)
    s.table.count("court", None, paid)
    if len(seats) == 1:
        s.table.say(f"{GAME}.log.fine_one", player=Who(seats[0]), n=masks.fine)
    else:
        s.table.say(f"{GAME}.log.fine", players=Everyone(tuple(seats)), n=masks.fine)


def _unmark(s: MaskState, *keys: str) -> None:
    for seat in range(s.seats):
        for key in keys:
            if (key, seat) in s.table.marks:
                s.table.mark(key, seat, None)


def _clear(s: MaskState) -> None:
    _unmark(s, "claims", "claimer", "wrong")
    for key in ("due", "step"):
        if (key, None) in s.table.marks:
            s.table.mark(key, None, None)
    s.mask, s.claimers = "", ()
