"""Guillotine: a drop in vain is answered for the card that was carried and the place where it was let go."""

from __future__ import annotations

import pytest

from game.games.guillotine.state import LINE, hand
from game.ui.table.picker import STAGE
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import Table
from tests.ui.test_why_not import said, shown

COLLECTED_ELSEWHERE = "Put the front noble under the blade, or before Sakura"
AIMED_AT_ONESELF = "Confusion in Line: only another player can be chosen"


def places(table: Table) -> list[str]:
    """A name for every kind of thing and place that lies on the table: cards, zones, panels, the stage."""
    laid = table.scene.board.tableau.layout
    assert laid is not None
    cards = [sprite.handle for sprite in table.scene.board.tableau.sprites.values() if sprite.goal.shown]
    named = [*cards, *laid.areas, *(f"seat:{seat}" for seat in laid.panels), STAGE]
    return [name for name in named if table.scene.hands.rect(name) is not None]


def dropped(table: Table, card: str, place: str) -> str:
    """What is said when the card is carried there; "taken" where that is an answer."""
    rect = table.scene.hands.rect(place)
    assert rect is not None
    answers = table.session.answers
    x, y, w, h = rect
    assert table.drag(table.middle(card), (x + w / 2, y + h * (0.2 if place == STAGE else 0.5))), place
    if table.session.answers != answers:
        return "taken"
    words, table.scene.refusal = said(table), None
    table.rest()
    return words


def collecting() -> tuple[Table, Scene]:
    """Seat 0 has played nothing and is asked for the front noble; seat 1 has a pile."""
    g = Scene("duke bishop mayor count", hands={0: "pushed", 1: "trip"}, piles={1: "lady"})
    while g.asked[1] != "collect":
        g.match.answer("pass")
    return shown(g.match, alone=True), g


def test_the_front_noble_let_go_anywhere_else_is_told_where_it_goes() -> None:
    table, g = collecting()
    front, taken = f"c{g.state.table.zones[LINE][-1]}", set[str]()
    for place in places(table):
        words = dropped(table, front, place) if place != front else COLLECTED_ELSEWHERE
        if words == "taken":
            taken.add(place)
            table, g = collecting()
        else:
            assert words == COLLECTED_ELSEWHERE, place
    assert "seat:0" in taken and not taken & {"seat:1", "seat:2", "score_pile:1", "score_pile:2", LINE.handle}


def test_a_noble_further_back_is_refused_for_itself_wherever_it_is_pressed() -> None:
    table, g = collecting()
    table.click(*table.middle(f"c{g.state.table.zones[LINE][0]}"))
    assert said(table) == "The blade takes whoever stands at the front"


def confused() -> tuple[Table, Scene]:
    """Seat 0 has played Confusion in Line and is asked whose turn it upsets; two more cards are in its hand."""
    g = Scene("duke bishop mayor", hands={0: "confusion_in_line pushed trip", 1: "stumble", 2: "majesty"})
    g.play("confusion_in_line")
    assert g.asked == (0, "choose_other")
    return shown(g.match, alone=True), g


def test_another_card_of_the_hand_waits_while_a_player_is_chosen() -> None:
    table, g = confused()
    mine = f"c{g.card(hand(0), 'pushed')}"
    waits = "Confusion in Line comes first: it is still being carried out"
    table.click(*table.middle(mine))
    assert said(table) == waits
    for place in places(table):
        if place != mine:
            assert dropped(table, mine, place) == waits, place


@pytest.mark.parametrize("place", ["seat:0", "score_pile:0", "own card"])
def test_the_card_that_asks_is_told_that_it_goes_to_another_player(place: str) -> None:
    table, g = confused()
    asking = f"c{g.ask.source}"
    onto = f"c{g.card(hand(0), 'trip')}" if place == "own card" else place
    assert dropped(table, asking, onto) == AIMED_AT_ONESELF
    assert dropped(table, asking, "seat:1") == "taken"
