"""The plate that says why not stands clear of the card it is about, whole and over the ring of the focus."""

from __future__ import annotations

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.match import Match
from game.ui.registry import Box
from tests.games.guillotine.scenario import Scene
from tests.ui.tables import Table
from tests.ui.test_why_not import said, shown

SIZES = [(960, 540), (1280, 720), (1920, 1080), (540, 960)]
HAND = "forward_march friend_of_the_queen pushed trip majesty"  # in a line without guards the first has nobody to move


def position() -> Match:  # type: ignore[type-arg]
    return Scene("duke bishop mayor count", hands={0: HAND, 1: "stumble"}).match


def refused(size: tuple[int, int], lang: Lang) -> tuple[Table, str]:
    """The focus goes to a card of the hand that may not be played, and Enter tries it."""
    table = shown(position(), size, alone=True)
    table.app.set_language(lang)
    table.rest()
    hands = table.scene.hands
    own = [name for name in table.scene.board.tableau.sprites if table.scene.own(name)]
    barred = [name for name in own if name not in hands.picker.pickable()]
    table.focus(barred[0])
    table.rest()
    table.key("enter")
    for _ in range(5):
        table.app.step(0.1)
    assert said(table)
    return table, barred[0]


def plate(table: Table) -> Box:
    """Round all the lines of the reason."""
    table.app.redraw()
    table.app.step(0)
    words = said(table).replace(" ", "")
    lines = [each.box for each in table.app.drawn if each.text and each.text.replace(" ", "") in words]
    lines = [box for box in lines if box.h > 0][-2:]
    x, y = min(box.x for box in lines), min(box.y for box in lines)
    return Box(x, y, max(box.right for box in lines) - x, max(box.bottom for box in lines) - y)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reason_stands_clear_of_the_lifted_card_and_its_ring(size: tuple[int, int], lang: Lang) -> None:
    table, card = refused(size, lang)
    spot = table.scene.hands.spot(card)
    assert spot is not None and table.scene.hands.focus.shown
    ringed = Box(*spot.rect).grown(7)
    common = plate(table).clipped(ringed)
    assert min(common.w, common.h) <= 0
    assert plate(table).inside(Box(0, 0, table.app.design.width, table.app.design.height))
