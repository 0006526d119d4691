"""How a match stands and how it ended, for the screen: results, bills, running figures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .words import Arg, Args, Word


class ScoreLine(NamedTuple):
    """One line of a seat's bill. The values of a seat's lines add up to its points where points rank."""

    seat: int
    key: str  # text key
    value: int  # in the game's unit of points (halves where the game counts halves)
    cards: tuple[int, ...] = ()  # the cards it counts, for the result screen to fan out
    args: Args = ()  # of the text
    group: str = ""  # text key of the column in which it is added up with others; "": it stands by itself


class Course(NamedTuple):
    """How the points of one side came together, in a game that is counted in rounds."""

    seats: tuple[int, ...]  # one, or those who play together
    points: tuple[int, ...]  # theirs together after each finished round


class Standing(NamedTuple):
    """What decides for a seat where points do not: a word for each, by seat."""

    key: str  # text key: what these words are
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How it ended, by seat. Nobody may have won, or several."""

    winners: tuple[int, ...]
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...] = ()
    reason: str = ""  # text key: how it was won, or why nobody has
    args: Args = ()  # of the reason
    course: tuple[Course, ...] = ()  # by side; none in a game without rounds
    ranked: bool = True  # more points are better; False: nobody is placed, a point is a match won
    standing: Standing | None = None  # what stands on the bill in place of totals


class Badge(NamedTuple):
    """A public figure that the table shows though no card or counter carries it: a running score."""

    key: str
    seat: int | None
    value: Arg
    place: int | None = None  # of the zones with this place, where the figure belongs to a board space
