"""What of a match is worth telling at its end: rules that a game's file declares, read by the session."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

Source: TypeAlias = Literal["log", "bill", "rise", "finish"]
Pick: TypeAlias = Literal["largest", "smallest", "first", "last"]
NOTHING: Mapping[str, float] = MappingProxyType({})


class HighlightRule(NamedTuple):
    """One kind of highlight, and which of all that fit it is told.

    of: where it is looked for: the public log, the lines of the bill, the largest rise of a side in one round, the
    winners just before whoever comes next. Bounds are whole points, or whatever `by` counts, both of them included.
    """

    name: str  # texts <game>.highlight.<name>.title and .text
    of: Source = "log"
    keys: tuple[str, ...] = ()  # text keys of the lines that fit; any one of them
    lent: tuple[str, ...] = ()  # the latest of these before it lends the line what arguments it lacks
    by: str = ""  # argument of a log line that is compared
    worth: Mapping[str, float] = NOTHING  # card -> what it is worth, where `by` is a card
    pick: Pick = "largest"
    least: int | None = None
    most: int | None = None
