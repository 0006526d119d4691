"""The trick-taking Guillotine for four, a step at a time.

A round: targets, deal, trial, pardons, twelve tricks, scoring. One answer a step, because a match
has hundreds of them and bots clone it at every one.
"""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Said, Zone
from game.core.outcome import Badge, Outcome
from game.core.seats import only
from game.core.setup import Advice, GameInfo, Setup
from game.core.table import Table, ZoneKind
from game.core.view import TableView
from game.core.words import Halves, Who, Word, named

from . import play, refusals, result, secret_cards, targets, terror
from .cards import Pack
from .scoring import score
from .state import ANNULLED, FLIPPED, PACK, SEATS, TrickState
from .trial import parties
from .variant import Variant

GAME = "guillotine_tricks"
SEAT_ZONES = ("hand", "trial?", "pardon?", "pardon", "trick", "taken", "plain")


class GuillotineTricks:
    """Lose no heads of the target suit, or win them all."""

    def __init__(self, info: GameInfo, kinds: dict[str, ZoneKind], pack: Pack) -> None:
        self.info, self.kinds, self.pack = info, kinds, pack

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return ()

    def deal(self, setup: Setup) -> TrickState:
        """An unshuffled pack and a random first dealer; the first step deals."""
        prints = tuple(face for face, card in self.pack.cards.items() for _ in range(card.copies))
        zones: dict[Zone, list[int]] = {PACK: list(range(len(prints))), FLIPPED: [], ANNULLED: []}
        for seat in SEATS:
            zones |= {Zone(kind, seat): [] for kind in SEAT_ZONES}
        table = Table.new(self.kinds, prints, ("card",) * len(prints), zones, setup)
        order = list(SEATS)
        table.chance.shuffle(order)
        state = TrickState(table, Variant.read(setup.options), dealer=order[0])
        table.marks["dealer", state.dealer] = "dealer"
        table.marks |= {(f"setting.{key}", None): value for key, value in setup.options.items()}
        for seat in SEATS:
            table.counters["score", seat] = table.counters["tricks", seat] = 0
            if state.variant.teams:
                table.marks["team", seat] = "ab"[seat % 2]
                table.counters["team_score", seat] = 0
        return state

    def outcome(self, s: TrickState) -> Outcome | None:
        return result.outcome(s) if s.phase == "over" else None

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        """By seat the running score, and while cards are taken this round's penalties so far; both in halves. Where
        the piles of a team are scored as one, its score decides all but who is called to trial."""
        key = "team_score" if result.pooled(view) else "score"
        scores = [Badge("score", seat, Halves(view.counters[key, seat])) for seat in SEATS]
        return (*scores, *(Badge("penalty", seat, Halves(n)) for seat, n in self._penalties(view)))

    def _penalties(self, view: TableView) -> list[tuple[int, int]]:
        """What the target cards taken so far cost each seat, 0 or less: nothing of a suit of which its pile, or that
        of a pooled team, has all honours in play (decision 9), for no later trick can change that."""
        settings = {key[8:]: word for (key, _), word in view.marks.items() if key.startswith("setting.")}
        pardons = [card.face for seat in SEATS for card in view.zones[Zone("pardon", seat)] if card.face]
        if len(pardons) < len(SEATS):
            return []
        variant, found = Variant.read(settings), []
        taken = [(seat, [card.face for card in view.zones[Zone("taken", seat)] if card.face]) for seat in SEATS]
        for seat, faces in taken:
            suits = sorted({self.pack.suit(face) for face in faces})
            pile = [each for each in taken if each[0] % 2 == seat % 2] if variant.pooled else [taken[seat]]
            whole = score(self.pack, pile, suits, pardons, variant).dominated
            left = [suit for suit in suits if suit not in whole]
            found.append((seat, score(self.pack, [(seat, faces)], left, pardons, variant).penalty))
        return found

    def refusal(self, state: TrickState, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        """Why a card of one's own cannot be played or given."""
        return refusals.refusal(self.pack, state, ask, pick, onto)

    def step(self, state: TrickState) -> Step:
        match state.phase:
            case "deal":
                yield from self._new_round(state)
            case "trial" | "return":
                yield from secret_cards.trial(self.pack, state)
            case "pardon":
                yield from secret_cards.pardon(state)
                self._open_right(state)
            case _ if len(state.played()) == len(SEATS):
                yield from terror.end_trick(self.pack, state)
                if state.trick > self.pack.tricks:
                    self._end_round(state)
            case _:
                yield from self._play(state, (state.lead + len(state.played())) % 4)

    def _open_right(self, s: TrickState) -> None:
        """Robespierre rule: nobody has the right if its card is a pardon; else somebody has, nobody knows who."""
        if s.phase == "play" and s.variant.robespierre and self.pack.right_card not in s.pardons():
            s.right_open = True
            s.table.mark("terror", None, "open")

    def _new_round(self, s: TrickState) -> Step:
        """The dealer turns up the target suit; every card turned up goes back before the deal."""
        random_ = s.variant.order != "cycle"
        word, args = ("turn_up", ()) if random_ else ("deal", named(n=s.round + 1))
        pack = s.table.cards(PACK)  # empty where the last round still lies on the table
        option = Option(word, None, pick=pack[-1] if pack else PACK, label=f"{GAME}.button.{word}")
        yield from choose(Ask(s.dealer, f"{GAME}.prompt.{word}", (option,), args=args))
        s.round += 1
        for seat in SEATS:
            s.table.count("tricks", seat, -s.table.counters["tricks", seat])
        self._gather(s)
        s.targets = self._flip(s) if random_ else targets.of_cycle(s.round, self.pack.targets, s.variant.double)
        counted = targets.left_out(s.targets, self.pack.targets) if s.variant.double else s.targets[0]
        s.used[counted] = s.used.get(counted, 0) + 1
        for n, suit in enumerate(s.targets, 1):
            s.table.mark(f"target_{n}", None, suit)
            s.table.mark(f"target_{n}", s.round, suit)  # stays for the track of rounds
            s.table.say(f"{GAME}.log.target", n=s.round, suit=Word(f"{GAME}.suit.{suit}"))
        s.table.count("round", None, 1)
        self._gather(s)
        s.table.shuffle(PACK)
        for n in range(self.pack.hand * 4):
            s.table.move(s.table.cards(PACK)[-1], PACK, Zone("hand", (s.dealer + 1 + n) % 4))
        self._call_trial(s)

    def _gather(self, s: TrickState) -> None:
        """All cards back into the pack. What the last trick was is forgotten with them."""
        for zone, cards in s.table.zones.items():
            if zone != PACK:
                for card in cards[:]:
                    s.table.move(card, zone, PACK)
        terror.forget(s)

    def _flip(self, s: TrickState) -> tuple[str, ...]:
        """Turn up from the shuffled pack until the targets are settled; if it runs out, shuffle and go on."""
        s.table.shuffle(PACK)
        seen: list[str] = []
        quota = s.variant.quota(len(self.pack.targets))
        while True:
            found = targets.settled(seen, self.pack.targets, s.used, quota, s.variant.double)
            if found is not None:
                return found
            if not s.table.cards(PACK):
                self._gather(s)
                s.table.shuffle(PACK)
            card = s.table.cards(PACK)[-1]
            s.table.move(card, PACK, FLIPPED)
            seen.append(self.pack.suit(s.table.face(card)))

    def _call_trial(self, s: TrickState) -> None:
        s.phase = "pardon"
        if s.variant.trial != "off" and s.round - 1 in self.pack.trial_after:
            found = parties(s.totals, s.last, s.dealer, s.team_totals if s.variant.teams else None)
            if found:
                s.phase, s.trial = "trial", found
                for seat, word in zip(s.trial, ("lowest", "highest")):
                    s.table.mark("trial", seat, word)
                s.table.say(f"{GAME}.log.trial_called", player=Who(s.trial[0]), other=Who(s.trial[1]))

    def _play(self, s: TrickState, me: int) -> Step:
        """A card is played unasked only when everybody knows that it is forced: the last one."""
        hand, led = s.hand(me), s.played()
        if len(hand) == 1:
            card = hand[0]
        else:
            lead = s.table.face(led[0][1]) if led else None
            allowed = play.legal(self.pack, [s.table.face(card) for card in hand], lead)
            args = (
                named(n=s.trick) if lead is None else named(n=s.trick, suit=Word(f"{GAME}.suit.{self.pack.suit(lead)}"))
            )
            card = yield from choose(
                Ask(
                    me,
                    f"{GAME}.prompt.{'follow' if led else 'lead'}",
                    tuple(
                        Option(f"play c{card}", card, card, Zone("trick", me)) for card, ok in zip(hand, allowed) if ok
                    ),
                    only(me),
                    args=args,
                )
            )
        s.table.move(card, Zone("hand", me), Zone("trick", me))
        if s.table.face(card) == self.pack.right_card:
            s.right_by = me
        if len(s.played()) == len(SEATS):
            terror.mark_winner(self.pack, s)

    def _end_round(self, s: TrickState) -> None:
        result.score_round(self.pack, s)
        s.close_right()
        s.right_by = None
        if s.round == s.variant.rounds:
            s.phase = "over"
            return
        s.phase, s.trick = "deal", 0
        s.table.count("trick", None, -s.table.counters["trick", None])
        s.table.mark("dealer", s.dealer, None)
        s.dealer = (s.dealer + 1) % 4
        s.table.mark("dealer", s.dealer, "dealer")
