"""What an audience may see. The UI and the bots get this and never the table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .ask import Ask, Asks, Option
from .events import Event, Hidden, Moved, Said, Shown, Zone
from .seats import Seats
from .table import Moment, Table
from .words import Args


@dataclass(frozen=True, slots=True)
class CardView:
    handle: str  # names the sprite; says nothing about a hidden card
    face: str | None
    back: str


@dataclass(frozen=True, slots=True)
class TableView:
    audience: Seats
    zones: dict[Zone, tuple[CardView, ...]]
    counters: dict[tuple[str, int | None], int]
    marks: dict[tuple[str, int | None], str]
    people: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """An option in the words of the view: handles of things to press, drag and drop on."""

    seat: int
    token: str
    pick: str | None
    onto: str | None
    label: str | None = None
    args: Args = ()
    prompt: str = ""
    idle: bool = False
    pause: str = ""
    carry: str | None = None  # the card that asks: carried onto `pick`, or a button's `onto`, it gives this answer too


def may_see(eyes: Seats, audience: Seats) -> bool:
    """Every looker must be allowed to see it. An empty audience is a mistake, not a free pass."""
    if not audience:
        raise ValueError("an audience is never empty")
    return not audience & ~eyes


def apparent(table: Table, zone: Zone, audience: Seats) -> Zone:
    """Where cards of this zone seem to be: a folded zone is hidden in another one."""
    fold = table.kinds[zone.kind].fold
    if fold is None or may_see(table.zone_eyes(zone), audience):
        return zone
    return Zone(fold, zone.seat)


def _placed(table: Table, audience: Seats) -> dict[Zone, list[tuple[int, CardView]]]:
    """Build the view from nothing, listing what may be seen; never by deleting secrets."""
    placed: dict[Zone, list[tuple[int, CardView]]] = {zone: [] for zone in table.zones}
    for zone, cards in table.zones.items():
        seeming = apparent(table, zone, audience)
        row = placed[seeming]
        for card in cards:
            if may_see(table.eyes_on(card, zone), audience):
                row.append((card, CardView(f"c{card}", table.face(card), table.back(card))))
            else:
                row.append((card, CardView(f"{seeming.handle}:{len(row)}", None, table.back(card))))
    return placed


def view(table: Table, audience: Seats) -> TableView:
    zones = {zone: tuple(shown for _, shown in row) for zone, row in _placed(table, audience).items()}
    return TableView(audience, zones, dict(table.counters), dict(table.marks), tuple(table.people))


def things(table: Table, audience: Seats) -> dict[str, int | Zone]:
    """What the handles mean that this audience gets to see. Zone("seat", n) is the panel of a seat."""
    known: dict[str, int | Zone] = {zone.handle: zone for zone in table.zones}
    known |= {zone.handle: zone for zone in (Zone("seat", seat) for seat in range(len(table.people)))}
    return known | {shown.handle: card for row in _placed(table, audience).values() for card, shown in row}


def offers(table: Table, asks: Asks, audience: Seats) -> tuple[Offer, ...]:
    """The options this audience may be shown: a private question only to its own audience."""
    handles = {card: shown.handle for row in _placed(table, audience).values() for card, shown in row}

    def handle(thing: int | Zone | None) -> str | None:
        return thing.handle if isinstance(thing, Zone) else None if thing is None else handles[thing]

    def carried(ask: Ask[Any], option: Option[Any]) -> str | None:
        one_place = (option.pick is None) != (option.onto is None)
        return handle(ask.source) if one_place and option.pick != ask.source else None

    return tuple(
        Offer(
            ask.seat,
            option.token,
            handle(option.pick),
            handle(option.onto),
            option.label,
            option.args,
            ask.prompt,
            ask.idle,
            ask.pause,
            carried(ask, option),
        )
        for ask in asks
        if may_see(ask.audience, audience)
        for option in ask.options
    )


def redact(moment: Moment, audience: Seats) -> Event | None:
    """The event as this audience perceives it; None where there is nothing to perceive."""
    event, table = moment
    if isinstance(event, Moved):
        src, dst = apparent(table, event.src, audience), apparent(table, event.dst, audience)
        seen = may_see(event.eyes, audience)
        return None if src == dst and not seen else Moved(event.card if seen else None, src, dst, 0)
    if isinstance(event, Shown | Hidden):
        return replace(event, eyes=0) if may_see(event.eyes, audience) else None
    if isinstance(event, Said):
        if may_see(event.eyes, audience):
            return Said(event.key, event.args)
        return Said(event.otherwise) if event.otherwise else None
    return event
