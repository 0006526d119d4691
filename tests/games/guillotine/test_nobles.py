"""Every noble that does something when it is collected, or while it stands in line."""

from __future__ import annotations

import pytest

from game.games.guillotine.state import ACTION_DECK, LINE, NOBLE_DECK
from tests.games.guillotine.scenario import RULES, Scene, words

NEXT_DAY = (
    "martyr martyr martyr sheriff sheriff wealthy_priest wealthy_priest coiffeur piss_boy lieutenant lieutenant regent"
)


def taken(line: str, *, hand: str = "stumble", **more: object) -> Scene:
    """Seat 0 plays nothing and collects the front noble."""
    return Scene(line, hands={0: hand}, **more).no().blade()  # type: ignore[arg-type]


def test_24_nobles_have_no_effect() -> None:
    plain = [
        noble
        for noble in RULES.book.nobles.values()
        if not (noble.on_collect or noble.after_action or noble.score or noble.bars_actions)
    ]
    assert len(plain) == 24


def test_fast_noble_also_collects_the_next_front_noble_with_its_effect() -> None:
    g = taken("mayor count general fast_noble", deck="bishop...")
    assert g.pile(0) == "fast_noble general" and g.line == "bishop mayor count"


def test_fast_noble_alone_in_line_collects_nothing_more() -> None:
    g = taken("fast_noble", deck=NEXT_DAY)
    assert g.pile(0) == "fast_noble" and g.state.day == 2


def test_robespierre_discards_the_line_at_once_but_the_draw_still_happens() -> None:
    g = taken("mayor count robespierre", actions="trip...", deck=NEXT_DAY)
    assert g.pile(0) == "robespierre" and g.gone.split()[-2:] == ["count", "mayor"]
    assert g.hand(0) == "stumble trip" and g.state.day == 2


def test_robespierre_through_fast_noble_ends_the_day() -> None:
    g = taken("mayor count robespierre fast_noble", deck=NEXT_DAY)
    assert g.pile(0) == "fast_noble robespierre" and g.gone.endswith("count mayor") and g.state.day == 2


@pytest.mark.parametrize(
    "top, line, pile",
    [
        ("cardinal", "duke", "rival_executioner cardinal"),
        ("fast_noble", "", "rival_executioner fast_noble duke"),
    ],
)
def test_rival_executioner_collects_the_top_of_the_deck_with_its_effect(top: str, line: str, pile: str) -> None:
    g = taken("mayor bishop duke rival_executioner", deck=f"{top} lord...")
    assert g.pile(0) == pile
    assert g.line == ("mayor bishop duke" if line else "mayor bishop")


def test_rival_executioner_may_find_robespierre() -> None:
    g = taken("mayor duke rival_executioner", deck="robespierre " + NEXT_DAY)
    assert g.pile(0) == "rival_executioner robespierre" and g.gone.split()[-2:] == ["duke", "mayor"]
    assert g.state.day == 2


def test_rival_executioner_may_find_the_clown() -> None:
    g = taken("mayor duke rival_executioner", deck="clown lord...")
    assert g.asked == (0, "give_clown") and g.seats() == {1, 2}
    g.seat(1)
    assert g.pile(0) == "rival_executioner" and g.pile(1) == "clown"


def test_rival_executioner_with_an_empty_deck_collects_alone() -> None:
    assert taken("mayor duke rival_executioner", deck="").pile(0) == "rival_executioner"


@pytest.mark.parametrize("noble", ["general", "captain_of_the_guard"])
def test_general_and_captain_bring_the_top_of_the_deck_to_the_end(noble: str) -> None:
    g = taken(f"mayor duke {noble}", deck="lord lady...")
    assert g.line == "lord mayor duke" and g.deck()[0] == "lady"


@pytest.mark.parametrize("noble", ["general", "captain_of_the_guard"])
def test_the_noble_so_added_keeps_the_day_alive(noble: str) -> None:
    g = taken(noble, deck="lord lady...")
    assert g.line == "lord" and g.state.day == 1 and g.state.turn == 1


def test_a_general_with_an_empty_deck_brings_nobody() -> None:
    assert taken("mayor general", deck="").line == "mayor"


@pytest.mark.parametrize("noble", ["lady", "lord", "lady_in_waiting"])
def test_one_extra_card_at_the_end_of_turn_draw(noble: str) -> None:
    g = taken(f"mayor duke {noble}", actions="trip pushed escape...")
    assert g.hand(0) == "stumble trip pushed" and g.deck(ACTION_DECK)[0] == "escape"


def test_extra_draws_add_up_and_lapse_with_the_turn() -> None:
    g = (
        Scene(
            "mayor bishop duke lady lord",
            hands={0: "double_feature", 1: "trip"},
            seats=2,
            actions="stumble pushed escape majesty...",
        )
        .play("double_feature")
        .blade()
    )
    assert g.hand(0) == "stumble pushed escape"
    g.no().blade()
    assert g.hand(1) == "trip majesty"


def test_political_influence_and_a_ladys_draw_do_not_meet_but_the_badge_shows_what_is_owed() -> None:
    g = Scene("mayor lady", hands={0: "political_influence"}).play("political_influence")
    assert g.state.table.counters["extra_draws", 0] == 3
    g.end()
    assert g.state.table.counters["extra_draws", 0] == 0


# ------------------------------------------------------------------------------------------ Innocent Victim, The Clown


def test_innocent_victim_discards_a_card_of_ones_own_choice_before_the_draw() -> None:
    g = taken("mayor duke innocent_victim", hand="stumble pushed", actions="trip...")
    assert g.asked == (0, "discard_hand") and g.choices() == {"stumble", "pushed"} and g.ask.audience == 1
    g.choose("stumble")
    assert g.hand(0) == "pushed trip" and g.discard == "stumble"


def test_innocent_victim_takes_the_last_card_without_a_question() -> None:
    g = taken("mayor duke innocent_victim", actions="trip...")
    assert g.hand(0) == "trip" and g.discard == "stumble"


def test_innocent_victim_takes_nothing_from_an_empty_hand() -> None:
    g = Scene("mayor duke innocent_victim", actions="trip...").blade()
    assert g.pile(0) == "innocent_victim" and g.hand(0) == "trip"


def test_innocent_victims_discard_happens_at_once() -> None:
    g = Scene("mayor innocent_victim fast_noble", hands={0: "double_feature stumble pushed"}, actions="trip...")
    g.play("double_feature").blade()
    assert g.asked == (0, "discard_hand") and g.line == "mayor"  # before the second noble of the feature
    g.choose("pushed")
    assert g.pile(0) == "fast_noble innocent_victim mayor"


def test_the_clown_is_put_on_top_of_another_pile_and_not_passed_on() -> None:
    g = Scene("mayor duke clown", hands={0: "stumble"}, piles={2: "lord"}).no().blade()
    assert g.asked == (0, "give_clown") and g.seats() == {1, 2}
    g.seat(2)
    assert g.pile(2) == "lord clown" and g.pile(0) == "" and g.asked[0] == 1


def test_with_two_players_the_clown_needs_no_question() -> None:
    assert taken("mayor duke clown", seats=2).pile(1) == "clown"


# ---------------------------------------------------------------------------------------------- Master Spy


def test_the_master_spy_goes_to_the_end_after_each_action_card() -> None:
    g = Scene("mayor duke master_spy bishop", hands={0: "trip stumble"}).play("trip").move("bishop", -1)
    assert g.line == "master_spy mayor duke bishop"


def test_he_goes_after_the_card_is_resolved() -> None:
    g = Scene("mayor duke master_spy bishop", hands={0: "public_demand"}).play("public_demand").move("master_spy", 1)
    assert g.line == "master_spy mayor duke bishop"


@pytest.mark.parametrize("card", ["fountain_of_blood", "political_influence", "double_feature", "callous_guards"])
def test_any_action_card_sets_him_off(card: str) -> None:
    assert Scene("mayor duke master_spy", hands={0: card}).play(card).line == "master_spy mayor duke"


def test_at_the_end_already_he_stays() -> None:
    g = Scene("master_spy duke", hands={0: "fountain_of_blood"}).play("fountain_of_blood")
    assert g.line == "master_spy duke" and "slips" not in g.said()


def test_passing_does_not_set_him_off() -> None:
    assert Scene("mayor duke master_spy bishop", hands={0: "stumble"}).no().line == "mayor duke master_spy bishop"


def test_he_answers_to_the_long_walk_and_to_a_new_place_given_by_chance() -> None:
    assert Scene("master_spy mayor duke", hands={0: "long_walk"}).play("long_walk").line == "master_spy duke mayor"
    for seed in range(5):
        g = Scene("mayor master_spy duke", hands={0: "milling_in_line"}, seed=seed).play("milling_in_line")
        assert g.line.startswith("master_spy") and words(g.line) == ["duke", "master_spy", "mayor"]


# ---------------------------------------------------------------------------------------------- Unpopular Judge


def test_with_the_unpopular_judge_at_the_front_nobody_may_play() -> None:
    g = Scene("mayor duke unpopular_judge", hands={0: "stumble fountain_of_blood"})
    assert g.asked == (0, "collect") and g.refused("stumble") == g.refused("fountain_of_blood") == "unpopular_judge"


def test_anywhere_else_the_judge_bars_nothing() -> None:
    assert Scene("mayor unpopular_judge duke", hands={0: "stumble"}).playable() == {"stumble"}


def test_trip_that_brings_him_to_the_front_loses_the_second_action() -> None:
    g = Scene("mayor unpopular_judge duke", hands={0: "trip stumble"}).play("trip").move("duke", -1)
    assert g.line == "mayor duke unpopular_judge" and g.asked == (0, "collect") and g.hand(0) == "stumble"
    assert "barred" in g.said()


def test_the_deck_is_laid_from_the_end_of_the_line_to_the_front() -> None:
    g = taken("robespierre", deck=NEXT_DAY)
    assert g.line == NEXT_DAY and g.state.table.zones[NOBLE_DECK] == []
    assert g.face(g.state.table.zones[LINE][-1]) == "regent"
