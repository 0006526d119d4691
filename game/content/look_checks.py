"""What is wrong with a table.toml though every value is of its type, without a look at the game's other files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from string import Formatter
from typing import TYPE_CHECKING, Any

from game.core.effects import near

from . import toml_files
from .look_words import COLOURS, ICONS, PLACES, SOUNDS
from .problems import Expected, Kind, Phrase, Problem, shown
from .toml_files import TomlFile
from .toml_lines import Path

if TYPE_CHECKING:
    from .looks import Cue, Face, Item, Looks, Phase, Rect, SeatLook, ZoneLook

INK = re.compile(r"#[0-9A-Fa-f]{6}")
PICTURE = re.compile(r"[\w-]+(/[\w-]+)*", re.ASCII)
MARGIN = 100  # so many units what lies on the table may stand out of the window
_KEYED = {"count": "zone_kind", "counter": "counter_key", "mark": "mark_key", "badge": "badge_key"}
_EMPTY = (0.0, 0.0, 0.0, 0.0)


def mistakes(file: TomlFile, raw: Mapping[str, Any], looks: Looks) -> Iterator[Problem]:
    """Every one of them, in the order of the schema. `raw`: what of the file the look has been made of."""
    check = _Check(file)
    for name in ("landscape", "portrait"):
        face = getattr(looks, name)
        if name in raw and face is not None:
            check.window((name,), face, face, raw[name])
    check.cards(looks)
    check.picture(("ground",), looks.ground)
    for key, other in (("of", "when"), ("cards", "score")):
        if getattr(looks.kept, key) and not getattr(looks.kept, other):
            check.note(("kept", other), "", (Phrase("word"),), "missing")
    for n, cue in enumerate(looks.sound):
        check.cue(("sound", n), cue)
    yield from check.found


class _Check:
    def __init__(self, file: TomlFile) -> None:
        self.file, self.found = file, list[Problem]()

    def note(self, path: Path, found: str, expected: Sequence[Expected], kind: Kind = "value") -> None:
        words = [word for word in expected if isinstance(word, str)]
        nearest = near(found.strip('"'), words) if kind == "unknown" else None
        self.found.append(
            Problem(
                self.file.name,
                self.file.line(path),
                toml_files.written(path),
                found,
                tuple(expected),
                nearest,
                kind,
            )
        )

    # ------------------------------------------------------------------ the table in one shape of window
    def window(self, at: Path, face: Face | Phase, whole: Face, given: Mapping[str, Any]) -> None:
        """A window, or what a phase changes in it: only what the file itself says."""
        size = whole.size
        if "columns" in given and face is whole and not 0 <= whole.columns[0] < whole.columns[1] <= size[0]:
            columns = f"[{shown(whole.columns[0])}, {shown(whole.columns[1])}]"
            self.note((*at, "columns"), columns, (Phrase("columns", (("width", _number(size[0])),)),))
        for key in ("bar", "stage", "log", "buttons", "strip", "spare", "decks"):
            if key in given:
                self._on_table((*at, key), getattr(face, key), size, empty=key == "log")
        self._zones((*at, "zone"), face.zone or (), size)
        for n, item in enumerate(face.item or ()):
            self._item((*at, "item", n), item, size, of_seat=False)
            self._on_table((*at, "item", n, "at"), item.at, size)
        for n, seat in enumerate(face.seat or ()):
            self._seat((*at, "seat", n), seat, size, given["seat"][n])
        if face.panel is not None:
            self._zones((*at, "panel", "zone"), face.panel.zone, size, inside=True)
            self._items((*at, "panel", "item"), face.panel.item, size)
        if face.tray is not None and "tray" in given:
            for key in ("rect", "lid", "others"):
                if given["tray"].get(key) is not None:
                    self._on_table((*at, "tray", key), getattr(face.tray, key), size, empty=True)
            self._zones((*at, "tray", "zone"), face.tray.zone, size, inside=True)
        for n, scenery in enumerate(face.scenery or ()):
            here = (*at, "scenery", n)
            if bool(scenery.picture) == bool(scenery.draw):
                self.note(here, "", ("picture", "draw"), "either")
            self.picture((*here, "picture"), scenery.picture)
            self._on_table((*here, "rect"), scenery.rect, size)
        if face is whole:
            for name, phase in whole.phase.items():
                self.window((*at, "phase", name), phase, whole, given["phase"][name])

    def _on_table(self, path: Path, rect: Rect, size: tuple[float, float], empty: bool = False) -> None:
        """A rectangle that something lies in: with room, and inside the window. `empty`: [0, 0, 0, 0] is none."""
        x, y, w, h = rect
        fits = min(x, y) >= -MARGIN and x + w <= size[0] + MARGIN and y + h <= size[1] + MARGIN
        if not (fits and w > 0 and h > 0) and not (empty and rect == _EMPTY):
            self.note(path, _list(rect), (Phrase("inside", _size(size)),))

    def _within(self, path: Path, rect: Rect, size: tuple[float, float]) -> None:
        """One that counts from the corners of a panel, whose size is not known here."""
        if any(abs(x) > long for x, long in zip(rect, (*size, *size))):
            self.note(path, _list(rect), (Phrase("inside", _size(size)),))

    def _zones(self, at: Path, zones: Sequence[ZoneLook], size: tuple[float, float], inside: bool = False) -> None:
        named = set[tuple[str, int | None]]()
        for n, zone in enumerate(zones):
            (self._within if inside else self._on_table)((*at, n, "rect"), zone.rect, size)
            if zone.target is not None:
                self._on_table((*at, n, "target"), zone.target, size)
            if (zone.kind, zone.place) in named:
                self.note((*at, n, "kind"), shown(zone.kind), (Phrase("different_zones"),))
            named.add((zone.kind, zone.place))

    def _items(self, at: Path, items: Sequence[Item], size: tuple[float, float]) -> None:
        for n, item in enumerate(items):
            self._item((*at, n), item, size, of_seat=True)
            self._within((*at, n, "at"), item.at, size)

    def _item(self, at: Path, item: Item, size: tuple[float, float], of_seat: bool) -> None:
        if not of_seat and item.show not in _KEYED:
            self.note((*at, "show"), shown(item.show), tuple(_KEYED))
        elif item.show in _KEYED and not item.key:
            self.note((*at, "key"), "", (Phrase(_KEYED[item.show]),), "missing")
        elif item.show not in _KEYED and item.key:
            self.note((*at, "key"), shown(item.key), (Phrase("no_key"),))
        if item.colour and item.colour not in COLOURS and not INK.fullmatch(item.colour):
            self.note((*at, "colour"), shown(item.colour), (*COLOURS, Phrase("ink")), "unknown")

    def _seat(self, at: Path, seat: SeatLook, size: tuple[float, float], given: Mapping[str, Any]) -> None:
        first, last = seat.seats
        if first > last:
            self.note((*at, "seats"), f"[{first}, {last}]", (Phrase("seats"),))
        if "rect" in given:
            self._on_table((*at, "rect"), seat.rect, size)
        for n, spot in enumerate(seat.spots):
            self._on_table((*at, "spots", n), spot, size)
        if seat.shape == "spots" and not seat.spots:
            self.note((*at, "spots"), "", (Phrase("list"),), "missing")
        self._zones((*at, "zone"), seat.zone, size, inside=True)
        self._items((*at, "item"), seat.item, size)
        self._items((*at, "slim"), seat.slim, size)

    # ------------------------------------------------------------------ cards, pictures, sounds
    def cards(self, looks: Looks) -> None:
        for back, card in looks.card.items():
            at = "card", back
            self._pattern((*at, "picture"), card.picture)
            self.picture((*at, "back"), card.back)
            if card.tint and not INK.fullmatch(card.tint):
                self.note((*at, "tint"), shown(card.tint), (Phrase("ink"),))
            for face, sign in card.icons.items():
                if sign not in ICONS:
                    self.note((*at, "icons", face), shown(sign), ICONS, "unknown")
            if not card.file:
                needing = (key for key in ("value", "group", "worth", "icons", "labels") if getattr(card, key))
                if next(needing, None):
                    self.note((*at, "file"), "", (Phrase("card_file"),), "missing")

    def _pattern(self, path: Path, picture: str) -> None:
        """The name of a card's picture: what it leaves open is known, and the rest is a name."""
        allowed = tuple(f"{{{place}}}" for place in PLACES)
        try:
            parts = list(Formatter().parse(picture))
        except ValueError:
            self.note(path, shown(picture), (Phrase("picture_pattern"),))
            return
        for _, place, form, way in parts:
            if place is not None and (place not in PLACES or form or way):
                self.note(path, f"{{{place}}}", allowed, "unknown")
                return
        filled = "".join(text + ("" if place is None else "x") for text, place, _, _ in parts)
        if picture and not PICTURE.fullmatch(filled):
            self.note(path, shown(picture), (Phrase("picture_pattern"),))

    def picture(self, path: Path, name: str) -> None:
        if name and not PICTURE.fullmatch(name):
            self.note(path, shown(name), (Phrase("picture"),))

    def cue(self, at: Path, cue: Cue) -> None:
        """Which keys go together, and whether there is such a sound."""
        idle = {"to": cue.on != "moved", "key": cue.on not in ("counted", "marked"), "word": cue.on != "marked"}
        for key, needless in idle.items():
            if needless and getattr(cue, key):
                self.note((*at, key), shown(getattr(cue, key)), (Phrase("no_key"),))
        if cue.play and cue.play not in SOUNDS:
            self.note((*at, "play"), shown(cue.play), SOUNDS, "unknown")


def _number(value: float) -> str:
    return shown(int(value) if value == int(value) else value)


def _list(rect: Rect) -> str:
    return f"[{', '.join(map(_number, rect))}]"


def _size(size: tuple[float, float]) -> tuple[tuple[str, str], ...]:
    return ("width", _number(size[0])), ("height", _number(size[1]))
