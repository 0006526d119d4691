"""The cover: an opaque curtain that names who takes the screen next, and opens by a deliberate hold alone.

A click, a tap of a key, a hold begun too early or let go too soon never opens it. Nothing that is hidden
touches this scene: it knows a seat, a name and the public words of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pygame

from game.core.events import Said
from game.session.session import Session

from ..canvas import Canvas, Design
from ..drape import closed
from ..input import Cancel, FocusLost, Input, Key, KeyUp, Move, Press, Quit, Release
from ..page import Page
from ..registry import Box
from ..scenery import curtain, expect_curtain
from ..shapes import forget_ground
from ..table.motion import pace_of
from ..theme import (
    DEAD,
    HOLD,
    MOTION,
    PAPER,
    ease,
    mix,
    rgb,
)
from ..ui import Ui
from ..widgets import sign
from .guard import expect_guard
from .handoff_placard import OPEN, Placard
from .handoff_recap import MARGIN, aside, recap, told

if TYPE_CHECKING:
    from ..app import App


def expect(app: App) -> None:
    """It will fall as soon as everybody has seen what happened: its pictures are read meanwhile."""
    expect_curtain(app)
    expect_guard(app)


class Handoff(Page):
    """Stays until the session shows something else. `session.uncover(seat)` is called once, after the hold."""

    name = "handoff"
    sound = "curtain"
    turns = True
    first = OPEN

    def __init__(self, app: App, session: Session, behind: Callable[[], None] = lambda: None) -> None:
        """`behind` goes on making the table ready that lies under the cover."""
        super().__init__(app)
        self.session, self.behind = session, behind
        self.seat = self._waited_for()
        self.age = 0.0  # seconds since it fell
        self.held = 0.0  # seconds of the hold so far
        self.by: str = ""  # what holds it: "", "pointer" or "space"
        self.placard = Placard(self)
        self._drawn: pygame.Surface | None = None
        self._told: tuple[int, list[Said]] | None = None  # for the seat that takes the screen

    @property
    def side(self) -> int:
        if not self.app.settings.turn_table:
            return 0
        return self.app.house.side_of(self.session.person(self.seat).id)

    def leave(self) -> None:
        forget_ground()  # the table needs the memory more than the next curtain the milliseconds

    def covered(self) -> None:
        """What lies above takes all that is let go, so no hold goes on below it."""
        self._let_go_of_it()
        super().covered()

    def uncovered(self) -> None:
        """The menu is put away: somebody may have asked there for the screen."""
        self._let_go_of_it()
        self.seat = self._waited_for()
        self.age = 0.0

    # ------------------------------------------------------------------ time and input
    def update(self, dt: float) -> bool:
        if self.session.screen.kind != "cover":
            self.app.stack.pop(self)
            return True
        fresh = self.age < max(MOTION.curtain_close, DEAD)  # one that rests answers: time passes slowly at rest
        self.age += dt
        if self.by or (fresh and self.age > dt):  # in the first frame the cover itself is drawn
            self.behind()
        if self.by:
            self.held += dt
            if self.held >= HOLD:
                self._open()
            return True
        return fresh

    def handle(self, event: Input) -> bool:
        if isinstance(event, Cancel | FocusLost):
            self._let_go_of_it()
            return super().handle(event)
        if isinstance(event, Quit):
            self.app.quit()
            return True
        if isinstance(event, Key) and event.name in ("space", "enter") and self.focus in (OPEN, ""):
            if event.name == "space" and not event.repeat and self.age >= DEAD and not self.by:
                self.by, self.held = "space", 0.0
                self.app.sounds.play("hold_tick")
            return True
        if isinstance(event, KeyUp):
            return event.name == "space" and self.by == "space" and self._let_go_of_it()
        if isinstance(event, Press):
            return self._pressed(event)
        if isinstance(event, Move) and self.by == "pointer":
            found = self.app.registry.at(event.x, event.y)
            return self._let_go_of_it() if found is None or found.id != OPEN else False
        if isinstance(event, Release) and self.by == "pointer":
            self._let_go_of_it()
        return super().handle(event)

    def _pressed(self, event: Press) -> bool:
        found = self.app.registry.at(event.x, event.y)
        if self.age < DEAD:
            return True
        used = super().handle(event)
        if found is not None and found.id == OPEN and event.button == 1 and not self.by:
            self.by, self.held = "pointer", 0.0
            self.app.sounds.play("hold_tick")
        return used

    def _let_go_of_it(self) -> bool:
        self.by, self.held = "", 0.0
        return True

    def key(self, key: Key) -> bool:
        if key.name == "f1":
            from .rules import Rules

            self.app.stack.push(Rules(self.app, self.session.info.id, session=self.session))
            return True
        return False

    def back(self) -> None:
        """The menu; a cover that somebody asked for at an open table is put away, in case it was by mistake."""
        if self.session.asked_for:
            self.session.hide()
            return
        from .menu import TableMenu

        self.app.stack.push(TableMenu(self.app, self.session))

    def _open(self) -> None:
        self._let_go_of_it()
        if self.session.screen.kind == "cover":
            self.session.uncover(self.seat)
            if self._drawn is not None:
                self.app.sounds.play("curtain")
                self.app.draw_aside(self._drawn)
        self.app.stack.pop(self)

    def _waited_for(self) -> int:
        takers = self.session.takers()
        return takers[0] if takers else self.session.screen.seat or 0

    def take_for(self, seat: int) -> None:
        self.seat = seat
        self._let_go_of_it()
        self.focus_on(OPEN)

    # ------------------------------------------------------------------ painting
    def rehearse(self, design: Design) -> Iterator[None]:
        """Set all words and draw the placard where nobody sees it, in parts: they are kept for when it falls."""
        ui = Ui(self, Canvas(pygame.Surface((1, 1), 0, 32), design))
        box, u = self._board(ui)
        self.placard.board(ui, box, u)
        yield
        self.placard.guard(ui, box, u)
        self.placard.words(ui, box, u)
        yield
        self._front(ui)

    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        closed(canvas.surface, self._cloth(canvas), self.age, pace_of(self.app.settings))
        self._front(ui)

    def _board(self, ui: Ui) -> tuple[Box, float]:
        """Where the placard hangs now, and the unit it is drawn in."""
        canvas, pace = ui.canvas, pace_of(self.app.settings)
        takers = self.session.takers()
        if takers and self.seat not in takers:
            self.seat = takers[0]
        u = min(canvas.by_size(1.0, 0.70, 0.57), canvas.width / 1060, canvas.height / 900)
        tall = (690 + (84 if len(takers) > 1 else 0)) * u + (28 if canvas.tall else 0)
        wide = min(980 * u if not canvas.tall else canvas.width - 40, canvas.width - 40)
        length = 0.0 if pace.reduced else MOTION.curtain_close * pace.speed
        drop = (1 - ease(self.age / length)) * -60 * u if length else 0.0
        box = Box((canvas.width - wide) / 2, (canvas.height - tall) / 2 + 36 * u + drop, wide, tall)
        return (aside(canvas, box) if len(self._happened()) > 1 else box), u

    def _front(self, ui: Ui) -> None:
        """All that hangs before the curtain."""
        canvas, (box, u) = ui.canvas, self._board(ui)
        others = [seat for seat in self.session.takers() if seat != self.seat]
        self._recap(ui, box, u)
        self.placard.board(ui, box, u)
        self.placard.guard(ui, box, u)
        y = self.placard.words(ui, box, u)
        self.placard.button(ui, Box(box.centre[0] - 245 * u, y, 490 * u, max(96 * u, 58.0)), u)
        if others:
            self.placard.others(
                ui, others, Box(box.x + 40 * u, box.bottom - 122 * u, box.w - 80 * u, max(64 * u, 48.0)), u
            )
        size = max(22 * u, 17.0)
        if box.bottom + size * 1.2 < canvas.height - 26 * max(u, 0.7):
            ui.text(
                ui.say("app.handoff.key"),
                box.centre[0],
                canvas.height - 26 * max(u, 0.7),
                size,
                "ui",
                mix(PAPER, rgb("#6E1A24"), 0.25),
                "centre",
            )
        at, called = canvas.by_size(60, 44, 40), self.session.asked_for
        label, icon = ui.say("app.menu.resume" if called else "app.handoff.menu"), "back" if called else "menu"
        sign(ui, "menu", canvas.width - at, at, icon, label, self.back, group="top", colour=PAPER)

    def _cloth(self, canvas: Canvas) -> pygame.Surface:
        self._drawn = curtain(self.app, *canvas.surface.get_size())
        return self._drawn

    def _recap(self, ui: Ui, box: Box, u: float) -> None:
        """Beside the placard, on a tall window below it."""
        canvas = ui.canvas
        if canvas.tall:
            room = Box(box.x + 10, box.bottom + 24, box.w - 20, canvas.height - box.bottom - 80)
        else:
            side = canvas.width - box.right
            room = Box(box.right + MARGIN, box.y + 20 * u, side - 2 * MARGIN, box.h - 40 * u)
        recap(ui, self.session, self.seat, self._happened(), room)

    def _happened(self) -> list[Said]:
        """What the recap tells the seat that takes the screen; nothing where it is not wanted."""
        if not self.app.settings.recap:
            return []
        if self._told is None or self._told[0] != self.seat:
            self._told = self.seat, told(self.session, self.seat)
        return self._told[1]
