"""Places drawn by lot: where a hand has gone, or how many keys were heard, tells nothing of what was chosen there.

The chance is nobody's: neither the deal nor anything on the table leads to it, and nothing keeps it.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random


class Lots:
    """Which of several answers stands first, drawn once for each question and then the same while it is open."""

    def __init__(self, source: Random) -> None:
        self.source = source
        self._question: Hashable = None
        self._first: dict[Hashable, int] = {}

    def place(self, question: Hashable, whose: Hashable, at: int, of: int) -> int:
        """Where answer number `at` of `of` stands. `question` names the moment, `whose` one of its questions."""
        if question != self._question:
            self._question, self._first = question, {}
        if whose not in self._first:
            self._first[whose] = self.source.randrange(of)
        return (at + self._first[whose]) % of
