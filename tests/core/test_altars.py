"""Placing at once: change of mind, no sign of who has finished; cards with chosen lookers."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Zone
from game.core.seats import EVERYONE, all_but, only
from game.core.view import redact, view
from tests.driver import M, answers, any_answer, outlook, start

WATCHERS = (EVERYONE, only(0), all_but(1) & all_but(2) & all_but(3))


def test_the_others_cannot_tell_who_has_placed_or_confirmed() -> None:
    """Whatever seats 1 to 3 do, in any order, seat 0 and the public see one and the same picture."""
    for seed in range(30):
        m, source = start("altars", seed, seats=4), Random(seed)
        m.take_moments()
        before = [outlook(m, audience) for audience in WATCHERS]
        for _ in range(40):
            ask, option = any_answer(m, source)
            if ask.seat:
                moments = m.answer(option.token, ask.seat)
                assert [redact(mo, a) for mo in moments for a in WATCHERS] == [None] * len(moments) * len(WATCHERS)
                assert [outlook(m, audience) for audience in WATCHERS] == before


def placed(m: M, seat: int) -> list[str]:
    temple, guild = m.state.table.cards(Zone("hand", seat))[:2]
    return [f"{seat}: temple c{temple}", f"{seat}: guild c{guild}", f"{seat}: confirm"]


def test_each_seat_may_think_again_until_the_last_confirms() -> None:
    m = start("altars", seats=4)
    mine = m.state.table.cards(Zone("hand", 0))[0]
    answers(m, *placed(m, 0), *placed(m, 1), *placed(m, 2), "0: think again", f"0: take c{mine}")
    assert m.state.placing and mine in m.state.table.cards(Zone("hand", 0))
    answers(m, *placed(m, 3), f"0: temple c{mine}")
    assert m.state.placing
    answers(m, "0: confirm")
    assert not m.state.placing and len(m.state.table.cards(Zone("temple"))) == 4


def test_undo_is_offered_only_to_the_one_who_answered_in_secret() -> None:
    m = start("altars")
    answers(m, placed(m, 0)[0])
    assert m.can_undo(only(0)) and not m.can_undo(EVERYONE) and not m.can_undo(only(1))


def test_the_order_of_a_pile_does_not_tell_who_gave_what() -> None:
    firsts = set()
    for seed in range(20):
        m = start("altars", seed, seats=4)
        given = m.state.table.face(m.state.table.cards(Zone("hand", 0))[0])
        for seat in range(4):
            answers(m, *placed(m, seat))
        firsts.add(m.state.table.face(m.state.table.cards(Zone("temple"))[0]) == given)
    assert firsts == {True, False}


@pytest.mark.parametrize("seed", range(200))
def test_a_planted_card_is_known_to_its_giver_and_not_to_its_host(seed: int) -> None:
    m, source = start("altars", seed), Random(seed)
    for _ in range(80):
        if not m.asks:
            return
        ask, option = any_answer(m, source)
        m.answer(option.token, ask.seat)
        if option.token.startswith("give"):
            host = option.onto
            assert isinstance(host, Zone) and host.seat is not None
            assert view(m.state.table, only(ask.seat)).zones[host][-1].face
            assert view(m.state.table, only(host.seat)).zones[host][-1].face is None
            assert view(m.state.table, EVERYONE).zones[host][-1].face is None
