"""What a round of the trick-taking Guillotine counts (2, decisions 4-13, 3.2, 3.4); values are in halves."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Said, Zone
from game.core.words import Everyone, Halves, Word, named
from game.games.guillotine_tricks import result, scoring
from game.games.guillotine_tricks.variant import Variant

from .sitting import PACK, RANKS, card, finish, fresh


def points(
    takers: Sequence[str],
    suits: Sequence[str] = ("hearts",),
    pardons: str = "2S 3S 4S 5S",
    seat: int = 0,
    **variant: object,
) -> int:
    return scoring.score(PACK, [(seat, takers)], suits, pardons.split(), Variant(**variant)).total  # type: ignore[arg-type]


def test_what_target_cards_cost() -> None:
    for face, cost in {"AH": 10, "KH": 8, "QH": 6, "JH": 4, "TH": 1, "9H": 1, "2H": 1}.items():
        assert points([face], pardons="6S 6D 7S 7D") == -2 * cost


def test_all_thirteen_unhalved_cost_37_but_for_the_domination() -> None:
    assert sum(PACK.cards[rank + "H"].penalty for rank in RANKS) == 37


def test_a_pardon_halves_for_whoever_takes_the_card() -> None:
    assert points(["AH"], pardons="AS 2S 3S 4S", seat=3) == -10
    assert points(["9H"], pardons="9C 2S 3S 4S") == -1  # half of one stays exact


def test_two_pardons_of_a_rank_halve_once() -> None:
    assert points(["AH"], pardons="AS AD 3S 4S") == -10


def test_owner_only_pardons_help_their_owner() -> None:
    assert points(["AH"], pardons="AS 2S 3S 4S", seat=0, pardon_owner_only=True) == -10
    assert points(["AH"], pardons="AS 2S 3S 4S", seat=1, pardon_owner_only=True) == -20


def test_rounding_is_once_a_round_and_toward_zero() -> None:
    """9 and 8 at half cost 1 together; 9 alone costs nothing; A and a halved 9 cost 10."""
    assert points(["9H", "8H"], pardons="9S 8S 3S 4S", rounded=True) == -2
    assert points(["9H"], pardons="9S 8S 3S 4S", rounded=True) == 0
    assert points(["AH", "9H"], pardons="9S 8S 3S 4S", rounded=True) == -20


def test_fifteen_for_no_target_card() -> None:
    assert points([]) == 30


def test_domination_replaces_all_penalties_of_the_suit() -> None:
    assert points(["AH", "KH", "QH", "JH", "9H", "3H"], pardons="6S 7S 8S 8D") == 40


def test_three_honours_are_enough_if_one_is_a_pardon_card() -> None:
    assert points(["KH", "QH", "JH"], pardons="AH 7S 8S 8D") == 40
    assert points(["KH", "QH", "JH"], pardons="6S 7S 8S 8D") == -36


def test_two_honours_in_the_pardons_and_nobody_dominates() -> None:
    assert points(["QH", "JH"], pardons="AH KH 8S 8D") == -20
    assert points(["QH", "JH"], pardons="AH KH 8S 8D", honours=2) == 40


def test_two_targets_count_by_suit() -> None:
    both = ["AH", "KH", "QH", "JH", "AS", "KS", "QS", "JS"]
    assert points(both, ("spades", "hearts"), "6S 7S 8S 8D") == 80
    assert points(["AH", "KH", "QH", "JH", "2S"], ("spades", "hearts"), "6S 7S 8S 8D") == 40 - 2


def test_with_two_targets_fifteen_is_for_neither_suit() -> None:
    assert points([], ("spades", "hearts")) == 30
    assert points(["6H"], ("spades", "hearts")) == -2
    assert points(["6H"], ("spades", "hearts"), avoidance_per_suit=True) == -2 + 30
    assert points([], ("spades", "hearts"), avoidance_per_suit=True) == 60


def test_a_pooled_pile_dominates_together_and_halves_by_taker() -> None:
    pair = [(0, ["AH", "KH"]), (2, ["QH", "JH"])]
    pardons = ["6S", "7S", "8S", "8D"]
    assert scoring.score(PACK, pair, ["hearts"], pardons, Variant(teams=True, pooled=True)).total == 40
    own = Variant(teams=True, pooled=True, pardon_owner_only=True)
    assert scoring.score(PACK, [(0, ["AH"]), (2, ["KH"])], ["hearts"], ["AS", "2S", "KS", "2D"], own).total == -18


def test_tricks_taken_are_counted_anew_every_round() -> None:
    m = fresh(5, rounds="3")
    m.answer("turn_up")
    finish(m)
    assert sum(m.state.table.counters["tricks", seat] for seat in range(4)) == 12
    m.answer("turn_up")
    assert [m.state.table.counters["tricks", seat] for seat in range(4)] == [0] * 4


def test_the_log_says_what_was_avoided_and_for_how_much() -> None:
    """Two targets, per suit: seat 0 has taken Hearts and no Spades."""
    score = scoring.score(
        PACK,
        [(0, ["6H"])],
        ["spades", "hearts"],
        ["2S", "3S", "4S", "5S"],
        Variant(double=True, avoidance_per_suit=True),
    )
    assert score.avoided == ("spades",) and score.avoidance == 30


def test_a_pooled_team_is_told_what_it_counts_together() -> None:
    """Rule 3.4: seats 0 and 2 have the four honours between them (+20), 1 and 3 no target card (+15)."""
    m = fresh(teams="on", team_score="pooled")
    table, zones = m.state.table, m.state.table.zones
    m.state.targets = ("spades",)
    for seat, faces in ((0, "AS KS 2S"), (2, "QS JS")):
        zones[Zone("taken", seat)] = [card(m, face) for face in faces.split()]
    for seat, face in enumerate(("2C", "3C", "4C", "5C")):
        zones[Zone("pardon", seat)] = [card(m, face)]
    table.moments = []
    result.score_round(PACK, m.state)
    one, other = Everyone((0, 2)), Everyone((1, 3))
    assert [moment.event for moment in table.moments if isinstance(moment.event, Said)] == [
        Said(
            "guillotine_tricks.log.team_domination",
            named(players=one, suit=Word("guillotine_tricks.suit.spades"), n=20),
        ),
        Said("guillotine_tricks.log.team_scored", named(players=one, n=Halves(40))),
        Said("guillotine_tricks.log.team_avoided", named(players=other, n=15)),
        Said("guillotine_tricks.log.team_scored", named(players=other, n=Halves(30))),
    ]
    assert m.state.team_totals == (40, 30)
