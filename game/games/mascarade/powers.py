"""The powers of the masks as verbs of the card file (rules 4).

Targets are other players, and choosing one is compulsory. Whether the one who uses a power was
asked to by announcing or by contesting makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.core.ask import Ask, Asking, Option, Step, choose
from game.core.effects import Call, Few, Vocabulary
from game.core.events import Zone
from game.core.seats import EVERYONE, all_but, only
from game.core.words import Args, Everyone, Face, Who, named

from .state import COURT, MaskState

GAME = "mascarade"


@dataclass(slots=True)
class Power:
    """One seat using the power of one mask."""

    s: MaskState
    me: int
    mask: str
    right: tuple[int, ...] = ()  # the revealed claimers that are right; only Peasants can be two
    tried: bool = False  # only to see what it would bring: it may not come to a choice


class Undecided(Exception):
    """A power that was tried has come to a choice."""


verbs: Vocabulary[Power] = Vocabulary()


@verbs.verb
def gain(power: Power, coins: Few, neighbours: Few = 0) -> Step:
    """Take coins from the bank, and let each neighbour take some: all gains together (King, Empress, Patron …)."""
    s, beside = power.s, power.s.neighbours(power.me) if neighbours else ()
    s.gain(power.me, coins)
    for seat in beside:
        s.gain(seat, neighbours)
    _tell_bank(s, (power.me,), coins)
    _tell_bank(s, beside, neighbours)
    yield from ()


@verbs.verb
def gain_with_twin(power: Power, coins: Few, together: Few) -> Step:
    """Coins from the bank; more if both copies of the mask were revealed (Peasant)."""
    twins = power.right if len(power.right) > 1 else (power.me,)
    coins = together if len(twins) > 1 else coins
    power.s.gain(power.me, coins)
    if power.me == twins[-1]:  # at last, or it would come between coins that move together
        _tell_bank(power.s, twins, coins)
    yield from ()


@verbs.verb
def fill_up(power: Power, to: Few) -> Step:
    """Coins from the bank up to exactly this many; with that many or more, nothing (Widow)."""
    coins = max(0, to - power.s.coins(power.me))
    power.s.gain(power.me, coins)
    if coins:
        _tell_bank(power.s, (power.me,), coins)
    yield from ()


@verbs.verb
def take_courthouse(power: Power) -> Step:
    """All coins of the courthouse; this turn's own fines come later (Judge)."""
    coins = power.s.table.counters[COURT]
    if coins:
        power.s.table.count("court", None, -coins)
        power.s.gain(power.me, coins)
        power.s.table.say(f"{GAME}.log.coins_court", player=Who(power.me), n=coins)
    yield from ()


@verbs.verb
def rob_neighbours(power: Power, coins: Few) -> Step:
    """Coins from both neighbours at once, as far as they have them (Thief)."""
    _take_from(power, power.s.neighbours(power.me), coins)
    yield from ()


@verbs.verb
def rob_richest(power: Power, coins: Few) -> Step:
    """Coins from the richest other player; asked only where several are (Trickster)."""
    s, others = power.s, power.s.left_of(power.me)
    most = max(s.coins(seat) for seat in others)
    richest = [seat for seat in others if s.coins(seat) == most]
    victim = richest[0] if len(richest) == 1 else (yield from _seat(power, "trickster_tie", richest))
    _take_from(power, (victim,), coins)


@verbs.verb
def beg(power: Power, coins: Few) -> Step:
    """Clockwise, one at a time: whoever has more at that moment gives (Beggar)."""
    s, givers = power.s, list[int]()
    for seat in s.left_of(power.me):
        if s.coins(seat) > s.coins(power.me):
            s.gain(power.me, s.take(seat, coins))
            givers.append(seat)
    _tell_between(power, "given", tuple(givers), coins)
    yield from ()


@verbs.verb
def win_with(power: Power, coins: Few) -> Step:
    """With that many coins, win at once (Cheater)."""
    if power.s.coins(power.me) >= coins:
        power.s.end((power.me,), "cheater")
    yield from ()


@verbs.verb
def swap_fortunes(power: Power) -> Step:
    """All coins against another player's (Sorceress)."""
    s = power.s
    other = yield from _seat(power, "target", s.left_of(power.me), mask=True)
    mine, theirs = s.coins(power.me), s.coins(other)
    s.table.count("coins", power.me, theirs - mine)
    s.table.count("coins", other, mine - theirs)
    s.table.say(f"{GAME}.log.coins_swapped", player=Who(power.me), n=theirs, other=Who(other), left=mine)


@verbs.verb
def exchange_two_others(power: Power) -> Step:
    """Two other players' masks are exchanged or not, unseen; only the doer knows (Fool)."""
    one, two = yield from _two_seats(power, "fool")
    yield from exchange_or_pretend(power.s, power.me, Zone("mask", one), Zone("mask", two))
    power.s.table.say(f"{GAME}.log.fool", player=Who(power.me), other=Who(one), third=Who(two))


@verbs.verb
def look_and_exchange(power: Power) -> Step:
    """See one's own and another player's mask, then exchange them or not (Spy)."""
    s, me = power.s, power.me
    other = yield from _seat(power, "target", s.left_of(me), mask=True)
    cards = [card for card in (s.mask_of(me), s.mask_of(other)) if s.table.eyes.get(card) != EVERYONE]
    for card in cards:
        s.table.show(card, only(me))
    yield from seen(s, me, only(me), me, other)
    for card in cards:
        s.table.hide(card)
    yield from exchange_or_pretend(s, me, Zone("mask", me), Zone("mask", other))
    s.table.say(f"{GAME}.log.spy", player=Who(me), other=Who(other))


@verbs.verb
def show_to_others(power: Power) -> Step:
    """Another player's mask is shown to everyone but its owner (Princess). One already open stays so."""
    s = power.s
    other = yield from _seat(power, "target", s.left_of(power.me), mask=True)
    s.table.say(f"{GAME}.log.princess", player=Who(power.me), other=Who(other))
    card = s.mask_of(other)
    if s.table.eyes.get(card) == EVERYONE:
        return
    s.table.show(card, all_but(other))
    yield from seen(s, power.me, all_but(other), other, mark="all_but")
    s.table.hide(card)


@verbs.verb
def demand_a_name(power: Power, coins: Few) -> Step:
    """Another player names a mask and reveals theirs: if wrong, they pay, or give all they have (Guru)."""
    s, table = power.s, power.s.table
    other = yield from _seat(power, "target", s.left_of(power.me), mask=True)
    name = yield from choose(
        Ask(
            other,
            f"{GAME}.prompt.guru_name",
            tuple(
                Option(f"name {mask}", mask, label=f"{GAME}.button.mask", args=named(mask=Face(mask)))
                for mask in dict.fromkeys(s.in_play)
            ),
        )
    )
    table.mark("claims", other, name)
    table.say(f"{GAME}.log.guru", player=Who(power.me), other=Who(other), mask=Face(name))
    card = s.mask_of(other)
    table.mark("looked", other, "yes")
    if table.eyes.get(card) != EVERYONE:
        table.show(card, EVERYONE)
        s.revealed |= {other}
    if table.face(card) != name:
        paid = s.take(other, coins)
        s.gain(power.me, paid)
        table.say(f"{GAME}.log.coins_paid", player=Who(power.me), other=Who(other), n=paid)
    yield from pause(power.me)
    if other not in s.claimers or len(s.claimers) == 1:
        s.turn_down(card)
    table.mark("claims", other, None)
    table.mark("looked", other, None)


@verbs.verb
def swap_two_people(power: Power, coins: Few) -> Step:
    """Coins from each of two others, who then change seats; masks and coins stay (Puppeteer)."""
    s = power.s
    one, two = yield from _two_seats(power, "puppeteer")
    _take_from(power, (one, two), coins)
    s.table.say(f"{GAME}.log.puppeteer", player=Who(power.me), other=Who(one), third=Who(two))
    s.table.reseat(one, two)


def _take_from(power: Power, seats: tuple[int, ...], coins: int) -> None:
    """Coins from each of these seats at once, as far as they have them."""
    taken = {seat: power.s.take(seat, coins) for seat in seats}
    power.s.gain(power.me, sum(taken.values()))
    for n in sorted(set(taken.values()) - {0}, reverse=True):
        _tell_between(power, "from", tuple(seat for seat in seats if taken[seat] == n), n)


def _tell_bank(s: MaskState, seats: tuple[int, ...], coins: int) -> None:
    if len(seats) == 1:
        s.table.say(f"{GAME}.log.coins_bank", player=Who(seats[0]), n=coins)
    elif seats:
        s.table.say(f"{GAME}.log.coins_bank_each", players=Everyone(seats), n=coins)


def _tell_between(power: Power, how: str, seats: tuple[int, ...], coins: int) -> None:
    """So many coins have come from each of these seats."""
    say, me = power.s.table.say, Who(power.me)
    if len(seats) == 1:
        say(f"{GAME}.log.coins_{how}", player=me, other=Who(seats[0]), n=coins)
    elif seats:
        say(f"{GAME}.log.coins_{how}_each", player=me, players=Everyone(seats), n=coins)


def outlooks(powers: Mapping[str, tuple[Call, ...]], s: MaskState) -> dict[str, int | None]:
    """For every mask in play the coins its power would bring the seat whose turn it is; None where that hangs on a
    choice, or it ends the match. Told by fortunes alone, which are public.

    All are tried on one copy, whose fortunes are laid back each time: nothing else changes before the first choice.
    """
    trial, before, found = s.copy(), s.coins(s.turn), dict[str, int | None]()
    for mask in dict.fromkeys(s.in_play):
        trial.table.counters, trial.reason = dict(s.table.counters), ""
        try:
            for _ in verbs.run(powers[mask], Power(trial, s.turn, mask, tried=True)):
                raise Undecided(mask)
            found[mask] = None if trial.reason else trial.coins(s.turn) - before
        except Undecided:
            found[mask] = None
    return found


def exchange_or_pretend(s: MaskState, me: int, a: Zone, b: Zone) -> Step:
    """Asked of the doer alone. Both cards come back face down, whichever it was."""
    for place in (a, b):
        s.table.mark(*_between(place), "yes")
    really = yield from choose(
        Ask(
            me,
            f"{GAME}.prompt.really",
            (
                Option("exchange", True, label=f"{GAME}.button.exchange"),
                Option("pretend", False, label=f"{GAME}.button.pretend"),
            ),
            only(me),
            secret=True,
        )
    )
    s.table.swap_unseen(me, a, b, really)
    for place in (a, b):
        s.table.mark(*_between(place), None)


def _between(place: Zone) -> tuple[str, int | None]:
    """The mark of a mask that lies in the middle of the table until its owner has decided."""
    return ("swap", place.seat) if place.seat is not None else ("swap_middle", place.place)


def seen(s: MaskState, me: int, audience: int, *seats: int, mark: str = "looked") -> Step:
    """The moment in which the masks of these seats lie before some eyes alone. Whose they are is public, and whether
    one seat looks or all but one."""
    for seat in seats:
        s.table.mark(mark, seat, "yes")
    yield from choose(Ask(me, f"{GAME}.prompt.seen", (Option("seen", None, label=f"{GAME}.button.seen"),), audience))
    for seat in seats:
        s.table.mark(mark, seat, None)


def pause(seat: int) -> Step:
    """Open masks stay until the table has looked."""
    yield from choose(
        Ask(seat, f"{GAME}.prompt.revealed", (Option("go on", None, label=f"{GAME}.button.go_on"),), pause="tap")
    )


def _seat(power: Power, prompt: str, seats: list[int], mask: bool = False, done: int | None = None) -> Asking[int]:
    if power.tried:
        raise Undecided(prompt)
    args: Args = named(mask=Face(power.mask)) if mask else named(done=done) if done is not None else ()
    options = tuple(Option(f"seat {seat}", seat, pick=Zone("seat", seat)) for seat in seats)
    return (
        yield from choose(
            Ask(power.me, f"{GAME}.prompt.{prompt}", options, args=args, source=power.s.mask_of(power.me))
        )
    )


def _two_seats(power: Power, prompt: str) -> Asking[tuple[int, int]]:
    """Two different other players, one after the other; the first is marked until the second is chosen."""
    others = power.s.left_of(power.me)
    one = yield from _seat(power, prompt, others, done=0)
    power.s.table.mark("chosen", one, "yes")
    two = yield from _seat(power, prompt, [seat for seat in others if seat != one], done=1)
    power.s.table.mark("chosen", one, None)
    return one, two
