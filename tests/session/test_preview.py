"""Pictures of what an answer would lead to."""

from __future__ import annotations

from game.core.events import Zone
from game.core.match import Match
from game.core.seats import only
from game.session.preview import preview
from tests.driver import start


def test_a_preview_shows_only_what_is_sure() -> None:
    m = start("altars", 1)
    m.take_moments()
    card = m.state.table.cards(Zone("hand", 0))[0]
    shown = preview(m, f"temple c{card}", 0, only(0))
    assert shown is not None and shown.zones[Zone("temple?", 0)][0].handle == f"c{card}"
    assert m.state.table.cards(Zone("temple?", 0)) == []
    masks = start("masks", 1, seats=6)
    masks.state.played = 9
    masks = Match(masks.rules, masks.state)
    assert preview(masks, "look", 0, only(0)) is None
