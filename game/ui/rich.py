"""Pages of rules: a little Markdown, set as print. Headings, paragraphs, lists, tables, and words in bold."""
from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from .breaking import characters, glued
from .canvas import Canvas
from .fonts import Style
from .registry import Box
from .text import Typesetter, clean
from .theme import BLOOD_DEEP, INK, PAPER_3, Colour

Kind = Literal["title", "heading", "text", "item", "row"]
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_NUMBERED = re.compile(r"(\d+)\.\s+(.*)")


@dataclass(frozen=True, slots=True)
class Part:
    """One block of a page. `mark` is what stands before an item; `cells` those of a row of a table."""

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


Piece = tuple[str, bool]          # words, whether they are bold


class Printer:
    """Sets chapters in one column on paper. `draw` False only measures."""

    def __init__(self, type: Typesetter, canvas: Canvas, size: float) -> None:
        self.type, self.canvas, self.size = type, canvas, size

    def chapter(self, chapter: Chapter, box: Box, draw: bool = True) -> float:
        """Prints from the top of the box; returns the height used."""
        y = box.y
        head = self.size * 1.75
        y += self._block(chapter.title, Box(box.x, y, box.w, 0), head, "poster", BLOOD_DEEP, 1.2, draw)
        y += self.size * 0.7
        for part in chapter.parts:
            y += self._part(part, Box(box.x, y, box.w, 0), draw)
        return y - box.y

    def _part(self, part: Part, box: Box, draw: bool) -> float:
        size = self.size
        if part.kind == "heading":
            below = box.moved(0, size * 0.5)
            return size * 0.5 + self._block(part.text, below, size * 1.15, "bold", BLOOD_DEEP, 1.4, draw)
        if part.kind == "item":
            indent = size * (1.5 if part.mark == "•" else 1.9)
            if draw:
                base = box.y + size * 1.16
                self.type.draw(self.canvas, part.mark, box.x + size * 0.2, base, size, "name", BLOOD_DEEP)
            return self._text(part.text, Box(box.x + indent, box.y, box.w - indent, 0), draw) + size * 0.35
        if part.kind == "row":
            return self._row(part.cells, box, draw)
        return self._text(part.text, box, draw) + size * 0.75

    def _block(self, text: str, box: Box, size: float, style: Style, colour: Colour, lead: float, draw: bool) -> float:
        if draw:
            return self.type.block(self.canvas, text, box, size, style, colour, lead=lead)
        return self.type.height(self.canvas, text, box.w, size, style, lead=lead)

    def _row(self, cells: tuple[str, ...], box: Box, draw: bool) -> float:
        size = self.size * 0.9
        wide = box.w / max(1, len(cells))
        tall = 0.0
        for n, cell in enumerate(cells):
            part = Box(box.x + n * wide, box.y + 4, wide - 14, 0)
            tall = max(tall, self._block(_BOLD.sub(r"\1", cell), part, size, "effect", INK, 1.4, draw))
        if draw:
            self.canvas.line((box.x, box.y + tall + 8), (box.right, box.y + tall + 8), PAPER_3)
        return tall + 12

    def _text(self, text: str, box: Box, draw: bool) -> float:
        """Words in two weights, broken by the same rules as any other."""
        lead = self.size * (1.62 if any(char > "\u2e7f" for char in text) else 1.5)
        lines = self._lines(list(_pieces(text)), box.w)
        if draw:
            for n, line in enumerate(lines):
                x, base = box.x, box.y + n * lead + lead * 0.5 + self.size * 0.36
                for words, bold in line:
                    x += self.type.draw(self.canvas, words, x, base, self.size, "name" if bold else "effect", INK)
        return len(lines) * lead

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
        runs += [(text[at:found.start()], False), (found[1], True)]
        at = found.end()
    runs.append((text[at:], False))
    held: list[Piece] = []
    for words, bold in runs:
        for piece in characters(clean(words.replace("*", ""))):
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


