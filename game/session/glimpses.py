"""What one person has been shown, for those who may look it up: a help that a game's table has to switch on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.core.events import Shown
from game.core.seats import only
from game.core.table import Moment
from game.core.view import redact, view

HELP = "memory"  # the table setting that switches it on


class Glimpse(NamedTuple):
    """A card whose face somebody was shown: in which turn, which face, before whom it lay (None: before nobody)."""

    turn: int
    face: str
    person: int | None


def glimpses(moments: Iterable[Moment], person: int) -> list[Glimpse]:
    """From what this person could perceive, as it happened; never from how things lie now."""
    found = []
    for moment in moments:
        table = moment.table
        eyes = only(table.seat_of(person))
        event = redact(moment, eyes)
        if not isinstance(event, Shown):
            continue
        for zone, cards in view(table, eyes).zones.items():
            found += [
                Glimpse(
                    table.counters.get(("turn", None), 0),
                    card.face,
                    None if zone.seat is None else table.people[zone.seat],
                )
                for card in cards
                if card.handle == f"c{event.card}" and card.face is not None
            ]
    return found
