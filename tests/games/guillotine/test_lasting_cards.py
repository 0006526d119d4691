"""Cards that stay in front of a player, and cards that wait before one."""

from __future__ import annotations

import pytest

from game.core.match import NotAllowed
from game.core.seats import EVERYONE
from game.games.guillotine.state import ACTION_DISCARD, LINE, in_front, waiting
from tests.games.guillotine.scenario import RULES, Scene, words

BARRED = [
    "pushed",
    "stumble",
    "trip",
    "far_better_thing",
    "ignoble_noble",
    "was_that_my_name",
    "l_idiot",
    "friend_of_the_queen",
    "fainting_spell",
    "civic_pride",
    "military_might",
    "majesty",
    "let_them_eat_cake",
    "lack_of_faith",
    "forward_march",
    "public_demand",
    "bribed_guards",
    "long_walk",
    "opinionated_guards",
    "milling_in_line",
    "mass_confusion",
    "clothing_swap",
    "escape",
    "fled_to_england",
    "extra_cart",
    "late_arrival",
    "missed",
    "confusion_in_line",
]
ALLOWED = sorted(set(RULES.book.actions) - set(BARRED) - {"callous_guards"})
LINE_FOR_ALL = "mayor colonel duke palace_guard marie_antoinette bishop count"  # every card has a target here


# ---------------------------------------------------------------------------------------------- Callous Guards


def test_the_list_of_barred_cards_has_28_names() -> None:
    assert len(BARRED) == len(set(BARRED)) == 28 and len(ALLOWED) == 50 - 28 - 1


def everything_possible(card: str, owner: int | None) -> Scene:
    return Scene(
        LINE_FOR_ALL,
        hands={0: card, 1: "rush_job"},
        piles={0: "lord", 1: "lady"},
        discard="tough_crowd",
        front={1: "fountain_of_blood"} | ({} if owner is None else {owner: "callous_guards"})
        if card != "fountain_of_blood"
        else {1: "church_support"} | ({} if owner is None else {owner: "callous_guards"}),
    )


@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("card", [card for card in BARRED])
def test_callous_guards_bar_everybody_from_changing_the_line(card: str, owner: int) -> None:
    assert everything_possible(card, None).playable() == {card}
    g = everything_possible(card, owner)
    assert g.playable() == set() and g.refused(card) == "callous_guards"


@pytest.mark.parametrize("card", [card for card in ALLOWED if card not in ("rush_job", "tough_crowd")])
def test_callous_guards_allow_the_rest(card: str) -> None:
    assert everything_possible(card, 1).playable() == {card}


@pytest.mark.parametrize("card", ["rush_job", "tough_crowd"])
def test_callous_guards_allow_rush_job_and_tough_crowd(card: str) -> None:
    assert Scene("duke", hands={0: card}, front={1: "callous_guards"}).playable() == {card}


def test_callous_guards_stay_in_front_and_everybody_sees_the_way_to_dismiss_them() -> None:
    g = Scene("duke bishop", hands={0: "callous_guards"}).play("callous_guards")
    assert g.front(0) == "callous_guards"
    idle = [ask for ask in g.match.asks if ask.idle]
    assert [(ask.seat, ask.audience) for ask in idle] == [(0, EVERYONE)]


def test_the_owner_may_dismiss_them_in_his_own_turn_and_still_play() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, front={0: "callous_guards"})
    assert g.playable() == set()
    g.drop(0)
    assert g.playable() == {"stumble"} and g.asked == (0, "play_action") and g.discard == "callous_guards"
    assert g.play("stumble").asked == (0, "collect")


def test_the_owner_may_dismiss_them_in_anothers_turn_and_the_question_is_put_anew() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, front={2: "callous_guards"})
    g.drop(2)
    assert g.asked == (0, "play_action") and g.playable() == {"stumble"}
    with pytest.raises(NotAllowed):
        g.answer("drop c0", 2)


def test_only_the_owner_may_dismiss_them() -> None:
    g = Scene("duke bishop", hands={0: "stumble"}, front={2: "callous_guards"})
    with pytest.raises(NotAllowed):
        g.answer(f"drop c{g.card(in_front(2), 'callous_guards')}", 1)


def questions() -> list[Scene]:
    """Questions of every kind, with the guards of seat 2 standing by."""
    front = {2: "callous_guards"}
    hands = {1: "pushed stumble long_walk", 2: "pushed"}
    return [
        Scene("duke bishop", hands={0: "stumble"}, front=front),
        Scene("duke bishop", hands={0: "stumble"}, front=front).no(),
        Scene("duke bishop", hands={0: "political_influence"}, front=front).play("political_influence"),
        Scene("duke bishop", hands={0: "after_you"}, front=front).play("after_you"),
        Scene("duke bishop", hands={0: "infighting"} | hands, front=front).play("infighting").seat(1),
        Scene("duke bishop", hands={0: "lack_of_support"} | hands, front=front).play("lack_of_support").seat(1),
        Scene("duke bishop", hands={0: "rat_break"}, discard="trip escape", front=front).play("rat_break"),
        Scene("duke bishop", hands={0: "twist_of_fate"}, front=front | {1: "church_support"}).play("twist_of_fate"),
        Scene("duke bishop", hands={0: "clerical_error"}, piles={0: "lady lord", 1: "count mayor"}, front=front).play(
            "clerical_error"
        ),
        Scene("duke bishop", hands={0: "clerical_error"}, piles={0: "lady lord", 1: "count mayor"}, front=front)
        .play("clerical_error")
        .choose("count"),
        Scene("duke clown", hands={0: "stumble"}, front=front).no().blade(),
        Scene("duke innocent_victim", hands={0: "stumble pushed"}, front=front).no().blade(),
    ]


def test_the_right_is_open_at_every_question_of_every_turn() -> None:
    for g in questions():
        before = g.asked
        g.drop(2)
        assert g.asked == before and g.front(2) == "" and "callous_guards" in g.discard


def test_dismissing_the_guards_is_not_playing_a_card() -> None:
    g = Scene("duke master_spy unpopular_judge", hands={0: "stumble"}, front={0: "callous_guards"})
    assert g.asked == (0, "collect")  # the judge is at the front: no action card
    g.drop(0)
    assert g.line == "duke master_spy unpopular_judge" and g.asked == (0, "collect")


def test_rat_break_may_take_the_guards_that_were_dismissed_meanwhile() -> None:
    g = Scene("duke bishop", hands={0: "rat_break"}, discard="trip escape", front={2: "callous_guards"})
    g.play("rat_break").drop(2)
    assert g.choices() == {"trip", "escape", "callous_guards"}
    assert g.choose("callous_guards").hand(0) == "callous_guards"


def test_the_guards_may_be_dismissed_from_under_twist_of_fate() -> None:
    g = Scene("duke bishop", hands={0: "twist_of_fate"}, front={2: "callous_guards", 1: "church_support"})
    g.play("twist_of_fate").drop(2)
    assert g.choices() == {"church_support"}
    assert g.choose("church_support").discard == "callous_guards church_support twist_of_fate"


def test_the_guards_bind_no_effect_of_a_noble() -> None:
    g = Scene("duke general", hands={0: "stumble"}, front={1: "callous_guards"}, deck="mayor...").no().blade()
    assert g.line == "mayor duke"


def test_the_master_spy_slips_past_the_guards() -> None:
    g = Scene("duke master_spy", hands={0: "callous_guards"}).play("callous_guards")
    assert g.line == "master_spy duke"


# ---------------------------------------------------------------------------------------------- cards in front


@pytest.mark.parametrize(
    "card",
    [
        "church_support",
        "civic_support",
        "military_support",
        "foreign_support",
        "fountain_of_blood",
        "indifferent_public",
        "callous_guards",
    ],
)
def test_lasting_cards_stay_in_front_of_their_user(card: str) -> None:
    g = Scene("duke bishop", hands={0: card}).play(card)
    assert g.front(0) == card and g.discard == "" and g.asked == (0, "collect")


def test_tough_crowd_lies_in_front_of_another_player() -> None:
    g = Scene("duke bishop", hands={0: "tough_crowd"}).play("tough_crowd")
    assert g.asked == (0, "choose_other") and g.seats() == {1, 2}
    assert g.seat(2).front(2) == "tough_crowd" and g.score(2) == -2


def test_foreign_support_draws_at_once_for_each_purple_noble_collected() -> None:
    g = (
        Scene(
            "bishop duke fast_noble",
            hands={0: "stumble"},
            front={0: "foreign_support"},
            actions="trip pushed escape...",
        )
        .no()
        .blade()
    )
    assert g.pile(0) == "fast_noble duke"
    assert g.hand(0) == "stumble trip pushed escape"  # two purple nobles, and the draw of the turn


def test_foreign_support_draws_nothing_for_other_colours_or_other_players() -> None:
    g = Scene("duke bishop", hands={0: "stumble", 1: "pushed"}, front={0: "foreign_support"}, seats=2).no().blade()
    assert len(g.hand(0).split()) == 2
    g.blade() if g.asked[1] == "collect" else g.no().blade()
    assert len(g.hand(0).split()) == 2


def test_foreign_support_works_with_clerical_error_but_not_for_nobles_put() -> None:
    g = (
        Scene(
            "bishop mayor",
            hands={0: "clerical_error"},
            piles={1: "duke lady"},
            front={0: "foreign_support"},
            actions="trip pushed...",
        )
        .play("clerical_error")
        .choose("duke")
    )
    assert g.hand(0) == "trip"
    g = Scene("bishop duke", hands={0: "after_you", 1: "trip"}, front={1: "foreign_support"}, seats=2).play("after_you")
    assert g.pile(1) == "duke" and g.hand(1) == "trip"


def test_twist_of_fate_discards_any_card_in_front_of_any_player() -> None:
    g = Scene(
        "duke",
        hands={0: "twist_of_fate"},
        front={0: "church_support", 1: "tough_crowd", 2: "callous_guards"},
        waits={1: "rush_job"},
    ).play("twist_of_fate")
    assert g.choices() == {"church_support", "tough_crowd", "callous_guards"}  # not the waiting one
    g.choose("callous_guards")
    assert g.front(2) == "" and g.discard == "callous_guards twist_of_fate" and g.waits(1) == "rush_job"


def test_twist_of_fate_needs_a_card_in_front_and_cannot_reach_waiting_ones() -> None:
    g = Scene("duke", hands={0: "twist_of_fate"}, waits={1: "rush_job", 2: "confusion_in_line"})
    assert g.playable() == set() and g.refused("twist_of_fate") == "nothing_in_front"


# ---------------------------------------------------------------------------------------------- Confusion in Line

NEXT_DAY = (
    "martyr martyr martyr sheriff sheriff wealthy_priest wealthy_priest coiffeur piss_boy lieutenant lieutenant regent"
)
TWELVE = "regent duke bishop mayor count cardinal lord colonel baron governor sheriff martyr"


def test_confusion_in_line_waits_before_the_player_and_strikes_before_his_collection() -> None:
    g = Scene(TWELVE, hands={0: "confusion_in_line", 1: "stumble"}).play("confusion_in_line").seat(1)
    assert g.waits(1) == "confusion_in_line" and g.sees(2, waiting(1)) == ["confusion_in_line"]
    assert LINE not in g.shuffled()
    g.blade()
    assert g.pile(0) == "martyr"  # the user collects undisturbed
    g.no()
    assert g.asked == (1, "collect_struck") and g.waits(1) == "confusion_in_line"
    before = g.line
    g.blade()
    assert g.shuffled() == [LINE] and g.waits(1) == "" and g.discard == "confusion_in_line"
    assert words(g.line + " " + g.pile(1)) == words(before) and len(g.pile(1).split()) == 1


def test_confusion_in_line_waits_over_political_influence() -> None:
    g = Scene("duke bishop mayor", hands={0: "political_influence"}, waits={0: "confusion_in_line"})
    g.play("political_influence").end()
    assert g.waits(0) == "confusion_in_line" and LINE not in g.shuffled()


def test_confusion_in_line_waits_over_a_days_end() -> None:
    g = (
        Scene(
            "duke", hands={0: "stumble", 1: "pushed"}, waits={1: "confusion_in_line"}, seats=2, starter=1, deck=NEXT_DAY
        )
        .no()
        .blade()
    )
    assert g.state.day == 2 and g.waits(1) == "confusion_in_line" and g.asked == (0, "play_action")
    g.no().blade()
    assert g.asked == (1, "play_action") and g.waits(1) == "confusion_in_line"
    g.no().blade()
    assert g.waits(1) == "" and g.shuffled() == [LINE]


def test_confusion_in_line_shuffles_once_before_double_feature() -> None:
    g = Scene(TWELVE, hands={0: "double_feature"}, waits={0: "confusion_in_line"}).play("double_feature").blade()
    assert g.shuffled() == [LINE] and len(g.pile(0).split()) == 2


def test_confusion_in_line_strikes_although_callous_guards_came_out_meanwhile() -> None:
    g = Scene(TWELVE, hands={0: "stumble"}, waits={0: "confusion_in_line"}, front={1: "callous_guards"}).no().blade()
    assert g.shuffled() == [LINE] and g.waits(0) == ""


def test_striking_is_not_playing_so_the_master_spy_stays_where_the_shuffle_left_him() -> None:
    for seed in range(6):
        g = Scene("master_spy " + TWELVE, hands={0: "stumble"}, waits={0: "confusion_in_line"}, seed=seed).no().blade()
        assert "slips" not in g.said() and g.shuffled() == [LINE]


# ---------------------------------------------------------------------------------------------- Rush Job


def test_rush_job_takes_the_next_action_of_the_chosen_player() -> None:
    g = Scene("duke bishop mayor count", hands={0: "rush_job", 1: "stumble", 2: "stumble"}).play("rush_job").seat(1)
    assert g.waits(1) == "rush_job"
    g.blade()
    assert g.asked == (1, "collect") and g.refused("stumble") == "rush_job"  # not asked for an action
    assert g.waits(1) == "" and g.discard == "rush_job"  # it goes at the start of the spoiled turn
    g.blade()
    assert g.asked == (2, "play_action")


def test_rush_job_lasts_one_turn() -> None:
    g = Scene("duke bishop mayor", hands={0: "rush_job stumble", 1: "trip"}, seats=2).play("rush_job").blade().blade()
    assert g.asked == (0, "play_action")
    g.no()
    g = (
        Scene("duke bishop mayor regent", hands={0: "rush_job", 1: "stumble"}, seats=2, actions="pushed escape trip...")
        .play("rush_job")
        .blade()
        .blade()
        .no()
        .blade()
    )
    assert g.asked == (1, "play_action")


def test_rush_job_waits_across_a_days_end() -> None:
    g = Scene("duke", hands={0: "rush_job", 1: "stumble"}, seats=2, deck=NEXT_DAY).play("rush_job").blade()
    assert g.state.day == 2 and g.asked == (1, "collect") and g.refused("stumble") == "rush_job"


def test_rush_job_goes_to_the_discard_when_it_strikes() -> None:
    g = Scene("duke bishop mayor", hands={0: "rush_job", 1: "stumble"}, seats=2).play("rush_job").blade()
    assert g.went("rush_job") == [ACTION_DISCARD]
