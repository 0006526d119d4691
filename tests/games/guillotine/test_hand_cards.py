"""Action cards that work on hands and on the action deck."""

from __future__ import annotations

import pytest

from game.core.events import Moved
from game.games.guillotine.state import ACTION_DECK, ACTION_DISCARD, PLAYED, hand
from tests.games.guillotine.scenario import Scene, words


def test_forced_break_takes_a_random_card_from_each_other_player() -> None:
    lost = set()
    for seed in range(12):
        g = Scene(
            "duke", hands={0: "forced_break stumble", 1: "trip pushed long_walk", 2: "escape majesty"}, seed=seed
        ).play("forced_break")
        assert g.hand(0) == "stumble" and len(g.hand(1).split()) == 2 and len(g.hand(2).split()) == 1
        assert len(g.discard.split()) == 3 and g.discard.endswith("forced_break")
        lost.add(g.discard.split()[0])
    assert lost == {"trip", "pushed", "long_walk"}


def test_forced_break_skips_empty_hands() -> None:
    g = Scene("duke", hands={0: "forced_break", 2: "trip"}).play("forced_break")
    assert g.hand(1) == "" and g.hand(2) == "" and g.discard == "trip forced_break"
    assert Scene("duke", hands={0: "forced_break"}).play("forced_break").discard == "forced_break"


def test_infighting_discards_two_of_the_others_own_choice() -> None:
    g = Scene("duke", hands={0: "infighting", 1: "trip pushed escape"}, seats=2).play("infighting")
    assert g.asked == (1, "discard_hand") and g.ask.audience == 1 << 1 and ("n", 2) in g.ask.args
    g.choose("pushed")
    assert g.asked == (1, "discard_hand") and g.choices() == {"trip", "escape"} and ("n", 1) in g.ask.args  # still
    g.choose("trip")
    assert g.hand(1) == "escape" and g.discard == "pushed trip infighting" and g.asked == (0, "collect")


@pytest.mark.parametrize("cards", ["trip", "trip pushed"])
def test_infighting_takes_all_there_are_of_two_or_fewer(cards: str) -> None:
    g = Scene("duke", hands={0: "infighting", 1: cards}, seats=2).play("infighting")
    assert g.hand(1) == "" and g.asked == (0, "collect")


@pytest.mark.parametrize("card", ["infighting", "lack_of_support"])
def test_an_empty_hand_is_no_target(card: str) -> None:
    g = Scene("duke", hands={0: f"{card} stumble"})
    assert g.playable() == set() and g.refused(card) == "hands_empty"
    g = Scene("duke", hands={0: card, 2: "trip pushed escape"}).play(card)
    assert g.asked[1] in ("discard_hand", "take_from_hand")  # nobody else to choose


def test_information_exchange_swaps_hands_without_the_played_card() -> None:
    g = Scene("duke", hands={0: "information_exchange stumble", 1: "trip pushed", 2: "escape"})
    g.play("information_exchange").seat(1)
    assert words(g.hand(0)) == words("trip pushed") and g.hand(1) == "stumble" and g.hand(2) == "escape"


def test_an_empty_hand_may_be_swapped_too() -> None:
    g = Scene("duke", hands={0: "information_exchange"}, seats=2).play("information_exchange")
    assert g.asked == (0, "collect")
    g = Scene("duke", hands={0: "information_exchange stumble"}, seats=2).play("information_exchange")
    assert g.hand(0) == "" and g.hand(1) == "stumble"


def test_each_of_the_two_knows_what_the_other_now_holds_and_nobody_else_does() -> None:
    g = Scene("duke", hands={0: "information_exchange stumble", 1: "trip"}).play("information_exchange").seat(1)
    table = g.state.table
    assert table.known[g.card(hand(1), "stumble")] == table.known[g.card(hand(0), "trip")] == 0b011


def test_lack_of_support_shows_the_hand_to_the_active_player_alone() -> None:
    g = Scene("duke", hands={0: "lack_of_support", 1: "trip pushed", 2: "escape"}).play("lack_of_support").seat(1)
    assert g.asked == (0, "take_from_hand") and g.ask.audience == 1
    assert g.sees(0, hand(1)) == ["trip", "pushed"] and g.sees(2, hand(1)) == [None, None]
    assert g.sees(0, hand(2)) == [None]
    g.choose("pushed")
    assert g.hand(1) == "trip" and g.discard == "pushed lack_of_support" and g.sees(0, hand(1)) == [None]


def test_rain_delay_shuffles_hands_and_deck_and_deals_everybody_five() -> None:
    g = Scene("duke", hands={0: "rain_delay stumble", 1: "trip", 2: "escape majesty"}, discard="long_walk")
    g.play("rain_delay")
    assert [len(g.hand(seat).split()) for seat in range(3)] == [5, 5, 5]
    assert g.discard == "long_walk rain_delay" and g.shuffled() == [ACTION_DECK]  # the discard stays
    assert g.asked == (0, "collect")
    g.blade()
    assert len(g.hand(0).split()) == 6  # the draw comes as usual


def test_rain_delay_deals_the_shuffled_discard_on_when_hands_and_deck_are_too_few() -> None:
    g = Scene(
        "duke",
        hands={0: "rain_delay", 1: "trip pushed"},
        actions="stumble",
        discard="escape majesty long_walk civic_pride l_idiot missed rat_break",
        seats=2,
    )
    parked = len(g.hand(1).split()) - 2  # what the scene has put aside lies in the last hand
    assert parked > 0
    g.play("rain_delay")
    assert [len(g.hand(seat).split()) for seat in range(2)] == [5, 5]


def test_rain_delay_with_nearly_no_cards_deals_what_there_is() -> None:
    g = Scene("duke", hands={0: "rain_delay"}, seats=2)
    table = g.state.table
    aside = table.zones[ACTION_DECK][3:]
    del table.zones[ACTION_DECK][3:]
    table.zones[ACTION_DISCARD] += aside[:4]  # 3 in the deck, 4 in the discard, the rest out of the box
    g.play("rain_delay")
    assert [len(g.hand(seat).split()) for seat in range(2)] == [4, 3]
    assert g.discard == "rain_delay" and g.shuffled() == [ACTION_DECK, ACTION_DECK]


def test_rat_break_takes_any_card_of_the_discard_but_not_itself() -> None:
    g = Scene("duke", hands={0: "rat_break"}, discard="trip pushed escape").play("rat_break")
    assert g.asked == (0, "take_from_discard") and g.choices() == {"trip", "pushed", "escape"}
    g.choose("pushed")
    assert g.hand(0) == "pushed" and g.discard == "trip escape rat_break"
    assert g.asked == (0, "collect")  # no extra play


def test_rat_break_needs_a_card_in_the_discard() -> None:
    g = Scene("duke", hands={0: "rat_break"})
    assert g.playable() == set() and g.refused("rat_break") == "discard_empty"


def test_a_trip_just_played_can_be_taken_by_rat_break() -> None:
    g = Scene("duke mayor", hands={0: "trip rat_break"}).play("trip").play("rat_break")
    assert g.hand(0) == "trip" and g.discard == "rat_break"


def test_a_played_card_lies_open_until_it_is_resolved() -> None:
    g = Scene("duke bishop mayor", hands={0: "l_idiot"}).play("l_idiot")
    assert g.names(PLAYED) == "l_idiot" and g.discard == "" and g.sees(1, PLAYED) == ["l_idiot"]
    g.move("duke", 1)
    assert g.discard == "l_idiot"


# ---------------------------------------------------------------------------------------------- the deck


def test_an_empty_action_deck_is_made_anew_from_the_shuffled_discard() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, actions="", discard="trip pushed escape").no().blade()
    assert g.discard == "" and len(g.deck(ACTION_DECK)) == 2 and g.shuffled() == [ACTION_DECK]
    assert set(g.hand(0).split()) - {"stumble"} <= {"trip", "pushed", "escape"} and len(g.hand(0).split()) == 2


def test_with_both_empty_nothing_is_drawn() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, actions="").no().blade()
    assert g.hand(0) == "stumble" and g.asked[0] == 1


def test_there_is_no_hand_limit() -> None:
    many = "trip trip pushed pushed stumble stumble l_idiot l_idiot escape majesty missed rat_break"
    g = Scene("duke bishop", hands={0: many}).no().blade()
    assert len(g.hand(0).split()) == 13


def test_what_is_drawn_is_seen_by_the_drawer_alone() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, actions="trip...").no().blade()
    moved = [m.event for m in g.moments if isinstance(m.event, Moved) and m.event.src == ACTION_DECK]
    assert [event.eyes for event in moved] == [1]
