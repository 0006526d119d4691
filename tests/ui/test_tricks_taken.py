"""The target cards a seat has taken: sorted on its plate, and large for whoever points at many."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.events import Zone
from game.session.session import Session
from game.ui.table.card_face import CardFaces
from game.ui.tables.guillotine_tricks import taken
from tests.ui.tables import Table
from tests.ui.tricks import following, sitting


def crowded(n: int) -> tuple[Session, list[str]]:
    """Double Guillotine: seat 3 has taken so many cards, mixed; in the order of a sorted hand."""

    def late(match: Any) -> bool:
        return bool(match.state.trick == 9 and following(match))

    session = sitting(late, 5, double="on")
    state = session.match.state
    table = state.table
    places = [(zone, card) for zone, cards in table.zones.items() for card in cards if zone.kind in ("taken", "plain")]
    for zone, card in places[:n]:
        table.zones[zone].remove(card)
        table.zones[Zone("taken", 3)].append(card)
    for zone, card in places[n:]:
        table.zones[zone].remove(card)
        table.zones[Zone("plain", 0)].append(card)
    faces = [table.face(card) for card in table.zones[Zone("taken", 3)]]
    return session, [rank + suit for suit in "SHCD" for rank in "AKQJT98765432" if rank + suit in faces]


@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_chips_lie_by_suit_and_rank_and_are_large_where_they_overlap_and_are_pointed_at(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, wanted = crowded(19)
    found = Table(session=session, size=size, pace="off", pictures=False)
    found.rest()
    sprites = found.scene.board.tableau.sprites
    row = sorted((sprites[card.handle] for card in session.view().zones[Zone("taken", 3)]), key=lambda s: s.goal.x)
    assert [sprite.face for sprite in row] == wanted and len(wanted) == 19
    painted: list[tuple[str, int]] = []
    draw = CardFaces.surface

    def note(self: Any, face: str, back: str, form: str, width: int, height: int, seen: int = 0) -> Any:
        painted.append((face, width))
        return draw(self, face, back, form, width, height, seen)

    monkeypatch.setattr(CardFaces, "surface", note)
    found.focus("button:taken 3")
    found.rest()
    found.app.frame()
    assert f"{found.session.person(3).name}: target cards taken" in found.app.registry.texts()
    small = sprites[row[0].handle].goal.w * found.app.screen.get_width() / found.app.design.width
    assert {face for face, width in painted if width > 1.7 * small} >= set(wanted)


def test_chips_that_lie_side_by_side_need_no_closer_look() -> None:
    session, _ = crowded(3)
    found = Table(session=session, size=(1280, 720), pace="off", pictures=False)
    found.rest()
    assert not [button for button in found.scene.hands.buttons if button.name.startswith(taken.NAME)]


@pytest.mark.parametrize("pardon", ["all", "owner"])
def test_the_closer_look_has_the_seals_too(pardon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    session, wanted = crowded(19)
    session.match.state.table.marks["setting.pardon", None] = pardon
    state = session.match.state
    ranks = [face[0] for seat, face in enumerate(state.pardons()) if pardon == "all" or seat == 3]
    found = Table(session=session, size=(1280, 720), pace="off", pictures=False)
    found.rest()
    seals: list[float] = []
    monkeypatch.setattr(taken, "seal", lambda table, canvas, x, y, r, k: seals.append(r))
    found.focus("button:taken 3")
    found.rest()
    seals.clear()
    found.app.redraw()
    found.app.frame()
    large = [r for r in seals if r == max(seals)]
    assert len(large) == sum(face[0] in ranks for face in wanted) > 0
