"""The log at the right: what everybody may read, newest at the foot. Folds into nothing where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.words import Everyone, Who

from ..canvas import Canvas
from ..registry import Box
from ..theme import DIM, GOLD_LIGHT, LINE, PANEL, PAPER, Colour, rgb
from .boxes import plate
from .layout import Layout

if TYPE_CHECKING:
    from game.session.history import LogLine

    from ..app import App

TEXT = rgb("#E4E1E8")
LEAST = 14.5  # canvas units: what all must read, also in a window of 1280 x 720


class LogPanel:
    """Scrolls back by the wheel: `back` lines from the newest one."""

    def __init__(self, app: App) -> None:
        self.app, self.back, self.open = app, 0, False
        self._over = False  # it lies over the table

    def shut(self) -> bool:
        """Fold it. Whether it lay over the table."""
        over, self._over, self.open = self._over, False, False
        if over:
            self.app.redraw()
        return over

    def scroll(self, lines: int, count: int) -> None:
        self.back = max(0, min(self.back + lines, max(0, count - 3)))

    @staticmethod
    def folds(canvas: Canvas) -> bool:
        """In small windows the log opens over the table, and only when asked for."""
        return canvas.size == "S"

    def draw(self, canvas: Canvas, laid: Layout, lines: tuple[LogLine, ...]) -> None:
        self._draw(canvas, laid.k, Box(*laid.regions["log"]), lines)

    def draw_over(self, canvas: Canvas, lines: tuple[LogLine, ...]) -> None:
        """The unfolded log of a small window."""
        self._over = self.folds(canvas) and self.open
        if self._over:
            wide, high = min(400.0, canvas.width - 24), min(400.0, canvas.height - 120)
            box = Box(canvas.width - wide - 12, 44, wide, high)
            plate(canvas, box, 10, PANEL, GOLD_LIGHT, 1.5, 5)
            self._draw(canvas, 0.82, box.grown(-16), lines)

    def _draw(self, canvas: Canvas, k: float, box: Box, lines: tuple[LogLine, ...]) -> None:
        setter = self.app.type
        setter.draw(canvas, self.app.say("app.table.log"), box.x, box.y + 18 * k, 22 * k, "bold", DIM)
        canvas.line((box.x, box.y + 30 * k), (box.right, box.y + 30 * k), LINE, k)
        size = max(20 * k, LEAST)
        lead = size * 1.34
        shown = list(lines[: len(lines) - self.back] if self.back else lines)
        blocks: list[tuple[Colour, tuple[str, ...]]] = []
        room = box.h - 48 * k
        for line in reversed(shown):
            text = self._text(line)
            rows = setter.lines(canvas, text, box.w - 16 * k, size, "ui")
            need = len(rows) * lead + 8 * k
            if need > room:
                break
            room -= need
            blocks.append((self._colour(line), rows))
        y = box.y + 58 * k
        for colour, rows in reversed(blocks):
            canvas.disc(box.x + 5 * k, y - 6 * k, 5 * k, colour)
            for row in rows:
                setter.draw(canvas, row, box.x + 16 * k, y, size, "ui", TEXT)
                y += lead
            y += 8 * k

    def _text(self, line: LogLine) -> str:
        people = line.people
        return self.app.words.say(line.said.key, line.said.args, lambda seat: people[seat].name)

    def _colour(self, line: LogLine) -> Colour:
        """The colour of whoever it is about: the first person named."""
        for _, arg in line.said.args:
            seats = (arg.seat,) if isinstance(arg, Who) else arg.seats if isinstance(arg, Everyone) else ()
            if seats:
                return self.app.token(line.people[seats[0]].token).colour
        return PAPER
