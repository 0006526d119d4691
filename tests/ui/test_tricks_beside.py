"""What stands beside the table of the trick-taking Guillotine: the last trick, what was annulled, the poster."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.events import Zone
from game.ui.registry import Box
from tests.ui.tables import Table
from tests.ui.tricks import complete, following, sitting, table

SIZES = [(1280, 720), (540, 960)]


def later(match: Any) -> bool:
    return bool(match.state.trick > 2 and following(match))


def annulled(match: Any) -> bool:
    return bool(match.state.table.cards(Zone("annulled")) and match.state.phase == "play" and not complete(match))


def words(found: Table) -> list[str]:
    found.app.frame()
    return [drawn.text for drawn in found.app.drawn]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("secrecy", ["lid", "screen"])
def test_keys_reach_the_last_trick_and_show_it_large(size: tuple[int, int], secrecy: str) -> None:
    found = table(later, size, secrecy=secrecy)
    heading = found.app.say("guillotine_tricks.badge.last_trick")
    assert words(found).count(heading) == 1
    found.focus("button:last trick")
    found.rest()
    assert words(found).count(heading) == 2


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_annulled_trick_has_a_heading_and_room_of_its_own(size: tuple[int, int], lang: Lang) -> None:
    session = sitting(annulled, robespierre="on")
    found = Table(session=session, size=size, lang=lang, pace="off")
    found.rest()
    laid = found.scene.board.tableau.layout
    view = session.view()
    assert laid is not None and view is not None
    rows = [laid.spots[card.handle].rect for card in view.zones[Zone("annulled")]]
    (heading,) = [d.box for d in found.app.drawn if d.text == found.app.say("guillotine_tricks.badge.annulled")]
    buttons = [button.rect for button in found.scene.hands.buttons]
    for x, y, w, h in rows:
        assert heading.bottom <= y + 1
        assert all(x + w <= a or a + c <= x or y + h <= b or b + d <= y for a, b, c, d in buttons)
    others = [d.box for d in found.app.drawn if d.box is not heading and d.text]
    for box in [*others]:
        for x, y, w, h in [*rows, (heading.x, heading.y, heading.w, heading.h)]:
            inside = x < box.x + box.w / 2 < x + w and y < box.y + box.h / 2 < y + h
            assert not inside or box.w < 16 * laid.k + 12  # the letters on the cards themselves


@pytest.mark.parametrize("many, heading", [(False, "Target suit"), (True, "Target suits")])
def test_the_poster_names_one_target_suit_or_two(many: bool, heading: str) -> None:
    options = {"double": "on"} if many else {}
    assert heading in words(table(later, (1280, 720), **options))


@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("size", [(1080, 1920), (540, 960)])
def test_a_tall_window_has_terror_beside_the_next_trick_in_the_band_above_the_tray(
    size: tuple[int, int], secrecy: str
) -> None:
    found = table(lambda match: complete(match) and match.state.right_open, size, secrecy=secrecy, robespierre="on")
    buttons = [found.scene.button(name) for name in ("terror", "score sheet", "next trick")]
    laid = found.scene.board.tableau.layout
    assert laid is not None and all(buttons)
    terror, score, onward = (Box(*button.rect) for button in buttons if button)
    top = max(y + h for x, y, w, h in laid.panels.values() if y + h < laid.regions["tray"][1])
    for box in (terror, score):
        assert top < box.y and box.bottom < laid.regions["tray"][1]
        assert box.right < onward.x and all(x + w < box.x for x, _, w, _ in laid.lids.values())
    assert onward.y < terror.centre[1] < onward.bottom
    assert bool(laid.lids) == (secrecy == "lid")
