"""The menu over a table: go on, read the rules, change settings, leave. Opening it covers every hand."""
from __future__ import annotations

from collections.abc import Callable
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
        self.app.stack.push(Rules(self.app, self.session.info.id))

    def _settings(self) -> None:
        from .settings import SettingsPage
        self.app.stack.push(SettingsPage(self.app))

    def _take_back(self) -> None:
        """Everybody is asked; the move and all that came of it is gone once somebody says that all agree."""
        from .dialog import Dialog
        answers = (("app.menu.take_back_no", None), ("app.menu.take_back_yes", self._agreed))
        self.app.stack.push(Dialog(self.app, self.app.say("app.confirm.undo_all"), answers))

    def _agreed(self) -> None:
        self.session.undo_agreed()
        self.back()

    def _leave(self) -> None:
        from ..flow import to_title
        from .dialog import Dialog
        key = "app.confirm.leave" if self.session.saved else "app.confirm.leave_unsaved"
        answers = (("app.button.leave_no", None), ("app.button.leave_yes", lambda: to_title(self.app)))
        self.app.stack.push(Dialog(self.app, self.app.say(key), answers))

    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        size, small = frame.body_size(ui), frame.caption_size(ui)
        row, gap = canvas.by_size(66, 58, 54), 14.0
        entries: list[tuple[str, Callable[[], None]]] = [("resume", self.back), ("rules", self._rules),
                                                         ("settings", self._settings), ("leave", self._leave)]
        if self.session.can_undo_agreed():
            entries.insert(1, ("take_back", self._take_back))
        wide = min(canvas.by_size(620, 500, 460), canvas.width - 40)
        pad = canvas.by_size(56, 44, 36)
        tall = pad * 2 + size * 3.6 + small * 3.4 + len(entries) * (row + gap)
        box = Box((canvas.width - wide) / 2, max(10.0, (canvas.height - tall) / 2), wide, tall)
        ui.sheet(box, 12, BLOOD_DEEP)
        x, inner, y = box.x + pad, wide - 2 * pad, box.y + pad
        ui.fitted(ui.say("app.menu.title"), box.centre[0], y + size * 1.2, inner, (size * 1.6, size * 1.4, size * 1.2),
                  "poster", BLOOD_DEEP, "centre")
        game = game_name(ui.app, self.session.info.id)
        ui.text(game, box.centre[0], y + size * 2.7, size, "bold", INK_SOFT, "centre")
        y += size * 3.6
        for n, (id, press) in enumerate(entries):
            if n == 0:
                button(ui, id, Box(x, y, inner, row), ui.say(f"app.menu.{id}"), press, "primary", group="menu")
            else:
                button(ui, id, Box(x, y, inner, row), ui.say(f"app.menu.{id}"), press, "paper", group="menu", size=size)
            y += row + gap
        kept = (ui.say("app.menu.kept", n=self.session.answers) if self.session.saved else ui.say("app.menu.unsaved"))
        hidden = ui.say("app.menu.hidden") if self.session.secrecy != "none" else ""
        ui.block("\n".join(filter(None, (kept, hidden))), Box(x, y, inner, small * 4), small, "ui", INK_SOFT,
                 align="centre")
