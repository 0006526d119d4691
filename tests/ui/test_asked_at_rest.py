"""Who must act is told when all that happened before has been seen, as the log tells it, not while it still plays."""

from __future__ import annotations

import pytest

from game.ui.registry import Box
from game.ui.table import paint
from tests.ui.tables import NAMES, Table


def in_the_bar(table: Table) -> str:
    laid = table.scene.board.tableau.layout
    assert laid is not None
    bar = Box(0, 0, table.app.design.width, laid.face.bar[3] * laid.k)
    return " ".join(line.text for line in table.app.drawn if line.box.inside(bar))


def until_another_must_act(table: Table) -> tuple[str, str]:
    """Answers until somebody else is asked; the names of whoever was asked and whoever is."""
    for _ in range(20):
        (was,) = table.scene.acting
        table.scene.answer(next(offer for offer in table.session.offers() if not offer.idle))
        if table.scene.acting != (was,):
            return NAMES[was], NAMES[table.scene.acting[0]]
        table.rest()
    raise AssertionError("nobody else is ever asked")


def test_the_bar_and_the_gold_rim_wait_for_what_is_still_played() -> None:
    table = Table("revolution", 2, size=(1280, 720), pictures=False)
    table.rest()
    was, now = until_another_must_act(table)
    assert table.scene.plays
    while table.scene.plays:
        table.app.step(0.02)
        if table.scene.plays:
            assert was in in_the_bar(table) and now not in in_the_bar(table)
            assert table.scene.painter._waited_for() == {NAMES.index(was)}
    table.rest()
    assert now in in_the_bar(table) and was not in in_the_bar(table)
    assert table.scene.painter._waited_for() == {NAMES.index(now)}


def test_what_has_been_done_is_not_asked_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """While much is played, nobody need do anything."""
    monkeypatch.setattr(paint, "GOES_OUT", 0.05)
    table = Table("revolution", 2, size=(1280, 720), pictures=False)
    table.rest()
    was, now = until_another_must_act(table)
    table.app.step(0.02)
    assert was in in_the_bar(table)
    table.app.step(0.08)
    assert table.scene.plays and was not in in_the_bar(table) and now not in in_the_bar(table)
    assert not table.scene.painter._waited_for()
    table.rest()
    assert now in in_the_bar(table)


def test_it_does_not_wait_where_nothing_is_played() -> None:
    table = Table("revolution", 2, size=(1280, 720), pace="off", pictures=False)
    table.rest()
    _, now = until_another_must_act(table)
    table.app.step(0)
    assert now in in_the_bar(table)
