"""Draws words: sharp at the real size, wrapped, aligned, and noted in the registry.

Every text is cleaned first, so a name with control characters, lone surrogates or signs no font has is drawn,
never fatal. A character that its typeface lacks is set in another one, and as a dot where none has it.
Surfaces are kept by text, weight, size and colour, least recently used first out.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

import pygame

from game.content.letters import BOUND, clean, graphemes, is_japanese, is_mark

from . import ration
from .breaking import Measure, unbroken, wrap
from .cache import SurfaceCache
from .canvas import Canvas
from .fonts import Face, Fonts, Style, Weight, weight_of
from .registry import Box
from .theme import PAPER, Colour

Align = Literal["left", "centre", "right"]
_HAIRLINE = "+−"  # the poster face draws these too thin to be seen from across a table
_SCRIPTS = re.compile("(?<=[ァ-ヶー])(?=[一-鿿])")  # a title after a name in Japanese: ソンブル親方
_KEPT = 4 * 1024 * 1024
_DOT = "•"  # stands for a character that no typeface has, so that nobody reads an empty box
_OTHER_FACES: Final[tuple[Face, ...]] = ("serif", "sans")
_STAND_IN = 1 / 19  # how strong a letter is that stands among those of the poster face


class Setting(NamedTuple):
    """How one text was set: its lines and the room they take, in logical units."""

    lines: tuple[str, ...]
    width: float
    height: float
    lead: float
    size: float


class _Advances(dict[str, float]):
    """How many pixels the pen goes on for each character of one weight and size, looked up once. No pair is kerned, so
    a line is as wide as its characters together."""

    def __init__(self, measure: Callable[[str], float]) -> None:
        super().__init__()
        self._measure = measure

    def __missing__(self, char: str) -> float:
        found = self[char] = self._measure(char)
        return found


class Typesetter:
    """Measures and draws text on canvases. One for the whole app; sizes follow each canvas's scale."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self.kept = SurfaceCache(_KEPT)
        self._tables: dict[tuple[Weight, int], _Advances] = {}
        self._split: dict[tuple[str, Weight], list[tuple[str, Weight]]] = {}
        self._set: dict[tuple[str, Style, int, int, bool, bool], tuple[str, ...]] = {}

    # ------------------------------------------------------------------ measuring
    def width(self, canvas: Canvas, text: str, size: float, style: Style = "ui", track: float = 0) -> float:
        """Width of one line in logical units."""
        text = clean(text)
        return self._pixels(text, style, canvas.px(size)) / canvas.scale + track * max(0, len(text) - 1)

    def lines(
        self,
        canvas: Canvas,
        text: str,
        width: float,
        size: float,
        style: Style = "ui",
        *,
        balanced: bool = True,
        by_phrase: bool = True,
    ) -> tuple[str, ...]:
        """The lines of a text in `width` logical units."""
        text, px, room = clean(text, bound=True), canvas.px(size), int(width * canvas.scale)
        key = (text, style, px, room, balanced, by_phrase)
        found = self._set.get(key)
        if found is None:
            if len(self._set) > 3000:
                self._set.clear()
            lines = wrap(text, room, self._measure(text, style, px), balanced, by_phrase)
            found = self._set[key] = tuple(line.replace(BOUND, " ") for line in lines)
            ration.spend(len(text) * ration.LETTER)
        return found

    def fit(self, canvas: Canvas, text: str, width: float, sizes: tuple[float, ...], style: Style = "ui") -> float:
        """The first of falling sizes at which one line fits, else the last."""
        return next((size for size in sizes if self.width(canvas, text, size, style) <= width), sizes[-1])

    def within(
        self, canvas: Canvas, text: str, width: float, lines: int, sizes: tuple[float, ...], style: Style = "ui"
    ) -> float:
        """The first of falling sizes at which so many lines are enough, else the last. Lines that are made even are
        never fewer, so they are not made even for this."""
        for size in sizes[:-1]:
            if len(self.lines(canvas, text, width, size, style, balanced=False)) <= lines:
                return size
        return sizes[-1]

    def cut(self, canvas: Canvas, text: str, width: float, size: float, style: Style = "ui", tail: int = 0) -> str:
        """The text, or as many whole characters as fit with … behind them, and behind that its last `tail` ones: by
        those names can be told apart that begin alike. For names only, never for buttons."""
        text = clean(text)
        if self.width(canvas, text, size, style) <= width:
            return text
        pieces = graphemes(text)
        end = "..." + "".join(pieces[len(pieces) - tail :])
        while pieces and self.width(canvas, "".join(pieces).rstrip() + end, size, style) > width:
            pieces.pop()
        return "".join(pieces).rstrip() + end

    def name(
        self, canvas: Canvas, text: str, width: float, sizes: tuple[float, ...], style: Style = "ui", lines: int = 2
    ) -> tuple[tuple[str, ...], float]:
        """A name on one line at the first size that fits; else on up to so many lines, broken at spaces and hyphens
        alone; else cut with …. Returns its lines and their size."""
        size = self.fit(canvas, text, width, sizes, style)
        if lines < 2 or self.width(canvas, text, size, style) <= width:
            return (self.cut(canvas, text, width, size, style),), size
        scripts = tuple(_SCRIPTS.split(clean(text)))
        for size in sizes:
            if 1 < len(scripts) <= lines and all(self.width(canvas, part, size, style) <= width for part in scripts):
                return scripts, size
        for size in sizes:
            parts = self.lines(canvas, text, width, size, style)
            if len(parts) <= lines and (is_japanese(text) or unbroken(clean(text), parts)):
                return parts, size
        return (self.cut(canvas, text, width, size, style),), size

    # ------------------------------------------------------------------ drawing
    def draw(
        self,
        canvas: Canvas,
        text: str,
        x: float,
        y: float,
        size: float,
        style: Style = "ui",
        colour: Colour = PAPER,
        align: Align = "left",
        track: float = 0,
    ) -> float:
        """One line with its baseline at `y`; `x` is its left end, middle or right end. Returns its width."""
        text = clean(text).replace("\n", " ")
        px = canvas.px(size)
        width = self._pixels(text, style, px) / canvas.scale + track * max(0, len(text) - 1)
        left = x - (width / 2 if align == "centre" else width if align == "right" else 0)
        if not text.strip():
            return width
        if track:
            pen = left
            for char in text:
                for run, weight in self._runs(char, style):
                    self._stamp(canvas, run, pen, y, px, weight, colour)
                pen += self._pixels(char, style, px) / canvas.scale + track
        else:
            pen = left
            for run, weight in self._runs(text, style):
                self._stamp(canvas, run, pen, y, px, weight, colour)
                pen += self._run_pixels(run, weight, px) / canvas.scale
        canvas.note(text, Box(left, y - size * 0.88, width, size * 1.12))
        return width

    def block(
        self,
        canvas: Canvas,
        text: str,
        box: Box,
        size: float,
        style: Style = "ui",
        colour: Colour = PAPER,
        *,
        align: Align = "left",
        lead: float = 1.42,
        middle: bool = False,
        balanced: bool = True,
        by_phrase: bool = True,
    ) -> float:
        """Wrapped text from the top of the box (or in its middle). Returns the height used, in logical units."""
        lines = self.lines(canvas, text, box.w, size, style, balanced=balanced, by_phrase=by_phrase)
        height = len(lines) * size * lead
        top = box.y + (max(0.0, box.h - height) / 2 if middle else 0)
        x = box.x + (box.w / 2 if align == "centre" else box.w if align == "right" else 0)
        for n, line in enumerate(lines):
            self.draw(canvas, line, x, top + n * size * lead + size * (lead / 2 + 0.36), size, style, colour, align)
        return height

    def height(
        self,
        canvas: Canvas,
        text: str,
        width: float,
        size: float,
        style: Style = "ui",
        *,
        lead: float = 1.42,
        balanced: bool = True,
        by_phrase: bool = True,
    ) -> float:
        """The height `block` would use."""
        return len(self.lines(canvas, text, width, size, style, balanced=balanced, by_phrase=by_phrase)) * size * lead

    # ------------------------------------------------------------------ inside
    def _runs(self, text: str, style: Style) -> list[tuple[str, Weight]]:
        """Pieces by weight, all of them drawable: in the poster face, plus and minus are drawn as bars of their own."""
        weight = weight_of(style, text)
        key = (text, weight)
        runs = self._split.get(key)
        if runs is None:
            if len(self._split) > 5000:
                self._split.clear()
            runs = self._split[key] = self._pieces(text, weight)
        return runs

    def _pieces(self, text: str, weight: Weight) -> list[tuple[str, Weight]]:
        bars = weight.face == "poster"
        if all(self.fonts.has(weight.face, char) and not (bars and char in _HAIRLINE) for char in text):
            return [(text, weight)]
        runs: list[tuple[str, Weight]] = []
        for char in text:
            char, own = self._drawable(char, weight)
            alone = bars and char in _HAIRLINE
            if not char:
                continue
            if alone or not runs or runs[-1][1] != own or (bars and runs[-1][0] in _HAIRLINE):
                runs.append((char, own))
            else:
                runs[-1] = (runs[-1][0] + char, own)
        return runs

    def _drawable(self, char: str, weight: Weight) -> tuple[str, Weight]:
        """The character in its own typeface or another that has it; else a dot, and of a mark or a space nothing."""
        for face in (weight.face, *_OTHER_FACES):
            if self.fonts.has(face, char):
                return char, weight if face == weight.face else Weight(face, weight.strength or _STAND_IN)
        return ("" if is_mark(char) else " " if char.isspace() else _DOT), weight

    def _pixels(self, text: str, style: Style, px: int) -> float:
        return sum(map(self._table(weight_of(style, text), px).__getitem__, text))

    def _measure(self, text: str, style: Style, px: int) -> Measure:
        """What measures pieces of this text. Alone, without Japanese around it, a piece may be set in another face,
        and … is another sign."""
        if "…" in text or weight_of(style, text) != weight_of(style, ""):
            return lambda part: self._pixels(clean(part), style, px)
        advance = self._table(weight_of(style, text), px).__getitem__
        return lambda part: sum(map(advance, part))

    def _run_pixels(self, run: str, weight: Weight, px: int) -> float:
        return sum(map(self._table(weight, px).__getitem__, run))

    def _table(self, weight: Weight, px: int) -> _Advances:
        table = self._tables.get((weight, px))
        if table is None:
            table = self._tables[weight, px] = _Advances(lambda char: self._advance(char, weight, px))
        return table

    def _advance(self, char: str, weight: Weight, px: int) -> float:
        char, own = self._drawable(" " if char == BOUND else char, weight)
        if not char:
            return 0.0
        if own.face == "poster" and char in _HAIRLINE:
            return px * 0.43
        return self.fonts.measure(own, px, char)

    def _stamp(self, canvas: Canvas, run: str, x: float, y: float, px: int, weight: Weight, colour: Colour) -> None:
        at = (round(x * canvas.scale), round(y * canvas.scale))
        if weight.face == "poster" and run in _HAIRLINE:
            _bars(canvas.surface, run, at, px, colour)
            return
        if not run.strip():
            return
        picture = self.kept.get((run, weight, px, colour), lambda: self._render(run, px, weight, colour))
        canvas.surface.blit(picture, (at[0] - px // 4, at[1] - round(px * 1.2)))

    def _render(self, run: str, px: int, weight: Weight, colour: Colour) -> pygame.Surface:
        """A tile with the baseline at 1.2 of the size and a quarter of it free on the left: nothing is cut off."""
        width = int(self._run_pixels(run, weight, px)) + px // 2 + 4
        tile = pygame.Surface((width, round(px * 1.7)), pygame.SRCALPHA, 32)
        tile.fill((*colour[:3], 0))
        self.fonts.render(weight, px, run, colour, tile, (px // 4, round(px * 1.2)))
        return tile


def _bars(surface: pygame.Surface, sign: str, at: tuple[int, int], px: int, colour: Colour) -> None:
    long, thick = round(px * 0.36), max(2, round(px * 0.095))
    middle = at[1] - round(px * 0.33)
    surface.fill(colour, (at[0], middle - thick // 2, long, thick))
    if sign == "+":
        surface.fill(colour, (at[0] + long // 2 - thick // 2, middle - long // 2, thick, long))
