"""What a table's frames tell: two worlds that differ only in what the lookers cannot know are the same to the byte."""

from __future__ import annotations

from random import Random

import pytest

from game.core.seats import EVERYONE, STRANGER, Seats, only
from game.core.view import view
from game.core.worlds import guess
from game.session.screen_owner import Secrecy
from game.session.session import Session
from game.ui.input import KeyUp
from tests.session.sittings import begin, one_act
from tests.session.test_nothing_gets_out import in_world
from tests.ui.tables import Table


def pair(session: Session, coalition: Seats, source: Random, size: tuple[int, int]) -> tuple[Table, Table]:
    """Two tables before the same people, dealt alike in all that the coalition knows."""
    one, two = session.match.clone(), guess(session.match, coalition, source)
    two.state.table.chance.seed = one.state.table.chance.seed
    assert one.state.table.dealt != two.state.table.dealt
    return (
        Table(session=in_world(session, one), covers=True, size=size),
        Table(session=in_world(session, two), covers=True, size=size),
    )


def told(table: Table) -> tuple[object, ...]:
    """All that comes out of a window."""
    app = table.app
    return (
        app.frame(),
        [(drawn.text, drawn.box) for drawn in app.drawn],
        [target.id for target in app.targets],
        list(app.sounds_played),
        app.moving,
        [scene.name for scene in app.stack.scenes],
    )


def reveals(session: Session, token: str) -> bool:
    """Whether an answer turns up cards before everybody: then the two worlds may part."""
    twin = session.match.clone()

    def open_cards() -> set[str]:
        return {card.handle for row in view(twin.state.table, EVERYONE).zones.values() for card in row if card.face}

    before = open_cards()
    twin.answer(token)
    return not open_cards() <= before


def before_the_end_of_a_turn(game: str, seed: int, secrecy: Secrecy) -> Session:
    """A sitting in which somebody is about to collect, with their hand open."""
    source, session = Random(seed), begin(game, seed, seats=3, secrecy=secrecy)
    for _ in range(60):
        collects = any(offer.token == "collect" for offer in session.offers())
        if session.answers > 6 and collects and not reveals(session, "collect"):
            return session
        if not one_act(session, source):
            break
    raise AssertionError("nobody ever collects")


@pytest.mark.parametrize("seed, size", [(1, (960, 540)), (2, (960, 540)), (3, (540, 960)), (4, (1280, 720))])
def test_from_the_end_of_a_turn_to_the_cover_nobody_learns_anything(seed: int, size: tuple[int, int]) -> None:
    session = before_the_end_of_a_turn("guillotine", seed, "screen")
    tables = pair(session, STRANGER, Random(seed), size)
    for table in tables:
        table.rest()
        button = table.scene.button("collect")
        assert button is not None
        x, y, w, h = button.rect
        table.click(x + w / 2, y + h / 2)
    frames = 0
    for step in range(120):
        first, second = map(told, tables)
        assert first == second, f"frame {step}"
        frames += 1
        for table in tables:
            table.app.step(0.05)
        if all(table.app.stack.top is not table.scene for table in tables) and step > 40:
            break
    assert frames > 10 and all(table.app.stack.scenes[-1].name == "handoff" for table in tables)
    assert all(table.session.screen.kind == "cover" for table in tables)


@pytest.mark.parametrize("seed", [1, 2])
def test_who_looks_learns_nothing_of_what_they_may_not_see(seed: int) -> None:
    source, session = Random(seed), begin("guillotine", seed, seats=4, secrecy="screen")
    compared = 0
    for _ in range(60):
        seat = next((offer.seat for offer in session.offers()), None)
        if seat is not None and session.screen.audience == only(seat) and session.answers % 6 == 3:
            tables = pair(session, only(seat), source, (960, 540))
            for table in tables:
                table.rest()
            assert told(tables[0]) == told(tables[1])
            for x, y in ((300, 470), (480, 480), (700, 110), (60, 380), (240, 290), (900, 500)):
                for table in tables:
                    table.point(x, y)
                    table.app.step(0.2)
                assert told(tables[0]) == told(tables[1]), (x, y)
            compared += 1
        if compared > 2 or not one_act(session, source):
            break
    assert compared


@pytest.mark.parametrize("game", ["guillotine", "tricks"])
def test_a_shut_lid_looks_the_same_whatever_lies_inside(game: str) -> None:
    source, session = Random(3), begin(game, 3, secrecy="lid", seats=4)
    for _ in range(9):
        one_act(session, source)
    session.drop_lid()
    tables = pair(session, STRANGER, source, (960, 540))
    for table in tables:
        table.rest()
    assert told(tables[0]) == told(tables[1])
    for x, y in ((300, 470), (480, 480), (700, 110), (60, 380), (240, 290), (900, 500)):
        for table in tables:
            table.point(x, y)
            table.app.step(0.2)
        assert told(tables[0]) == told(tables[1]), (x, y)


def test_the_lid_shuts_in_the_frame_in_which_it_is_let_go() -> None:
    source, session = Random(3), begin("guillotine", 3, secrecy="lid", seats=3)
    tables = pair(session, STRANGER, source, (960, 540))
    for table in tables:
        table.rest()
        table.key("space")
        table.app.step(0.3)
    assert told(tables[0])[0] != told(tables[1])[0]  # open, the hands differ
    for table in tables:
        table.app.post(KeyUp("space"))
        table.app.step(0)
    assert told(tables[0]) == told(tables[1])
