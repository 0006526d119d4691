"""The revolutionary trial of the trick-taking Guillotine (3.1)."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import Match
from game.core.seats import only
from game.core.worlds import guess
from game.games.guillotine_tricks import trial
from game.games.guillotine_tricks.vectors import dealt

from .sitting import MIXED, RULES, M, card, finish, fresh


@pytest.mark.parametrize("rounds, trials", [("3", []), ("6", [4]), ("12", [4, 7, 10])])
def test_trials_follow_rounds_3_6_and_9_but_not_the_last(rounds: str, trials: list[int]) -> None:
    m, seen = fresh(5, rounds=rounds), []
    while m.asks:
        if m.state.phase == "deal":
            m.answer("turn_up")
        if m.state.phase == "trial":
            seen.append(m.state.round)
        finish(m)
    assert seen == trials


def in_trial(*swapped: tuple[str, str], **options: str) -> M:
    """Round 4 with MIXED but for cards that have changed places; seat 1 lowest and seat 3 highest."""
    places = dict([*swapped, *((b, a) for a, b in swapped)])
    m = dealt(RULES, [[places.get(face, face) for face in hand] for hand in MIXED], ["hearts"], 0, **options)
    m.state.phase, m.state.trial = "trial", (1, 3)
    return Match(RULES, m.state)


def lay(m: M, seat: int, *faces: str) -> None:
    for face in faces:
        m.answer(f"lay c{card(m, face)}", seat)


def test_free_trial_swaps_at_the_same_moment() -> None:
    m = in_trial()
    lay(m, 1, "2D", "3H")
    m.answer("confirm", 1)
    assert card(m, "2D") not in m.state.hand(3)
    lay(m, 3, "KC", "QC")
    m.answer("confirm", 3)
    assert {card(m, f) for f in ("2D", "3H")} <= set(m.state.hand(3))
    assert {card(m, f) for f in ("KC", "QC")} <= set(m.state.hand(1))
    assert [len(m.state.hand(seat)) for seat in range(4)] == [13] * 4 and m.state.phase == "pardon"


def test_both_may_think_again_until_both_have_confirmed() -> None:
    m = in_trial()
    lay(m, 1, "2D", "3H")
    m.answer("confirm", 1)
    m.answer("think again", 1)
    m.answer(f"take c{card(m, '3H')}", 1)
    lay(m, 1, "4S")
    m.answer("confirm", 1)
    lay(m, 3, "KC", "QC")
    m.answer("confirm", 3)
    assert {card(m, f) for f in ("2D", "4S")} <= set(m.state.hand(3))


def test_tribute_is_the_two_highest_ranking_cards() -> None:
    """Seat 1 has AD, then KS; nothing else may be given."""
    m = in_trial(trial="tribute")
    assert [a.seat for a in m.asks] == [1]
    assert layable(m) == {"AD", "KS"}
    lay(m, 1, "KS")
    assert layable(m) == {"AD"}
    lay(m, 1, "AD")
    m.answer("confirm", 1)
    assert m.asks[0].seat == 3 and m.asks[0].prompt.endswith("trial_return")
    lay(m, 3, "AD", "2S")  # may return what was just received
    m.answer("confirm", 3)
    assert card(m, "AD") in m.state.hand(1) and card(m, "KS") in m.state.hand(3) and m.state.phase == "pardon"


def layable(m: M) -> set[str]:
    """What may be chosen now, by the one who is asked."""
    return {m.state.table.face(o.value) for o in m.asks[0].options if o.token.startswith("lay")}


def test_among_equals_the_lowest_chooses_whatever_is_chosen_first() -> None:
    """With AD, KS, KH: the ace and either king, but never both kings. With AD, AS, AC: any two of them."""
    m = in_trial(("JH", "KH"), trial="tribute")
    assert layable(m) == {"AD", "KS", "KH"}
    lay(m, 1, "KH")
    assert layable(m) == {"AD"}
    m.answer(f"take c{card(m, 'KH')}", 1)
    lay(m, 1, "AD")
    assert layable(m) == {"KS", "KH"}
    aces = in_trial(("JH", "AS"), ("8H", "AC"), trial="tribute")
    assert layable(aces) == {"AD", "AS", "AC"}
    lay(aces, 1, "AS")
    assert layable(aces) == {"AD", "AC"}


@pytest.mark.parametrize("chosen", [(), ("AD",), ("KS",)])
def test_what_is_not_among_the_two_highest_is_refused_with_the_rule(chosen: tuple[str, ...]) -> None:
    m = in_trial(trial="tribute")
    lay(m, 1, *chosen)
    said = RULES.refusal(m.state, m.asks[0], card(m, "QD"), None)
    assert said is not None and said.key == "guillotine_tricks.refuse.highest_only"


def test_level_on_both_counts_the_seat_left_of_the_dealer_decides() -> None:
    assert trial.parties([0, 0, 0, 10], [1, 1, 1, 1], dealer=0) == (1, 3)
    assert trial.parties([0, 0, 0, 10], [1, 1, 1, 1], dealer=1) == (2, 3)
    assert trial.parties([5, 5, 5, 5], [0, 1, 2, 3], dealer=0) is None
    assert trial.parties([0, 0, 4, 4], [0, 0, 0, 0], dealer=0, team_totals=[4, 4]) is None


@pytest.mark.parametrize("laid", [1, 2])
def test_others_can_imagine_a_tribute_of_which_cards_have_been_laid(laid: int) -> None:
    """To everybody else those may be any cards, also such as would be no tribute."""
    m = in_trial(trial="tribute")
    lay(m, 1, *("KS", "AD")[:laid])
    for seed in range(40):
        world = guess(m, only(2), Random(seed))
        assert [ask.seat for ask in world.asks] == [ask.seat for ask in m.asks]
