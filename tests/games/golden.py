"""Golden matches: whole matches with their results, which break on any change of dealing, asking or scoring.

A file has a line for the setup, a line an answer, and a line for the result. To record one anew after a change that is
meant, and then read the difference:

    python -m tests.games.golden GAME SEATS SEED FILE [KEY=VALUE …]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from game import paths
from game.core.match import Match
from game.core.outcome import Outcome
from game.games import load

FOLDER = Path(__file__).parents[1] / "golden"
LIMIT = 5000  # answers; no match of random players should come near


def files(game: str) -> list[Path]:
    """The recorded matches of a game."""
    return sorted((FOLDER / game).glob("*.match"))


def replayed(file: Path) -> tuple[Any, Any]:
    """The result now, and the one recorded."""
    header, *answers, result = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    match = _begun(**header)
    for seat, token in answers:
        match.answer(token, seat)
    return _written(match.rules.outcome(match.state)), result


def record(game: str, seats: int, seed: int, options: dict[str, str], file: Path) -> None:
    """Play a match at random, seeded alike, and write it down."""
    match, source = _begun(game, seats, seed, options), Random(seed)
    while match.asks and len(match.log) < LIMIT:
        ask = source.choice([ask for ask in match.asks if not ask.idle])
        match.answer(source.choice(ask.options).token, ask.seat)
    lines: list[object] = [{"game": game, "seats": seats, "seed": seed, "options": options}]
    lines += [[choice.seat, choice.token] for choice in match.log]
    lines.append(_written(match.rules.outcome(match.state)))
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


def _begun(game: str, seats: int, seed: int, options: dict[str, str]) -> Match[Any]:
    rules = load(game, paths.data() / "games")
    return Match(rules, rules.deal(rules.info.setup(tuple(range(seats)), seed, options)), watched=False)


def _written(outcome: Outcome | None) -> Any:
    """The result as a file holds it; cards are left out, since the lines' values tell enough."""
    if outcome is None:
        return None
    lines = [[line.seat, line.key, line.value] for line in outcome.lines]
    return {"winners": list(outcome.winners), "points": list(outcome.points), "reason": outcome.reason, "lines": lines}


if __name__ == "__main__":
    name, players, chance, path, *settings = sys.argv[1:]
    record(name, int(players), int(chance), dict(setting.split("=", 1) for setting in settings), Path(path))
