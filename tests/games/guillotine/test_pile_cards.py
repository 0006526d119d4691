"""Action cards that work on score piles, and those that change what is collected."""

from __future__ import annotations

import pytest

from game.core.words import Face
from game.games.guillotine.state import ACTION_DECK, LINE, NOBLE_DISCARD, score_pile
from tests.games.guillotine.scenario import Scene, words

AIMED_AT_ANOTHER = [
    "infighting",
    "lack_of_support",
    "missed",
    "missing_heads",
    "rush_job",
    "confusion_in_line",
    "clerical_error",
]


@pytest.mark.parametrize("card", AIMED_AT_ANOTHER)
def test_seven_cards_cannot_be_aimed_at_oneself(card: str) -> None:
    g = Scene(
        "duke bishop",
        hands={0: f"{card} stumble", 1: "trip pushed", 2: "trip pushed"},
        piles={0: "count lord", 1: "lady coiffeur", 2: "mayor regent"},
    ).play(card)
    assert g.asked == (0, "choose_other") and g.seats() == {1, 2}


# ---------------------------------------------------------------------------------------------- Clerical Error


def clerical(mine: str, theirs: str, line: str = "duke bishop", **more: object) -> Scene:
    return Scene(line, hands={0: "clerical_error"}, piles={0: mine, 1: theirs}, seats=2, **more).play("clerical_error")  # type: ignore[arg-type]


def test_clerical_error_takes_any_noble_and_gives_back_any_other() -> None:
    g = clerical("count martyr", "cardinal lady regent")
    assert g.asked == (0, "clerical_take") and g.choices() == {"cardinal", "lady", "regent"}
    g.choose("regent")
    assert g.asked == (1, "clerical_return") and g.choices() == {"count", "martyr"}  # not the one just taken
    g.choose("count")
    assert g.pile(0) == "martyr regent" and g.pile(1) == "cardinal lady count"
    assert g.asked == (0, "collect")


def test_clerical_error_returns_nothing_to_give() -> None:
    g = clerical("", "cardinal lady").choose("cardinal")
    assert g.pile(0) == "cardinal" and g.pile(1) == "lady" and g.asked == (0, "collect")


def test_clerical_error_needs_a_pile_to_take_from() -> None:
    g = Scene("duke", hands={0: "clerical_error"}, piles={0: "count"})
    assert g.playable() == set() and g.refused("clerical_error") == "piles_empty"
    g = Scene("duke", hands={0: "clerical_error"}, piles={0: "count", 2: "lady lord"}).play("clerical_error")
    assert g.asked == (0, "clerical_take")  # only one player has a pile, so only the noble is asked


def test_nobles_so_collected_fire_their_effects() -> None:
    g = clerical("count", "lady general", deck="mayor...", actions="trip pushed stumble...").choose("general")
    assert g.line == "mayor duke bishop"  # the general brings a noble
    assert g.asked == (0, "collect")  # the count was the only one to give back
    assert g.pile(0) == "general" and g.pile(1) == "lady count"


def test_robespierre_so_taken_ends_the_day_after_the_return() -> None:
    g = clerical("count martyr", "robespierre lady", line="duke bishop", actions="trip pushed...").choose("robespierre")
    assert g.asked == (1, "clerical_return") and g.line == "duke bishop"  # the return comes first
    g.choose("count")
    assert g.line == "" and g.gone == "bishop duke" and g.asked == (0, "end_turn")
    g.end()
    assert g.pile(0) == "martyr robespierre" and g.hand(0) == "trip"  # nothing collected, but drawn
    assert g.state.day == 2


def test_the_returned_noble_still_fires_though_the_day_is_over() -> None:
    g = clerical("fast_noble martyr", "robespierre", line="duke bishop").choose("fast_noble")
    assert g.pile(1) == "fast_noble bishop" and g.gone == "duke" and g.line == ""


def test_an_extra_draw_earned_in_the_return_is_the_other_players_after_the_active_one() -> None:
    g = clerical("lady martyr", "count", actions="trip pushed stumble...").choose("lady")
    assert g.hand(1) == "" and g.asked == (0, "collect")
    g.blade()
    assert g.hand(0) == "trip" and g.hand(1) == "pushed"
    assert g.deck(ACTION_DECK)[0] == "stumble"


def test_innocent_victim_works_for_the_other_player_in_the_return() -> None:
    g = (
        Scene(
            "duke bishop",
            hands={0: "clerical_error stumble", 1: "trip pushed"},
            seats=2,
            piles={0: "innocent_victim martyr", 1: "count"},
        )
        .play("clerical_error")
        .choose("innocent_victim")
    )
    assert g.asked == (1, "discard_hand") and g.choices() == {"trip", "pushed"}
    g.choose("trip")
    assert g.hand(1) == "pushed" and g.hand(0) == "stumble"


def test_rival_executioner_works_for_the_other_player_in_the_return() -> None:
    g = clerical("rival_executioner martyr", "count", deck="cardinal...").choose("rival_executioner")
    assert g.pile(1) == "rival_executioner cardinal"


def test_only_the_chosen_noble_is_safe_from_the_return() -> None:
    g = clerical("", "fast_noble lady", line="duke bishop").choose("fast_noble")
    assert g.pile(0) == "fast_noble" and g.pile(1) == "lady bishop"  # the bishop came along and goes back


def test_the_clown_taken_by_clerical_error_is_given_away_again() -> None:
    g = Scene("duke bishop", hands={0: "clerical_error"}, piles={0: "count", 1: "clown lady"}).play("clerical_error")
    g.choose("clown")
    assert g.asked == (0, "give_clown") and g.seats() == {1, 2}
    assert dict(g.ask.args)["card"] == Face("clown")
    g.seat(2)
    assert g.pile(2) == "clown" and g.pile(1) == "lady count"


def test_clerical_error_does_not_wake_confusion_in_line() -> None:
    g = (
        Scene(
            "duke bishop", hands={0: "clerical_error"}, piles={1: "count lady"}, waits={0: "confusion_in_line"}, seats=2
        )
        .play("clerical_error")
        .choose("count")
    )
    assert g.waits(0) == "confusion_in_line" and LINE not in g.shuffled()


# ---------------------------------------------------------------------------------------------- Missed!, Missing Heads


def test_missed_sends_the_newest_noble_of_the_pile_to_the_end_of_the_line() -> None:
    g = Scene("duke bishop", hands={0: "missed"}, piles={1: "count lady regent", 2: "mayor"}).play("missed").seat(1)
    assert g.line == "regent duke bishop" and g.pile(1) == "count lady"


def test_missed_takes_a_noble_that_was_put_there_too() -> None:
    g = Scene("duke bishop count", hands={0: "after_you missed", 1: "political_influence"}, piles={1: "lady"}, seats=2)
    g.play("after_you").blade().play("political_influence").end()
    assert g.pile(1) == "lady count"  # put there, not collected
    g.play("missed")
    assert g.pile(1) == "lady" and g.line == "count duke"


def test_a_missed_noble_can_be_collected_anew() -> None:
    g = Scene("duke", hands={0: "missed"}, piles={1: "lady"}, seats=2, actions="trip pushed...").play("missed")
    g.blade()
    assert g.pile(0) == "duke" and g.line == "lady" and g.asked[0] == 1


def test_a_noble_that_leaves_a_pile_leaves_the_order_of_the_others() -> None:
    g = Scene("duke", hands={0: "clerical_error"}, piles={1: "count lady regent"}, seats=2).play("clerical_error")
    assert g.choose("lady").pile(1) == "count regent"


@pytest.mark.parametrize("card", ["missed", "missing_heads"])
def test_an_empty_pile_is_no_target(card: str) -> None:
    g = Scene("duke", hands={0: card}, piles={0: "lady"})
    assert g.playable() == set() and g.refused(card) == "piles_empty"
    g = Scene("duke bishop", hands={0: card}, piles={2: "lady"}).play(card)
    assert g.pile(2) == "" and g.asked == (0, "collect")


def test_missing_heads_loses_a_random_noble_to_the_discard() -> None:
    lost = set()
    for seed in range(15):
        g = Scene("duke", hands={0: "missing_heads"}, piles={1: "count lady regent"}, seats=2, seed=seed)
        g.play("missing_heads")
        assert words(g.pile(1) + " " + g.gone) == words("count lady regent") and len(g.gone.split()) == 1
        lost.add(g.gone)
    assert lost == {"count", "lady", "regent"}


# ---------------------------------------------------------------------------------------------- how much is collected


def test_double_feature_collects_two_in_the_collect_step() -> None:
    g = Scene("duke bishop count", hands={0: "double_feature"}).play("double_feature")
    assert g.pile(0) == "" and g.asked == (0, "collect_several")
    assert g.blade().pile(0) == "count bishop" and g.line == "duke"


def test_double_feature_with_one_left_collects_one() -> None:
    g = Scene("duke", hands={0: "double_feature"}).play("double_feature").blade()
    assert g.pile(0) == "duke" and g.state.day == 2


def test_double_feature_collects_the_noble_that_the_general_adds() -> None:
    for adder in ("general", "captain_of_the_guard"):
        g = Scene(adder, hands={0: "double_feature"}, deck="mayor...").play("double_feature").blade()
        assert g.pile(0) == f"{adder} mayor"


def test_double_features_second_noble_is_lost_with_robespierre() -> None:
    g = Scene("duke bishop robespierre", hands={0: "double_feature"}).play("double_feature").blade()
    assert g.pile(0) == "robespierre" and g.gone.split()[:2] == ["bishop", "duke"]


def test_double_feature_lasts_one_turn() -> None:
    g = Scene("duke bishop count mayor lord", hands={0: "double_feature"}, seats=2).play("double_feature").blade()
    g.blade() if g.asked[1] == "collect" else g.no().blade()
    assert len(g.pile(1).split()) == 1


def test_political_influence_collects_nothing_and_draws_four() -> None:
    g = Scene("duke bishop", hands={0: "political_influence"}, actions="trip pushed stumble long_walk escape...").play(
        "political_influence"
    )
    assert g.asked == (0, "end_turn")
    g.end()
    assert g.line == "duke bishop" and g.pile(0) == "" and g.hand(0) == "trip pushed stumble long_walk"
    assert g.asked[0] == 1


def test_scarlet_pimpernel_lets_the_turn_finish_and_then_ends_the_day() -> None:
    g = Scene("duke bishop count", hands={0: "scarlet_pimpernel"}, actions="trip pushed...").play("scarlet_pimpernel")
    assert g.line == "duke bishop count" and g.asked == (0, "collect")
    g.blade()
    assert g.pile(0) == "count" and g.hand(0).split()[0] == "trip"
    assert g.went("duke") == [NOBLE_DISCARD] and g.state.day == 2


def test_a_card_that_works_this_turn_is_in_sight_until_the_turn_is_over() -> None:
    for card in ("double_feature", "political_influence", "scarlet_pimpernel"):
        g = Scene("duke bishop count mayor", hands={0: card}).play(card)
        assert g.state.table.marks["this_turn", 0] == card
        (g.end if card == "political_influence" else g.blade)()
        assert ("this_turn", 0) not in g.state.table.marks


def test_collected_nobles_lie_on_top_of_the_pile() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, piles={0: "lady"}).no().blade()
    assert g.pile(0) == "lady bishop" and g.went("bishop") == [score_pile(0)]
