"""The last position, studied: the table of a finished match lives, but nothing can be answered at it.

It shows what the table shows to everybody then. What lies open can be pointed at, reached by keys and shown large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..canvas import Canvas
from ..input import Cancel, FocusLost, Input, Key, Move, Press, Release, Wheel
from ..page import Page
from ..registry import Box
from ..table.boxes import plate
from ..table.focus import AIM
from ..theme import GOLD_LIGHT, INK, PAPER, mix
from ..ui import Ui
from ..widgets import button
from . import frame

if TYPE_CHECKING:
    from ..app import App
    from ..table.layout import Layout
    from .table import TableScene

FOLD = "fold"
EDGE = 5.0  # so far the tab of a winner lies on the edge of their panel


class Study(Page):
    """Over the result, which F3, Esc or its button leads back to."""

    name = "study"
    first = FOLD

    def __init__(self, app: App, table: TableScene, headline: str) -> None:
        super().__init__(app)
        self.table, self.headline = table, headline
        self._walking = False  # the keys are among the cards, not at the button

    # ------------------------------------------------------------------ the stack

    def enter(self) -> None:
        self.table.study(True)

    def leave(self) -> None:
        self.table.study(False)

    def covered(self) -> None:
        super().covered()
        self._walk_to(False)
        self.table.study(False)

    def uncovered(self) -> None:
        self.table.study(True)

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> bool:
        """The table gets what only looks; a press or Enter on a card shows it large."""
        table = self.table
        if table.painter.zoomed and table.painter.large.handle(event):
            return True
        if isinstance(event, Key):
            return self._typed_at(event)
        if isinstance(event, Press) and not self._at_button(event.x, event.y):
            table.painter.zoom(table.hands.card_at(event.x, event.y))
            return True
        if isinstance(event, Move | Wheel):
            if isinstance(event, Move):
                self._walk_to(False)
            used = table.pointer.handle(event)
            return super().handle(event) or used
        if isinstance(event, Press | Release | Cancel | FocusLost):
            if isinstance(event, FocusLost):
                table.forget()
            return super().handle(event)
        return False

    def _at_button(self, x: float, y: float) -> bool:
        target = self.stop(FOLD)
        return target is not None and target.box.holds(x, y)

    def _typed_at(self, event: Key) -> bool:
        hands, name = self.table.hands, event.name
        if name in ("f3", "esc"):
            self.back()
        elif name == "f1":
            from .rules import Rules

            self.app.stack.push(Rules(self.app, self.table.session.info.id, session=self.table.session))
        elif name == "tab":
            self._walk_to(not self._walking)
        elif name in AIM and not event.ctrl and not event.alt:
            if self._walking:
                hands.focus.arrow(name, hands.stops())  # type: ignore[arg-type]
            else:
                self._walk_to(True)
        elif name == "i" or (name in ("enter", "space") and self._walking):
            self.table.painter.zoom(hands.focus.at if self._walking else hands.hover)
        elif name in ("l", "z") or self._walking:
            return name == "l" and not event.ctrl and self.table.keys.handle(event)
        else:
            return super().handle(event)
        return True

    def _walk_to(self, cards: bool) -> None:
        """The keys go among the cards, or back to the button."""
        focus, stops = self.table.hands.focus, self.table.hands.stops()
        self._walking = cards and bool(stops)
        if self._walking:
            focus.tab(stops)
        focus.shown = self._walking
        self.focus = "" if self._walking else FOLD

    def _keep_focus(self) -> None:
        if not self._walking:
            super()._keep_focus()

    # ------------------------------------------------------------------ painting

    def draw_below(self, canvas: Canvas) -> None:
        self.table.draw_below(canvas)

    def paint(self, ui: Ui) -> None:
        """The table, and over its bar, which nobody needs now, a strip with who won and the way back."""
        self.table.draw(ui.canvas)
        if self.table.painter.zoomed:
            return
        laid = self.table.board.tableau.layout
        if laid is None:
            return
        self._winners(ui, laid)
        canvas, bar, size = ui.canvas, Box(*laid.regions["bar"]), frame.body_size(ui)
        box = Box(0, 0, canvas.width, bar.bottom)
        canvas.block(box, (12, 12, 20))
        ui.fitted(
            self.headline,
            frame.margin(ui),
            box.centre[1] + size * 0.4,
            canvas.width - 2 * frame.margin(ui),
            (size * 1.2, size, size * 0.85),
            "poster",
            PAPER,
        )
        foot = Box(*laid.regions.get("house", laid.regions["buttons"]))
        part = Box(foot.x, foot.bottom - 52, foot.w, 48)  # where the answers stood: nothing else is there now
        button(ui, FOLD, part, ui.say("app.result.see_result"), self.back, size=size)

    def _winners(self, ui: Ui, laid: Layout) -> None:
        """A tab at the panel of each who has won, on its upper or else its lower edge, clear of what stands there."""
        outcome = self.table.session.outcome
        label, size = ui.say("app.result.winner_tab"), max(20 * laid.k, 14.0)
        wide, high = ui.width(label, size, "bold") + size * 1.4, size * 1.6
        for seat in outcome.winners if outcome is not None else ():
            x, y, w, h = laid.panels[seat]
            edges = [Box(x + (w - wide) / 2, at, wide, high) for at in (y - high + EDGE, y + h - EDGE)]
            others = [Box(*rect) for other, rect in laid.panels.items() if other != seat]
            free = (
                tab
                for tab in edges
                if tab.y > laid.bar_ends and not any(min(tab.clipped(each)[2:]) > 0 for each in others)
            )
            tab = next(free, edges[edges[0].y <= laid.bar_ends])
            plate(ui.canvas, tab, size * 0.4, GOLD_LIGHT, mix(GOLD_LIGHT, INK, 0.5), 1.5 * laid.k, 3 * laid.k)
            ui.text(label, tab.centre[0], tab.centre[1] + size * 0.36, size, "bold", INK, "centre")
