"""What takes long is spread over frames: a hand that opens, and what comes at once after a deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.ui.running import RunningApp
from game.ui.table.board import Board
from game.ui.tables.allegiance import Table as Dressed
from tests.ui.tables import Table


def test_words_are_set_twice_for_a_hand_that_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once before its first card and once when all of them lie there, however many they are."""
    table = Table("guillotine", 3, size=(1280, 720), pictures=False, covers=True)
    table.rest()
    table.app.gradual = True
    drawn, still = Counter[int](), Board.draw_still

    def count(board: Board, *args: object) -> None:
        drawn[len(board.coming)] += 1
        still(board, *args)  # type: ignore[arg-type]

    table.session.uncover(table.session.takers()[0])
    monkeypatch.setattr(Board, "draw_still", count)
    table.rest(0.016)
    own = [
        card
        for zone, row in table.session.view().zones.items()
        if zone.kind == "hand" and zone.seat is not None
        for card in row
        if card.face
    ]
    assert len(own) == 5 and sum(drawn.values()) <= 2 and drawn[0] == 1
    assert not table.scene.board.live()


def test_the_placement_is_rehearsed_in_the_deal_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the tray is seen for the first time all its parts have been drawn, no two in one frame."""
    parts: list[int] = []
    rehearse, frame = Dressed.rehearse, [0]

    def told(self: Dressed, *args: object) -> Iterator[None]:
        for _ in rehearse(self, *args):  # type: ignore[arg-type]
            parts.append(frame[0])
            yield

    monkeypatch.setattr(Dressed, "rehearse", told)
    step = RunningApp.step

    def counted(app: RunningApp, dt: float = 0.0) -> bool:
        app.gradual = True
        frame[0] += 1
        return step(app, dt)

    monkeypatch.setattr(RunningApp, "step", counted)
    table = Table("allegiance", 4, size=(1280, 720), pictures=False, covers=True)
    table.rest(0.016)
    assert len(parts) == 5 and len(set(parts)) == 5
