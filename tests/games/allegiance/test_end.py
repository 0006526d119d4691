"""How a match of Allegiance is counted and who has won (24 to 28)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.core.events import Zone
from game.core.view import view
from game.games.allegiance.counting import Decided, Loyalty, decide
from game.games.allegiance.state import GUILD, TEMPLE
from game.ui.tally import tally
from tests import driver

from .conclave import PUBLIC, RULES, M, fresh, position


def finish(m: M) -> M:
    while m.asks:
        m.answer("go on")
    return m


def test_piles_count_their_own_side_only() -> None:
    m = finish(
        position(
            {"hand": ["priest"]},
            {"hand": ["priest"]},
            {"hand": ["spy"]},
            temple=["priest", "assassin"],
            guild=["priest", "assassin"],
            phase="count",
        )
    )
    outcome = RULES.outcome(m.state)
    assert outcome is not None
    assert dict(outcome.args)["temple"] == 5 + 1 and dict(outcome.args)["guild"] == 1 + 4
    assert outcome.winners == (0, 1) and outcome.reason == "allegiance.result.temple"


def test_an_influence_tie_goes_to_the_guild() -> None:
    m = finish(
        position(
            {"hand": ["priest"]},
            {"hand": ["spy"]},
            {"hand": ["assassin"]},
            temple=["guard"],
            guild=["guard"],
            phase="count",
        )
    )
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == (2,) and outcome.reason == "allegiance.result.most_level"


def test_the_result_says_that_the_sides_were_level() -> None:
    """Both piles are worth 2 of their side: level, so the Guild has won; with 5 to 1 for the Guild it says no such."""
    guards: Any = {"temple": ["guard"], "guild": ["guard"]}
    for hands, by in (
        ([{"hand": ["priest"]}, {"hand": ["spy"]}, {"hand": ["priest"]}], "only_level"),
        ([{"hand": ["priest"]}, {"hand": ["priest"]}, {"hand": ["priest"]}], "nobody_level"),
        ([{"hand": ["assassin"]}, {"hand": ["double_agent", "double_agent"]}, {"hand": ["priest"]}], "lead_level"),
        ([{"hand": ["spy"]}, {"hand": ["spy"]}, {"hand": ["priest"]}], "knife_level"),
    ):
        outcome = RULES.outcome(finish(position(*hands, phase="count", **guards)).state)
        assert outcome is not None and outcome.reason == f"allegiance.result.{by}"
    apart = finish(position({"hand": ["priest"]}, {"hand": ["spy"]}, {}, guild=["spy"], phase="count"))
    outcome = RULES.outcome(apart.state)
    assert outcome is not None and not outcome.reason.endswith("_level")


def test_an_allegiance_tie_goes_to_the_guild_and_so_does_nothing_at_all() -> None:
    assert Loyalty(4, 4, 2).side == "guild" and Loyalty(0, 0, 0).side == "guild" and Loyalty(5, 4, 2).side == "temple"


def test_guild_tie_breaks() -> None:
    """Most Guild points; then the larger difference; then the highest single Guild card; then all of them."""
    loyal = Loyalty(9, 1, 1)
    assert decide("guild", [Loyalty(3, 9, 4), Loyalty(1, 8, 4), loyal]) == Decided((0,), "most", 9)
    assert decide("guild", [Loyalty(3, 9, 4), Loyalty(2, 9, 3), loyal]) == Decided((1,), "lead", 7)
    assert decide("guild", [Loyalty(3, 9, 3), Loyalty(3, 9, 4), loyal]) == Decided((1,), "card", 4)
    assert decide("guild", [Loyalty(3, 9, 4), Loyalty(3, 9, 4), Loyalty(3, 9, 4)]) == Decided((0, 1, 2), "knife")
    assert decide("guild", [loyal, Loyalty(3, 9, 4), loyal]) == Decided((1,), "only")
    assert decide("temple", [loyal, Loyalty(3, 9, 4), loyal]) == Decided((0, 2), "temple")


def test_who_is_out_at_one_step_stays_out() -> None:
    """Seat 2 has the highest single card but fewer Guild points."""
    assert decide("guild", [Loyalty(3, 9, 3), Loyalty(3, 9, 3), Loyalty(0, 8, 4)]).winners == (0, 1)


def test_nobody_stands_with_the_side_that_won() -> None:
    m = finish(position({"hand": ["spy"]}, {"hand": ["spy"]}, {"hand": ["spy"]}, temple=["priest"], phase="count"))
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == () and outcome.reason == "allegiance.result.nobody"
    m = finish(position({"hand": ["priest"]}, {"hand": ["priest"]}, {"hand": ["priest"]}, guild=["spy"], phase="count"))
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == ()


def test_nobody_is_placed_but_told_where_they_stand() -> None:
    """Of the totals only one would rank: a match won. The loyal losers share what is left."""
    m = finish(position({"hand": ["priest"]}, {"hand": ["spy"]}, {"hand": ["initiate"]}, guild=["spy"], phase="count"))
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == (1,) and not outcome.ranked
    assert outcome.points == (0, 1, 0) and outcome.standing is not None
    assert [word.key.rpartition(".")[2] for word in outcome.standing.words] == ["temple", "guild", "temple"]
    placed = tally(outcome)
    assert placed.order[0] == 1 and placed.places == (2, 1, 2)


def test_counting_shows_piles_then_bonuses_then_everything() -> None:
    m = position(
        {"hand": ["priest"]}, {"planted": ["spy"]}, {"hand": ["spy"]}, temple=["priest"], guild=["spy"], phase="count"
    )
    public = view(m.state.table, PUBLIC)
    assert public.zones[TEMPLE][0].face == "priest" and public.zones[GUILD][0].face is None
    assert public.zones[Zone("hand", 0)][0].face is None and m.asks[0].pause == "tap"
    m.answer("go on")
    assert view(m.state.table, PUBLIC).zones[GUILD][0].face == "spy"
    m.answer("go on")
    m.answer("go on")
    public = view(m.state.table, PUBLIC)
    assert public.zones[Zone("hand", 0)][0].face == "priest" and public.zones[Zone("planted", 1)][0].face == "spy"


def test_bills_tell_what_a_seat_holds_for_either_side() -> None:
    m = finish(position({"hand": ["priest", "spy"]}, {"hand": ["spy"]}, {}, temple=["priest"], phase="count"))
    outcome = RULES.outcome(m.state)
    assert outcome is not None and [line.value for line in outcome.lines] == [5 + 1, 1 + 3, 1, 3, 0, 0]
    assert outcome.points == (1, 0, 0)


def test_the_bill_shows_what_a_tie_was_broken_by() -> None:
    """Assassin 1/4, two Double Agents 4/4: level on Guild points, 3 and 0 apart. Only those of the Guild are measured,
    and no further than it took."""
    m = finish(
        position(
            {"hand": ["assassin"]},
            {"hand": ["double_agent", "double_agent"]},
            {"hand": ["priest"]},
            guild=["spy"],
            phase="count",
        )
    )
    outcome = RULES.outcome(m.state)
    assert outcome is not None and outcome.winners == (0,) and outcome.reason == "allegiance.result.lead"
    further = [(line.seat, line.key.rpartition(".")[2], line.value) for line in outcome.lines[6:]]
    assert further == [(0, "lead_figure", 3), (1, "lead_figure", 0)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_random_matches_end_and_lose_no_card(seats: int) -> None:
    reasons: Counter[str] = Counter()
    for seed in range(6):
        m = driver.play(fresh(seats, seed), Random(seed), 3000)
        outcome = RULES.outcome(m.state)
        assert outcome is not None
        assert sorted(c for cards in m.state.table.zones.values() for c in cards) == list(range(96))
        reasons[outcome.reason] += 1
    assert sum(reasons.values()) == 6
