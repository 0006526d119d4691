"""Mascarade a step at a time: nobody is sure of any mask, their own included.

Everything that could tell whether masks were exchanged goes through `Table.swap_unseen`, and every
question that could tell what somebody holds is asked of everybody alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Said, Zone
from game.core.outcome import Badge, Outcome, ScoreLine
from game.core.seats import EVERYONE, only
from game.core.setup import Advice, BadSetup, GameInfo, Setup
from game.core.table import Table, ZoneKind
from game.core.view import TableView
from game.core.words import Args, Everyone, Face, Who, named

from . import contest, refusals
from .masks import Masks
from .powers import GAME, exchange_or_pretend, outlooks, seen
from .state import MaskState


class Mascarade:
    """Take 13 coins, or be richest when somebody is ruined."""

    def __init__(self, info: GameInfo, kinds: dict[str, ZoneKind], masks: Masks) -> None:
        self.info, self.kinds, self.masks = info, kinds, masks

    def advice(self, seats: int, options: dict[str, str]) -> tuple[Advice, ...]:
        return self.masks.advice(self.masks.in_play(options, seats), seats)

    def filled(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """A custom set begins as the standard one for so many seats."""
        if chosen.get("scenario") != "custom" or any(key in self.masks.settings() for key in chosen):
            return dict(chosen)
        return dict(chosen) | self.masks.as_settings(self.masks.sets["standard", seats])

    def deal(self, setup: Setup) -> MaskState:
        """A mask before every seat, the rest in the middle; 6 coins each. Raises BadSetup for a set with errors."""
        masks = self.masks.in_play(setup.options, setup.seats)
        errors = [advice for advice in self.masks.advice(masks, setup.seats) if advice.fatal]
        if errors:
            raise BadSetup(f"the custom masks do not make a set: {', '.join(advice.key for advice in errors)}")
        places = tuple(
            Zone("mask", n) if n < setup.seats else Zone("middle", place=n - setup.seats) for n in range(len(masks))
        )
        zones = {place: [n] for n, place in enumerate(places)}
        table = Table.new(self.kinds, masks, ("mask",) * len(masks), zones, setup)
        table.chance.shuffle(table.dealt)
        first = list(range(setup.seats))
        table.chance.shuffle(first)
        for seat in range(setup.seats):
            table.counters["coins", seat] = self.masks.start
        table.counters["court", None] = 0
        table.counters["turn", None] = 1
        table.marks["turn", None] = str(first[0])
        table.marks |= {("in_play", n): mask for n, mask in enumerate(masks)}
        return MaskState(table, setup.seats, masks, places, setup.options["look"] == "decoy", first[0])

    def outcome(self, s: MaskState) -> Outcome | None:
        """By seat; the people who sit there at the end have won."""
        if not s.reason or s.phase != "over":
            return None
        points = tuple(s.fortunes())
        lines = tuple(ScoreLine(seat, f"{GAME}.result.coins", coins) for seat, coins in enumerate(points))
        return Outcome(s.winners, points, lines, f"{GAME}.result.{s.reason}")

    def badges(self, view: TableView) -> tuple[Badge, ...]:
        """None: coins are counters, claims are marks."""
        return ()

    def refusal(self, state: MaskState, ask: Ask[Any], pick: int | Zone, onto: int | Zone | None) -> Said | None:
        """Why an action is closed, or a mask or a player cannot be chosen."""
        return refusals.refusal(self.masks, state, ask, pick, onto)

    def step(self, state: MaskState) -> Step:
        match state.phase:
            case "study":
                yield from self._study(state)
            case "act":
                yield from self._act(state)
            case "announce":
                yield from self._announce(state)
            case "decoy":
                yield from self._decoy(state)
                self._end_turn(state)
            case "contest":
                yield from contest.ask_next(state)
            case _:
                yield from contest.settle(self.masks, state)
                self._end_turn(state)

    def _study(self, s: MaskState) -> Step:
        """All masks are shown to everybody; from then on nobody sees one but by an effect."""
        cards = [s.table.cards(place)[0] for place in s.places]
        for card in cards:
            s.table.show(card, EVERYONE)
        yield from choose(
            Ask(
                s.turn,
                f"{GAME}.prompt.study",
                (Option("turn down", None, label=f"{GAME}.button.turn_down"),),
                pause="tap",
            )
        )
        for card in cards:
            s.table.hide(card)
        s.phase = "act"

    def _act(self, s: MaskState) -> Step:
        """One action; between turns the table may also agree to end the match, everybody consenting."""
        me = s.turn
        opening = s.played < self.masks.opening
        own = s.mask_of(me)
        options = [_exchange_with(place, own) for place in s.places if place != Zone("mask", me)]
        if not opening:
            options.append(Option("look", ("look", None), label=f"{GAME}.button.look"))
            if me not in s.barred:
                options.append(Option("announce", ("announce", None), label=f"{GAME}.button.announce"))
        prompt, args = (f"{GAME}.prompt.opening", named(n=s.played + 1)) if opening else (f"{GAME}.prompt.turn", ())
        ask, option = yield (Ask(me, prompt, tuple(options), args=args), *_agreements(s))
        if ask.idle:
            self._agree(s, ask.seat)
            return
        act, place = option.value
        if act == "announce":
            s.phase = "announce"
        elif act == "look":
            yield from self._look(s)
        else:
            yield from self._exchange(s, place)

    def _exchange(self, s: MaskState, place: Zone) -> Step:
        me = s.turn
        yield from exchange_or_pretend(s, me, Zone("mask", me), place)
        if place.seat is None:
            s.table.say(f"{GAME}.log.exchange_table", player=Who(me))
        else:
            s.table.say(f"{GAME}.log.exchange", player=Who(me), other=Who(place.seat))
        self._end_turn(s)

    def _announce(self, s: MaskState) -> Step:
        """Any mask of this match, whatever one holds."""
        mask = yield from choose(
            Ask(
                s.turn,
                f"{GAME}.prompt.announce",
                tuple(
                    Option(f"announce {mask}", mask, label=f"{GAME}.button.mask", args=_claim(mask, coins))
                    for mask, coins in outlooks(self.masks.powers, s).items()
                ),
            )
        )
        contest.announce(s, mask)

    def _look(self, s: MaskState) -> Step:
        """At one's own mask: under the lid, or in a decoy show, where the place to look at is chosen in secret."""
        me, card = s.turn, s.mask_of(s.turn)
        if s.decoy:
            place = yield from choose(
                Ask(
                    me,
                    f"{GAME}.prompt.decoy",
                    tuple(
                        Option(f"place {n + 1}", n, label=f"{GAME}.button.place", args=named(n=n + 1))
                        for n in range(len(s.in_play))
                    ),
                    only(me),
                )
            )
            self.lay_out(s, place)
            s.table.show(card, only(me))  # at the place chosen, for the one who chose it
            s.table.hide(card)
            s.phase = "decoy"
        else:
            s.table.show(card, only(me))
            yield from seen(s, me, only(me), me)
            s.table.hide(card)
            s.table.say(f"{GAME}.log.look", player=Who(me))
            self._end_turn(s)

    def lay_out(self, s: MaskState, place: int) -> None:
        """All masks of the match in one random order, turned so that the true one falls on the place chosen.

        Whatever the place and the mask, each order is equally likely, so the show tells others nothing.
        The true mask is followed through the shuffle as one copy, not as the first that looks like it: the other
        Peasant would else lie behind it more often than before it.
        """
        order = list(range(len(s.in_play)))
        s.table.chance.shuffle(order)
        start = order.index(s.in_play.index(s.table.face(s.mask_of(s.turn))))
        for n in range(len(order)):
            s.table.mark("decoy", n, s.in_play[order[(n - place + start) % len(order)]])

    def _decoy(self, s: MaskState) -> Step:
        yield from choose(
            Ask(s.turn, f"{GAME}.prompt.decoy_show", (Option("seen", None, label=f"{GAME}.button.seen"),))
        )
        for n in range(len(s.in_play)):
            s.table.mark("decoy", n, None)
        s.table.say(f"{GAME}.log.look", player=Who(s.turn))

    def _agree(self, s: MaskState, seat: int) -> None:
        """Consent given or withdrawn in public; when all have consented, the richest wins."""
        s.agreed ^= {seat}
        s.table.mark("agrees", seat, "yes" if seat in s.agreed else None)
        if len(s.agreed) == s.seats:
            s.end(s.richest(), "agreed")
            self._close(s)

    def _end_turn(self, s: MaskState) -> None:
        """The turn passes to the left of the seat whose turn it was, whoever sits there by now."""
        self._clear_consent(s)
        for seat in s.barred | s.revealed:
            s.table.mark("revealed", seat, "yes" if seat in s.revealed else None)
        s.barred, s.revealed = s.revealed, frozenset()
        s.played += 1
        if s.reason:
            self._close(s)
            return
        s.table.count("turn", None, 1)
        s.turn, s.phase = (s.turn + 1) % s.seats, "act"
        s.table.mark("turn", None, str(s.turn))  # last of all: what the turn has brought is played before it passes

    def _close(self, s: MaskState) -> None:
        """The match is over: all masks are turned up, for now anybody may know, and the log says how it ended."""
        self._clear_consent(s)
        s.phase = "over"
        for place in s.places:
            s.table.show(s.table.cards(place)[0], EVERYONE)
        s.table.say(f"{GAME}.log.{s.reason}", players=Everyone(s.winners))

    def _clear_consent(self, s: MaskState) -> None:
        for seat in s.agreed:
            s.table.mark("agrees", seat, None)
        s.agreed = frozenset()


def _claim(mask: str, coins: int | None) -> Args:
    """The mask, and `n`: the coins its power would bring if nobody contested, where no choice decides that."""
    return named(mask=Face(mask)) if coins is None else named(mask=Face(mask), n=coins)


Act: TypeAlias = tuple[str, Zone | None]


def _agreements(s: MaskState) -> tuple[Ask[Act], ...]:
    return tuple(_agreement(seat, seat in s.agreed) for seat in range(s.seats))


@cache  # open at every turn to every seat, and the same for ever
def _agreement(seat: int, agreed: bool) -> Ask[Act]:
    label = f"{GAME}.button.disagree" if agreed else f"{GAME}.button.agree"
    return Ask(
        seat,
        f"{GAME}.prompt.agree",
        (Option(f"agree {seat}", ("agree", None), label=label),),
        idle=True,
        consent="given" if agreed else "asked",
    )


@cache
def _exchange_with(place: Zone, own: int) -> Option[Act]:
    return Option(f"exchange {place.handle}", ("exchange", place), pick=own, onto=place)
