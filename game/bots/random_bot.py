"""Any answer with equal chance: the apprentice of every game, and the fuzzer of its rules."""

from __future__ import annotations

from .bot import Situation

IDLE = 8  # a standing right is used once in so many times that it could be


class RandomBot:
    """Looks at nothing but how many offers there are."""

    def choose(self, situation: Situation, deadline: float) -> str | None:
        if situation.offers[0].idle and int(situation.source.random() * IDLE):
            return None
        return situation.offers[int(situation.source.random() * len(situation.offers))].token
