"""What is turned up in the trick game can be read: the card that settles the target, and four pardons at one stroke."""

from __future__ import annotations

from typing import Any

from game.core.events import Zone
from game.ui.input import Key, KeyUp
from tests.ui.tables import Table
from tests.ui.tricks import table

FRAME = 0.02


def three_have_laid(match: Any) -> bool:
    zones = [match.state.table.cards(Zone("pardon?", seat)) for seat in range(4)]
    return match.state.phase == "pardon" and sum(map(bool, zones)) == 3


def ways(found: Table, kind: str) -> list[float]:
    """How far each open card of these zones has come and turned, as a part of its way."""
    tableau = found.scene.board.tableau
    assert tableau.view is not None
    handles = [card.handle for zone, row in tableau.view.zones.items() if zone.kind == kind for card in row]
    return [tableau.sprites[handle].part for handle in handles if tableau.sprites[handle].face is not None]


def turning_up() -> Table:
    """The dealer has just pressed to turn the target suit up."""
    found = table(lambda match: match.state.phase == "deal", pace="normal")
    button = found.scene.button("turn_up")
    assert button is not None
    x, y, w, h = button.rect
    found.click(x + w / 2, y + h / 2)
    return found


def test_the_four_pardon_cards_turn_up_at_one_stroke() -> None:
    found = table(three_have_laid, pace="normal")
    zones = found.session.match.state.table
    last = next(seat for seat in range(4) if not zones.cards(Zone("pardon?", seat)))
    found.key(f"f{last + 5}")
    found.app.step(0.5)
    found.app.post(Key("1"))
    found.app.post(KeyUp(f"f{last + 5}"))
    seen = []
    for _ in range(100):
        found.app.step(FRAME)
        seen.append(ways(found, "pardon"))
    turning = [parts for parts in seen if any(0 < part < 1 for part in parts)]
    assert len(turning) > 5
    assert all(len(parts) == 4 and len(set(parts)) == 1 for parts in turning)
    assert seen[-1] == [1.0] * 4


def test_the_card_that_settles_the_target_lies_there_for_a_second() -> None:
    found = turning_up()
    lay = 0.0
    for _ in range(300):
        found.app.step(FRAME)
        parts = ways(found, "flipped")
        lay += FRAME if parts and min(parts) == 1 else 0.0
    assert lay >= 1.0 - FRAME


def test_nobody_has_to_wait_for_it() -> None:
    found = turning_up()
    found.app.step(0.6)
    assert found.scene.busy
    found.key("left")
    assert not found.scene.busy
