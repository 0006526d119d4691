"""Slots for what is chosen in secret are seen by whoever chooses, under a lid and on a screen of their own."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.looks import Rect
from game.core.events import Zone
from game.ui.table import lights
from game.ui.table.shapes import Spot
from game.ui.tables.guillotine_tricks import furniture
from tests.ui.tricks import PHASES, draw_out, hand, lift, playable, table


@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
@pytest.mark.parametrize("phase, kind, many", [("pardon", "pardon?", 1), ("trial", "trial?", 2)])
def test_whoever_chooses_in_secret_sees_the_slots(
    phase: str, kind: str, many: int, size: tuple[int, int], secrecy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Spot] = []
    monkeypatch.setattr(furniture, "dashed", lambda canvas, spot, *how: drawn.append(spot))
    found = table(PHASES[phase], size, secrecy=secrecy, rounds="6")
    if secrecy == "lid":
        assert not drawn  # nothing of it lies on the table
        lift(found)
    found.app.frame()
    scene = found.scene
    board: Any = scene.lid.board if secrecy == "lid" else scene.board
    seat = scene.tray_seat if secrecy == "lid" else scene.seat
    x, y, w, h = board.tableau.layout.areas[Zone(kind, seat).handle].rect
    places = {(round(spot.x), round(spot.y)) for spot in drawn}
    assert len(places) == many
    assert all(x <= spot.x <= x + w and y <= spot.y <= y + h for spot in drawn)


# ---- the slot under the poster, and one frame for each slot


@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
@pytest.mark.parametrize("secrecy", ["lid", "screen"])
@pytest.mark.parametrize("how", ["drawn out", "clicked"])
def test_a_pardon_may_be_put_into_ones_own_slot_under_the_poster(how: str, secrecy: str, size: tuple[int, int]) -> None:
    found = table(PHASES["pardon"], size, secrecy=secrecy)
    seat = found.scene.tray_seat if secrecy == "lid" else found.scene.seat
    laid, answers = found.scene.board.tableau.layout, found.session.answers
    assert laid is not None and seat is not None
    x, y, w, h = laid.areas[Zone("pardon", seat).handle].rect
    slot = x + w / 2, y + h / 2
    if secrecy == "lid" and how == "drawn out":
        lift(found)
    elif secrecy == "lid":
        found.key("space")
        found.app.step(0.3)
        found.app.step(0.3)
    card = sorted(playable(found))[0]
    if how == "clicked":
        found.click(*found.middle(card))
        found.click(*slot)
    elif secrecy == "lid":
        draw_out(found, card, slot)
    else:
        found.drag(found.middle(card), slot)
    found.rest()
    assert found.session.answers == answers + 1


@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
@pytest.mark.parametrize("phase, laid_already", [("pardon", 0), ("trial", 0), ("trial", 1)])
def test_while_a_card_is_held_its_slot_has_one_frame_and_no_card_under_it(
    phase: str, laid_already: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = table(PHASES[phase], size, rounds="6")
    seat = found.scene.tray_seat
    found.key("space")
    found.app.step(0.3)
    found.app.step(0.3)
    for _ in range(laid_already):
        found.focus(sorted(playable(found) & set(hand(found, seat)))[0])
        found.key("enter")
        found.rest()
    card = sorted(playable(found) & set(hand(found, seat)))[0]
    dashes: list[Rect] = []
    rims: list[Rect] = []
    monkeypatch.setattr(furniture, "dashed", lambda canvas, spot, *how: dashes.append(spot.rect))
    monkeypatch.setattr(lights, "lit", lambda canvas, rect, *how: rims.append(rect))
    found.app.redraw()
    found.app.frame()
    slots, k = set(map(whole, dashes)), found.scene.board.tableau.layout.k  # type: ignore[union-attr]
    assert len(slots) == (1 if phase == "pardon" else 2) - laid_already
    dashes.clear()
    found.click(*found.middle(card))
    found.app.frame()
    assert found.scene.hands.held == card
    lit = {whole((x - 3 * k, y - 3 * k, w + 6 * k, h + 6 * k)) for x, y, w, h in rims}  # as large as its rim is drawn
    assert len(lit) == 1 and lit <= slots and set(map(whole, dashes)) == slots - lit
    kind = {"pardon": "pardon?", "trial": "trial?"}[phase]
    view, board = found.session.tray(), found.scene.lid.board
    assert view is not None
    lying = [board.tableau.sprites[each.handle].at for each in view.zones[Zone(kind, seat)]]
    assert len(lying) == laid_already
    for spot in lying:
        assert all(abs(spot.x - (x + w / 2)) >= spot.w for x, _, w, _ in slots)


def whole(rect: Rect) -> tuple[int, ...]:
    return tuple(round(each) for each in rect)
