"""What is wrong with a data file: where it is, what was expected, and what to do."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Problem(NamedTuple):
    """One mistake in a data file, for somebody with the file open in an editor."""

    file: str                   # as the user would name it: guillotine/actions.toml
    line: int | None            # from 1; None where the mistake is that something is not there at all
    key: str                    # pushed.effects[0].forward
    found: str                  # what stands there, "" for nothing
    expected: str               # what should
    nearest: str | None = None  # the allowed word most like the one found

    def __str__(self) -> str:
        where = self.file if self.line is None else f"{self.file}:{self.line}"
        near = f"; did you mean {self.nearest!r}?" if self.nearest else ""
        found = f"found {self.found}, " if self.found else ""
        return f"{where}: {self.key}: {found}expected {self.expected}{near}"


class BadFiles(Exception):
    """The files of a game that cannot be played as they are. Nothing of them has been loaded."""

    SHOWN = 20

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.lines()))

    def lines(self) -> list[str]:
        """The first twenty mistakes, then how many more there are."""
        more = len(self.problems) - self.SHOWN
        return [str(problem) for problem in self.problems[:self.SHOWN]] + ([f"{more} more"] if more > 0 else [])
