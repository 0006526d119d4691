"""A line that is typed in: its characters as they are seen, the caret, and what is chosen. No drawing."""

from __future__ import annotations

from dataclasses import dataclass
from unicodedata import normalize

from game.content.letters import graphemes, tidy


@dataclass(frozen=True, slots=True)
class Line:
    """`caret` and `anchor` count characters from the beginning; what lies between them is chosen."""

    text: str
    caret: int
    anchor: int

    @classmethod
    def of(cls, text: str) -> Line:
        """A line with the caret at its end."""
        end = len(graphemes(text))
        return cls(text, end, end)

    @property
    def pieces(self) -> list[str]:
        return graphemes(self.text)

    @property
    def low(self) -> int:
        return min(self.caret, self.anchor)

    @property
    def high(self) -> int:
        return max(self.caret, self.anchor)

    @property
    def before(self) -> str:
        """What stands before the caret."""
        return "".join(self.pieces[: self.caret])

    @property
    def chosen(self) -> str:
        return "".join(self.pieces[self.low : self.high])

    def at(self, caret: int, choosing: bool = False) -> Line:
        """The caret elsewhere, never past the ends; `choosing` keeps the other end of what is chosen."""
        caret = min(len(self.pieces), max(0, caret))
        return Line(self.text, caret, self.anchor if choosing else caret)

    def beside(self, way: int, choosing: bool = False) -> Line:
        """The caret one character on; where something is chosen, at that end of it."""
        if choosing or self.low == self.high:
            return self.at(self.caret + way, choosing)
        return self.at(self.high if way > 0 else self.low)

    def all(self) -> Line:
        return Line(self.text, len(self.pieces), 0)

    def put(self, text: str, longest: int, only: str = "") -> Line:
        """With so much of `text` as there is room for, instead of what is chosen. `only`: see `field`."""
        pieces = self.pieces
        room = longest - len(pieces) + self.high - self.low
        if only:  # １２３, as a Japanese keyboard writes it, is 123
            text = "".join(char for char in normalize("NFKC", text) if char in only)
        added = graphemes(tidy(text, longest))[: max(0, room)]
        head = tidy("".join([*pieces[: self.low], *added]), longest)
        caret = len(graphemes(head))
        return Line(tidy(head + "".join(pieces[self.high :]), longest), caret, caret)

    def without(self, way: int) -> Line:
        """Without what is chosen, else without the character before (-1) or behind (1) the caret."""
        low, high = self.low, self.high
        if low == high:
            low, high = (max(0, low - 1), high) if way < 0 else (low, high + 1)
        pieces = self.pieces
        return Line("".join(pieces[:low] + pieces[high:]), low, low)
