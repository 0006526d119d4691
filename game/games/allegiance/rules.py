"""Allegiance, a step at a time: deal, secret placement, actions, and at the end the counting."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Said, Zone
from game.core.outcome import Badge, Outcome
from game.core.seats import EVERYONE, only
from game.core.setup import Advice, GameInfo, Setup
from game.core.table import Table, ZoneKind
from game.core.view import TableView
from game.core.words import Face, Who

from . import counting, placement, refusals
from .actions import Action, usable, verbs
from .roles import SIDES, Roles
from .state import BOX, DECK, GUILD, REMOVED, SEAT_ZONES, TEMPLE, AllegianceState

GAME = "allegiance"


class Allegiance:
    """Feed the Temple or the Guild, and be on the right side in the end."""

    def __init__(self, info: GameInfo, kinds: dict[str, ZoneKind], roles: Roles) -> None:
        self.info, self.kinds, self.roles = info, kinds, roles

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return ()

    def deal(self, setup: Setup) -> AllegianceState:
        """An Inquisitor to everybody, some Merchants out of the game, the rest shuffled; First Action at random."""
        roles = self.roles
        prints = tuple(face for face, role in roles.roles.items() for _ in range(role.copies))
        zones: dict[Zone, list[int]] = {zone: [] for zone in (DECK, TEMPLE, GUILD, REMOVED, BOX)}
        for seat in range(setup.seats):
            zones |= {Zone(kind, seat): [] for kind in SEAT_ZONES}
        starters = [card for card, face in enumerate(prints) if face == roles.start_role][: setup.seats]
        out = [card for card, face in enumerate(prints) if face == roles.removed_role][: roles.removed[setup.seats]]
        for seat, card in enumerate(starters):
            zones[Zone("hand", seat)] = [card]
        zones[BOX] = out
        zones[DECK] = [card for card in range(len(prints)) if card not in starters and card not in out]
        table = Table.new(self.kinds, prints, ("card",) * len(prints), zones, setup)
        for card in starters:
            table.known[card] = EVERYONE  # everybody saw it dealt
        table.shuffle(DECK)
        first = list(range(setup.seats))
        table.chance.shuffle(first)
        table.marks["first_action", first[0]] = "first_action"
        table.counters["rounds", None] = len(zones[DECK]) // (roles.deal * setup.seats)
        table.counters["bonus_from", None] = roles.bonus_from
        return AllegianceState(table, setup.seats, first[0])

    def outcome(self, s: AllegianceState) -> Outcome | None:
        return counting.outcome(self.roles, s) if s.phase == "over" else None

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        """How far either bonus has come: face-up cards of its kind in front of all players together."""
        found = Counter(
            self.roles.roles[card.face].bonus
            for zone, row in view.zones.items()
            if zone.kind in ("front", "guarded")
            for card in row
            if card.face
        )
        return tuple(Badge(f"{side}_followers", None, found[side]) for side in SIDES)

    def refusal(self, state: AllegianceState, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        """Why a card cannot be placed, used or aimed at."""
        return refusals.refusal(state, self.roles, ask, pick, onto)

    def step(self, state: AllegianceState) -> Step:
        match state.phase:
            case "deal":
                self._new_round(state)
            case "place":
                yield from placement.place(state)
            case "act":
                yield from self._act(state, state.clockwise(state.first)[state.acted])
                state.acted += 1
                if state.acted == state.seats:
                    self._end_round(state)
            case _:
                yield from counting.count_next(self.roles, state)

    def _new_round(self, s: AllegianceState) -> None:
        """Three cards to each player, seat by seat from the holder of First Action."""
        s.round += 1
        s.table.count("round", None, 1)
        for seat in s.clockwise(s.first):
            for _ in range(self.roles.deal):
                s.table.move(s.table.cards(DECK)[-1], DECK, Zone("hand", seat))
        s.phase = "place"
        s.table.mark("phase", None, s.phase)

    def _act(self, s: AllegianceState, me: int) -> Step:
        """One action card from the hand, or pass; whoever can only pass is asked like everybody else."""
        hand, front = Zone("hand", me), Zone("front", me)
        options: list[Option[int | None]] = [Option("pass", None, label="app.button.pass")]
        options += [
            Option(f"use c{card}", card, card, front) for card in s.table.cards(hand) if usable(s, self.roles, me, card)
        ]
        card = yield from choose(Ask(me, f"{GAME}.prompt.act", tuple(options), only(me)))
        if card is None:
            s.table.say(f"{GAME}.log.pass", player=Who(me))
            return
        s.table.move(card, hand, front)
        s.table.say(f"{GAME}.log.use", player=Who(me), card=Face(s.table.face(card)))
        yield from verbs.run(self.roles.actions[s.table.face(card)], Action(s, self.roles, me, card))

    def _end_round(self, s: AllegianceState) -> None:
        """First Action passes to the left; the match ends after the round in which the deck ran out."""
        if not s.table.cards(DECK):
            s.phase = "count"
            s.table.mark("phase", None, s.phase)
            return
        s.table.mark("first_action", s.first, None)
        s.first, s.phase = (s.first + 1) % s.seats, "deal"
        s.table.mark("first_action", s.first, "first_action")
