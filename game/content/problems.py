"""What is wrong with a data file: where it is, what was expected, and what to do.

A problem holds facts, not prose: `report` puts it into either language. As plain text it is for
developers and logs only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

Kind: TypeAlias = Literal[
    "value",  # something else was expected here
    "unknown",  # no such key or word here; `expected` lists those there are
    "missing",  # a key that must be there is not
    "either",  # none or more than one is given of keys that exclude one another; `expected` lists them
    "twice",  # the same id again; `found` is where it stands first
    "unpaired",  # a text of one language that the other has not, or with other arguments
    "one_language",  # words of a card in one language, `found`, and no mistake: they are shown in the other too
    "poster",  # a word of the game's poster that no table has; the poster goes without it
    "unread",  # a file in the game's folder that nothing reads
    "unpainted",  # a picture that is not baked: plainly drawn
    "syntax",  # not TOML
    "encoding",  # not UTF-8; `found` is the byte
    "size",  # longer than any data file is
    "folder",  # a folder or a device where a file should be
    "absent",  # no such file
    "unreadable",  # there, but it cannot be opened; `found` is what the system says
]


@dataclass(frozen=True, slots=True)
class Phrase:
    """What was expected, as a text of check.<lang>.toml: Phrase("whole_number")."""

    name: str
    words: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.name.replace("_", " "), *(word for _, word in self.words)])


Expected: TypeAlias = str | Phrase  # a word of the data file as it stands there, or a phrase


class Problem(NamedTuple):
    """One mistake in a data file, for somebody with the file open in an editor."""

    file: str  # as the user would name it: guillotine/actions.toml
    line: int | None  # from 1; None only where there is no text to point into
    key: str  # pushed.effects[0].forward
    found: str  # what stands there, "" for nothing
    expected: tuple[Expected, ...]  # what should: any one of these
    nearest: str | None = None  # the allowed word most like the one found
    kind: Kind = "value"
    column: int | None = None  # from 1; of a mistake in the TOML itself

    @property
    def harmless(self) -> bool:
        """Whether the game can be played as it is, and somebody may have meant it so."""
        return self.kind in ("one_language", "poster", "unread", "unpainted")

    def __str__(self) -> str:
        where = ":".join(str(part) for part in (self.file, self.line, self.column) if part is not None)
        near = f"; did you mean {self.nearest!r}?" if self.nearest else ""
        found = f"found {self.found}, " if self.found else ""
        return f"{where}: {self.key}: {self.kind}: {found}expected {' or '.join(map(str, self.expected))}{near}"


class BadFiles(Exception):
    """The files of a game that cannot be played as they are. Nothing of them has been loaded."""

    SHOWN = 20

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.lines()))

    def lines(self) -> list[str]:
        """The first twenty mistakes, then how many more there are."""
        more = len(self.problems) - self.SHOWN
        return [str(problem) for problem in self.problems[: self.SHOWN]] + ([f"{more} more"] if more > 0 else [])


def shown(value: object) -> str:
    """A value of a data file as a person would write it, at most forty characters."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > 64:  # Python refuses to print the longest ones
        return "…"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    text = f'"{value}"' if isinstance(value, str) else str(value)
    text = "".join(letter if letter.isprintable() else "·" for letter in text)
    return text if len(text) <= 40 else text[:39] + "…"
