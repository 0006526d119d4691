"""The parts of a result: the bill, a series so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ..breaking import phrases
from ..registry import Box
from ..tally import Column, Tally
from ..theme import (
    BLOOD,
    BLOOD_DEEP,
    CUE,
    DIM,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_3,
    SOFT,
    mix,
)
from ..ui import Ui
from . import frame

if TYPE_CHECKING:
    from game.session.session import Session

    from ..app import App
    from .result import Result


class Billed(Protocol):
    """A page with a bill: the result, or the score sheet while a match goes on."""

    @property
    def app(self) -> App: ...

    @property
    def session(self) -> Session: ...

    @property
    def tally(self) -> Tally: ...

    def points(self, value: int) -> str: ...

    def label(self, key: str, nth: int) -> str: ...


_MOST_COLUMNS = 8
_LOWEST_ROW = 23.0  # of a bill: below that nobody reads it, and it scrolls
_HEAD = 56.0  # over the columns of a bill whose columns are seats


# ---------------------------------------------------------------------- the bill
def total(page: Billed, seat: int) -> str:
    """The last figure of a bill, or the word that stands there in its place."""
    outcome = page.tally.outcome
    return (
        page.app.words.say(outcome.standing.words[seat].key) if outcome.standing else page.points(outcome.points[seat])
    )


def _total_label(page: Billed) -> str:
    standing, lone = page.tally.outcome.standing, _lone(page)
    if lone is not None:
        return page.label(lone.key, lone.nth)
    return page.app.words.say(standing.key if standing else "app.result.total")


def _lone(page: Billed) -> Column | None:
    """The only kind of line, where it is the total itself: it need not stand there twice."""
    tally = page.tally
    if len(tally.columns) != 1 or tally.outcome.standing:
        return None
    only, points = tally.columns[0], tally.outcome.points
    return only if all((tally.value(seat, only) or 0) == points[seat] for seat in tally.order) else None


def _columns(page: Billed) -> tuple[Column, ...]:
    return () if _lone(page) is not None else page.tally.columns


def _total(ui: Ui, page: Billed, seat: int, x: float, y: float, size: float, room: float) -> None:
    if page.tally.outcome.standing:
        text = total(page, seat)
        size = ui.type.fit(ui.canvas, text, room, (size * 0.72, size * 0.64, size * 0.56), "bold")
        ui.text(text, x, y - size * 0.14, size, "bold", BLOOD_DEEP, "centre")  # level with the name of the row
    else:
        _figure(ui, page, page.tally.outcome.points[seat], x, y, size, True)


def bill(ui: Ui, page: Billed, box: Box) -> None:
    """Every score line on paper: the more numerous of seats and kinds below each other where the height allows, the
    kinds in any case where they do not fit side by side."""
    by_seat, tall = _spread(ui, page, box)
    box = Box(box.x, box.y, box.w, tall)
    ui.sheet(box, 10, BLOOD_DEEP)
    (_by_seat if by_seat else _by_line)(ui, page, box.grown(-_inset(ui)), _columns(page))


def bill_height(ui: Ui, page: Billed, box: Box) -> float:
    """How much of a box the bill takes: no more than its rows need."""
    return _spread(ui, page, box)[1]


def _inset(ui: Ui) -> float:
    return ui.canvas.by_size(34, 28, 26)


def _spread(ui: Ui, page: Billed, box: Box) -> tuple[bool, float]:
    """Whether seats are the rows, and the height of the paper."""
    inset = _inset(ui)
    columns, seats, size = _columns(page), len(page.tally.order), frame.body_size(ui) - 2
    tall = _HEAD + len(columns) * size * 2.6 + size * 2.2
    room = box.h - 2 * inset
    by_seat = _heads_fit(ui, page, box.w - 2 * inset, columns) and (len(columns) <= seats or tall > room)
    if by_seat:
        tall = seats * ui.canvas.by_size(62, 56, 52) + frame.caption_size(ui) * 2.9
    return by_seat, min(box.h, tall + 2 * inset)


def _steps(ui: Ui, width: float, columns: int) -> tuple[float, float]:
    """Widths of the names and of one column, seats as rows."""
    name = min(width * 0.3, ui.canvas.by_size(250, 200, 150))
    return name, (width - name) / (columns + 1)


def _head_size(ui: Ui, label: str, width: float) -> float | None:
    """The size at which a label stands over its column in two lines without breaking a word; None: not at all."""
    small = frame.caption_size(ui)
    for size in (small, small - 1, small - 2, small - 3, small - 4):
        whole = all(ui.width(part.strip(), size) <= width for part in phrases(label))
        if size >= small * 0.76 and whole and len(ui.type.lines(ui.canvas, label, width, size, "ui")) <= 2:
            return size
    return None


def _heads_fit(ui: Ui, page: Billed, width: float, columns: tuple[Column, ...]) -> bool:
    """Whether all kinds of lines stand side by side."""
    step = _steps(ui, width, len(columns))[1]
    return (
        len(columns) <= _MOST_COLUMNS
        and width > 90 * (len(columns) + 2)
        and all(_head_size(ui, page.label(column.key, column.nth), step - 6) for column in columns)
    )


def _figure(ui: Ui, page: Billed, value: int | None, x: float, y: float, size: float, total: bool = False) -> None:
    if value is None:
        ui.text("–", x, y, size * 0.8, "ui", PAPER_3, "centre")
        return
    colour = BLOOD if value < 0 else BLOOD_DEEP if total else INK
    ui.text(page.points(value), x, y, size, "poster", colour, "centre")


def _by_seat(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...]) -> None:
    tally, small = page.tally, frame.caption_size(ui)
    name, step = _steps(ui, box.w, len(columns))
    head = small * 2.9
    row = max(36.0, min(ui.canvas.by_size(62, 56, 52), (box.h - head) / max(1, len(tally.order))))
    for n, column in enumerate(columns):
        x = box.x + name + step * (n + 0.5)
        part = Box(x - step / 2 + 3, box.y, step - 6, head - 8)
        label = page.label(column.key, column.nth)
        size = _head_size(ui, label, part.w) or small * 0.76
        ui.block(label, part, size, "ui", INK_SOFT, align="centre", lead=1.2, middle=True)
    ui.text(_total_label(page), box.right - step / 2, box.y + head * 0.55, small, "bold", BLOOD_DEEP, "centre")
    with ui.scrolled("bill", Box(box.x, box.y + head, box.w, box.h - head), row * len(tally.order)) as top:
        for n, seat in enumerate(tally.order):
            y = top + n * row
            if seat in tally.outcome.winners:
                ui.rounded(Box(box.x, y + 1, box.w, row - 2), 4, mix(PAPER, GOLD_LIGHT, 0.45))
            ui.rule(box.x, y, box.w, PAPER_3)
            _seat_name(ui, page, seat, Box(box.x, y, name - 10, row), INK)
            size = min(27.0, row * 0.5)
            base = y + row / 2 + size * 0.36
            for k, column in enumerate(columns):
                _figure(ui, page, tally.value(seat, column), box.x + name + step * (k + 0.5), base, size)
            _total(ui, page, seat, box.right - step / 2, base + 2, size * 1.2, step - 8)


def _seat_name(ui: Ui, page: Billed, seat: int, box: Box, colour: tuple[int, int, int]) -> None:
    person = page.session.person(seat)
    radius = min(box.h * 0.36, 18.0)
    ui.seal(page.app.token(person.token), box.x + radius + 4, box.centre[1], radius)
    size = min(frame.body_size(ui), box.h * 0.46)
    x = box.x + 2 * radius + 14
    steps = (size, size * 0.85, size * 0.75)
    ui.fitted(person.name, x, box.centre[1] + size * 0.36, box.right - x, steps, "bold", colour)


def _by_line(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...]) -> None:
    """Lines below each other, seats side by side with their tokens on top."""
    tally, size = page.tally, frame.body_size(ui) - 2
    order = tally.order
    label = min(box.w * 0.34, 300.0)
    step = (box.w - label - 12) / len(order)
    head, foot = _HEAD, size * 2.2
    row = min(size * 2.6, max(_LOWEST_ROW, (box.h - head - foot) / max(1, len(columns))))
    size *= min(1.25, max(1.0, row / (size * 1.9)), row / (size * 1.45))
    for n, seat in enumerate(order):
        person, x = page.session.person(seat), box.x + label + step * (n + 0.5)
        ui.seal(page.app.token(person.token), x, box.y + 17, 17)
        if step > 64:
            ui.fitted(person.name, x, box.y + head - 3, step - 6, (size * 0.8, size * 0.7), "bold", INK, "centre")
    with ui.scrolled("bill", Box(box.x, box.y + head, box.w, box.h - head - foot), row * len(columns)) as top:
        for k, column in enumerate(columns):
            y = top + k * row
            ui.rule(box.x, y + row, box.w - 12, PAPER_3)
            said = page.label(column.key, column.nth)
            if ui.width(said, size) <= label - 10:
                ui.text(said, box.x, y + row * 0.5 + size * 0.36, size, "ui", INK)
            else:
                ui.block(said, Box(box.x, y, label - 10, row), size * 0.78, "ui", INK, lead=1.12, middle=True)
            for n, seat in enumerate(order):
                x = box.x + label + step * (n + 0.5)
                _figure(ui, page, tally.value(seat, column), x, y + row * 0.5 + size * 0.38, size)
    y = box.bottom - foot
    ui.rounded(Box(box.x, y + 2, box.w, 2.5), 1, BLOOD_DEEP)
    ui.text(_total_label(page), box.x, y + foot * 0.72, size, "bold", BLOOD_DEEP)
    for n, seat in enumerate(order):
        x = box.x + label + step * (n + 0.5)
        _total(ui, page, seat, x, y + foot * 0.76, size * 1.15, step - 6)


# ---------------------------------------------------------------------- series
def standings(ui: Ui, page: Result, box: Box) -> None:
    """The points of a series so far, best first."""
    series, small, size = page.session.series, frame.caption_size(ui), frame.body_size(ui)
    box = Box(box.x, box.y, box.w, min(box.h, small * 3.8 + len(page.session.people) * size * 2.2))
    ui.panel(box, 10, 14)
    ui.text(ui.say("app.result.series"), box.x + 24, box.y + small * 1.9, small + 2, "bold", PAPER)
    wide = ui.width(ui.say("app.result.series"), small + 2, "bold") + 60
    ui.fitted(
        page.series_said(),
        box.right - 28,
        box.y + small * 1.9,
        box.w - wide - 28,
        (small + 4, small + 2, small, small - 2),
        "bold",
        GOLD_LIGHT,
        "right",
    )
    people = sorted(page.session.people, key=lambda p: (-series.points.get(p.id, 0), -series.wins.get(p.id, 0)))
    row = min(size * 2.2, (box.h - small * 3) / max(1, len(people)))
    for n, person in enumerate(people):
        y = box.y + small * 3 + n * row
        ui.seal(page.app.token(person.token), box.x + 44, y + row / 2, row * 0.34)
        ui.fitted(
            person.name,
            box.x + 78,
            y + row / 2 + size * 0.36,
            box.w * 0.5,
            (size, size * 0.85),
            "bold",
            GOLD_LIGHT if person.id in series.leaders() else SOFT,
        )
        wins = ui.say("app.result.wins", n=series.wins.get(person.id, 0))
        ui.text(wins, box.right - 140, y + row / 2 + small * 0.36, small, "ui", DIM, "right")
        value = series.points.get(person.id, 0)
        ui.text(
            page.points(value),
            box.right - 28,
            y + row / 2 + size * 0.42,
            size * 1.25,
            "poster",
            CUE if value < 0 else PAPER,
            "right",
        )
