"""The bill of a match, on paper: seats in order of place below each other, kinds of score lines side by side."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..breaking import phrases
from ..registry import Box
from ..tally import Column
from ..theme import BLOOD, BLOOD_DEEP, DIM, GOLD_LIGHT, INK, INK_SOFT, PAPER, PAPER_3, mix
from ..ui import Ui
from . import bill_marks, frame
from .bill_fan import cell, tells
from .billed import Billed


class _Plan(NamedTuple):
    """How seats stand as rows: widths of the names and of each column, heights of head and row."""

    names: float
    step: float
    total: float  # the width of the last column: its name is never cut
    label: float  # size of the names of columns; 0: marks alone
    head: float
    row: float


_MOST_COLUMNS = 8
_LOWEST_ROW = 23.0  # of a bill whose rows are lines: below that nobody reads it, and it scrolls
_LOWEST_SEAT = 36.0  # of one whose rows are seats
_HEAD = 62.0  # over the columns of a bill whose columns are seats
_SEAL = 54.0  # what a token takes before a name
_WIDEST = 150.0  # place of a number
_FAIR_NAMES = 170.0  # room for tokens and names
_LEAST_NAME = 60.0  # with less room for names the tokens stand alone


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


def repeats(page: Billed) -> bool:
    """Whether the bill tells nothing that the places of a result do not tell."""
    if page.tally.outcome.standing:
        return False
    lone = _lone(page)
    if lone is None:
        return not page.tally.columns
    return not any(tells(page, seat, lone) for seat in page.tally.order)


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
    """Every number on paper: seats below each other, or where not all kinds of lines fit side by side, those."""
    columns, plan = _columns(page), _plan(ui, page, box.grown(-_inset(ui)), _columns(page))
    hint = _hint(ui, page)
    paper = Box(box.x, box.y, box.w, _tall(ui, page, box, plan))
    ui.sheet(paper, 10, BLOOD_DEEP)
    if plan is None:
        _by_line(ui, page, paper.grown(-_inset(ui)), columns)
    else:
        _by_seat(ui, page, paper.grown(-_inset(ui)), columns, plan)
    if hint and box.h - paper.h >= hint:
        size = frame.caption_size(ui)
        sizes, y = (size, size - 1, size - 2), paper.bottom + size * 1.6
        ui.fitted(ui.say("app.result.point"), box.x + 4, y, box.w - 8, sizes, "ui", DIM)


def bill_height(ui: Ui, page: Billed, box: Box) -> float:
    """How much of a box the bill takes, with the hint below it: no more than its rows need."""
    plan = _plan(ui, page, box.grown(-_inset(ui)), _columns(page))
    return min(box.h, _tall(ui, page, box, plan) + _hint(ui, page))


def bill_least(ui: Ui, page: Billed, width: float) -> float:
    """The height from which on all rows are seen at once."""
    plan = _plan(ui, page, Box(0, 0, width - 2 * _inset(ui), 0), _columns(page))
    size = frame.body_size(ui) - 2
    tall = _HEAD + len(_columns(page)) * _LOWEST_ROW + size * 2.2
    if plan is not None:
        tall = plan.head + len(page.tally.order) * _LOWEST_SEAT
    return tall + 2 * _inset(ui) + _hint(ui, page)


def _hint(ui: Ui, page: Billed) -> float:
    """Room for the words below the paper; none where a large screen has it for other things, or nothing is shown."""
    return frame.caption_size(ui) * 2 if ui.canvas.size != "L" and _anything_to_show(page) else 0.0


def _tall(ui: Ui, page: Billed, box: Box, plan: _Plan | None) -> float:
    size = frame.body_size(ui) - 2
    tall = _HEAD + len(_columns(page)) * size * 2.6 + size * 2.2
    if plan is not None:
        tall = plan.head + len(page.tally.order) * ui.canvas.by_size(62, 56, 52)
    return min(box.h, tall + 2 * _inset(ui))


@contextmanager
def _rows(ui: Ui, box: Box, tall: float) -> Iterator[float]:
    """Where the rows begin. What does not fit scrolls, unless the whole page does already."""
    if ui.area:
        yield box.y
    else:
        with ui.scrolled("bill", box, tall) as top:
            yield top


def _anything_to_show(page: Billed) -> bool:
    return any(page.open_cards.get(card) for line in page.tally.outcome.lines for card in line.cards)


def _inset(ui: Ui) -> float:
    return ui.canvas.by_size(34, 28, 24)


# ---------------------------------------------------------------------- seats as rows
def _plan(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...]) -> _Plan | None:
    """Names as whole as the columns let them be; None: the columns do not fit side by side."""
    if len(columns) > _MOST_COLUMNS:
        return None
    people = [page.session.person(seat).name for seat in page.tally.order]
    whole = _SEAL + 16 + max(ui.width(name, frame.body_size(ui), "bold") for name in people)
    least = ui.canvas.by_size(72, 58, 37)
    places, marked = len(columns) + 1, all(_mark(page, column) for column in columns)
    for names in (min(whole, box.w * part) for part in (0.4, 0.3, 0.22)):
        step = (box.w - names) / places
        if marked and names < min(whole, _FAIR_NAMES):
            break  # rather names of people than those of columns
        if step >= least and (size := _head_size(ui, page, columns, step - 6)):
            return _sized(ui, page, box, columns, names, size)
    if not marked:
        return None
    names = min(whole, box.w - places * least)
    return _sized(ui, page, box, columns, names if names >= _SEAL + _LEAST_NAME else _SEAL, 0.0)


def _sized(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...], names: float, label: float) -> _Plan:
    step = (box.w - names) / (len(columns) + 1)
    last = max(step, ui.width(_total_label(page), frame.caption_size(ui) - 4, "bold") + 8) if columns else step
    step = (box.w - names - last) / max(1, len(columns)) if columns else step
    head = 12.0
    if any(_mark(page, column) for column in columns):
        head += _mark_size(ui) + 6
    if label:
        lines = [len(_lines(ui, page.label(c.key, c.nth), step - 6, label)) for c in columns]
        head += frame.caption_size(ui) * 1.25 * max(lines, default=1)
    row = (box.h - head) / len(page.tally.order)
    return _Plan(names, step, last, label, head, max(_LOWEST_SEAT, min(ui.canvas.by_size(62, 56, 52), row)))


def _mark(page: Billed, column: Column) -> str:
    return page.marks.get(column.key.rpartition(".")[2], "")


def _mark_size(ui: Ui) -> float:
    return ui.canvas.by_size(42, 36, 32)


def _head_size(ui: Ui, page: Billed, columns: tuple[Column, ...], width: float) -> float:
    """The size at which all names stand over their columns without breaking a word, under marks in one line, else in
    two at most; 0: at none."""
    most = 1 if all(_mark(page, column) for column in columns) else 2
    small, labels = frame.caption_size(ui), [page.label(column.key, column.nth) for column in columns]
    for size in (small, small - 1, small - 2, small - 3, small - 4):
        whole = all(ui.width(part.strip(), size) <= width for label in labels for part in phrases(label))
        if size >= small * 0.76 and whole and all(len(_lines(ui, label, width, size)) <= most for label in labels):
            return size
    return 0.0


def _lines(ui: Ui, label: str, width: float, size: float) -> list[str]:
    return list(ui.type.lines(ui.canvas, label, width, size, "ui"))


def _heads(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...], plan: _Plan) -> None:
    """Marks and names over the columns; the total level with the names."""
    small, high = frame.caption_size(ui), _mark_size(ui)
    marked = any(_mark(page, column) for column in columns)
    top = box.y + high + 4 if marked and plan.label else box.y - 2
    below = (high + 4 if marked and not plan.label else plan.head - 6) - (top - box.y)
    for n, column in enumerate(columns):
        x = box.x + plan.names + plan.step * (n + 0.5)
        if _mark(page, column):
            sign = bill_marks.picture(_mark(page, column), ui.canvas.px(high))
            ui.canvas.blit_centred(sign, x, box.y + high / 2)
        if plan.label:
            part = Box(x - plan.step / 2 + 3, top, plan.step - 6, below)
            label = page.label(column.key, column.nth)
            ui.block(label, part, plan.label, "ui", INK_SOFT, align="centre", lead=1.2, middle=True)
    y = top + below / 2 + small * 0.36
    sizes = (small, small - 1, small - 2, small - 3, small - 4)
    said, x = _total_label(page), box.right - plan.total / 2
    ui.fitted(said, x, y, plan.total - 6, sizes, "bold", BLOOD_DEEP, "centre")


def _by_seat(ui: Ui, page: Billed, box: Box, columns: tuple[Column, ...], plan: _Plan) -> None:
    tally, row, wide = page.tally, plan.row, min(plan.step, _WIDEST)
    size = _figures(ui, page, columns, min(27.0, row * 0.5), plan.step - 8)
    last = _totals(ui, page, size * 1.2, plan.total - 8)
    _heads(ui, page, box, columns, plan)
    with _rows(ui, Box(box.x, box.y + plan.head, box.w, box.h - plan.head), row * len(tally.order)) as top:
        for n, seat in enumerate(tally.order):
            y = top + n * row
            if seat in tally.outcome.winners:
                ui.rounded(Box(box.x, y + 1, box.w, row - 2), 4, mix(PAPER, GOLD_LIGHT, 0.45))
            ui.rule(box.x, y, box.w, PAPER_3)
            _seat_name(ui, page, seat, Box(box.x, y, plan.names - 10, row), INK)
            base = y + row / 2 + size * 0.36
            for k, column in enumerate(columns):
                x = box.x + plan.names + plan.step * (k + 0.5)
                cell(ui, page, seat, column, Box(x - wide / 2, y, wide, row))
                _figure(ui, page, tally.value(seat, column), x, base, size)
            x, lone = box.right - plan.total / 2, _lone(page)
            if lone is not None:
                cell(ui, page, seat, lone, Box(x - wide / 2, y, wide, row))
            _total(ui, page, seat, x, base + 2, last, plan.total - 8)


def _figures(ui: Ui, page: Billed, columns: tuple[Column, ...], size: float, room: float) -> float:
    """The size at which all figures have room in their columns, at most this one."""
    values = [page.tally.value(seat, column) for seat in page.tally.order for column in columns]
    return _within(ui, [page.points(value) for value in values if value is not None], size, room)


def _totals(ui: Ui, page: Billed, size: float, room: float) -> float:
    """The same of the totals; words in their place find their own size."""
    outcome = page.tally.outcome
    return size if outcome.standing else _within(ui, [page.points(value) for value in outcome.points], size, room)


def _within(ui: Ui, texts: list[str], size: float, room: float) -> float:
    widest = max((ui.width(text, size, "poster") for text in texts), default=0.0)
    return size * min(1.0, room / widest) if widest else size


def _figure(ui: Ui, page: Billed, value: int | None, x: float, y: float, size: float, total: bool = False) -> None:
    if value is None:
        ui.text("–", x, y, size * 0.8, "ui", PAPER_3, "centre")
        return
    colour = BLOOD if value < 0 else BLOOD_DEEP if total else INK
    ui.text(page.points(value), x, y, size, "poster", colour, "centre")


def _seat_name(ui: Ui, page: Billed, seat: int, box: Box, colour: tuple[int, int, int]) -> None:
    person = page.session.person(seat)
    radius = min(box.h * 0.36, 18.0)
    ui.seal(page.app.token(person.token), box.x + radius + 4, box.centre[1], radius)
    x = box.x + 2 * radius + 14
    if box.right - x < _LEAST_NAME / 2:
        return
    size = min(frame.body_size(ui), box.h * 0.46)
    steps = (size, size * 0.85, size * 0.75, size * 0.68)
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
            ui.fitted(person.name, x, box.y + head - 9, step - 6, (size * 0.8, size * 0.7), "bold", INK, "centre")
    figures, last = _figures(ui, page, columns, size, step - 8), _totals(ui, page, size * 1.15, step - 6)
    with _rows(ui, Box(box.x, box.y + head, box.w, box.h - head - foot), row * len(columns)) as top:
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
                cell(ui, page, seat, column, Box(x - step / 2, y, step, row))
                _figure(ui, page, tally.value(seat, column), x, y + row * 0.5 + figures * 0.38, figures)
    y = box.bottom - foot
    ui.rounded(Box(box.x, y + 2, box.w, 2.5), 1, BLOOD_DEEP)
    ui.text(_total_label(page), box.x, y + foot * 0.72, size, "bold", BLOOD_DEEP)
    for n, seat in enumerate(order):
        x = box.x + label + step * (n + 0.5)
        _total(ui, page, seat, x, y + foot * 0.76, last, step - 6)
