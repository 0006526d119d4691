"""The engine's figures. Costs are in units of one `Table.copy()` of the same match in the same run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, TypedDict

from game.core.ask import Answer
from game.core.match import Match
from game.core.rules import Rules

LIMIT = 3_000  # answers of one match, at most
STOPS = 30  # questions of each match at which a clone is measured
ROUNDS, CALLS = 5, 12  # of a clone and of a copy beside it
EVERY = 16  # answers, and some copies beside them
SECONDS = 0.6  # of random play for each number of seats


@dataclass(slots=True)
class Spent:
    """What random play has cost so far, in seconds of the processor."""

    answering: float = 0.0
    answers: int = 0
    copying: float = 0.0
    copies: int = 0


class Figures(TypedDict):
    """answer, clone_mean and clone_worst are ratios; games are random matches a second of one core. answer_us and
    copy_us are microseconds of the processor, for a look at this machine alone: no limit is set on them."""

    games: float
    answers_a_game: float
    answer: float
    answer_us: float
    clone_mean: float
    clone_worst: float
    copy_us: float


def measure(rules: Rules[Any]) -> Figures:
    """One game at its fewest, middle and most seats, with its default settings and nobody watching."""
    seats = sorted({rules.info.seats[0], rules.info.seats[len(rules.info.seats) // 2], rules.info.seats[-1]})
    played, clones, games = Spent(), list[float](), 0
    for count in seats:
        until, seed = played.answering + SECONDS, 0
        while played.answering < until:
            play_out(fresh(rules, count, seed), Random(seed), played)
            games, seed = games + 1, seed + 1
        clones += at_questions(rules, count, played.answers // games)
    unit, action = played.copying / played.copies, played.answering / played.answers
    return {
        "games": round(games / played.answering, 1),
        "answers_a_game": round(played.answers / games, 1),
        "answer": round(action / unit, 1),
        "answer_us": round(action * 1e6, 1),
        "clone_mean": round(mean(clones), 1),
        "clone_worst": round(max(clones), 1),
        "copy_us": round(unit * 1e6, 2),
    }


def fresh(rules: Rules[Any], seats: int, seed: int) -> Match[Any]:
    info = rules.info
    return Match(rules, rules.deal(info.setup(tuple(range(seats)), seed)), watched=False)


def any_answer(match: Match[Any], source: Random) -> Answer:
    ask = source.choice([ask for ask in match.asks if not ask.idle] or list(match.asks))
    return Answer(ask, source.choice(ask.options))


def play_out(match: Match[Any], source: Random, spent: Spent) -> None:
    """Plays to the end. The seconds spent answering, without choosing, and now and then those of some copies.

    Between the answers, so that a core that slows down meanwhile slows down both.
    """
    while match.asks and len(match.log) < LIMIT:
        if spent.answers % EVERY == 0:
            spent.copying += CALLS * seconds(match.state.table.copy)
            spent.copies += CALLS
        given = any_answer(match, source)
        began = process_time()
        match.answer(given.option.token, given.ask.seat)
        spent.answering += process_time() - began
        spent.answers += 1


def at_questions(rules: Rules[Any], seats: int, length: int) -> list[float]:
    """Copies of the table that a clone costs, at random questions of one match of about this length."""
    match, source = fresh(rules, seats, 1), Random(2)
    found = []
    while match.asks and len(match.log) < LIMIT:
        if source.random() < STOPS / max(length, STOPS):
            found.append(beside(match.state.table.copy, match.clone))
        given = any_answer(match, source)
        match.answer(given.option.token, given.ask.seat)
    return found or [beside(match.state.table.copy, match.clone)]


def beside(unit: Callable[[], object], work: Callable[[], object]) -> float:
    """The units that the work costs: both turn and turn about, and the middle of all rounds."""
    return median(seconds(work) / seconds(unit) for _ in range(ROUNDS))


def seconds(work: Callable[[], object]) -> float:
    """Of one call."""
    began = process_time()
    for _ in range(CALLS):
        work()
    return (process_time() - began) / CALLS
