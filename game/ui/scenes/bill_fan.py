"""What a number of the bill counts: a small fan of its cards, and each of its lines, while it is pointed at."""

from __future__ import annotations

import pygame

from ..registry import Box, Target
from ..tally import Column
from ..theme import CUE, FIELD, GOLD, GOLD_LIGHT, PAPER, SOFT, mix
from ..ui import Ui
from . import frame
from .billed import Billed

GROUP = "bill"  # of the numbers, for keys
_PAD = 18.0
_GAP = 6.0  # between cards that do not overlap
_EDGE = 12.0  # least distance from the edge of the window


def tells(page: Billed, seat: int, column: Column) -> bool:
    """Whether there is more to know of a number than stands there."""
    lines = page.tally.lines(seat, column)
    return len(lines) > 1 or any(line.key != column.key for line in lines) or bool(_cards(page, seat, column))


def cell(ui: Ui, page: Billed, seat: int, column: Column, box: Box) -> None:
    """The place of a number, under it: what it counts is shown above everything while it is looked at."""
    if not tells(page, seat, column):
        return
    id = f"{GROUP}:{seat}:{column.key}:{column.nth}"
    fan = _Fan(ui, page, seat, column)
    ui.target(Target(id, box, GROUP, fan.spoken, on_paper=True, radius=4, ring=-1))
    if ui.hot(id) or ui.pressed(id) or (not ui.page.hot and ui.app.by_keys and ui.focused(id)):
        ui.rounded(box.grown(-2), 6, mix(PAPER, GOLD, 0.5))
        at = box.clipped(ui.page.areas[ui.area][0]) if ui.area else box
        if at.h > 0:
            ui.later(lambda: fan.draw(at))


def _cards(page: Billed, seat: int, column: Column) -> list[int]:
    """Those that everybody sees."""
    return [card for card in page.tally.cards(seat, column) if card in page.open_cards]


class _Fan:
    """A plate beside the number: whose it is, what it is called, its cards, its lines."""

    def __init__(self, ui: Ui, page: Billed, seat: int, column: Column) -> None:
        self.ui, self.page = ui, page
        self.person = page.session.person(seat)
        self.label = page.label(column.key, column.nth)
        self.value = page.points(page.tally.value(seat, column) or 0)
        lines = page.tally.lines(seat, column)
        self.lines = [
            (page.app.words.say(line.key, line.args, page.people()), page.points(line.value), line.value < 0)
            for line in lines
            if line.key != column.key
        ]
        self.cards = _cards(page, seat, column)
        self.spoken = f"{self.person.name}, {self.label}: {self.value}"

    def draw(self, at: Box) -> None:
        ui, size = self.ui, frame.caption_size(self.ui) + 1
        wide = ui.canvas.by_size(88, 76, 62)  # of a card
        box = self._place(at, size, wide)
        ui.shadow(box, 12, 16, 6)
        ui.rounded(box, 12, FIELD, GOLD_LIGHT, 2.5)
        x, right, y = box.x + _PAD, box.right - _PAD, box.y + _PAD - 4
        radius = size * 0.72
        ui.seal(ui.app.token(self.person.token), x + radius, y + size * 0.78, radius)
        room = right - x - 2 * radius - 26 - ui.width(self.value, size + 4, "poster")
        sizes = (size + 1, size, size - 1, size - 2)
        ui.fitted(self.label, x + 2 * radius + 10, y + size * 1.14, room, sizes, "bold", GOLD_LIGHT)
        ui.text(self.value, right, y + size * 1.2, size + 4, "poster", GOLD_LIGHT, "right")
        y += size * 1.9
        if self.cards:
            self._spread(Box(x, y, right - x, wide * 1.25), wide)
            y += wide * 1.25 + 8
        for text, value, lost in self.lines:
            taken = ui.width(value, size, "poster")
            ui.fitted(text, x, y + size * 1.1, right - x - taken - 16, (size, size - 1, size - 2, size - 3), "ui", SOFT)
            ui.text(value, right, y + size * 1.14, size, "poster", CUE if lost else PAPER, "right")
            y += size * 1.55

    def _place(self, at: Box, size: float, wide: float) -> Box:
        """Under the number, or over it where more of the plate has room there; always inside the window."""
        ui, canvas = self.ui, self.ui.canvas
        head = ui.width(self.label, size + 1, "bold") + ui.width(self.value, size + 4, "poster") + size * 1.5 + 30
        rows = [ui.width(text, size) + ui.width(value, size, "poster") + 24 for text, value, _ in self.lines]
        fan = len(self.cards) * (wide + _GAP) - _GAP
        most = min(canvas.by_size(640, 520, 420), canvas.width - 2 * _EDGE)
        width = min(most, max(head, fan, *rows, 150) + 2 * _PAD)
        tall = _PAD * 2 - 6 + size * 1.7 + bool(self.cards) * (wide * 1.25 + 8) + len(self.lines) * size * 1.55
        x = min(max(_EDGE, at.centre[0] - width / 2), canvas.width - width - _EDGE)
        below = canvas.height - _EDGE - (at.bottom + 8)
        y = at.bottom + 8 if below >= tall or below >= at.y else at.y - 8 - tall
        return Box(x, min(max(_EDGE, y), canvas.height - tall - _EDGE), width, tall)

    def _spread(self, box: Box, wide: float) -> None:
        """Side by side, where they are too many the next over the last."""
        ui, count = self.ui, len(self.cards)
        step = min(wide + _GAP, (box.w - wide) / max(1, count - 1))
        for n, card in enumerate(self.cards):
            picture = self._picture(card, wide)
            ui.canvas.blit_centred(picture, box.x + n * step + wide / 2, box.centre[1])

    def _picture(self, card: int, wide: float) -> pygame.Surface:
        ui, face = self.ui, self.page.open_cards[card]
        return self.page.picture(face, ui.canvas.px(wide), ui.canvas.px(wide * 1.25))
