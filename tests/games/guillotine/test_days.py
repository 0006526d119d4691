"""Setting up, turns, days, and how a match ends."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from game.core.events import Said
from game.core.match import Match, NotAllowed
from game.core.seats import EVERYONE, only
from game.core.setup import BadSetup, Setup
from game.core.view import view
from game.games.guillotine.state import ACTION_DECK, LINE, NOBLE_DECK, NOBLE_DISCARD, GuillotineState, hand
from tests.games.guillotine.scenario import RULES, Scene, words

NEXT_DAY = (
    "martyr martyr martyr sheriff sheriff wealthy_priest wealthy_priest coiffeur piss_boy lieutenant lieutenant regent"
)
M = Match[GuillotineState]


def fresh(seats: int = 3, seed: int = 1, **options: str) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup(tuple(range(seats)), seed, options)))


# ---------------------------------------------------------------------------------------------- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_gets_five_action_cards_and_twelve_nobles_stand_in_line(seats: int) -> None:
    m = fresh(seats)
    zones = m.state.table.zones
    assert [len(zones[hand(seat)]) for seat in range(seats)] == [5] * seats
    assert len(zones[LINE]) == 12 and len(zones[NOBLE_DECK]) == 38 and len(zones[ACTION_DECK]) == 60 - 5 * seats


def test_one_or_six_players_cannot_play() -> None:
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            RULES.info.setup(tuple(range(seats)), 1)


def test_both_decks_are_shuffled() -> None:
    lines, hands = set(), set()
    for seed in range(8):
        m = fresh(seed=seed)
        lines.add(tuple(m.state.table.face(card) for card in m.state.table.zones[LINE]))
        hands.add(tuple(m.state.table.face(card) for card in m.state.table.zones[hand(0)]))
    assert len(lines) == len(hands) == 8


def test_chance_decides_who_begins_the_first_day() -> None:
    first = [fresh(4, seed).state.turn for seed in range(40)]
    assert set(first) == {0, 1, 2, 3}


def test_the_table_may_choose_who_begins() -> None:
    m = fresh(4, first="chosen")
    assert m.asks[0].prompt == "guillotine.prompt.choose_first" and m.asks[0].audience == EVERYONE
    held = m.state.table.zones[hand(0)][0]
    assert RULES.refusal(m.state, m.asks[0], held, None) == Said("guillotine.refuse.not_begun")
    m.answer("seat 2")
    assert m.state.turn == m.state.starter == 2 and len(m.state.table.zones[LINE]) == 12


def test_score_piles_are_public_and_hands_are_secret() -> None:
    g = Scene("duke", hands={0: "trip", 1: "pushed"}, piles={1: "lady"}, front={1: "tough_crowd"})
    for audience in (EVERYONE, only(0)):
        seen = view(g.state.table, audience)
        shown = {zone.kind: [card.face for card in row] for zone, row in seen.zones.items() if zone.seat == 1}
        assert shown == {"hand": [None], "score_pile": ["lady"], "in_front": ["tough_crowd"], "waiting": []}


# ---------------------------------------------------------------------------------------------- a turn


def test_one_action_card_a_turn_then_the_blade_then_one_card() -> None:
    g = Scene("mayor duke bishop", hands={0: "stumble pushed"}, actions="trip...")
    assert g.asked == (0, "play_action") and g.ask.audience == only(0)
    g.play("stumble").move("duke", 1)
    assert g.asked == (0, "collect") and g.ask.audience == EVERYONE and len(g.ask.options) == 1
    assert g.pile(0) == "" and g.refused("pushed") == "one_action"
    g.blade()
    assert g.pile(0) == "duke" and g.hand(0) == "pushed trip" and g.asked[0] == 1


def test_while_one_card_is_carried_out_the_next_must_wait() -> None:
    """Trip moves a noble and brings another play: until the noble has moved, that play has not come."""
    g = Scene("mayor duke bishop", hands={0: "trip pushed"}).play("trip")
    assert g.asked == (0, "move_noble") and g.refused("pushed") == "one_at_a_time"


def test_playing_no_card_draws_one_all_the_same() -> None:
    g = Scene("mayor duke", hands={0: "stumble"}, actions="trip...").no().blade()
    assert g.hand(0) == "stumble trip" and g.pile(0) == "duke"


def test_turns_go_to_the_left() -> None:
    g = Scene("bishop cardinal mayor duke count", hands={0: "trip", 1: "trip", 2: "stumble"})
    for seat in (0, 1, 2, 0):
        assert g.asked[0] == seat
        g.no().blade()


def test_a_player_without_action_cards_is_not_asked_for_one() -> None:
    assert Scene("mayor duke").asked == (0, "collect")


def test_somebody_with_cards_is_asked_even_if_none_can_be_played() -> None:
    """Otherwise the missing question would tell the others about the hand."""
    g = Scene("duke", hands={0: "stumble"})
    assert g.asked == (0, "play_action") and g.playable() == set()


def test_the_button_says_what_it_will_do() -> None:
    assert Scene("mayor duke", hands={0: "double_feature"}).play("double_feature").asked[1] == "collect_several"
    assert Scene("duke", hands={0: "double_feature"}).play("double_feature").asked[1] == "collect"
    assert Scene("duke", hands={0: "political_influence"}).play("political_influence").asked[1] == "end_turn"
    assert Scene("duke", waits={0: "confusion_in_line"}).asked[1] == "collect_struck"


def test_the_action_can_be_taken_back_before_the_blade_falls() -> None:
    g = Scene("mayor duke bishop", hands={0: "bribed_guards"}).play("bribed_guards")
    assert g.line == "bishop mayor duke" and g.match.can_undo(EVERYONE)
    g.match.undo()
    assert g.line == "mayor duke bishop" and g.hand(0) == "bribed_guards" and g.asked == (0, "play_action")
    g.no()
    assert g.match.can_undo(EVERYONE)
    g.match.undo()
    assert g.asked == (0, "play_action")


def test_what_chance_has_done_or_the_blade_cannot_be_taken_back() -> None:
    g = Scene("mayor duke bishop", hands={0: "milling_in_line"}).play("milling_in_line")
    assert not g.match.can_undo()
    with pytest.raises(NotAllowed):
        g.match.undo()
    assert not Scene("mayor duke bishop", hands={0: "trip"}).no().blade().match.can_undo()


# ---------------------------------------------------------------------------------------------- days


def test_a_day_ends_when_nobody_is_left_in_line_and_the_next_one_has_twelve_nobles() -> None:
    g = Scene("duke", hands={0: "trip"}, actions="stumble...", deck=NEXT_DAY).no().blade()
    assert g.hand(0) == "trip stumble"  # the last turn draws too
    assert g.state.day == 2 and g.line == NEXT_DAY and g.state.table.counters["day", None] == 2


def test_hands_and_score_piles_carry_over() -> None:
    g = (
        Scene(
            "duke", hands={0: "trip", 1: "pushed escape"}, piles={1: "lady"}, front={2: "callous_guards"}, deck=NEXT_DAY
        )
        .no()
        .blade()
    )
    assert g.pile(0) == "duke" and g.pile(1) == "lady" and g.hand(1) == "pushed escape"
    assert g.front(2) == "callous_guards"


@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_next_day_begins_left_of_the_previous_days_starter_whoever_ended_it(last: int) -> None:
    g = Scene("duke", turn=last, starter=1, deck=NEXT_DAY).blade()
    assert g.state.day == 2 and g.state.turn == g.state.starter == 2


def test_an_action_that_empties_the_line_ends_the_turn_with_the_draw_and_the_day() -> None:
    g = Scene("duke", hands={0: "fled_to_england"}, actions="trip...", deck=NEXT_DAY).play("fled_to_england")
    assert g.line == "" and g.asked == (0, "end_turn")
    g.end()
    assert g.hand(0) == "trip" and g.pile(0) == "" and g.state.day == 2


def test_a_line_emptied_under_political_influence_ends_the_day_too() -> None:
    g = Scene("duke bishop", hands={0: "trip fled_to_england"}).play("trip").play("fled_to_england").choose("duke")
    assert g.line == "bishop" and g.asked == (0, "collect")


def test_the_noble_deck_is_never_reshuffled_and_a_short_day_is_played_short() -> None:
    g = Scene("duke", hands={0: "trip"}, deck="mayor lady", gone="bishop").no().blade()
    assert g.state.day == 2 and g.line == "mayor lady" and "bishop" in g.gone


def test_a_day_without_any_noble_lasts_one_turn_of_its_starter() -> None:
    g = Scene("duke", hands={0: "trip", 1: "pushed"}, deck="", actions="stumble escape majesty...").no().blade()
    assert g.state.day == 2 and g.line == "" and g.asked == (1, "play_action")
    assert g.playable() == set()
    g.no()
    assert g.asked == (1, "end_turn")
    g.end()
    assert g.hand(1) == "pushed escape" and g.state.day == 3 and g.state.turn == 2


def test_left_nobles_go_to_the_noble_discard_at_the_end_of_the_day() -> None:
    g = Scene("mayor bishop duke", hands={0: "scarlet_pimpernel"}, deck=NEXT_DAY).play("scarlet_pimpernel").blade()
    assert g.went("mayor") == g.went("bishop") == [NOBLE_DISCARD]


@pytest.mark.parametrize("days", [1, 2, 3])
def test_the_match_lasts_as_many_days_as_the_table_has_chosen(days: int) -> None:
    g = Scene("duke", hands={0: "trip"}, day=days, days=days).no()
    g.blade()
    assert not g.match.asks and g.result.points == (3, 0, 0)
    if days > 1:
        g = Scene("duke", hands={0: "trip"}, day=days - 1, days=days).no().blade()
        assert g.match.asks and g.state.day == days


def test_the_draw_still_happens_in_the_turn_that_ends_the_match() -> None:
    g = Scene("duke", hands={0: "trip"}, day=3, actions="stumble...").no().blade()
    assert g.hand(0) == "trip stumble"


@pytest.mark.parametrize("days", ["1", "2", "3"])
def test_starters_of_a_whole_match_sit_side_by_side(days: str) -> None:
    for seed in range(4):
        m, source = fresh(4, seed, days=days), Random(seed)
        starters: list[int] = []
        while m.asks:
            if m.state.day > len(starters):
                starters.append(m.state.starter)
            ask = next(ask for ask in m.asks if not ask.idle)
            m.answer(source.choice(ask.options).token, ask.seat)
        assert starters == [(starters[0] + n) % 4 for n in range(int(days))]


def test_a_copy_of_a_state_has_everything_and_shares_nothing_that_changes() -> None:
    g = Scene("duke bishop", hands={0: "scarlet_pimpernel"}, starter=2, day=2).play("scarlet_pimpernel")
    g.state.plays, g.state.collects, g.state.day_over, g.state.chosen_first = 3, 4, True, True
    copy = g.state.copy()
    for field in fields(g.state):
        if field.name != "table":
            assert getattr(copy, field.name) == getattr(g.state, field.name), field.name
    copy.table.zones[LINE].clear()
    assert g.line == "duke bishop"


def test_a_search_knows_that_the_day_is_about_to_end() -> None:
    g = Scene("duke bishop", hands={0: "scarlet_pimpernel"}, deck=NEXT_DAY).play("scarlet_pimpernel")
    twin = g.match.clone()
    twin.answer("collect")
    assert twin.state.day == 2


def test_the_deal_depends_on_the_setup_alone() -> None:
    one, two = fresh(3, 7), fresh(3, 7)
    assert one.state == two.state or repr(one.state.table.dealt) == repr(two.state.table.dealt)
    assert one.state.table.dealt == two.state.table.dealt
    assert fresh(3, 8).state.table.dealt != one.state.table.dealt


def test_nothing_is_dealt_before_it_can_be_seen() -> None:
    state = RULES.deal(Setup((0, 1), 1, {"days": "3", "first": "random"}))
    assert not state.table.zones[hand(0)] and not state.table.zones[LINE]
    assert words(" ".join(state.table.prints)) == words(" ".join(RULES.book.prints))
