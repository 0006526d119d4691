"""Teams (3.4), the end of a match, and that every bill adds up."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from game.core.events import Zone
from game.core.seats import EVERYONE
from game.core.view import view
from game.core.words import Halves
from game.games.guillotine_tricks.vectors import dealt
from tests import driver

from .sitting import MIXED, RULES, card, finish, fresh, go_on, mixed, pardon, play


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
    wanted = {
        frozenset({(a.key, x), (b.key, y)}) for a, b in combinations(settings, 2) for x in a.values for y in b.values
    }
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
    m = driver.play(fresh(n, **PAIRS[n]), Random(n), 6000, rights=0.5)
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


def test_no_penalty_is_shown_that_a_domination_replaces() -> None:
    """Decision 9: all penalties of the suit, the small 5S too. The ace is a pardon, so K Q J are all there are."""
    m = dealt(RULES, MIXED, ["spades"], 3)
    pardon(m, "AS", "5H", "TS", "3C")
    play(m, "5S", "KS", "QS", "JS")
    go_on(m)
    shown = {b.seat: b.value for b in RULES.badges(view(m.state.table, EVERYONE)) if b.key == "penalty"}
    assert shown == {seat: Halves(0) for seat in range(4)}
    finish(m)
    shown = {b.seat: b.value for b in RULES.badges(view(m.state.table, EVERYONE)) if b.key == "penalty"}
    assert shown[1] == Halves(0) and m.state.last[1] == 40


def test_no_penalty_is_shown_that_a_domination_of_the_joint_pile_replaces() -> None:
    """Team, one pile: partners 1 and 3 hold K Q J between them, all the honours there are. Alone neither has them."""
    m = dealt(RULES, MIXED, ["spades"], 3, teams="on", team_score="pooled")
    pardon(m, "AS", "5H", "TS", "3C")

    def take(face: str, seat: int) -> dict[int | None, object]:
        taken = card(m, face)
        src = next(zone for zone, cards in m.state.table.zones.items() if taken in cards)
        m.state.table.move(taken, src, Zone("taken", seat))
        return {b.seat: b.value for b in RULES.badges(view(m.state.table, EVERYONE)) if b.key == "penalty"}

    assert take("KS", 1)[1] == Halves(-16) and take("5S", 1)[1] == Halves(-17)  # 5H lies open: the five costs half
    assert take("QS", 3) == {0: Halves(0), 1: Halves(-17), 2: Halves(0), 3: Halves(-12)}
    assert take("JS", 3) == {seat: Halves(0) for seat in range(4)}
