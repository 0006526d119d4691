"""One TOML file as plain tables that know their lines. Whatever is wrong with it becomes a `Problem`."""

from __future__ import annotations

import re
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import isfinite
from pathlib import Path as FilePath
from typing import Any

import tomli

from .problems import Phrase, Problem, shown
from .toml_lines import Path, lines_of

LIMIT = 1 << 20  # bytes; the longest data file of ours has about a twentieth
DEEPEST = 40  # tables and arrays within one another; a card has four
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


@dataclass(frozen=True)
class TomlFile:
    """What stands in a file, {} if it cannot be read; then `problems` says why."""

    name: str  # as the user would name it: guillotine/nobles.toml
    raw: dict[str, Any] = field(default_factory=dict)
    text: str = field(default="", repr=False)
    problems: tuple[Problem, ...] = ()

    @cached_property
    def lines(self) -> Mapping[Path, int]:
        """Path -> line, from 1. Worked out when it is first wanted: good files never want it."""
        return lines_of(self.text)

    def line(self, path: Path | str) -> int:
        """The line of a key, or of the nearest table round it, from 1."""
        steps = steps_of(path) if isinstance(path, str) else path
        while steps:
            if steps in self.lines:
                return self.lines[steps]
            steps = steps[:-1]
        return 1


def read(path: FilePath, name: str) -> TomlFile:
    """Read a file of the user's. Never raises: the file may be missing, torn, foreign or no file at all."""
    try:
        mode = path.stat()
        if not stat.S_ISREG(mode.st_mode):
            return _bad(Problem(name, None, "", "", (), kind="folder"))
        if mode.st_size > LIMIT:
            return _bad(Problem(name, None, "", str(mode.st_size), (str(LIMIT),), kind="size"))
        with path.open("rb") as file:
            return parse(file.read(LIMIT), name)
    except FileNotFoundError:
        return _bad(Problem(name, None, "", "", (), kind="absent"))
    except (OSError, ValueError) as why:
        return _bad(Problem(name, None, "", getattr(why, "strerror", None) or str(why), (), kind="unreadable"))


def parse(data: bytes, name: str) -> TomlFile:
    """The tables of a file's bytes. A UTF-8 mark at the beginning, as some editors set it, is skipped."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as why:
        line = data.count(b"\n", 0, why.start) + 1
        return _bad(Problem(name, line, "", f"0x{data[why.start]:02X}", (), kind="encoding"))
    try:
        raw = tomli.loads(text)
    except tomli.TOMLDecodeError as why:
        return _bad(Problem(name, why.lineno, "", "", (), kind="syntax", column=why.colno))
    except RecursionError:
        return _bad(_too_deep(name, 1, ()))
    except ValueError:  # a number of thousands of digits, which Python will not read
        digits = re.search(r"[\d_]{1000}", text)
        line = text.count("\n", 0, digits.start()) + 1 if digits else 1
        return _bad(Problem(name, line, "", "…", (Phrase("whole_number"),)))
    deep = next((path for path, _ in walk(raw) if len(path) > DEEPEST), None)
    if deep is not None:
        return _bad(_too_deep(name, 1, deep[:3]))
    file = TomlFile(name, raw, text)
    odd = tuple(
        Problem(name, file.line(path), written(path), shown(value), (Phrase(kind),))
        for path, value in walk(raw)
        if (kind := _odd(value))
    )
    return TomlFile(name, {}, text, odd) if odd else file


def _odd(value: object) -> str:
    """What a number should be that nobody can reckon with: nan, inf, one of twenty digits; "" for others."""
    if isinstance(value, int) and value.bit_length() > 63:
        return "whole_number"
    return "number" if isinstance(value, float) and not isfinite(value) else ""


def written(path: Path) -> str:
    """A path as people write it: pushed.effects[0].forward."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


def steps_of(key: str) -> Path:
    """The path of a written key. A key that holds dots itself leads to the table round it."""
    return tuple(int(step[1]) if step[1] else step[2] for step in _STEP.finditer(key))


def walk(value: object, path: Path = ()) -> Iterator[tuple[Path, object]]:
    """Every value inside with its path, without recursion: a file decides how deep it goes."""
    waiting: list[tuple[Path, object]] = [(path, value)]
    while waiting:
        path, value = waiting.pop()
        if path:
            yield path, value
        if len(path) <= DEEPEST:
            children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
            waiting.extend(((*path, key), child) for key, child in children)


def _too_deep(name: str, line: int, path: Path) -> Problem:
    return Problem(name, line, written(path), "", (Phrase("less_nested"),))


def _bad(problem: Problem) -> TomlFile:
    return TomlFile(problem.file, problems=(problem,))
