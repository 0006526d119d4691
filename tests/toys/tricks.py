"""A cut-down trick game: one answer a step, pardons laid at once, and a right nobody may guess from the screen."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.ask import Ask, Asks, Option, Step, choose
from game.core.events import Zone
from game.core.outcome import Outcome
from game.core.seats import only
from game.core.setup import Setup
from game.core.table import Table, ZoneKind
from tests.toys.base import Toy

RANKS = "23456789TJQKA"
TARGETS = "SHD"
PENALTY = {"A": 10, "K": 8, "Q": 6, "J": 4}
KING_OF_CLUBS = "CK"
PRINTS = tuple(suit + rank for suit in "CSHD" for rank in RANKS)
KINDS = {
    "hand": ZoneKind("seat", ordered=False),
    "pardon?": ZoneKind("seat", fold="hand"),
    "pardon": ZoneKind("all"),
    "trick": ZoneKind("all"),
    "won": ZoneKind("all"),
    "aside": ZoneKind("all"),
    "pack": ZoneKind("none"),
}
PACK, TRICK, ASIDE = Zone("pack"), Zone("trick"), Zone("aside")
SEATS = range(4)


@dataclass(slots=True)
class TrickState:
    table: Table
    rounds: int
    round: int = 0
    lead: int = 0
    doubled: list[int] = field(default_factory=lambda: [0] * 4)  # scores in halves
    terror_used: bool = True

    def copy(self) -> TrickState:
        return TrickState(self.table.copy(), self.rounds, self.round, self.lead, self.doubled[:], self.terror_used)


class Tricks(Toy):
    """Avoid the target suit; whoever holds the king of clubs may annul one trick a round."""

    def deal(self, setup: Setup) -> TrickState:
        zones: dict[Zone, list[int]] = {PACK: list(range(52)), TRICK: [], ASIDE: []}
        for seat in SEATS:
            zones |= {Zone(kind, seat): [] for kind in ("hand", "pardon?", "pardon", "won")}
        table = Table.new(KINDS, PRINTS, ("card",) * 52, zones, setup)
        return TrickState(table, int(setup.options.get("rounds", "12")))

    def outcome(self, s: TrickState) -> Outcome | None:
        if s.round < s.rounds or s.table.cards(TRICK) or any(s.table.cards(Zone("hand", p)) for p in SEATS):
            return None
        return Outcome(tuple(p for p in SEATS if s.doubled[p] == max(s.doubled)), tuple(s.doubled))

    def step(self, s: TrickState) -> Step:
        table = s.table
        if len(table.cards(TRICK)) == 4:
            yield from self.end_trick(s)
        elif not any(table.cards(Zone("hand", p)) for p in SEATS):
            self.new_round(s)
        elif not table.cards(Zone("pardon", 0)):
            yield from self.pardon(s)
        else:
            yield from self.play(s, (s.lead + len(table.cards(TRICK))) % 4)

    def new_round(self, s: TrickState) -> None:
        table = s.table
        for zone, cards in table.zones.items():
            for card in cards[:]:
                if zone != PACK:
                    table.move(card, zone, PACK)
        table.shuffle(PACK)
        for card in table.cards(PACK)[:]:
            table.move(card, PACK, Zone("hand", len(table.cards(PACK)) % 4))
        s.lead, s.round, s.terror_used = s.round % 4, s.round + 1, False

    def pardon(self, s: TrickState) -> Step:
        """All four lay one card at once; who has chosen may think again until the last has."""
        table = s.table
        asks: Asks = tuple(
            Ask(
                p,
                "tricks.ask.pardon",
                tuple(Option(f"pardon c{c}", c, pick=c) for c in table.cards(Zone("hand", p))),
                only(p),
                secret=True,
                idle=bool(table.cards(Zone("pardon?", p))),
            )
            for p in SEATS
        )
        ask, option = yield asks
        hand, laid = Zone("hand", ask.seat), Zone("pardon?", ask.seat)
        for card in table.cards(laid)[:]:
            table.move(card, laid, hand)
        table.move(option.value, hand, laid)
        if all(table.cards(Zone("pardon?", p)) for p in SEATS):
            for p in SEATS:
                table.move(table.cards(Zone("pardon?", p))[0], Zone("pardon?", p), Zone("pardon", p))

    def play(self, s: TrickState, me: int) -> Step:
        """A forced card is played unasked only when everybody knows that it is forced: the last one."""
        hand = s.table.cards(Zone("hand", me))
        card = (
            hand[0]
            if len(hand) == 1
            else (
                yield from choose(
                    Ask(
                        me,
                        "tricks.ask.play",
                        tuple(Option(f"play c{c}", c, c, TRICK) for c in self.legal(s, hand)),
                        only(me),
                    )
                )
            )
        )
        s.table.move(card, Zone("hand", me), TRICK)

    def legal(self, s: TrickState, hand: list[int]) -> list[int]:
        if not s.table.cards(TRICK):
            return hand
        suit = s.table.face(s.table.cards(TRICK)[0])[0]
        return [c for c in hand if s.table.face(c)[0] == suit] or hand

    def end_trick(self, s: TrickState) -> Step:
        """The winner goes on, unless somebody with the right annuls. Anybody may ask, and learns it alone."""
        winner = self.winner(s)
        asks: Asks = (Ask(winner, "tricks.ask.go_on", (Option("go on", False),)),)
        if not s.terror_used:
            asks += tuple(Ask(p, "tricks.ask.terror", (Option("terror", True),), idle=True) for p in SEATS)
        ask, option = yield asks
        if not option.value:
            self.take(s, Zone("won", winner))
            s.lead = winner
        elif (yield from choose(self.annul_ask(s, ask.seat))):
            s.terror_used = True
            s.table.say("tricks.log.annulled", seat=ask.seat)
            self.take(s, ASIDE)
        if not any(s.table.cards(Zone("hand", p)) for p in SEATS) and not s.table.cards(TRICK):
            self.score(s)

    def annul_ask(self, s: TrickState, me: int) -> Ask[bool]:
        played = s.table.cards(TRICK)[(me - s.lead) % 4]
        held = (played, *s.table.cards(Zone("hand", me)))
        right = any(s.table.face(card) == KING_OF_CLUBS for card in held)
        options = (Option("let it stand", False), *((Option("annul", True),) if right else ()))
        return Ask(me, "tricks.ask.annul", options, only(me))

    def winner(self, s: TrickState) -> int:
        faces = [s.table.face(card) for card in s.table.cards(TRICK)]
        trumps = [f for f in faces if f[0] == "C"]
        best = max(trumps or [f for f in faces if f[0] == faces[0][0]], key=lambda f: RANKS.index(f[1]))
        return (s.lead + faces.index(best)) % 4

    def take(self, s: TrickState, dst: Zone) -> None:
        for card in s.table.cards(TRICK)[:]:
            s.table.move(card, TRICK, dst)

    def score(self, s: TrickState) -> None:
        target = TARGETS[(s.round - 1) % 3]
        pardoned = {s.table.face(s.table.cards(Zone("pardon", p))[0])[1] for p in SEATS}
        for p in SEATS:
            ranks = [f[1] for f in map(s.table.face, s.table.cards(Zone("won", p))) if f[0] == target]
            s.doubled[p] += -sum(PENALTY.get(r, 1) * (1 if r in pardoned else 2) for r in ranks) if ranks else 30
