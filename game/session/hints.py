"""A hint for whoever looks alone: what a bot that thinks ahead would do, from what that seat knows."""

from __future__ import annotations

from random import Random
from typing import Any

from game.bots.hint import Hint as Hint
from game.core.ask import Ask
from game.core.match import Match
from game.core.seats import EVERYONE, only
from game.core.view import view
from game.core.worlds import guess

HINTS = "hints"  # the table setting that allows them
SCORE = "score"  # the badge of a seat's points so far


def hint(match: Match[Any], ask: Ask[Any], seed: str) -> Hint:
    """The hint for one open question; the same again where the seat knows the same. `seed`: of chance, by public
    facts."""
    eyes = only(ask.seat)
    tokens = tuple(option.token for option in ask.options)
    return Hint(ask.seat, tokens, lambda source: guess(match, eyes, source), lead, Random(seed))


def lead(match: Match[Any], seat: int) -> float:
    """By how many points a seat is ahead of the best of the others, at the end or so far. A game that has hints shows
    its points as badges."""
    outcome = match.rules.outcome(match.state)
    if outcome is not None:
        points = dict(enumerate(outcome.points))
    else:
        badges = match.rules.badges(view(match.state.table, EVERYONE))
        points = {
            badge.seat: badge.value
            for badge in badges
            if badge.key == SCORE and badge.seat is not None and isinstance(badge.value, int)
        }
    return points.get(seat, 0) - max((value for other, value in points.items() if other != seat), default=0)
