"""The plate over an open lid lies on no button, and says what can be done with what is asked."""

from __future__ import annotations

from itertools import pairwise
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


@pytest.mark.parametrize("size", [(540, 960), (720, 1280), (1080, 1920), (960, 540), (1280, 720)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_plate_leaves_every_count_of_the_guillotine_table_free(lang: Lang, size: tuple[int, int]) -> None:
    found = next(lids("guillotine", size), None)
    assert found is not None
    found.app.words.lang = lang
    found.rest()
    lift(found)
    laid = found.scene.board.tableau.layout
    assert laid is not None
    tab = plate(found).grown(8 * laid.k)
    piles = [area.rect for area in laid.areas.values() if area.zone.kind.endswith(("_deck", "_discard"))]
    reach = 20 * laid.k
    strips = [Box(x - reach, y + h, w + 2 * reach, 90 * laid.k) for x, y, w, h in piles]
    below = [drawn for drawn in found.app.drawn if any(drawn.box.inside(strip) for strip in strips)]
    assert len(below) >= 8, "a name and a count below each of four piles"
    for drawn in below:
        common = drawn.box.clipped(tab)
        assert min(common.w, common.h) <= 0, drawn.text


@pytest.mark.parametrize("size", [(540, 960), (1080, 1920), (960, 540), (1920, 1080)])
def test_no_card_in_an_open_lid_lies_under_its_boards_or_on_the_words_of_another(size: tuple[int, int]) -> None:
    """The boards are 26 units high; a fan of no more than five cards shows each of them whole at its middle."""
    found = next(lids("guillotine", size), None)
    assert found is not None
    lift(found)
    laid = found.scene.lid.board.tableau.layout
    assert laid is not None
    hand = sorted((spot for name, spot in laid.spots.items() if found.scene.own(name)), key=lambda spot: spot.x)
    assert 2 <= len(hand) <= 5
    for spot in hand:
        assert spot.y - spot.h / 2 >= laid.regions["tray"][1] + 26 * laid.k
    assert all(right.x - left.x >= left.w for left, right in pairwise(hand))


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
