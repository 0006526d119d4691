"""Terror at the table of the trick-taking Guillotine: one button for all, and nobody sees who has the right."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.seats import STRANGER
from tests.ui.tables import Table
from tests.ui.test_table_secrets import pair, told
from tests.ui.tricks import Until, complete, hand, outside, playable, press, sitting, table, tray


def worlds(until: Until, seed: int, **options: str) -> tuple[Table, Table]:
    """Two tables that differ in who holds what, and alike in all that lies open: the right is somebody else's."""
    session, source = sitting(until, seed, "lid", (), **options), Random(seed)
    while True:
        one, two = pair(session, STRANGER, source, (960, 540))
        if holder(one) != holder(two):
            for found in (one, two):
                found.rest()
            return one, two


def holder(found: Table) -> int | None:
    """Whose hand the king of clubs is in, which no table tells."""
    table = found.session.match.state.table
    return next(
        (
            zone.seat
            for zone, cards in table.zones.items()
            if zone.kind == "hand"
            for card in cards
            if table.face(card) == "KC"
        ),
        None,
    )


def test_terror_stands_in_one_place_from_the_deal_until_the_right_is_gone() -> None:
    session = sitting(lambda match: match.state.phase == "pardon", robespierre="on")
    found, places, source, live = Table(session=session, size=(960, 540), pace="off"), set(), Random(1), 0
    for _ in range(160):
        found.rest()
        button = found.scene.button("terror")
        if session.match.state.trick and not session.match.state.right_open:
            assert button is None
            break
        assert button is not None
        places.add(button.rect)
        assert button.enabled == any(ask.pause for ask in session.match.asks)
        live += button.enabled
        if session.screen.lid is None and not any(offer.pause for offer in session.offers()):
            session.lift(next(ask.seat for ask in session.match.asks if not ask.idle))
        offer = source.choice([offer for offer in session.offers() if not offer.idle])
        session.answer(offer.seat, offer.token)
        session.drop_lid()
        found.scene._happened()
    assert len(places) == 1 and live


@pytest.mark.parametrize("seed", [1, 2])
def test_terror_looks_alike_whoever_holds_the_right_and_whoever_asks(seed: int) -> None:
    def open_right(match: Any) -> bool:
        return (
            complete(match)
            and match.state.right_open
            and "KC" not in [match.state.table.face(card) for _, card in match.state.played()]
        )

    for seat in range(4):
        tables = worlds(open_right, seed, robespierre="on")
        assert told(tables[0]) == told(tables[1])
        for found in tables:
            press(found, "terror")
        assert told(tables[0]) == told(tables[1])
        names = [button.name for button in tables[0].scene.hands.buttons if button.name.startswith("terror:")]
        assert names == [f"terror:{n}" for n in range(4)]
        for found in tables:
            press(found, f"terror:{seat}")
            assert found.scene.tray_seat == seat and found.session.screen.lid is None
        assert told(tables[0]) == told(tables[1])
        for found in tables:
            found.key("space")
            found.app.step(0.3)
            found.app.step(0.3)
        shown = [{offer.token for offer in found.session.offers() if offer.seat == seat} for found in tables]
        assert ["annul" in tokens for tokens in shown] == [holder(found) == seat for found in tables]
        assert outside(tables[0]) == outside(tables[1])
        for found in tables:
            press(found, "let it stand")
        assert told(tables[0]) == told(tables[1])


@pytest.mark.parametrize(
    "right, sentence",
    [
        ("while_held", "Terror: only the holder of the king of clubs may call it"),
        ("whole_round", "Terror: only whoever holds or played the king of clubs"),
    ],
)
def test_whoever_calls_the_terror_in_vain_reads_who_has_the_right(right: str, sentence: str) -> None:
    session = sitting(
        lambda match: complete(match) and match.state.right_open, 1, "lid", (), robespierre="on", right=right
    )
    found = Table(session=session, size=(960, 540), pace="off")
    found.rest()
    without = next(seat for seat in range(4) if seat != holder(found) and session.match.state.right_by != seat)
    press(found, "terror")
    press(found, f"terror:{without}")
    found.key("space")
    found.app.step(0.3)
    found.app.step(0.3)
    found.app.frame()
    assert "annul" not in {offer.token for offer in session.offers()}
    assert sentence in " ".join(drawn.text for drawn in found.app.drawn)


@pytest.mark.parametrize("size", [(1280, 720), (540, 960)])
def test_whoever_gets_the_screen_finds_let_it_stand_alike_with_the_right_and_without(size: tuple[int, int]) -> None:
    def asked(seat: int) -> Table:
        session = sitting(lambda match: complete(match) and match.state.right_open, 1, "screen", robespierre="on")
        found = Table(session=session, size=size, pace="off", pictures=False)
        found.rest()
        press(found, "terror")
        press(found, f"terror:{seat}")
        found.app.frame()
        return found

    tables = [asked(seat) for seat in range(4)]
    shown = [found.scene.button("let it stand") for found in tables]
    assert len({(button.rect, button.kind) for button in shown if button}) == 1 and all(shown)
    for seat, found in enumerate(tables):
        right = holder(found) == seat
        assert (found.scene.button("annul") is not None) == right
        said = " ".join(drawn.text for drawn in found.app.drawn)
        assert ("only the holder of the king of clubs may call it" in said) != right


def test_an_answer_that_tells_of_a_hand_lies_inside_the_tray() -> None:
    found = table(lambda match: match.state.phase == "trial", rounds="6")
    seat = found.scene.tray_seat
    for _ in range(2):
        found.key("space")
        found.app.step(0.3)
        found.focus(sorted(playable(found) & set(hand(found, seat)))[0])
        found.key("enter")
        found.rest()
    confirm = found.scene.button("confirm")
    x, y, w, h = tray(found)
    assert confirm is not None and x <= confirm.rect[0] and y <= confirm.rect[1]
    assert confirm.rect[0] + confirm.rect[2] <= x + w and confirm.rect[1] + confirm.rect[3] <= y + h
    found.app.frame()
    assert all(drawn.viewer == 1 << seat for drawn in found.app.drawn if drawn.text == confirm.label)
