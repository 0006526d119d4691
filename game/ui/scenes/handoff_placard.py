"""The placard before the curtain: who takes the screen, why, and the button that is held until it opens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.content.letters import graphemes

from ..fonts import Style
from ..materials import blank
from ..registry import Box, Target
from ..shapes import hold_ring, kept
from ..theme import (
    BLOOD,
    BLOOD_DEEP,
    GOLD,
    GOLD_LIGHT,
    HOLD,
    INK,
    INK_SOFT,
    PAPER,
    PAPER_3,
    mix,
    rgb,
)
from ..ui import Ui, lighter
from ..widgets import button
from .guard import guard as sentry

if TYPE_CHECKING:
    from .handoff import Handoff

OPEN = "open"  # the id of the button that is held


def _radius(u: float) -> float:
    """Of the guard: in a small window, where the words do not shrink as much, he gives them some of his room."""
    return (140 if u > 0.6 else 104) * u


class Placard:
    """Draws what the cover knows, each part in a box and a unit that it gives."""

    def __init__(self, cover: Handoff) -> None:
        self.cover = cover

    def board(self, ui: Ui, box: Box, u: float) -> None:
        """The board with the words."""
        ui.shadow(box, 26 * u, 50 * u, 16 * u, 190)
        blank(ui.canvas.surface, ui.canvas.rect(box), ui.canvas.px(26 * u), PAPER)
        ui.rounded(box.grown(-20 * u), 14 * u, None, BLOOD_DEEP, 4 * u)
        ui.rounded(box.grown(-30 * u), 9 * u, None, mix(BLOOD_DEEP, PAPER, 0.5), 2 * u)
        for x in (box.x + 20 * u, box.right - 20 * u):
            for y in (box.y + 20 * u, box.bottom - 20 * u):
                for radius, colour in ((26, PAPER), (20, rgb("#2F5FB0")), (13, PAPER), (7, BLOOD)):
                    ui.canvas.disc(x, y, radius * u, colour)

    def guard(self, ui: Ui, box: Box, u: float) -> None:
        """A guard with closed eyes; the rim round him fills while the button is held."""
        radius, at = _radius(u), (box.centre[0], box.y + 4 * u)
        ui.canvas.blit_centred(sentry(self.cover.app, ui.canvas.px(radius)), *at)
        if self.cover.by:
            part = round(min(1.0, self.cover.held / HOLD) * 40) / 40
            px = ui.canvas.px(radius + 12 * u)
            ring = kept(("hold", px, part), lambda: hold_ring(px, part, max(4, px // 12), GOLD_LIGHT))
            ui.canvas.blit_centred(ring, *at)

    def words(self, ui: Ui, box: Box, u: float) -> float:
        """Who, why, and what everybody else does. Returns where the button begins."""
        person, inner = self.cover.session.person(self.cover.seat), box.w - 110 * u
        x, middle = box.centre[0] - inner / 2, box.centre[0]
        small = max(24 * u, 17.0)
        y = box.y + _radius(u) + 20 * u
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
        out = self.cover.session.kept_out()
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
        return ui.type.cut(ui.canvas, self.cover.session.person(seat).name, room, size, style)

    def _prompt(self, names: Callable[[int], str]) -> str:
        """The question in its public words, as the table's prompt line shows it."""
        for question in self.cover.session.questions():
            if question.seat == self.cover.seat and question.prompt and not question.idle:
                return self.cover.app.words.prompt(question.seat, question.prompt, question.args, names)
        return ""

    def button(self, ui: Ui, box: Box, u: float) -> None:
        down = bool(self.cover.by)
        face = BLOOD_DEEP if down else lighter(BLOOD, 0.08) if ui.hot(OPEN) else BLOOD
        if not down:
            ui.shadow(box, 14 * u, 14, 6, 120)
            ui.rounded(box.moved(0, 6 * u), 14 * u, BLOOD_DEEP)
        else:
            box = box.moved(0, 3 * u)
        ui.rounded(box, 14 * u, face)
        if down:
            part = min(1.0, self.cover.held / HOLD)
            ui.rounded(Box(box.x, box.y, max(28 * u, box.w * part), box.h), 14 * u, BLOOD)
        ui.rounded(box.grown(-8 * u), 9 * u, None, GOLD if down else mix(BLOOD, PAPER, 0.45), 2)
        size = max(38 * u, 22.0)
        label, fits = self._me(ui, box.w - 40, (size, size * 0.86, size * 0.72, size * 0.6))
        ui.text(label, box.centre[0], box.centre[1] + fits * 0.35, fits, "poster", PAPER, "centre")
        ui.target(Target(OPEN, box, "open", label, on_paper=True, radius=14 * u, ring=8))

    def _me(self, ui: Ui, room: float, sizes: tuple[float, ...]) -> tuple[str, float]:
        """The words of the button and their size: a name that is too long for them is cut, never the sentence."""
        name = self.cover.session.person(self.cover.seat).name
        label = ui.say("app.handoff.button_me", player=name)
        fits, pieces = ui.type.fit(ui.canvas, label, room, sizes, "poster"), graphemes(name)
        while pieces and ui.width(label, fits, "poster") > room:
            pieces.pop()
            label = ui.say("app.handoff.button_me", player="".join(pieces).rstrip() + "...")
        return label, fits

    def others(self, ui: Ui, seats: list[int], box: Box, u: float) -> None:
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
            name = ui.type.cut(ui.canvas, self.cover.session.person(seat).name, each - 30, size, "bold")
            button(
                ui,
                f"take:{seat}",
                Box(x, box.y, each, box.h),
                name,
                partial(self.cover.take_for, seat),
                "paper",
                group="others",
                size=size,
            )
            x += each + gap
