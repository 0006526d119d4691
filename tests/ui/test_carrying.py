"""While a card is carried all the rest is one kept picture: it never differs from what would be drawn anew."""

from __future__ import annotations

from random import Random

import pytest

from game.ui.input import Cancel, Move, Press
from tests.ui.tables import Table


def seen(table: Table) -> tuple[bytes, list[str], list[str]]:
    app = table.app
    return app.frame(), [drawn.text for drawn in app.drawn], [target.id for target in app.targets]


@pytest.mark.parametrize("game, seed", [("guillotine", 1), ("guillotine", 4), ("revolution", 2)])
def test_the_kept_picture_is_what_would_be_drawn(game: str, seed: int) -> None:
    table = Table(game, 2, seed, (960, 540))
    table.rest()
    table.app.step(10)
    source, kept = Random(seed), 0
    for card in sorted(table.scene.hands.picker.pickable())[:3]:
        if not table.scene.hands.board_of(card):
            continue
        table.app.post(Press(*table.middle(card)))
        for _ in range(14):
            table.app.post(Move(source.uniform(0, 960), source.uniform(0, 540), True))
            for _ in range(source.choice((1, 4, 40))):
                table.app.step(0.02)
            kept += bool(table.scene.painter.around)
            as_kept = seen(table)
            table.scene.painter.around.forget()
            table.app.redraw()
            assert seen(table) == as_kept
        table.app.post(Cancel())
        table.rest()
    assert kept > 10
