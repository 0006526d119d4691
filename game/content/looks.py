"""table.toml: where the zones of a game lie, how their cards are laid out, and what a seat's panel shows.

A look is written in design units (`size`, usually 1920 x 1080, for a tall window 1080 x 1920); the window maps
them to itself. A rectangle is [x, y, width, height]. In a panel or tray they count from its own corner, a
negative x or y from its far edge, and a width or height of 0 or less reaches to the far edge, less that much.
Everything may be left out: what no look names is laid in rows by `game/ui/table/layout.py`, so a new game shows
at once. `data/games/README.md` explains each key with examples.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from . import look_checks, toml_files
from .explain import convert
from .problems import BadFiles, Problem
from .toml_files import TomlFile

FILE = "table.toml"

Rect = tuple[float, float, float, float]
Share = Annotated[float, Meta(ge=0, le=1)]
Length = Annotated[float, Meta(gt=0, le=4000)]  # in design units
Distance = Annotated[float, Meta(ge=0, le=4000)]
Many = Annotated[int, Meta(ge=1, le=99)]
Count = Annotated[int, Meta(ge=0, le=99)]
Seats = Annotated[int, Meta(ge=1, le=13)]
Form = Literal["full", "line", "chip", "counter", "tile", "hidden"]  # a counter is round, a tile square


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file: unknown keys are mistakes."""


class Accent(Record, frozen=True, kw_only=True):
    """The card at one end of a row is drawn larger: the noble at the blade."""

    end: Literal["first", "last"] = "last"
    width: Length


class ZoneLook(Record, frozen=True, kw_only=True):
    """One kind of zone: its shape, its place and its cards."""

    kind: str
    place: Count | None = None  # only the zone with this place; None: every zone of the kind
    shape: Literal["row", "fan", "pile", "grid", "ring"] = "row"
    rect: Rect
    card: Form = "line"
    width: Length = 128  # of a card
    gap: Annotated[float, Meta(ge=-4000, le=4000)] = 6  # between cards; negative: they always overlap
    overlap: Share = 0.6  # share of a card that may be covered before a new row begins
    keep: Count = 0  # so many cards at the accent's end never overlap
    rows: Many = 1  # most rows of a row or fan
    row_of: Many = 99  # cards in a row before the next row begins
    shrink: Annotated[float, Meta(gt=0, le=1)] = 1.0  # card width when there is more than one row
    columns: Many = 5  # of a grid: of zones with places, or of the cards of one zone
    align: Literal["left", "centre", "right"] = "left"
    level: Literal["top", "middle", "bottom"] = "top"
    accent: Accent | None = None
    numbers: Literal["", "from_first", "from_last"] = ""
    turn: Annotated[float, Meta(ge=0, le=45)] = 3.2  # degrees between neighbours of a fan
    sag: Distance = 9  # how far the ends of a fan hang, in units
    deep: Many = 3  # cards of a pile that are drawn, stepped by 3 units
    lift: Distance = 0  # width of the card under the pointer; 0: as it is
    caption: bool = False  # the zone's name below it (text key zone.<kind>)
    count: bool = False  # how many cards lie here, below it
    outline: bool = False  # a dashed outline while it is empty
    beside: bool = False  # gives way to the cards of zones named before it in the same panel
    square: bool = False  # the rectangle keeps its proportions in any window
    target: Rect | None = None  # a drop anywhere in here counts for the zone; on the table's own scale


class Item(Record, frozen=True, kw_only=True):
    """Something written in a panel or on the table."""

    show: Literal["token", "name", "count", "counter", "mark", "badge"]
    key: str = ""  # zone kind of a count, else key of the counter, mark or badge
    at: Rect
    size: Annotated[float, Meta(gt=0, le=400)] = 24
    align: Literal["left", "centre", "right"] = "left"
    style: Literal["interface", "figure", "title"] = "interface"
    colour: str = ""  # "seat", or a colour of the theme
    icon: Literal["", "cards", "trick"] = ""  # drawn before it: cards in a hand, tricks won
    label: bool = False  # with its name before it (text key badge.<key> …)
    lines: Annotated[int, Meta(ge=1, le=3)] = (
        1  # of a name: so many smaller ones about `at`, where it is too long for one
    )


class SeatLook(Record, frozen=True, kw_only=True):
    """Panels of the seats for some numbers of seats. Without zones or items they come from [panel]."""

    seats: tuple[Seats, Seats] = (1, 13)  # for so many seats, from .. to
    shape: Literal["row", "column", "grid", "ring", "sides", "spots"] = "row"
    rect: Rect = (18, 480, 1596, 194)
    gap: Distance = 14
    columns: Many = 2  # of a grid
    size: tuple[Length, Length] = (290, 168)  # of one panel in a ring or along the sides
    even: bool = False  # in a ring: all neighbours equally far from each other, else at equal angles
    most: Length = 800  # widest panel in a row
    spots: tuple[Rect, ...] = ()  # one panel each, clockwise from the first seat
    # who has the first place: seat 1, the seat to act, that at the tray (the seat to act where it is nobody's), the
    # seat whose turn it is (the public mark `turn`), whoever is asked meanwhile, or on a flat screen that turns whoever
    # sits at the edge towards which it is turned (else seat 1)
    first: Literal["seat", "acting", "tray", "turn", "edge"] = "seat"
    zone: tuple[ZoneLook, ...] = ()
    item: tuple[Item, ...] = ()
    slim: tuple[Item, ...] = ()  # instead of the items, in panels that are narrower than the widest


class Panel(Record, frozen=True, kw_only=True):
    """What stands in every seat's panel."""

    zone: tuple[ZoneLook, ...] = ()
    item: tuple[Item, ...] = ()
    dark: Share = 0.0  # how far it hides the scenery it lies on: 0 not at all, 1 wholly


class Tray(Record, frozen=True, kw_only=True):
    """The private place of the seat to act: zones of that seat, large. Others see them as counts."""

    rect: Rect = (440, 796, 1160, 284)  # no width: there is none
    lid: Rect | None = None  # the tray while hands are kept by lid; None: the same
    others: Rect | None = None  # shut lids of the other seats, one above the other; None: not drawn
    zone: tuple[ZoneLook, ...] = ()


class Scenery(Record, frozen=True, kw_only=True):
    """A picture or a drawing of the game's dressing, before or behind the cards."""

    picture: str = ""  # name in assets/images; "" with `draw`
    draw: str = ""  # a painter of game/ui/tables/<id>.py
    rect: Rect
    depth: Literal["behind", "front"] = "behind"


class Phase(Record, frozen=True, kw_only=True):
    """What lies otherwise while the game's dressing names this phase. Whatever is left out stays as it is."""

    stage: Rect | None = None
    log: Rect | None = None  # no width: no log
    buttons: Rect | None = None
    strip: Rect | None = None
    zone: tuple[ZoneLook, ...] | None = None
    item: tuple[Item, ...] | None = None
    seat: tuple[SeatLook, ...] | None = None
    panel: Panel | None = None
    tray: Tray | None = None
    scenery: tuple[Scenery, ...] | None = None


class Face(Record, frozen=True, kw_only=True):
    """The whole table in one shape of window."""

    size: tuple[Length, Length] = (1920, 1080)
    columns: tuple[float, float] = (440, 1600)  # left and right columns keep their width in a wide window
    bar: Rect = (0, 0, 1920, 58)
    bar_right: Distance = 40  # kept free at the bar's right end
    stage: Rect = (0, 58, 1920, 400)  # where cards that choose nothing may be dropped
    log: Rect = (1650, 480, 250, 420)
    buttons: Rect = (1650, 916, 250, 146)
    strip: Rect = (330, 690, 1290, 370)  # choices inside an action
    spare: Rect = (18, 80, 1600, 380)  # zones that no look names
    decks: Rect = (18, 700, 410, 260)  # the same for zones with many hidden cards
    zone: tuple[ZoneLook, ...] = ()
    item: tuple[Item, ...] = ()
    seat: tuple[SeatLook, ...] = ()
    panel: Panel = Panel()
    tray: Tray = Tray()
    scenery: tuple[Scenery, ...] = ()
    phase: dict[str, Phase] = {}  # by the name that the dressing gives: `place`, `count`

    def during(self, name: str) -> Face:
        """The table as it lies in a phase."""
        phase = self.phase.get(name)
        if phase is None:
            return self
        other = {field: value for field in phase.__struct_fields__ if (value := getattr(phase, field)) is not None}
        return msgspec.structs.replace(self, **other)


class CardLook(Record, frozen=True, kw_only=True):
    """How the faces behind one back are drawn: the painter, and the fields of the card file it needs."""

    style: str = "plain"  # a painter of game/ui/table/card_face.py or of the game's dressing
    file: str = ""  # card file with the fields below
    picture: str = ""  # "guillotine/noble/{face}/{form}"; "" where there is none
    value: str = ""  # field printed large
    group: str = ""  # field that decides the colours
    worth: str = ""  # field whose number badge.worth tells of a card without a text
    icons: dict[str, str] = {}  # small sign on a line card, by face
    labels: dict[str, Annotated[str, Meta(min_length=1, max_length=4)]] = {}  # figure on an action's chip, by face: +1
    key: Share = (
        1.0  # how far down its left edge nothing is lost under the cap of the key that chooses it; 1: at its foot
    )
    back: str = ""  # picture of the back; "" for a drawn one
    tint: str = ""  # colour of a drawn back: #27395F


class Cue(Record, frozen=True, kw_only=True):
    """A sound for something that happens before everybody. Of several that fit a beat the first one is heard."""

    on: Literal["moved", "shown", "hidden", "counted", "marked"]
    to: tuple[str, ...] = ()  # moved: kinds of the zones it came to; none: any
    key: tuple[str, ...] = ()  # counted, marked: whose figure or word; none: any
    word: str = ""  # marked: this word alone; "": any that is put down, none taken away
    play: str  # "": silence


class Summary(Record, frozen=True, kw_only=True):
    """What the card of a kept match tells of it: public figures of the table alone, badges or counters by key."""

    when: str = ""  # the day, round or turn: the text badge.<key>, with {n} and, where `of` is given, {total}
    of: str = ""  # how many of those there are
    score: str = ""  # a figure of each seat; "": the game tells none before its end
    cards: str = ""  # kind of the open zone from which the cards of whoever leads are shown


# Over a column of the bill: the sign of a group of cards in its colour, two rings, a card.
BillMark = Literal["purple", "blue", "red", "green", "grey", "pair", "card"]


class Looks(Record, frozen=True, kw_only=True):
    """The look of one game's table, and its sounds."""

    landscape: Face = Face()
    portrait: Face | None = None  # None: the built-in tall one
    card: dict[str, CardLook] = {}  # by back
    ground: str = ""  # picture behind everything
    kept: Summary = Summary()
    sound: tuple[Cue, ...] = ()
    bill: dict[str, BillMark] = {}  # marks over the columns of a result, by the last word of the column's text key


def read(folder: Path) -> Looks:
    """The look of the game in `folder`; an empty one where there is no table.toml.

    Raises BadFiles with the key, what stands there and what was expected, for every mistake.
    """
    path = folder / FILE
    if not path.exists():
        return Looks()
    found = path.stat()
    return _read(path, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=8)
def _read(path: Path, changed: int, size: int) -> Looks:
    """A file is read once for as long as it stays as it is."""
    return of(toml_files.read(path, f"{path.parent.name}/{path.name}"))


def of(file: TomlFile) -> Looks:
    """The look that stands in a file that has been read. Raises BadFiles as `read` does."""
    looks, problems = checked(file)
    if problems:
        raise BadFiles(problems)
    return looks


def checked(file: TomlFile) -> tuple[Looks, tuple[Problem, ...]]:
    """The look as far as it is good, and every mistake that shows without the game's other files. A window, a kind of
    card or a list of sounds with a value of a wrong type is left out; the rest is checked all the same."""
    if file.problems:
        return Looks(), file.problems
    _, wrong = convert(file.raw, Looks)
    problems = [
        Problem(
            file.name,
            file.line(mistake.path),
            toml_files.written(mistake.path),
            mistake.found,
            mistake.expected,
            mistake.nearest,
            mistake.kind,
        )
        for mistake in wrong
    ]
    raw = _sound_parts(file.raw) if wrong else file.raw
    found = msgspec.convert(raw, Looks, strict=True)
    return found, (*problems, *look_checks.mistakes(file, raw, found))


def _sound_parts(raw: Mapping[str, Any]) -> dict[str, Any]:
    """What of a file is of the right types: every table of the file by itself, and every kind of card."""

    def fits(part: dict[str, Any]) -> bool:
        return convert(part, Looks)[0] is not None

    good = {key: value for key, value in raw.items() if fits({key: value})}
    cards = raw.get("card")
    if "card" not in good and isinstance(cards, dict):
        good["card"] = {back: card for back, card in cards.items() if fits({"card": {back: card}})}
    return good
