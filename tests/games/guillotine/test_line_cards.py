"""Action cards that work on the line, one after another, and the rules of moving in line."""

from __future__ import annotations

import pytest

from game.core.events import Moved
from game.games.guillotine.state import LINE, NOBLE_DECK, NOBLE_DISCARD
from tests.games.guillotine.scenario import Scene, words

FIVE = "regent duke bishop mayor count"  # the count stands at the front


def test_the_worked_example_of_the_source() -> None:
    g = Scene("archbishop fast_noble martyr duke", hands={0: "l_idiot"})
    g.play("l_idiot").move("fast_noble", 2)
    assert g.line == "archbishop martyr duke fast_noble"
    g.blade()
    assert g.pile(0) == "fast_noble duke" and g.score(0) == 5


# ---------------------------------------------------------------------------------------------- exactly N


@pytest.mark.parametrize("card, places", [("stumble", 1), ("pushed", 2), ("far_better_thing", 3), ("ignoble_noble", 4)])
def test_exactly_n_forward_is_never_clamped(card: str, places: int) -> None:
    g = Scene(FIVE, hands={0: card}).play(card) if places < 4 else Scene("lady " + FIVE, hands={0: card}).play(card)
    line = g.line.split()
    assert g.moves() == {(face, places) for face in line[:-places]}  # the last N have no room
    mover = line[-places - 1]
    g.move(mover, places)
    assert g.line.split()[-1] == mover and g.line.split()[:-1] == [face for face in line if face != mover]


def test_exactly_n_needs_n_places_to_move_into() -> None:
    g = Scene("duke mayor", hands={0: "pushed stumble"})
    assert g.playable() == {"stumble"} and g.refused("pushed") == "line_short"


def test_the_only_move_there_is_needs_no_question() -> None:
    g = Scene("duke mayor", hands={0: "stumble"}).play("stumble")
    assert g.line == "mayor duke" and g.asked == (0, "collect")


# ---------------------------------------------------------------------------------------------- up to N


@pytest.mark.parametrize("card, most", [("l_idiot", 2), ("was_that_my_name", 3)])
def test_up_to_n_forward_is_one_to_n_and_limited_by_the_front(card: str, most: int) -> None:
    g = Scene(FIVE, hands={0: card}).play(card)
    wanted = {
        (face, steps) for place, face in enumerate(FIVE.split()) for steps in range(1, most + 1) if place + steps <= 4
    }
    assert g.moves() == wanted
    g.move("mayor", 1)
    assert g.line == "regent duke bishop count mayor"


@pytest.mark.parametrize("card, most", [("friend_of_the_queen", 2), ("fainting_spell", 3)])
def test_up_to_n_back_is_one_to_n_and_limited_by_the_end(card: str, most: int) -> None:
    g = Scene(FIVE, hands={0: card}).play(card)
    wanted = {
        (face, -steps) for place, face in enumerate(FIVE.split()) for steps in range(1, most + 1) if place - steps >= 0
    }
    assert g.moves() == wanted
    g.move("count", -most)
    assert g.line.split().index("count") == 4 - most


@pytest.mark.parametrize("card, face", [("civic_pride", "mayor"), ("military_might", "colonel"), ("majesty", "duke")])
def test_a_colour_card_moves_its_colour_one_or_two_forward(card: str, face: str) -> None:
    g = Scene("mayor colonel duke bishop martyr cardinal", hands={0: card}).play(card)
    assert g.moves() == {(face, 1), (face, 2)}
    g.move(face, 2)
    assert g.line.split().index(face) == ["mayor", "colonel", "duke"].index(face) + 2


def test_a_colour_that_stands_only_at_the_front_cannot_move_forward() -> None:
    g = Scene("duke mayor", hands={0: "civic_pride"})
    assert g.playable() == set() and g.refused("civic_pride") == "no_colour"


# ------------------------------------------------------------------------------------------ to the front, to the end


def test_public_demand_brings_any_noble_but_the_front_one_to_the_front() -> None:
    g = Scene(FIVE, hands={0: "public_demand"}).play("public_demand")
    assert g.moves() == {("regent", 4), ("duke", 3), ("bishop", 2), ("mayor", 1)}
    assert g.move("duke", 3).line == "regent bishop mayor count duke"


def test_public_demand_needs_somebody_behind_the_front() -> None:
    assert Scene("duke", hands={0: "public_demand"}).playable() == set()


def test_forward_march_takes_any_palace_guard_of_the_players_choice() -> None:
    g = Scene("palace_guard duke palace_guard mayor", hands={0: "forward_march"}).play("forward_march")
    assert g.moves() == {("palace_guard", 3), ("palace_guard", 1)}
    first = g.state.table.zones[LINE][0]
    assert g.answer(f"move c{first} 3").state.table.zones[LINE][-1] == first


@pytest.mark.parametrize("line", ["duke mayor", "duke palace_guard"])
def test_forward_march_needs_a_palace_guard_that_is_not_at_the_front(line: str) -> None:
    g = Scene(line, hands={0: "forward_march"})
    assert g.playable() == set() and g.refused("forward_march") == "no_such_noble"


def test_let_them_eat_cake_brings_marie_antoinette_to_the_front() -> None:
    g = Scene("duke marie_antoinette bishop mayor", hands={0: "let_them_eat_cake"}).play("let_them_eat_cake")
    assert g.line == "duke bishop mayor marie_antoinette" and g.asked == (0, "collect")


@pytest.mark.parametrize("line", ["master_spy duke mayor", "mayor marie_antoinette", "duke"])
def test_let_them_eat_cake_may_be_played_without_effect(line: str) -> None:
    g = Scene(line, hands={0: "let_them_eat_cake"}).play("let_them_eat_cake")
    assert g.line == line and g.discard == "let_them_eat_cake" and "no_effect" in g.said()


def test_lack_of_faith_takes_the_blue_noble_nearest_the_front_without_choice() -> None:
    g = Scene("cardinal duke bishop mayor count", hands={0: "lack_of_faith"}).play("lack_of_faith")
    assert g.line == "cardinal duke mayor count bishop"


@pytest.mark.parametrize("line", ["duke mayor", "cardinal duke bishop"])
def test_lack_of_faith_may_be_played_without_effect(line: str) -> None:
    g = Scene(line, hands={0: "lack_of_faith"}).play("lack_of_faith")
    assert g.line == line and "no_effect" in g.said()


@pytest.mark.parametrize("card", ["let_them_eat_cake", "lack_of_faith"])
def test_an_action_without_effect_still_counts_for_the_master_spy(card: str) -> None:
    assert Scene("duke master_spy mayor", hands={0: card}).play(card).line == "master_spy duke mayor"


def test_bribed_guards_send_the_front_noble_to_the_end() -> None:
    assert Scene(FIVE, hands={0: "bribed_guards"}).play("bribed_guards").line == "count regent duke bishop mayor"


def test_bribed_guards_may_be_played_on_a_line_of_one() -> None:
    g = Scene("duke", hands={0: "bribed_guards"})
    assert g.playable() == {"bribed_guards"} and g.play("bribed_guards").line == "duke"


# ---------------------------------------------------------------------------------------------- Trip


def test_trip_moves_one_back_and_allows_another_action() -> None:
    g = Scene("duke mayor bishop", hands={0: "trip stumble"}).play("trip")
    assert g.moves() == {("mayor", -1), ("bishop", -1)}
    g.move("mayor", -1)
    assert g.line == "mayor duke bishop" and g.asked == (0, "play_another") and g.playable() == {"stumble"}
    g.play("stumble").move("duke", 1)
    assert g.line == "mayor bishop duke" and g.asked == (0, "collect")


def test_trip_may_chain() -> None:
    g = Scene("duke mayor", hands={0: "trip trip stumble"}).play("trip")
    assert g.line == "mayor duke" and g.asked == (0, "play_another")
    g.play("trip")
    assert g.line == "duke mayor" and g.asked == (0, "play_another")
    g.play("stumble")
    assert g.line == "mayor duke" and g.asked == (0, "collect")


def test_trip_needs_a_noble_to_move() -> None:
    g = Scene("duke", hands={0: "trip"})
    assert g.playable() == set() and g.refused("trip") == "line_short"


def test_the_further_action_may_be_passed() -> None:
    g = Scene("duke mayor", hands={0: "trip stumble"}).play("trip").no()
    assert g.asked == (0, "collect") and g.hand(0) == "stumble"


# ---------------------------------------------------------------------------------------------- the whole line


def test_the_long_walk_turns_the_line_round() -> None:
    assert Scene(FIVE, hands={0: "long_walk"}).play("long_walk").line == "count mayor bishop duke regent"


def test_opinionated_guards_put_the_first_four_in_any_order() -> None:
    g = Scene(FIVE, hands={0: "opinionated_guards"}).play("opinionated_guards")
    assert g.asked == (0, "order_line") and g.choices() == {"duke", "bishop", "mayor", "count"}
    g.choose("duke")
    assert g.choices() == {"bishop", "mayor", "count"}
    g.choose("mayor").choose("bishop")
    assert g.line == "regent count bishop mayor duke" and g.asked == (0, "collect")  # the last place is left


@pytest.mark.parametrize("line, questions", [("duke bishop mayor", 2), ("duke bishop", 1), ("duke", 0)])
def test_opinionated_guards_use_the_nobles_present(line: str, questions: int) -> None:
    g = Scene(line, hands={0: "opinionated_guards"}).play("opinionated_guards")
    for _ in range(questions):
        assert g.asked == (0, "order_line")
        g.choose(g.line.split()[0])
    assert g.asked == (0, "collect") and words(g.line) == words(line)


def test_milling_in_line_shuffles_the_five_nearest_the_front_alone() -> None:
    orders = set()
    for seed in range(12):
        g = Scene("lady lord " + FIVE, hands={0: "milling_in_line"}, seed=seed).play("milling_in_line")
        assert g.line.startswith("lady lord ") and words(g.line) == words("lady lord " + FIVE)
        orders.add(g.line)
    assert len(orders) > 6


def test_milling_in_line_uses_the_nobles_present() -> None:
    lines = {
        Scene("duke bishop mayor", hands={0: "milling_in_line"}, seed=seed).play("milling_in_line").line
        for seed in range(20)
    }
    assert len(lines) > 3 and all(words(line) == words("duke bishop mayor") for line in lines)


def test_mass_confusion_shuffles_line_and_deck_but_not_the_discard_and_deals_as_many() -> None:
    g = Scene("duke bishop mayor", hands={0: "mass_confusion"}, deck="count lady", gone="cardinal")
    outside = g.gone
    g.play("mass_confusion")
    assert len(g.line.split()) == 3 and g.gone == outside
    assert words(g.line + " " + " ".join(g.deck())) == words("duke bishop mayor count lady")
    assert g.shuffled() == [NOBLE_DECK]


def test_mass_confusion_lays_the_top_of_the_deck_at_the_end_and_the_last_one_at_the_front() -> None:
    g = Scene("duke bishop mayor", hands={0: "mass_confusion"}, deck="count lady").play("mass_confusion")
    moves = [moment.event for moment in g.moments if isinstance(moment.event, Moved)]
    dealt = [move.card for move in moves if move.src == NOBLE_DECK]
    assert dealt == g.state.table.zones[LINE]


def test_clothing_swap_discards_a_noble_and_the_top_of_the_deck_takes_the_place() -> None:
    g = Scene("duke bishop mayor", hands={0: "clothing_swap"}, deck="count...").play("clothing_swap")
    assert g.choices() == {"duke", "bishop", "mayor"}
    g.choose("bishop")
    assert g.line == "duke count mayor" and g.gone == "bishop"


def test_clothing_swap_with_an_empty_deck_only_discards() -> None:
    g = Scene("duke bishop mayor", hands={0: "clothing_swap"}, deck="").play("clothing_swap").choose("bishop")
    assert g.line == "duke mayor" and g.gone.endswith("bishop")


def test_escape_discards_two_random_nobles_and_shuffles_the_rest() -> None:
    fled, orders = set(), set()
    for seed in range(25):
        g = Scene(FIVE, hands={0: "escape"}, seed=seed).play("escape")
        assert len(g.gone.split()) == 2 and words(g.line + " " + g.gone) == words(FIVE)
        assert g.shuffled() == [LINE]
        fled.add(g.gone)
        orders.add(tuple(FIVE.split().index(face) for face in g.line.split()))
    assert len(fled) > 8 and any(list(order) != sorted(order) for order in orders)


@pytest.mark.parametrize("line", ["duke bishop", "duke"])
def test_escape_with_one_or_two_in_line_discards_what_there_is(line: str) -> None:
    g = Scene(line, hands={0: "escape"}).play("escape")
    assert g.line == "" and words(g.gone) == words(line) and g.asked == (0, "end_turn")


def test_fled_to_england_discards_one_noble_of_choice() -> None:
    g = Scene("duke bishop mayor", hands={0: "fled_to_england"}).play("fled_to_england").choose("duke")
    assert g.line == "bishop mayor" and g.gone == "duke"


def test_extra_cart_brings_three_nobles_off_the_deck_to_the_end() -> None:
    g = Scene("duke", hands={0: "extra_cart"}, deck="count lady lord...").play("extra_cart")
    assert g.line == "lord lady count duke"


@pytest.mark.parametrize("deck, line", [("count", "count duke"), ("", "duke")])
def test_extra_cart_takes_what_there_is_and_may_be_played_on_an_empty_deck(deck: str, line: str) -> None:
    assert Scene("duke", hands={0: "extra_cart"}, deck=deck).play("extra_cart").line == line


# ---------------------------------------------------------------------------------------------- After You, Late Arrival


def test_after_you_puts_the_front_noble_and_the_next_one_is_still_collected() -> None:
    g = Scene("duke bishop robespierre", hands={0: "after_you"}).play("after_you")
    assert g.seats() == {1, 2}
    g.seat(2)
    assert g.pile(2) == "robespierre" and g.line == "duke bishop"  # put, so the day goes on
    g.blade()
    assert g.pile(0) == "bishop" and g.line == "duke"


def test_after_you_may_empty_the_line() -> None:
    g = Scene("duke", hands={0: "after_you"}, seats=2).play("after_you")
    assert g.pile(1) == "duke" and g.asked == (0, "end_turn")


def test_late_arrival_chooses_one_of_the_top_three_and_leaves_the_others_in_order() -> None:
    g = Scene("duke", hands={0: "late_arrival"}, deck="count lady lord coiffeur...").play("late_arrival")
    assert g.asked == (0, "late_arrival") and g.choices() == {"count", "lady", "lord"}
    g.choose("lady")
    assert g.line == "lady duke" and g.deck()[:3] == ["count", "lord", "coiffeur"]


def test_late_arrival_is_seen_by_that_player_alone() -> None:
    g = Scene("duke", hands={0: "late_arrival"}, deck="count lady lord coiffeur").play("late_arrival")
    assert g.sees(0, NOBLE_DECK) == [None, "lord", "lady", "count"]
    assert g.sees(1, NOBLE_DECK) == [None] * 4 and g.ask.audience == 1
    g.choose("lady")
    assert g.sees(0, NOBLE_DECK) == [None] * 3


@pytest.mark.parametrize("deck, choices", [("count lady", {"count", "lady"}), ("count", set())])
def test_late_arrival_with_fewer_than_three_looks_at_what_there_is(deck: str, choices: set[str]) -> None:
    g = Scene("duke", hands={0: "late_arrival"}, deck=deck).play("late_arrival")
    if choices:
        assert g.choices() == choices
        g.choose("count")
    assert g.line == "count duke"


def test_late_arrival_needs_a_noble_in_the_deck() -> None:
    g = Scene("duke", hands={0: "late_arrival"}, deck="")
    assert g.playable() == set() and g.refused("late_arrival") == "deck_empty"


# ---------------------------------------------------------------------------------------------- nobody in line

ON_THE_LINE = [
    "after_you",
    "bribed_guards",
    "long_walk",
    "opinionated_guards",
    "milling_in_line",
    "mass_confusion",
    "clothing_swap",
    "escape",
    "fled_to_england",
    "pushed",
    "public_demand",
    "majesty",
    "trip",
]


@pytest.mark.parametrize("card", ON_THE_LINE)
def test_cards_that_work_on_the_line_need_one_noble_in_it(card: str) -> None:
    g = Scene("", hands={0: f"{card} fountain_of_blood"}, deck="")
    assert g.playable() == {"fountain_of_blood"} and g.refused(card) == "line_empty"


@pytest.mark.parametrize(
    "card",
    [
        "let_them_eat_cake",
        "lack_of_faith",
        "extra_cart",
        "double_feature",
        "political_influence",
        "scarlet_pimpernel",
        "forced_break",
        "rain_delay",
    ],
)
def test_cards_that_choose_nothing_may_always_be_played(card: str) -> None:
    assert card in Scene("", hands={0: card}, deck="").playable()


def test_discarded_nobles_go_to_the_noble_discard() -> None:
    g = Scene("duke bishop", hands={0: "fled_to_england"}).play("fled_to_england").choose("duke")
    assert g.went("duke") == [NOBLE_DISCARD]
