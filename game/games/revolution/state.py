"""What a match of Revolution stands at, and how its table is laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.core.events import Zone
from game.core.setup import Setup
from game.core.table import Table, ZoneKind

from .influence import BLUE, RED, Position
from .pieces import LAST_BESIDE, MARKERS, SIDES, SITES, SPACES, Pieces
from .victory import Owners, Way

Phase = Literal["buildings", "place", "mark", "over"]
SHOWN_SETTINGS = ("secure", "help", "lettering")  # what the picture depends on stands as a mark on the table


@dataclass(slots=True)
class RevolutionState:
    """Besides the table only whose turn it is and how far; nothing is hidden."""

    table: Table
    one_empty: bool = False  # secure: the strict reading
    by_hand: bool = False  # marking
    gap: bool = False  # buildings may not touch at corners either
    turn: int = BLUE  # the seat to act; blue places the first building
    phase: Phase = "buildings"
    won: tuple[tuple[Way, ...], tuple[Way, ...]] = ((), ())  # by side, once the match is over

    def copy(self) -> RevolutionState:
        return RevolutionState(
            self.table.copy(), self.one_empty, self.by_hand, self.gap, self.turn, self.phase, self.won
        )

    def is_full(self) -> bool:
        return not any(self.table.zones[Zone("counters", side)] for side in (RED, BLUE))

    def markers_left(self, side: int) -> int:
        """How many of this side's markers are not on the board yet."""
        return len(self.table.zones[Zone("markers", side)])


def dealt(setup: Setup, kinds: dict[str, ZoneKind], pieces: Pieces) -> RevolutionState:
    """The set-up of 2.1: an empty board, all pieces before their owners, the buildings beside it."""
    zones: dict[Zone, list[int]] = {SITES: []}
    zones |= {Zone(kind, side): [] for kind in ("counters", "markers") for side in (RED, BLUE)}
    zones |= {zone: [] for space in range(pieces.size) for zone in (SPACES[space], MARKERS[space])}
    for card, face in enumerate(pieces.prints):
        kind = "counters" if face in pieces.placed else "markers"
        zones[Zone(kind, pieces.side_of[face]) if face in pieces.side_of else SITES].append(card)
    table = Table.new(kinds, pieces.prints, pieces.backs, zones, setup)
    options = setup.options
    for key in SHOWN_SETTINGS:
        if key in options:
            table.mark(key, None, options[key])
    return RevolutionState(
        table,
        one_empty=options.get("secure") == "one_empty",
        by_hand=options.get("marking") == "by_hand",
        gap=options.get("buildings") == "gap",
    )


def position(state: RevolutionState, pieces: Pieces) -> Position:
    return pieces.position(state.table.zones, state.table.face, state.table.marks)


def owners(state: RevolutionState, pieces: Pieces) -> Owners:
    return pieces.owners(state.table.zones, state.table.face)


def space_of(state: RevolutionState, pieces: Pieces, thing: int | Zone | None) -> int | None:
    """The space meant by a board place or by a card that lies on one."""
    if isinstance(thing, Zone):
        return thing.place if thing.kind in ("space", "marker") else None
    zones = state.table.zones
    return next((n for n in range(pieces.size) if thing in zones[SPACES[n]] or thing in zones[MARKERS[n]]), None)


def empty_spaces(state: RevolutionState, pieces: Pieces) -> list[int]:
    zones = state.table.zones
    return [space for space, zone in enumerate(SPACES[: pieces.size]) if not zones[zone]]


def sites(state: RevolutionState, pieces: Pieces) -> list[int]:
    """Where a building may stand: no edge shared with another, and with "gap" no corner either (2.1)."""
    empty = empty_spaces(state, pieces)
    taken = [space for space in range(pieces.size) if space not in empty]
    return [space for space in empty if not any(_too_near(space, other, pieces.width, state.gap) for other in taken)]


def _too_near(a: int, b: int, width: int, gap: bool) -> bool:
    across, down = abs(a % width - b % width), abs(a // width - b // width)
    return max(across, down) < 2 if gap else across + down < 2


def put_counter(state: RevolutionState, pieces: Pieces, card: int, space: int) -> None:
    """A counter from its owner's stock onto the board, remembering who last placed beside Notre Dame (2.6)."""
    side = pieces.side_of[state.table.face(card)]
    state.table.move(card, Zone("counters", side), SPACES[space])
    beside = pieces.neighbours[space]
    if any(state.table.face(c) == "notre_dame" for near in beside for c in state.table.zones[SPACES[near]]):
        state.table.mark(*LAST_BESIDE, SIDES[side])


def put_marker(state: RevolutionState, side: int, space: int) -> None:
    """The next marker of a side onto a space; it stays for good (2.5)."""
    stock = Zone("markers", side)
    state.table.move(state.table.zones[stock][-1], stock, MARKERS[space])
