"""H leads the focus to what a bot would do: for whoever looks alone, and nowhere else."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from game.core.seats import only
from game.games.guillotine.state import LINE, hand
from game.session.people import Person
from game.session.session import Session
from game.ui.input import FocusLost
from game.ui.registry import Box
from tests.games.guillotine.scenario import Scene
from tests.session.sittings import begin, one_act
from tests.ui.tables import NAMES, Table
from tests.ui.test_table_secrets import pair, told

KING = "duke lord louis_xvi sheriff innocent_victim"  # two steps bring five points where one would be lost


def position(secrecy: Literal["screen", "lid"] = "screen", **options: str) -> tuple[Table, Scene]:
    g = Scene(KING, hands={0: "pushed bribed_guards", 1: "trip"})
    people = tuple(Person(n, NAMES[n], n) for n in range(3))
    session = Session.begin(g.match.rules, people, options, 1, secrecy, None)
    session.match = g.match
    session.hide()
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
    table = Table(session=session, size=(1280, 720), pace="off", pictures=False)
    table.rest()
    return table, g


def asked(table: Table) -> tuple[str | None, list[str]]:
    """H pressed, and waited for: where the focus is, and the notices."""
    table.key("h")
    for _ in range(2000):
        table.app.step(0.02)
        if not table.scene.hinting.thinks:
            break
    table.app.step(0.02)
    return table.scene.hands.focus.at, list(table.app.toasts.waiting)


def test_the_ring_shows_the_card_and_then_where_it_goes() -> None:
    table, g = position()
    pushed = f"c{g.card(hand(0), 'pushed')}"
    assert asked(table) == (pushed, ["Hint: a bot would choose what has the thick ring"])
    assert table.scene.hands.focus.shown and table.session.answers == 0
    table.key("m")
    assert table.scene.hands.picker.held == pushed
    there, _ = asked(table)
    assert there in table.scene.hands.picker.targets()
    table.key("enter")
    table.rest()
    king, innocent = (f"c{g.card(LINE, name)}" for name in ("louis_xvi", "innocent_victim"))
    assert asked(table)[0] == king
    table.key("m")
    assert asked(table)[0] == innocent, "whose place it takes"


def test_without_hints_and_with_nobody_alone_it_is_said_why() -> None:
    off, _ = position(hints="off")
    assert asked(off) == (None, ["No hints at this table"])
    lid, _ = position("lid")
    assert asked(lid)[1] == ["A hint is for whoever is asked, with their own hand open"]
    other = Table("mascarade", seats=4, secrecy="lid", pace="off", pictures=False)
    other.rest()
    assert asked(other)[1] == ["No hints at this table"]


def test_under_a_lid_the_ring_stays_in_the_tray() -> None:
    table, g = position("lid")
    table.key("f5")
    table.app.step(0.4)
    at, _ = asked(table)
    assert at == f"c{g.card(hand(0), 'pushed')}"
    tray, rect = table.scene.lid.box(table.scene), table.scene.hands.rect(str(at))
    assert tray is not None and rect is not None and Box(*rect).inside(Box(*tray))
    table.session.answer(0, f"play {at}")
    table.scene._refresh()
    table.app.step(0.02)
    assert table.session.hint() is None, "whom to move is pointed at before everybody"


def test_a_hint_that_is_thought_about_is_forgotten_when_anything_happens() -> None:
    for happens in ("lost", "answer"):
        table, _ = position()
        table.scene.hinting.ask()
        assert table.scene.hinting.thinks
        if happens == "lost":
            table.app.post(FocusLost())
        else:
            table.scene.answer(next(offer for offer in table.session.offers() if offer.token == "pass"))
        table.app.step(0.02)
        table.app.step(0.02)
        assert not table.scene.hinting.thinks and table.scene.hands.focus.at is None, happens
        assert table.app.toasts.waiting == []


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_seat_that_is_asked_and_looks_alone_has_one(seat: int) -> None:
    table, _ = position("lid")
    session = table.session
    assert session.hint() is None
    session.lift(seat)
    assert session.screen.lookers == only(seat)
    assert (session.hint() is not None) == (seat == 0)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hint_goes_by_nothing_that_its_seat_may_not_see(seed: int) -> None:
    source, session, compared = Random(seed), begin("guillotine", seed, seats=3, secrecy="screen"), 0
    for _ in range(80):
        asked = [offer for offer in session.offers() if not offer.idle]
        alone = asked and session.screen.audience == only(asked[0].seat)
        if alone and len(asked) > 1 and session.answers % 5 == 3:
            one, two = pair(session, only(asked[0].seat), source, (960, 540))
            for table in (one, two):
                table.rest()
                table.key("h")
            for _ in range(4):
                assert told(one) == told(two)
                one.app.step(0.1)
                two.app.step(0.1)
            assert one.scene.hands.focus.at == two.scene.hands.focus.at is not None
            compared += 1
        if compared > 2 or not one_act(session, source):
            break
    assert compared
