"""The powers of the masks (4), people who change seats (4, 5a), and what a claim would bring."""

from __future__ import annotations

import pytest

from game.core.events import Zone
from game.core.seats import EVERYONE, all_but, only
from game.core.view import view

from .sitting import FIVE, SIX, announce, answer, coins, court, go_on, mask, sees, table, tokens

# ---- powers (4) and the test list (6)


def test_judge_does_not_get_this_turns_fines() -> None:
    m = table(FIVE, [6] * 5, court=4)
    announce(m, "judge", 1)
    go_on(m)
    assert coins(m) == [10, 5, 6, 6, 6] and court(m) == 1


def test_two_peasants_get_two_each_and_a_third_claimer_pays() -> None:
    m = table(("peasant", "peasant", "judge", "king", "thief", "fool", "widow", "empress"), [6] * 8)
    announce(m, "peasant", 1, 2)
    go_on(m)
    assert coins(m)[:3] == [8, 8, 5]


def test_one_peasant_gets_one() -> None:
    m = table(("peasant", "peasant", "judge", "king", "thief", "fool", "widow", "empress"), [6] * 8)
    announce(m, "peasant", 3)
    go_on(m)
    assert coins(m)[:4] == [7, 6, 6, 5]


def test_sorceress_liar_pays_from_what_he_then_has() -> None:
    """Seat 0 lies with 1 coin; the true Sorceress takes his coin and leaves him 5, of which he pays 1."""
    m = table(("judge", "sorceress", "thief", "fool", "widow", "empress"), [1, 5, 6, 6, 6])
    announce(m, "sorceress", 1)
    go_on(m)
    answer(m, "seat 0")
    assert coins(m)[:2] == [4, 1] and court(m) == 1 and not m.state.reason


@pytest.mark.parametrize("has, pays, ends", [(1, 1, True), (3, 3, True), (4, 4, True), (5, 4, False)])
def test_guru_target_in_the_wrong(has: int, pays: int, ends: bool) -> None:
    m = table(("guru", "king", "judge", "thief", "fool", "widow", "empress", "spy"), [6, has, 6, 6, 6, 6, 6, 6])
    announce(m, "guru")
    answer(m, "seat 1", "name thief")
    assert sees(m, EVERYONE, 1) == "king"
    go_on(m)
    assert coins(m)[:2] == [6 + pays, has - pays] and bool(m.state.reason) == ends


def test_guru_target_in_the_right_pays_nothing_and_may_not_announce_next() -> None:
    m = table(("guru", "king", "judge", "thief", "fool", "widow", "empress", "spy"), [6] * 8)
    announce(m, "guru")
    answer(m, "seat 1", "name king")
    go_on(m)
    assert coins(m) == [6] * 8 and "announce" not in tokens(m) and m.asks[0].seat == 1


def test_beggar_passes_a_richer_player_only_while_poorer() -> None:
    """5 against 6, 6, 7: after one coin the Beggar has 6, the second 6 is not more, the 7 is."""
    m = table(("beggar", "judge", "king", "thief", "fool", "widow"), [5, 6, 6, 7, 1])
    announce(m, "beggar")
    assert coins(m) == [7, 5, 6, 6, 1]


def test_patron_gains_are_together() -> None:
    """10 + 3 and a neighbour's 12 + 1 make two winners."""
    m = table(("patron", "judge", "king", "thief", "fool", "widow"), [10, 12, 5, 5, 5])
    announce(m, "patron")
    assert m.state.reason == "thirteen" and m.state.winners == (0, 1)


def test_thief_at_twelve_with_a_neighbour_at_one_thirteen_beats_zero() -> None:
    m = table(("thief", "judge", "king", "fool", "widow", "empress"), [12, 1, 6, 6, 6])
    announce(m, "thief")
    assert coins(m)[0] == 14 and m.state.reason == "thirteen" and m.state.winners == (0,)


def test_thief_takes_what_is_there() -> None:
    m = table(("thief", "judge", "king", "fool", "widow", "empress"), [4, 1, 6, 6, 2])
    announce(m, "thief")
    assert coins(m) == [6, 0, 6, 6, 1] and m.state.reason == "ruined" and m.state.winners == (0, 2, 3)


def test_trickster_is_asked_only_where_several_are_richest() -> None:
    m = table(("trickster", "judge", "king", "fool", "widow", "empress"), [9, 3, 8, 8, 2])
    announce(m, "trickster")
    assert tokens(m) == ["seat 2", "seat 3"]
    answer(m, "seat 3")
    assert coins(m) == [11, 3, 8, 6, 2]
    m = table(("trickster", "judge", "king", "fool", "widow", "empress"), [9, 3, 8, 7, 2])
    announce(m, "trickster")
    assert coins(m) == [11, 3, 6, 7, 2]


def test_widow_fills_up_to_ten() -> None:
    for before, after in ((3, 10), (10, 10), (11, 11)):
        m = table(FIVE, [before, 6, 6, 6, 6])
        announce(m, "widow")
        assert coins(m)[0] == after


def test_cheater_needs_ten() -> None:
    m = table(("judge", "cheater", "king", "fool", "widow", "empress"), [10, 6, 6, 6, 6])
    announce(m, "cheater")
    assert m.state.reason == "cheater" and m.state.winners == (0,)
    m = table(("judge", "cheater", "king", "fool", "widow", "empress"), [9, 6, 6, 6, 6])
    announce(m, "cheater")
    assert not m.state.reason


def test_fool_gains_and_exchanges_two_others_unseen() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "fool")
    assert "seat 0" not in tokens(m)
    answer(m, "seat 1", "seat 2", "exchange")
    assert (mask(m, 1), mask(m, 2)) == ("thief", "king") and coins(m)[0] == 7
    assert not any(sees(m, only(0), seat) for seat in range(5))


def test_spy_sees_both_and_may_exchange() -> None:
    m = table(("spy", "king", "judge", "fool", "widow", "empress"), [6] * 5)
    announce(m, "spy")
    answer(m, "seat 1")
    assert (sees(m, only(0), 0), sees(m, only(0), 1)) == ("spy", "king")
    assert sees(m, only(1), 1) is None and sees(m, EVERYONE, 0) is None
    answer(m, "seen", "exchange")
    assert (mask(m, 0), mask(m, 1)) == ("king", "spy")


def test_princess_shows_to_everyone_but_the_owner() -> None:
    m = table(SIX, [6] * 6)
    announce(m, "princess")
    answer(m, "seat 1")
    assert sees(m, all_but(1), 1) == "king" and sees(m, only(1), 1) is None and sees(m, EVERYONE, 1) is None
    assert m.asks[0].audience == all_but(1)
    answer(m, "seen")
    assert coins(m)[0] == 8 and sees(m, all_but(1), 1) is None
    assert "announce" in tokens(m)  # the target was not revealed


def test_a_power_is_finished_even_if_its_first_half_made_thirteen() -> None:
    m = table(FIVE, [12, 6, 6, 6, 6])
    announce(m, "fool")
    answer(m, "seat 1", "seat 2", "exchange")
    assert mask(m, 1) == "thief" and m.state.reason == "thirteen"


def test_fools_exchange_in_a_contest_turns_open_masks_down_first() -> None:
    """Seats 0 and 3 have revealed; the Fool (3) exchanges 0's mask or pretends: face down either way."""
    for really in ("exchange", "pretend"):
        m = table(FIVE, [6] * 5)
        announce(m, "fool", 3)
        go_on(m)
        answer(m, "seat 4", "seat 0")
        assert m.asks[0].seat == 3
        moments = m.answer(really)
        assert view(moments[0].table, EVERYONE).zones[Zone("mask", 0)][0].face is None


# ---- people and seats (4, 5a)


def test_puppeteer_moves_people_and_leaves_masks_and_coins() -> None:
    m = table(SIX, [6, 5, 6, 4, 6, 6])
    announce(m, "puppeteer")
    answer(m, "seat 1", "seat 3")
    assert m.state.table.people == [0, 3, 2, 1, 4, 5]
    assert coins(m) == [8, 4, 6, 3, 6, 6] and mask(m, 1) == "king" and m.asks[0].seat == 1


def test_a_liar_moved_by_the_puppeteer_pays_where_he_then_sits() -> None:
    m = table(SIX, [6, 5, 6, 4, 6, 6])
    announce(m, "puppeteer", 5)  # person 0 lies, seat 5 is the Puppeteer
    go_on(m)
    answer(m, "seat 0", "seat 1")
    assert m.state.table.people[:2] == [1, 0]
    assert coins(m) == [5, 3, 6, 4, 6, 8] and court(m) == 1
    assert m.asks[0].seat == 1  # left of the seat that announced


def test_after_the_puppeteer_neighbours_follow_the_seats() -> None:
    m = table(SIX, [6] * 6)
    announce(m, "puppeteer")
    answer(m, "seat 1", "seat 3")
    announce(m, "thief")  # seat 1, where person 3 now sits
    assert coins(m) == [7, 7, 5, 5, 6, 6]


def test_the_bar_stays_with_the_seat_when_people_move() -> None:
    m = table(SIX, [6] * 6)
    announce(m, "puppeteer", 1, 5)
    go_on(m)
    answer(m, "seat 1", "seat 3")  # seat 1 was revealed, person 1 leaves it
    assert m.asks[0].seat == 1 and "announce" not in tokens(m)


# ---- what a claim would bring


@pytest.mark.parametrize(
    "mask, coins, court, brings",
    [
        ("empress", 6, 0, 3),
        ("king", 6, 0, 2),
        ("widow", 6, 0, 4),
        ("widow", 12, 0, 0),
        ("judge", 6, 5, 5),
        ("thief", 6, 0, 2),
        ("sorceress", 6, 0, None),
        ("fool", 6, 0, None),
        ("cheater", 6, 0, 0),
        ("cheater", 10, 0, None),
    ],
)
def test_the_gallery_tells_what_no_choice_decides(mask: str, coins: int, court: int, brings: int | None) -> None:
    masks = ["judge", *[m for m in ("empress", "king", "widow", "thief", "sorceress", "fool") if m != mask][:4]]
    masks += [mask] if mask not in masks else ["fool"]
    m = table(masks, [coins, 6, 6, 6, 6], court)
    m.answer("announce")
    option = next(option for option in m.asks[0].options if option.value == mask)
    assert dict(option.args).get("n") == brings
    assert m.state.fortunes() == [coins, 6, 6, 6, 6] and not m.state.reason  # looking ahead has changed nothing


def test_the_guru_brings_the_mask_of_the_other_before_everybody() -> None:
    """It lies in the middle from the naming until all have seen it, and no answer of the contest is marked any more."""
    m = table(("guru", "king", "judge", "thief", "fool", "widow", "empress", "spy"), [6] * 8)
    announce(m, "guru")
    assert not [key for key, _ in m.state.table.marks if key == "lets_pass"]
    answer(m, "seat 1", "name thief")
    marks = m.state.table.marks
    assert marks["looked", 1] == "yes" and marks["claims", 1] == "thief" and sees(m, EVERYONE, 1) == "king"
    go_on(m)
    assert not [key for key, _ in m.state.table.marks if key in ("looked", "claims")]
    assert sees(m, EVERYONE, 1) is None


def test_the_answers_of_a_contest_are_marked_until_its_power_begins() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "fool", 3)
    assert [seat for key, seat in m.state.table.marks if key == "lets_pass"] == [1, 2, 4]
    go_on(m)
    assert m.asks[0].prompt.endswith(".fool")
    assert not [seat for key, seat in m.state.table.marks if key == "lets_pass"]


@pytest.mark.parametrize("mask", ["fool", "puppeteer"])
def test_who_was_chosen_first_is_marked_until_the_second_is_chosen(mask: str) -> None:
    m = table(SIX, [6] * 6)
    announce(m, mask)
    assert not [seat for key, seat in m.state.table.marks if key == "chosen"]
    answer(m, "seat 4")
    assert [seat for key, seat in m.state.table.marks if key == "chosen"] == [4]
    answer(m, "seat 2")
    assert not [seat for key, seat in m.state.table.marks if key == "chosen"]
