"""Clauses 2.1, 2.2, 2.5 and 2.9: set-up, turns, markers by the app and by hand, a full board."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Said, Zone
from game.core.match import NotAllowed
from game.core.seats import EVERYONE
from game.core.view import view
from game.core.words import Word
from game.games.revolution.influence import BLUE, RED
from game.games.revolution.pieces import SITES
from game.games.revolution.state import owners
from tests.games.revolution.boards import RULES, M, at, begun, match, put


def whose(m: M) -> tuple[int | None, ...]:
    return owners(m.state, RULES.pieces)


def spaces_for(m: M, word: str) -> set[int]:
    return {
        int(option.token.split()[1]) for ask in m.asks for option in ask.options if option.token.startswith(f"{word} ")
    }


def marks_of(m: M, side: int) -> set[int]:
    return {n for n, owner in enumerate(whose(m)) if owner == side}


# 2.1 material and set-up


def test_each_side_has_ten_numbers_a_flag_and_eleven_markers() -> None:
    m = begun()
    for side, word in enumerate(("red", "blue")):
        faces = sorted(m.state.table.face(card) for card in m.state.table.cards(Zone("counters", side)))
        assert faces == sorted([f"{word}_{n}" for n in range(10)] + [f"{word}_flag"])
        assert m.state.markers_left(side) == 11


def test_everything_lies_open_and_nobody_has_to_look_away() -> None:
    m = begun()
    assert RULES.info.secrecy == "none"
    assert all(card.face for cards in view(m.state.table, EVERYONE).zones.values() for card in cards)
    source = Random(4)
    while m.asks:
        assert all(ask.audience == EVERYONE and not ask.secret for ask in m.asks)
        m.answer(source.choice(m.asks[0].options).token)


def test_blue_places_a_building_of_his_choice_then_red_then_blue_and_red_begins() -> None:
    m = begun()
    askers = []
    for move in ("VE 0 0", "ND 2 2", "BA 4 4"):
        askers.append(m.asks[0].seat)
        put(m, move)
    assert askers == [BLUE, RED, BLUE]
    assert (m.asks[0].seat, m.asks[0].prompt) == (RED, "revolution.prompt.counter")
    assert m.state.table.cards(SITES) == []


def test_the_first_building_may_stand_anywhere_and_be_any_of_the_three() -> None:
    m = begun()
    for word in ("notre_dame", "versailles", "bastille"):
        assert spaces_for(m, word) == set(range(25))


def test_buildings_may_not_share_an_edge_but_may_touch_at_corners() -> None:
    m = begun()
    put(m, "ND 2 2")
    assert spaces_for(m, "versailles") == set(range(25)) - {at(2, 2), at(1, 2), at(3, 2), at(2, 1), at(2, 3)}


def test_with_a_gap_they_may_not_touch_at_corners_either() -> None:
    m = begun(buildings="gap")
    put(m, "ND 2 2")
    block = {at(row, column) for row in (1, 2, 3) for column in (1, 2, 3)}
    assert spaces_for(m, "versailles") == set(range(25)) - block


@pytest.mark.parametrize("gap, least, all_setups", [(False, 15, 8844), (True, 8, 5784)])
def test_there_is_always_a_site_for_the_third_building(gap: bool, least: int, all_setups: int) -> None:
    m, free = begun(buildings="gap" if gap else "edge"), []
    for first in spaces_for(m, "notre_dame"):
        one = m.clone()
        one.answer(f"notre_dame {first}")
        for second in spaces_for(one, "versailles"):
            two = one.clone()
            two.answer(f"versailles {second}")
            free.append(len(spaces_for(two, "bastille")))
    assert min(free) == least and sum(free) == all_setups


# 2.2 the turn


def test_a_counter_or_the_flag_goes_to_any_empty_space_and_nobody_passes() -> None:
    m = begun()
    put(m, "ND 0 0", "VE 0 2", "BA 0 4")
    free = set(range(25)) - {at(0, 0), at(0, 2), at(0, 4)}
    assert spaces_for(m, "red_flag") == spaces_for(m, "red_0") == free
    assert len(m.asks[0].options) == 11 * 22
    put(m, "R5 2 2")
    assert m.asks[0].seat == BLUE and spaces_for(m, "blue_9") == free - {at(2, 2)}
    with pytest.raises(NotAllowed):
        put(m, "R4 3 3")


def test_the_prompt_names_the_side() -> None:
    m = begun()
    assert dict(m.asks[0].args) == {"side": Word("revolution.side.blue"), "n": 1}
    put(m, "ND 0 0")
    assert dict(m.asks[0].args) == {"side": Word("revolution.side.red"), "n": 2}


# 2.5 markers, set by the app

FIGURE_2 = (".. R9 B9 R8 B6", ".. B8 R1 .. ..", ".. .. .. .. ..", ".. .. .. .. ..", "ND .. VE .. BA")


def test_everything_secured_is_marked_on_the_own_turn_enemy_counters_too() -> None:
    """Red's 7 makes figure 2: the blue 9 with 18 against 9, the 8 tied at 15, the 7 with 16 against 7 + 5."""
    m = match(*FIGURE_2, moved=BLUE, blue_marks=(at(0, 1),))
    moments = []
    m.take_moments()
    moments = m.answer("red_7 8")
    assert marks_of(m, RED) == {at(0, 2), at(0, 3), at(1, 3)}
    said = [mo.event for mo in moments if isinstance(mo.event, Said)]
    assert [event.key for event in said] == ["revolution.log.place", "revolution.log.mark"]
    assert dict(said[1].args)["n"] == 3 and dict(said[1].args)["total"] == 3


def test_what_the_other_side_has_secured_waits_for_his_own_turn() -> None:
    """After red's 7 blue has the red 1 with 17 against 14 at most; his marker comes only with his own counter."""
    m = match(*FIGURE_2, moved=BLUE, blue_marks=(at(0, 1),))
    put(m, "R7 1 3")
    assert marks_of(m, BLUE) == {at(0, 1)}
    put(m, "B0 4 1")
    assert marks_of(m, BLUE) >= {at(0, 1), at(1, 2)}


def test_the_whole_board_is_looked_over_not_only_the_new_counter() -> None:
    m = match("R9 R8 .. .. ..", "R7 .. .. .. ..", ".. .. B5 .. ..", ".. .. .. B4 ..", "ND .. VE .. BA", moved=BLUE)
    put(m, "R0 4 1")
    assert at(0, 0) in marks_of(m, RED)


def test_never_a_marker_on_a_flag_or_on_versailles_or_the_bastille() -> None:
    source = Random(5)
    for seed in range(60):
        m = play_out(begun(seed, watched=False), source)
        for n, owner in enumerate(whose(m)):
            (card,) = m.state.table.cards(Zone("space", place=n)) or [None]
            face = "" if card is None else m.state.table.face(card)
            assert owner is None or ("flag" not in face and face not in ("", "versailles", "bastille"))


def test_a_safe_own_flag_is_not_marked() -> None:
    m = match("RF R9 .. .. ..", "R8 .. .. .. ..", ".. .. B5 .. B6", ".. .. .. B4 ..", "ND .. VE .. BA", moved=BLUE)
    put(m, "R0 4 1")
    assert at(0, 0) not in marks_of(m, RED)


# 2.5 markers by hand

HAND = ("R9 R8 .. .. ..", "R7 .. .. .. ..", ".. .. B5 .. ..", ".. .. .. B4 ..", "ND .. VE .. BA")


def test_by_hand_the_mover_claims_one_by_one_and_ends_the_turn_himself() -> None:
    m = match(*HAND, moved=BLUE, marking="by_hand")
    put(m, "R0 4 1")
    (ask,) = m.asks
    assert (ask.seat, ask.prompt) == (RED, "revolution.prompt.claim")
    tokens = {option.token for option in ask.options}
    assert {f"mark {at(0, 0)}", "done"} <= tokens and "mark all" not in tokens
    m.answer(f"mark {at(0, 0)}")
    assert marks_of(m, RED) == {at(0, 0)} and m.asks[0].seat == RED
    m.answer("done")
    assert m.asks[0].seat == BLUE and m.asks[0].prompt == "revolution.prompt.counter"


def test_by_hand_a_counter_is_pressed_to_mark_it() -> None:
    m = match(*HAND, moved=BLUE, marking="by_hand")
    put(m, "R0 4 1")
    pick = m.find(f"mark {at(0, 0)}").option.pick
    assert isinstance(pick, int) and m.state.table.face(pick) == "red_9"


def test_by_hand_what_was_missed_can_be_claimed_on_a_later_own_turn() -> None:
    m = match(*HAND, moved=BLUE, marking="by_hand")
    put(m, "R0 4 1")
    m.answer("done")
    assert not marks_of(m, RED)
    put(m, "B0 2 4")
    while m.asks[0].seat == BLUE:
        m.answer("done")
    put(m, "R1 4 3")
    assert f"mark {at(0, 0)}" in {option.token for option in m.asks[0].options}


def test_by_hand_a_claim_can_be_taken_back_until_the_turn_ends() -> None:
    m = match(*HAND, moved=BLUE, marking="by_hand")
    put(m, "R0 4 1")
    m.answer(f"mark {at(0, 0)}")
    assert m.can_undo(EVERYONE)
    m.undo()
    assert not marks_of(m, RED) and m.asks[0].prompt == "revolution.prompt.claim"


def test_by_hand_nobody_is_asked_where_there_is_nothing_to_mark() -> None:
    m = begun(marking="by_hand")
    put(m, "ND 0 0", "VE 0 2", "BA 0 4", "R5 2 2")
    assert (m.asks[0].seat, m.asks[0].prompt) == (BLUE, "revolution.prompt.counter")


# 2.9 the full board


def play_out(m: M, source: Random, lazy: bool = False) -> M:
    while m.asks:
        tokens = [option.token for option in m.asks[0].options]
        m.answer("done" if lazy and "done" in tokens else source.choice(tokens))
    return m


@pytest.mark.parametrize("secure", ["general", "one_empty"])
@pytest.mark.parametrize("marking", ["automatic", "by_hand"])
@pytest.mark.parametrize("lazy", [False, True])
def test_a_full_board_always_has_a_winner_however_much_was_missed(secure: str, marking: str, lazy: bool) -> None:
    full, source = 0, Random(3)
    for seed in range(60):
        m = play_out(begun(seed, watched=False, secure=secure, marking=marking), source, lazy)
        if m.state.is_full():
            full += 1
            result = RULES.outcome(m.state)
            assert result is not None
            both = all(m.state.won)
            assert len(result.winners) == 1 or both
    assert full


LAST = ("R7 R6 R9 R0 VE", "RF B3 B4 B5 R4", "BF B9 B2 ND R2", "B1 B7 R8 R3 BA", ".. R5 R1 B8 B6")
LAST_RED = {at(*place) for place in ((0, 0), (0, 1), (0, 2), (0, 3), (1, 4), (2, 3), (2, 4), (3, 2), (3, 3), (4, 2))}
LAST_BLUE = {at(*place) for place in ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (3, 0), (3, 1), (4, 3), (4, 4))}


def last_turn(**options: str) -> M:
    """Blue places the last counter, his 0 into the corner. There red has 5 against 1: his eleventh district, but only
    on a turn of his own. Blue marks the red 5 beside it, 7 against 6, and has ten."""
    return match(*LAST, moved=RED, red_marks=LAST_RED, blue_marks=LAST_BLUE, last=RED, **options)


def test_red_has_one_last_turn_of_marking_only_and_then_wins() -> None:
    m = last_turn()
    put(m, "B0 4 0")
    result = RULES.outcome(m.state)
    assert not m.asks and result is not None
    assert (result.winners, result.reason) == ((RED,), "revolution.result.markers")
    assert marks_of(m, RED) == LAST_RED | {at(4, 0)} and marks_of(m, BLUE) == LAST_BLUE | {at(4, 1)}
    assert result.points == (1, 0)


def test_by_hand_both_must_mark_everything_on_a_full_board() -> None:
    m = last_turn(marking="by_hand")
    put(m, "B0 4 0")
    assert (m.asks[0].seat, m.asks[0].prompt) == (BLUE, "revolution.prompt.claim")
    assert {option.token for option in m.asks[0].options} == {f"mark {at(4, 1)}", "mark all"}
    m.answer("mark all")
    assert (m.asks[0].seat, m.asks[0].prompt) == (RED, "revolution.prompt.last_marking")
    assert {option.token for option in m.asks[0].options} == {f"mark {at(4, 0)}", "mark all"}
    m.answer(f"mark {at(4, 0)}")
    result = RULES.outcome(m.state)
    assert result is not None and result.winners == (RED,) and result.points == (1, 0)
