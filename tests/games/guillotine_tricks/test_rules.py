"""The trick-taking Guillotine, clause by clause of its rules."""
from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.ask import Ask
from game.core.events import Zone
from game.core.match import Match, NotAllowed
from game.core.seats import EVERYONE, only
from game.core.view import view
from game.games.guillotine_tricks import targets, trial
from game.games.guillotine_tricks.vectors import dealt

from .sitting import PACK, RULES, SUITED, M, card, finish, fresh, go_on, pardon, play, playable

# ---- dealing and targets (1, 2, decisions 1-3, 3.2)

def test_everybody_gets_thirteen_of_all_52_cards_after_the_flip() -> None:
    m = fresh()
    m.answer("turn_up")
    hands = [m.state.hand(seat) for seat in range(4)]
    assert [len(hand) for hand in hands] == [13] * 4
    assert sorted(m.state.table.face(c) for hand in hands for c in hand) == sorted(PACK.cards)
    assert m.state.targets[0] in ("spades", "hearts", "diamonds")


@pytest.mark.parametrize("seed", range(4))
def test_twelve_rounds_have_each_suit_four_times(seed: int) -> None:
    m, seen = fresh(seed), []
    for _ in range(12):
        m.answer("turn_up")
        seen.append(m.state.targets[0])
        finish(m, Random(seed))
    assert sorted(seen) == ["diamonds"] * 4 + ["hearts"] * 4 + ["spades"] * 4
    assert not m.asks and m.state.phase == "over"


def test_the_fixed_cycle_is_spades_hearts_diamonds() -> None:
    m, seen = fresh(target_order="cycle", rounds="6"), []
    for _ in range(6):
        m.answer("deal")
        seen.append(m.state.targets)
        finish(m)
    assert seen == [("spades",), ("hearts",), ("diamonds",)] * 2


def test_with_two_targets_each_suit_is_left_out_equally_often() -> None:
    m, left = fresh(2, double="on", rounds="6"), []
    for _ in range(6):
        m.answer("turn_up")
        assert len(m.state.targets) == 2
        left.append(targets.left_out(m.state.targets, PACK.targets))
        finish(m)
    assert sorted(left) == ["diamonds"] * 2 + ["hearts"] * 2 + ["spades"] * 2


def test_the_deal_passes_to_the_left() -> None:
    m, dealers = fresh(3, rounds="6"), []
    for _ in range(6):
        dealers.append(m.asks[0].seat)
        m.answer("turn_up")
        finish(m)
    first = dealers[0]
    assert dealers == [(first + n) % 4 for n in range(6)]


def test_the_first_dealer_is_random() -> None:
    assert {fresh(seed).asks[0].seat for seed in range(40)} == {0, 1, 2, 3}


# ---- pardons (decisions 6, 7)

def test_pardons_are_laid_in_secret_and_shown_together() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    pardon(m, "2S", "2H", "2D")
    public = view(m.state.table, EVERYONE)
    assert all(not public.zones[Zone("pardon", seat)] for seat in range(4))
    assert [len(public.zones[Zone("hand", seat)]) for seat in range(4)] == [13] * 4
    m.answer(f"pardon c{card(m, '2C')}", 3)
    public = view(m.state.table, EVERYONE)
    assert [public.zones[Zone("pardon", seat)][0].face for seat in range(4)] == ["2S", "2H", "2D", "2C"]


def test_a_pardon_may_be_chosen_anew_until_the_last_is_laid() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    pardon(m, "AS", "2H", "2D")
    m.answer(f"pardon c{card(m, '3S')}", 0)
    m.answer(f"pardon c{card(m, '2C')}", 3)
    assert m.state.pardons() == ["3S", "2H", "2D", "2C"]
    assert card(m, "AS") in m.state.hand(0)


def test_a_club_or_a_target_card_may_be_the_pardon() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 0)
    offered = {(a.seat, m.state.table.face(o.value)) for a in m.asks for o in a.options}
    assert offered == {(seat, face) for seat, hand in enumerate(SUITED) for face in hand}


# ---- tricks (2)

MIXED = [["AS", "5S", "QH", "9H", "4H", "KD", "8D", "3D", "JC", "7C", "2C", "6S", "TH"],
         ["KS", "9S", "4S", "JH", "8H", "3H", "QD", "7D", "2D", "TC", "6C", "5H", "AD"],
         ["QS", "8S", "3S", "AH", "7H", "2H", "JD", "6D", "AC", "9C", "5C", "TS", "5D"],
         ["JS", "7S", "2S", "KH", "6H", "TD", "9D", "4D", "KC", "QC", "8C", "4C", "3C"]]


def mixed(target: str = "hearts", dealer: int = 3, **options: str) -> M:
    """MIXED with pardons 6S 5H TS 3C: seat 0 leads with twelve cards each."""
    m = dealt(RULES, MIXED, [target], dealer, **options)
    pardon(m, "6S", "5H", "TS", "3C")
    return m


def test_dealers_left_leads_and_play_goes_clockwise() -> None:
    m = mixed(dealer=1)
    seats = []
    for face in ("AC", "4C", "2C", "6C"):
        seats.append(m.asks[0].seat)
        play(m, face)
    assert seats == [2, 3, 0, 1]


def test_suit_must_be_followed_clubs_included() -> None:
    m = mixed()
    play(m, "2C")
    assert playable(m) == {"TC", "6C"}
    with pytest.raises(NotAllowed):
        play(m, "KS")


def test_without_the_suit_any_card_may_be_played() -> None:
    m = dealt(RULES, SUITED, ["hearts"], 3)
    pardon(m, "2S", "2H", "2D", "2C")
    play(m, "AS")
    assert playable(m) == set(SUITED[1]) - {"2H"}


def test_clubs_may_be_led_at_any_time_and_nobody_has_to_trump() -> None:
    assert {"JC", "7C", "2C"} <= playable(mixed())


def test_winner_takes_and_leads() -> None:
    m = mixed()
    play(m, "5S", "KS", "QS", "JS")
    assert m.asks[0].seat == 1 and m.asks[0].pause == "lapse"
    go_on(m)
    assert m.state.lead == 1 and m.asks[0].seat == 1
    assert [len(m.state.table.cards(Zone("plain", seat))) for seat in range(4)] == [0, 4, 0, 0]


def test_target_cards_lie_open_before_whoever_took_them() -> None:
    m = mixed(target="spades")
    play(m, "5S", "KS", "QS", "JS")
    go_on(m)
    assert {m.state.table.face(c) for c in m.state.table.cards(Zone("taken", 1))} == {"5S", "KS", "QS", "JS"}


def test_the_last_card_of_a_hand_is_played_by_itself() -> None:
    m = mixed()
    finish_until_trick(m, 12)
    assert len(m.state.played()) == 4 and m.asks[0].prompt.endswith("trick_won")


def finish_until_trick(m: M, trick: int) -> None:
    while m.state.trick < trick:
        ask = m.asks[0]
        m.answer(ask.options[0].token, ask.seat)


def test_a_single_legal_card_is_asked_for_while_others_are_held() -> None:
    """To play it unasked would show that the hand is short of the suit."""
    m = mixed()
    play(m, "2C")
    play(m, "6C")
    go = m.asks[0]
    assert go.seat == 2 and {m.state.table.face(o.value) for o in go.options} == {"AC", "9C", "5C"}


def test_why_a_card_is_refused() -> None:
    m = mixed()
    play(m, "2C")
    said = RULES.refusal(m.state, m.asks[0], card(m, "KS"), None)
    assert said is not None and said.key == "guillotine_tricks.refuse.must_follow" and said.eyes == only(1)
    assert RULES.refusal(m.state, m.asks[0], card(m, "TC"), None) is None


# ---- the trial (3.1)

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


def in_trial(**options: str) -> M:
    """Round 4 with MIXED, seat 1 lowest and seat 3 highest."""
    m = dealt(RULES, MIXED, ["hearts"], 0, **options)
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
    assert {m.state.table.face(o.value) for o in m.asks[0].options} == {"AD"}
    lay(m, 1, "AD")
    assert {m.state.table.face(o.value) for o in m.asks[0].options if o.token.startswith("lay")} == {"KS"}
    lay(m, 1, "KS")
    m.answer("confirm", 1)
    assert m.asks[0].seat == 3 and m.asks[0].prompt.endswith("trial_return")
    lay(m, 3, "AD", "2S")                      # may return what was just received
    m.answer("confirm", 3)
    assert card(m, "AD") in m.state.hand(1) and card(m, "KS") in m.state.hand(3) and m.state.phase == "pardon"


def test_level_on_both_counts_the_seat_left_of_the_dealer_decides() -> None:
    assert trial.parties([0, 0, 0, 10], [1, 1, 1, 1], dealer=0) == (1, 3)
    assert trial.parties([0, 0, 0, 10], [1, 1, 1, 1], dealer=1) == (2, 3)
    assert trial.parties([5, 5, 5, 5], [0, 1, 2, 3], dealer=0) is None
    assert trial.parties([0, 0, 4, 4], [0, 0, 0, 0], dealer=0, team_totals=[4, 4]) is None


# ---- the card that wins, marked as soon as four lie open

def winning(m: M) -> list[int]:
    return [seat for seat in range(4) if ("winning", seat) in view(m.state.table, EVERYONE).marks]


@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_the_winning_card_is_marked_from_the_fourth_card_until_the_trick_is_taken(robespierre: str) -> None:
    m = mixed(robespierre=robespierre)
    play(m, "5S", "KS", "QS")
    assert winning(m) == []
    play(m, "JS")
    assert winning(m) == [1]                     # the king of the suit that was led
    go_on(m)
    assert winning(m) == []


def test_the_mark_tells_nothing_of_the_right_to_annul() -> None:
    """It is that of the highest card whoever presses, and gone with the trick."""
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    for seat in (0, 3):                          # the second one has the king of clubs
        m.answer("terror", seat)
        assert winning(m) == [1]
        if seat == 0:
            m.answer("let it stand", seat)
            assert winning(m) == [1]
    m.answer("annul", 3)
    assert winning(m) == []


def took(m: M) -> list[int]:
    return [seat for seat in range(4) if ("took", seat) in view(m.state.table, EVERYONE).marks]


def test_who_took_the_last_trick_is_marked_until_the_next_is_taken_or_annulled() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    assert took(m) == []
    go_on(m)
    assert took(m) == [1]
    for _ in range(4):
        m.answer(m.asks[0].options[0].token)
    assert took(m) == [1]
    m.answer("terror", 3)
    m.answer("annul", 3)
    assert took(m) == []


def test_who_took_the_last_trick_is_forgotten_with_the_cards() -> None:
    m = mixed(rounds="3")
    finish(m)
    assert len(took(m)) == 1
    m.answer("turn_up")
    assert took(m) == []


def onward(m: M) -> list[str]:
    """The words of the button at every trick from here on, with those that are annulled."""
    words, round_ = [], m.state.round
    while m.asks and m.state.round == round_ and m.state.phase != "deal":
        ask = next(ask for ask in m.asks if not ask.idle)
        if ask.pause:
            words.append((ask.options[0].label or "").removeprefix("guillotine_tricks.button."))
        m.answer(ask.options[0].token, ask.seat)
    return words


@pytest.mark.parametrize("robespierre", ["off", "on"])
def test_what_follows_a_trick_is_named_another_one_the_points_or_the_end(robespierre: str) -> None:
    m, said = fresh(2, rounds="3", robespierre=robespierre), []
    while m.asks:
        m.answer("turn_up")
        said.append(onward(m))
    assert said == [["next_trick"] * 11 + [last] for last in ("end_round", "end_round", "end_match")]


# ---- the Robespierre rule (3.3)

def test_terror_sets_the_trick_aside_and_the_same_player_leads_again() -> None:
    m = mixed(target="spades", robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    m.answer("terror", 3)
    m.answer("annul", 3)
    assert len(m.state.table.cards(Zone("annulled"))) == 4
    assert m.state.trick == 2 and m.asks[0].seat == 0
    assert not any(m.state.table.cards(Zone("taken", seat)) for seat in range(4))


def test_the_right_is_there_once_a_round() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    m.answer("terror", 3)
    m.answer("annul", 3)
    play(m, "AS", "4S", "3S", "2S")
    assert [a.idle for a in m.asks] == [False]


def test_anybody_may_press_and_learns_it_alone() -> None:
    m = mixed(robespierre="on")
    play(m, "5S", "KS", "QS", "JS")
    assert [a.seat for a in m.asks if a.idle] == [0, 1, 2, 3] and m.asks[0].pause == "tap"
    m.answer("terror", 0)
    ask: Ask[object] = m.asks[0]
    assert ask.audience == only(0) and [o.token for o in ask.options] == ["let it stand"]
    before = view(m.state.table, EVERYONE)
    assert m.answer("let it stand", 0) == []
    assert view(m.state.table, EVERYONE) == before and len(m.asks) == 5


def test_the_king_annuls_the_trick_it_is_played_to_and_none_after() -> None:
    m = mixed(robespierre="on")
    play(m, "2C", "6C", "5C", "KC")
    m.answer("terror", 3)
    assert [o.token for o in m.asks[0].options] == ["let it stand", "annul"]
    m.answer("let it stand", 3)
    go_on(m)
    play(m, "2S", "AS", "KS", "QS")
    assert [a.idle for a in m.asks] == [False]


def test_whole_round_the_right_outlasts_the_king() -> None:
    m = mixed(robespierre="on", right="whole_round")
    play(m, "2C", "6C", "5C", "KC")
    go_on(m)
    play(m, "2S", "AS", "KS", "QS")
    m.answer("terror", 3)
    assert [o.token for o in m.asks[0].options] == ["let it stand", "annul"]


@pytest.mark.parametrize("right, reason", [("while_held", "no_right"), ("whole_round", "no_right_round")])
def test_who_may_not_annul_is_told_the_right_in_force(right: str, reason: str) -> None:
    m = mixed(robespierre="on", right=right)
    play(m, "2C", "6C", "5C", "KC")
    m.answer("terror", 0)
    said = RULES.refusal(m.state, m.asks[0], Zone("annul"), None)
    assert said is not None and said.key == f"guillotine_tricks.refuse.{reason}" and said.eyes == only(0)


def test_king_as_pardon_and_nobody_has_the_right() -> None:
    m = dealt(RULES, MIXED, ["spades"], 3, robespierre="on")
    pardon(m, "6S", "5H", "TS", "KC")
    play(m, "5S", "KS", "QS", "JS")
    assert [a.idle for a in m.asks] == [False]


# ---- teams (3.4) and the end

def test_a_team_scores_the_sum_of_its_players() -> None:
    m = fresh(4, teams="on", rounds="3")
    while m.asks:
        if m.state.phase == "deal":
            m.answer("turn_up")
        finish(m)
    outcome, t = RULES.outcome(m.state), m.state.totals
    assert outcome is not None
    assert outcome.points == (t[0] + t[2], t[1] + t[3]) * 2
    assert {(w % 2) for w in outcome.winners} == {int(t[1] + t[3] > t[0] + t[2])} or t[0] + t[2] == t[1] + t[3]


def options_of_every_pair() -> list[dict[str, str]]:
    """Settings such that every two values of two settings occur together somewhere."""
    settings, source = RULES.info.settings, Random(7)
    wanted = {frozenset({(a.key, x), (b.key, y)}) for a, b in combinations(settings, 2)
              for x in a.values for y in b.values}
    rows: list[dict[str, str]] = []
    while wanted:
        tries = [{s.key: source.choice(s.values) for s in settings} for _ in range(30)]
        covers = [{frozenset(pair) for pair in combinations(row.items(), 2)} & wanted for row in tries]
        best = max(range(30), key=lambda n: len(covers[n]))
        if covers[best]:
            rows.append(tries[best])
            wanted -= covers[best]
    return rows


PAIRS = options_of_every_pair()


@pytest.mark.parametrize("n", range(len(PAIRS)))
def test_random_matches_end_and_bills_add_up(n: int) -> None:
    m, source = fresh(n, **PAIRS[n]), Random(n)
    for _ in range(6000):
        if not m.asks:
            break
        ask = source.choice([a for a in m.asks if source.random() < .9 or not a.idle] or list(m.asks[:1]))
        m.answer(source.choice(ask.options).token, ask.seat)
    outcome = RULES.outcome(m.state)
    assert outcome is not None and not m.asks
    for seat in range(4):
        assert sum(line.value for line in outcome.lines if line.seat == seat) == outcome.points[seat]
    assert outcome.winners == tuple(s for s in range(4) if outcome.points[s] == max(outcome.points))


def test_badges_show_penalties_as_scored() -> None:
    """The taker's own pardon is 5H, so 5S costs half; the other pardons help their owners only."""
    m = mixed(target="spades", pardon="owner")
    play(m, "5S", "KS", "QS", "JS")
    go_on(m)
    shown = {b.seat: b.value for b in RULES.badges(view(m.state.table, EVERYONE)) if b.key == "penalty"}
    assert shown[1] is not None and shown[1][0] == -(1 + 16 + 12 + 8)  # type: ignore[index]


def test_example_deals(request: pytest.FixtureRequest) -> None:
    """Every entry of the file of example deals that the project keeps."""
    import json

    from game.games.guillotine_tricks import vectors
    file = Path(__file__).parent / "vectors.json"
    raw = json.loads(file.read_text(encoding="utf-8"))
    cases = [(name, entry) for name in vectors.CHECKS for entry in raw[name]]
    assert len(cases) == 19 + 5 + 3 + 6 + 5
    assert [(entry, why) for name, entry in cases if (why := vectors.CHECKS[name](RULES, raw, entry))] == []


def spoiled(name: str, spoil: Callable[[dict[str, Any]], None]) -> list[str]:
    """What the first example of this list says after it has been spoiled."""
    import copy
    import json

    from game.games.guillotine_tricks import vectors
    raw = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
    entry = copy.deepcopy(raw[name][0])
    assert vectors.CHECKS[name](RULES, raw, entry) == []
    spoil(entry)
    return vectors.CHECKS[name](RULES, raw, entry)


def test_an_example_with_wrong_points_fails_though_their_doubles_are_right() -> None:
    assert spoiled("vectors", lambda entry: entry["expect"].update(scores=[-3, -2, -16, -7.5])) == [
        "scores: found [-3.0, -2.0, -16.0, -8.0], expected [-3, -2, -16, -7.5]"]


@pytest.mark.parametrize("name, spoil", [
    ("vectors", lambda entry: entry["expect"].update(score=[0, 0, 0, 0])),
    ("vectors", lambda entry: entry.update(expects={})),
    ("trick_winner", lambda entry: entry.update(expect_winner=0)),
    ("legal_cards", lambda entry: entry.update(expect_legal=[])),
    ("trial", lambda entry: entry.update(expect=[0, 1])),
    ("flip", lambda entry: entry.update(expect_target=["C"])),
])
def test_what_an_example_expects_and_nothing_compares_fails(name: str, spoil: Callable[[dict[str, Any]], None]) -> None:
    assert [line for line in spoiled(name, spoil) if "nothing to compare it with" in line]
