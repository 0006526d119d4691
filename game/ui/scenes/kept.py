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

_STEPS = {"up": -1, "down": 1, "pageup": -5, "pagedown": 5}


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
        framed = self.focus.startswith("save:")
        if framed and key.name in _STEPS:
            self._walk_to(self.at + _STEPS[key.name])
        elif framed and key.name in ("home", "end"):
            self._walk_to(0 if key.name == "home" else len(self.saves) - 1)
        elif framed and key.name == "enter":
            self._choose_framed()
            self._go()
        elif key.name == "delete":
            self._choose_framed()
            self._ask()
        else:
            return False
        return True

    def _choose_framed(self) -> None:
        """The wheel may have scrolled the chosen row away; then keys mean the one with the frame."""
        if self.focus.startswith("save:"):
            self.at = int(self.focus.partition(":")[2])

    def _walk_to(self, at: int) -> None:
        """Choose a row and bring it into sight."""
        self.at = min(max(0, at), len(self.saves) - 1)
        self.focus_on(f"save:{self.at}")
        box, tall = self.areas["saves"]
        row = tall / len(self.saves)
        self.scrolls["saves"] = min(max(self.scrolls["saves"], (self.at + 1) * row - box.h), self.at * row)

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
