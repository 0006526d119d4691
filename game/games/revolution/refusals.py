"""Why something cannot be done now: cause and consequence, in the numbers of the position."""

from __future__ import annotations

from game.core.events import Said, Zone
from game.core.words import Word, named

from .influence import secured, worst_case, worst_case_at_notre_dame
from .pieces import SIDES, SITES, Pieces
from .state import RevolutionState, empty_spaces, owners, position, sites, space_of

Thing = int | Zone | None


def no_building_here(s: RevolutionState, pieces: Pieces, pick: Thing, onto: Thing) -> Said | None:
    if (lies := space_of(s, pieces, pick)) is not None:
        return _said("building_to_space" if lies in empty_spaces(s, pieces) else "stays")
    if pick not in s.table.cards(SITES):
        return _said("buildings_first")
    space = space_of(s, pieces, onto)
    if space is None:
        return None
    if space not in empty_spaces(s, pieces):
        return _said("occupied")
    if space not in sites(s, pieces):
        return _said("too_near" if s.gap else "shared_edge")
    return None


def no_counter_here(s: RevolutionState, pieces: Pieces, side: int, pick: Thing, onto: Thing) -> Said | None:
    if pick in s.table.cards(Zone("counters", 1 - side)):
        return Said("revolution.refuse.other_side", named(side=_side(1 - side)))
    if (lies := space_of(s, pieces, pick)) is not None:
        return _said("counter_to_space" if lies in empty_spaces(s, pieces) else "stays")
    if any(pick in s.table.cards(Zone("markers", each)) for each in (0, 1)):
        return _said("marker_after" if s.by_hand else "marker_by_itself")
    space = space_of(s, pieces, onto)
    return _said("occupied") if space is not None and space not in empty_spaces(s, pieces) else None


def no_marker_here(s: RevolutionState, pieces: Pieces, side: int, pick: Thing) -> Said | None:
    """The claim that fails is answered with the figures that decide it (2.4, 2.6)."""
    space = space_of(s, pieces, pick)
    if space is None:
        placed = any(pick in s.table.cards(Zone("counters", each)) for each in (0, 1))
        return _said("counter_placed") if placed else None
    now, owner = position(s, pieces), owners(s, pieces)[space]
    piece = now.spaces[space]
    if piece is None or piece.kind not in ("number", "notre_dame"):
        return _said("no_marker_here")
    if owner is not None:
        return Said("revolution.refuse.marked", named(side=_side(owner)))
    if secured(now, side, space, s.one_empty):
        return None
    if s.one_empty and now.empty[space] > 1:
        return Said("revolution.refuse.two_empty", named(n=now.empty[space]))
    if piece.kind == "notre_dame":
        own, other = worst_case_at_notre_dame(now, side, space)
        return Said("revolution.refuse.not_least", named(side=_side(side), most=own, least=other))
    own, other = worst_case(now, side, space)
    return Said("revolution.refuse.not_secured", named(side=_side(1 - side), best=other, worst=own))


def _said(name: str) -> Said:
    return Said(f"revolution.refuse.{name}")


def _side(side: int) -> Word:
    return Word(f"revolution.side.{SIDES[side]}")
