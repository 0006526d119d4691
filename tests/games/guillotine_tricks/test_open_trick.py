"""What the table of the trick-taking Guillotine says of a trick that lies open, and of the one before."""

from __future__ import annotations

import pytest

from game.core.seats import EVERYONE
from game.core.view import view

from .sitting import M, finish, fresh, go_on, mixed, play


def winning(m: M) -> list[int]:
    return [seat for seat in range(4) if ("winning", seat) in view(m.state.table, EVERYONE).marks]


@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_the_winning_card_is_marked_from_the_fourth_card_until_the_trick_is_taken(robespierre: str) -> None:
    m = mixed(robespierre=robespierre)
    play(m, "5S", "KS", "QS")
    assert winning(m) == []
    play(m, "JS")
    assert winning(m) == [1]  # the king of the suit that was led
    go_on(m)
    assert winning(m) == []


def test_the_mark_tells_nothing_of_the_right_to_annul() -> None:
    """It is that of the highest card whoever presses, and gone with the trick."""
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    for seat in (0, 3):  # the second one has the king of clubs
        m.answer("terror", seat)
        assert winning(m) == [1]
        if seat == 0:
            m.answer("let it stand", seat)
            assert winning(m) == [1]
    m.answer("annul", 3)
    assert winning(m) == []


def took(m: M) -> list[int]:
    return [seat for seat in range(4) if ("took", seat) in view(m.state.table, EVERYONE).marks]


def test_who_took_the_last_trick_is_marked_until_the_next_is_taken_or_annulled() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    assert took(m) == []
    go_on(m)
    assert took(m) == [1]
    for _ in range(4):
        m.answer(m.asks[0].options[0].token)
    assert took(m) == [1]
    m.answer("terror", 3)
    m.answer("annul", 3)
    assert took(m) == []


def test_who_took_the_last_trick_is_forgotten_with_the_cards() -> None:
    m = mixed(rounds="3")
    finish(m)
    assert len(took(m)) == 1
    m.answer("turn_up")
    assert took(m) == []


def onward(m: M) -> list[str]:
    """The words of the button at every trick from here on, with those that are annulled."""
    words, round_ = [], m.state.round
    while m.asks and m.state.round == round_ and m.state.phase != "deal":
        ask = next(ask for ask in m.asks if not ask.idle)
        if ask.pause:
            words.append((ask.options[0].label or "").removeprefix("guillotine_tricks.button."))
        m.answer(ask.options[0].token, ask.seat)
    return words


@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_what_follows_a_trick_is_named_another_one_the_points_or_the_end(robespierre: str) -> None:
    m, said = fresh(2, rounds="3", robespierre=robespierre), []
    while m.asks:
        m.answer("turn_up")
        said.append(onward(m))
    assert said == [["next_trick"] * 11 + [last] for last in ("end_round", "end_round", "end_match")]
