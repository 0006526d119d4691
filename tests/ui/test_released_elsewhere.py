"""A click is a press and a release on the same thing; whatever is drawn to another place is no click there."""

from __future__ import annotations

import pytest

from game.games.guillotine.state import LINE, hand
from game.ui.input import Move, Press, Release
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import Table
from tests.ui.test_why_not import shown

SIZES = [(1280, 720), (540, 960)]


def draw(table: Table, start: str, end: str) -> None:
    """Press on one thing, draw to another, let go."""
    a, b = table.middle(start), table.middle(end)
    table.app.post(Press(*a))
    for part in (0.2, 0.5, 0.8, 1.0):
        table.app.post(Move(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, True))
        table.app.step(0.02)
    table.app.post(Release(*b))
    table.app.step(0.02)
    table.rest()


@pytest.mark.parametrize("size", SIZES)
def test_a_noble_drawn_to_a_card_of_the_hand_plays_nothing_and_says_why(size: tuple[int, int]) -> None:
    g = Scene("duke bishop mayor", hands={0: "foreign_support pushed"})
    table = shown(g.match, size=size)
    noble, card = f"c{g.card(LINE, 'mayor')}", f"c{g.card(hand(0), 'foreign_support')}"
    for _ in range(2):
        draw(table, noble, card)
        assert table.scene.hands.picker.held is None and table.session.answers == 0
        assert table.scene.refusal is not None and "Nobles move by action cards" in table.scene.refusal[0]


@pytest.mark.parametrize("size", SIZES)
def test_a_noble_drawn_to_a_player_who_may_be_chosen_chooses_nobody(size: tuple[int, int]) -> None:
    g = Scene("duke bishop mayor", hands={0: "information_exchange", 1: "pushed", 2: "trip"})
    g.play("information_exchange")
    table = shown(g.match, size=size)
    before = table.session.answers
    draw(table, f"c{g.card(LINE, 'mayor')}", "seat:1")
    assert table.session.answers == before
    table.click(*table.middle("seat:1"))
    assert table.session.answers == before + 1, "a click chooses"


def test_a_press_that_trembles_is_a_click_on_what_it_was_on() -> None:
    g = Scene("duke bishop mayor", hands={0: "foreign_support pushed"})
    table = shown(g.match, size=(1280, 720))
    x, y = table.middle(f"c{g.card(hand(0), 'pushed')}")
    table.app.post(Press(x, y))
    table.app.post(Move(x + 1, y, True))
    table.app.post(Release(x + 1, y))
    table.app.step(0.02)
    assert table.scene.hands.picker.held == f"c{g.card(hand(0), 'pushed')}"


def test_a_card_let_go_beside_everything_says_where_it_is_played() -> None:
    g = Scene("duke bishop mayor", hands={0: "foreign_support pushed"})
    table = shown(g.match, size=(1280, 720))
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.regions["log"]
    assert table.drag(table.middle(f"c{g.card(hand(0), 'pushed')}"), (x + w / 2, y + h * 0.8))
    assert table.session.answers == 0 and table.scene.refusal is not None
    assert "played onto the square" in table.scene.refusal[0]
