"""All kept matches that can be gone on with, the latest first; those that cannot be read, with the reason."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from game.session.journal import SaveFailed
from game.session.people import under_names
from game.session.saves import Save

from ..flow import resume
from ..input import Key
from ..page import Page
from ..posters import game_name
from ..registry import Box
from ..theme import CUE_TEXT, DIM, PAPER
from ..ui import Ui
from ..widgets import row
from . import frame
from .title import moves_of

if TYPE_CHECKING:
    from ..app import App


class Kept(Page):
    name = "kept"
    first = "save:0"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.saves: list[Save] = []
        self.at = 0
        self._look()

    def uncovered(self) -> None:
        self._look()

    def _look(self) -> None:
        there = [save for save in self.app.house.saves.all() if not save.finished]
        self.saves = sorted(there, key=lambda save: not save.open)
        self.at = min(self.at, max(0, len(self.saves) - 1))

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if key.name == "enter" and self.focus == f"save:{self.at}":
            self._go()
            return True
        if key.name == "delete":
            self._ask()
            return True
        return False

    def _choose(self, at: int) -> None:
        self.at = at
        self.app.redraw()

    def _go(self) -> None:
        if self.saves and self.saves[self.at].open:
            resume(self.app, self.saves[self.at])

    def _ask(self) -> None:
        from .dialog import Dialog

        if self.saves:
            self.app.stack.push(
                Dialog(
                    self.app,
                    self.app.say("app.kept.delete_one"),
                    (("app.button.delete_no", None), ("app.button.delete_yes", self._delete)),
                )
            )

    def _delete(self) -> None:
        with suppress(SaveFailed):
            self.app.house.saves.delete(self.saves[self.at])
        self._look()

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        ui.ground()
        frame.topbar(ui, ui.say("app.kept.title"), self.back)
        area = frame.content(ui)
        tall = ui.canvas.by_size(96, 82, 76)
        with ui.scrolled("saves", area, len(self.saves) * tall) as top:
            for n, save in enumerate(self.saves):
                if -tall <= top + n * tall - area.y <= area.h:  # only what is in sight: there may be a thousand
                    self._save(ui, n, save, Box(area.x, top + n * tall, area.w - 20, tall - 8))
        frame.foot(
            ui,
            (("↑ ↓", ui.say("app.kept.hint")), ("Enter", ui.say("app.kept.go")), ("Del", ui.say("app.kept.delete"))),
            ui.say("app.kept.go"),
            self._go,
            enabled=bool(self.saves) and self.saves[self.at].open,
            beside=(("delete", ui.say("app.kept.delete"), self._ask),) if self.saves else (),
        )

    def _save(self, ui: Ui, n: int, save: Save, box: Box) -> None:
        size, small = frame.body_size(ui), frame.caption_size(ui)
        name = game_name(ui.app, save.game) if save.game else save.path.name
        row(ui, f"save:{n}", box, name, partial(self._choose, n), chosen=n == self.at)
        kept = datetime.fromtimestamp(save.kept).strftime("%Y-%m-%d %H:%M")
        wide = ui.text(kept, box.right - 16, box.y + size * 1.6, small, "ui", DIM, "right")
        ui.fitted(name, box.x + 20, box.y + size * 1.6, box.w - wide - 60, (size * 1.2, size), "poster", PAPER)
        y = box.bottom - small * 0.9
        if save.problem is not None:
            ui.fitted(
                ui.app.words.say(save.problem.key, save.problem.args),
                box.x + 20,
                y,
                box.w - 40,
                (small, small - 2),
                "ui",
                CUE_TEXT,
            )
            return
        x = box.x + 28
        for person in under_names(save.people, self.app.house.called):
            ui.token(ui.app.token(person.token), x, y - small * 0.36, small * 0.5)
            x += 16
            if x + ui.width(person.name, small) < box.right - 160:
                x += ui.text(person.name, x, y, small, "ui", PAPER) + 22
        ui.text(moves_of(ui, save), box.right - 16, y, small, "ui", DIM, "right")
