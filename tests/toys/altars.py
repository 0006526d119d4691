"""A cut-down Allegiance: everybody places at once and may think again; cards with chosen lookers."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Zone
from game.core.outcome import Outcome
from game.core.seats import only
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from tests.toys.base import Toy

POINTS = {"inquisitor": (3, 1), "priest": (5, 1), "cutpurse": (1, 3), "spy": (1, 4), "agent": (2, 2)}
KINDS = {
    "hand": ZoneKind("seat", ordered=False),
    "front": ZoneKind("all"),
    "planted": ZoneKind("none"),
    "temple?": ZoneKind("seat", fold="hand"),
    "guild?": ZoneKind("seat", fold="hand"),
    "temple": ZoneKind("none"),
    "guild": ZoneKind("none"),
    "deck": ZoneKind("none"),
}
ALTARS = ("temple", "guild")
DECK = Zone("deck")
ROUNDS, COPIES = 3, 8


@dataclass(slots=True)
class AltarState:
    table: Table
    seats: int
    round: int = 0
    turn: int = 0  # whose action it is; `seats` when the round is over
    placing: bool = False
    ready: frozenset[int] = frozenset()  # while placing: who has confirmed

    def copy(self) -> AltarState:
        return AltarState(self.table.copy(), self.seats, self.round, self.turn, self.placing, self.ready)


class Altars(Toy):
    """Feed the temple or the guild, then see where you stand."""

    def deal(self, setup: Setup) -> AltarState:
        prints = tuple(face for face in POINTS for _ in range(COPIES))
        cards = list(range(len(prints)))
        zones: dict[Zone, list[int]] = {DECK: cards, Zone("temple"): [], Zone("guild"): []}
        for seat in range(setup.seats):
            zones |= {Zone(kind, seat): [] for kind in ("hand", "temple?", "guild?", "front", "planted")}
        table = Table.new(KINDS, prints, ("card",) * len(prints), zones, setup)
        table.shuffle(DECK)
        return AltarState(table, setup.seats, turn=setup.seats)

    def outcome(self, s: AltarState) -> Outcome | None:
        if s.round < ROUNDS or s.turn < s.seats or s.placing:
            return None
        temple, guild = (sum(POINTS[s.table.face(c)][i] for c in s.table.cards(Zone(a))) for i, a in enumerate(ALTARS))
        leaning = [
            sum(
                t - g
                for t, g in (
                    POINTS[s.table.face(c)]
                    for kind in ("hand", "front", "planted")
                    for c in s.table.cards(Zone(kind, p))
                )
            )
            for p in range(s.seats)
        ]
        loyal = tuple(p for p in range(s.seats) if (leaning[p] > 0) == (temple > guild))
        return Outcome(loyal, tuple(leaning))

    def step(self, s: AltarState) -> Step:
        if s.placing:
            yield from self.place(s)
        elif s.turn < s.seats:
            yield from self.act(s, s.turn)
            s.turn += 1
        else:
            s.round, s.placing = s.round + 1, True
            for seat in range(s.seats):
                for card in s.table.cards(DECK)[-3:]:
                    s.table.move(card, DECK, Zone("hand", seat))

    def place(self, s: AltarState) -> Step:
        """One answer of anybody. Every seat's question stays open until the last has confirmed."""
        ask, option = yield tuple(self.placing_ask(s, seat) for seat in range(s.seats))
        match option.value:
            case card, src, dst:
                s.table.move(card, src, dst)
            case ready:
                s.ready = s.ready | {ask.seat} if ready else s.ready - {ask.seat}
        if len(s.ready) == s.seats:
            for altar in ALTARS:
                for seat in range(s.seats):
                    laid = Zone(altar + "?", seat)
                    s.table.move(s.table.cards(laid)[0], laid, Zone(altar))
                s.table.shuffle(Zone(altar))  # or its order would tell who gave what
            s.placing, s.ready, s.turn = False, frozenset(), 0

    def placing_ask(self, s: AltarState, me: int) -> Ask[tuple[int, Zone, Zone] | bool]:
        table, hand = s.table, Zone("hand", me)
        options: list[Option[tuple[int, Zone, Zone] | bool]] = []
        if me in s.ready:
            options.append(Option("think again", False))
        else:
            for altar in ALTARS:
                laid = Zone(altar + "?", me)
                for card in table.cards(laid):
                    options.append(Option(f"take c{card}", (card, laid, hand), card, hand))
                if not table.cards(laid):
                    options += [Option(f"{altar} c{c}", (c, hand, laid), c, laid) for c in table.cards(hand)]
            if all(table.cards(Zone(altar + "?", me)) for altar in ALTARS):
                options.append(Option("confirm", True))
        return Ask(me, "altars.ask.place", tuple(options), only(me), secret=True, idle=me in s.ready)

    def act(self, s: AltarState, me: int) -> Step:
        """Spy: look at a hand. Agent: plant a card face down before another; only its giver knows it."""
        table, hand = s.table, Zone("hand", me)
        usable = [
            c
            for c in table.cards(hand)
            if table.face(c) == "spy" or (table.face(c) == "agent" and len(table.cards(hand)) > 1)
        ]
        options: list[Option[int | None]] = [Option("pass", None)]
        options += [Option(f"use c{c}", c, pick=c) for c in usable]
        card = yield from choose(Ask(me, "altars.ask.act", tuple(options), only(me)))
        if card is None:
            return
        table.move(card, hand, Zone("front", me))
        other = yield from choose(
            Ask(me, "altars.ask.other", tuple(Option(f"seat {p}", p) for p in range(s.seats) if p != me))
        )
        if table.face(card) == "spy":
            seen = table.cards(Zone("hand", other))[:]
            for each in seen:
                table.show(each, only(me))
            yield from choose(Ask(me, "altars.ask.seen", (Option("seen", None),), only(me)))
            for each in seen:
                table.hide(each)
        else:
            gift = yield from choose(
                Ask(
                    me,
                    "altars.ask.plant",
                    tuple(Option(f"give c{c}", c, c, Zone("planted", other)) for c in table.cards(hand)),
                    only(me),
                    secret=True,
                )
            )
            table.move(gift, hand, Zone("planted", other))
            table.show(gift, only(me))
