"""Mascarade, clause by clause of its rules: set-up, a turn, the whole match. The powers stand in test_powers."""

from __future__ import annotations

import csv
from collections import Counter
from io import StringIO
from random import Random

import pytest

from game.core.events import UnderTheTable, Zone
from game.core.match import NotAllowed
from game.core.seats import EVERYONE, all_but, only
from game.core.setup import BadSetup
from game.core.view import offers, view
from tests import driver

from .sitting import FIVE, RULES, M, announce, answer, coins, court, fresh, go_on, mask, sees, table, tokens

# ---- masks and set-up (1, 2)


def test_there_are_seventeen_cards_of_sixteen_masks() -> None:
    assert len(RULES.masks.masks) == 16
    assert sum(m.copies for m in RULES.masks.masks.values()) == 17
    assert RULES.masks.masks["peasant"].copies == 2


def test_masks_that_have_been_turned_down_are_not_turned_up_by_taking_back() -> None:
    """All have seen them, but by now somebody may have forgotten."""
    m = fresh(4)
    m.answer("turn down")
    assert not m.can_undo()
    with pytest.raises(NotAllowed):
        m.undo()


@pytest.mark.parametrize("seats", range(4, 14))
@pytest.mark.parametrize("scenario", ["standard", "advanced"])
def test_as_many_masks_as_seats_and_six_at_least(seats: int, scenario: str) -> None:
    m = fresh(seats, scenario=scenario)
    assert len(m.state.in_play) == max(6, seats) and "judge" in m.state.in_play
    middle = [place for place in m.state.places if place.kind == "middle"]
    assert len(middle) == {4: 2, 5: 1}.get(seats, 0)


def test_the_standard_set_for_eight() -> None:
    assert Counter(RULES.masks.sets["standard", 8]) == Counter(
        ["empress", "fool", "judge", "king", "peasant", "peasant", "sorceress", "trickster"]
    )


def test_six_coins_and_an_empty_courthouse() -> None:
    m = fresh()
    assert coins(m) == [6] * 6 and court(m) == 0


def test_all_masks_are_shown_once_then_nobody_sees_any() -> None:
    m = fresh()
    assert all(sees(m, EVERYONE, seat) for seat in range(6)) and m.asks[0].pause == "tap"
    answer(m, "turn down")
    assert not any(sees(m, only(seat), seat) for seat in range(6))


@pytest.mark.parametrize(
    "chosen, seats, errors, warnings",
    [
        (("king", "empress", "fool", "thief", "spy", "widow"), 6, {"no_judge"}, set()),
        (("judge", "king", "empress", "fool", "thief"), 5, {"count"}, set()),
        (("judge", "king", "king", "fool", "thief", "empress"), 6, {"copies"}, set()),
        (("judge", "thief", "spy", "cheater", "beggar", "king"), 6, set(), {"money"}),
        (("judge", "peasant", "king", "empress", "thief", "spy", "widow", "fool"), 8, set(), {"lone_peasant"}),
        (("judge", "king", "empress", "thief", "guru", "spy"), 6, set(), {"few_seats"}),
        (("judge", "king", "empress", "princess", "puppeteer", "spy"), 5, set(), {"few_seats"}),
        (("judge", "king", "empress", "princess", "puppeteer", "spy"), 6, set(), set()),
    ],
)
def test_custom_sets(chosen: tuple[str, ...], seats: int, errors: set[str], warnings: set[str]) -> None:
    found = RULES.masks.advice(chosen, seats)
    assert {a.key.rpartition(".")[2] for a in found if a.fatal} == errors
    assert {a.key.rpartition(".")[2] for a in found if not a.fatal} == warnings


def test_a_custom_set_with_errors_is_not_dealt() -> None:
    with pytest.raises(BadSetup):
        fresh(scenario="custom")


# ---- a turn (3)


def test_turns_one_to_four_are_exchanges_only() -> None:
    m = fresh()
    answer(m, "turn down")
    for turn in range(4):
        assert all(token.startswith("exchange") for token in tokens(m)), turn
        answer(m, tokens(m)[0], "pretend")
    assert "look" in tokens(m) and "announce" in tokens(m)


def test_table_cards_can_be_exchanged_from_the_first_turn() -> None:
    m = fresh(4)
    answer(m, "turn down")
    assert {"exchange middle:0", "exchange middle:1"} <= set(tokens(m))
    me = m.asks[0].seat
    mine, other = mask(m, me), m.state.table.face(m.state.table.cards(Zone("middle", place=0))[0])
    answer(m, "exchange middle:0", "exchange")
    assert mask(m, me) == other
    assert m.state.table.face(m.state.table.cards(Zone("middle", place=0))[0]) == mine


def test_pretence_leaves_both_masks() -> None:
    m = table(FIVE, [6] * 5)
    answer(m, "exchange mask:2", "pretend")
    assert [mask(m, seat) for seat in range(5)] == list(FIVE[:5])


def test_exchange_and_pretence_look_the_same_to_everybody_else() -> None:
    runs = []
    for really in ("exchange", "pretend"):
        m = table(FIVE, [6] * 5)
        answer(m, "exchange mask:2")
        assert m.asks[0].audience == only(0) and m.asks[0].secret
        moments = m.answer(really)
        others = [only(1), only(2), EVERYONE, all_but(0)]
        t = m.state.table
        runs.append([(view(t, eyes), offers(t, m.asks, eyes), m.can_undo(eyes)) for eyes in others])
        assert isinstance(moments[0].event, UnderTheTable)
    assert runs[0] == runs[1]


def test_looking_by_lid_is_for_the_owner_alone() -> None:
    m = table(FIVE, [6] * 5)
    answer(m, "look")
    assert sees(m, only(0), 0) == "judge" and sees(m, EVERYONE, 0) is None and sees(m, only(1), 0) is None
    answer(m, "seen")
    assert sees(m, only(0), 0) is None and m.asks[0].seat == 1


def test_any_mask_of_the_match_can_be_announced() -> None:
    m = table(FIVE, [6] * 5)
    answer(m, "announce")
    assert set(tokens(m)) == {f"announce {name}" for name in FIVE}  # the Empress lies on the table


def test_others_answer_clockwise_once_with_the_same_question() -> None:
    m = table(FIVE, [6] * 5, turn=3)
    answer(m, "announce", "announce king")
    asked = []
    while m.asks[0].prompt.endswith("contest"):
        asked.append((m.asks[0].seat, tuple(tokens(m)), m.asks[0].audience))
        answer(m, "let pass")
    assert asked == [(seat, ("contest", "let pass"), EVERYONE) for seat in (4, 0, 1, 2)]


def test_uncontested_the_power_works_and_nothing_is_revealed() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "king")
    assert coins(m) == [8, 6, 6, 6, 6] and not any(sees(m, EVERYONE, seat) for seat in range(5))


def test_claimers_reveal_together_and_the_right_one_acts_out_of_turn() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "king", 1, 2)
    assert [sees(m, EVERYONE, seat) for seat in range(5)] == ["judge", "king", "thief", None, None]
    go_on(m)
    assert coins(m) == [5, 8, 5, 6, 6] and court(m) == 2
    assert not any(sees(m, EVERYONE, seat) for seat in range(5)) and m.asks[0].seat == 1


def test_nobody_right_no_power() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "empress", 3)
    go_on(m)
    assert coins(m) == [5, 6, 6, 5, 6] and court(m) == 2


def test_revealed_bars_announcing_for_one_turn_but_not_looking() -> None:
    m = table(FIVE, [6] * 5)
    announce(m, "king", 1)
    go_on(m)
    assert m.asks[0].seat == 1 and "announce" not in tokens(m) and "look" in tokens(m)
    answer(m, "look", "seen")
    assert "announce" in tokens(m)
    said = RULES.refusal(table(FIVE, [6] * 5, barred=frozenset({0})).state, m.asks[0], Zone("announce"), None)
    assert said is None  # the asked seat is 2 there, not the barred one


def test_why_announcing_is_refused() -> None:
    m = table(FIVE, [6] * 5, barred=frozenset({0}))
    said = RULES.refusal(m.state, m.asks[0], Zone("announce"), None)
    assert said is not None and said.key == "mascarade.refuse.revealed"
    m = table(FIVE, [6] * 5, played=2)
    said = RULES.refusal(m.state, m.asks[0], Zone("announce"), None)
    assert said is not None and said.key == "mascarade.refuse.opening"


def test_why_a_player_or_a_mask_cannot_be_chosen() -> None:
    """Another player, twice a different one, the richest, and never a table card (4)."""

    def why(m: M, pick: int | Zone, onto: Zone | None = None) -> str:
        said = RULES.refusal(m.state, m.asks[0], pick, onto)
        return "" if said is None else said.key.removeprefix("mascarade.refuse.")

    masks = ("judge", "trickster", "king", "thief", "fool", "widow")
    m = table(masks, [6, 5, 8, 8, 4])
    middle = m.state.table.cards(Zone("middle", place=0))[0]
    assert why(m, m.state.mask_of(1)) == "own_mask" and why(m, m.state.mask_of(0), Zone("bank")) == "to_a_mask"
    announce(m, "trickster")
    assert why(m, Zone("seat", 1)) == "not_richest" and why(m, m.state.mask_of(4)) == "not_richest"
    assert why(m, Zone("seat", 0)) == "others_only" and why(m, middle) == "table_card"
    assert why(m, Zone("seat", 2)) == "" and why(m, Zone("announce")) == ""
    m = table(masks, [6] * 5)
    announce(m, "fool")
    assert why(m, m.state.mask_of(0)) == "others_only"
    answer(m, "seat 3")
    assert why(m, m.state.mask_of(3)) == "two_players" and why(m, Zone("seat", 2)) == ""
    assert m.asks[0].source == m.state.mask_of(0)


# ---- the whole match


@pytest.mark.parametrize("seats", range(4, 14))
def test_coins_come_only_from_the_bank_and_matches_end(seats: int) -> None:
    source = Random(seats)
    for seed in range(3):
        m = fresh(seats, seed, scenario=("standard", "advanced")[seed % 2], look=("lid", "decoy")[seed % 2])
        driver.play(m, source, 4000, rights=0.02)  # agreeing is rare, or matches would end by nothing else
        outcome = RULES.outcome(m.state)
        assert outcome is not None and outcome.winners
        assert all(amount >= 0 for amount in coins(m)) and sum(coins(m)) + court(m) >= 6 * seats


def test_a_prompt_to_contest_says_the_same_to_everybody() -> None:
    m = table(FIVE, [6] * 5)
    answer(m, "announce", "announce judge")
    first = m.asks[0]
    answer(m, "let pass")
    assert (m.asks[0].prompt, m.asks[0].args, m.asks[0].options) == (first.prompt, first.args, first.options)


def test_choosing_nothing_is_not_possible() -> None:
    m = table(FIVE, [6] * 5)
    with pytest.raises(NotAllowed):
        m.answer("pass")


SETS = """players,masks
4,cheater empress judge king thief trickster
6,cheater empress judge king sorceress trickster
13,cheater empress fool guru judge king peasant peasant sorceress spy thief trickster widow
"""


def test_standard_sets_as_recommended() -> None:
    for row in csv.DictReader(StringIO(SETS)):
        assert sorted(RULES.masks.sets["standard", int(row["players"])]) == row["masks"].split()
