"""One broadside: cry, name, picture and facts on paper, printed once for a size and language."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.core.setup import PLAIN_POSTER, GameInfo
from game.session.shelf import Title

from .. import ration
from ..canvas import Canvas, Design
from ..materials import paper
from ..posters import evening_of, game_name, game_text, say_span
from ..registry import Box
from ..shapes import kept, rounded, turned
from ..theme import FIELD, INK, INK_SOFT, PAPER, PAPER_3, Colour, mix, rgb
from ..ui import Ui

_BROAD = 1.2  # a picture that is higher than so many times its width is cut from the tall one, else from the broad one
_LEFT, _RIGHT, _CLOCK = (
    68.0,
    290.0,
    44.0,
)  # on it: where the facts begin and end, and the clock and the gap between them
_FACTS = 23.0, 22.0, 21.0, 20.0, 19.0, 18.0, 17.0  # sizes of the facts on a poster 320 wide
_SMALL = 380.0  # height of a poster 320 wide below which only name and picture are printed


@dataclass(frozen=True, slots=True)
class PosterCard:
    """`reason`: why it does not fit tonight, which darkens it."""

    title: Title
    reason: str = ""

    @property
    def colour(self) -> tuple[int, int, int]:
        """The ink; of a game that cannot be read, that of any game."""
        return rgb((self.title.info.poster if self.title.info else PLAIN_POSTER).colour)

    def small(self, box: Box) -> bool:
        """Whether only name and picture are printed."""
        return box.h / (box.w / 320) < _SMALL

    def pin(self, box: Box, radius: float) -> tuple[float, float, float]:
        """Where the pin sits and how large it is; on a small poster above its name."""
        if self.small(box):
            radius = min(radius, box.w * 0.035)
            return box.centre[0], box.y + radius, radius
        return box.centre[0], box.y + radius * 1.6, radius

    def picture(self, ui: Ui, box: Box, lean: float) -> pygame.Surface:
        """The printed poster, leaning by so many degrees."""
        area = ui.canvas.rect(box)
        app = ui.app
        key = (
            "poster",
            self.title.id,
            area.size,
            lean,
            bool(self.reason),
            self._facts_size(ui, box),
            app.lang,
            app.images.has(f"scene/poster/{self.title.id}"),
            ui.canvas.scale,
        )

        def flat() -> pygame.Surface:
            sheet = self._print(ui, area.w, area.h, self._facts_size(ui, box))
            if self.reason:
                sheet.fill((150, 148, 150), special_flags=pygame.BLEND_RGB_MULT)
            return sheet

        def make() -> pygame.Surface:
            sheet = ration.step(("flat", key), flat)
            return turned(sheet, lean, 1.0, PAPER_3 if self.reason else PAPER) if lean else sheet

        return kept(key, make)

    def note(self, ui: Ui, box: Box) -> None:
        """The words printed on it, for the registry: they lie in a kept picture."""
        app, unit, small = ui.app, box.w / 320, self.small(box)

        def noted(text: str, x: float, y: float, w: float, h: float) -> None:
            ui.canvas.note(text, Box(box.x + x * unit, y, w * unit, h * unit))

        noted(game_name(app, self.title.id), 30, box.y + (26 if small else 66) * unit, 260, 44)
        if not small:
            noted(game_text(app, self.title.id, "cry"), 30, box.y + 44 * unit, 260, 18)
            if self.title.info:
                minutes = say_span(app, "app.choose.minutes", evening_of(self.title.info))
                noted(minutes, 170, box.bottom - 78 * unit, 118, 22)

    def label(self, ui: Ui, box: Box) -> None:
        """The reason on a dark label over the picture; on a small poster over its lower edge, clear of the picture."""
        small = self.small(box)
        size = min(ui.canvas.by_size(22, 19, 18), box.w / (7 if small else 9))
        room = box.w * 0.92 - (14 if small else 26)
        longest = max(self.reason.split(" "), key=len)
        size = ui.type.fit(ui.canvas, longest, room, (size, size - 2, size - 4), "bold")
        lines = ui.type.lines(ui.canvas, self.reason, room, size, "bold")
        wide = max(ui.width(line, size, "bold") for line in lines) + (18 if small else 32)
        inside = 5 if small else 9
        tall = len(lines) * size * 1.35 + 2 * inside
        middle = box.bottom + tall / 2 - box.h * 0.14 if small else box.y + box.h * 0.46
        plate = Box(box.centre[0] - wide / 2, middle - tall / 2, wide, tall)
        ui.rounded(plate, 10, (*FIELD, 236))
        for n, line in enumerate(lines):
            ui.text(line, plate.centre[0], plate.y + inside + size * (n * 1.35 + 1.04), size, "bold", PAPER, "centre")

    def _facts_size(self, ui: Ui, box: Box) -> float:
        """The size in which the facts of every game fit, so that they stand equally large side by side."""
        unit, type = box.w / 320, ui.type
        wanted = [_told(ui, title.info) for title in ui.app.house.shelf.titles() if title.info]

        def fits(size: float) -> bool:
            wide = (sum(type.width(ui.canvas, part, size * unit, "bold") for part in parts) for parts in wanted)
            return max(wide, default=0.0) <= (_RIGHT - _LEFT - _CLOCK) * unit

        return _FACTS[-1] if self.small(box) else next(filter(fits, _FACTS), _FACTS[-1])

    def _print(self, ui: Ui, width: int, height: int, facts: float) -> pygame.Surface:
        """In units of a poster 320 wide."""
        colour = self.colour
        unit = width / 320
        sheet = paper(width, height, round(7 * unit), colour, unit).copy()
        inner = Canvas(sheet, Design(ui.canvas.size, False, unit, 320, height / unit))
        type, app = ui.type, ui.app
        ink: Colour = mix(colour, INK, 0.2)
        tall = height / unit
        small = tall < _SMALL
        cry = game_text(app, self.title.id, "cry")
        track = 2.0 if app.lang == "en" else 0.5
        size = next(
            (s for s in (17.0, 16.0, 15.0, 14.0, 13.0) if type.width(inner, cry, s, "bold", track) <= 256), 12.0
        )
        y = 46.0 if not small else 40.0
        if not small:
            type.draw(inner, cry, 160, y + 12, size, "bold", ink, "centre", track)
        name = game_name(app, self.title.id)
        steps = (52.0, 48.0, 44.0, 40.0, 36.0, 33.0, 30.0, 27.0, 24.0, 21.0)
        size = type.fit(inner, name, 262, steps, "poster")
        base = y + 66 if not small else y + 26
        type.draw(inner, name, 160, base - (52 - size) * 0.3, size, "poster", colour, "centre")
        foot = 64.0 if not small else 26.0
        self._scene(ui, inner, Box(30, base + 20, 260, max(40.0, tall - base - 20 - foot - 26)))
        if not small:
            self._facts(ui, inner, tall - foot + 2, ink, facts)
        return sheet

    def _scene(self, ui: Ui, inner: Canvas, box: Box) -> None:
        """The picture, or a plain hatched ground with the game's mark where none was baked."""
        colour, area, images = self.colour, inner.rect(box), ui.app.images
        name = f"scene/poster/{self.title.id}"
        if area.h < _BROAD * area.w and images.has(f"{name}/broad"):
            name += "/broad"
        if images.has(name):
            inner.surface.blit(images.filling(name, area.w, area.h, 0.5, 0.5), area)
        else:
            from ..materials import radial

            ground = radial(
                area.w,
                area.h,
                (
                    (0, mix(colour, PAPER, 0.62)),
                    (0.6, mix(colour, PAPER, 0.25)),
                    (1, mix(colour, (0, 0, 0), 0.25)),
                ),
                0.45,
                0.4,
                0.8,
            )
            inner.surface.blit(ground, area)
            for y in range(0, area.h, max(3, area.h // 48)):
                inner.surface.fill(mix(colour, PAPER, 0.2), (area.x, area.y + y, area.w, 1))
            from ..icons import icon

            sign = {"guillotine": "cards", "revolution": "home", "mascarade": "eye", "allegiance": "hidden"}.get(
                self.title.id, "cards"
            )
            inner.blit_centred(icon(sign, round(min(area.w, area.h) * 0.5), mix(colour, PAPER, 0.85)), *box.centre)
        inner.surface.blit(rounded(area.w, area.h, 2, None, mix(colour, INK, 0.4), max(1, area.w // 160)), area)

    def _facts(self, ui: Ui, inner: Canvas, y: float, ink: Colour, size: float) -> None:
        info, type = self.title.info, ui.type
        from ..icons import icon

        if info is None:
            type.draw(inner, "?", 160, y + 4, 26, "poster", INK_SOFT, "centre")
            return
        people, minutes = _told(ui, info)
        inner.blit_centred(icon("people", inner.px(30), ink), _LEFT - 22, y - 5)
        type.draw(inner, people, _LEFT, y + 4, size, "bold", INK)
        room = _RIGHT - _LEFT - _CLOCK - type.width(inner, people, size, "bold")
        size = type.fit(inner, minutes, room, (size, size * 0.9, size * 0.8), "bold")
        wide = type.width(inner, minutes, size, "bold")
        type.draw(inner, minutes, _RIGHT, y + 4, size, "bold", INK, "right")
        inner.blit_centred(icon("clock", inner.px(27), ink), _RIGHT - wide - 20, y - 5)


def _told(ui: Ui, info: GameInfo) -> tuple[str, str]:
    """The facts of a game: for how many people, and how long an evening of it takes."""
    people = say_span(ui.app, "app.choose.people", (info.seats[0], info.seats[-1]))
    return people, say_span(ui.app, "app.choose.minutes", evening_of(info))
