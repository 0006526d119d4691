"""The panels of the seats and whatever else is written on the table: names, counts, figures, marks."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING

from game.core.events import Zone
from game.core.outcome import Badge
from game.core.view import TableView
from game.core.words import Arg

from ..breaking import phrases
from ..canvas import Canvas
from ..fonts import Style
from ..icons import icon
from ..registry import Box
from ..shapes import rounded, stamp
from ..theme import DIM, GOLD_LIGHT, NIGHT, PANEL, PAPER, SOFT, Colour, rgb
from ..tokens import token
from .abacus import Abacus
from .boxes import plate
from .layout import Area, Layout, Written
from .shapes import Spot
from .sprites import dashed

if TYPE_CHECKING:
    from game.session.people import Person

    from ..app import App

STYLES: dict[str, Style] = {"interface": "bold", "figure": "poster", "title": "poster"}
CAPTION_SIZES = (20, 19, 18, 17, 16, 15, 14, 13, 12)
COLOURS: dict[str, Colour] = {"": PAPER, "gold": GOLD_LIGHT, "dim": DIM, "soft": SOFT}

_TWO_LINES = 0.82  # of its size has a name on two lines: what lies below it stays free


class Panels:
    """Draws what a view says about the seats. Knows people by seat and badges by key."""

    def __init__(self, app: App, game: str, abacus: Abacus) -> None:
        self.app, self.game, self.abacus = app, game, abacus

    def draw(
        self,
        canvas: Canvas,
        layout: Layout,
        view: TableView,
        people: Mapping[int, Person],
        badges: tuple[Badge, ...],
        acting: frozenset[int],
    ) -> None:
        k = layout.k
        dark = round(255 * layout.face.panel.dark)
        for seat, rect in layout.panels.items():
            if dark:
                stamp(canvas.surface, canvas.rect(Box(*rect)), canvas.px(12 * k), (*NIGHT, dark), None, 0)
            panel(canvas, Box(*rect), 12 * k, seat in acting, k)
        for item in layout.items:
            self._item(canvas, item, k, view, people, badges)

    def _item(
        self,
        canvas: Canvas,
        written: Written,
        k: float,
        view: TableView,
        people: Mapping[int, Person],
        badges: tuple[Badge, ...],
    ) -> None:
        item, rect, seat = written
        box = Box(*rect)
        if item.show == "token" and seat is not None:
            sign = token(self.app.token(people[seat].token), canvas.px(box.h * 0.42))
            canvas.blit_centred(sign, box.x + box.w / 2, box.y + box.h / 2)
            return
        value = self._value(item.show, item.key, seat, view, badges)
        if value is None:
            self._write(canvas, written, self._text(written, view, people), k, people)
            return

        def write(inner: Canvas, now: Arg, grown: float) -> None:
            self._write(inner, written, self._figure(written, now, people), k, people, grown)

        self.abacus.write(canvas, (item.show, item.key, seat), value, write)

    def _write(
        self, canvas: Canvas, written: Written, text: str, k: float, people: Mapping[int, Person], grown: float = 1.0
    ) -> None:
        """One line in its rectangle; grown about its own middle."""
        if not text:
            return
        item, rect, _ = written
        box, size, more = Box(*rect), item.size * k, list[str]()
        if item.show == "name":
            sizes = (size, size * 0.92, size * 0.84, size * 0.77)
            (text, *more), size = self.app.type.name(canvas, text, box.w, sizes, "bold", item.lines)
            size = min(size, item.size * k * _TWO_LINES) if more else size
        style = STYLES[item.style]
        x = {"left": box.x, "centre": box.x + box.w / 2, "right": box.right}[item.align]
        if item.icon:
            _SIGNS[item.icon](canvas, box.x + 13 * k, box.y + box.h / 2, k)
            x += 36 * k
        if grown != 1:
            wider = self.app.type.width(canvas, text, size, style) * (grown - 1) / 2
            x += {"left": -wider, "centre": 0.0, "right": wider}[item.align]
        base = box.y + box.h / 2 + size * grown * (0.36 if item.style == "interface" else 0.38)
        for n, line in enumerate((text, *more)):
            down = base + (n - len(more) / 2) * size * 1.1
            self.app.type.draw(canvas, line, x, down, size * grown, style, self._colour(written, people), item.align)

    def _text(self, written: Written, view: TableView, people: Mapping[int, Person]) -> str:
        """What is said without a figure of the game."""
        item, _, seat = written
        words = self.app.words
        if item.show == "name":
            return people[seat].name if seat is not None else ""
        if item.show == "count":
            return words.number(len(view.zones.get(Zone(item.key, seat), ())))
        word = view.marks.get((item.key, seat)) if item.show == "mark" else None
        return words.optional(f"{self.game}.mark.{item.key}_{word}") or word or "" if word else ""

    @staticmethod
    def _value(show: str, key: str, seat: int | None, view: TableView, badges: tuple[Badge, ...]) -> Arg | None:
        if show == "counter":
            return view.counters.get((key, seat))
        if show == "badge":
            return next((badge.value for badge in badges if (badge.key, badge.seat) == (key, seat)), None)
        return None

    def _figure(self, written: Written, value: Arg, people: Mapping[int, Person]) -> str:
        item, words = written.item, self.app.words
        sentence, names = f"{self.game}.badge.{item.key}", lambda at: people[at].name if at in people else ""
        if item.label and words.has(sentence):
            return words.say(sentence, (("n", value),), names)
        return words.texts.word(value, names, self.game)

    def _colour(self, written: Written, people: Mapping[int, Person]) -> Colour:
        item, _, seat = written
        if item.colour == "seat" and seat is not None:
            return self.app.token(people[seat].token).colour
        return rgb(item.colour) if item.colour.startswith("#") else COLOURS.get(item.colour, PAPER)


def panel(canvas: Canvas, box: Box, radius: float, active: bool, k: float) -> None:
    """A white wash with round corners; a gold rim for whoever must act."""
    stamp(
        canvas.surface,
        canvas.rect(box),
        canvas.px(radius),
        (255, 250, 235, 26 if active else 12),
        GOLD_LIGHT if active else None,
        max(2, canvas.px(2.4 * k)) if active else 0,
    )


def cards_icon(canvas: Canvas, x: float, y: float, k: float, colour: Colour = DIM) -> None:
    """Two cards held in a hand."""
    for dx, dy in ((-5, 1), (4, -1)):
        w, h = canvas.px(19 * k), canvas.px(27 * k)
        rim = rounded(w, h, canvas.px(4 * k), (42, 44, 58, 255), colour, max(1, canvas.px(2.2 * k)))
        canvas.surface.blit(rim, rim.get_rect(center=(canvas.px(x + dx * k), canvas.px(y + dy * k))))


def trick_icon(canvas: Canvas, x: float, y: float, k: float, colour: Colour = DIM) -> None:
    """Four cards that have been played to each other."""
    canvas.blit_centred(icon("trick", canvas.px(33 * k), colour), x + k, y - k)


_SIGNS = {"cards": cards_icon, "trick": trick_icon}


class Captions:
    """Names, counts and numbers of zones, and the outlines of empty ones."""

    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game

    def draw(self, canvas: Canvas, layout: Layout, view: TableView) -> None:
        for area in layout.areas.values():
            if area.look.card == "hidden":
                continue
            if area.look.outline and not area.n:
                self._outline(canvas, layout, area)
        for row in self._rows(layout):
            self._captions(canvas, layout, row)
        for handle in layout.numbers:
            self._number(canvas, layout, handle)

    def _outline(self, canvas: Canvas, layout: Layout, area: Area) -> None:
        x, y, w, h = area.rect
        wide = min(area.look.width * layout.k, w)
        high = min(wide * 1.4, h)
        dashed(canvas, Spot(x + wide / 2, y + high / 2, wide, high), (86, 88, 108), 2 * layout.k, 7 * layout.k)

    @staticmethod
    def _rows(layout: Layout) -> list[list[Area]]:
        """Zones with words below them, those that stand side by side together."""
        rows: dict[int, list[Area]] = {}
        for area in layout.areas.values():
            if (area.look.caption or area.look.count) and area.look.card != "hidden":
                rows.setdefault(round(area.rect[1] + area.rect[3]), []).append(area)
        return list(rows.values())

    def _captions(self, canvas: Canvas, layout: Layout, row: list[Area]) -> None:
        """One size and the same baselines for a whole row: two lines each if need be, then the counts."""
        k, setter = layout.k, self.app.type
        names = [self._name(area) if area.look.caption else "" for area in row]
        middles = [self._middle(layout, area) for area in row]
        places = sorted(middles)
        pitch = min([b - a for a, b in pairwise(places)], default=float("inf"))
        rooms = [max(min(self._wide(layout, area) + 26 * k, pitch - 8 * k), 60 * k) for area in row]
        size = next(
            (
                each * k
                for each in CAPTION_SIZES
                if all(self._fits(canvas, name, room, each * k) for name, room in zip(names, rooms))
            ),
            CAPTION_SIZES[-1] * k,
        )
        texts = [setter.lines(canvas, name, room, size, "ui")[:2] if name else () for name, room in zip(names, rooms)]
        top, lead = row[0].rect[1] + row[0].rect[3] + 21 * k, size * 1.15
        under = top + (max(1, *map(len, texts)) - 1) * lead + (27 * k if any(texts) else 6 * k)
        for area, lines, middle in zip(row, texts, middles):
            for n, line in enumerate(lines):
                setter.draw(canvas, line, middle, top + n * lead, size, "ui", SOFT, "centre")
            if area.look.count:
                setter.draw(canvas, self.app.words.number(area.n), middle, under, 26 * k, "poster", PAPER, "centre")

    def _name(self, area: Area) -> str:
        return self.app.words.optional(f"{self.game}.zone.{area.zone.kind}") or area.zone.kind.replace("_", " ")

    @staticmethod
    def _wide(layout: Layout, area: Area) -> float:
        """How wide the cards of a zone lie."""
        return min(area.look.width * layout.k, area.rect[2]) if area.look.shape == "pile" else area.rect[2]

    def _middle(self, layout: Layout, area: Area) -> float:
        return area.rect[0] + self._wide(layout, area) / 2

    def _fits(self, canvas: Canvas, name: str, room: float, size: float) -> bool:
        """Whether a caption goes into two lines without a break inside one of its phrases."""
        lines = self.app.type.lines(canvas, name, room, size, "ui")  # as they will be set, not as they measure
        return len(lines) <= 2 and all(any(part.strip() in line for line in lines) for part in phrases(name))

    def _number(self, canvas: Canvas, layout: Layout, handle: str) -> None:
        """A place in a row, below where its card lies; the first one in the colour of the blade. It belongs to the
        place: cards move up over numbers that stay."""
        n, x = layout.numbers[handle]
        k, spot = layout.k, layout.spots[handle]
        size, colour = (28 * k, rgb("#F0786C")) if n == 1 else (22 * k, rgb("#B9B2B8"))
        self.app.type.draw(canvas, str(n), x, spot.y + spot.h / 2 + 28 * k, size, "poster", colour, "centre")

    def key(self, canvas: Canvas, k: float, spot: Spot, digit: str, foot: float, down: float) -> None:
        """A key-cap at the left edge of a card, where it shows in a fan as well: this key chooses it. `down`: how far
        along that edge, 1 at its foot; `foot`: how far the card shows."""
        high = min(30 * k, spot.w * 0.26)
        if down < 1:
            x, y = _on(spot, 5 * k + high / 2, down * spot.h)
            cap = Box(x - high / 2, y - high / 2, high, high)
        else:
            cap = Box(spot.x - spot.w / 2 + 5 * k, foot - high - 5 * k, high, high)
        cap = Box(cap.x, min(cap.y, foot - high - 2 * k, canvas.height - high - 5 * k), high, high)
        plate(canvas, cap, 5 * k, PANEL, GOLD_LIGHT, 1.6 * k)
        self.app.type.draw(canvas, digit, cap.x + high / 2, cap.y + high * 0.74, high * 0.68, "bold", PAPER, "centre")


def _on(spot: Spot, x: float, y: float) -> tuple[float, float]:
    """Where a point of a card lies on the table, counted from its upper left corner as if it did not lean."""
    dx, dy, lean = x - spot.w / 2, y - spot.h / 2, spot.angle * pi / 180
    return spot.x + dx * cos(lean) + dy * sin(lean), spot.y - dx * sin(lean) + dy * cos(lean)
