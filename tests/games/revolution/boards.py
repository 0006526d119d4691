"""Positions for the tests, in the words of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game import paths
from game.core.match import Match
from game.games import load
from game.games.revolution.influence import BLUE, RED, Piece, Position
from game.games.revolution.notation import EMPTY, face, laid_out
from game.games.revolution.rules import Revolution

RULES: Revolution = load("revolution", paths.data() / "games")  # type: ignore[assignment]
M = Match[Any]

LETTER_SIDES = {"R": RED, "B": BLUE}


def piece(word: str) -> Piece | None:
    return None if word == EMPTY else RULES.pieces.placed[face(word)]


def board(*rows: str, red: str = "", blue: str = "", last: int | None = None) -> Position:
    """A position: rows of "R9 .. ND", and what each side still holds: "0 3 F"."""
    spaces = tuple(piece(word) for row in rows for word in row.split())
    held = [tuple(sorted(0 if n == "F" else int(n) for n in hand.split())) for hand in (red, blue)]
    return Position(spaces, (held[RED], held[BLUE]), last, len(rows[0].split()))


def at(row: int, column: int, width: int = 5) -> int:
    return row * width + column


def match(
    *rows: str,
    moved: int,
    red_marks: Iterable[int] = (),
    blue_marks: Iterable[int] = (),
    last: int | None = None,
    **options: str,
) -> M:
    """A match just after the turn of `moved`; what is not on the board is still held."""
    state = laid_out(RULES, [row.split() for row in rows], moved, {RED: red_marks, BLUE: blue_marks}, last, options)
    RULES.judge(state)
    return Match(RULES, state)


def begun(seed: int = 1, watched: bool = True, **options: str) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup((0, 1), seed, options)), watched)


def put(m: M, *moves: str) -> None:
    """Answers in writing: "ND 0 2" puts Notre Dame, "R9 1 1" the red 9 on row 1, column 1."""
    for move in moves:
        word, row, column = move.split()
        m.answer(f"{face(word)} {at(int(row), int(column))}")
