"""Where everything on the table lies: a pure function of the view, the look and the window's shape.

Every card of the view gets exactly one `Spot`, drawn or not, so that it can always be flown to and from.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from game.content.looks import Face, Item, Looks, Rect, Scenery, SeatLook, ZoneLook
from game.core.events import Zone
from game.core.view import CardView, TableView

from . import builtin
from .ring import around, between, evenly, sides
from .shapes import RATIO, Spot, cell, lay

WIDEST = 2.1  # a wider window than this keeps free sides


@dataclass(frozen=True, slots=True)
class Stand:
    """What the layout depends on besides the view."""

    size: tuple[float, float]  # the canvas, in its units
    acting: int = 0  # seat to act, as everybody knows
    tray: int | None = None  # seat whose zones lie large in the tray
    lid: bool = False  # hands are kept by lid, so the tray is a box
    ring: int = 0  # the place of the first seat in a ring that keeps its edges of the glass, clockwise from the foot
    side: int = 0  # quarter turns clockwise in which the table is shown
    corners: float = 0  # units kept free at both short ends, for what lies in the corners of the glass

    @property
    def near(self) -> int:
        """The seat at the foot of the table: that at the tray, or the seat to act."""
        return self.acting if self.tray is None else self.tray


class Area(NamedTuple):
    """A zone on the table."""

    zone: Zone
    rect: Rect
    look: ZoneLook
    n: int  # cards in it


class Written(NamedTuple):
    """An item of a panel or of the table, with its place on the canvas."""

    item: Item
    rect: Rect
    seat: int | None


@dataclass(slots=True)
class Layout:
    """Everything in canvas units. `k` is canvas units per design unit."""

    k: float
    face: Face
    spots: dict[str, Spot] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)  # by handle of the zone
    panels: dict[int, Rect] = field(default_factory=dict)  # by seat
    items: list[Written] = field(default_factory=list)
    regions: dict[str, Rect] = field(default_factory=dict)  # bar, stage, log, buttons, strip, tray, house
    scenery: list[tuple[Scenery, Rect]] = field(default_factory=list)
    trays: set[str] = field(default_factory=set)  # handles of the zones that lie in the tray
    numbers: dict[str, tuple[int, float]] = field(default_factory=dict)  # place of a card from 1, and where it stands
    piled: set[str] = field(default_factory=set)  # cards in piles
    accents: set[str] = field(default_factory=set)  # cards drawn larger at the end of their row
    lids: dict[int, Rect] = field(default_factory=dict)  # shut lids of the other seats
    wide: dict[str, Rect] = field(default_factory=dict)  # drop targets larger than their zone
    also: dict[str, tuple[Rect, ...]] = field(default_factory=dict)  # where else a drop counts for a zone; not lit
    around: dict[str, Rect] = field(default_factory=dict)  # likewise, and a press as well, where no card lies
    foot: float = 0.0  # the seat that has the first place; between two of them while the seats move round the table

    @property
    def bar_ends(self) -> float:
        """Where the top bar ends, which says what is to be done: what hangs over a table leaves it free."""
        return self.regions["bar"][1] + self.regions["bar"][3]

    def target(self, handle: str) -> Rect | None:
        """What stands for a handle when something is dropped on it: a card, a zone or a seat's panel."""
        if handle in self.spots:
            return self.spots[handle].covers
        if handle.startswith("seat:"):
            return self.panels.get(int(handle[5:]))
        return self.wide.get(handle) or (self.areas[handle].rect if handle in self.areas else None)


class Mapping:
    """Design units to canvas units. The side columns keep their width; a wider window widens the middle.

    `corners`: units kept free at both short ends of the window."""

    def __init__(self, face: Face, size: tuple[float, float], corners: float = 0) -> None:
        self.face, (width, height) = face, size
        self.aside, self.top = (0.0, corners) if height > width else (corners, 0.0)
        width, height = width - 2 * self.aside, height - 2 * self.top
        self.k = min(width / face.size[0], height / face.size[1])
        used = min(width, max(face.size[0] * self.k, WIDEST * height))
        self.left, self.more = self.aside + (width - used) / 2, used - face.size[0] * self.k
        self.down = height / face.size[1]

    def x(self, x: float) -> float:
        first, last = self.face.columns
        part = min(1.0, max(0.0, (x - first) / (last - first)))
        return self.left + x * self.k + self.more * part

    def rect(self, rect: Rect) -> Rect:
        left, right = self.x(rect[0]), self.x(rect[0] + rect[2])
        return left, self.top + rect[1] * self.down, right - left, rect[3] * self.down

    def backdrop(self, rect: Rect) -> Rect:
        """The same for scenery: what fills the table's width, or begins or ends with it, also lies behind what is kept
        free."""
        x, y, w, h = self.rect(rect)
        aside = self.aside if rect[2] >= self.face.size[0] else 0.0
        above = self.top if rect[1] <= 0 else 0.0
        below = self.top if rect[1] + rect[3] >= self.face.size[1] else 0.0
        return x - aside, y - above, w + 2 * aside, h + above + below

    def square(self, rect: Rect) -> Rect:
        """The same in its own proportions, in the middle of the room it has."""
        x, y, w, h = self.rect(rect)
        k = min(w / rect[2], h / rect[3])
        return x + (w - rect[2] * k) / 2, y + (h - rect[3] * k) / 2, rect[2] * k, rect[3] * k


def within(box: Rect, rect: Rect, k: float) -> Rect:
    """A rectangle of a panel on the canvas; negative and zero values count from the far edge."""
    x, y, w, h = (each * k for each in rect)
    left = box[0] + x + (box[2] if x < 0 else 0)
    top = box[1] + y + (box[3] if y < 0 else 0)
    return left, top, w if w > 0 else box[0] + box[2] + w - left, h if h > 0 else box[1] + box[3] + h - top


def layout(view: TableView, looks: Looks, stand: Stand, phase: str = "", foot: float | None = None) -> Layout:
    """Lay out the whole table; `phase` names what lies otherwise now, `foot` the seat that has the first place where
    it is not the one of the look. Depends on nothing else, so equal views lie equally."""
    return _Layer(view, looks, stand, phase, foot).result()


class _Layer:
    def __init__(self, view: TableView, looks: Looks, stand: Stand, phase: str, foot: float | None) -> None:
        tall = stand.size[1] > stand.size[0]
        self.view, self.stand, self.foot = view, stand, foot
        self.face = ((looks.portrait or builtin.TALL) if tall else looks.landscape).during(phase)
        self.map = Mapping(self.face, stand.size, stand.corners)
        self.out = Layout(self.map.k, self.face)
        self.level = 0  # z of the next zone's first card

    def result(self) -> Layout:
        out, face = self.out, self.face
        for name in ("bar", "stage", "log", "buttons", "strip"):
            out.regions[name] = self.map.rect(getattr(face, name))
        tray = face.tray.lid if self.stand.lid and face.tray.lid else face.tray.rect
        out.regions["tray"] = self.map.rect(tray)
        self._lids()
        named = self._table()
        named |= self._seats(len(self.view.people))
        self._spare([zone for zone in self.view.zones if zone not in named])
        out.scenery = [(each, self.map.backdrop(each.rect)) for each in face.scenery]
        out.items[:0] = [Written(item, self.map.rect(item.at), None) for item in face.item]
        return out

    def _lids(self) -> None:
        others, k = self.face.tray.others, self.map.k
        if others is None or not self.stand.lid:
            return
        seats = [seat for seat in range(len(self.view.people)) if seat != self.stand.acting]
        x, y, w, h = self.map.rect(others)
        high = min(64 * k, (h - 8 * k * (len(seats) - 1)) / max(1, len(seats)))
        for i, seat in enumerate(seats):
            self.out.lids[seat] = (x, y + i * (high + 8 * k), w, high)

    # the table

    def _table(self) -> set[Zone]:
        placed: set[Zone] = set()
        for look in self.face.zone:
            zones = [
                zone
                for zone in self.view.zones
                if zone.kind == look.kind and zone.seat is None and look.place in (None, zone.place)
            ]
            rect = self.map.square(look.rect) if look.square else self.map.rect(look.rect)
            several = [zone for zone in zones if zone.place is not None] if look.place is None else []
            for i, zone in enumerate(zones):
                part = cell(look, rect, i, len(several)) if len(several) > 1 else rect
                self._lay(zone, replace_shape(look, len(several) > 1), part)
                placed.add(zone)
        return placed

    def _lay(self, zone: Zone, look: ZoneLook, rect: Rect) -> None:
        cards = self.view.zones[zone]
        self.out.areas[zone.handle] = Area(zone, rect, look, len(cards))
        if look.target:
            self.out.wide[zone.handle] = self.map.rect(look.target)
        spots = lay(look, rect, len(cards), self.map.k)
        hidden = look.card == "hidden"
        if look.numbers:
            self._number(cards, spots, look.numbers == "from_last")
        if look.shape == "pile":
            self.out.piled.update(card.handle for card in cards)
        if look.accent and cards:
            self.out.accents.add(cards[-1 if look.accent.end == "last" else 0].handle)
        for card, spot in zip(cards, spots):
            self.out.spots[card.handle] = spot._replace(z=self.level + spot.z, shown=spot.shown and not hidden)
        self.level += 200

    def _number(self, cards: tuple[CardView, ...], spots: list[Spot], backwards: bool) -> None:
        """Places in a row, each in the middle of what is to be seen of its card."""
        for i, (card, spot) in enumerate(zip(cards, spots)):
            after = spots[i + 1] if i + 1 < len(spots) else None
            left, right = spot.rect[0], spot.rect[0] + spot.w
            if after is not None and after.y - after.h / 2 < spot.y + spot.h / 2 and after.x > spot.x:
                right = min(right, max(left + spot.w * 0.2, after.rect[0]))
            self.out.numbers[card.handle] = (len(cards) - i if backwards else i + 1, (left + right) / 2)

    # the seats

    def _seats(self, seats: int) -> set[Zone]:
        look = next((each for each in self.face.seat if each.seats[0] <= seats <= each.seats[1]), None)
        look = look or builtin.seats(self.face)
        panel, placed = self.face.panel, set[Zone]()
        inside = look.zone or panel.zone
        items = look.item or panel.item or builtin.items(self.view)
        panels = self._panels(look, seats)
        widest = max(rect[2] for rect in panels)
        for seat, rect in enumerate(panels):
            self.out.panels[seat] = rect
            written = look.slim if look.slim and rect[2] < widest - 1 else items
            self.out.items += [Written(item, within(rect, item.at, self.map.k), seat) for item in written]
            placed |= self._tray(seat)
            own = {zone.kind: zone for zone in self.view.zones if zone.seat == seat and zone not in placed}
            free = rect[0] + rect[2]  # the left edge of what lies at the right so far
            for each in inside:
                if each.kind in own:
                    zone = own.pop(each.kind)
                    self._lay(zone, each, self._beside(within(rect, each.rect, self.map.k), each, free))
                    free = min([free, *(self.out.spots[card.handle].rect[0] for card in self.view.zones[zone])])
                    placed.add(zone)
            counted = {each.kind for each in self.face.tray.zone} | ({"hand"} if not self.face.tray.zone else set())
            for kind in sorted(own.keys() & counted):
                self._lay(own[kind], self._hidden(kind), self._counted(seat, kind, rect))
                placed.add(own.pop(kind))
            rest = [zone for zone in own.values() if self.view.zones[zone] or zone.kind not in counted]
            self._shelf(rest, rect, inside)
            placed.update(own.values())
        return placed

    def _panels(self, look: SeatLook, seats: int) -> list[Rect]:
        """Every seat's panel, by seat."""
        k, (x, y, w, h) = self.map.k, self.map.rect(look.rect)
        gap = look.gap * k
        if look.shape == "spots":
            places = [self.map.rect(spot) for spot in look.spots[:seats]]
            places += [places[-1]] * (seats - len(places))
        elif look.shape == "ring":
            wide, high = look.size[0] * k, look.size[1] * k
            inner = (x + wide / 2, y + high / 2, w - wide, h - high)
            point = evenly if look.even else around
            middles = [point(inner, (seat - self._first(look)) % seats, seats) for seat in range(seats)]
            return [(cx - wide / 2, cy - high / 2, wide, high) for cx, cy in middles]
        elif look.shape == "sides":
            places = sides((x, y, w, h), (look.size[0] * k, look.size[1] * k), seats)
        else:
            columns = {"row": seats, "column": 1}.get(look.shape, min(look.columns, seats))
            rows = -(-seats // columns)
            wide = min((w - gap * (columns - 1)) / columns, look.most * k)
            high = (h - gap * (rows - 1)) / rows
            places = [
                (x + i % columns * (wide + gap), y + i // columns * (high + gap), wide, high) for i in range(seats)
            ]
        return [between(places, seat - self._first(look)) for seat in range(seats)]

    def _first(self, look: SeatLook) -> float:
        """The seat that has the first place."""
        stand, turn = self.stand, int(self.view.marks.get(("turn", None), 0))
        named = {"seat": 0, "acting": stand.acting, "tray": stand.near, "turn": turn, "edge": -stand.ring}[look.first]
        self.out.foot = named if self.foot is None else self.foot
        return self.out.foot

    def _tray(self, seat: int) -> set[Zone]:
        """The large zones of the seat at the tray."""
        placed: set[Zone] = set()
        if seat != self.stand.tray:
            return placed
        box = self.out.regions["tray"]
        if box[2] <= 0:
            return placed
        for look in self.face.tray.zone or builtin.tray(self.face):
            zone = Zone(look.kind, seat)
            if zone in self.view.zones:
                self._lay(zone, look, within(box, look.rect, self.map.k))
                self.out.trays.add(zone.handle)
                placed.add(zone)
        return placed

    def _beside(self, rect: Rect, look: ZoneLook, free: float) -> Rect:
        """Cut off where other cards already lie."""
        if not look.beside:
            return rect
        right = min(rect[0] + rect[2], free - 8 * self.map.k)
        return rect[0], rect[1], max(look.width * self.map.k * 0.5, right - rect[0]), rect[3]

    def _hidden(self, kind: str) -> ZoneLook:
        return ZoneLook(kind=kind, shape="pile", rect=(0, 0, 1, 1), card="hidden", width=34, align="centre")

    def _counted(self, seat: int, kind: str, panel: Rect) -> Rect:
        """Where cards go that are only counted: to their number in the panel."""
        for item, rect, owner in self.out.items:
            if owner == seat and item.show == "count" and item.key == kind:
                return rect
        return panel

    def _shelf(self, zones: list[Zone], panel: Rect, inside: Iterable[ZoneLook]) -> None:
        """Zones of a seat that no look names stand side by side in the free part of its panel."""
        if not zones:
            return
        k = self.map.k
        top = max(
            (within(panel, each.rect, k)[1] + within(panel, each.rect, k)[3] for each in inside),
            default=panel[1] + 62 * k,
        )
        high = panel[1] + panel[3] - top - 8 * k
        if high < 30 * k:  # no free part: over its lower edge
            top, high = panel[1] + panel[3] * 0.5, panel[3] * 0.45
        self._side_by_side(zones, (panel[0] + 14 * k, top, panel[2] - 28 * k, high), "chip")

    def _side_by_side(self, zones: list[Zone], rect: Rect, form: str) -> None:
        x, y, w, h = rect
        weights = [max(1, min(8, len(self.view.zones[zone]))) for zone in zones]
        gap = 10 * self.map.k
        room = w - gap * (len(zones) - 1)
        for zone, weight in zip(zones, weights):
            part = room * weight / sum(weights)
            wide = min(part, h / RATIO[form]) / self.map.k
            look = ZoneLook(
                kind=zone.kind,
                rect=(0, 0, 1, 1),
                card="chip" if form == "chip" else "line",
                width=min(wide, 128),
                gap=4,
                caption=True,
                outline=True,
            )
            self._lay(zone, look, (x, y, part, h))
            x += part + gap

    # what no look names

    def _spare(self, zones: list[Zone]) -> None:
        """Decks as piles, everything else in rows: a game without a look is on the table all the same."""
        free = [zone for zone in zones if zone not in self._placed_kinds()]
        piles = [zone for zone in free if hidden(self.view.zones[zone]) and len(self.view.zones[zone]) > 3]
        rows = [zone for zone in free if zone not in piles]
        x, y, w, h = self.map.rect(self.face.decks)
        for i, zone in enumerate(piles):
            look = ZoneLook(
                kind=zone.kind, shape="pile", rect=(0, 0, 1, 1), card="full", width=112, count=True, caption=True
            )
            self._lay(zone, look, (x + i * w / len(piles), y, w / len(piles), h))
        x, y, w, h = self.map.rect(self.face.spare)
        places = [zone for zone in rows if zone.place is not None]
        long = [zone for zone in rows if zone.place is None]
        bands = ([places] if places else []) + [long[i : i + 4] for i in range(0, len(long), 4)]
        for i, band in enumerate(bands):
            high = h / len(bands)
            self._side_by_side(band, (x, y + i * high, w, high - 34 * self.map.k), "line")

    def _placed_kinds(self) -> set[Zone]:
        return {area.zone for area in self.out.areas.values()}


def replace_shape(look: ZoneLook, several: bool) -> ZoneLook:
    """In a grid of zones each zone is a pile of its own."""
    if not several:
        return look
    values = {name: getattr(look, name) for name in look.__struct_fields__}
    return ZoneLook(**values | {"shape": "pile", "align": "centre", "level": "middle", "deep": 9})


def hidden(cards: tuple[CardView, ...]) -> bool:
    return bool(cards) and all(card.face is None for card in cards)
