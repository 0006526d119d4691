"""Why a card cannot be placed, used or aimed at (rules 5, decisions 1 to 23), by the question that is open.

A reason hangs on nothing but what the asked seat may know: faces are read only where that seat sees them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.seats import only
from game.core.words import Arg, Face, Who, named

from .actions import usable
from .roles import Roles
from .state import GUILD, REMOVED, TEMPLE, AllegianceState

GAME = "allegiance"
Thing = int | Zone | None
PLACES = ("temple?", "guild?")
FRONT = ("front", "planted", "guarded")


class Tried(NamedTuple):
    """What was tried: a card in its zone, a zone alone, or the panel of a seat as Zone("seat", n)."""

    s: AllegianceState
    roles: Roles
    ask: Ask[Any]
    card: int | None
    zone: Zone
    onto: Zone | None

    @property
    def me(self) -> int:
        return self.ask.seat

    @property
    def mine(self) -> bool:
        return self.zone.seat == self.me

    @property
    def seen(self) -> Face | None:
        """What is printed on the card, if the asked seat sees it now."""
        if self.card is None or not self.s.table.eyes_on(self.card, self.zone) & only(self.me):
            return None
        return Face(self.s.table.face(self.card))

    def offered(self) -> bool:
        return any(option.pick == (self.zone if self.card is None else self.card) for option in self.ask.options)


def refusal(s: AllegianceState, roles: Roles, ask: Ask[Any], pick: Thing, onto: Thing) -> Said | None:
    """The sentence for this question and this thing; None where it is no thing for the question."""
    zone, target = _zone(s, pick), _zone(s, onto)
    if zone is None:
        return None
    if isinstance(pick, Zone) and zone.kind in FRONT:
        zone = Zone("seat", zone.seat)  # no card was meant: only the seat before which it lies
    tried = Tried(s, roles, ask, pick if isinstance(pick, int) else None, zone, target)
    if tried.offered() and target is None:
        return None
    answer = _BY_PROMPT.get(ask.prompt.rpartition(".")[2])
    return answer(tried) if answer else None


def _zone(s: AllegianceState, thing: Thing) -> Zone | None:
    if isinstance(thing, Zone) or thing is None:
        return thing
    return next((zone for zone, cards in s.table.zones.items() if thing in cards), None)


def _said(name: str, seat: int | None = None, **args: Arg) -> Said:
    return (
        Said(f"{GAME}.refuse.{name}", named(**args))
        if seat is None
        else Said(f"{GAME}.refuse.{name}", named(**args), only(seat))
    )


# ---- the placement ----------------------------------------------------------------------------------


def _place(t: Tried) -> Said | None:
    """For the eyes of whoever places alone: it tells how far they are."""
    s, me = t.s, t.me
    laid = [kind for kind in PLACES if s.cards(kind, me)]
    if t.zone == Zone("confirm"):
        return _said("both_piles", me)
    if me in s.ready:
        return _said("confirmed", me) if t.mine and t.zone.kind in ("hand", *PLACES) else None
    if t.zone.kind in PLACES:
        return _said("one_each" if len(laid) == len(PLACES) else "back_first", me) if t.mine and t.onto else None
    if t.zone.kind != "hand":
        return _said("place_from_hand", me) if t.card is not None else None
    if not t.mine:
        return None
    full = len(laid) == len(PLACES) or (t.onto is not None and t.onto.kind in laid)
    if full and (t.onto is None or t.onto.kind in PLACES):
        return _said("one_each", me)
    return _said("to_piles", me) if t.onto else None


# ---- the action -------------------------------------------------------------------------------------


def _act(t: Tried) -> Said | None:
    """Which card may be used."""
    if t.zone.kind == "guarded":
        return _said("guarded")
    if t.card is None:
        return None
    if t.zone.kind != "hand":
        return _said("used" if t.mine and t.zone.kind == "front" else "use_from_hand")
    face = t.seen
    if not t.mine or face is None:
        return None
    calls = t.roles.actions[face.face]
    if not calls:
        return _said("no_action", t.me, card=face)
    if not usable(t.s, t.roles, t.me, t.card):
        return _said(f"nothing_to_{calls[0].verb}", t.me, card=face)
    return _said("to_front", t.me) if t.onto else None


def _aim(t: Tried, others: bool = False) -> Said | None:
    """At a card in front of a player, or at a hand; `others`: never at oneself."""
    if t.card is not None and t.card == t.ask.source:
        return _said("in_use")
    if t.zone.kind == "guarded":
        return _said("guarded")
    if t.zone in (TEMPLE, GUILD, REMOVED):
        return _said("out_of_reach")
    if t.zone.seat is None:
        return None
    if others and t.mine:
        return _said("others_only")
    if t.zone.kind == "hand":
        return _said("whole_hand") if t.card is not None else _said("hand_empty", other=Who(t.zone.seat))
    return _said("card_or_hand") if t.zone.kind == "seat" else None


def _convert(t: Tried) -> Said | None:
    if t.zone.kind == "planted" and not t.mine:
        return _said("face_down")
    return _aim(t, others=True) or (_too_little_guild(t) if t.zone.kind == "front" else None)


def _too_little_guild(t: Tried) -> Said | None:
    face = t.seen
    if face is None:
        return None
    role = t.roles.roles[face.face]
    return _said("not_more_guild", card=face, temple=role.temple, guild=role.guild)


def _investigate(t: Tried) -> Said | None:
    if t.zone.kind == "planted":
        return _said("others_face_down")
    if t.zone.kind in FRONT:
        return _said("open_already")
    if t.mine and t.zone.kind in ("seat", "hand"):
        return _said("own_hand")
    if t.zone.kind == "seat" and t.zone.seat is not None:
        return None if t.s.cards("hand", t.zone.seat) else _said("hand_empty", other=Who(t.zone.seat))
    return _aim(t)


def _in_a_hand(t: Tried) -> Said | None:
    """While a hand is looked at; whether anything in it is legal is for the same eyes alone."""
    seat = next((other for other in t.s.clockwise(t.me) if _looked_at(t, other)), None)
    if t.zone.kind == "hand" and t.seen is not None and t.zone.seat == seat:
        if t.onto is not None and t.offered():
            return None
        found = _too_little_guild(t)
        return Said(found.key, found.args, only(t.me)) if found else None
    return _said("this_hand", t.me, other=Who(seat)) if seat is not None and t.card is not None else None


def _looked_at(t: Tried, seat: int) -> bool:
    named_ = dict(t.ask.args).get("other")
    return isinstance(named_, Who) and named_.seat == seat


def _follow(t: Tried) -> Said | None:
    face = t.ask.source is not None and Face(t.s.table.face(t.ask.source))
    if t.card is None or not face:
        return None
    if t.zone.kind != "hand":
        return _said("use_from_hand")
    if not t.mine:
        return None
    return _said("to_front", t.me) if t.offered() else _said("other_kind", t.me, card=face)


def _infiltrate(t: Tried) -> Said | None:
    return _said("others_only") if t.mine and t.zone.kind in ("seat", "hand", *FRONT) else None


def _plant(t: Tried) -> Said | None:
    other = dict(t.ask.args).get("other")
    if t.card is None or not isinstance(other, Who):
        return None
    if t.zone.kind != "hand":
        return _said("plant_from_hand", t.me)
    return _said("plant_there", t.me, other=other) if t.mine and t.onto else None


def _protect(t: Tried) -> Said | None:
    if t.card is None:
        return None
    if t.zone.kind == "guarded":
        return _said("pair")
    if t.card == t.ask.source:
        return _said("in_use")
    if not t.mine:
        return _said("own_only")
    return _said("to_front", t.me) if t.onto else None


_BY_PROMPT: dict[str, Callable[[Tried], Said | None]] = {
    "place": _place,
    "act": _act,
    "aim_assassinate": _aim,
    "aim_convert": _convert,
    "aim_investigate": _investigate,
    "card_in_hand": _in_a_hand,
    "follow": _follow,
    "infiltrate": _infiltrate,
    "plant": _plant,
    "protect": _protect,
}
