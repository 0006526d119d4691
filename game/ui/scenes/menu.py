"""The menu over a table: go on, read the rules, change settings, leave. Opening it covers every hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.session.session import Session

from ..page import Page
from ..posters import game_name
from ..registry import Box
from ..theme import BLOOD_DEEP, INK_SOFT
from ..ui import Ui
from ..widgets import button
from . import frame

if TYPE_CHECKING:
    from ..app import App


Entry = tuple[str, Callable[[], None]]
GAP = 14.0
IN_A_ROW, LOW, NAME = 3, 620, 52.0  # names of those who may ask for the screen; below this height all in one


class TableMenu(Page):
    name = "menu"
    opaque = False
    first = "resume"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        session.hide()

    def _rules(self) -> None:
        from .rules import Rules

        self.app.stack.push(Rules(self.app, self.session.info.id, session=self.session))

    def _settings(self) -> None:
        from .settings import SettingsPage

        self.app.stack.push(SettingsPage(self.app))

    def _take_back(self) -> None:
        """Everybody is asked; the move and all that came of it is gone once somebody says that all agree."""
        from .dialog import Dialog

        asked = "app.confirm.undo_last" if self.session.info.secrecy == "none" else "app.confirm.undo_all"
        answers = (("app.menu.take_back_no", None), ("app.menu.take_back_yes", self._agreed))
        self.app.stack.push(Dialog(self.app, self.app.say(asked), answers))

    def _agreed(self) -> None:
        self.session.undo_agreed()
        self.back()

    def _leave(self) -> None:
        from ..flow import to_title
        from .dialog import Dialog

        key = "app.confirm.leave" if self.session.saved else "app.confirm.leave_unsaved"
        answers = (("app.button.leave_no", None), ("app.button.leave_yes", lambda: to_title(self.app)))
        self.app.stack.push(Dialog(self.app, self.app.say(key), answers))

    def _hand_to(self, seat: int) -> None:
        """The cover below, or the one that falls now, is for whoever asked."""
        self.session.call_for_screen(seat)
        self.back()

    def _entries(self) -> list[Entry]:
        entries: list[Entry] = [
            ("resume", self.back),
            ("rules", self._rules),
            ("settings", self._settings),
            ("leave", self._leave),
        ]
        if self.session.can_undo_agreed():
            entries.insert(1, ("take_back", self._take_back))
        return entries

    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        size, small, pad = frame.body_size(ui), frame.caption_size(ui), canvas.by_size(56, 44, 36)
        each = canvas.by_size(66, 58, 54) + GAP
        entries, callers = self._entries(), list(self.session.callers())
        lines = 1 if canvas.height < LOW else -(-len(callers) // IN_A_ROW)
        called = small * 2 + lines * (NAME + 8) + GAP if callers else 0.0
        fixed = pad * 2 + size * 3.6 + small * 3.4 + called
        fits = fixed + len(entries) * each <= canvas.height - 20
        columns = 1 if fits else 3 if len(entries) == 4 else 2  # of all entries but the first
        wide = min(canvas.by_size(620, 500, 640 if callers or not fits else 460), canvas.width - 40)
        tall = fixed + (1 + -(-(len(entries) - 1) // columns)) * each
        box = Box((canvas.width - wide) / 2, max(10.0, (canvas.height - tall) / 2), wide, tall)
        ui.sheet(box, 12, BLOOD_DEEP)
        x, inner, y = box.x + pad, wide - 2 * pad, box.y + pad
        ui.fitted(
            ui.say("app.menu.title"),
            box.centre[0],
            y + size * 1.2,
            inner,
            (size * 1.6, size * 1.4, size * 1.2),
            "poster",
            BLOOD_DEEP,
            "centre",
        )
        game = game_name(ui.app, self.session.info.id)
        ui.text(game, box.centre[0], y + size * 2.7, size, "bold", INK_SOFT, "centre")
        y += size * 3.6
        y = self._list(ui, entries, columns, Box(x, y, inner, each), size)
        if callers:
            self._call(ui, callers, -(-len(callers) // lines), Box(x, y, inner, called), small)
            y += called
        kept = ui.say("app.menu.kept" if self.session.saved else "app.menu.unsaved")
        hidden = ui.say("app.menu.hidden") if self.session.secrecy != "none" else ""
        ui.block(
            "\n".join(filter(None, (kept, hidden))), Box(x, y, inner, small * 4), small, "ui", INK_SOFT, align="centre"
        )

    def _list(self, ui: Ui, entries: list[Entry], columns: int, first: Box, size: float) -> float:
        """The way back over its whole width, the others below it; returns where they end."""
        (id, press), *others = entries
        high = first.h - GAP
        button(ui, id, Box(first.x, first.y, first.w, high), ui.say(f"app.menu.{id}"), press, "primary", group="menu")
        wide = (first.w - GAP * (columns - 1)) / columns
        for n, (id, press) in enumerate(others):
            at = Box(first.x + n % columns * (wide + GAP), first.y + (1 + n // columns) * first.h, wide, high)
            button(ui, id, at, ui.say(f"app.menu.{id}"), press, "paper", group="menu", size=size)
        return first.y + (1 + -(-len(others) // columns)) * first.h

    def _call(self, ui: Ui, seats: list[int], columns: int, box: Box, size: float) -> None:
        """A name for each seat that may ask for the screen."""
        ui.text(ui.say("app.menu.screen_for"), box.centre[0], box.y + size * 1.2, size, "ui", INK_SOFT, "centre")
        gap = 8.0
        wide = (box.w - gap * (columns - 1)) / columns
        for n, seat in enumerate(seats):
            at = Box(box.x + n % columns * (wide + gap), box.y + size * 1.8 + n // columns * (NAME + gap), wide, NAME)
            name = ui.type.cut(ui.canvas, self.session.person(seat).name, wide - 24, size, "bold")
            button(ui, f"screen:{seat}", at, name, partial(self._hand_to, seat), "paper", group="screen", size=size)
