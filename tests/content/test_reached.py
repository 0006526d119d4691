"""No text stands in the tables that nothing can say: its key is written in the code or the data, whole or in parts.

A key that is put together, as in f"{GAME}.badge.{word}", is reached where each part filled in is itself a word that the
code or a data file writes somewhere. What is put together in ways that cannot be read from one string stands in JOINED.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.content import text_files
from tests.driver import REAL

ENDS = (  # put behind a whole key
    "_all",  # of a question that several are asked at once
    "_one",  # of a span whose ends are the same
    "_long",  # of a reason for which there is room
    "_level",  # of a reason, where both sides had as much
    "_forward",
    "_back",
)
JOINED = ("app.check.place.", "app.settings.safe_colours.")  # of what is known of a place; of a value that is no word


@cache
def trees() -> tuple[ast.Module, ...]:
    folder = paths.root() / "game"
    return tuple(ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py")))


def said_in(data: Path) -> Iterator[str]:
    """Every word of the data files but the texts: names of cards, zones, settings and values."""
    texts = {path for lang in text_files.LANGUAGES for _, path in text_files.find(data, lang)}
    for file in sorted(data.rglob("*.toml")):
        if file not in texts:
            yield file.stem
            yield from leaves(tomllib.loads(file.read_text("utf-8")))


def leaves(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from (key, *leaves(inner))
    elif isinstance(value, list):
        for inner in value:
            yield from leaves(inner)
    elif isinstance(value, str):
        yield value


def literals() -> Iterator[str]:
    """Every string of the code, but what only explains it."""
    for tree in trees():
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told | inside:
                yield node.value


def patterns() -> Iterator[re.Pattern[str]]:
    """Every key, or part of one, that is put together in one string, if something of it is written out."""
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                written = "".join(str(part) for part in parts if part is not None)
                if re.fullmatch(r"[\w.]*[a-z]{2}[\w.]*", written):
                    yield re.compile("".join("(.+?)" if part is None else re.escape(str(part)) for part in parts))


class Speech:
    """What the code and the data can say."""

    def __init__(self) -> None:
        self.words = {*literals(), *said_in(paths.data()), *REAL, *kinds()}
        self.made = tuple(patterns())

    def says(self, key: str) -> bool:
        """Whether somebody can come to this key."""
        _, _, tail = key.partition(".")
        if key in self.words or tail in self.words or key.startswith(JOINED) or key in chosen():
            return True
        if key.endswith(text_files.RULINGS):  # they are told wherever the card is
            return self.says(key.removesuffix(text_files.RULINGS) + ".name")
        return self._made(key) or any(key.endswith(end) and self.says(key.removesuffix(end)) for end in ENDS)

    def _made(self, text: str) -> bool:
        """Whether a string puts this together from parts that are said."""
        return any((match := pattern.fullmatch(text)) and all(map(self._part, match.groups())) for pattern in self.made)

    def _part(self, text: str) -> bool:
        return text in self.words or all(part in self.words for part in text.split(".")) or self._made(text)


def unreached(keys: Iterable[str]) -> list[str]:
    speech = Speech()
    return sorted(key for key in keys if not speech.says(key))


@cache
def chosen() -> frozenset[str]:
    """The values of settings, which are put together as `key.value`."""
    return frozenset(
        f"{game}.setting.{setting.key}.{value}"
        for game, rules in REAL.items()
        for setting in rules.info.settings
        for value in setting.values
    )


def kinds() -> set[str]:
    """What the first parts of keys may be."""
    found = {part for prefix, _ in text_files.find(paths.data(), "en") for part in prefix.split(".")}
    return found | {key.split(".")[1] for key in every()}


@cache
def every() -> tuple[str, ...]:
    found = text_files.find(paths.data(), "en")
    return tuple(key for prefix, path in found for key in text_files.read(path, prefix).table)


def test_every_text_can_be_said() -> None:
    assert unreached(every()) == []


@pytest.mark.parametrize("key", ["guillotine_tricks.badge.nobody_says_this", "app.rules.nobody_says_this"])
def test_a_text_that_nothing_says_is_found(key: str) -> None:
    assert unreached((key, "app.rules.search")) == [key]
