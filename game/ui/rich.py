"""Pages of rules: a little Markdown, set as print. Headings, paragraphs, lists, tables, and words in bold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.content.letters import clean

from .breaking import characters, glued
from .canvas import Canvas
from .fonts import Style
from .registry import Box
from .shapes import stamp
from .text import Typesetter
from .theme import BLOOD_DEEP, INK, INK_SOFT, PAPER, PAPER_3, Colour

Kind = Literal["title", "heading", "text", "item", "row", "ruling"]
_BOLD = re.compile(r"(\*\*?)(.+?)\1")  # the page has one way to stress a word
_NUMBERED = re.compile(r"(\d+)\.\s+(.*)")


@dataclass(frozen=True, slots=True)
class Part:
    """One block of a page. `mark` is what stands before an item; `cells` those of a row of a table.

    A ruling is a setting and its value, its two cells, with what it changes below; with a mark it is an unusual one.
    """

    kind: Kind
    text: str
    mark: str = ""
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading of the second level with what follows it."""

    title: str
    parts: tuple[Part, ...]


def chapters(source: str) -> list[Chapter]:
    """The chapters of a page; what stands before the first heading belongs to a first one, under the page's title."""
    found: list[Chapter] = []
    title, parts = "", list[Part]()
    for part in _parts(source):
        if part.kind == "title" and part.mark in ("#", "##"):
            if parts or (title and part.mark == "##" and found):
                found.append(Chapter(title, tuple(parts)))
            title, parts = part.text, []
        else:
            parts.append(part)
    if title or parts:
        found.append(Chapter(title, tuple(parts)))
    return [chapter for chapter in found if chapter.parts]


def _parts(source: str) -> Iterator[Part]:
    paragraph: list[str] = []

    def closed() -> Iterator[Part]:
        if paragraph:
            japanese = any(char > "\u2e7f" for char in paragraph[0])
            yield Part("text", ("" if japanese else " ").join(paragraph))
            paragraph.clear()

    for raw in source.splitlines():
        line = raw.strip()
        numbered = _NUMBERED.match(line)
        if not line or line[0] == "#" or line[:2] in ("- ", "* ") or numbered or line[0] == "|":
            yield from closed()
        if not line or set(line) <= set("|-: "):
            continue
        if line[0] == "#":
            depth = len(line) - len(line.lstrip("#"))
            yield Part("title" if depth < 3 else "heading", line.lstrip("# "), "#" * depth)
        elif line[:2] in ("- ", "* "):
            yield Part("item", line[2:].strip(), "•")
        elif numbered:
            yield Part("item", numbered[2], numbered[1] + ".")
        elif line[0] == "|":
            yield Part("row", "", "", tuple(cell.strip() for cell in line.strip("|").split("|")))
        else:
            paragraph.append(line)
    yield from closed()


Piece = tuple[str, bool]  # words, whether they are bold


@dataclass(frozen=True, slots=True)
class Slip:
    """One line of print: its height, how it is drawn at a place, whether the next must stay on the same page.

    `chapter` is the number of the chapter that begins here, else None.
    """

    height: float
    draw: Callable[[float, float], None] | None
    keep: bool = False
    chapter: int | None = None


class Printer:
    """Sets chapters in a column of some width, line by line, so that a book can be cut into pages."""

    def __init__(self, type: Typesetter, canvas: Canvas, size: float) -> None:
        self.type, self.canvas, self.size = type, canvas, size

    def slips(self, read: list[Chapter], width: float) -> list[Slip]:
        """Every line of all chapters, from first to last."""
        out: list[Slip] = []
        for n, chapter in enumerate(read):
            head = self.size * 1.7
            title = list(self._plain(chapter.title, width, head, "poster", BLOOD_DEEP, 1.18, keep=True))
            out.append(Slip(0 if not out else self.size * 0.9, None, True, n))
            out += title
            out.append(Slip(self.size * 0.55, None, True))
            for part in chapter.parts:
                out += self._part(part, width)
        return out

    def _part(self, part: Part, width: float) -> Iterator[Slip]:
        size = self.size
        if part.kind == "heading":
            yield Slip(size * 0.5, None, True)
            yield from self._plain(part.text, width, size * 1.12, "bold", BLOOD_DEEP, 1.45, keep=True)
        elif part.kind == "item":
            yield from self._running(part.text, width, size * (1.4 if part.mark == "•" else 1.9), part.mark)
            yield Slip(size * 0.35, None)
        elif part.kind == "row":
            yield self._row(part.cells, width)
        elif part.kind == "ruling":
            yield from self._ruling(part, width)
        else:
            yield from self._running(part.text, width)
            yield Slip(size * 0.7, None)

    def _plain(
        self, text: str, width: float, size: float, style: Style, colour: Colour, lead: float, *, keep: bool = False
    ) -> Iterator[Slip]:
        for line in self.type.lines(self.canvas, text, width, size, style):

            def draw(x: float, y: float, line: str = line) -> None:
                self.type.draw(self.canvas, line, x, y + size * (lead / 2 + 0.36), size, style, colour)

            yield Slip(size * lead, draw, keep)

    def _running(self, text: str, width: float, indent: float = 0, mark: str = "") -> Iterator[Slip]:
        """Words in two weights, broken by the same rules as any other; the mark stands before the first line."""
        lead = self.size * (1.62 if any(char > "\u2e7f" for char in text) else 1.5)
        lines = self._lines(list(_pieces(text)), width - indent)
        for n, line in enumerate(lines):

            def draw(x: float, y: float, line: list[Piece] = line, first: bool = n == 0) -> None:
                base = y + lead * 0.5 + self.size * 0.36
                if first and mark:
                    self.type.draw(self.canvas, mark, x + self.size * 0.2, base, self.size, "name", BLOOD_DEEP)
                x += indent
                for words, bold in line:
                    x += self.type.draw(self.canvas, words, x, base, self.size, "name" if bold else "effect", INK)

            yield Slip(lead, draw, n == 0 and len(lines) > 1)

    def _row(self, cells: tuple[str, ...], width: float) -> Slip:
        size, wide = self.size * 0.9, width / max(1, len(cells))
        words = [_BOLD.sub(r"\1", cell) for cell in cells]
        tall = max(self.type.height(self.canvas, cell, wide - 14, size, "effect", lead=1.4) for cell in words)

        def draw(x: float, y: float) -> None:
            for n, cell in enumerate(words):
                part = Box(x + n * wide, y + 4, wide - 14, 0)
                self.type.block(self.canvas, cell, part, size, "effect", INK, lead=1.4)
            self.canvas.line((x, y + tall + 8), (x + width, y + tall + 8), PAPER_3)

        return Slip(tall + 12, draw)

    def _ruling(self, part: Part, width: float) -> Iterator[Slip]:
        """The setting in bold and its value in a band at the right end, filled and with a diamond before it where it is
        unusual; below it what it changes. All stays on one page."""
        label, value = part.cells
        size, small = self.size, self.size * 0.86
        edge = size * (1.5 if part.mark else 0.6)  # what the band has at both sides of its words together
        band = self.type.width(self.canvas, value, small, "bold") + edge + size * 0.6
        beside = self.type.width(self.canvas, label, size, "name") + size + band <= width
        for slip in self._plain(label, width - (size + band) * beside, size, "name", INK, 1.75, keep=True):
            yield slip if not beside else Slip(slip.height, self._banded(slip, part, width - band, band), True)
        if not beside:
            nothing = Slip(size * 1.75, None)
            yield Slip(nothing.height, self._banded(nothing, part, 0.0, band), True)
        told = [
            slip for text in part.text.split("\n") for slip in self._plain(text, width, small, "effect", INK_SOFT, 1.45)
        ]
        yield from (replace(slip, keep=n < len(told) - 1) for n, slip in enumerate(told))
        yield Slip(size * 0.7, None)

    def _banded(self, slip: Slip, part: Part, left: float, wide: float) -> Callable[[float, float], None]:
        """Draws that line with the value of a ruling in a band of that width, so far from its left edge."""
        size, small = self.size, self.size * 0.86

        def draw(x: float, y: float) -> None:
            if slip.draw:
                slip.draw(x, y)
            high, left_at = size * 1.5, x + left
            box = Box(left_at, y + (slip.height - high) / 2, wide, high)
            fill, colour = (BLOOD_DEEP, PAPER) if part.mark else (None, INK)
            stamp(
                self.canvas.surface,
                self.canvas.rect(box),
                self.canvas.px(high / 2),
                fill,
                colour if fill else INK_SOFT,
                1,
            )
            middle = box.centre[1]
            if part.mark:
                r, at = size * 0.22, box.x + size * 0.85
                corners = ((at - r, middle), (at, middle - r), (at + r, middle), (at, middle + r))
                pygame.draw.polygon(
                    self.canvas.surface, PAPER, [(self.canvas.px(a), self.canvas.px(b)) for a, b in corners]
                )
            words = box.right - size * 0.6
            self.type.draw(self.canvas, part.cells[1], words, middle + small * 0.36, small, "bold", colour, "right")

        return draw

    def _lines(self, pieces: list[Piece], width: float) -> list[list[Piece]]:
        lines: list[list[Piece]] = [[]]
        room = width
        for words, bold in pieces:
            wide = self._width(words.rstrip(" "), bold)
            if wide > room and lines[-1]:
                lines.append([])
                room = width
            lines[-1].append((words, bold))
            room -= self._width(words, bold)
        return lines

    def _width(self, words: str, bold: bool) -> float:
        return self.type.width(self.canvas, words, self.size, "name" if bold else "effect")


def _pieces(text: str) -> Iterator[Piece]:
    """The smallest pieces that may stand at the end of a line, with their weight; kinsoku holds across weights."""
    runs: list[Piece] = []
    at = 0
    for found in _BOLD.finditer(text):
        runs += [(text[at : found.start()], False), (found[2], True)]
        at = found.end()
    runs.append((text[at:], False))
    held: list[Piece] = []
    for words, bold in runs:
        for piece in characters(clean(words.replace("*", ""), bound=True)):
            if held and not glued(held[-1][0], piece):
                yield from _joined(held)
                held = []
            held.append((piece, bold))
    yield from _joined(held)


def _joined(held: list[Piece]) -> Iterator[Piece]:
    """Pieces that must stay together: one weight in one piece; of two weights the second follows at once."""
    if not held:
        return
    words, bold = held[0]
    for more, weight in held[1:]:
        if weight == bold:
            words += more
        else:
            yield words, bold
            words, bold = more, weight
    yield words, bold


def columns(slips: list[Slip], height: float) -> list[list[Slip]]:
    """The lines in columns of that height. A heading never stands alone at a column's foot."""
    out: list[list[Slip]] = [[]]
    used = 0.0
    at = 0
    while at < len(slips):
        end = at + 1
        while end < len(slips) and slips[end - 1].keep:
            end += 1
        group = slips[at:end]
        tall = sum(slip.height for slip in group)
        if used + tall > height and out[-1]:
            out.append([])
            used = 0.0
        out[-1] += group
        used += tall
        at = end
    return out
