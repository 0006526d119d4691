"""The pieces of the game and the places they can lie on, read from the data files and frozen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import Phrase, shown
from game.core.events import Zone

from .influence import BLUE, RED, Kind, Piece, Position, neighbours

Side = Literal["red", "blue"]
SIDES: tuple[Side, ...] = get_args(Side)  # the side of each seat
BUILDINGS: tuple[Kind, ...] = ("notre_dame", "versailles", "bastille")
LAST_BESIDE = ("last_beside_notre_dame", None)  # mark: the side that placed the last counter there
SITES = Zone("buildings")  # the buildings that wait beside the board

T = TypeVar("T")  # a card of a table, or of somebody's view
Marks = Mapping[tuple[str, int | None], str]


class CounterData(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side places: a number, or its flag."""

    side: Side
    number: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    flag: bool = False


class MarkerData(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side's seals."""

    side: Side


@dataclass(frozen=True, slots=True)
class Pieces:
    """All that the rules know from the data files."""

    width: int
    prints: tuple[str, ...]  # by card: red's counters, blue's, the buildings, the markers
    backs: tuple[str, ...]
    placed: Mapping[str, Piece]  # face -> piece, of all that can lie on a space
    side_of: Mapping[str, int]  # face -> side, of counters and markers

    @property
    def size(self) -> int:
        """How many spaces the board has."""
        return self.width * self.width

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        return neighbours(self.size, self.width)

    def position(self, zones: Mapping[Zone, Sequence[T]], face: Callable[[T], str], marks: Marks) -> Position:
        """The board as it lies there. Nothing is hidden in this game, so a view says as much as the table."""
        placed = self.placed
        spaces = tuple([placed[face(zones[zone][0])] if zones[zone] else None for zone in SPACES[: self.size]])
        red, blue = (
            tuple(sorted([placed[face(card)].number for card in zones[Zone("counters", side)]])) for side in (RED, BLUE)
        )
        last = marks.get(LAST_BESIDE)
        return Position(spaces, (red, blue), None if last is None else SIDES.index(last), self.width)

    def owners(self, zones: Mapping[Zone, Sequence[T]], face: Callable[[T], str]) -> tuple[int | None, ...]:
        """Whose marker lies on each space."""
        side_of = self.side_of
        return tuple([side_of[face(zones[zone][0])] if zones[zone] else None for zone in MARKERS[: self.size]])


SPACES = tuple(Zone("space", place=n) for n in range(100))  # made once: they are looked up all the time
MARKERS = tuple(Zone("marker", place=n) for n in range(100))


def read(files: GameFiles) -> Pieces:
    """Check the piece files of the game; whatever is wrong is noted there."""
    counters = files.cards("counters.toml", CounterData)
    buildings = files.cards("buildings.toml", CardData)
    markers = files.cards("markers.toml", MarkerData)
    width: Any = files.numbers.get("width")
    _check(files, counters, buildings, markers, width)
    placed: dict[str, Piece] = {}
    for side, word in enumerate(SIDES):
        placed |= {c.id: Piece("flag" if c.flag else "number", side, c.number) for c in counters if c.side == word}
    placed |= {kind: Piece(kind) for kind in BUILDINGS}
    stock = [(m.id, m.side) for m in markers for _ in range(m.copies)]
    side_of = {face: SIDES.index(side) for face, side in [(c.id, c.side) for c in counters] + stock}
    prints = (*placed, *(face for face, _ in stock))
    backs = ("counter",) * len(counters) + ("building",) * len(BUILDINGS) + ("marker",) * len(stock)
    return Pieces(width, prints, backs, placed, side_of)


def _check(
    files: GameFiles,
    counters: tuple[CounterData, ...],
    buildings: tuple[CardData, ...],
    markers: tuple[MarkerData, ...],
    width: object,
) -> None:
    for counter in counters:
        if counter.copies != 1:
            files.note("counters.toml", None, f"{counter.id}.copies", str(counter.copies), "1")
        if counter.flag and counter.number:
            files.note(
                "counters.toml", None, f"{counter.id}.number", str(counter.number), Phrase("no_number_of_a_flag")
            )
    if not files.whole("counters.toml", "buildings.toml", "markers.toml"):
        return
    for side in SIDES:
        if sum(counter.flag for counter in counters if counter.side == side) != 1:
            files.note("counters.toml", None, f"{side}_flag", "", Phrase("one_flag", (("side", side),)))
        if sum(marker.copies for marker in markers if marker.side == side) < 1:
            files.note("markers.toml", None, f"{side}_marker", "", Phrase("markers_of", (("side", side),)))
    reds = sum(counter.side == "red" for counter in counters)
    if 2 * reds != len(counters):
        files.note("counters.toml", None, "", f"{reds} : {len(counters) - reds}", Phrase("as_many_of_each_side"))
    named = (("buildings", ", ".join(BUILDINGS)),)
    if sorted(building.id for building in buildings) != sorted(BUILDINGS):
        files.note("buildings.toml", None, "", ", ".join(b.id for b in buildings), Phrase("buildings", named))
    size = len(counters) + len(BUILDINGS)
    if not isinstance(width, int) or not 3 <= width <= 10 or width * width != size:
        files.note("game.toml", None, "numbers.width", shown(width), Phrase("width_for", (("n", str(size)),)))
