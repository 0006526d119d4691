"""The games as the window finds them: which can be played, and what keeps the others from it.

The window asks here and never imports a game. A game is read when it is first asked for; a broken one
says why and leaves the others alone.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.content.problems import BadFiles, Problem
from game.core.rules import FillsIn, Rules
from game.core.setup import GameInfo
from game.games import CATALOGUE, finished, loading


@dataclass(frozen=True, slots=True)
class Title:
    """One game on the shelf. Exactly one of `info` and `problem` is there.

    problem   text key of the reason why it cannot be played
    mistakes  of bad data files: every one of them
    cause     of a game that fails for no mistake of a file: the name of the error, for those who mend it
    """

    id: str
    info: GameInfo | None = None
    problem: str = ""
    mistakes: tuple[Problem, ...] = ()
    cause: str = ""


class Shelf:
    """`games` is the folder with one folder of data a game."""

    def __init__(self, games: Path, ids: tuple[str, ...] = CATALOGUE) -> None:
        self.games, self.ids = games, ids
        self._rules: dict[str, Rules[Any]] = {}
        self._titles: dict[str, Title] = {}

    def title(self, game: str) -> Title:
        """What is known of a game. Never raises: a game that cannot be read says so."""
        found = self._titles.get(game)
        if found is None:
            found = self._titles[game] = finished(self._read(game))
        return found

    def reading(self, game: str) -> Iterator[None]:
        """Get a game ready to be asked for, in parts of some milliseconds: its code, then one file after the other."""
        if game not in self._titles:
            self._titles[game] = yield from self._read(game)
        yield

    def titles(self) -> tuple[Title, ...]:
        return tuple(self.title(game) for game in self.ids)

    def rules(self, game: str) -> Rules[Any]:
        """The rules to begin a session with. Raises LookupError for a game that cannot be played."""
        if self.title(game).info is None:
            raise LookupError(game)
        return self._rules[game]

    def filled(self, game: str, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen settings with whatever the game suggests to go with them."""
        rules = self.rules(game)
        return rules.filled(seats, chosen) if isinstance(rules, FillsIn) else dict(chosen)

    def _read(self, game: str) -> Generator[None, None, Title]:
        if game not in self.ids:
            return Title(game, problem="app.choose.unknown")
        try:
            rules, _ = yield from loading(game, self.games)
        except BadFiles as why:
            return Title(game, problem="app.choose.bad_files", mistakes=why.problems)
        except (ImportError, AttributeError, NotImplementedError):
            return Title(game, problem="app.choose.not_built")
        except Exception as why:
            return Title(game, problem="app.choose.broken", cause=f"{game}: {type(why).__name__}")
        self._rules[game] = rules
        return Title(game, rules.info)
