"""Places that count for more room than is lit: the machine for a pile, all of a panel for a hand."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from tests.games.allegiance.conclave import position, use
from tests.ui.square import before_the_blade
from tests.ui.tables import Table
from tests.ui.test_why_not import said, shown


def machine(table: Table) -> tuple[float, float]:
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = next(rect for scenery, rect in laid.scenery if scenery.draw == "machine")
    return x + w / 2, y + h * 0.6


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
@pytest.mark.parametrize("by_click", [False, True])
def test_the_machine_takes_the_front_noble(size: tuple[int, int], by_click: bool) -> None:
    table = before_the_blade(size=size)
    (offer,) = [offer for offer in table.session.offers() if offer.token == "collect"]
    assert offer.carry is not None
    front, answers = table.middle(offer.carry), table.session.answers
    if by_click:
        table.click(*front)
        table.click(*machine(table))
    else:
        assert table.drag(front, machine(table))
    assert table.session.answers == answers + 1 and table.session.match.log[-1].token == "collect"


def test_the_machine_takes_no_noble_while_none_is_collected() -> None:
    table = Table("guillotine", 3, 1, pace="off")
    table.rest()
    answers = table.session.answers
    assert not any(offer.token == "collect" for offer in table.session.offers())
    view = table.scene.board.tableau.view
    assert view is not None
    table.drag(table.middle(view.zones[Zone("line")][-1].handle), machine(table))
    assert table.session.answers == answers


def empty_part(table: Table, seat: int) -> tuple[float, float]:
    laid = table.scene.board.tableau.layout
    assert laid is not None
    x, y, w, h = laid.panels[seat]
    at = x + w * 0.9, y + h * 0.85
    assert table.scene.hands.card_at(*at) is None
    return at


@pytest.mark.parametrize("by_drag", [False, True])
def test_where_no_card_lies_a_panel_stands_for_the_hand_of_its_seat(by_drag: bool) -> None:
    m = position({"hand": ["spy", "spy"]}, {"hand": ["guard"]}, {"front": ["spy"]})
    use(m, "spy")
    table = shown(m)
    source = m.asks[0].source
    if by_drag:
        table.drag(table.middle(f"c{source}"), empty_part(table, 1))
    else:
        table.point(*empty_part(table, 1))
        assert table.scene.hands.hover == "hand:1"
        table.click(*empty_part(table, 1))
    assert m.log[-1].token == "hand 1"


def test_an_empty_hand_is_named_in_the_whole_panel_of_its_seat() -> None:
    m = position({"hand": ["spy", "spy"]}, {"hand": ["guard"]}, {"front": ["spy"]})
    use(m, "spy")
    table = shown(m)
    table.click(*empty_part(table, 2))
    assert said(table) == "Alice: no card in hand" and m.log[-1].token != "hand 2"
