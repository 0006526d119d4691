"""Positions in writing: rows of "R9", "BF", "ND" and "..", as people and test files put them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.core.events import Zone

from .influence import BLUE, RED, Piece
from .pieces import LAST_BESIDE, SIDES, SITES, SPACES
from .rules import Revolution
from .state import RevolutionState, owners, put_marker

LETTERS = "RB"  # of the sides
BUILDINGS = {"ND": "notre_dame", "VE": "versailles", "BA": "bastille"}
EMPTY = ".."


class BadPosition(ValueError):
    """A position that cannot be laid out: `args[0]` says why."""


def face(word: str) -> str:
    """The face of a piece: R9 -> red_9, BF -> blue_flag, ND -> notre_dame."""
    if word in BUILDINGS:
        return BUILDINGS[word]
    if len(word) < 2 or word[0] not in LETTERS:
        raise BadPosition(f"{word!r} is no piece; pieces are R0 to R9, RF, B0 to B9, BF, ND, VE, BA")
    return f"{SIDES[LETTERS.index(word[0])]}_{'flag' if word[1:] == 'F' else word[1:]}"


def word(piece: Piece | None) -> str:
    """A piece in writing."""
    if piece is None:
        return EMPTY
    if piece.side is None:
        return next(short for short, kind in BUILDINGS.items() if kind == piece.kind)
    return LETTERS[piece.side] + ("F" if piece.kind == "flag" else str(piece.number))


def rows(state: RevolutionState, rules: Revolution) -> list[list[str]]:
    """The board in writing."""
    width = rules.pieces.width
    words = [
        word(rules.pieces.placed[state.table.face(cards[0])]) if cards else EMPTY
        for cards in (state.table.cards(zone) for zone in SPACES[: rules.pieces.size])
    ]
    return [words[n : n + width] for n in range(0, len(words), width)]


def laid_out(
    rules: Revolution,
    written: Sequence[Sequence[str]],
    moved: int = BLUE,
    markers: Mapping[int, Iterable[int]] | None = None,
    last_beside: int | None = None,
    options: Mapping[str, str] | None = None,
) -> RevolutionState:
    """A match in the given position, just after the turn of `moved`, before it is judged.

    written: the board from the top; what is not on it is still held. markers: side -> spaces.
    last_beside: who placed the last counter beside Notre Dame. Raises BadPosition.
    """
    width = rules.pieces.width
    if len(written) != width or any(len(row) != width for row in written):
        raise BadPosition(f"a board has {width} rows of {width} spaces")
    state = rules.deal(rules.info.setup((0, 1), 1, options))
    for space, piece in enumerate(piece for row in written for piece in row):
        if piece != EMPTY:
            _lay(state, face(piece), space)
    for side, spaces in (markers or {}).items():
        for space in spaces:
            if owners(state, rules.pieces)[space] is not None:
                raise BadPosition(f"two markers on space {space}")
            put_marker(state, side, space)
    if last_beside is not None:
        state.table.mark(*LAST_BESIDE, SIDES[last_beside])
    state.turn, state.phase = moved, "place" if not state.table.cards(SITES) else "buildings"
    return state


def _lay(state: RevolutionState, wanted: str, space: int) -> None:
    for stock in (SITES, Zone("counters", RED), Zone("counters", BLUE)):
        for card in state.table.cards(stock):
            if state.table.face(card) == wanted:
                state.table.move(card, stock, SPACES[space])
                return
    raise BadPosition(f"{wanted} stands on the board twice, or there is no such piece")
