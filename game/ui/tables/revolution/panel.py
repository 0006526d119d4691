"""The panel of one side: who plays it, the counters and markers left, and the influence on the buildings.

A panel is drawn on a sheet of its own units, tall (374 x 724) or wide (684 x 374), and may lie turned on the table,
towards the side of a flat screen that it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect
from game.core.events import Zone
from game.core.outcome import Badge
from game.core.view import TableView
from game.core.words import Arg

from ...canvas import Canvas, Design
from ...fonts import Style
from ...shapes import kept
from ...table.abacus import Abacus
from ...table.card_draw import Sheet
from ...table.shapes import Spot
from ...table.sprites import SpritePainter
from ...text import Align
from ...theme import DIM, FAINT, GOLD_LIGHT, PAPER, SLATE, SOFT, Colour
from ...tokens import token
from .pieces import LIGHTS, SIDES, body

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App

VALUES = (*map(str, range(10)), "flag")
BUILDINGS = ("notre_dame", "versailles", "bastille")
FAINT_NUMBER: Colour = (96, 98, 116)
MARKERS = 11  # signs for districts held
HEAP = 3  # markers of a heap that are seen


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things stand on a sheet: centres, widths, baselines. Above the pieces there is room for one that is lifted,
    below the words."""

    size: tuple[float, float]
    emblem: tuple[float, float, float]  # x, y, width
    side: tuple[float, float, float]  # x, baseline, size of type
    person: tuple[float, float, float]
    labels: tuple[tuple[float, float], ...]  # counters, districts, buildings
    counters: tuple[float, float, float, float, int, float]  # x, y, step x, step y, in a row, width
    figure: tuple[float, float, float]
    markers: tuple[float, float, float, float, int, float]
    buildings: tuple[float, float, float, float]  # x, y, step, width
    influence: tuple[float, float]  # baseline, size
    stock: tuple[float, float, float]  # where the markers lie that are left, after the last counter: x, y, width


TALL = Plan(
    (374, 724),
    (60, 58, 84),
    (118, 54, 36),
    (118, 92, 22),
    ((24, 134), (24, 436), (24, 560)),
    (62, 200, 83, 79, 4, 70),
    (24, 496, 66),
    (196, 466, 29, 32, 6, 30),
    (70, 622, 117, 66),
    (707, 34),
    (311, 358, 42),
)
WIDE = Plan(
    (684, 374),
    (60, 62, 88),
    (118, 58, 36),
    (118, 96, 22),
    ((24, 148), (452, 46), (452, 202)),
    (58, 212, 67, 76, 6, 58),
    (452, 110, 58),
    (463, 144, 19, 0, 11, 24),
    (486, 266, 76, 66),
    (340, 32),
    (393, 288, 40),
)


@dataclass(frozen=True, slots=True)
class Place:
    """A panel on the table: its rectangle, the plan of its sheet, and how far the sheet is turned."""

    rect: Rect
    plan: Plan
    turn: int  # quarters clockwise

    @property
    def k(self) -> float:
        """Canvas units for a unit of the sheet."""
        w, h = self.plan.size if self.turn % 2 == 0 else self.plan.size[::-1]
        return min(self.rect[2] / w, self.rect[3] / h)

    @property
    def corner(self) -> tuple[float, float]:
        """The upper left corner of the turned sheet, in the middle of the panel."""
        w, h = self.plan.size if self.turn % 2 == 0 else self.plan.size[::-1]
        return self.rect[0] + (self.rect[2] - w * self.k) / 2, self.rect[1] + (self.rect[3] - h * self.k) / 2

    def at(self, x: float, y: float) -> tuple[float, float]:
        """A point of the sheet on the canvas."""
        (left, top), (w, h), k = self.corner, self.plan.size, self.k
        x, y = {0: (x, y), 1: (h - y, x), 2: (w - x, h - y), 3: (y, w - x)}[self.turn]
        return left + x * k, top + y * k

    def spot(self, x: float, y: float, width: float, z: int, turned: bool = True) -> Spot:
        cx, cy = self.at(x, y)
        return Spot(cx, cy, width * self.k, width * self.k, -90.0 * self.turn if turned else 0.0, "counter", z)

    def counter(self, value: str) -> tuple[float, float, float]:
        """Where the counter with this number, or the flag, waits: x, y, width on the sheet."""
        x, y, right, down, row, width = self.plan.counters
        i = VALUES.index(value) if value in VALUES else len(VALUES) - 1
        return x + i % row * right, y + i // row * down, width

    def pip(self, i: int) -> tuple[float, float, float]:
        """One of the signs that count the districts held."""
        x, y, right, down, row, width = self.plan.markers
        return x + i % row * right, y + i // row * down, width

    def marker(self, i: int, n: int, z: int) -> Spot:
        """Where the i-th of the n markers waits that are left: on a small heap, of which the uppermost are seen."""
        (x, y, width), level = self.plan.stock, i - max(0, n - HEAP)
        return self.spot(x, y - max(0, level) * 2.5, width, z)._replace(shown=level >= 0)

    def building(self, i: int) -> tuple[float, float, float]:
        x, y, right, width = self.plan.buildings
        return x + i * right, y, width


def places(panels: Mapping[int, Rect], tall_window: bool, each_side: bool) -> dict[int, Place]:
    """The panel of each side. In a wide window the sides sit left and right, in a tall one at foot and head."""
    plan = WIDE if tall_window or each_side else TALL
    turns = (0, 0) if not each_side else (0, 2) if tall_window else (1, 3)
    return {side: Place(rect, plan, turns[side]) for side, rect in panels.items() if side < 2}


class PanelPainter:
    """Draws what stands still in a panel."""

    def __init__(self, app: App, game: str) -> None:
        self.app, self.game = app, game
        self.abacus: Abacus | None = None  # counts the districts on, in a panel that is not turned

    def draw(
        self,
        canvas: Canvas,
        place: Place,
        side: int,
        view: TableView,
        badges: tuple[Badge, ...],
        person: Person | None,
        painter: SpritePainter,
    ) -> None:
        if place.turn == 0:
            _Writing(self, canvas, place.corner, place.k, painter).write(place, side, view, badges, person)
            return
        w, h = (canvas.px(each * place.k) for each in place.plan.size)
        surface = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)
        surface.fill((*SLATE, 0))
        inner = Canvas(surface, Design(canvas.size, False, canvas.scale, w / canvas.scale, h / canvas.scale))
        _Writing(self, inner, (0.0, 0.0), place.k, painter).write(place, side, view, badges, person)
        turned = pygame.transform.rotate(surface, -90 * place.turn)
        canvas.blit(turned, *place.corner)


class _Writing:
    """One panel being written, in the units of its sheet."""

    def __init__(
        self, owner: PanelPainter, canvas: Canvas, corner: tuple[float, float], k: float, painter: SpritePainter
    ) -> None:
        self.owner, self.app, self.game, self.canvas, self.painter = owner, owner.app, owner.game, canvas, painter
        self.corner, self.k = corner, k

    def write(self, place: Place, side: int, view: TableView, badges: tuple[Badge, ...], person: Person | None) -> None:
        plan, word = place.plan, SIDES[side]
        figures = {badge.key: badge.value for badge in badges if badge.seat == side and badge.place is None}
        x, y, width = plan.emblem
        self._piece(f"{word}_flag", "counter", x, y, width)
        x, y, size = plan.side
        free = (plan.labels[1][0] if plan is WIDE else plan.size[0]) - 20  # where the next column begins
        self._text(self._word(f"side.{word}"), x, y, size, "poster", PAPER, free - x)
        if person is not None:
            x, y, size = plan.person
            self._token(person, x + 8, y - size * 0.36, size * 0.4)
            self._text(person.name, x + 26, y, size, "ui", SOFT, free - x - 26)
        for key, (x, y) in zip(("zone.counters", "badge.markers", "badge.on_buildings"), plan.labels):
            self._text(self._word(key), x, y, 20, "bold", DIM, 210 if plan is WIDE else 290)
        left = {card.face for card in view.zones.get(Zone("counters", side), ())}
        for value in VALUES:
            if f"{word}_{value}" not in left:
                self._spent(word, value, *place.counter(value))
        held = figures.get("markers", 0)
        for i in range(MARKERS):
            if isinstance(held, int) and i < held:
                self._piece(f"{word}_marker", "marker", *place.pip(i))
            else:
                self._hole(*place.pip(i))
        if not view.zones.get(Zone("markers", side)):
            self._hole(*plan.stock)
        self._districts(plan, side, held, place.turn != 0)
        self._buildings(place, side, view, badges)

    def _districts(self, plan: Plan, side: int, count: Arg, turned: bool) -> None:
        x, y, size = plan.figure

        def write(canvas: Canvas, value: Arg, grown: float) -> None:
            _Writing(self.owner, canvas, self.corner, self.k, self.painter)._text(
                str(value), x, y, size * grown, "poster", PAPER, 90 * grown
            )

        if self.owner.abacus is not None and not turned:
            self.owner.abacus.write(self.canvas, ("markers", side), count, write)
        else:
            write(self.canvas, count, 1.0)
        wide = self.app.type.width(self.canvas, str(count), size * self.k, "poster") / self.k
        rest = self.app.words.say(f"{self.game}.badge.of_markers", (("n", MARKERS),))
        self._text(rest, x + wide + 10, y, size * 0.36, "ui", SOFT, 80)

    def _buildings(self, place: Place, side: int, view: TableView, badges: tuple[Badge, ...]) -> None:
        """The influence of this side on each building that stands; gold and a point where it leads."""
        values = {(badge.key, badge.seat): badge.value for badge in badges if badge.place is None}
        base, size = place.plan.influence
        for i, building in enumerate(BUILDINGS):
            x, y, width = place.building(i)
            own, other = values.get((building, side)), values.get((building, 1 - side))
            if not isinstance(own, int) or not isinstance(other, int):
                self._hole(x, y, width * 0.8)
                continue
            self._piece(building, "building", x, y, width)
            leads = own < other if building == "notre_dame" else own > other
            self._text(str(own), x, base, size, "poster", GOLD_LIGHT if leads else SOFT, width, "centre")
            if leads:
                tip = self._at(x, base - size * 0.98)
                reach = 6 * self.k
                points = [(tip[0] - reach, tip[1]), (tip[0] + reach, tip[1]), (tip[0], tip[1] + reach)]
                pygame.draw.polygon(
                    self.canvas.surface, GOLD_LIGHT, [(self.canvas.px(px), self.canvas.px(py)) for px, py in points]
                )

    # ------------------------------------------------------------------ parts

    def _at(self, x: float, y: float) -> tuple[float, float]:
        return self.corner[0] + x * self.k, self.corner[1] + y * self.k

    def _text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        style: Style,
        colour: Colour,
        room: float,
        align: Align = "left",
    ) -> float:
        """One line, smaller where there is little room; returns its width on the sheet."""
        setter, (left, base) = self.app.type, self._at(x, y)
        sizes = tuple(size * self.k * part for part in (1, 0.92, 0.84, 0.76, 0.68))
        fitting = setter.fit(self.canvas, text, room * self.k, sizes, style)
        text = setter.cut(self.canvas, text, room * self.k, fitting, style)
        return setter.draw(self.canvas, text, left, base, fitting, style, colour, align) / self.k

    def _word(self, key: str) -> str:
        return self.app.words.say(f"{self.game}.{key}", ())

    def _piece(self, face: str, back: str, x: float, y: float, width: float) -> None:
        cx, cy = self._at(x, y)
        self.painter.card(self.canvas, Spot(cx, cy, width * self.k, width * self.k, 0, "counter"), face, back)

    def _token(self, person: Person, x: float, y: float, radius: float) -> None:
        sign = token(self.app.token(person.token), self.canvas.px(radius * self.k))
        self.canvas.blit_centred(sign, *self._at(x, y))

    def _spent(self, side: str, value: str, x: float, y: float, width: float) -> None:
        """The outline of a counter that lies on the board, with its number."""
        pixels = self.canvas.px(width * self.k)
        self.canvas.blit_centred(outline(side, pixels), *self._at(x, y))
        if value != "flag":
            self._text(value, x, y + width * 0.15, width * 0.42, "poster", FAINT_NUMBER, width, "centre")

    def _hole(self, x: float, y: float, width: float) -> None:
        self.canvas.disc(*self._at(x, y), width * 0.36 * self.k, FAINT_NUMBER, 2 * self.k)


def outline(side: str, pixels: int) -> pygame.Surface:
    """A side's shape in dashes."""

    def make() -> pygame.Surface:
        sheet = Sheet(pixels, pixels, (400, 400))
        body(sheet, side, 176, (*FAINT, 150), line=9)
        for turn in range(12):  # gaps between the dashes
            ray = pygame.Vector2(0, 210).rotate(turn * 30 + 15)
            across = pygame.Vector2(18, 0).rotate(turn * 30 + 15)
            at = pygame.Vector2(200, 200)
            corners = [at + across, at + across + ray, at - across + ray, at - across]
            pygame.draw.polygon(sheet.surface, (*FAINT, 0), [(p.x * sheet.u, p.y * sheet.v) for p in corners])
        return sheet.done()

    return kept(("spent", side, pixels), make)


__all__ = ["LIGHTS", "PanelPainter", "Place", "places"]
