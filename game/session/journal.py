"""The match file: one line a match, one line an answer, on the disk before anything it reveals is drawn."""
from __future__ import annotations

import json
import os
import zlib
from pathlib import Path
from typing import Any, NamedTuple

from game.core.ask import Ask
from game.core.match import Choice, Match


def mark(ask: Ask[Any]) -> int:
    """A check on the question itself: a changed card file shows at the first question it changes."""
    words = [str(ask.seat), ask.prompt, *(option.token for option in ask.options)]
    return zlib.crc32("\n".join(words).encode())


class Line(NamedTuple):
    seat: int
    token: str
    mark: int


class Journal:
    """Appends; never rewrites. Undo is a line too."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("a", encoding="utf-8", newline="\n")

    def begin(self, **header: Any) -> None:
        self._write(header)

    def answered(self, ask: Ask[Any], choice: Choice) -> None:
        self._write([choice.seat, choice.token, mark(ask)])

    def undone(self) -> None:
        self._write([])

    def close(self) -> None:
        self._file.close()

    def _write(self, record: object) -> None:
        self._file.write(json.dumps(record, separators=(",", ":"), ensure_ascii=False) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def read(path: Path) -> list[tuple[dict[str, Any], list[Line]]]:
    """The matches of a file with their answers. A torn last line is dropped."""
    matches: list[tuple[dict[str, Any], list[Line]]] = []
    for text in path.read_bytes().split(b"\n")[:-1]:
        record = json.loads(text)
        if isinstance(record, dict):
            matches.append((record, []))
        elif record:
            matches[-1][1].append(Line(*record))
        else:
            matches[-1][1].pop()
    return matches


def replay(match: Match[Any], lines: list[Line]) -> int:
    """Answer as written, as far as the questions are still the same; returns how many answers fitted."""
    for done, line in enumerate(lines):
        ask = next((a for a in match.asks if a.seat == line.seat and mark(a) == line.mark), None)
        if ask is None:
            return done
        match.answer(line.token, line.seat)
    return len(lines)
