"""The target cards a seat has taken: chips on its plate, and where they overlap, large when pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from game.core.events import Zone
from game.core.view import TableView
from game.core.words import Who, named

from ...canvas import Canvas
from ...registry import Box
from ...table.interaction import Button
from ...table.layout import Layout
from ...theme import FIELD, GOLD_LIGHT, INK, NIGHT
from .furniture import GAME, sheet

if TYPE_CHECKING:
    from . import Table

NAME = "taken"
MOST, GAP, RIM, HEAD = 84.0, 8.0, 30.0, 66.0  # of the large view: a card's width, between two, at the edge, the heading
RANKS, SUITS = "23456789TJQKA", "SHCD"


def order(face: str, by_suit: bool) -> tuple[int, int]:
    """Where a card stands in a sorted row: the highest of a suit at its left, or the highest of all."""
    rank, suit = -RANKS.index(face[0]), SUITS.index(face[1])
    return (suit, rank) if by_suit else (rank, suit)


def buttons(table: Table, laid: Layout, view: TableView) -> Iterator[Button]:
    """Over the chips of every seat that has so many of them that they overlap."""
    for seat in laid.panels:
        area = laid.areas.get(Zone("taken", seat).handle)
        if area is None:
            continue
        n, step = len(view.zones.get(area.zone, ())), (area.look.width + area.look.gap) * laid.k
        if n * step - area.look.gap * laid.k > area.rect[2]:
            yield Button(f"{NAME} {seat}", area.rect, "", deed=table.app.redraw)


def large(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """All that the seat pointed at has taken, over the middle of the table: a row for each suit."""
    seat, k = int(table.pointed.removeprefix(NAME)), laid.k
    faces = sorted((card.face for card in view.zones[Zone("taken", seat)] if card.face), key=lambda f: order(f, True))
    rows = [list(row) for _, row in groupby(faces, key=lambda face: face[1])]
    most = max(map(len, rows), default=1)
    x, y, w, h = laid.regions["stage"]
    wide = min(MOST * k, (w - 2 * RIM * k) / most - GAP * k)
    step, high = wide + GAP * k, wide * 1.25 + 2 * GAP * k
    text = table.app.words.say(f"{GAME}.badge.taken", named(player=Who(seat)), lambda n: table.people[n].name)
    heading = table.app.type.width(canvas, text, 28 * k, "poster")
    box = Box(0, 0, min(w, max(step * most, heading) + 2 * RIM * k), high * len(rows) + (HEAD + RIM) * k)
    box = Box(x + (w - box.w) / 2, y + (h - box.h) / 2, box.w, box.h)
    sheet(canvas, Box(box.x, box.y + 6 * k, box.w, box.h), 16 * k, (0, 0, 0, 120))
    sheet(canvas, box, 16 * k, FIELD, GOLD_LIGHT, 2.4 * k)
    size = table.app.type.fit(canvas, text, box.w - 2 * RIM * k, (28 * k, 24 * k, 20 * k), "poster")
    table.app.type.draw(canvas, text, box.x + RIM * k, box.y + 44 * k, size, "poster", GOLD_LIGHT)
    halved = table.helped(view, seat)
    for row, cards in enumerate(rows):
        for n, face in enumerate(cards):
            left, top = box.x + RIM * k + n * step, box.y + HEAD * k + row * high
            picture = table.painter.faces.surface(face, "card", "chip", canvas.px(wide), canvas.px(wide * 1.25))
            canvas.blit(picture, left, top)
            if face[0] in halved:
                seal(table, canvas, left + wide * 0.2, top + wide * 1.1, wide * 0.2, k)


def seal(table: Table, canvas: Canvas, x: float, y: float, r: float, k: float) -> None:
    """What a pardon halves."""
    canvas.disc(x, y, r + 1.5 * k, NIGHT)
    canvas.disc(x, y, r, GOLD_LIGHT)
    table.app.type.draw(canvas, "½", x, y + r * 0.55, r * 1.5, "poster", INK, "centre")
