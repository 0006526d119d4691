"""The figures that the table shows: influence on every space, what is final, how many markers are out.

Worked out from a view, so they serve the picture of an answer still being thought about as well: give the view that
a preview shows, and the figures are those that this answer would lead to.
"""

from __future__ import annotations

from game.core.outcome import Badge
from game.core.view import CardView, TableView

from .influence import BLUE, RED, secured
from .pieces import Pieces


def figures(view: TableView, pieces: Pieces) -> tuple[Badge, ...]:
    """Badges with a seat: `markers` out, and `notre_dame`, `versailles`, `bastille` with its influence on each.

    With a place as well, where the table's help is on: `influence` of the seat on that space, and `final` where it
    has the space secured.
    """
    now, owners = pieces.position(view.zones, _face, view.marks), pieces.owners(view.zones, _face)
    one_empty = view.marks.get(("secure", None)) == "one_empty"
    badges = [Badge("markers", side, owners.count(side)) for side in (RED, BLUE)]
    badges += [
        Badge(piece.kind, side, now.influence[side][space])
        for space, piece in enumerate(now.spaces)
        if piece is not None and piece.side is None
        for side in (RED, BLUE)
    ]
    if view.marks.get(("help", None)) != "off":
        badges += [
            Badge("influence", side, now.influence[side][space], space)
            for space in range(pieces.size)
            for side in (RED, BLUE)
        ]
        badges += [
            Badge("final", side, 1, space)
            for space in range(pieces.size)
            for side in (RED, BLUE)
            if secured(now, side, space, one_empty)
        ]
    return tuple(badges)


def _face(card: CardView) -> str:
    if card.face is None:
        raise ValueError(f"{card.handle} is hidden, though everything lies open in this game")
    return card.face
