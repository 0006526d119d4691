"""The engine's figures. Costs are in units of one `Table.copy()` of the same match in the same run."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import mean
from time import process_time
from typing import Any, TypedDict

from game.core.ask import Answer
from game.core.match import Match
from game.core.rules import Rules

LIMIT = 3_000               # answers of one match, at most
STOPS = 30                  # questions of each match at which a clone is measured
SECONDS = .6                # of random play for each number of seats


class Figures(TypedDict):
    """answer, clone_mean and clone_worst are ratios; games are random matches a second of one core."""

    games: float
    answers_a_game: float
    answer: float
    clone_mean: float
    clone_worst: float
    copy_us: float


def measure(rules: Rules[Any]) -> Figures:
    """One game at its fewest, middle and most seats, with its default settings and nobody watching."""
    seats = sorted({rules.info.seats[0], rules.info.seats[len(rules.info.seats) // 2], rules.info.seats[-1]})
    answering, answers, copies, clones, whole, games = 0.0, 0, list[float](), list[float](), 0.0, 0
    for count in seats:
        spent, seed = 0.0, 0
        while spent < SECONDS:
            match, source = fresh(rules, count, seed), Random(seed)
            began = process_time()
            answering += play_out(match, source)
            spent += process_time() - began
            answers, games, seed = answers + len(match.log), games + 1, seed + 1
        whole += spent
        for copy, clone in at_questions(rules, count, answers // games):
            copies.append(copy)
            clones.append(clone / copy)
    unit = mean(copies)
    return {"games": round(games / whole, 1), "answers_a_game": round(answers / games, 1),
            "answer": round(answering / answers / unit, 1), "clone_mean": round(mean(clones), 1),
            "clone_worst": round(max(clones), 1), "copy_us": round(unit * 1e6, 2)}


def fresh(rules: Rules[Any], seats: int, seed: int) -> Match[Any]:
    info = rules.info
    return Match(rules, rules.deal(info.setup(tuple(range(seats)), seed)), watched=False)


def any_answer(match: Match[Any], source: Random) -> Answer:
    ask = source.choice([ask for ask in match.asks if not ask.idle] or list(match.asks))
    return Answer(ask, source.choice(ask.options))


def play_out(match: Match[Any], source: Random) -> float:
    """Plays to the end; returns the seconds spent answering, without choosing."""
    spent = 0.0
    while match.asks and len(match.log) < LIMIT:
        given = any_answer(match, source)
        began = process_time()
        match.answer(given.option.token, given.ask.seat)
        spent += process_time() - began
    return spent


def at_questions(rules: Rules[Any], seats: int, length: int) -> list[tuple[float, float]]:
    """Seconds of a table's copy and of a clone, at random questions of one match of about this length."""
    match, source = fresh(rules, seats, 1), Random(2)
    found = []
    while match.asks and len(match.log) < LIMIT:
        if source.random() < STOPS / max(length, STOPS):
            found.append((seconds(match.state.table.copy), seconds(match.clone)))
        given = any_answer(match, source)
        match.answer(given.option.token, given.ask.seat)
    return found or [(seconds(match.state.table.copy), seconds(match.clone))]


def seconds(work: Callable[[], object], times: int = 12, rounds: int = 4) -> float:
    """Of one call: the best of a few rounds, since another program may have had the core in the others."""
    best = float("inf")
    for _ in range(rounds):
        began = process_time()
        for _ in range(times):
            work()
        best = min(best, (process_time() - began) / times)
    return best
