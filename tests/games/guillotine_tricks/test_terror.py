"""The Robespierre rule of the trick-taking Guillotine (3.3)."""

from __future__ import annotations

import pytest

from game.core.ask import Ask
from game.core.events import Zone
from game.core.seats import EVERYONE, only
from game.core.view import view
from game.games.guillotine_tricks.vectors import dealt

from .sitting import MIXED, RULES, go_on, mixed, pardon, play


def test_terror_sets_the_trick_aside_and_the_same_player_leads_again() -> None:
    m = mixed(target="spades", robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    m.answer("terror", 3)
    m.answer("annul", 3)
    assert len(m.state.table.cards(Zone("annulled"))) == 4
    assert m.state.trick == 2 and m.asks[0].seat == 0
    assert not any(m.state.table.cards(Zone("taken", seat)) for seat in range(4))


def test_the_right_is_there_once_a_round() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    m.answer("terror", 3)
    m.answer("annul", 3)
    play(m, "AS", "4S", "3S", "2S")
    assert [a.idle for a in m.asks] == [False]


def test_anybody_may_press_and_learns_it_alone() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    assert [a.seat for a in m.asks if a.idle] == [0, 1, 2, 3] and m.asks[0].pause == "tap"
    m.answer("terror", 0)
    ask: Ask[object] = m.asks[0]
    assert ask.audience == only(0) and [o.token for o in ask.options] == ["let it stand"]
    before = view(m.state.table, EVERYONE)
    assert m.answer("let it stand", 0) == []
    assert view(m.state.table, EVERYONE) == before and len(m.asks) == 5


def test_the_king_annuls_the_trick_it_is_played_to_and_none_after() -> None:
    m = mixed(robespierre="on")
    play(m, "2C", "6C", "5C", "KC")
    m.answer("terror", 3)
    assert [o.token for o in m.asks[0].options] == ["let it stand", "annul"]
    m.answer("let it stand", 3)
    go_on(m)
    play(m, "2S", "AS", "KS", "QS")
    assert [a.idle for a in m.asks] == [False]


def test_whole_round_the_right_outlasts_the_king() -> None:
    m = mixed(robespierre="on", right="whole_round")
    play(m, "2C", "6C", "5C", "KC")
    go_on(m)
    play(m, "2S", "AS", "KS", "QS")
    m.answer("terror", 3)
    assert [o.token for o in m.asks[0].options] == ["let it stand", "annul"]


@pytest.mark.parametrize("right, reason", [("while_held", "no_right"), ("whole_round", "no_right_round")])
def test_who_may_not_annul_is_told_the_right_in_force(right: str, reason: str) -> None:
    m = mixed(robespierre="on", right=right)
    play(m, "2C", "6C", "5C", "KC")
    m.answer("terror", 0)
    said = RULES.refusal(m.state, m.asks[0], Zone("annul"), None)
    assert said is not None and said.key == f"guillotine_tricks.refuse.{reason}" and said.eyes == only(0)


def test_king_as_pardon_and_nobody_has_the_right() -> None:
    m = dealt(RULES, MIXED, ["spades"], 3, robespierre="on")
    pardon(m, "6S", "5H", "TS", "KC")
    play(m, "5S", "KS", "QS", "JS")
    assert [a.idle for a in m.asks] == [False]


def test_at_no_moment_has_a_trick_that_is_remembered_the_fate_of_another() -> None:
    """Seat 3 takes the first trick with KC and annuls the second; seat 0 takes the third with AS."""
    m = mixed(target="spades", robespierre="on", right="whole_round")
    play(m, "2C", "6C", "5C", "KC")
    moments = m.answer("next trick")
    play(m, "KH", "4H", "3H", "2H")
    m.answer("terror", 3)
    moments += m.answer("annul", 3)
    play(m, "JS", "AS", "4S", "3S")
    moments += m.answer("next trick")
    fates = set()
    for moment in moments:
        marks = moment.table.marks
        faces = frozenset(word for (key, _), word in marks.items() if key == "last_trick")
        took = [seat for seat in range(4) if ("took", seat) in marks]
        fates |= {(face, took[0] if took else None, any(key[0] == "annulled" for key in marks)) for face in faces}
    assert fates == {
        *((face, 3, False) for face in ("2C", "6C", "5C", "KC")),
        *((face, None, True) for face in ("KH", "4H", "3H", "2H")),
        *((face, 0, False) for face in ("JS", "AS", "4S", "3S")),
    }
