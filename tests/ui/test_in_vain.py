"""A card let go where nothing takes it glides home and says why: in every game, in the open and out of a lid."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.ui.input import Move, Press, Release
from tests.ui.tables import Table

SIZE = (960, 540)
SEATS = {"guillotine": 3, "guillotine_tricks": 4, "revolution": 2, "mascarade": 5, "allegiance": 3}
GROUND = [(x, y) for x in (20, 250, 480, 700, 940) for y in (60, 200, 330, 520)]


def answered(table: Table, source: Random) -> None:
    offers = [offer for offer in table.session.offers() if not offer.idle]
    if offers:
        offer = source.choice(offers)
        table.scene.answer(offer)
        table.rest()


@pytest.mark.parametrize("game", SEATS)
def test_no_drop_in_the_open_is_refused_without_a_sentence(game: str) -> None:
    table, source = Table(game, SEATS[game], 3, SIZE, secrecy="screen", pictures=False, pace="off"), Random(2)
    refused = 0
    table.rest()
    for _ in range(12):
        hands = table.scene.hands
        for handle in sorted(hands.picker.pickable())[:3]:
            if hands.board_of(handle) is None:
                continue
            for point in source.sample(GROUND, 3):
                if handle not in hands.picker.pickable():
                    break
                table.scene.refusal, before = None, table.session.answers
                if not table.drag(table.middle(handle), point):
                    continue
                table.rest()
                if table.session.answers == before and not hands.picker.menu:
                    assert table.scene.refusal is not None, (game, handle, point)
                    assert table.at_rest()
                    refused += 1
                hands.picker.put_back()
        answered(table, source)
    assert refused > 3


def lids(game: str, size: tuple[int, int] = SIZE) -> Iterator[Table]:
    """Tables at questions that are answered under a lid."""
    table, source = Table(game, SEATS[game], 3, size, secrecy="lid", pictures=False), Random(5)
    table.rest()
    for _ in range(24):
        if table.session.under_lid():
            yield table
            table.session.lift(table.session.under_lid()[0])
            table.scene.lid.follow(table.scene)
            table.scene.after_lid()
        answered(table, source)
        table.session.drop_lid()
        table.scene.lid.follow(table.scene)
        table.scene.after_lid()
        if table.session.screen.kind == "over":
            return


def drawn_out(table: Table, n: int, point: tuple[float, float], also: bool = False) -> bool:
    """Lift the lid by the pointer, draw the n-th card that can be chosen out of it, and let it go at a point. `also`:
    even where it would be taken. False: it has not been let go there."""
    x, y, _, h = box_of(table)
    lift(table)
    hands = table.scene.hands
    hand = table.scene.lid.board.zone_of
    mine = [card for card in sorted(hands.picker.pickable()) if (hand(card) or "").startswith("hand")][n:]
    if mine:
        a = table.middle(mine[0])
        table.point(*a)
        for part in range(1, 9):
            table.app.post(Move(a[0] + (point[0] - a[0]) * part / 8, a[1] + (point[1] - a[1]) * part / 8, True))
            table.app.step(0.03)
        for _ in range(12):  # until it hangs still
            table.app.step(0.1)
    done = hands.drag is not None and hands.drag.begun and (also or hands.drag.over is None)
    if not done:  # back into the box, where nothing comes of it
        hands.drag = None
        point = x + 3, y + h - 3
        table.app.post(Move(*point, True))
    table.app.post(Release(*point))
    table.app.step(0.02)
    return done


def box_of(table: Table) -> tuple[float, float, float, float]:
    laid = table.scene.board.tableau.layout
    assert laid is not None
    return laid.regions["tray"]


def lift(table: Table) -> None:
    x, y, w, h = box_of(table)
    table.app.post(Press(x + w / 2, y + h * 0.9))
    for _ in range(5):
        table.app.step(0.1)


@pytest.mark.parametrize("game", ["guillotine", "guillotine_tricks", "allegiance"])
def test_a_card_let_go_in_vain_out_of_a_lid_says_why_and_slides_back(game: str) -> None:
    told = []
    for table in lids(game):
        for n in range(3):
            for point in ((940.0, 500.0), (20.0, 500.0), (930.0, 400.0)):
                table.scene.refusal, before = None, table.session.answers
                if not drawn_out(table, n, point):
                    continue
                scene = table.scene
                assert table.session.answers == before and table.session.screen.lid is None
                assert scene.refusal is not None, (game, n, point)
                assert scene.lid.homeward is not None
                told.append(scene.refusal[0])
                table.rest()
                assert scene.lid.homeward is None
    assert set(told) == {table.app.say("app.table.not_there")}  # whatever card it was


CHURCH = 60.0, 110.0


def test_on_the_church_nothing_tells_whether_a_card_lies_there_already() -> None:
    """Taken or refused, it slides back under the lid without a word; the reason waits there for its owner."""
    seen = []
    table = next(lids("allegiance"))
    seat = table.session.under_lid()[0]
    for before in (0, 1):
        heard = len(table.app.sounds_played)
        assert table.session.answers == before and drawn_out(table, 1, CHURCH, also=True)
        assert table.session.answers == 1
        home, scene = table.scene.lid.homeward, table.scene
        assert home is not None and scene.refusal is None and table.session.screen.lid is None
        seen.append((table.app.frame(), table.app.sounds_played[heard:], home.pose, home.back, home.box))
        table.rest()
    assert seen[0][1:] == seen[1][1:] and seen[0][0] == seen[1][0]
    lift(table)
    assert table.session.screen.lid == seat and table.scene.refusal is not None
    assert table.scene.refusal[0] == table.app.say("allegiance.refuse.one_each")
    assert table.scene.refusal[1] == box_of(table)
    table.app.post(Release(*CHURCH))
    table.app.step(0.1)
    assert table.scene.refusal is None  # gone with the lid, and said once
    lift(table)
    assert table.scene.refusal is None


def test_a_reason_that_waits_under_a_lid_is_for_nobody_else() -> None:
    table = next(lids("allegiance"))
    seat = table.session.under_lid()[0]
    for _ in range(2):
        assert drawn_out(table, 1, CHURCH, also=True)
        table.rest()
    other = next(n for n in table.session.table_seats() if n != seat)
    table.key(f"f{5 + other}")
    assert table.session.screen.lid == other and table.scene.refusal is None
