"""The score sheet while a match goes on: the same lines as its result will have, from what lies open on the table."""
from __future__ import annotations

from game.core.outcome import Outcome, ScoreLine
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
    return Outcome((), points, tuple(lines)) if counters.get(("round", None)) else None
