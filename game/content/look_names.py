"""What a table.toml names that stands in the other files of its game: zones, cards, fields, keys of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.effects import near

from . import toml_files
from .look_words import STYLES, Shows
from .looks import FILE, CardLook, Face, Item, Looks, Phase, SeatLook, ZoneLook
from .problems import Expected, Phrase, shown
from .toml_lines import Path

if TYPE_CHECKING:
    from .files import GameFiles


def check(files: GameFiles, looks: Looks, shows: Shows | None) -> None:
    """Note every name that leads to nothing. What only the rules can name is checked where they have said it."""
    names = _Names(files, looks, shows)
    for name in ("landscape", "portrait"):
        face = getattr(looks, name)
        if face is not None:
            names.window((name,), face)
            for phase, other in face.phase.items():
                if shows is not None:
                    names.known((name, "phase", phase), phase, shows.phases)
                names.window((name, "phase", phase), other)
    for back, card in looks.card.items():
        names.card(("card", back), back, card)
    names.kept()
    names.sounds()


class _Names:
    def __init__(self, files: GameFiles, looks: Looks, shows: Shows | None) -> None:
        self.files, self.looks, self.shows = files, looks, shows
        self.zones = tuple(files.zones)

    def note(self, path: Path, found: str, expected: Expected) -> None:
        self.files.note(FILE, self.files.line(FILE, path), toml_files.written(path), found, expected)

    def known(self, path: Path, word: str, allowed: Sequence[str]) -> None:
        """Note a word that is none of these."""
        if word not in allowed:
            key, line = toml_files.written(path), self.files.line(FILE, path)
            expected: tuple[Expected, ...] = tuple(allowed) or (Phrase("nothing_here"),)
            self.files.note(FILE, line, key, shown(word), expected, near(word, allowed), "unknown")

    # ------------------------------------------------------------------ the table
    def window(self, at: Path, face: Face | Phase) -> None:
        self._zones((*at, "zone"), face.zone or ())
        self._items((*at, "item"), face.item or ())
        taken = set[int]()
        for n, seat in enumerate(face.seat or ()):
            self._seat((*at, "seat", n), seat, taken)
        if face.panel is not None:
            self._zones((*at, "panel", "zone"), face.panel.zone)
            self._items((*at, "panel", "item"), face.panel.item)
        if face.tray is not None:
            self._zones((*at, "tray", "zone"), face.tray.zone)
        for n, scenery in enumerate(face.scenery or ()):
            if scenery.draw and self.shows is not None:
                self.known((*at, "scenery", n, "draw"), scenery.draw, self.shows.scenery)

    def _zones(self, at: Path, zones: Sequence[ZoneLook]) -> None:
        for n, zone in enumerate(zones):
            self.known((*at, n, "kind"), zone.kind, self.zones)

    def _items(self, at: Path, items: Sequence[Item]) -> None:
        for n, item in enumerate(items):
            if item.key and (allowed := self._keys(item.show)) is not None:
                self.known((*at, n, "key"), item.key, allowed)

    def _keys(self, show: str) -> Sequence[str] | None:
        """What can be shown in this way; None where nobody has said it, or where no key stands."""
        if show == "count":
            return self.zones
        if self.shows is None:
            return None
        return {"counter": self.shows.counters, "mark": self.shows.marks, "badge": self.shows.badges}.get(show)

    def _seat(self, at: Path, seat: SeatLook, taken: set[int]) -> None:
        """A table that is for no number of seats, or only for such as an earlier one has, is never used."""
        first, last = seat.seats
        mine = set(self.files.info.seats) & set(range(first, last + 1))
        if not self.files.whole("game.toml") or first > last:
            pass  # it has been said
        elif not mine:
            low, high = str(self.files.info.seats[0]), str(self.files.info.seats[-1])
            self.note((*at, "seats"), f"[{first}, {last}]", Phrase("seats_of_game", (("low", low), ("high", high))))
        elif not mine - taken:
            self.note((*at, "seats"), f"[{first}, {last}]", Phrase("seats_left"))
        elif seat.shape == "spots" and 0 < len(seat.spots) < max(mine):
            self.note((*at, "spots"), str(len(seat.spots)), Phrase("spots", (("n", str(max(mine))),)))
        taken |= mine
        self._zones((*at, "zone"), seat.zone)
        self._items((*at, "item"), seat.item)
        self._items((*at, "slim"), seat.slim)

    # ------------------------------------------------------------------ cards
    def card(self, at: Path, back: str, card: CardLook) -> None:
        if self.shows is not None:
            self.known(at, back, self.shows.backs)
            self.known((*at, "style"), card.style, (*STYLES, *self.shows.styles))
        if not card.file:
            return
        there = sorted(path.name for path in self.files.folder.glob("*.toml"))
        cards = [name for name in there if name not in ("game.toml", FILE) and not name.startswith("text.")]
        self.known((*at, "file"), card.file, cards)
        if card.file not in cards:
            return
        for key, fits in (("value", (int, str)), ("group", (str,)), ("worth", (int,))):
            word = getattr(card, key)
            if word and self.files.whole(card.file):
                self.known((*at, key), word, self._fields(card.file, fits))
        for key in ("icons", "labels"):
            for face in getattr(card, key):
                self.files.names(FILE, toml_files.written((*at, key, face)), (face,), card.file)

    def _fields(self, file: str, fits: tuple[type, ...]) -> list[str]:
        """The fields whose values are of these types, on every card that has them."""
        cards = [card for card in self.files.table(file).values() if isinstance(card, dict)]
        values = [(key, type(value)) for card in cards for key, value in card.items()]
        odd = {key for key, kind in values if kind not in fits}
        return sorted({key for key, _ in values} - odd)

    # ------------------------------------------------------------------ the rest
    def kept(self) -> None:
        kept = self.looks.kept
        if kept.cards:
            self.known(("kept", "cards"), kept.cards, self.zones)
        for key in ("when", "of", "score"):
            word = getattr(kept, key)
            if word and self.shows is not None:
                self.known(("kept", key), word, self.shows.figures)

    def sounds(self) -> None:
        for n, cue in enumerate(self.looks.sound):
            for i, zone in enumerate(cue.to):
                self.known(("sound", n, "to", i), zone, self.zones)
            if self.shows is not None:
                allowed = self.shows.counters if cue.on == "counted" else self.shows.marks
                for i, key in enumerate(cue.key):
                    self.known(("sound", n, "key", i), key, allowed)
