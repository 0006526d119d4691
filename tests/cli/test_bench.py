"""What bench says about its figures."""

from __future__ import annotations

import pytest

from game import paths
from game.cli.bench import LIMITS, holds
from game.cli.measuring import rules
from game.cli.measuring.child import go_on
from game.games import load
from tests.ui.tables import Table


def test_every_figure_with_a_limit_is_judged_and_no_other() -> None:
    found = {
        "window": {
            "first_frame": {"ratio": 2.5, "title_ratio": 3.51, "bare_s": 0.1},
            "idle": {"ratio": 1.2, "frames": 1},
            "drag": {"ratio": 1.5},
            "deal": {"median_ms": 6.1, "p99_ms": 16, "pss_mb": None},
        },
        "rules": {"guillotine": {"answer": 15, "clone_mean": 12.1, "clone_worst": 30, "games": 200.0}},
    }
    assert holds(found) == {
        "window first_frame ratio": True,
        "window first_frame title_ratio": False,
        "window idle ratio": True,
        "window idle frames": False,
        "window drag ratio": True,
        "window deal median_ms": False,
        "window deal p99_ms": True,
        "rules guillotine answer": True,
        "rules guillotine clone_mean": False,
        "rules guillotine clone_worst": True,
    }


def test_the_deal_of_every_game_is_judged() -> None:
    found = {"window": {"deals": {"mascarade": {"p99_ms": 16.1, "pss_mb": 90, "frames": 90}}}, "rules": {}}
    assert holds(found) == {"window deals mascarade p99_ms": False, "window deals mascarade pss_mb": True}


def test_what_could_not_be_measured_is_not_judged() -> None:
    assert holds({"window": {"skipped": "not installed: Xvfb"}, "rules": {"guillotine": {"unreadable": 2}}}) == {}
    assert LIMITS["window"]["deal"]["pss_mb"] == 90


def test_an_answer_is_told_as_a_ratio_and_in_microseconds_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """10 answers took 2 ms and 100 copies 1 ms: 200 µs an answer, 10 µs a copy, so 20 copies an answer."""

    def played(match: object, source: object, spent: rules.Spent) -> None:
        spent.answering, spent.answers = spent.answering + 1, spent.answers + 5_000
        spent.copying, spent.copies = spent.copying + 0.1, spent.copies + 10_000

    monkeypatch.setattr(rules, "play_out", played)
    monkeypatch.setattr(rules, "at_questions", lambda *_: [1.0])
    found = rules.measure(load("revolution", paths.data() / "games"))
    assert (found["answer"], found["answer_us"], found["copy_us"]) == (20, 200, 10)
    assert not any(name.endswith("_us") for name in LIMITS["rules"])


def test_a_deal_that_was_not_seen_holds_nothing() -> None:
    """Without frames there are no slow ones: 8 are wanted of a deal (that of masks has 11), 3 of an opened hand."""
    found = {
        "window": {
            "deals": {
                "guillotine_tricks": {"median_ms": 0, "p99_ms": 0, "pss_mb": 80, "frames": 7},
                "mascarade": {"median_ms": 0, "p99_ms": 0, "frames": 8},
            },
            "hand": {"worst_ms": 0, "frames": 2},
        },
        "rules": {},
    }
    assert holds(found) == {
        "window deals guillotine_tricks median_ms": False,
        "window deals guillotine_tricks p99_ms": False,
        "window deals guillotine_tricks pss_mb": True,
        "window deals mascarade median_ms": True,
        "window deals mascarade p99_ms": True,
        "window hand worst_ms": False,
    }


def test_a_deal_that_waits_to_be_told_is_set_going() -> None:
    """A match of tricks first turns up the strongest suit; nothing is dealt before somebody says so."""
    table = Table("guillotine_tricks", 4, pictures=False, covers=True)
    table.rest()
    assert go_on(table.app) and table.session.answers == 1 and table.scene.busy
    other = Table("guillotine", 3, pictures=False)
    other.rest()
    assert not go_on(other.app) and other.session.answers == 0
