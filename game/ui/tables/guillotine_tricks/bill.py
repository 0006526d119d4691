"""The score sheet while a match goes on: the same lines as its result will have, from what lies open on the table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate

from game.core.outcome import Course, Outcome, ScoreLine
from game.core.view import TableView
from game.core.words import named

from .furniture import GAME


def so_far(view: TableView) -> Outcome | None:
    """Nobody has won yet; the points are those of the rounds that have been scored. None before the deal."""
    seats = range(len(view.people))
    teams = any(("team", seat) in view.marks for seat in seats)
    pooled = teams and view.marks.get(("setting.team_score", None)) == "pooled"
    counters = view.counters
    points = tuple(counters.get(("team_score" if teams else "score", seat), 0) for seat in seats)
    lines = []
    for seat in seats:
        for n in range(1, counters.get(("round", None), 0) + 1):
            key = (f"team_round_{n}", seat % 2) if pooled else (f"round_{n}", seat)
            if key in counters:
                lines.append(ScoreLine(seat, f"{GAME}.result.round", counters[key], args=named(n=n)))
        if teams and not pooled:
            lines.append(ScoreLine(seat, f"{GAME}.result.partner", counters.get(("score", (seat + 2) % 4), 0)))
    course = tuple(
        _course(counters, side, "team_round" if teams else "round")
        for side in (((0, 2), (1, 3)) if teams else ((seat,) for seat in seats))
    )
    return Outcome((), points, tuple(lines), course=course) if counters.get(("round", None)) else None


def _course(counters: Mapping[tuple[str, int | None], int], side: tuple[int, ...], name: str) -> Course:
    """What has come together for a side, round by round, as far as rounds are finished."""
    rounds = range(1, counters.get(("round", None), 0) + 1)
    gains = [counters[key] for n in rounds if (key := (f"{name}_{n}", side[0])) in counters]
    return Course(side, tuple(accumulate(gains)))
