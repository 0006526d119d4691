"""Clauses 2.8, 2.10 and the traps of 2.12: who wins, when, and for how many points."""

from __future__ import annotations

from random import Random

import pytest

from game.core.events import Said, Zone
from game.core.outcome import Outcome
from game.core.words import Who, Word
from game.games.revolution.influence import BLUE, RED
from game.session.series import Series
from tests.games.revolution.boards import RULES, M, at, begun, match, put

E = ".. .. .. .. .."
REASON = "revolution.result."


def result(m: M) -> Outcome | None:
    return RULES.outcome(m.state)


def winner(m: M) -> tuple[tuple[int, ...], str] | None:
    ended = result(m)
    return None if ended is None else (ended.winners, ended.reason.removeprefix(REASON))


# The flag

TAKEN = ("R9 BF R8 .. ..", "B1 .. .. .. ..", E, ".. ND .. .. B2", ".. .. VE .. BA")


def test_the_enemy_flag_is_taken_at_once_without_a_marker() -> None:
    """Red has 17 on the blue flag and blue could still add his 9: the game is over before anybody marks it."""
    m = match(*TAKEN, moved=RED)
    assert winner(m) == ((RED,), "flag")


def test_the_flag_is_judged_for_the_side_not_on_turn_too() -> None:
    """Blue himself puts his flag where red already has more than he can reach."""
    m = match("R9 .. R8 .. ..", "B1 .. .. .. ..", E, ".. ND .. .. ..", ".. .. VE .. BA", moved=RED)
    assert winner(m) is None
    put(m, "BF 0 1")
    assert winner(m) == ((RED,), "flag")


def test_a_tie_saves_the_flag() -> None:
    m = match("R5 BF B5 .. ..", ".. VE .. .. ..", E, ".. ND .. .. BA", E, moved=BLUE)
    assert winner(m) is None


# The buildings. Versailles and the Bastille stand in corners, each between two of one side's counters.

HELD = ("VE R8 .. R9 BA", "R3 .. .. .. R2", E, E, ".. B7 ND B6 ..")


def test_three_buildings_win_at_once() -> None:
    """Red holds both corners and has least at Notre Dame: 0 and at most his 7, against 13."""
    m = match(*HELD, moved=RED, red_marks=(at(4, 2),))
    assert winner(m) == ((RED,), "buildings")


def test_notre_dame_must_already_carry_the_marker() -> None:
    m = match(*HELD, moved=BLUE)
    assert winner(m) is None  # secured for red, but not marked: it is not his turn
    put(m, "R0 2 0")
    assert winner(m) == ((RED,), "buildings")  # now he marks it himself


def test_an_equal_building_is_held_by_nobody() -> None:
    m = match("VE R3 .. R9 BA", "B3 .. .. .. R2", E, E, ".. B7 ND B6 ..", moved=RED, red_marks=(at(4, 2),))
    assert winner(m) is None


# The markers


def eleven(flag: bool) -> M:
    """Red has all eleven markers out; which spaces carry them does not matter here."""
    rows = (f"{'RF' if flag else '..'} R1 .. .. ..", E, ".. .. ND .. ..", E, "VE .. .. .. BA")
    return match(*rows, moved=RED, red_marks=range(5, 16))


def test_eleven_markers_and_the_own_flag_on_the_board_win() -> None:
    assert winner(eleven(flag=True)) == ((RED,), "markers")


def test_eleven_markers_without_the_flag_do_not_win_until_it_is_placed() -> None:
    m = eleven(flag=False)
    assert winner(m) is None
    put(m, "B0 4 2")
    assert winner(m) is None
    put(m, "RF 0 0")
    assert winner(m) == ((RED,), "markers")


def test_a_side_with_all_markers_out_marks_no_more() -> None:
    m = eleven(flag=False)
    put(m, "B0 4 2", "R9 0 2", "B1 4 3")
    assert m.state.markers_left(RED) == 0


def test_placing_the_flag_where_it_is_lost_wins_for_nobody() -> None:
    """Red has his eleven and puts the flag where blue has 17: both at once."""
    rows = ("B9 .. B8 .. ..", ".. R1 .. .. ..", ".. .. .. ND ..", E, "VE .. .. .. BA")
    m = match(*rows, moved=BLUE, red_marks=range(9, 20))
    put(m, "RF 0 1")
    assert m.state.won == (("markers",), ("flag",))
    assert result(m) == Outcome((), (0, 0), (), "revolution.result.nobody")


def test_both_flags_lost_by_one_placement_win_for_nobody() -> None:
    """Flags lie side by side; red's 9 settles the blue one for red, and the red one has long been blue's."""
    rows = ("B9 RF B8 .. ..", ".. VE .. .. ..", "R9 BF R8 .. ..", ".. .. .. ND ..", ".. .. .. .. BA")
    m = match(*rows, moved=RED)
    assert m.state.won == (("flag",), ("flag",)) and winner(m) == ((), "nobody")


# Points and series


def test_the_winner_scores_the_markers_the_loser_has_not_on_the_board() -> None:
    """Three blue markers lie out; what blue has secured and not marked counts as not on the board."""
    m = match(*HELD, moved=RED, red_marks=(at(4, 2),), blue_marks=(at(4, 1), at(4, 3), at(1, 0)))
    ended = result(m)
    assert ended is not None and ended.points == (8, 0)
    (line,) = ended.lines
    assert (line.seat, line.value, len(line.cards)) == (RED, 8, 8)
    assert {m.state.table.face(card) for card in line.cards} == {"blue_marker"}


def test_a_win_can_be_worth_nothing_and_still_is_one() -> None:
    """The loser has all eleven out, but his flag still in hand."""
    rows = ("VE R8 .. R9 BA", "R3 .. .. .. R2", E, E, ".. B7 ND B6 ..")
    m = match(*rows, moved=RED, red_marks=(at(4, 2),), blue_marks=range(6, 17))
    ended = result(m)
    assert ended is not None and (ended.winners, ended.points) == ((RED,), (0, 0))


def test_the_log_says_how_it_was_won_and_for_what() -> None:
    m = match("R9 .. R8 .. ..", "B1 .. .. .. ..", E, ".. ND .. .. ..", ".. .. VE .. BA", moved=RED)
    m.take_moments()
    said = [mo.event for mo in m.answer(f"blue_flag {at(0, 1)}") if isinstance(mo.event, Said)]
    assert said[-2] == Said("revolution.result.flag", (("player", Who(RED)),))
    assert said[-1].key == "revolution.result.points"
    assert dict(said[-1].args) == {"player": Who(RED), "other": Who(BLUE), "n": m.state.markers_left(BLUE)}


def test_in_a_series_the_sides_swap_and_points_stay_with_the_people() -> None:
    assert RULES.info.matches == (2, 1, 4) and RULES.info.goals
    series = Series(people=(7, 9), seed=1, matches=2)
    assert series.setup().people == (7, 9)
    series.record(Outcome((RED,), (4, 0)), [7, 9])
    assert series.setup().people == (9, 7)
    series.record(Outcome((RED,), (4, 0)), [9, 7])
    assert series.over() and series.points == {7: 4, 9: 4} and series.leaders() == (7, 9)


def test_random_games_end_in_all_four_ways_with_every_setting() -> None:
    source, reasons = Random(6), set()
    settings = [(s, m, b) for s in ("general", "one_empty") for m in ("automatic", "by_hand") for b in ("edge", "gap")]
    for seed in range(240):
        secure, marking, buildings = settings[seed % len(settings)]
        m = begun(seed, watched=False, secure=secure, marking=marking, buildings=buildings)
        while m.asks:
            m.answer(source.choice(m.asks[0].options).token)
        ended = result(m)
        assert ended is not None and sum(line.value for line in ended.lines) == sum(ended.points)
        assert all(ended.points[side] == 0 for side in (RED, BLUE) if side not in ended.winners)
        reasons.add(ended.reason.removeprefix(REASON))
    assert reasons == {"flag", "buildings", "markers", "nobody"}


# Refusals: cause and consequence, in the numbers of the position


def refused(m: M, pick: int | Zone, onto: Zone | None = None) -> Said | None:
    return RULES.refusal(m.state, m.asks[0], pick, onto)


def lying(m: M, row: int, column: int) -> int:
    card: int = m.state.table.cards(Zone("space", place=at(row, column)))[0]
    return card


@pytest.mark.parametrize("buildings, key", [("edge", "shared_edge"), ("gap", "too_near")])
def test_a_building_too_near_is_refused_by_the_rule_in_force(buildings: str, key: str) -> None:
    m = begun(buildings=buildings)
    put(m, "ND 2 2")
    card = m.state.table.cards(Zone("buildings"))[0]
    assert refused(m, card, Zone("space", place=at(2, 1))) == Said(f"revolution.refuse.{key}")
    assert refused(m, card, Zone("space", place=at(2, 2))) == Said("revolution.refuse.occupied")
    assert refused(m, m.state.table.cards(Zone("counters", RED))[0]) == Said("revolution.refuse.buildings_first")


def test_a_counter_is_refused_on_another_and_from_the_other_side() -> None:
    m = begun()
    put(m, "ND 0 0", "VE 0 2", "BA 0 4", "R5 2 2")
    blue, red = (m.state.table.cards(Zone("counters", side))[0] for side in (BLUE, RED))
    assert refused(m, blue, Zone("space", place=at(2, 2))) == Said("revolution.refuse.occupied")
    assert refused(m, red) == Said("revolution.refuse.other_side", (("side", Word("revolution.side.red")),))
    assert refused(m, lying(m, 2, 2)) == Said("revolution.refuse.stays")


def test_a_claim_too_early_is_answered_with_the_two_numbers() -> None:
    """The red 9 beside a 6: 15 for red, and blue could still bring 9 and 8 to its two empty neighbours."""
    m = match("R6 R9 .. .. ..", "R5 .. .. .. ..", E, ".. ND .. .. ..", "VE .. BA .. ..", moved=BLUE, marking="by_hand")
    put(m, "R0 3 4")
    assert m.asks[0].prompt == "revolution.prompt.claim"  # the red 6 in its corner: 20 against 0
    said = refused(m, lying(m, 0, 1))
    assert said is not None and said.key == "revolution.refuse.not_secured"
    assert dict(said.args) == {"side": Word("revolution.side.blue"), "best": 17, "worst": 15}
    assert refused(m, lying(m, 4, 0)) == Said("revolution.refuse.no_marker_here")
    least = refused(m, lying(m, 3, 1))
    assert least is not None and least.key == "revolution.refuse.not_least"
