"""Standing rights, effects that wait in sight, and a day that ends in the middle of an action."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from game.core.match import NotAllowed
from tests.driver import M, answers, position
from tests.toys.cart import LINE, USED


def hand(m: M, seat: int) -> list[int]:
    return list(m.state.table.cards(Zone("hand", seat)))


def faces(m: M, zone: Zone) -> list[str]:
    return [m.state.table.face(c) for c in m.state.table.cards(zone)]


def three_players(**faces_of: str) -> M:
    """`a0="guards"`: the first card in hand of player a (b, c) is the guards."""
    probe = position("cart", {}, seats=3)
    dealt = {hand(probe, "abc".index(key[0]))[int(key[1])]: face for key, face in faces_of.items()}
    return position("cart", dealt, seats=3)


def test_guards_dropped_in_anothers_turn_open_the_barred_card() -> None:
    m = three_players(a0="guards", b0="pushed")
    guards, pushed = hand(m, 0)[0], hand(m, 1)[0]
    answers(m, f"play c{guards}")
    assert m.asks[0].seat == 1 and f"play c{pushed}" not in [o.token for o in m.asks[0].options]
    answers(m, f"0: drop c{guards}")
    assert m.asks[0].seat == 1 and f"play c{pushed}" in [o.token for o in m.asks[0].options]
    assert len(m.asks) == 1 and faces(m, USED) == ["guards"]
    with pytest.raises(NotAllowed):
        m.undo()  # it was another seat's answer


def test_guards_dropped_in_the_middle_of_an_effect() -> None:
    m = three_players(a0="rush", a1="guards")
    rush, guards = hand(m, 0)[:2]
    answers(m, f"play c{guards}", "pass", "pass", f"play c{rush}", f"drop c{guards}", "seat 2")
    assert faces(m, USED) == ["guards"] and faces(m, Zone("waiting", 2)) == ["rush"]


def test_what_waits_lies_in_sight_until_it_strikes() -> None:
    m = three_players(a0="rush", b0="confusion")
    answers(m, f"play c{hand(m, 0)[0]}", "seat 2", f"play c{hand(m, 1)[0]}", "seat 0")
    assert faces(m, Zone("waiting", 0)) == ["confusion"] and m.asks[0].seat == 0  # seat 2 had no action
    used = m.state.table.chance.used
    answers(m, "pass")
    assert m.state.table.chance.used == used + 1 and faces(m, USED)[-1] == "confusion"


def test_a_clerical_robespierre_ends_the_day_and_the_turn_is_finished() -> None:
    m = three_players(b0="clerical")
    front = m.state.table.cards(LINE)[-1]
    m = three_players(b0="clerical")
    table, robespierre = m.state.table, next(c for c in range(12) if m.state.table.face(c) == "robespierre")
    table.dealt[front], table.dealt[robespierre] = table.dealt[robespierre], table.dealt[front]
    answers(m, "pass")
    assert m.state.day == 2 and m.asks[0].seat == 1  # collecting him ended day 1 at once
    clerical = hand(m, 1)[0]
    answers(m, f"play c{clerical}", "seat 0", f"noble c{front}")
    assert not m.asks and len(hand(m, 1)) == 3  # day 2 over too: nothing more collected, but drawn
    assert faces(m, Zone("pile", 1)) == ["robespierre"]
