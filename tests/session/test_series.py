"""Several matches between the same people."""

from __future__ import annotations

from game.core.outcome import Outcome
from game.session.series import Series


def test_sides_change_and_points_stay_with_people() -> None:
    series = Series(people=(7, 9), seed=1, matches=4)
    for winner in (0, 0, 1, 1):  # by seat: person 7, 9, 9, 7
        assert not series.over()
        setup = series.setup()
        series.record(Outcome((winner,), (3, 0) if winner == 0 else (0, 2)), list(setup.people))
    assert series.over() and series.points == {7: 3 + 2, 9: 3 + 2} and series.leaders() == (7, 9)


def test_level_points_go_to_more_wins_and_a_goal_ends_the_series() -> None:
    series = Series(people=(0, 1), seed=1, matches=None, goal=4)
    for winners, points in (((0,), (4, 2)), ((0,), (2, 0)), ((), (0, 0))):
        series.record(Outcome(winners, points), [0, 1] if series.played == 0 else [1, 0])
    assert series.over() and series.points == {0: 4, 1: 4} and series.leaders() == (0, 1)
    series.record(Outcome((0,), (0, 0)), [0, 1])
    assert series.leaders() == (0,)
