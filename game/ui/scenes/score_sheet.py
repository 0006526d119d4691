"""The score sheet while a match goes on: the bill so far and, after some rounds, how it came together."""

from __future__ import annotations

from ..input import Key
from ..posters import game_name
from ..registry import Box
from ..ui import Ui
from ..widgets import segment
from . import frame
from .bill import bill
from .billed import Billed
from .result_chart import chart, course_name


class ScoreSheet(Billed):
    """Over the public table; Esc leads back to it."""

    name = "score_sheet"
    opaque = False
    first = "close"

    def key(self, key: Key) -> bool:
        if key.ctrl and key.name == "tab":
            self._show(1 - self.sheet)
            return True
        return False

    def _show(self, n: int) -> None:
        self.sheet = n
        self.app.redraw()

    def paint(self, ui: Ui) -> None:
        ui.shade(ui.canvas.box, 190)
        frame.topbar(ui, ui.say("app.result.sheet"), self.back, game_name(ui.app, self.session.info.id))
        area = frame.content(ui)
        course = bool(self.tally.course)
        if not course:
            bill(ui, self, Box(area.x, area.y, area.w, min(area.h, 420.0)))
        elif ui.canvas.tall:
            bill(ui, self, Box(area.x, area.y, area.w, area.h * 0.56))
            chart(ui, self, Box(area.x, area.y + area.h * 0.56 + 20, area.w, area.h * 0.44 - 20))
        elif ui.canvas.size == "L":
            wide = area.w * 0.46
            bill(ui, self, Box(area.x, area.y, wide, area.h))
            chart(ui, self, Box(area.x + wide + 30, area.y, area.w - wide - 30, area.h))
        else:
            labels = [ui.say("app.result.bill"), course_name(self)]
            segment(
                ui,
                "sheet",
                Box(area.x, area.y, area.w, 48),
                labels,
                self.sheet,
                self._show,
                size=frame.caption_size(ui) + 1,
            )
            box = Box(area.x, area.y + 60, area.w, area.h - 60)
            if self.sheet:
                chart(ui, self, box)
            else:
                bill(ui, self, box)
        frame.foot(ui, (("Esc", ui.say("app.result.see_table")),), ui.say("app.result.see_table"), self.back)
