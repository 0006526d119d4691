"""Figures that count on the table: from what they said to what they say now, and what waits for them."""

from __future__ import annotations

import pygame
import pytest

from game.core.outcome import Badge
from game.core.view import TableView
from game.core.words import Arg, Halves
from game.ui.canvas import Canvas, design_for
from game.ui.input import Press
from game.ui.table.abacus import Abacus
from game.ui.table.motion import NORMAL, Figure, Pace, counted
from tests.ui.square import before_the_blade, collect
from tests.ui.tables import Table


@pytest.mark.parametrize(
    "old, new, clock, figure",
    [
        (0, 5, 0.0, Figure(0, 1.0)),
        (0, 5, 0.061, Figure(2, 1.0)),
        (3, 1, 0.031, Figure(2, 1.0)),  # 30 ms a point
        (0, 100, 0.3, Figure(50, 1.0)),
        (0, 100, 0.599, Figure(100, 1.0)),  # 600 at most
        (0, 5, 0.22, Figure(5, 1.12)),
        (0, 5, 0.3, None),
        (4, 4, 0.0, None),
    ],
)  # a pop in 140
def test_a_score_counts_evenly_and_pops_once(old: int, new: int, clock: float, figure: Figure | None) -> None:
    found = counted(old, new, clock)
    assert (found is None) == (figure is None)
    if found and figure:
        assert found.value == figure.value and found.size == pytest.approx(figure.size)


class Slate:
    """A figure written again and again, as the ground of a table is."""

    def __init__(self, pace: Pace = NORMAL) -> None:
        self.abacus, self.said = Abacus(), list[tuple[Arg, float]]()
        self.abacus.pace = pace
        self.canvas = Canvas(pygame.Surface((8, 8)), design_for(960, 540))

    def write(self, value: Arg) -> None:
        self.abacus.write(self.canvas, "score", value, lambda canvas, now, size: self.said.append((now, size)))
        self.abacus.written()

    def wait(self, seconds: float) -> Arg | None:
        self.said.clear()
        self.abacus.update(seconds)
        self.abacus.draw(self.canvas)
        return self.said[-1][0] if self.said else None


def test_a_figure_that_changes_leaves_the_ground_until_it_has_counted() -> None:
    slate = Slate()
    slate.write(4)
    assert slate.said == [(4, 1.0)] and not slate.abacus.running  # nothing has happened: it stands there
    slate.write(8)
    assert slate.said == [(4, 1.0)] and slate.abacus.running  # 4 points, 120 ms
    assert [slate.wait(0.061), slate.wait(0.07), slate.wait(0.2)] == [6, 8, None]
    slate.write(8)
    assert slate.said == [(8, 1.0)]


def test_a_figure_that_is_told_something_newer_counts_on_from_where_it_is() -> None:
    slate = Slate()
    slate.write(0)
    slate.write(10)
    assert slate.wait(0.16) == 5
    slate.write(3)
    assert [slate.wait(0.031), slate.wait(0.04)] == [4, 3]


def test_halves_count_as_halves() -> None:
    slate = Slate()
    slate.write(Halves(2))
    slate.write(Halves(6))
    assert slate.wait(0.061) == Halves(4)


@pytest.mark.parametrize("pace", [Pace(0), Pace(1, reduced=True)])
def test_without_motion_a_figure_changes_at_once(pace: Pace) -> None:
    slate = Slate(pace)
    slate.write(4)
    slate.write(8)
    assert slate.said[-1] == (8, 1.0) and not slate.abacus.running


def test_what_is_shown_anew_does_not_count() -> None:
    slate = Slate()
    slate.write(4)
    slate.abacus.rest()  # taken back, or shown to somebody else
    slate.write(1)
    assert slate.said[-1] == (1, 1.0) and not slate.abacus.running


def scores(table: Table) -> list[str]:
    """Figures as they stand in the panels."""
    rects = [rect for rect in table.scene.board.tableau.layout.panels.values()]  # type: ignore[union-attr]
    return [
        drawn.text
        for drawn in table.app.drawn
        if drawn.text.isdigit()
        and drawn.box.h > 18
        and any(x + w - 100 < drawn.box.x < x + w and y < drawn.box.y < y + 40 for x, y, w, _ in rects)
    ]


@pytest.mark.parametrize("covers", [False, True])
def test_the_score_of_a_head_counts_on_the_table_before_it_is_covered(covers: bool) -> None:
    table, seen = before_the_blade(covers), list[tuple[str, ...]]()
    collect(table)
    for _ in range(200):
        table.app.step(1 / 60)
        if table.app.stack.top is table.scene:
            seen.append(tuple(sorted(scores(table))))
    told = [row for n, row in enumerate(seen) if row != seen[n - 1] or n == 0]
    assert told == [("0", "0", "0"), ("0", "0", "1"), ("0", "0", "2"), ("0", "0", "3")]
    assert (table.app.stack.top is not table.scene) == covers


def places(table: Table) -> dict[str, int]:
    """The numbers below the line, and at which height of the screen: no other figure stands there."""
    laid = table.scene.board.tableau.layout
    assert laid is not None
    low = max(laid.spots[handle].y + laid.spots[handle].h / 2 for handle in laid.numbers)
    return {
        drawn.text: round(drawn.box.y)
        for drawn in table.app.drawn
        if drawn.text.isdigit() and low - 20 < drawn.box.y < low + 30
    }


def test_the_numbers_below_the_line_stay_while_it_moves_up() -> None:
    table = before_the_blade(size=(1280, 720))
    before = places(table)
    assert set(before) == {str(n) for n in range(1, 13)}, "twelve nobles wait"
    collect(table)
    sprites, most = table.scene.board.tableau.sprites, 0
    wanted = {number: at for number, at in before.items() if number != "12"}
    for _ in range(60):
        table.app.step(1 / 60)
        assert places(table) == wanted
        most = max(most, sum(sprite.moving for sprite in sprites.values()))
    assert most > 10, "the whole line was on its way"


def worth_sixty(table: Table) -> None:
    """The head that falls next counts sixty points, for six tenths of a second."""
    board, badges = table.scene.board, table.session.badges

    def figures(shown: TableView) -> tuple[Badge, ...]:
        return tuple(
            badge._replace(value=60) if badge.key == "score" and badge.value == 3 else badge for badge in badges(shown)
        )

    board.badges_of = figures


def until_it_counts_alone(table: Table) -> None:
    collect(table)
    for _ in range(200):
        table.app.step(1 / 60)
        if table.scene.board.abacus.running and not table.scene.board.busy:
            return
    raise AssertionError("nothing counts after the last movement")


def test_the_cover_waits_for_the_points_and_a_press_finishes_them() -> None:
    for press in (False, True):
        table = before_the_blade(covers=True)
        worth_sixty(table)
        until_it_counts_alone(table)
        assert table.scene.busy and table.app.stack.top is table.scene
        if press:
            table.app.post(Press(4, 300))
            table.app.step(0)
        else:
            for _ in range(45):
                table.app.step(1 / 60)
        assert table.app.stack.top is not None and table.app.stack.top.name == "handoff"


def test_nobody_else_waits_for_the_points() -> None:
    table = before_the_blade()
    worth_sixty(table)
    until_it_counts_alone(table)
    table.app.step(1 / 60)
    assert table.scene.board.abacus.running and not table.scene.busy and table.scene.hands.buttons
