"""People and seats, audiences, and swaps that nobody can tell from pretence."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Zone
from game.core.match import Match
from game.core.seats import EVERYONE, all_but, only
from game.core.view import view
from game.session.history import History, everybody
from tests.driver import (
    M,
    answers,
    any_answer,
    audiences,
    beats,
    digest,
    outlook,
    position,
)
from tests.toys import CATALOGUE
from tests.toys.masks import MASKS

SIX = dict(enumerate(MASKS[:6]))  # 0 judge, 1 puppeteer, 2 princess, 3 spy, 4 thief, 5 king


def table_of_six(turn: int) -> M:
    return position("masks", SIX, seats=6, turn=turn, played=9)


def coins(m: M) -> list[int]:
    return [m.state.table.counters["coins", seat] for seat in range(6)]


def test_puppeteer_moves_people_and_leaves_masks_and_coins() -> None:
    m = table_of_six(turn=1)
    m.state.table.counters["coins", 3] = 9
    answers(m, "announce", "puppeteer", *["no"] * 5, "seat 3", "seat 5")
    assert m.state.table.people == [0, 1, 2, 5, 4, 3]
    assert coins(m) == [6, 8, 6, 8, 6, 5]
    assert m.asks[0].seat == 2
    answers(m, "announce", "thief", "no")  # seat 3 answers next, and person 5 sits there
    assert (m.asks[0].seat, m.state.table.people[m.asks[0].seat]) == (4, 4)


def test_a_liar_pays_where_he_sits_after_the_power() -> None:
    m = table_of_six(turn=1)
    answers(m, "announce", "puppeteer", "no", "yes", "no", "no", "no", "seat 3", "seat 5")
    assert m.state.table.people[5] == 3
    assert coins(m) == [6, 8, 6, 5, 6, 4]
    assert m.state.barred == {1, 3}  # the bar stays with the seat


def test_what_one_knows_goes_along_to_the_other_seat() -> None:
    m = table_of_six(turn=3)
    answers(m, "look")
    card = m.state.table.cards(Zone("mask", 3))[0]
    answers(m, "seen")
    assert m.state.table.known[card] == only(3)
    m.state.turn = 1
    m = Match(m.rules, m.state)
    answers(m, "announce", "puppeteer", *["no"] * 5, "seat 3", "seat 5")
    assert m.state.table.known[card] == only(5)


@pytest.mark.parametrize("really", ["yes", "no"])
def test_after_a_swap_or_pretence_the_others_have_lost_track(really: str) -> None:
    m = table_of_six(turn=3)
    answers(m, "look", "seen", "swap", "mask:3", really)
    assert {card for card in range(6) if m.state.table.known[card]} == set()


def test_an_open_mask_goes_under_the_table_face_down() -> None:
    """The Fool may take a mask that a contest has laid open, and still nobody can tell what became of it."""
    looks = []
    for really in ("yes", "no"):
        m = position("masks", dict(enumerate(MASKS[:7])), seats=7, turn=6, played=9)
        answers(m, "announce", "fool", "yes", *["no"] * 5, "seat 0", "seat 1")
        moments = m.answer(really)
        looks.append([(beats(moments, a), outlook(m, a)) for a in audiences(m) if a != only(6)])
    assert looks[0] == looks[1]


def test_the_swapper_keeps_track() -> None:
    m = table_of_six(turn=3)
    answers(
        m,
        "look",
        "seen",
        *["swap", "mask:0", "no"] * 2,
        "swap",
        "mask:1",
        "no",
        "swap",
        "mask:2",
        "no",
        "swap",
        "mask:1",
        "no",
        "swap",
        "mask:5",
        "yes",
    )
    (card,) = (card for card in range(6) if m.state.table.known[card])
    assert m.state.table.face(card) == "spy" and card in m.state.table.cards(Zone("mask", 5))


def test_claims_lie_in_sight_until_they_are_settled() -> None:
    m = table_of_six(turn=0)
    answers(m, "announce", "king", "no", "yes")
    assert view(m.state.table, EVERYONE).marks == {("claims", 0): "king", ("claims", 2): "king"}
    answers(m, *["no"] * 3)
    assert not view(m.state.table, EVERYONE).marks


def test_princess_shows_to_everyone_but_the_owner() -> None:
    m = table_of_six(turn=2)
    answers(m, "announce", "princess", *["no"] * 5, "seat 4")
    ask, owner_of = m.asks[0], Zone("mask", 4)
    assert ask.audience == all_but(4)
    assert view(m.state.table, all_but(4)).zones[owner_of][0].face == "thief"
    assert view(m.state.table, only(0)).zones[owner_of][0].face == "thief"
    assert view(m.state.table, only(4)).zones[owner_of][0].face is None
    assert view(m.state.table, EVERYONE).zones[owner_of][0].face is None
    assert view(m.state.table, only(0) | only(4)).zones[owner_of][0].face is None
    answers(m, "seen")
    assert view(m.state.table, all_but(4)).zones[owner_of][0].face is None


def test_a_reveal_that_is_over_within_one_answer_is_still_in_the_beats() -> None:
    m = table_of_six(turn=0)
    answers(m, "announce", "king", *["no"] * 4)
    history = History([])
    history.add(m.answer("yes"))
    assert not [c for row in view(m.state.table, EVERYONE).zones.values() for c in row if c.face]
    seen = {c.face for beat in history.since(0, everybody) for row in beat.view.zones.values() for c in row}
    assert seen == {None, "judge", "king"}


@pytest.mark.parametrize("seed", range(25))
def test_swapping_equals_pretending_with_the_prints_exchanged(seed: int) -> None:
    """To the end of the game and for everybody: nothing depends on the answer but which print lies where."""
    truth, twin = position("masks", SIX, seats=6), position("masks", SIX, seats=6)
    answers(truth, "swap", "mask:3", "yes")
    twin.state.table.dealt[0], twin.state.table.dealt[3] = twin.state.table.dealt[3], twin.state.table.dealt[0]
    twin = Match(CATALOGUE["masks"], twin.state)
    answers(twin, "swap", "mask:3", "no")
    source = Random(seed)
    for _ in range(200):
        assert digest(truth.state) == digest(twin.state)
        if not truth.asks:
            break
        for audience in audiences(truth):
            assert outlook(truth, audience) == outlook(twin, audience)
        ask, option = any_answer(truth, source)
        one, two = truth.answer(option.token, ask.seat), twin.answer(option.token, ask.seat)
        for audience in audiences(truth):
            assert beats(one, audience) == beats(two, audience)
