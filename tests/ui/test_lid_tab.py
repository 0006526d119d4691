"""The plate over an open lid lies on no button, and says what can be done with what is asked."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.ui.registry import Box
from game.ui.table.lid_draw import DRAW, LOOK, tab_words
from tests.ui.tables import Table
from tests.ui.test_in_vain import lids
from tests.ui.tricks import complete, lift, press, sitting

SIZES = [(1280, 720), (540, 960), (1080, 1920)]


def plate(found: Table) -> Box:
    """Where its words are written."""
    _, person = tab_words(found.scene)
    said = [found.app.say(key, player=person.name) for key in (DRAW, LOOK)]
    found.app.frame()
    return next(drawn.box for drawn in found.app.drawn if drawn.text in said)  # whole


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["guillotine", "guillotine_tricks", "allegiance", "mascarade"])
def test_the_plate_over_an_open_lid_lies_on_no_button(game: str, lang: Lang, size: tuple[int, int]) -> None:
    found = next(lids(game, size), None)
    assert found is not None
    found.app.words.lang = lang
    found.rest()
    lift(found)
    words, k = plate(found), found.scene.board.tableau.layout.k  # type: ignore[union-attr]
    tab = words.grown(8 * k)
    for button in found.scene.hands.buttons:
        x, y, w, h = button.rect
        apart = x + w <= tab.x or tab.right <= x or y + h <= tab.y or tab.bottom <= y
        assert apart, button.name


def open_right(match: Any) -> bool:
    return complete(match) and bool(match.state.right_open)


def test_whoever_is_asked_about_the_terror_is_not_told_to_draw_a_card() -> None:
    session = sitting(open_right, robespierre="on")
    found = Table(session=session, size=(1280, 720), pace="off")
    found.rest()
    press(found, "terror")
    menu = next(button for button in found.scene.hands.buttons if button.name.startswith("terror:"))
    press(found, menu.name)
    assert any(each.prompt.endswith(".terror_ask") for each in session.questions())
    lift(found)
    assert tab_words(found.scene)[0] == LOOK
