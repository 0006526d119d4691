"""A hint: what a bot that thinks ahead would do on a seat.

It tries the answers in guessed worlds, each played on at random for a while, and more and more those that have done
well. What the same seat is asked next, before anybody else, is thought about likewise: a card is worth what the best
use of it is worth. It is worked out in small pieces, so that a table can go on drawing meanwhile, and knows guessed
worlds alone: what its seat cannot know lies differently in each of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from game.core.ask import Ask
from game.core.match import Match, NotAllowed

from .bot import Worlds

Lead = Callable[[Match[Any], int], float]  # how far a seat is ahead of the best of the others

TRIALS = 600
AHEAD = 20  # answers that are played on at random
DEEP = 4  # answers of the seat itself that are thought about
CURIOUS = 0.7  # how much an answer that was tried less often than others is tried for that


@dataclass(slots=True)
class _Tried:
    """An answer, or the answers so far: how often, what came of it in all, and what was answered next."""

    times: int = 0
    total: float = 0.0
    then: dict[str, _Tried] = field(default_factory=dict)


class Hint:
    """Think until `best` is there. The same worlds and chance give the same hint."""

    def __init__(self, seat: int, tokens: tuple[str, ...], worlds: Worlds, lead: Lead, source: Random) -> None:
        if not tokens:
            raise ValueError("nothing to choose from")
        self.seat, self._worlds, self._lead = seat, worlds, lead
        self._chance = Random(source.getrandbits(40))
        self._root = _Tried(then={token: _Tried() for token in tokens})
        self._least, self._most = 0.0, 1.0  # of all leads so far

    @property
    def best(self) -> str | None:
        """The token of the answer; None while it is still thought about."""
        answers = self._root.then
        if len(answers) > 1 and self._root.times < TRIALS:
            return None
        return max(answers, key=lambda token: answers[token].times)

    def think(self) -> None:
        """One trial more."""
        if self.best is not None:
            return
        match, path = self._worlds(self._chance), [self._root]
        try:
            while len(path) <= DEEP and (ask := self._own(match)):
                token = self._chosen(path[-1], self._open(ask, path))
                path.append(path[-1].then.setdefault(token, _Tried()))
                match.answer(token, self.seat)
        except NotAllowed:  # offered by what lies elsewhere in this world: nothing is learnt of it but that
            path[-1].times += 1
            self._root.times += 1
            return
        self._play_on(match)
        lead = self._lead(match, self.seat)
        self._least, self._most = min(self._least, lead), max(self._most, lead)
        for tried in path:
            tried.times += 1
            tried.total += lead

    def _own(self, match: Match[Any]) -> Ask[Any] | None:
        """What the seat is asked now, if nobody else is asked first."""
        asked = next((ask for ask in match.asks if not ask.idle), None)
        return asked if asked is not None and asked.seat == self.seat else None

    def _open(self, ask: Ask[Any], path: list[_Tried]) -> list[str]:
        return list(self._root.then) if len(path) == 1 else [option.token for option in ask.options]

    def _chosen(self, tried: _Tried, tokens: list[str]) -> str:
        """One that was never tried, else the one that may yet be best."""
        new = [token for token in tokens if token not in tried.then or not tried.then[token].times]
        if new:
            return new[int(self._chance.random() * len(new))]
        spread, tries = self._most - self._least, log(max(2, tried.times))

        def hope(token: str) -> float:
            each = tried.then[token]
            return (each.total / each.times - self._least) / spread + CURIOUS * sqrt(tries / each.times)

        return max(tokens, key=hope)

    def _play_on(self, match: Match[Any]) -> None:
        for _ in range(AHEAD):
            asked = next((ask for ask in match.asks if not ask.idle), None)
            if asked is None:
                return
            option = asked.options[int(self._chance.random() * len(asked.options))]
            match.answer(option.token, asked.seat)
