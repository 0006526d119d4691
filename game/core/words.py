"""Arguments of sentences. Rules name a text key and typed arguments; the screen puts them into words.

A sentence is never glued from parts, and a card is never named by its translated name: the text
table prints a `Face` in the language of the screen, so both languages come from one event.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Who(NamedTuple):
    """The person on a seat at that moment, by name."""

    seat: int


class Everyone(NamedTuple):
    """Several seats, listed in the order given."""

    seats: tuple[int, ...]


class Face(NamedTuple):
    """What is printed on a card, by its id in the card file. Only where all who read may see it."""

    face: str


class Word(NamedTuple):
    """A text of its own by key: a colour, a suit, a building."""

    key: str


class Halves(NamedTuple):
    """A number counted in halves: 13 is printed 6½."""

    halves: int


class Typed(NamedTuple):
    """Put in as it stands: a name somebody typed, a folder, a version. Rules have no use for it."""

    text: str


Arg: TypeAlias = int | Who | Everyone | Face | Word | Halves | Typed
Args: TypeAlias = tuple[tuple[str, Arg], ...]


def named(**args: Arg) -> Args:
    """Arguments in the order written: named(player=Who(0), n=2)."""
    return tuple(args.items())
