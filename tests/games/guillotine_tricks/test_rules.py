"""The trick-taking Guillotine, clause by clause of its rules: the deal, pardons, tricks."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Zone
from game.core.match import NotAllowed
from game.core.seats import EVERYONE, only
from game.core.view import view
from game.games.guillotine_tricks import targets
from game.games.guillotine_tricks.vectors import dealt

from .sitting import PACK, RULES, SUITED, M, card, finish, fresh, go_on, mixed, pardon, play, playable

# ---- dealing and targets (1, 2, decisions 1-3, 3.2)


def test_everybody_gets_thirteen_of_all_52_cards_after_the_flip() -> None:
    m = fresh()
    m.answer("turn_up")
    hands = [m.state.hand(seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted(m.state.table.face(c) for hand in hands for c in hand) == sorted(PACK.cards)
    assert m.state.targets[0] in ("spades", "hearts", "diamonds")


@pytest.mark.parametrize("seed", range(4))
def test_twelve_rounds_have_each_suit_four_times(seed: int) -> None:
    m, seen = fresh(seed), []
    for _ in range(12):
        m.answer("turn_up")
        seen.append(m.state.targets[0])
        finish(m, Random(seed))
    assert sorted(seen) == ["diamonds"] * 4 + ["hearts"] * 4 + ["spades"] * 4
    assert not m.asks and m.state.phase == "over"


def test_the_fixed_cycle_is_spades_hearts_diamonds() -> None:
    m, seen = fresh(target_order="cycle", rounds="6"), []
    for _ in range(6):
        m.answer("deal")
        seen.append(m.state.targets)
        finish(m)
    assert seen == [("spades",), ("hearts",), ("diamonds",)] * 2


def test_with_two_targets_each_suit_is_left_out_equally_often() -> None:
    m, left = fresh(2, double="on", rounds="6"), []
    for _ in range(6):
        m.answer("turn_up")
        assert len(m.state.targets) == 2
        left.append(targets.left_out(m.state.targets, PACK.targets))
        finish(m)
    assert sorted(left) == ["diamonds"] * 2 + ["hearts"] * 2 + ["spades"] * 2


def test_the_deal_passes_to_the_left() -> None:
    m, dealers = fresh(3, rounds="6"), []
    for _ in range(6):
        dealers.append(m.asks[0].seat)
        m.answer("turn_up")
        finish(m)
    first = dealers[0]
    assert dealers == [(first + n) % 4 for n in range(6)]


def test_the_first_dealer_is_random() -> None:
    assert {fresh(seed).asks[0].seat for seed in range(40)} == {0, 1, 2, 3}


# ---- pardons (decisions 6, 7)


def test_pardons_are_laid_in_secret_and_shown_together() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    pardon(m, "2S", "2H", "2D")
    public = view(m.state.table, EVERYONE)
    assert all(not public.zones[Zone("pardon", seat)] for seat in range(4))
    assert [len(public.zones[Zone("hand", seat)]) for seat in range(4)] == [13] * 4
    m.answer(f"pardon c{card(m, '2C')}", 3)
    public = view(m.state.table, EVERYONE)
    assert [public.zones[Zone("pardon", seat)][0].face for seat in range(4)] == ["2S", "2H", "2D", "2C"]


def test_a_pardon_may_be_chosen_anew_until_the_last_is_laid() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    pardon(m, "AS", "2H", "2D")
    m.answer(f"pardon c{card(m, '3S')}", 0)
    m.answer(f"pardon c{card(m, '2C')}", 3)
    assert m.state.pardons() == ["3S", "2H", "2D", "2C"]
    assert card(m, "AS") in m.state.hand(0)


def test_a_club_or_a_target_card_may_be_the_pardon() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    offered = {(a.seat, m.state.table.face(o.value)) for a in m.asks for o in a.options}
    assert offered == {(seat, face) for seat, hand in enumerate(SUITED) for face in hand}


# ---- tricks (2)


def test_dealers_left_leads_and_play_goes_clockwise() -> None:
    m = mixed(dealer=1)
    seats = []
    for face in ("AC", "4C", "2C", "6C"):
        seats.append(m.asks[0].seat)
        play(m, face)
    assert seats == [2, 3, 0, 1]


def test_suit_must_be_followed_clubs_included() -> None:
    m = mixed()
    play(m, "2C")
    assert playable(m) == {"TC", "6C"}
    with pytest.raises(NotAllowed):
        play(m, "KS")


def test_without_the_suit_any_card_may_be_played() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 3)
    pardon(m, "2S", "2H", "2D", "2C")
    play(m, "AS")
    assert playable(m) == set(SUITED[1]) - {"2H"}


def test_clubs_may_be_led_at_any_time_and_nobody_has_to_trump() -> None:
    assert {"JC", "7C", "2C"} <= playable(mixed())


def test_winner_takes_and_leads() -> None:
    m = mixed()
    play(m, "5S", "KS", "QS", "JS")
    assert m.asks[0].seat == 1 and m.asks[0].pause == "lapse"
    go_on(m)
    assert m.state.lead == 1 and m.asks[0].seat == 1
    assert [len(m.state.table.cards(Zone("plain", seat))) for seat in range(4)] == [0, 4, 0, 0]


def test_target_cards_lie_open_before_whoever_took_them() -> None:
    m = mixed(target="spades")
    play(m, "5S", "KS", "QS", "JS")
    go_on(m)
    assert {m.state.table.face(c) for c in m.state.table.cards(Zone("taken", 1))} == {"5S", "KS", "QS", "JS"}


def test_the_last_card_of_a_hand_is_played_by_itself() -> None:
    m = mixed()
    finish_until_trick(m, 12)
    assert len(m.state.played()) == 4 and m.asks[0].prompt.endswith("trick_won")


def finish_until_trick(m: M, trick: int) -> None:
    while m.state.trick < trick:
        ask = m.asks[0]
        m.answer(ask.options[0].token, ask.seat)


def test_a_single_legal_card_is_asked_for_while_others_are_held() -> None:
    """To play it unasked would show that the hand is short of the suit."""
    m = mixed()
    play(m, "2C")
    play(m, "6C")
    go = m.asks[0]
    assert go.seat == 2 and {m.state.table.face(o.value) for o in go.options} == {"AC", "9C", "5C"}


def test_why_a_card_is_refused() -> None:
    m = mixed()
    play(m, "2C")
    said = RULES.refusal(m.state, m.asks[0], card(m, "KS"), None)
    assert said is not None and said.key == "guillotine_tricks.refuse.must_follow" and said.eyes == only(1)
    assert RULES.refusal(m.state, m.asks[0], card(m, "TC"), None) is None
