"""Bots play a whole match without a table, a screen or a clock: the same arguments, the same match."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from game.bots import bot
from game.bots.bot import Situation
from game.core.ask import Answer, Ask
from game.core.match import Match
from game.core.rules import Rules
from game.core.seats import only
from game.core.setup import Setup
from game.core.table import Moment
from game.core.view import offers, view
from game.core.worlds import guess
from game.session.history import History

LIMIT = 20_000  # answers; the longest match has about a thousand
THINK = 1e9  # seconds: a bot is stopped by its own cap, never by this machine's speed


class Endless(Exception):
    """A match that has not ended after LIMIT answers."""


class SelfPlay:
    """One match between bots. levels: by person; who is not named plays at random."""

    def __init__(self, rules: Rules[Any], setup: Setup, levels: Mapping[int, str] | None = None) -> None:
        self.setup, self._levels = setup, levels or {}
        state = rules.deal(setup)
        self.dealt = state.table.copy()  # the table before anything happens
        self.match: Match[Any] = Match(rules, state)
        self.before = self.match.take_moments()  # what happened before the first question
        self._history = History(self.before, setup.people)

    def run(self) -> Match[Any]:
        """Play to the end. Raises Endless."""
        while self.match.asks:
            self.give(self.next())
        return self.match

    def give(self, answer: Answer) -> list[Moment]:
        """Answer; returns what came of it. Raises Endless."""
        if len(self.match.log) >= LIMIT:
            raise Endless
        moments = self.match.answer(answer.option.token, answer.ask.seat)
        self._history.add(moments)
        return moments

    def next(self) -> Answer:
        """What a bot answers to one of the open questions; there must be one."""
        # Standing rights are offered first, in seat order, as they are at the table.
        asks = sorted(self.match.asks, key=lambda ask: (not ask.idle, ask.seat))
        for ask in asks:
            token = None if ask.idle and ask.secret else self._choice(ask)
            if token is not None:
                return self.match.find(token, ask.seat)
        waited = next(ask for ask in asks if not ask.idle)
        return Answer(waited, waited.options[0])

    def _choice(self, ask: Ask[Any]) -> str | None:
        match, eyes = self.match, only(ask.seat)
        table = match.state.table
        person = table.people[ask.seat]
        return bot(self._levels.get(person, "random")).choose(
            Situation(
                ask.seat,
                view(table, eyes),
                offers(table, (ask,), eyes),
                self._history.perceived(person),
                lambda source: guess(match, eyes, source),
                Random(f"{self.setup.seed}/{ask.seat}/{len(match.log)}/{ask.prompt}"),
            ),
            THINK,
        )
