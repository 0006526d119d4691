"""Why a mask, a player or an action cannot be chosen now. All reasons are public: nobody is sure of any mask."""

from __future__ import annotations

from typing import Any

from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.words import Who, named

from .masks import Masks
from .powers import GAME
from .state import MaskState

Thing = int | Zone | None
CLOSED = (Zone("announce"), Zone("look"))


def refusal(masks: Masks, s: MaskState, ask: Ask[Any], pick: Thing, onto: Thing) -> Said | None:
    """By the question that is open; None where the thing has nothing to do with it."""
    if pick in CLOSED:
        return _closed(masks, s, ask.seat, pick == CLOSED[0])
    place = _place(s, onto if onto is not None and s.phase != "act" else pick)
    if place is None:
        return None
    if s.phase == "act":
        return _no_exchange(ask, place, onto)
    targets = {option.pick for option in ask.options}
    if not any(isinstance(target, Zone) and target.kind == "seat" for target in targets):
        return None
    if place.kind == "middle":
        return _said("table_card")
    return None if Zone("seat", place.seat) in targets else _no_target(s, ask, place.seat)


def _place(s: MaskState, thing: Thing) -> Zone | None:
    """Where a mask lies, or whose panel it is."""
    if isinstance(thing, Zone):
        return thing if thing.kind in ("mask", "middle", "seat") else None
    return next((place for place in s.places if thing in s.table.cards(place)), None)


def _closed(masks: Masks, s: MaskState, seat: int, announcing: bool) -> Said | None:
    if s.phase != "act":
        return None
    if s.played < masks.opening:
        return _said("opening")
    return _said("revealed") if announcing and seat in s.barred else None


def _no_exchange(ask: Ask[Any], place: Zone, onto: Thing) -> Said | None:
    """It is one's own mask that is carried to another."""
    if not any(option.onto for option in ask.options) or place.kind == "seat":
        return None
    if (place.kind, place.seat) != ("mask", ask.seat):
        return _said("own_mask")
    return _said("to_a_mask") if onto is not None else None


def _no_target(s: MaskState, ask: Ask[Any], seat: int | None) -> Said | None:
    if seat is None:
        return None
    if seat == ask.seat:
        return _said("others_only")
    if ask.prompt.endswith(".trickster_tie"):
        return Said(f"{GAME}.refuse.not_richest", named(other=Who(seat), n=s.coins(seat)))
    return _said("two_players")


def _said(name: str) -> Said:
    return Said(f"{GAME}.refuse.{name}")
