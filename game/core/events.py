"""What happened, for animation, log and memory. Facts only: no prose, no pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .seats import EVERYONE, Seats
from .words import Args


class Zone(NamedTuple):
    """A place for cards. Zone("hand", 2) goes with seat 2; Zone("cell", place=12) is one of many alike."""

    kind: str
    seat: int | None = None
    place: int | None = None

    @property
    def handle(self) -> str:
        return ":".join(str(part) for part in self if part is not None)


@dataclass(frozen=True, slots=True)
class Moved:
    card: int | None  # None: a card whose face stays hidden
    src: Zone
    dst: Zone
    eyes: Seats  # who can tell which card it is


@dataclass(frozen=True, slots=True)
class Shuffled:
    zone: Zone
    last: int | None = None  # only so many cards at the end of the zone; None: all of it


@dataclass(frozen=True, slots=True)
class Shown:
    card: int
    eyes: Seats  # who may look from now on


@dataclass(frozen=True, slots=True)
class Hidden:
    card: int
    eyes: Seats  # who could look until now


@dataclass(frozen=True, slots=True)
class UnderTheTable:
    """Two cards left and came back; only the doer knows whether they changed places."""

    doer: int
    a: Zone
    b: Zone


@dataclass(frozen=True, slots=True)
class Reseated:
    """The people on two seats changed places; cards and counters stayed."""

    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Counted:
    key: str
    seat: int | None
    value: int


@dataclass(frozen=True, slots=True)
class Marked:
    """A word put before a seat or on the table, or taken away: a claim, a suit, a day."""

    key: str
    seat: int | None
    word: str | None


@dataclass(frozen=True, slots=True)
class Said:
    """A log line: a text key and typed arguments, put into words by the UI."""

    key: str
    args: Args = ()
    eyes: Seats = EVERYONE
    otherwise: str | None = None  # the sentence without arguments for everybody else


Event = Moved | Shuffled | Shown | Hidden | UnderTheTable | Reseated | Counted | Marked | Said
