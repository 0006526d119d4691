"""The three ways to win (2.8), judged for both sides whoever is on turn."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .influence import Position, secured

Way = Literal["flag", "buildings", "markers"]
Owners: TypeAlias = "tuple[int | None, ...]"  # whose marker lies on each space


def markable(position: Position, owners: Owners, side: int, one_empty: bool) -> list[int]:
    """Where this side may put a marker (2.5): secured number counters of either colour, and Notre Dame.

    Notre Dame comes first: where fewer markers are left than districts to mark, it alone can win a game by itself.
    """
    open_ = [
        space
        for space, piece in enumerate(position.spaces)
        if piece is not None
        and piece.kind in ("number", "notre_dame")
        and owners[space] is None
        and secured(position, side, space, one_empty)
    ]
    return sorted(open_, key=lambda space: _kind(position, space) != "notre_dame")


def ways(position: Position, owners: Owners, markers_left: int, side: int, one_empty: bool) -> tuple[Way, ...]:
    """How this side wins in this position, in the order of the rules; empty where it does not."""
    met: list[Way] = []
    if _takes_flag(position, side, one_empty):
        met.append("flag")
    if _holds_buildings(position, owners, side, one_empty):
        met.append("buildings")
    if markers_left == 0 and _find(position, "flag", side) is not None:
        met.append("markers")
    return tuple(met)


def _takes_flag(position: Position, side: int, one_empty: bool) -> bool:
    """The enemy flag's space is secured; a tie saves the flag. No marker is needed."""
    space = _find(position, "flag", 1 - side)
    return space is not None and secured(position, side, space, one_empty)


def _holds_buildings(position: Position, owners: Owners, side: int, one_empty: bool) -> bool:
    """Versailles and the Bastille held, and this side's marker already on Notre Dame."""
    cathedral = _find(position, "notre_dame")
    if cathedral is None or owners[cathedral] != side:
        return False
    palace, prison = _find(position, "versailles"), _find(position, "bastille")
    return (
        palace is not None
        and secured(position, side, palace, one_empty)
        and prison is not None
        and secured(position, side, prison, one_empty)
    )


def _find(position: Position, kind: str, side: int | None = None) -> int | None:
    return next(
        (
            space
            for space, piece in enumerate(position.spaces)
            if piece is not None and piece.kind == kind and piece.side == side
        ),
        None,
    )


def _kind(position: Position, space: int) -> str | None:
    piece = position.spaces[space]
    return piece.kind if piece else None
