"""The games. Each is a package with `build(files)`, which checks its data and returns its rules.

To add one: a folder here, a folder under data/games, and a line in CATALOGUE (see CONTRIBUTING.md).
Nothing scans folders, so that an executable finds what a checkout finds.
"""

from __future__ import annotations

from collections.abc import Generator
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from game.content.files import GameFiles
from game.content.text_files import LANGUAGES
from game.core.rules import Rules

T = TypeVar("T")

CATALOGUE: tuple[str, ...] = ("guillotine", "guillotine_tricks", "revolution", "mascarade", "allegiance")


def load(game: str, games_folder: Path) -> Rules[Any]:
    """The rules of one game with its data files. Raises BadFiles with every mistake found; nothing is half loaded."""
    return load_with_files(game, games_folder)[0]


def load_with_files(game: str, games_folder: Path) -> tuple[Rules[Any], GameFiles]:
    """The same, and what was read."""
    return finished(loading(game, games_folder))


def loading(game: str, games_folder: Path) -> Generator[None, None, tuple[Rules[Any], GameFiles]]:
    """The same in parts of some milliseconds, for a window that must not stand still.

    A game may trip over what a bad file leaves out: then the noted mistakes say why.
    """
    package = import_module(f"game.games.{game}")
    yield
    files = GameFiles(games_folder / game)
    yield
    yield from files.read_ahead()
    try:
        rules: Rules[Any] = package.build(files)
    except Exception:
        files.finish()
        raise
    yield
    for lang in LANGUAGES:
        files.check_texts(lang)
        yield
    files.check_highlights()
    files.check_look()
    files.finish()
    return rules, files


def finished(parts: Generator[None, None, T]) -> T:
    """What all the parts come to, made in one go."""
    while True:
        try:
            next(parts)
        except StopIteration as end:
            result: T = end.value
            return result
