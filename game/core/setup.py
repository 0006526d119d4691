"""What a match starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .highlight import HighlightRule
from .words import Args


class BadSetup(ValueError):
    """Seats or table settings that the game does not have. `args[0]` says what is allowed instead."""


class Advice(NamedTuple):
    """What is to be said about chosen seats and settings before the deal: a text key with its arguments."""

    key: str
    args: Args
    fatal: bool  # a match cannot be dealt like this; otherwise only a warning


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a deal depends on; with the answers it makes the whole match."""

    people: tuple[int, ...]  # seat -> person
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.people)


@dataclass(frozen=True, slots=True)
class TableSetting:
    """A choice about the rules that the table makes before a match. The first value is the default."""

    key: str
    values: tuple[str, ...]
    needs: tuple[tuple[str, str], ...] = ()  # (other key, value) it means something with; else it is hidden
    picture: str = ""  # of what it puts into play, by name; such settings are picked together

    @property
    def default(self) -> str:
        return self.values[0]


class Poster(NamedTuple):
    """How a game is announced, beside the words for it in its text tables."""

    colour: str = "#3B6E72"  # ink of the print
    difficulty: int = 2  # of 3


PLAIN_POSTER = Poster()


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What must be known of a game before it is dealt."""

    id: str
    seats: tuple[int, ...]  # allowed numbers of seats, rising
    settings: tuple[TableSetting, ...] = ()
    secrecy: Literal["screen", "lid", "none"] = "screen"  # default way of keeping hands from the others
    minutes: tuple[int, int] = (20, 40)  # a match with people takes, from .. to
    matches: tuple[int, ...] = (1,)  # length of a series, first is the default
    halves: bool = False  # points are counted in halves
    goals: tuple[int, ...] = ()  # a series may instead go on until somebody has so many points
    poster: Poster = PLAIN_POSTER
    chance: bool = True  # something is shuffled or drawn by lot: otherwise a deal number means nothing
    highlights: tuple[HighlightRule, ...] = ()  # what its end tells of a match, in order of worth

    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every setting with a value: the chosen ones over the defaults.

        Raises BadSetup for a key or value the game does not have.
        """
        known = {setting.key: setting for setting in self.settings}
        for key, value in chosen.items():
            if key not in known:
                raise BadSetup(f"{self.id} has no table setting {key!r}; it has: {', '.join(known) or 'none'}")
            if value not in known[key].values:
                allowed = ", ".join(known[key].values)
                raise BadSetup(f"{self.id}: {key}={value!r} is not possible; choose from: {allowed}")
        return {key: chosen.get(key, setting.default) for key, setting in known.items()}

    def meaningful(self, options: Mapping[str, str]) -> tuple[TableSetting, ...]:
        """The settings that mean something with these options, which hold every setting."""
        return tuple(s for s in self.settings if all(options[key] == value for key, value in s.needs))

    def setup(self, people: tuple[int, ...], seed: int, chosen: Mapping[str, str] | None = None) -> Setup:
        """A checked setup. Raises BadSetup for a number of seats the game does not have, or bad settings."""
        if len(people) not in self.seats:
            raise BadSetup(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {len(people)}")
        return Setup(people, seed, self.options(chosen or {}))
