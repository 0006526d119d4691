"""What bench says about its figures."""
from __future__ import annotations

from game.cli.bench import LIMITS, holds


def test_every_figure_with_a_limit_is_judged_and_no_other() -> None:
    found = {"window": {"first_frame": {"ratio": 2.5, "title_ratio": 3.51, "bare_s": .1},
                        "idle": {"ratio": 1.2, "frames": 1},
                        "drag": {"ratio": 1.5}, "deal": {"median_ms": 6.1, "p99_ms": 16, "pss_mb": None}},
             "rules": {"guillotine": {"answer": 15, "clone_mean": 12.1, "clone_worst": 30, "games": 200.0}}}
    assert holds(found) == {
        "window first_frame ratio": True, "window first_frame title_ratio": False,
        "window idle ratio": True, "window idle frames": False, "window drag ratio": True,
        "window deal median_ms": False, "window deal p99_ms": True,
        "rules guillotine answer": True, "rules guillotine clone_mean": False, "rules guillotine clone_worst": True}


def test_the_deal_of_every_game_is_judged() -> None:
    found = {"window": {"deals": {"mascarade": {"p99_ms": 16.1, "pss_mb": 90, "frames": 9}}}, "rules": {}}
    assert holds(found) == {"window deals mascarade p99_ms": False, "window deals mascarade pss_mb": True}


def test_what_could_not_be_measured_is_not_judged() -> None:
    assert holds({"window": {"skipped": "not installed: Xvfb"}, "rules": {"guillotine": {"unreadable": 2}}}) == {}
    assert LIMITS["window"]["deal"]["pss_mb"] == 90
