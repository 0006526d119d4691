"""What is told at the Paris table covers neither counters that wait nor spaces of the board."""

from __future__ import annotations

from random import Random

import pytest

from game.content.texts import LANGUAGES, Lang
from game.ui.input import Move, Press, Release
from game.ui.registry import Box
from tests.session.sittings import begin, one_act
from tests.ui.tables import Table

SIZES = [(960, 540), (1024, 576), (1280, 720), (1920, 1080), (540, 960), (1080, 1920)]


def paris(size: tuple[int, int], lang: Lang, acts: int) -> Table:
    session, source = begin("revolution", 1, seats=2), Random(4)
    for _ in range(acts):
        assert one_act(session, source)
    table = Table("revolution", session=session, size=size, lang=lang)
    table.rest()
    return table


def chosen(table: Table) -> list[Box]:
    """Whatever may be picked or put upon: counters and the spaces of the board."""
    laid, hands = table.scene.board.tableau.layout, table.scene.hands
    assert laid is not None
    spaces = [Box(*area.rect) for area in laid.areas.values() if area.zone.kind == "space"]
    spots = [hands.spot(handle) for handle in hands.picker.pickable()]
    return spaces + [Box(*spot.rect) for spot in spots if spot]


def new_texts(table: Table, before: list[tuple[str, Box]]) -> list[tuple[str, Box]]:
    now = [(drawn.text, drawn.box) for drawn in table.app.drawn]
    influence = table.app.say("revolution.badge.influence")
    return [
        each for each in now if each not in before and each[0] != influence and not each[0].isdigit() and each[0] != ":"
    ]


def texts(table: Table) -> list[tuple[str, Box]]:
    table.app.redraw()
    table.app.step(0)
    return [(drawn.text, drawn.box) for drawn in table.app.drawn]


def clear(table: Table, told: list[tuple[str, Box]]) -> None:
    window = Box(0, 0, table.app.design.width, table.app.design.height)
    for text, box in told:
        assert box.inside(window), text
        for other in chosen(table):
            common = box.clipped(other)
            assert min(common.w, common.h) <= 1, (text, box, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("acts", [9, 10])  # one side to act, then the other
def test_a_refusal_covers_nothing_that_can_be_chosen(lang: Lang, size: tuple[int, int], acts: int) -> None:
    table = paris(size, lang, acts)
    before, hands = texts(table), table.scene.hands
    counter = hands.spot(min(hands.picker.pickable()))
    view = table.scene.board.tableau.view
    assert counter is not None and view is not None
    taken = next(cards[-1] for zone, cards in view.zones.items() if zone.kind == "space" and cards)
    space = hands.spot(taken.handle)
    assert space is not None
    table.app.post(Press(counter.x, counter.y))
    for part in (0.2, 0.5, 1.0):
        x, y = counter.x + (space.x - counter.x) * part, counter.y + (space.y - counter.y) * part
        table.app.post(Move(x, y))
        table.app.step(0.05)
    table.app.post(Release(space.x, space.y))
    table.app.post(Move(2, table.app.design.height / 2))
    for _ in range(12):
        table.app.step(0.1)
    assert table.scene.refusal is not None
    texts(table)
    told = new_texts(table, before)
    assert told
    clear(table, told)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_building_does_is_told_beside_the_board(lang: Lang, size: tuple[int, int]) -> None:
    table = paris(size, lang, 9)
    before, view = texts(table), table.scene.board.tableau.view
    assert view is not None
    for zone, cards in view.zones.items():
        if zone.kind == "space" and cards and cards[-1].back == "building":
            spot = table.scene.hands.spot(cards[-1].handle)
            assert spot is not None
            table.app.post(Move(spot.x, spot.y))
            for _ in range(4):
                table.app.step(0.1)
            texts(table)
            told = new_texts(table, before)
            assert any(
                text.startswith(table.app.words.texts.card_name(cards[-1].face or "", "revolution")) for text, _ in told
            )
            clear(table, told)
