"""The games. Each is a package with `build(files)`, which checks its data and returns its rules.

To add one: a folder here, a folder under data/games, and a line in CATALOGUE (see CONTRIBUTING.md).
Nothing scans folders, so that an executable finds what a checkout finds.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from game.content.files import GameFiles
from game.core.rules import Rules

CATALOGUE: tuple[str, ...] = ("guillotine", "guillotine_tricks", "revolution", "mascarade", "allegiance")


def load(game: str, games_folder: Path) -> Rules[Any]:
    """The rules of one game with its data files. Raises BadFiles with every mistake found; nothing is half loaded."""
    return load_with_files(game, games_folder)[0]


def load_with_files(game: str, games_folder: Path) -> tuple[Rules[Any], GameFiles]:
    """The same, and what was read. A game may trip over what a bad file leaves out: then the noted mistakes say why."""
    files = GameFiles(games_folder / game)
    try:
        rules: Rules[Any] = import_module(f"game.games.{game}").build(files)
    except Exception:
        files.finish()
        raise
    files.check_rest()
    files.finish()
    return rules, files
