"""The closed form against trying everything: every filling of the neighbours, every order of play, whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from game.games.revolution.influence import BLUE, RED, Piece, Position, neighbours, secured
from tests.games.revolution.boards import RULES

BUILDINGS = (Piece("notre_dame"), Piece("versailles"), Piece("bastille"))
Spaces = list[Piece | None]


def everything(side: int, size: int) -> list[Piece]:
    return [Piece("flag", side)] + [Piece("number", side, n) for n in range(size - 1)]


def random_position(source: Random, width: int, left: int) -> tuple[Position, tuple[list[Piece], list[Piece]]]:
    """A board with so many empty spaces, counters and buildings anywhere; blue is the one to fill the last."""
    size = width * width
    buildings = source.sample(BUILDINGS, 1 if width == 3 else 3)
    each = (size - len(buildings)) // 2
    pieces = [everything(side, 11) for side in (RED, BLUE)]
    hands = tuple(source.sample(pieces[side], each) for side in (RED, BLUE))
    held = (hands[RED][: left // 2], hands[BLUE][: left - left // 2])
    laid: Spaces = [*buildings, *hands[RED][len(held[RED]) :], *hands[BLUE][len(held[BLUE]) :], *[None] * left]
    source.shuffle(laid)
    position = Position(tuple(laid), (numbers(held[RED]), numbers(held[BLUE])), last_beside(source, laid, width), width)
    return position, held


def last_beside(source: Random, laid: Spaces, width: int) -> int | None:
    """Some side with a counter beside Notre Dame."""
    if BUILDINGS[0] not in laid:
        return None
    near = neighbours(len(laid), width)[laid.index(BUILDINGS[0])]
    sides = sorted({piece.side for n in near if (piece := laid[n]) is not None and piece.side is not None})
    return source.choice(sides) if sides else None


def numbers(hand: list[Piece]) -> tuple[int, ...]:
    return tuple(sorted(piece.number for piece in hand))


def controller(spaces: Spaces, influence: list[list[int]], last: int | None, space: int) -> int | None:
    """Who controls a space of a full board, straight from the rules."""
    piece, red, blue = spaces[space], influence[RED][space], influence[BLUE][space]
    assert piece is not None
    if piece.kind == "notre_dame":
        return (None if last is None else 1 - last) if red == blue else RED if red < blue else BLUE
    return piece.side if red == blue else RED if red > blue else BLUE


def full_boards(
    position: Position, held: tuple[list[Piece], list[Piece]], mover: int
) -> Iterator[tuple[Spaces, list[list[int]], int | None]]:
    """Every board that every order of play from here ends with, with the influence on it; blue places last."""
    near = neighbours(len(position.spaces), position.width)
    spaces, influence = list(position.spaces), [list(row) for row in position.influence]
    beside = set(near[spaces.index(BUILDINGS[0])]) if BUILDINGS[0] in spaces else set()

    def reach(space: int, piece: Piece, sign: int) -> None:
        assert piece.side is not None
        for n in (space, *near[space]):
            influence[piece.side][n] += sign * piece.number

    def play(side: int, last: int | None) -> Iterator[int | None]:
        if None not in spaces:
            yield last
            return
        for space in [n for n, piece in enumerate(spaces) if piece is None]:
            for piece in held[side][:]:
                held[side].remove(piece)
                spaces[space] = piece
                reach(space, piece, 1)
                yield from play(1 - side, side if space in beside else last)
                reach(space, piece, -1)
                spaces[space] = None
                held[side].append(piece)

    for last in play(mover, position.last_beside):
        yield spaces, influence, last


@pytest.mark.parametrize(
    "width, left, games",
    [(5, 0, 100), (5, 1, 800), (5, 2, 800), (5, 3, 600), (5, 4, 300), (3, 2, 500), (3, 3, 500), (3, 4, 300)],
)
def test_secured_is_control_in_every_order_of_play(width: int, left: int, games: int) -> None:
    source = Random(width * 10 + left)
    seen = set()
    for _ in range(games):
        position, held = random_position(source, width, left)
        taken = [n for n, piece in enumerate(position.spaces) if piece is not None]
        owners: dict[int, set[int | None]] = {n: set() for n in taken}
        for spaces, influence, last in full_boards(position, held, RED if left % 2 == 0 else BLUE):
            for n in taken:
                owners[n].add(controller(spaces, influence, last, n))
        for n in taken:
            for side in (RED, BLUE):
                kind = position.spaces[n]
                assert secured(position, side, n) == (owners[n] == {side}), (position, side, n)
                seen.add((kind and kind.kind, secured(position, side, n)))
    assert len(seen) >= 6  # every kind of piece was there, secured and not


def test_secured_is_control_with_every_filling_of_the_empty_neighbours() -> None:
    """Also early in a game, where not every order of play can be tried: whichever counters go to the neighbours."""
    source, checked = Random(7), 0
    for _ in range(1500):
        position, held = random_position(source, 5, source.randrange(5, 18))
        for n, piece in enumerate(position.spaces):
            if piece is None or piece.kind == "notre_dame":
                continue
            ends = list(fillings(position, held, n))
            for side in (RED, BLUE):
                always = all(
                    own > other or (own == other and piece.side == side)
                    for own, other in (end if side == RED else end[::-1] for end in ends)
                )
                assert secured(position, side, n) == always
                checked += 1
    assert checked > 30_000


def fillings(position: Position, held: tuple[list[Piece], list[Piece]], space: int) -> Iterator[tuple[int, int]]:
    """The influence of both sides for every choice of counters on the empty neighbours."""
    empty = position.empty[space]
    for reds in range(empty + 1):
        for red in sums(held[RED], reds):
            for blue in sums(held[BLUE], empty - reds):
                yield position.influence[RED][space] + red, position.influence[BLUE][space] + blue


def sums(hand: list[Piece], size: int) -> set[int]:
    return {sum(piece.number for piece in chosen) for chosen in combinations(hand, size)}


def test_notre_dame_is_secured_only_with_less_in_every_filling() -> None:
    source = Random(8)
    for _ in range(3000):
        position, held = random_position(source, 5, source.randrange(5, 18))
        n = position.spaces.index(BUILDINGS[0])
        if position.empty[n]:
            ends = list(fillings(position, held, n))
            assert secured(position, RED, n) == all(red < blue for red, blue in ends)
            assert secured(position, BLUE, n) == all(blue < red for red, blue in ends)


def test_secured_is_for_good_and_never_for_both() -> None:
    """Followed through whole games of placing anywhere, under both readings."""
    source = Random(11)
    for _ in range(150):
        position, held = random_position(source, 5, 22)
        spaces, last, side = list(position.spaces), position.last_beside, RED
        before: dict[bool, set[tuple[int, int]]] = {False: set(), True: set()}
        beside = neighbours(25, 5)[spaces.index(BUILDINGS[0])]
        while None in spaces:
            space = source.choice([n for n, piece in enumerate(spaces) if piece is None])
            spaces[space] = held[side].pop(source.randrange(len(held[side])))
            last = side if space in beside else last
            now = Position(tuple(spaces), (numbers(held[RED]), numbers(held[BLUE])), last)
            for strict in (False, True):
                mine = {(side, n) for side in (RED, BLUE) for n in range(25) if secured(now, side, n, strict)}
                assert before[strict] <= mine
                assert not {n for side, n in mine if side == RED} & {n for side, n in mine if side == BLUE}
                before[strict] = mine
            assert before[True] == {(s, n) for s, n in before[False] if now.empty[n] <= 1}
            side = 1 - side


def test_a_full_board_gives_each_district_to_one_side_and_one_side_more_than_half() -> None:
    source = Random(12)
    for _ in range(300):
        position, held = random_position(source, 5, 1)
        spaces = list(position.spaces)
        spaces[spaces.index(None)] = held[BLUE].pop()
        full = Position(tuple(spaces), ((), ()), position.last_beside or RED)
        districts = [n for n, piece in enumerate(spaces) if piece and piece.kind in ("number", "notre_dame")]
        owners = [[side for side in (RED, BLUE) if secured(full, side, n)] for n in districts]
        assert len(districts) == 21 and all(len(owner) == 1 for owner in owners)
        assert max(owners.count([RED]), owners.count([BLUE])) >= 11


def test_the_board_has_as_many_spaces_as_there_are_pieces() -> None:
    assert RULES.pieces.size == 25 == len(RULES.pieces.placed)
