"""A cut-down Guillotine: standing rights in others' turns, effects that wait, a day that ends at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.ask import Ask, Asking, Asks, Option, Step, T
from game.core.events import Zone
from game.core.outcome import Outcome
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from tests.toys.base import Toy

NOBLES = {
    "king": 5,
    "cardinal": 5,
    "robespierre": 3,
    "duke": 3,
    "judge": 2,
    "nun": 3,
    "mayor": 3,
    "lord": 2,
    "bishop": 2,
    "martyr": -1,
    "hero": -3,
    "clown": -2,
}
ACTIONS = {"pushed": 5, "guards": 3, "confusion": 4, "rush": 4, "clerical": 4}
BACKS = ("noble",) * len(NOBLES) + ("action",) * sum(ACTIONS.values())
BARRED = ("pushed", "confusion")  # what the guards forbid
KINDS = {
    "line": ZoneKind("all"),
    "pile": ZoneKind("all"),
    "front": ZoneKind("all"),
    "waiting": ZoneKind("all"),
    "hand": ZoneKind("seat", ordered=False),
    "nobles": ZoneKind("none"),
    "actions": ZoneKind("none"),
    "gone": ZoneKind("all"),
    "used": ZoneKind("all"),
    "played": ZoneKind("all"),
}
LINE, NOBLE_DECK, ACTION_DECK = Zone("line"), Zone("nobles"), Zone("actions")
PLAYED, USED, GONE = Zone("played"), Zone("used"), Zone("gone")
DAYS, LENGTH, HAND = 2, 6, 3


@dataclass(slots=True)
class CartState:
    table: Table
    seats: int
    turn: int = 0
    day: int = 0
    day_over: bool = True

    def copy(self) -> CartState:
        return CartState(self.table.copy(), self.seats, self.turn, self.day, self.day_over)


class Cart(Toy):
    """Collect the best heads in two days."""

    def deal(self, setup: Setup) -> CartState:
        prints = (*NOBLES, *(name for name, copies in ACTIONS.items() for _ in range(copies)))
        cards = list(range(len(prints)))
        zones: dict[Zone, list[int]] = {zone: [] for zone in (LINE, NOBLE_DECK, ACTION_DECK, PLAYED, USED, GONE)}
        zones[NOBLE_DECK], zones[ACTION_DECK] = cards[: len(NOBLES)], cards[len(NOBLES) :]
        for seat in range(setup.seats):
            zones |= {Zone(kind, seat): [] for kind in ("hand", "pile", "front", "waiting")}
        table = Table.new(KINDS, prints, BACKS, zones, setup)
        table.shuffle(NOBLE_DECK)
        table.shuffle(ACTION_DECK)
        state = CartState(table, setup.seats)
        for seat in range(setup.seats):
            for _ in range(HAND):
                self.draw(state, seat)
        return state

    def outcome(self, s: CartState) -> Outcome | None:
        if s.day < DAYS or not s.day_over:
            return None
        points = tuple(
            sum(NOBLES[s.table.face(c)] for c in s.table.cards(Zone("pile", seat))) for seat in range(s.seats)
        )
        return Outcome(tuple(p for p in range(s.seats) if points[p] == max(points)), points)

    def step(self, s: CartState) -> Step:
        """One turn: maybe an action, collect the front noble, draw."""
        table, me = s.table, s.turn
        if s.day_over:
            s.day, s.day_over = s.day + 1, False
            for noble in reversed(table.cards(NOBLE_DECK)[-LENGTH:]):
                table.move(noble, NOBLE_DECK, LINE)
        if not self.spend_waiting(s, me, "rush"):
            card = yield from self.decide(s, lambda: Ask(me, "cart.ask.play", self.playable(s, me), audience=1 << me))
            if card is not None:
                yield from self.play(s, me, card)
        if table.cards(LINE):
            if self.spend_waiting(s, me, "confusion"):
                table.shuffle(LINE)
            self.collect(s, me, LINE, table.cards(LINE)[-1])
        self.draw(s, me)
        s.day_over = s.day_over or not table.cards(LINE)
        s.turn = (me + 1) % s.seats

    def decide(self, s: CartState, ask: Callable[[], Ask[T]]) -> Asking[T]:
        """Put a question; while it is open any seat may drop its guards, and then it is put anew."""
        while True:
            asks: Asks = (ask(), *self.droppable(s))
            given, option = yield asks
            if not given.idle:
                value: T = option.value
                return value
            s.table.move(option.value, Zone("front", given.seat), USED)

    def droppable(self, s: CartState) -> tuple[Ask[int], ...]:
        return tuple(
            Ask(seat, "cart.ask.drop_guards", (Option(f"drop c{card}", card, pick=card),), idle=True)
            for seat in range(s.seats)
            for card in s.table.cards(Zone("front", seat))
        )

    def playable(self, s: CartState, me: int) -> tuple[Option[int | None], ...]:
        guarded = any(s.table.cards(Zone("front", seat)) for seat in range(s.seats))
        options: list[Option[int | None]] = [Option("pass", None)]
        for card in s.table.cards(Zone("hand", me)):
            face = s.table.face(card)
            barred = (guarded and face in BARRED) or (face == "clerical" and not self.robbable(s, me))
            if not barred and (face != "pushed" or len(s.table.cards(LINE)) > 2):
                options.append(Option(f"play c{card}", card, pick=card))
        return tuple(options)

    def play(self, s: CartState, me: int, card: int) -> Step:
        """The card is laid open before anything is asked, so that no hidden face steers the turn."""
        table = s.table
        table.move(card, Zone("hand", me), PLAYED)
        rests = USED
        match table.face(card):
            case "guards":
                rests = Zone("front", me)
            case "confusion" | "rush":  # waits in sight before its victim
                victim = yield from self.decide(
                    s,
                    lambda: Ask(
                        me, "cart.ask.victim", tuple(Option(f"seat {p}", p) for p in range(s.seats) if p != me)
                    ),
                )
                rests = Zone("waiting", victim)
            case "pushed":
                yield from self.push(s, me)
            case _:
                yield from self.clerical_error(s, me)
        table.move(card, PLAYED, rests)

    def push(self, s: CartState, me: int) -> Step:
        """A noble goes forward exactly two places."""
        line = s.table.cards(LINE)
        noble = yield from self.decide(
            s, lambda: Ask(me, "cart.ask.noble", tuple(Option(f"noble c{c}", c, pick=c) for c in line[:-2]))
        )
        s.table.move(noble, LINE, LINE, line.index(noble) + 2)

    def clerical_error(self, s: CartState, me: int) -> Step:
        """Collect a noble of another's pile; its owner collects another of yours."""
        other = yield from self.decide(
            s, lambda: Ask(me, "cart.ask.victim", tuple(Option(f"seat {p}", p) for p in self.robbable(s, me)))
        )
        taken = yield from self.from_pile(s, me, other, but=None)
        if len(s.table.cards(Zone("pile", me))) > 1:
            yield from self.from_pile(s, other, me, but=taken)

    def from_pile(self, s: CartState, taker: int, owner: int, but: int | None) -> Asking[int]:
        pile = Zone("pile", owner)
        noble = yield from self.decide(
            s,
            lambda: Ask(
                taker, "cart.ask.take", tuple(Option(f"noble c{c}", c, pick=c) for c in s.table.cards(pile) if c != but)
            ),
        )
        self.collect(s, taker, pile, noble)
        return noble

    def robbable(self, s: CartState, me: int) -> list[int]:
        return [p for p in range(s.seats) if p != me and s.table.cards(Zone("pile", p))]

    def collect(self, s: CartState, me: int, src: Zone, noble: int) -> None:
        """Robespierre empties the line and ends the day; the turn is still finished."""
        s.table.move(noble, src, Zone("pile", me))
        if s.table.face(noble) == "robespierre":
            for card in reversed(s.table.cards(LINE)[:]):
                s.table.move(card, LINE, GONE)
            s.day_over = True

    def spend_waiting(self, s: CartState, seat: int, face: str) -> bool:
        waiting = Zone("waiting", seat)
        for card in s.table.cards(waiting):
            if s.table.face(card) == face:
                s.table.move(card, waiting, USED)
                return True
        return False

    def draw(self, s: CartState, me: int) -> None:
        deck = s.table.cards(ACTION_DECK)
        if not deck and s.table.cards(USED):
            for card in s.table.cards(USED)[:]:
                s.table.move(card, USED, ACTION_DECK)
            s.table.shuffle(ACTION_DECK)
        if deck:
            s.table.move(deck[-1], ACTION_DECK, Zone("hand", me))
