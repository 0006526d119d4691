"""A finished match in figures for the screen: places, the bill line by line, and how the points came together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.outcome import Course, Outcome, ScoreLine

Say = Callable[[str, int], str]  # text key of a line and which of its kind it is, from 1


@dataclass(frozen=True, slots=True)
class Column:
    """One kind of score line, or a group of them. `nth` counts those with the same text: the rounds of a match."""

    key: str
    nth: int


@dataclass(frozen=True, slots=True)
class Tally:
    """`places[seat]` from 1, level seats share one; `order` are the seats from first to last."""

    outcome: Outcome
    order: tuple[int, ...]
    places: tuple[int, ...]
    columns: tuple[Column, ...]
    parts: dict[tuple[int, Column], tuple[ScoreLine, ...]]

    def lines(self, seat: int, column: Column) -> tuple[ScoreLine, ...]:
        """What is added up there: one line, of a group several, or none."""
        return self.parts.get((seat, column), ())

    def value(self, seat: int, column: Column) -> int | None:
        """None where the seat has no such line."""
        lines = self.lines(seat, column)
        return sum(line.value for line in lines) if lines else None

    def cards(self, seat: int, column: Column) -> tuple[int, ...]:
        """The cards that count there, each once."""
        return tuple(dict.fromkeys(card for line in self.lines(seat, column) for card in line.cards))

    @property
    def course(self) -> tuple[Course, ...]:
        """By side: points after each finished round; empty before the first, and in a game without rounds."""
        return self.outcome.course if any(side.points for side in self.outcome.course) else ()


def tally(outcome: Outcome) -> Tally:
    """Winners share the first place, whatever their points; then by points where those rank, level ones sharing."""
    seats = range(len(outcome.points))
    rank = {seat: 0 if seat in outcome.winners else _behind(outcome, seat) for seat in seats}
    order = tuple(sorted(seats, key=lambda seat: (rank[seat], -outcome.points[seat] if outcome.ranked else 0, seat)))
    places = [0] * len(order)
    for n, seat in enumerate(order):
        level = n > 0 and rank[order[n - 1]] == rank[seat]
        places[seat] = places[order[n - 1]] if level else n + 1
    columns: list[Column] = []
    parts: dict[tuple[int, Column], tuple[ScoreLine, ...]] = {}
    seen: dict[tuple[int, str], int] = {}
    for line in outcome.lines:
        nth = seen[line.seat, line.key] = seen.get((line.seat, line.key), 0) + 1
        column = Column(line.group, 1) if line.group else Column(line.key, nth)
        if column not in columns:
            columns.append(column)
        parts[line.seat, column] = (*parts.get((line.seat, column), ()), line)
    return Tally(outcome, order, tuple(places), _together(columns), parts)


def _behind(outcome: Outcome, seat: int) -> int:
    """How far a seat that has not won is from the winners, more being further; never 0."""
    return 1 + max(outcome.points) - outcome.points[seat] if outcome.ranked else 1


def _together(columns: Sequence[Column]) -> tuple[Column, ...]:
    """Lines of one kind side by side, kinds in the order they first came."""
    keys = list(dict.fromkeys(column.key for column in columns))
    return tuple(sorted(columns, key=lambda column: (keys.index(column.key), column.nth)))
