"""Cards that are laid out once more: large enough to be read in a small window, and under a lid inside the tray."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.seats import EVERYONE
from game.session.session import Session
from tests.session.sittings import begin, one_act
from tests.ui.tables import Table

PROMPT = "allegiance.prompt.card_in_hand"


def looking(secrecy: str, seats: int = 3) -> Iterator[Session]:
    """Sittings in which one seat looks at the hand of another, by lid or on a screen of its own."""
    from random import Random

    for seed in range(1, 60):
        session, source = begin("allegiance", seed, seats=seats, secrecy=secrecy), Random(seed)  # type: ignore[arg-type]
        for _ in range(160):
            if any(shows_a_hand(session, ask) for ask in session.match.asks):
                yield session
                break
            if not one_act(session, source):
                break


def shows_a_hand(session: Session, ask: object) -> bool:
    from game.core.ask import Ask

    assert isinstance(ask, Ask)
    table = session.match.state.table
    return ask.audience != EVERYONE and any(
        zone.kind == "hand" and zone.seat != ask.seat and cards and table.eyes_on(cards[0], zone) >> ask.seat & 1
        for zone, cards in table.zones.items()
    )


@pytest.mark.parametrize("size, least", [((960, 540), 110), ((1024, 576), 110), ((540, 960), 110), ((1280, 720), 135)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_that_is_looked_at_can_be_read(lang: Lang, size: tuple[int, int], least: float) -> None:
    table = Table("allegiance", session=next(looking("screen")), size=size, lang=lang)
    table.rest()
    strip = table.scene.hands.strip
    assert strip and all(spot.w >= least for spot in strip.spots.values())
    x, y, w, h = strip.box
    assert x >= 0 and y >= 0 and x + w <= table.app.design.width and y + h <= table.app.design.height
    for spot in strip.spots.values():
        left, top, wide, high = spot.rect
        assert left >= x and top >= y and left + wide <= x + w and top + high <= y + h


@pytest.mark.parametrize("size, least", [((960, 540), 76), ((1280, 720), 100), ((540, 960), 100)])
def test_under_a_lid_it_stays_in_the_tray(size: tuple[int, int], least: float) -> None:
    """Outside the tray somebody else may look."""
    table = Table("allegiance", session=next(looking("lid")), size=size)
    table.key("space")
    for _ in range(4):
        table.app.step(0.3)
    laid, strip = table.scene.board.tableau.layout, table.scene.hands.strip
    assert laid is not None and strip and all(spot.w >= least for spot in strip.spots.values())
    x, y, w, h = laid.regions["tray"]
    for box in (strip.box, *(spot.rect for spot in strip.spots.values())):
        assert box[0] >= x and box[1] >= y and box[0] + box[2] <= x + w and box[1] + box[3] <= y + h
