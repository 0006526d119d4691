"""The bill in figures: lines of a group are added up in one column, the rounds of a match stand apart."""

from __future__ import annotations

from game.core.outcome import Outcome, ScoreLine
from game.ui.tally import Column, tally

PURPLE, PAIRS, FRONT = Column("toy.purple", 1), Column("toy.pairs", 1), Column("toy.front", 1)
LINES = (
    ScoreLine(0, "toy.purple", 7, (1, 2)),
    ScoreLine(1, "toy.purple", 5, (3,)),
    ScoreLine(0, "toy.count", 2, (1, 2), group="toy.pairs"),
    ScoreLine(0, "toy.countess", 2, (2, 1), group="toy.pairs"),
    ScoreLine(1, "toy.tragic", -3, (4,), group="toy.pairs"),
    ScoreLine(0, "toy.support", 4, (9, 1), group="toy.front"),
    ScoreLine(0, "toy.crowd", -2, (8,), group="toy.front"),
    ScoreLine(0, "toy.crowd", -2, (7,), group="toy.front"),
)
BILL = tally(Outcome((0,), (11, 2), LINES))


def test_lines_of_a_group_are_one_column_with_their_sum() -> None:
    """Seat 0: 2 + 2 together, 4 − 2 − 2 in front; seat 1 has nothing in front, which is not the same as zero."""
    assert BILL.columns == (PURPLE, PAIRS, FRONT)
    assert [BILL.value(0, column) for column in BILL.columns] == [7, 4, 0]
    assert [BILL.value(1, column) for column in BILL.columns] == [5, -3, None]


def test_a_row_adds_up_to_the_points() -> None:
    for seat, points in enumerate(BILL.outcome.points):
        assert sum(BILL.value(seat, column) or 0 for column in BILL.columns) == points


def test_every_line_is_kept_under_its_group_and_every_card_counted_once() -> None:
    assert [line.key for line in BILL.lines(0, PAIRS)] == ["toy.count", "toy.countess"]
    assert [line.value for line in BILL.lines(0, FRONT)] == [4, -2, -2]
    assert BILL.cards(0, PAIRS) == (1, 2) and BILL.cards(0, FRONT) == (9, 1, 8, 7)
    assert BILL.cards(1, FRONT) == () and BILL.lines(1, FRONT) == ()


def test_lines_without_a_group_stand_apart_though_their_text_is_the_same() -> None:
    rounds = tally(Outcome((), (5, 3), tuple(ScoreLine(seat, "toy.round", n) for seat in (0, 1) for n in (1, 2, 2))))
    assert rounds.columns == tuple(Column("toy.round", n) for n in (1, 2, 3))
    assert [rounds.value(1, column) for column in rounds.columns] == [1, 2, 2]
