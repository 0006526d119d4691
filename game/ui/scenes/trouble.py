"""Something broke, or could not be saved: what happened, what is safe, how to go on. Drawn with the plainest means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..input import Input, Quit
from ..page import Page
from ..registry import Box
from ..scenery import knitting
from ..theme import DIM, FIELD, GOLD, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from . import frame

if TYPE_CHECKING:
    from ..app import App


class Trouble(Page):
    """`why` is what was raised; `again`: it is not the first fault within a minute."""

    name = "trouble"
    first = "go"

    def __init__(self, app: App, why: BaseException, again: bool = False) -> None:
        super().__init__(app)
        self.why, self.again = why, again
        session = app.house.session
        if session is not None:
            session.hide()

    # ------------------------------------------------------------------ doing
    @property
    def unsaved(self) -> bool:
        """The disk did not take an answer: it can be tried again, or the match goes on unsaved."""
        from game.session.journal import SaveFailed

        return isinstance(self.why, SaveFailed)

    @property
    def elsewhere(self) -> bool:
        """Another window has gone on with this match."""
        return self.unsaved and bool(getattr(self.why, "elsewhere", False))

    def handle(self, event: Input) -> bool:
        if isinstance(event, Quit):
            self.app.quit()
            return True
        return super().handle(event)

    def back(self) -> None:
        from ..flow import to_title

        to_title(self.app)

    def _go_on(self) -> None:
        self.app.stack.pop(self)

    def _go_on_unsaved(self) -> None:
        if self.app.house.session is not None:
            self.app.house.session.go_on_unsaved()
        self.app.stack.pop(self)

    def _folder(self) -> None:
        from ..folders import show_folder

        show_folder(self.app, self.app.home)

    # ------------------------------------------------------------------ what is said
    def _safe(self) -> list[tuple[str, str, str]]:
        """Sign, what is safe, where it stands."""
        say, session = self.app.say, self.app.house.session
        items = []
        if session is not None and session.saved:
            items.append(("check", say("app.trouble.kept"), say("app.trouble.kept_where")))
            items.append(("turn", say("app.trouble.rolled"), say("app.trouble.rolled_where")))
        elif session is not None:
            items.append(("turn", say("app.trouble.rolled"), say("app.trouble.rolled_where")))
        items.append(("hidden", say("app.trouble.hidden"), say("app.trouble.hidden_where")))
        return items

    def _said(self) -> tuple[str, str]:
        """Title and one sentence."""
        say = self.app.say
        if self.elsewhere:
            return say("app.saves.elsewhere_title"), say("app.saves.elsewhere")
        if self.unsaved:
            why = self.why
            path, cause = getattr(why, "path", ""), getattr(why, "why", "")
            return say("app.trouble.unsaved_title"), say(
                "app.saves.failed", folder=str(path), why=str(getattr(cause, "strerror", "") or cause)
            )
        in_match = self.app.house.session is not None
        return say("app.trouble.title"), say("app.trouble.match" if in_match else "app.trouble.plain")

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.ground(0.28, 0.4)
        size = frame.body_size(ui)
        picture = not canvas.tall and canvas.size != "S"
        x = canvas.width * 0.48 if picture else frame.margin(ui) + 10
        width = min(canvas.width - x - frame.margin(ui) - 20, 900.0)
        if picture:
            w = canvas.width * 0.36
            h = min(w * 1.1, canvas.height * 0.82)
            ui.stamp(
                knitting(self.app, canvas.px(w), canvas.px(h)), Box(canvas.width * 0.06, (canvas.height - h) / 2, w, h)
            )
        title, said = self._said()
        head = canvas.by_size(60, 44, 34)
        y = canvas.height * (0.16 if not canvas.tall else 0.1)
        if canvas.tall:
            w = canvas.width * 0.5
            ui.stamp(knitting(self.app, canvas.px(w), canvas.px(w * 1.05)), Box(x, canvas.height * 0.06, w, w * 1.05))
            y = canvas.height * 0.08 + w * 1.1
        y += ui.block(title, Box(x, y, width, 0), head, "poster", PAPER, lead=1.2) + size * 0.6
        y += ui.block(said, Box(x, y, width, 0), size * 1.15, "ui", SOFT, lead=1.5) + size
        for sign, what, where in self._safe():
            radius = size * 1.15
            ui.canvas.disc(x + radius, y + radius, radius, GOLD)
            ui.canvas.disc(x + radius, y + radius, radius - 2, FIELD)
            ui.icon(sign, x + radius, y + radius, radius * 1.2, GOLD_LIGHT)
            ui.text(what, x + radius * 2 + 18, y + size * 0.9, size, "bold", PAPER)
            used = ui.block(
                where,
                Box(x + radius * 2 + 18, y + size * 1.2, width - radius * 2 - 18, 0),
                size - 2,
                "ui",
                DIM,
                lead=1.3,
            )
            y += max(radius * 2, size * 1.2 + used) + size * 0.7
        ui.block(ui.say("app.trouble.report"), Box(x, y + 4, width, 0), size - 3, "ui", DIM)
        self._buttons(ui)

    def _buttons(self, ui: Ui) -> None:
        beside: list[tuple[str, str, Callable[[], None]]] = [("title", ui.say("app.button.title"), self.back)]
        label, press = ui.say("app.button.carry_on"), self._go_on
        if self.elsewhere:
            label, press = ui.say("app.button.title"), self.back
            beside = [("unsaved", ui.say("app.saves.unsaved"), self._go_on_unsaved)]
        elif self.unsaved:
            label = ui.say("app.saves.retry")
            beside = [("unsaved", ui.say("app.saves.unsaved"), self._go_on_unsaved), *beside]
        elif self.again:
            label, press = ui.say("app.button.title"), self.back
            beside = [("carry_on", ui.say("app.button.carry_on"), self._go_on)]
        if not ui.canvas.tall:
            beside.append(("folder", ui.say("app.title.folder"), self._folder))
        frame.foot(ui, (), label, press, beside=beside)
