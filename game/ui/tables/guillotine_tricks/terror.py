"""The Terror in the middle of the table: a decree over the trick while it is read, and a line until the next lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Event, Said, Zone
from game.core.view import TableView
from game.core.words import Who, named

from ...canvas import Canvas
from ...registry import Box
from ...table.layout import Layout
from ...theme import BLOOD_DEEP, EDGE, FIELD, INK, PAPER, PAPER_2, mix
from .furniture import GAME, sheet
from .trick import annulled_by

if TYPE_CHECKING:
    from . import Table

NAME = "terror"  # of the set piece
HIGH, LINE, GAP = 150.0, 48.0, 14.0  # of the decree, of the line, and what is free at their sides


def called(event: Event) -> bool:
    """The sentence that tells everybody of the Terror."""
    return isinstance(event, Said) and event.key == f"{GAME}.log.terror"


def decree(table: Table, canvas: Canvas, laid: Layout, said: Event | None) -> None:
    """On paper over the four cards, before they are taken away: who annuls which trick."""
    if not isinstance(said, Said):
        return
    k, setter, box = laid.k, table.app.type, _middle(laid, HIGH)
    sheet(canvas, Box(box.x + 2 * k, box.y + 8 * k, box.w, box.h), 6 * k, (0, 0, 0, 120))
    sheet(canvas, box, 6 * k, mix(PAPER, PAPER_2, 0.25))
    for inset, line in ((8, 3.0), (15, 1.4)):
        sheet(canvas, box.grown(-inset * k), 3 * k, None, BLOOD_DEEP, line * k)
    heading, x = table.app.say(f"{GAME}.badge.terror"), box.centre[0]
    setter.draw(canvas, heading, x, box.y + 76 * k, 50 * k, "poster", BLOOD_DEEP, "centre")
    args = tuple((name, value) for name, value in said.args if name in ("player", "n"))
    text = table.app.words.say(f"{GAME}.badge.annuls", args, lambda seat: table.people[seat].name)
    _fitted(table, canvas, text, x, box.y + 121 * k, box.w - 48 * k, (30, 27, 24, 21), k, INK)


def over(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """The same in a line, until a card is led: at a table without motion too, and for whoever looked away."""
    fate = annulled_by(view)
    if fate is None or not table.people or any(view.zones.get(Zone("trick", seat)) for seat in range(4)):
        return
    k, box = laid.k, _middle(laid, LINE)
    words = named(player=Who(fate[0]), n=fate[1])
    text = table.app.words.say(f"{GAME}.badge.annuls", words, lambda seat: table.people[seat].name)
    wide = min(box.w, table.app.type.width(canvas, text, 24 * k, "bold") + 48 * k)
    sheet(canvas, Box(box.centre[0] - wide / 2, box.y, wide, box.h), LINE / 2 * k, FIELD, EDGE, 1.6 * k)
    _fitted(table, canvas, text, box.centre[0], box.centre[1] + 8.5 * k, box.w - 40 * k, (24, 22, 20), k, PAPER)


def _fitted(
    table: Table,
    canvas: Canvas,
    text: str,
    x: float,
    base: float,
    room: float,
    sizes: tuple[float, ...],
    k: float,
    ink: tuple[int, int, int],
) -> None:
    """One line about `x`, as large as there is room; a name that is too long for the smallest size is cut."""
    setter = table.app.type
    size = setter.fit(canvas, text, room, tuple(each * k for each in sizes), "bold")
    setter.draw(canvas, setter.cut(canvas, text, room, size, "bold"), x, base, size, "bold", ink, "centre")


def _middle(laid: Layout, high: float) -> Box:
    """Over the middle of the trick, so high, and as wide as the plates at its sides leave free."""
    slots = [Box(*laid.areas[Zone("trick", seat).handle].rect) for seat in range(4)]
    x, y = (sum(slot.centre[n] for slot in slots) / 4 for n in (0, 1))
    plates = [Box(*rect) for rect in laid.panels.values()]
    level = [plate for plate in plates if plate.y < y < plate.bottom]
    half = min(max(plate.x - x, x - plate.right) for plate in level) if level else laid.regions["stage"][2] / 3
    wide, k = 2 * half - 2 * GAP * laid.k, laid.k
    return Box(x - wide / 2, y - high * k / 2, wide, high * k)
