"""The six actions as verbs of the card file (rules 1 and decisions 5 to 23).

The used card lies face up before anything is asked. An action with no possible target cannot be
started; one whose target turns out to have nothing legal, seen only in a secret look, comes to
nothing, and nobody is told why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.core.ask import Ask, Asking, Option, Step, choose
from game.core.effects import Vocabulary
from game.core.events import Zone
from game.core.seats import only
from game.core.words import Args, Face, Who, named

from .roles import Roles
from .state import REMOVED, TEMPLE, AllegianceState

GAME = "allegiance"


@dataclass(frozen=True, slots=True)
class Action:
    """One seat using one card."""

    s: AllegianceState
    roles: Roles
    me: int
    card: int

    @property
    def face(self) -> str:
        return self.s.table.face(self.card)

    def say(self, key: str, other: int) -> None:
        """A log line; the other is the one the action was aimed at."""
        self.s.table.say(f"{GAME}.log.{key}", player=Who(self.me), card=Face(self.face), other=Who(other))

    def fail(self) -> None:
        """Nothing comes of it; nobody is told why."""
        self.s.table.say(f"{GAME}.log.failed", player=Who(self.me), card=Face(self.face))


verbs: Vocabulary[Action] = Vocabulary()
Target = tuple[int, int | None]  # a seat, and a card in front of it; None: its hand


# ---- what there is to aim at ------------------------------------------------------------------------


def assassin_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """Any seat, one's own too: an unguarded card in front but the one in use, or a hand with cards."""
    for seat in s.clockwise(me):
        yield from ((seat, each) for kind in ("front", "planted") for each in s.cards(kind, seat) if each != card)
        if any(each != card for each in s.cards("hand", seat)):
            yield seat, None


def priest_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """Another seat: a face-up unguarded card with more Guild than Temple, or a hand with cards."""
    for seat in s.others(me):
        yield from ((seat, each) for each in s.cards("front", seat) if roles.guildish(s.table.face(each)))
        if s.cards("hand", seat):
            yield seat, None


def investigate_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """Another seat's hand with cards, or a face-down card in front of oneself."""
    yield from ((seat, None) for seat in s.others(me) if s.cards("hand", seat))
    yield from ((me, each) for each in s.cards("planted", me))


def guard_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """A card of one's own hand or front, face down too; neither the Guard in use nor a card of a pair."""
    yield from ((me, each) for kind in ("hand", "front", "planted") for each in s.cards(kind, me) if each != card)


def agent_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """Any other seat, as long as there is another card in hand to plant."""
    if any(each != card for each in s.cards("hand", me)):
        yield from ((seat, None) for seat in s.others(me))


def follow_targets(s: AllegianceState, roles: Roles, me: int, card: int) -> Iterator[Target]:
    """Nothing to aim at: one card alone is enough."""
    yield me, card


TARGETS: dict[str, Callable[[AllegianceState, Roles, int, int], Iterator[Target]]] = {
    "assassinate": assassin_targets,
    "convert": priest_targets,
    "investigate": investigate_targets,
    "protect": guard_targets,
    "infiltrate": agent_targets,
    "follow": follow_targets,
}


def usable(s: AllegianceState, roles: Roles, me: int, card: int) -> bool:
    """Whether this hand card has an action that can be started now."""
    calls = roles.actions[s.table.face(card)]
    return bool(calls) and all(any(TARGETS[call.verb](s, roles, me, card)) for call in calls)


# ---- the verbs --------------------------------------------------------------------------------------


@verbs.verb
def assassinate(action: Action) -> Step:
    """Remove a card in front of anybody, or look at a hand, show one card to all and remove it (8 to 11)."""
    s = action.s
    seat, card = yield from _aim(action, "assassinate")
    if card is None:
        card = yield from _from_hand(action, seat, s.cards("hand", seat), "remove", REMOVED)
    if card is None:
        action.fail()
        return
    src = _where(s, seat, card)
    s.table.move(card, src, REMOVED)
    s.table.say(f"{GAME}.log.assassinate", player=Who(action.me), other=Who(seat), card=Face(s.table.face(card)))


@verbs.verb
def convert(action: Action) -> Step:
    """A card with more Guild than Temple goes face down to the Temple (12 to 14); from a hand it is not shown."""
    s = action.s
    seat, card = yield from _aim(action, "convert")
    if card is None:
        legal = [each for each in s.cards("hand", seat) if action.roles.guildish(s.table.face(each))]
        card = yield from _from_hand(action, seat, legal, "convert", TEMPLE)
    if card is None:
        action.fail()
        return
    src = _where(s, seat, card)
    s.table.move(card, src, TEMPLE)
    action.say("convert_hand" if src.kind == "hand" else "convert_front", seat)


@verbs.verb
def follow(action: Action) -> Step:
    """As many further cards of the same kind as one likes, face up (15). Asked even where there are none to add."""
    s, me, played = action.s, action.me, 1
    while True:
        options: tuple[Option[int | None], ...] = tuple(
            Option(f"follow c{card}", card, card, Zone("front", me))
            for card in s.cards("hand", me)
            if s.table.face(card) == action.face
        )
        done: Option[int | None] = Option("done", None, label=f"{GAME}.button.done")
        card = yield from choose(
            Ask(
                me,
                f"{GAME}.prompt.follow",
                (*options, done),
                only(me),
                args=named(card=Face(action.face)),
                source=action.card,
            )
        )
        if card is None:
            break
        s.table.move(card, Zone("hand", me), Zone("front", me))
        played += 1
    s.table.say(f"{GAME}.log.follow", player=Who(me), card=Face(action.face), n=played)


@verbs.verb
def infiltrate(action: Action) -> Step:
    """A hand card face down in front of another; the giver sees it at this moment only (17, 18)."""
    s, me = action.s, action.me
    seat = yield from choose(
        Ask(
            me,
            f"{GAME}.prompt.infiltrate",
            tuple(Option(f"seat {other}", other, pick=Zone("seat", other)) for other in s.others(me)),
            source=action.card,
        )
    )
    place = Zone("planted", seat)
    card = yield from choose(
        Ask(
            me,
            f"{GAME}.prompt.plant",
            tuple(Option(f"plant c{each}", each, each, place) for each in s.cards("hand", me)),
            only(me),
            secret=True,
            args=named(other=Who(seat)),
            source=action.card,
        )
    )
    s.table.move(card, Zone("hand", me), place)
    action.say("infiltrate", seat)


@verbs.verb
def investigate(action: Action) -> Step:
    """See another's hand, or a face-down card in front of oneself; alone, and only now (19, 20)."""
    s, me = action.s, action.me
    seat, card = yield from _aim(action, "investigate")
    cards = s.cards("hand", seat)[:] if card is None else [card]
    for each in cards:
        s.table.show(each, only(me))
    key, args = ("card_in_hand", named(other=Who(seat))) if card is None else ("planted_seen", ())
    yield from choose(
        Ask(
            me,
            f"{GAME}.prompt.{key}",
            (Option("seen", None, label=f"{GAME}.button.seen"),),
            only(me),
            args=args,
            source=action.card,
        )
    )
    for each in cards:
        s.table.hide(each)
    action.say("investigate_hand" if card is None else "investigate_planted", seat)


@verbs.verb
def protect(action: Action) -> Step:
    """A card of one's hand or front goes face up under the Guard; both are safe from then on (21, 22)."""
    s, me = action.s, action.me
    pair = Zone("guarded", me)
    targets = guard_targets(s, action.roles, me, action.card)
    card = yield from choose(
        Ask(
            me,
            f"{GAME}.prompt.protect",
            tuple(Option(f"protect c{each}", each, each, Zone("front", me)) for _, each in targets if each is not None),
            only(me),
            source=action.card,
        )
    )
    s.table.move(action.card, Zone("front", me), pair)
    s.table.move(card, _where(s, me, card), pair)
    s.table.say(f"{GAME}.log.protect", player=Who(me), card=Face(s.table.face(card)))


# ---- parts ------------------------------------------------------------------------------------------


def _aim(action: Action, verb: str) -> Asking[Target]:
    """Chosen in public: a card in front of somebody, or a hand, before that hand is looked at (7)."""
    options = tuple(
        _target_option(seat, card) for seat, card in TARGETS[verb](action.s, action.roles, action.me, action.card)
    )
    return (
        yield from choose(
            Ask(action.me, f"{GAME}.prompt.aim_{verb}", options, args=named(card=Face(action.face)), source=action.card)
        )
    )


def _target_option(seat: int, card: int | None) -> Option[Target]:
    if card is None:
        return Option(f"hand {seat}", (seat, None), pick=Zone("hand", seat))
    return Option(f"front c{card}", (seat, card), pick=card)


def _from_hand(action: Action, seat: int, legal: list[int], word: str, goes: Zone) -> Asking[int | None]:
    """Look at a hand and choose: one of the legal cards, which then goes somewhere, or where there is none, only to
    end the look.

    The same words for both, and shown to the one who looks alone.
    """
    s, me = action.s, action.me
    seen = [] if seat == me else s.cards("hand", seat)[:]
    for card in seen:
        s.table.show(card, only(me))
    options: tuple[Option[int | None], ...] = tuple(Option(f"{word} c{card}", card, card, goes) for card in legal)
    if not options:
        options = (Option("end the look", None, label=f"{GAME}.button.seen"),)
    args: Args = named(other=Who(seat))
    chosen = yield from choose(Ask(me, f"{GAME}.prompt.card_in_hand", options, only(me), args=args, source=action.card))
    for card in seen:
        if card != chosen:
            s.table.hide(card)
    return chosen


def _where(s: AllegianceState, seat: int, card: int) -> Zone:
    return next(Zone(kind, seat) for kind in ("front", "planted", "hand") if card in s.cards(kind, seat))
