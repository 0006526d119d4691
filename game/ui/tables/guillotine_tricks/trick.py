"""The trick on the table: which one it is, who led, and the last one, small at the side and large when pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.events import Zone
from game.core.view import TableView

from ...canvas import Canvas
from ...registry import Box
from ...table.layout import Layout
from ...table.shapes import Spot
from ...theme import EDGE, FIELD, GOLD_LIGHT, INK, PAPER, SOFT
from ...tokens import token
from .answers import LAST_TRICK, named_place
from .furniture import GAME, sheet

if TYPE_CHECKING:
    from ...table.tableau import Sprite
    from . import Table

TRICKS = 12
TAG = 19.0  # size of the word on the tag of the card that was led
LED = 26.0  # units that this tag has over the cards shown large
ANNULLED = Zone("annulled")


def count(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """Trick n of 12, and a bar of as many pieces."""
    n, k, place = view.counters.get(("trick", None), 0), laid.k, named_place(laid, "trick_count")
    if not n or n > TRICKS or place is None:
        return
    x, y, w, _ = place
    table.app.type.draw(canvas, table.app.say(f"{GAME}.badge.trick", n=n), x, y + 24 * k, 24 * k, "bold", PAPER)
    for i in range(TRICKS):
        colour = GOLD_LIGHT if i < n else (59, 62, 80)
        sheet(canvas, Box(x + i * w / TRICKS, y + 40 * k, w / TRICKS - 5 * k, 6 * k), 3 * k, colour)


def lead(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """A tag at the card that was led, while others are still to follow."""
    lying = [seat for seat in range(4) if view.zones.get(Zone("trick", seat))]
    first = next((seat for seat in lying if (seat - 1) % 4 not in lying), None)
    if first is None:
        return
    k = laid.k
    slots = [Box(*laid.areas[Zone("trick", seat).handle].rect) for seat in range(4)]
    x, y, w, h = slots[first]
    wide = _tag_width(table, canvas, k)
    middle = x + w / 2, y + h + 20 * k
    lowest, highest = max(slots, key=lambda slot: slot.y), min(slots, key=lambda slot: slot.y)
    if slots[first] in (lowest, highest):  # the near and the far card have room at the side only
        middle = x - wide / 2 - 10 * k, y + h * (0.8 if slots[first] == lowest else 0.2)
    _tag(table, canvas, *middle, k)


def _tag_width(table: Table, canvas: Canvas, k: float) -> float:
    return table.app.type.width(canvas, table.app.say(f"{GAME}.badge.lead"), TAG * k, "bold") + 26 * k


def _tag(table: Table, canvas: Canvas, x: float, y: float, k: float) -> None:
    """Says there that this card was led."""
    wide, text = _tag_width(table, canvas, k), table.app.say(f"{GAME}.badge.lead")
    sheet(canvas, Box(x - wide / 2, y - 16 * k, wide, 32 * k), 16 * k, INK, EDGE, 1.6 * k)
    table.app.type.draw(canvas, text, x, y + 7 * k, TAG * k, "bold", PAPER, "centre")


def winning(table: Table, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
    """A rim round the card that wins the trick that lies open."""
    view, k = table.tableau.view if table.tableau else None, laid.k
    for seat, person in table.people.items() if view else ():
        if (
            view
            and ("winning", seat) in view.marks
            and any(card.handle == sprite.handle for card in view.zones.get(Zone("trick", seat), ()))
        ):
            table.painter.outline(canvas, spot, INK, 8 * k, 6 * k)
            table.painter.outline(canvas, spot, table.app.token(person.token).colour, 5 * k, 5 * k)


def _taken(table: Table, canvas: Canvas, box: Box, form: str, seat: int, k: float) -> None:
    """The same rim round the card that took the last trick."""
    spot = Spot(*box.centre, box.w, box.h, form=form)
    table.painter.outline(canvas, spot, table.app.token(table.people[seat].token).colour, 4 * k, 3 * k)


def last(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """The four cards of the trick before, small, as they were played, each with the token of who played it."""
    place, k = named_place(laid, LAST_TRICK.replace(" ", "_")), laid.k
    faces = played(view)
    if not faces or place is None:
        return
    x, y, w, _ = place
    heading = table.app.say(f"{GAME}.badge.last_trick")
    end = x + table.app.type.draw(canvas, heading, x, y + 20 * k, 22 * k, "bold", SOFT)
    room = Box(end + 14 * k, y, x + w - end - 14 * k, 20 * k)
    _was_annulled(table, canvas, view, "annulled_short", room, (22 * k, 20 * k, 18 * k))
    step = w / 4
    for i, (seat, face) in enumerate(faces):
        wide = min(60 * k, step - 10 * k)
        picture = table.painter.faces.surface(face, "card", "chip", canvas.px(wide), canvas.px(wide * 1.25))
        canvas.blit(picture, x + i * step, y + 32 * k)
        if seat in table.people:
            if ("took", seat) in view.marks:
                _taken(table, canvas, Box(x + i * step, y + 32 * k, wide, wide * 1.25), "chip", seat, k)
            sign = token(table.app.token(table.people[seat].token), canvas.px(9 * k))
            canvas.blit_centred(sign, x + i * step + wide / 2, y + 46 * k + wide * 1.25)


def annulled(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """What the row of cards below the last trick is: those that count for nobody."""
    area, k = laid.areas.get(ANNULLED.handle), laid.k
    if area is None or not view.zones.get(ANNULLED):
        return
    x, y, w, _ = area.rect
    setter, text = table.app.type, table.app.say(f"{GAME}.badge.annulled")
    size = setter.fit(canvas, text, w, (22 * k, 20 * k, 18 * k), "bold")
    setter.draw(canvas, text, x, y - 8 * k, size, "bold", SOFT)


def last_large(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """The same four over the middle of the table, with the names, and a tag over the one that was led."""
    faces, k = played(view), laid.k
    if not faces:
        return
    x, y, w, h = laid.regions["stage"]
    wide = min(190 * k, (w - 130 * k) / 4)
    box = Box(0, 0, wide * 4 + 110 * k, wide * 1.397 + (144 + LED) * k)
    box = Box(x + (w - box.w) / 2, y + (h - box.h) / 2, box.w, box.h)
    sheet(canvas, Box(box.x, box.y + 6 * k, box.w, box.h), 16 * k, (0, 0, 0, 120))
    sheet(canvas, box, 16 * k, FIELD, GOLD_LIGHT, 2.4 * k)
    setter, heading = table.app.type, table.app.say(f"{GAME}.badge.last_trick")
    end = box.x + 30 * k + setter.draw(canvas, heading, box.x + 30 * k, box.y + 44 * k, 28 * k, "poster", GOLD_LIGHT)
    room = Box(end + 24 * k, box.y, box.right - end - 48 * k, 44 * k)
    _was_annulled(table, canvas, view, "last_annulled", room, (24 * k, 22 * k, 20 * k))
    for i, (seat, face) in enumerate(faces):
        left, top = box.x + 28 * k + i * (wide + 18 * k), box.y + (78 + LED) * k
        picture = table.painter.faces.surface(face, "card", "full", canvas.px(wide), canvas.px(wide * 1.397))
        canvas.blit(picture, left, top)
        if ("led", seat) in view.marks:
            _tag(table, canvas, left + wide / 2, top - 24 * k, k)  # clear of the card and of the rim round it
        person = table.people.get(seat)
        if person:
            if ("took", seat) in view.marks:
                _taken(table, canvas, Box(left, top, wide, wide * 1.397), "full", seat, k)
            base = top + wide * 1.397 + 34 * k
            canvas.blit_centred(token(table.app.token(person.token), canvas.px(11 * k)), left + 14 * k, base - 8 * k)
            size = setter.fit(canvas, person.name, wide - 34 * k, (23 * k, 21 * k, 20 * k), "bold")
            name = setter.cut(canvas, person.name, wide - 34 * k, size, "bold")
            setter.draw(canvas, name, left + 34 * k, base, size, "bold", PAPER)


def _was_annulled(
    table: Table, canvas: Canvas, view: TableView, word: str, room: Box, sizes: tuple[float, ...]
) -> None:
    """Beside the heading, at the foot of the room: nobody took these cards."""
    if annulled_by(view) is None:
        return
    setter, text = table.app.type, table.app.say(f"{GAME}.badge.{word}")
    size = setter.fit(canvas, text, room.w, sizes, "bold")
    setter.draw(canvas, text, room.x, room.bottom, size, "bold", PAPER)


def annulled_by(view: TableView) -> tuple[int, int] | None:
    """Who annulled the last trick, and its number; None where somebody took it."""
    marks = view.marks
    return next(((seat, int(marks["annulled", seat])) for seat in range(4) if ("annulled", seat) in marks), None)


def played(view: TableView) -> list[tuple[int, str]]:
    """The cards of the last trick by seat, from whoever led it."""
    leader = next((seat for seat in range(4) if ("led", seat) in view.marks), 0)
    order = [(leader + n) % 4 for n in range(4)]
    return [(seat, view.marks[("last_trick", seat)]) for seat in order if ("last_trick", seat) in view.marks]
