"""A question on paper over whatever is below. The harmless answer has the focus, and Esc gives it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ..page import Page
from ..registry import Box
from ..theme import BLOOD_DEEP, INK
from ..ui import Ui
from ..widgets import button, button_width

if TYPE_CHECKING:
    from ..app import App

Answer = tuple[str, Callable[[], None] | None]  # text key of the button, what it does


class Dialog(Page):
    """`answers`: the harmless one first, the one that changes something last; None does nothing but close."""

    name = "dialog"
    opaque = False

    def __init__(
        self, app: App, text: str, answers: Sequence[Answer] = (("app.button.close", None),), title: str = ""
    ) -> None:
        super().__init__(app)
        self.text, self.answers, self.heading = text, answers, title
        self.first = "answer:0"

    def back(self) -> None:
        self._answer(self.answers[0][1])

    def _answer(self, then: Callable[[], None] | None) -> None:
        self.app.stack.pop(self)
        if then:
            self.app.stack.settle()
            then()

    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        size = canvas.by_size(24, 21, 20)
        head = size * 1.6
        width = min(canvas.by_size(720, 600, 560), canvas.width - 40)
        inner = width - canvas.by_size(112, 96, 84)
        text = ui.type.height(canvas, self.text, inner, size)
        title = ui.type.height(canvas, self.heading, inner, head, "poster", lead=1.2) + 10 if self.heading else 0
        row = canvas.by_size(64, 56, 54)
        rows = self._rows(ui, inner, size)
        others = canvas.by_size(64, 52, 46) * 2 + title + canvas.by_size(36, 28, 24) + len(rows) * (row + 14) - 14
        shown = min(text, canvas.height - 32 - others)  # the answers stay on the screen, however much there is to read
        tall = others + shown
        box = Box((canvas.width - width) / 2, (canvas.height - tall) / 2, width, tall)
        ui.sheet(box, 12, BLOOD_DEEP)
        x, y = box.x + (width - inner) / 2, box.y + canvas.by_size(64, 52, 46)
        if self.heading:
            ui.block(self.heading, Box(x, y, inner, title), head, "poster", BLOOD_DEEP, align="centre", lead=1.2)
        if shown < text:
            with ui.scrolled("text", Box(x, y + title, inner + 24, shown), text) as top:
                ui.block(self.text, Box(x, top, inner, text), size, "ui", INK, align="centre")
        else:
            ui.block(self.text, Box(x, y + title, inner, text), size, "ui", INK, align="centre")
        y += title + shown + canvas.by_size(36, 28, 24)
        for line in rows:
            self._buttons(ui, line, x, y, inner, row, size)
            y += row + 14

    def _rows(self, ui: Ui, inner: float, size: float) -> list[list[int]]:
        """Answers side by side where they fit, else one below the other."""
        wanted = sum(button_width(ui, ui.say(key), size) for key, _ in self.answers) + 16 * (len(self.answers) - 1)
        every = list(range(len(self.answers)))
        return [every] if wanted <= inner and len(every) < 4 else [[n] for n in every]

    def _buttons(self, ui: Ui, line: list[int], x: float, y: float, inner: float, row: float, size: float) -> None:
        share = (inner - 16 * (len(line) - 1)) / len(line)
        for place, n in enumerate(line):
            key, then = self.answers[n]
            last = n == len(self.answers) - 1 and len(self.answers) > 1
            button(
                ui,
                f"answer:{n}",
                Box(x + place * (share + 16), y, share, row),
                ui.say(key),
                partial(self._answer, then),
                "primary" if last else "paper",
                group="answers",
                size=size * 1.15 if last else size,
            )
