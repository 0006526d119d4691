"""Who surely controls what: the one predicate on which markers, flags and buildings all hang.

It knows neither table nor match, only which pieces lie where, what each side still holds, and who placed last beside
Notre Dame. A side *secures* a space when it controls it in every way in which the rest of the board can still be
filled. The closed form is 2.4 (counters, flags, Versailles, Bastille) and 2.6 (Notre Dame) of the rules; the tests
compare it with trying every filling and every order of play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal, NamedTuple

Kind = Literal["number", "flag", "notre_dame", "versailles", "bastille"]

RED, BLUE = 0, 1  # the sides are the seats: red begins (2.2), so blue is the one to place last


class Piece(NamedTuple):
    """What can lie on a space. Buildings belong to no side; only numbers have influence (2.3)."""

    kind: Kind
    side: int | None = None
    number: int = 0


Hand = tuple[int, ...]


@dataclass(slots=True)
class Position:
    """A picture of the board, never changed once made.

    spaces: what lies on each space, row by row. held: the numbers each side still holds, rising, its flag as 0.
    last_beside: who placed the last counter beside Notre Dame. influence: of each side on each space (2.3).
    empty: how many of a space's neighbours are empty; buildings, flags and the edge are not (2.12).
    """

    spaces: tuple[Piece | None, ...]
    held: tuple[Hand, Hand]
    last_beside: int | None = None
    width: int = 5
    influence: tuple[list[int], list[int]] = field(init=False, compare=False)
    empty: list[int] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        size = len(self.spaces)
        self.influence, self.empty = ([0] * size, [0] * size), [0] * size
        near = neighbours(size, self.width)
        for space, piece in enumerate(self.spaces):
            if piece is None:
                for other in near[space]:
                    self.empty[other] += 1
            elif piece.number and piece.side is not None:
                influence = self.influence[piece.side]
                influence[space] += piece.number
                for other in near[space]:
                    influence[other] += piece.number


class Reach(NamedTuple):
    """The two extremes that decide: what is left to chance lies between them."""

    own: int
    other: int


@cache
def neighbours(size: int, width: int) -> tuple[tuple[int, ...], ...]:
    """Of each space, those up, left, right and down of it. No diagonal ever matters (2.1)."""

    def beside(n: int) -> tuple[int, ...]:
        column = n % width
        near = [n - width, n - 1 if column else -1, n + 1 if column < width - 1 else -1, n + width]
        return tuple(other for other in near if 0 <= other < size)

    return tuple(beside(n) for n in range(size))


def secured(position: Position, side: int, space: int, one_empty: bool = False) -> bool:
    """Whether this side controls the space in every way in which the board can still be filled.

    An own flag counts as secured when it is safe. With `one_empty` nothing is secured that has more than one
    empty neighbour (2.4, the strict reading). An empty space is never secured.
    """
    piece = position.spaces[space]
    if piece is None or (one_empty and position.empty[space] > 1):
        return False
    if piece.kind == "notre_dame":
        return _secures_notre_dame(position, side, space)
    own, other = worst_case(position, side, space)
    # A tie goes to the colour of the counter, a flag's too (2.4); a building has none, so a tie is nobody's (2.7).
    return own > other or (own == other and piece.side == side)


def worst_case(position: Position, side: int, space: int) -> Reach:
    """The least this side can end with, against the most of the other (2.4).

    The other side fills as many empty neighbours as it has counters, with its highest. The rest must be filled by
    this side, and its lowest are all that is sure.
    """
    most, rest = _split(position, 1 - side, space)
    mine, theirs = position.held[side], position.held[1 - side]
    return Reach(
        position.influence[side][space] + sum(mine[:rest]),
        position.influence[1 - side][space] + sum(theirs[len(theirs) - most :]),
    )


def worst_case_at_notre_dame(position: Position, side: int, space: int) -> Reach:
    """The most this side can end with, against the least of the other: less influence controls it (2.6)."""
    most, rest = _split(position, side, space)
    mine, theirs = position.held[side], position.held[1 - side]
    return Reach(
        position.influence[side][space] + sum(mine[len(mine) - most :]),
        position.influence[1 - side][space] + sum(theirs[:rest]),
    )


def _split(position: Position, filler: int, space: int) -> tuple[int, int]:
    """How many of the empty neighbours one side can fill at most, and how many are then left to the other."""
    empty = position.empty[space]
    most = min(empty, len(position.held[filler]))
    return most, empty - most


def _secures_notre_dame(position: Position, side: int, space: int) -> bool:
    own, other = worst_case_at_notre_dame(position, side, space)
    if own != other:
        return own < other
    if position.empty[space] == 0:
        return position.last_beside == 1 - side  # a tie goes to the side that did not place the last neighbour
    # With a tie still possible the last neighbour decides, and only red can be sure of not placing it: when nothing
    # else is left to fill, since blue places last on the board.
    return side == RED and position.empty[space] == position.spaces.count(None)
