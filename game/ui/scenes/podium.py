"""Who has won: winners on wooden steps with the others listed below, or all as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..registry import Box
from ..theme import BLOOD, DIM, GOLD, GOLD_LIGHT, PAPER, WOOD, ease, mix, rgb
from ..ui import Ui
from .bill import total

if TYPE_CHECKING:
    from .result import Result

_ROMAN = ("I", "II", "III")
_HEIGHTS = {1: 0.52, 2: 0.32, 3: 0.22}  # of a step, of all the height there is
_ABREAST = 3  # so many stand side by side on a step before another row begins; on a lone step more
_NAME = 50.0  # room for a name over a token
_GAP = 8.0  # between steps


class _Shared(NamedTuple):
    """A step, the level seats on it, and how many of them stand side by side."""

    place: int
    seats: tuple[int, ...]
    abreast: int

    @property
    def rows(self) -> int:
        return -(-len(self.seats) // self.abreast)


def podium(ui: Ui, page: Result, box: Box) -> None:
    """The first three places on wooden steps, the winner in the middle, level ones on the same step; the others in a
    list below. Where nobody is placed, all who have won stand on one step."""
    steps = _shared(page)
    if not steps:
        winners_list(ui, page, box)  # the steps are empty
        return
    up = {seat for step in steps for seat in step.seats}
    rest = tuple(seat for seat in page.tally.order if seat not in up)
    row = 46.0
    foot = 90.0 + (-(-len(rest) // 2)) * row
    ground = box.bottom - foot
    _steps(ui, page, box, ground, steps)
    ui.rounded(Box(box.x - 8, ground, box.w + 16, 8), 2, mix(GOLD, (0, 0, 0), 0.35))
    for n, seat in enumerate(rest):
        x, y = box.x + (n % 2) * box.w / 2, ground + 100 + n // 2 * row
        _line(ui, page, seat, Box(x, y, (box.w / 2 if len(rest) > 1 else box.w * 0.75) - 20, row))


def _shared(page: Result) -> tuple[_Shared, ...]:
    """The steps from left to right."""
    tally = page.tally
    if tally.outcome.ranked:
        level = {place: tuple(s for s in tally.order if tally.places[s] == place) for place in _HEIGHTS}
    else:
        level = {1: tuple(seat for seat in tally.order if seat in tally.outcome.winners)}
    filled = {place: seats for place, seats in level.items() if seats}
    alone, order = len(filled) == 1, (2, 1, 3) if len(filled) == 3 else (1, 2, 3)
    return tuple(_Shared(p, filled[p], _abreast(page, filled[p], alone)) for p in order if p in filled)


def _abreast(page: Result, seats: tuple[int, ...], alone: bool) -> int:
    if len({total(page, seat) for seat in seats}) > 1:
        return len(seats)  # each with a figure below
    most = 2 * _ABREAST if alone else _ABREAST
    rows = -(-len(seats) // most)
    return -(-len(seats) // rows)


def _steps(ui: Ui, page: Result, box: Box, ground: float, steps: tuple[_Shared, ...]) -> None:
    columns = sum(step.abreast for step in steps)
    pitch = box.w / max(3, columns)
    x = box.x + (box.w - pitch * columns) / 2
    for step in steps:
        wide, middle = pitch * step.abreast, x + pitch * step.abreast / 2
        grown = 1.0 if page.app.settings.reduced else ease((page.age - (3 - step.place) * 0.06) / 0.5)
        radius = _radius(step, pitch, ground - box.y)
        room = ground - box.y - step.rows * (2 * radius + _NAME) - 40  # the names are free
        top = ground - max(0.0, min((ground - box.y) * _HEIGHTS[step.place], room)) * grown
        _step(ui, Box(x + _GAP / 2, top, wide - _GAP, ground - top), _ROMAN[step.place - 1])
        for n, seat in enumerate(step.seats):
            row, column = divmod(n, step.abreast)
            here = min(step.abreast, len(step.seats) - row * step.abreast)
            at = middle + (column - (here - 1) / 2) * pitch
            lone = len(step.seats) == 1
            above = step.place == 1 and all(each.rows == 1 for each in steps)  # its name has nobody beside it
            edge = 2 * min(at - box.x, box.right - at)
            most = max(edge, pitch - 10) if lone and above else wide + 54 if lone and columns <= 3 else pitch - 10
            _winner(ui, page, seat, at, top - row * (2 * radius + _NAME), radius, most)
        _values(ui, page, step, middle, pitch, ground + 62)
        x += wide


def _radius(step: _Shared, pitch: float, high: float) -> float:
    """Of the tokens: smaller beside each other, and in several rows so that the step is still seen."""
    largest = min(78.0 if step.place == 1 else 56.0, pitch * 0.42)
    if len(step.seats) > 1:
        largest = min(largest, pitch * 0.34, ((high * 0.85 - 40) / step.rows - _NAME) / 2)
    return max(14.0, largest)


def _values(ui: Ui, page: Result, step: _Shared, middle: float, pitch: float, base: float) -> None:
    """What they have, once for those who have the same; nothing where points decide nothing and no word stands."""
    outcome = page.tally.outcome
    if not outcome.ranked and not outcome.standing:
        return
    size = 62.0 if step.place == 1 and outcome.ranked else 48.0
    if len({total(page, seat) for seat in step.seats}) == 1:
        shown = [(step.seats[0], middle)]
    else:
        first = middle - (len(step.seats) - 1) / 2 * pitch
        shown = [(seat, first + n * pitch) for n, seat in enumerate(step.seats)]
    for seat, x in shown:
        value, grown = page.counted(seat)
        lone = len(step.seats) == 1 or len(shown) > 1
        colour = page.app.token(page.session.person(seat).token).colour if lone and outcome.ranked else GOLD_LIGHT
        ui.text(value, x, base, size * grown, "poster", colour, "centre")


def _step(ui: Ui, box: Box, number: str) -> None:
    if box.h < 4:
        return
    ui.rounded(box, 2, WOOD)
    ui.rounded(Box(box.right - 14, box.y, 14, box.h), 0, mix(WOOD, (60, 20, 40), 0.45))
    for k in range(1, 5):
        x = box.x + box.w * k / 5
        ui.canvas.line((x, box.y + 18), (x, box.bottom), mix(WOOD, (0, 0, 0), 0.28), 2)
    ui.rounded(Box(box.x - 6, box.y, box.w + 12, 22), 2, mix(WOOD, PAPER, 0.28))
    size = min(58.0, (box.h - 22) * 0.8)
    if size > 16:
        ui.text(
            number,
            box.centre[0] - 4,
            box.y + 22 + (box.h - 22) / 2 + size * 0.35,
            size,
            "poster",
            mix(WOOD, (0, 0, 0), 0.55),
            "centre",
        )


def _winner(ui: Ui, page: Result, seat: int, x: float, y: float, radius: float, room: float = 260) -> None:
    person = page.session.person(seat)
    token = page.app.token(person.token)
    won = seat in page.tally.outcome.winners
    if won:
        _laurel(ui, x, y - radius - 8, radius)
    ui.seal(token, x, y - radius - 8, radius)
    if won:
        _cockade(ui, x, y - radius - 8, radius)
    size = min(40.0 if won else 32.0, max(24.0, radius * 0.72))
    sizes = (size, size * 0.86, size * 0.72, size * 0.6)
    ui.fitted(
        person.name,
        x,
        y - 2 * radius - 24 - size * 0.15,
        min(260, room),
        sizes,
        "poster",
        GOLD_LIGHT if won else PAPER,
        "centre",
    )


_LEAF = 0.86 / 74  # of a token's radius: one of the 300 units of the branches, which are clear within 74


def _laurel(ui: Ui, x: float, y: float, radius: float) -> None:
    """Leaves up both sides, for whoever has won: the baked branches, clear within 74 of their 150, or plain ones."""
    if ui.app.images.has("scene/laurel"):
        size = ui.canvas.px(radius * 300 * _LEAF)
        ui.canvas.blit_centred(ui.app.images.picture("scene/laurel", size, size), x, y)
        return
    import math

    import pygame

    canvas = ui.canvas
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(78 - k * 27)
            cx, cy = x + side * math.cos(a) * radius * 1.22, y + math.sin(a) * radius * 1.22
            lean = a - math.pi / 2 - 0.5
            long, broad = radius * 0.2, radius * 0.085
            dx, dy = side * math.cos(lean), math.sin(lean)
            points = [
                (cx + dx * long, cy + dy * long),
                (cx - dy * broad * side, cy + dx * broad * side),
                (cx - dx * long, cy - dy * long),
                (cx + dy * broad * side, cy - dx * broad * side),
            ]
            tone = (93, 149, 48) if k % 2 else (121, 171, 74)
            pygame.draw.polygon(canvas.surface, tone, [(canvas.px(px), canvas.px(py)) for px, py in points])


def _cockade(ui: Ui, x: float, y: float, radius: float) -> None:
    """It ties the branches, over the rim of the token."""
    unit, y = radius * _LEAF, y + radius * 88 * _LEAF
    if ui.app.images.has("scene/cockade"):
        size = ui.canvas.px(56 * unit)
        ui.canvas.blit_centred(ui.app.images.picture("scene/cockade", size, size), x, y)
        return
    for part, colour in ((20, rgb("#2F5FB0")), (13, PAPER), (7, BLOOD)):
        ui.canvas.disc(x, y, part * unit, colour)


def winners_list(ui: Ui, page: Result, box: Box) -> None:
    """All places as rows."""
    order = page.tally.order
    row = max(42.0, min(ui.canvas.by_size(64, 62, 58), box.h / len(order)))
    with ui.scrolled("places", box, row * len(order)) as top:
        for n, seat in enumerate(order):
            part = Box(box.x, top + n * row, box.w - (12 if row * len(order) > box.h + 1 else 0), row - 6)
            won = seat in page.tally.outcome.winners
            ui.panel(part, 24 if won else 12, 10, GOLD_LIGHT if won else None, 2.5)
            _line(ui, page, seat, part)


def _line(ui: Ui, page: Result, seat: int, box: Box) -> None:
    person, tall, words = page.session.person(seat), box.h, page.tally.outcome.standing is not None
    token = page.app.token(person.token)
    size = min(ui.canvas.by_size(24, 23, 21), tall * 0.5)
    left = box.x + _numbers(ui, page, size * 1.1)
    if page.tally.outcome.ranked:
        ui.text(str(page.tally.places[seat]), box.x + 14, box.centre[1] + size * 0.4, size * 1.1, "poster", DIM)
    ui.seal(token, left + tall * 0.36, box.centre[1], tall * 0.36)
    value, grown = page.counted(seat)
    part = 1.0 if words else 1.35
    ui.text(
        value,
        box.right - 14,
        box.centre[1] + size * part * 0.33 * grown,
        size * part * grown,
        "poster",
        token.colour,
        "right",
    )
    wide = ui.width(total(page, seat), size * part, "poster")  # names keep their place
    x = left + 14 + tall * 0.78
    ui.fitted(
        person.name,
        x,
        box.centre[1] + size * 0.36,
        box.right - wide - 28 - x,
        (size, size * 0.86, size * 0.74),
        "bold",
        PAPER,
    )


def _numbers(ui: Ui, page: Result, size: float) -> float:
    """Room for the widest place before the tokens, which stand below each other; little where nobody is placed."""
    if not page.tally.outcome.ranked:
        return 14.0
    return max(35.0, 24 + max(ui.width(str(place), size, "poster") for place in page.tally.places))
