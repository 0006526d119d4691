"""The line of every key, table header and array element of a TOML file, in one pass.

The TOML parser tells what stands in a file but not where. This reads only as much of the grammar as
it takes to follow keys and values, and only files that the parser has accepted.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Mapping
from typing import TypeAlias

import tomli

Path: TypeAlias = tuple[str | int, ...]  # ("pushed", "effects", 0, "forward")

_SPACE = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_STRINGS = tuple(
    re.compile(pattern, re.DOTALL)
    for pattern in (r'"""(?:\\.|[^\\])*?"""(?:"{0,2})', r"'''.*?'''(?:'{0,2})", r'"(?:\\.|[^"\\])*"', r"'[^']*'")
)


def lines_of(text: str) -> Mapping[Path, int]:
    """Path -> line, from 1. `text` must be TOML."""
    return _Scanner(text).run()


class _Scanner:
    def __init__(self, text: str) -> None:
        self.text, self.at = text.replace("\r\n", "\n"), 0
        self.breaks = [n for n, letter in enumerate(self.text) if letter == "\n"]
        self.lines: dict[Path, int] = {}
        self.last: dict[Path, int] = {}  # array of tables -> index of its latest table

    def run(self) -> Mapping[Path, int]:
        table: Path = ()
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip()
        return self.lines

    def header(self) -> Path:
        many = self.text.startswith("[[", self.at)
        line = self.line()
        self.at += 2 if many else 1
        path: Path = ()
        keys = self.keys()
        for n, key in enumerate(keys):
            path += (key,)
            self.note(path, line)
            if many and n == len(keys) - 1:
                self.last[path] = self.last.get(path, -1) + 1
            if path in self.last:
                path += (self.last[path],)
                self.note(path, line)
        self.at += 2 if many else 1
        return path

    def pair(self, table: Path) -> None:
        line, path = self.line(), table
        for key in self.keys():
            path += (key,)
            self.note(path, line)
        self.at += 1  # the sign =
        self.skip()
        self.value(path)

    def keys(self) -> list[str]:
        found: list[str] = []
        while True:
            self.skip()
            bare = _BARE.match(self.text, self.at)
            if bare:
                self.at = bare.end()
                found.append(bare[0])
            else:
                start = self.at
                self.string()
                found.append(tomli.loads(f"key = {self.text[start : self.at]}")["key"])
            self.skip()
            if self.text[self.at] != ".":
                return found
            self.at += 1

    def value(self, path: Path) -> None:
        first = self.text[self.at]
        if first == "[":
            self.array(path)
        elif first == "{":
            self.inline_table(path)
        elif first in "\"'":
            self.string()
        else:
            self.match(_SCALAR)

    def array(self, path: Path) -> None:
        self.at += 1
        self.skip()
        n = 0
        while self.text[self.at] != "]":
            self.note((*path, n), self.line())
            self.value((*path, n))
            self.comma()
            n += 1
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        self.skip()
        while self.text[self.at] != "}":
            self.pair(path)
            self.comma()
        self.at += 1

    def comma(self) -> None:
        self.skip()
        if self.text[self.at] == ",":
            self.at += 1
            self.skip()

    def string(self) -> None:
        for pattern in _STRINGS:
            if pattern.match(self.text, self.at):
                return self.match(pattern)
        raise ValueError("not TOML")

    def skip(self) -> None:
        self.match(_SPACE)

    def match(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()

    def line(self) -> int:
        return bisect_right(self.breaks, self.at) + 1

    def note(self, path: Path, line: int) -> None:
        self.lines.setdefault(path, line)
