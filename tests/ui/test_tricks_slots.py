"""Slots for what is chosen in secret are seen by whoever chooses, under a lid and on a screen of their own."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.events import Zone
from game.ui.table.shapes import Spot
from game.ui.tables.guillotine_tricks import furniture
from tests.ui.tricks import PHASES, lift, table


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
