"""The cover: an opaque curtain that names who takes the screen next, and opens by a deliberate hold alone.

A click, a tap of a key, a hold begun too early or let go too soon never opens it. Nothing that is hidden
touches this scene: it knows a seat, a name and the public words of the question.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.content.letters import graphemes
from game.core.events import Said
from game.session.session import Session

from ..canvas import Canvas, Design
from ..drape import closed
from ..fonts import Style
from ..input import Cancel, FocusLost, Input, Key, KeyUp, Move, Press, Quit, Release
from ..page import Page
from ..registry import Box, Target
from ..scenery import curtain, expect_curtain
from ..shapes import forget_ground, hold_ring, kept
from ..table.motion import pace_of
from ..theme import (
    BLOOD,
    BLOOD_DEEP,
    DEAD,
    GOLD,
    GOLD_LIGHT,
    HOLD,
    INK,
    INK_SOFT,
    MOTION,
    PAPER,
    PAPER_3,
    ease,
    mix,
    rgb,
)
from ..ui import Ui, lighter
from ..widgets import button, sign
from .guard import expect_guard, guard
from .handoff_recap import recap, told

if TYPE_CHECKING:
    from ..app import App

OPEN = "open"  # the id of the button that is held


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

            self.app.stack.push(Rules(self.app, self.session.info.id))
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

    def _take_for(self, seat: int) -> None:
        self.seat = seat
        self._let_go_of_it()
        self.focus_on(OPEN)

    # ------------------------------------------------------------------ painting
    def rehearse(self, design: Design) -> Iterator[None]:
        """Set all words and draw the placard where nobody sees it, in parts: they are kept for when it falls."""
        ui = Ui(self, Canvas(pygame.Surface((1, 1), 0, 32), design))
        box, u = self._board(ui)
        self._placard(ui, box, u)
        yield
        self._guard(ui, box, u)
        self._words(ui, box, u)
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
        return Box((canvas.width - wide) / 2, (canvas.height - tall) / 2 + 36 * u + drop, wide, tall), u

    def _front(self, ui: Ui) -> None:
        """All that hangs before the curtain."""
        canvas, (box, u) = ui.canvas, self._board(ui)
        others = [seat for seat in self.session.takers() if seat != self.seat]
        self._recap(ui, box, u)
        self._placard(ui, box, u)
        self._guard(ui, box, u)
        y = self._words(ui, box, u)
        self._button(ui, Box(box.centre[0] - 245 * u, y, 490 * u, max(96 * u, 58.0)), u)
        if others:
            self._others(ui, others, Box(box.x + 40 * u, box.bottom - 122 * u, box.w - 80 * u, max(64 * u, 48.0)), u)
        size = max(22 * u, 17.0)
        if box.bottom + size * 1.2 < canvas.height - 26 * max(u, 0.7):
            ui.text(
                ui.say("app.handoff.key"),
                canvas.width / 2,
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
        """In the free room beside the placard, on a tall window below it; where there is none, not at all."""
        if not self.app.settings.recap:
            return
        if self._told is None or self._told[0] != self.seat:
            self._told = self.seat, told(self.session, self.seat)
        canvas = ui.canvas
        if canvas.tall:
            room = Box(box.x + 10, box.bottom + 24, box.w - 20, canvas.height - box.bottom - 80)
        else:
            side = canvas.width - box.right
            room = Box(box.right + 24, box.y + 20 * u, side - 48, box.h - 40 * u)
        if room.w >= 230 and room.h >= 120:
            recap(ui, self.session, self.seat, self._told[1], room)

    def _placard(self, ui: Ui, box: Box, u: float) -> None:
        """The board with the words."""
        ui.shadow(box, 26 * u, 50 * u, 16 * u, 190)
        ui.rounded(box, 26 * u, PAPER)
        ui.rounded(box.grown(-20 * u), 14 * u, None, BLOOD_DEEP, 4 * u)
        ui.rounded(box.grown(-30 * u), 9 * u, None, mix(BLOOD_DEEP, PAPER, 0.5), 2 * u)
        for x in (box.x + 20 * u, box.right - 20 * u):
            for y in (box.y + 20 * u, box.bottom - 20 * u):
                for radius, colour in ((26, PAPER), (20, rgb("#2F5FB0")), (13, PAPER), (7, BLOOD)):
                    ui.canvas.disc(x, y, radius * u, colour)

    def _guard(self, ui: Ui, box: Box, u: float) -> None:
        """A guard with closed eyes; the rim round him fills while the button is held."""
        radius, at = 140 * u, (box.centre[0], box.y + 4 * u)
        ui.canvas.blit_centred(guard(self.app, ui.canvas.px(radius)), *at)
        if self.by:
            part = round(min(1.0, self.held / HOLD) * 40) / 40
            px = ui.canvas.px(radius + 12 * u)
            ring = kept(("hold", px, part), lambda: hold_ring(px, part, max(4, px // 12), GOLD_LIGHT))
            ui.canvas.blit_centred(ring, *at)

    def _words(self, ui: Ui, box: Box, u: float) -> float:
        """Who, why, and what everybody else does. Returns where the button begins."""
        person, inner = self.session.person(self.seat), box.w - 110 * u
        x, middle = box.centre[0] - inner / 2, box.centre[0]
        small = max(24 * u, 17.0)
        y = box.y + 160 * u
        y += ui.block(
            ui.say("app.handoff.pass_to"),
            Box(x, y, inner, 60),
            max(30 * u, 19.0),
            "ui",
            mix(INK, PAPER, 0.15),
            align="centre",
            lead=1.3,
        )
        size = ui.type.fit(
            ui.canvas,
            person.name,
            inner - 120 * u,
            tuple(s * max(u, 0.62) for s in (104, 96, 84, 72, 62, 54)),
            "poster",
        )
        name = ui.type.cut(ui.canvas, person.name, inner - 120 * u, size, "poster")
        wide = ui.width(name, size, "poster")
        base = y + size * 0.95
        ui.seal(ui.app.token(person.token), middle - wide / 2 - 18 * u, base - size * 0.34, 34 * u)
        ui.text(name, middle + 34 * u, base, size, "poster", BLOOD_DEEP, "centre")
        y = base + size * 0.34
        ui.rule(middle - 180 * u, y, 360 * u, PAPER_3)
        y += 14 * u
        said = max(26 * u, 18.0)
        prompt = self._prompt(lambda seat: self._short(ui, seat, inner * 0.45, said, "name"))
        if prompt:
            y += ui.block(prompt, Box(x, y, inner, 80), said, "name", INK, align="centre", lead=1.32)
        out = self.session.kept_out()
        eyes = (
            ui.say("app.handoff.eyes")
            if out is None
            else ui.say("app.handoff.inverted", player=self._short(ui, out, inner * 0.45, small))
        )
        for text, size, colour in ((eyes, small, INK), (ui.say("app.handoff.hold"), small * 0.88, INK_SOFT)):
            y += ui.block(text, Box(x, y, inner, 60), size, "effect", colour, align="centre", lead=1.35)
        return max(y + 26 * u, box.y + 520 * u)

    def _short(self, ui: Ui, seat: int, room: float, size: float, style: Style = "effect") -> str:
        """A name for within a sentence, which it must not fill."""
        return ui.type.cut(ui.canvas, self.session.person(seat).name, room, size, style)

    def _prompt(self, names: Callable[[int], str]) -> str:
        """The question in its public words, as the table's prompt line shows it."""
        for question in self.session.questions():
            if question.seat == self.seat and question.prompt and not question.idle:
                return self.app.words.prompt(question.seat, question.prompt, question.args, names)
        return ""

    def _button(self, ui: Ui, box: Box, u: float) -> None:
        down = bool(self.by)
        face = BLOOD_DEEP if down else lighter(BLOOD, 0.08) if ui.hot(OPEN) else BLOOD
        if not down:
            ui.shadow(box, 14 * u, 14, 6, 120)
            ui.rounded(box.moved(0, 6 * u), 14 * u, BLOOD_DEEP)
        else:
            box = box.moved(0, 3 * u)
        ui.rounded(box, 14 * u, face)
        if down:
            part = min(1.0, self.held / HOLD)
            ui.rounded(Box(box.x, box.y, max(28 * u, box.w * part), box.h), 14 * u, BLOOD)
        ui.rounded(box.grown(-8 * u), 9 * u, None, GOLD if down else mix(BLOOD, PAPER, 0.45), 2)
        size = max(38 * u, 22.0)
        label, fits = self._me(ui, box.w - 40, (size, size * 0.86, size * 0.72, size * 0.6))
        ui.text(label, box.centre[0], box.centre[1] + fits * 0.35, fits, "poster", PAPER, "centre")
        ui.target(Target(OPEN, box, "open", label, on_paper=True, radius=14 * u, ring=8))

    def _me(self, ui: Ui, room: float, sizes: tuple[float, ...]) -> tuple[str, float]:
        """The words of the button and their size: a name that is too long for them is cut, never the sentence."""
        name = self.session.person(self.seat).name
        label = ui.say("app.handoff.button_me", player=name)
        fits, pieces = ui.type.fit(ui.canvas, label, room, sizes, "poster"), graphemes(name)
        while pieces and ui.width(label, fits, "poster") > room:
            pieces.pop()
            label = ui.say("app.handoff.button_me", player="".join(pieces).rstrip() + "...")
        return label, fits

    def _others(self, ui: Ui, seats: list[int], box: Box, u: float) -> None:
        """Everybody is asked at once: whoever comes first takes the screen."""
        size = max(21 * u, 16.0)
        label = ui.say("app.handoff.others")
        wide = ui.width(label, size)
        gap = 10.0
        each = min(220 * u + 40, (box.w - wide - 20 - gap * (len(seats) - 1)) / len(seats))
        x = box.centre[0] - (wide + 20 + len(seats) * (each + gap) - gap) / 2
        ui.text(label, x, box.centre[1] + size * 0.36, size, "ui", INK_SOFT)
        x += wide + 20
        for seat in seats:
            name = ui.type.cut(ui.canvas, self.session.person(seat).name, each - 30, size, "bold")
            button(
                ui,
                f"take:{seat}",
                Box(x, box.y, each, box.h),
                name,
                partial(self._take_for, seat),
                "paper",
                group="others",
                size=size,
            )
            x += each + gap
