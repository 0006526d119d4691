"""Who has won: winners on wooden steps with the others listed below, or all as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..registry import Box
from ..theme import DIM, GOLD, GOLD_LIGHT, PAPER, WOOD, ease, mix
from ..ui import Ui
from .result_sheets import total

if TYPE_CHECKING:
    from .result import Result

_PLACES = {1: (0.5,), 2: (0.32, 0.68), 3: (0.5, 0.17, 0.83)}  # middles of the steps, by how many there are
_ROMAN = ("I", "II", "III")


def podium(ui: Ui, page: Result, box: Box) -> None:
    """The first three on wooden steps, the winner in the middle; the others in a list below. Where nobody is placed,
    all who have won stand on one step."""
    tally = page.tally
    ranked = tally.outcome.ranked
    up = tally.order[:3] if ranked else tuple(seat for seat in tally.order if seat in tally.outcome.winners)
    if not up:
        winners_list(ui, page, box)  # the steps are empty
        return
    rest = tuple(seat for seat in tally.order if seat not in up)
    row = 46.0
    foot = 90.0 + (-(-len(rest) // 2)) * row
    ground = box.bottom - foot
    if ranked:
        _steps(ui, page, box, ground, up)
    else:
        _one_step(ui, page, box, ground, up)
    ui.rounded(Box(box.x - 8, ground, box.w + 16, 8), 2, mix(GOLD, (0, 0, 0), 0.35))
    for n, seat in enumerate(rest):
        x, y = box.x + (n % 2) * box.w / 2, ground + 100 + n // 2 * row
        _line(ui, page, seat, Box(x, y, (box.w / 2 if len(rest) > 1 else box.w * 0.75) - 20, row))


def _steps(ui: Ui, page: Result, box: Box, ground: float, first: tuple[int, ...]) -> None:
    wide = box.w / 3 - 8
    heights = {1: 0.52, 2: 0.32, 3: 0.22}
    for n, seat in enumerate(first):
        middle = box.x + box.w * _PLACES[len(first)][n]
        place = min(3, page.tally.places[seat])
        grown = 1.0 if page.app.settings.reduced else ease((page.age - (2 - n) * 0.06) / 0.5)
        radius = 78.0 if place == 1 else 56.0
        tall = min((ground - box.y) * heights[place], ground - box.y - 2 * radius - 90) * grown  # the name is free
        _step(ui, Box(middle - wide / 2, ground - tall, wide, tall), _ROMAN[place - 1])
        _winner(ui, page, seat, middle, ground - tall, radius)
        value, grown = page.counted(seat)
        colour = page.app.token(page.session.person(seat).token).colour
        ui.text(value, middle, ground + 62, (62 if place == 1 else 48) * grown, "poster", colour, "centre")


def _one_step(ui: Ui, page: Result, box: Box, ground: float, won: tuple[int, ...]) -> None:
    """One step for all winners, and under it where they stand: they have won together."""
    pitch = min(box.w / 3 + 8, box.w / len(won))
    wide = max(box.w / 3 - 8, pitch * len(won) - 8)
    grown = 1.0 if page.app.settings.reduced else ease((page.age - 0.12) / 0.5)
    tall = (ground - box.y) * 0.42 * grown
    left = box.x + box.w / 2
    _step(ui, Box(left - wide / 2, ground - tall, wide, tall), _ROMAN[0])
    for n, seat in enumerate(won):
        middle = left + (n - (len(won) - 1) / 2) * pitch
        _winner(ui, page, seat, middle, ground - tall, min(78.0, pitch * 0.34), pitch - 12)
    stand = {total(page, seat) for seat in won}
    if page.tally.outcome.standing and len(stand) == 1:
        ui.text(stand.pop(), left, ground + 62, 48, "poster", GOLD_LIGHT, "centre")


def _step(ui: Ui, box: Box, number: str) -> None:
    if box.h < 4:
        return
    ui.rounded(box, 2, WOOD)
    ui.rounded(Box(box.right - 14, box.y, 14, box.h), 0, mix(WOOD, (60, 20, 40), 0.45))
    for k in range(1, 5):
        x = box.x + box.w * k / 5
        ui.canvas.line((x, box.y + 18), (x, box.bottom), mix(WOOD, (0, 0, 0), 0.28), 2)
    ui.rounded(Box(box.x - 6, box.y, box.w + 12, 22), 2, mix(WOOD, PAPER, 0.28))
    if box.h > 80:
        ui.text(
            number,
            box.centre[0] - 4,
            box.y + 22 + (box.h - 22) / 2 + 20,
            58,
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
    size = 40.0 if won else 32.0
    sizes = (size, size * 0.86, size * 0.72, size * 0.6)
    ui.fitted(
        person.name, x, y - 2 * radius - 30, min(260, room), sizes, "poster", GOLD_LIGHT if won else PAPER, "centre"
    )


def _laurel(ui: Ui, x: float, y: float, radius: float) -> None:
    """Leaves up both sides, for whoever has won: the baked branches, clear within 74 of their 150, or plain ones."""
    if ui.app.images.has("scene/laurel"):
        size = ui.canvas.px(radius * 300 / 74 * 0.86)
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
