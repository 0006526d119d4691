"""What widgets and pages draw with: one page's frame in the making, in logical units."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pygame

from . import icons, materials, shadows, shapes, tokens
from .fonts import Style
from .registry import Box, Target
from .text import Align
from .theme import (
    BLACK,
    EDGE,
    FIELD,
    GOLD_DEEP,
    GOLD_LIGHT,
    INK,
    LINE,
    PAPER,
    SLATE,
    SOFT,
    Colour,
    Token,
    mix,
)

if TYPE_CHECKING:
    from .app import App
    from .canvas import Canvas
    from .page import Page


class Ui:
    """Drawing in the terms of the house: panels, sheets, words, signs; and the declaring of targets."""

    def __init__(self, page: Page, canvas: Canvas) -> None:
        self.page, self.canvas = page, canvas
        self.app: App = page.app
        self.type = page.app.type
        self.area = ""
        self._late: list[Callable[[], None]] = []

    # ------------------------------------------------------------------ words
    def say(self, key: str, **args: Any) -> str:
        return self.app.say(key, **args)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        style: Style = "ui",
        colour: Colour = PAPER,
        align: Align = "left",
        track: float = 0,
    ) -> float:
        """One line on the baseline `y`; returns its width."""
        return self.type.draw(self.canvas, text, x, y, size, style, colour, align, track)

    def fitted(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        sizes: tuple[float, ...],
        style: Style = "ui",
        colour: Colour = PAPER,
        align: Align = "left",
    ) -> float:
        """One line at the first size that fits; a name that fits at none is cut with …. Returns the size."""
        size = self.type.fit(self.canvas, text, width, sizes, style)
        self.text(self.type.cut(self.canvas, text, width, size, style), x, y, size, style, colour, align)
        return size

    def block(self, text: str, box: Box, size: float, style: Style = "ui", colour: Colour = SOFT, **how: Any) -> float:
        """Wrapped text; see Typesetter.block. Returns the height used."""
        return self.type.block(self.canvas, text, box, size, style, colour, **how)

    def width(self, text: str, size: float, style: Style = "ui", track: float = 0) -> float:
        return self.type.width(self.canvas, text, size, style, track)

    # ------------------------------------------------------------------ grounds
    def ground(self, x: float = 0.22, y: float = 0.12) -> None:
        """The dark table under one lamp."""
        self.canvas.surface.blit(materials.night(*self.canvas.surface.get_size(), x, y), (0, 0))

    def stamp(self, picture: pygame.Surface, box: Box) -> None:
        """A picture made for this box."""
        self.canvas.surface.blit(picture, self.canvas.rect(box))

    def rounded(
        self, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        area = self.canvas.rect(box)
        stroke = max(1, self.canvas.px(width)) if width and edge else 0
        shapes.stamp(self.canvas.surface, area, self.canvas.px(radius), fill, edge, stroke)

    def panel(
        self, box: Box, strength: int = 10, radius: float = 12, edge: Colour | None = None, width: float = 2
    ) -> None:
        """A breath of white on the night; no border unless focus or choice says so."""
        self.rounded(box, radius, (255, 250, 235, strength), edge, width)

    def shade(self, box: Box, strength: int = 150, radius: float = 0) -> None:
        self.rounded(box, radius, (12, 12, 20, strength))

    def shadow(self, box: Box, radius: float = 12, blur: float = 22, drop: float = 9, strength: int = 150) -> None:
        px, area = self.canvas.px, self.canvas.rect(box)
        shadows.cast(self.canvas.surface, area, px(radius), px(blur), strength, px(drop))

    def sheet(self, box: Box, radius: float = 12, rule: Colour | None = None, shadow: bool = True) -> None:
        """Printed paper: never paper on paper."""
        if shadow:
            self.shadow(box, radius)
        area = self.canvas.rect(box)
        self.canvas.surface.blit(materials.paper(area.w, area.h, self.canvas.px(radius), rule, self.canvas.scale), area)

    def rule(self, x: float, y: float, width: float, colour: Colour = LINE) -> None:
        self.canvas.line((x, y), (x + width, y), colour)

    # ------------------------------------------------------------------ signs
    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = PAPER) -> None:
        """Centred on (x, y)."""
        self.canvas.blit_centred(icons.icon(name, self.canvas.px(size), colour), x, y)

    def token(self, token: Token, x: float, y: float, radius: float) -> None:
        self.canvas.blit_centred(tokens.token(token, max(3, self.canvas.px(radius))), x, y)

    def seal(self, token: Token, x: float, y: float, radius: float) -> None:
        """A person's token in its dark disc with a rim in its colour: readable on night and on paper."""
        self.canvas.disc(x, y, radius, token.colour)
        self.canvas.disc(x, y, radius - max(1.5, radius * 0.1), FIELD)
        self.token(token, x, y, radius * 0.5)

    def keycap(self, text: str, x: float, y: float, size: float = 17) -> float:
        """A key as it is printed, centred on `y`; returns its width."""
        width = max(size * 1.8, self.width(text, size, "bold") + 18)
        self.rounded(Box(x, y - size * 0.875, width, size * 1.75), 6, FIELD, EDGE, 2)
        self.text(text, x + width / 2, y + size * 0.36, size, "bold", SOFT, "centre")
        return width

    # ------------------------------------------------------------------ targets
    def target(self, target: Target) -> Target:
        """Declare something that answers; widgets call this."""
        target.area = target.area or self.area
        self.page.stops.append(target)
        self.canvas.target(target)
        return target

    def hot(self, id: str) -> bool:
        return self.page.hot == id and not self.page.armed

    def focused(self, id: str) -> bool:
        return self.page.focus == id

    def pressed(self, id: str) -> bool:
        return self.page.armed == id and self.page.hot == id

    def sunk(self, id: str) -> float:
        """How large something that is pressed is drawn, as a part of itself."""
        return self.app.pressing.size(f"{self.page.name}:{id}", self.pressed(id))

    def later(self, draw: Callable[[], None]) -> None:
        """Draw this above everything else, unclipped."""
        self._late.append(draw)

    @contextmanager
    def scrolled(self, area: str, box: Box, tall: float) -> Iterator[float]:
        """Clip to a box whose content is `tall`; gives the y where the content begins."""
        page = self.page
        at = page.scrolls[area] = min(max(0.0, tall - box.h), max(0.0, page.scrolls.get(area, 0)))
        page.areas[area] = (box, tall)
        before, self.area = self.area, area
        self.canvas.push_clip(box)
        try:
            yield box.y - at
        finally:
            self.canvas.pop_clip()
            self.area = before
        if tall > box.h + 1:
            length = max(40.0, box.h * box.h / tall)
            top = box.y + (box.h - length) * at / (tall - box.h)
            self.rounded(Box(box.right - 6, box.y, 6, box.h), 3, SLATE)
            self.rounded(Box(box.right - 6, top, 6, length), 3, EDGE)

    def finish(self) -> None:
        """Tooltips and the ring, above all neighbours."""
        self._ring()
        for draw in self._late:
            draw()
        self._tip()

    def _ring(self) -> None:
        stop = self.page.stop(self.page.focus)
        if stop is None or not stop.focusable:
            return
        box = stop.box.grown(stop.ring)
        if stop.area and stop.area in self.page.areas:
            inside = self.page.areas[stop.area][0].grown(stop.ring)
            if not inside.clipped(stop.box).h:
                return
            box = box.clipped(inside)
        box = box.clipped(self.canvas.box.grown(-1))
        if self.app.settings.contrast:
            self.rounded(box.grown(2), stop.radius + stop.ring, None, INK, 2)
            self.rounded(box, stop.radius + stop.ring, None, PAPER, 5)
            return
        colour: Colour = GOLD_DEEP if stop.on_paper else GOLD_LIGHT
        if not self.app.by_keys:
            colour = (*colour[:3], 153)
        self.rounded(box, stop.radius + stop.ring, None, colour, 3)

    def _tip(self) -> None:
        stop = self.page.stop(self.page.hot) or (self.page.stop(self.page.focus) if self.app.by_keys else None)
        if stop is not None and stop.tip and not self.page.armed:
            from .widgets.tooltip import tooltip

            tooltip(self, stop.box, stop.tip)


def lighter(colour: Colour, part: float = 0.12) -> tuple[int, int, int]:
    return mix(colour, PAPER, part)


def darker(colour: Colour, part: float = 0.2) -> tuple[int, int, int]:
    return mix(colour, BLACK, part)
