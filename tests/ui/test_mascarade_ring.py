"""The ring of seats: whose turn it is sits at the foot, the others clockwise from there, everything with its seat."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.events import Zone
from game.session.people import Person
from game.session.session import Session
from game.ui.evening import spread
from game.ui.input import KeyUp, Press
from game.ui.table.layout import Layout
from game.ui.tables.mascarade import show
from tests.games.mascarade import sitting
from tests.games.mascarade.sitting import RULES
from tests.ui.tables import NAMES, Table
from tests.ui.test_mascarade_secrets import SIX, session_of
from tests.ui.test_mascarade_table import ball, press, under_the_lid

SIZES = ((1280, 720), (540, 960))


def laid(table: Table) -> Layout:
    found = table.scene.board.tableau.layout
    assert found is not None
    return found


def middles(table: Table) -> dict[int, tuple[float, float]]:
    return {seat: (x + w / 2, y + h / 2) for seat, (x, y, w, h) in laid(table).panels.items()}


def in_order(table: Table, turn: int) -> None:
    """From whose turn it is at the foot: the first half up the left side, the rest down the right side."""
    at, seats = middles(table), len(laid(table).panels)
    x, y = at[turn]
    assert all(y >= other[1] for other in at.values())
    around = [at[(turn + n) % seats] for n in range(seats)]
    left, right = around[1 : (seats + 1) // 2], around[seats // 2 + 1 :]
    assert all(px < x for px, _ in left) and all(px > x for px, _ in right)
    assert [py for _, py in left] == sorted((py for _, py in left), reverse=True)
    assert [py for _, py in right] == sorted(py for _, py in right)


def next_turn(table: Table) -> None:
    """An exchange, or not, as far as the answer under the lid: the turn is about to pass."""
    table.by_click(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
    table.rest()
    under_the_lid(table, "pretend")


def moved(table: Table) -> list[dict[int, tuple[float, float]]]:
    """Where all seats were in each frame from now on until the table rests."""
    found = []
    for _ in range(200):
        table.app.step(0.02)
        found.append(middles(table))
        if not table.app.moving and not table.scene.busy:
            return found
    raise AssertionError("the table never comes to rest")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(4, 14))
def test_whose_turn_it_is_sits_at_the_foot_and_the_others_clockwise(seats: int, size: tuple[int, int]) -> None:
    table = ball(seats, size)
    first = table.scene.acting[0]
    in_order(table, first)
    next_turn(table)
    table.rest()
    assert table.scene.acting == ((first + 1) % seats,)
    in_order(table, (first + 1) % seats)


def test_whoever_is_asked_about_a_contest_stays_where_they_are() -> None:
    """Only a turn that passes moves the ring: an announcement is asked about all round it."""
    m = sitting.table(SIX, [6] * 6, turn=2)
    m.answer("announce")
    table = Table(session=session_of(m), size=(1280, 720))
    table.rest()
    at = middles(table)
    in_order(table, 2)
    press(table, "announce king")
    for seat in (3, 4, 5, 0):
        assert table.scene.acting == (seat,) and middles(table) == at
        press(table, "contest" if seat == 4 else "let pass")
    press(table, "let pass")
    assert table.scene.acting == (2,) and middles(table) == at  # to go on, all masks being open
    press(table, "go on")
    in_order(table, 3)


def test_the_seats_slide_together_and_everything_goes_with_them() -> None:
    """In at most half a second; the masks, names and figures of a seat lie in its plate all the while."""
    table = ball(8)
    before = middles(table)
    next_turn(table)
    ways = []
    for _ in range(200):
        table.app.step(0.02)
        there, shown = middles(table), laid(table)
        tableau = table.scene.board.tableau
        if there != before and table.scene.busy:
            ways.append(there)
            for seat, (x, y, w, h) in shown.panels.items():
                spot = tableau.sprites[tableau.view.zones[Zone("mask", seat)][0].handle].at  # type: ignore[union-attr]
                assert x <= spot.x - spot.w / 2 and spot.x + spot.w / 2 <= x + w
                assert y <= spot.y - spot.h / 2 and spot.y + spot.h / 2 <= y + h
            for written in shown.items:
                if written.seat is not None:
                    x, y, w, h = shown.panels[written.seat]
                    assert x <= written.rect[0] <= x + w and y <= written.rect[1] <= y + h
        if not table.app.moving and not table.scene.busy:
            break
    assert 5 <= len(ways) <= 25 and all(set(a.values()) != set(b.values()) for a, b in pairwise(ways))
    after = middles(table)
    assert {seat: after[seat] for seat in range(8)} == {(seat + 1) % 8: before[seat] for seat in range(8)}
    assert table.at_rest()


def test_what_the_turn_has_brought_is_played_at_the_old_places() -> None:
    """The masks of the exchange are back, and the coins of a power have landed, before any seat moves."""
    table = ball(6)
    before = middles(table)
    next_turn(table)
    tableau = table.scene.board.tableau
    for _ in range(200):
        table.app.step(0.02)
        if middles(table) != before:
            break
    assert tableau.turning and not show.forward(tableau.view)  # type: ignore[arg-type]

    m = sitting.table(SIX, [6] * 6, turn=2)
    m.answer("announce")
    m.answer("announce king")
    for _ in range(4):
        m.answer("let pass")
    table = Table(session=session_of(m), size=(1280, 720))
    table.rest()
    at = middles(table)
    table.by_click(next(o for o in table.session.offers() if o.token == "let pass"))
    coins = []
    for _ in range(200):
        if middles(table) == at:
            coins.append(table.scene.board.tableau.view.counters["coins", 2])  # type: ignore[union-attr]
        table.app.step(0.02)
    assert coins[-1] == 8 and coins.count(8) * 0.02 > 0.5  # a coin flies half a second
    in_order(table, 3)


def test_with_less_motion_the_seats_are_there_at_once() -> None:
    table = ball(6)
    table.app.settings.reduced = True
    table.scene._pace()
    before = middles(table)
    next_turn(table)
    there = moved(table)
    assert {tuple(sorted(each.items())) for each in there} == {
        tuple(sorted(before.items())),
        tuple(sorted(there[-1].items())),
    }
    in_order(table, table.scene.acting[0])


def test_any_input_finishes_the_slide() -> None:
    table = ball(6)
    before = middles(table)
    next_turn(table)
    for _ in range(200):
        table.app.step(0.02)
        if middles(table) != before:
            break
    assert table.scene.busy
    table.app.post(Press(4, 300))
    table.app.step(0.001)
    assert not table.scene.busy and table.at_rest()
    in_order(table, table.scene.acting[0])


def test_every_lid_is_shut_before_a_seat_moves() -> None:
    """The key of the lid is still held when the answer has been given."""
    table = ball(6)
    before = middles(table)
    table.by_click(next(o for o in table.session.offers() if o.token.startswith("exchange ")))
    table.rest()
    table.key("space")
    table.app.step(0.4)
    button = table.scene.button("pretend")
    assert button is not None
    table.click(button.rect[0] + 20, button.rect[1] + 20)
    frames = 0
    for _ in range(200):
        if middles(table) != before:
            frames += 1
            assert table.scene.lid.seat is None and table.session.screen.lid is None
        table.app.step(0.02)
    assert frames > 5
    table.app.post(KeyUp("space"))


def test_a_match_that_is_over_leaves_the_seats_where_they_are() -> None:
    m = sitting.table(SIX, [6, 12, 6, 6, 6, 6], turn=1)
    m.answer("announce")
    m.answer("announce king")
    for _ in range(5):
        m.answer("let pass")
    assert m.state.reason == "thirteen" and m.state.table.marks["turn", None] == "1"


def glass(table: Table) -> dict[int, tuple[float, float]]:
    """Where each seat lies on the glass, from its middle, as parts of half the glass: x to the right, y down."""
    side, (w, h), found = table.app.turn, table.scene.board.stand.size, {}
    for seat, (x, y) in middles(table).items():
        dx, dy = x / w * 2 - 1, y / h * 2 - 1
        for _ in range(side):
            dx, dy = -dy, dx  # a quarter turn clockwise
        found[seat] = dx, dy
    return found


@pytest.mark.parametrize("seats", range(4, 14))
def test_on_a_table_that_turns_everybody_stays_at_their_own_edge(seats: int) -> None:
    """One to four at each edge: the picture turns to whoever is asked, also about a contest, and on the glass each seat
    stays on its own half of it."""
    people = tuple(Person(n, NAMES[n], n) for n in range(seats))
    session = Session.begin(RULES, people, {}, 5, "lid", None)
    table = Table(session=session, size=(1280, 720))
    table.app.house.session = session
    table.app.settings.turn_table = True
    table.rest()
    press(table, "turn down")
    for side in range(4):  # by hand, also to an edge where nobody sits
        table.scene.turn_to(side)
        table.rest()
        assert table.app.turn == side
        at_their_edges(table, asked=False)
    table.scene.turn_to(spread(seats)[table.scene.acting[0]])
    table.rest()
    for _ in range(seats):
        at_their_edges(table)
        next_turn(table)
        table.rest()
    press(table, "announce")
    press(table, "announce king")
    while any(offer.token == "let pass" for offer in table.session.offers()):
        at_their_edges(table)
        press(table, "let pass")


def at_their_edges(table: Table, asked: bool = True) -> None:
    edges = {0: (0, 1), 1: (-1, 0), 2: (0, -1), 3: (1, 0)}  # near, left, far, right: where from the middle
    at, sides, acting = glass(table), spread(len(table.session.people)), table.scene.acting[0]
    assert not asked or table.app.turn == sides[acting]
    for seat, side in enumerate(sides):
        assert at[seat][0] * edges[side][0] + at[seat][1] * edges[side][1] > 0, (acting, seat)
