"""A cut-down Mascarade: masks nobody remembers, secret swaps, and people who change seats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.ask import Ask, Asking, Option, Step, choose
from game.core.events import Zone
from game.core.outcome import Outcome
from game.core.seats import EVERYONE, all_but, only
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from tests.toys.base import Toy

MASKS = ("judge", "puppeteer", "princess", "spy", "thief", "king", "fool", "queen")
KINDS = {"mask": ZoneKind("none"), "middle": ZoneKind("none")}
GOAL, START, OPENING = 13, 6, 4
YES_NO = (Option("yes", True), Option("no", False))


@dataclass(slots=True)
class MaskState:
    table: Table
    seats: int
    turn: int = 0
    played: int = 0  # turns so far
    barred: frozenset[int] = frozenset()  # seats that may not announce: unmasked in the turn before
    unmasked: frozenset[int] = frozenset()  # seats that had to unmask in this turn
    done: bool = False

    def copy(self) -> MaskState:
        return MaskState(self.table.copy(), self.seats, self.turn, self.played, self.barred, self.unmasked, self.done)


class Masks(Toy):
    """Take 13 coins, or be richest when somebody goes broke."""

    def deal(self, setup: Setup) -> MaskState:
        masks = MASKS[: max(setup.seats, 6)]
        zones = {Zone("mask", i) if i < setup.seats else Zone("middle", place=i): [i] for i in range(len(masks))}
        table = Table.new(KINDS, masks, ("mask",) * len(masks), zones, setup)
        table.chance.shuffle(table.dealt)
        for seat in range(setup.seats):
            table.counters["coins", seat] = START
        table.counters["court", None] = 0
        return MaskState(table, setup.seats)

    def outcome(self, s: MaskState) -> Outcome | None:
        if not s.done:
            return None
        coins = self.coins(s)
        return Outcome(tuple(p for p in range(s.seats) if coins[p] == max(coins)), tuple(coins))

    def step(self, s: MaskState) -> Step:
        me = s.turn
        acts = [Option("swap", self.swap)]
        if s.played >= OPENING:
            acts.append(Option("look", self.look))
            if me not in s.barred:
                acts.append(Option("announce", self.announce))
        act = yield from choose(Ask(me, "masks.ask.act", tuple(acts)))
        yield from act(s, me)
        self.check_end(s)
        s.played += 1
        s.barred, s.unmasked = s.unmasked, frozenset()
        s.turn = (me + 1) % s.seats  # the seat to the left, whoever sits there by now

    def swap(self, s: MaskState, me: int) -> Step:
        places = [zone for zone in s.table.zones if zone.seat != me]
        other = yield from choose(
            Ask(me, "masks.ask.swap_with", tuple(Option(zone.handle, zone, pick=zone) for zone in places))
        )
        yield from self.maybe_swap(s, me, Zone("mask", me), other)

    def look(self, s: MaskState, me: int) -> Step:
        card = s.table.cards(Zone("mask", me))[0]
        s.table.show(card, only(me))
        yield from choose(Ask(me, "masks.ask.seen", (Option("seen", None),), audience=only(me)))
        s.table.hide(card)

    def announce(self, s: MaskState, me: int) -> Step:
        table = s.table
        mask = yield from choose(Ask(me, "masks.ask.announce", tuple(Option(m, m) for m in table.prints)))
        table.mark("claims", me, mask)
        claimers = [me]
        for other in self.left_of(s, me):
            if (yield from choose(Ask(other, "masks.ask.contest", YES_NO))):
                claimers.append(other)
                table.mark("claims", other, mask)
        yield from self.settle(s, mask, claimers)
        for seat in claimers:
            table.mark("claims", seat, None)

    def settle(self, s: MaskState, mask: str, claimers: list[int]) -> Step:
        """The power without a contest; otherwise reveal together, powers, end check, fines."""
        table = s.table
        if len(claimers) == 1:
            yield from POWERS[mask](self, s, claimers[0])
            return
        cards = [table.cards(Zone("mask", seat))[0] for seat in claimers]
        for card in cards:
            table.show(card, EVERYONE)
        s.unmasked = frozenset(claimers)
        right = [seat for seat, card in zip(claimers, cards) if table.face(card) == mask]
        liars = [table.people[seat] for seat in claimers if seat not in right]
        for seat in right:
            yield from POWERS[mask](self, s, seat)
        self.check_end(s)
        if not s.done:
            for person in liars:  # they pay where they sit after the power
                table.count("court", None, self.pay(s, table.seat_of(person), 1))
        for card in cards:
            table.hide(card)

    def judge(self, s: MaskState, me: int) -> Step:
        s.table.count("coins", me, s.table.counters["court", None])
        s.table.count("court", None, -s.table.counters["court", None])
        yield from ()

    def king(self, s: MaskState, me: int) -> Step:
        s.table.count("coins", me, 2)
        yield from ()

    def queen(self, s: MaskState, me: int) -> Step:
        s.table.count("coins", me, 3)
        yield from ()

    def thief(self, s: MaskState, me: int) -> Step:
        for neighbour in ((me + 1) % s.seats, (me - 1) % s.seats):
            s.table.count("coins", me, self.pay(s, neighbour, 1))
        yield from ()

    def fool(self, s: MaskState, me: int) -> Step:
        s.table.count("coins", me, 1)
        a, b = yield from self.two_others(s, me)
        yield from self.maybe_swap(s, me, Zone("mask", a), Zone("mask", b))

    def spy(self, s: MaskState, me: int) -> Step:
        other = yield from self.other(s, me)
        cards = [s.table.cards(Zone("mask", seat))[0] for seat in (me, other)]
        for card in cards:
            s.table.show(card, only(me))
        yield from choose(Ask(me, "masks.ask.seen", (Option("seen", None),), audience=only(me)))
        for card in cards:
            s.table.hide(card)
        yield from self.maybe_swap(s, me, Zone("mask", me), Zone("mask", other))

    def princess(self, s: MaskState, me: int) -> Step:
        """Two coins; everyone but its owner sees another's mask."""
        s.table.count("coins", me, 2)
        other = yield from self.other(s, me)
        card = s.table.cards(Zone("mask", other))[0]
        s.table.show(card, all_but(other))
        yield from choose(Ask(me, "masks.ask.seen", (Option("seen", None),), audience=all_but(other)))
        s.table.hide(card)

    def puppeteer(self, s: MaskState, me: int) -> Step:
        """One coin from each of two people, who then change seats; masks and coins stay."""
        a, b = yield from self.two_others(s, me)
        for seat in (a, b):
            s.table.count("coins", me, self.pay(s, seat, 1))
        s.table.reseat(a, b)

    def maybe_swap(self, s: MaskState, me: int, a: Zone, b: Zone) -> Step:
        really = yield from choose(Ask(me, "masks.ask.really", YES_NO, audience=only(me), secret=True))
        s.table.swap_unseen(me, a, b, really)

    def other(self, s: MaskState, me: int, but: int | None = None) -> Asking[int]:
        return (
            yield from choose(
                Ask(
                    me,
                    "masks.ask.other",
                    tuple(Option(f"seat {p}", p, pick=Zone("mask", p)) for p in self.left_of(s, me) if p != but),
                )
            )
        )

    def two_others(self, s: MaskState, me: int) -> Asking[tuple[int, int]]:
        a = yield from self.other(s, me)
        b = yield from self.other(s, me, but=a)
        return a, b

    def pay(self, s: MaskState, seat: int, amount: int) -> int:
        paid = min(amount, s.table.counters["coins", seat])
        s.table.count("coins", seat, -paid)
        return paid

    def left_of(self, s: MaskState, me: int) -> list[int]:
        return [(me + k) % s.seats for k in range(1, s.seats)]

    def coins(self, s: MaskState) -> list[int]:
        return [s.table.counters["coins", seat] for seat in range(s.seats)]

    def check_end(self, s: MaskState) -> None:
        s.done = s.done or max(self.coins(s)) >= GOAL or min(self.coins(s)) == 0


POWERS: dict[str, Callable[[Masks, MaskState, int], Step]] = {
    "judge": Masks.judge,
    "king": Masks.king,
    "queen": Masks.queen,
    "thief": Masks.thief,
    "fool": Masks.fool,
    "spy": Masks.spy,
    "princess": Masks.princess,
    "puppeteer": Masks.puppeteer,
}
