"""`python -m game vectors FILE`: run a file of test vectors against the rules.

Every entry of every list in the file is one case. A game takes part with a module `vectors` of its own: `fits(raw)`
says whether a file is for it, and `CHECKS` has for each list a function of the rules, the whole file and the entry
that returns what differs.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game import paths
from game.games import CATALOGUE, load

from .arguments import Desk, Parser


class Unreadable(Exception):
    """A file that holds no vectors of any game: a text key of app.cli.vectors with its words."""

    def __init__(self, key: str, **words: str) -> None:
        super().__init__(key)
        self.key, self.words = key, words


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    return run_file(chosen.file, desk)


def run_file(file: Path, desk: Desk) -> int:
    """Run all cases, print what differs and how many passed; 0 if all did, 1 if not, 2 if the file cannot be read."""
    try:
        raw = read(file)
        game, hook = game_of(raw)
    except Unreadable as why:
        print(desk.say(f"vectors.{why.key}", file=str(file), **why.words))
        return 2
    rules = load(game, paths.data() / "games")
    passed = failed = 0
    for name, entries in raw.items():
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            differences = check(hook, rules, raw, name, entry)
            passed, failed = passed + (not differences), failed + bool(differences)
            for line in differences:
                print(f"{label(name, number, entry)}: {line}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def read(file: Path) -> dict[str, Any]:
    """The file as JSON. Raises Unreadable."""
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
    except OSError as why:
        raise Unreadable("cannot_read", why=why.strerror or type(why).__name__) from why
    except UnicodeDecodeError as why:
        raise Unreadable("not_text") from why
    except json.JSONDecodeError as why:
        raise Unreadable("not_json", line=str(why.lineno), column=str(why.colno), why=why.msg) from why
    except RecursionError as why:
        raise Unreadable("too_deep") from why
    if not isinstance(raw, dict) or not any(isinstance(value, list) and value for value in raw.values()):
        raise Unreadable("no_cases")
    return raw


def game_of(raw: dict[str, Any]) -> tuple[str, Any]:
    """The game whose vectors these are, with its hook. Raises Unreadable."""
    hooks = {
        game: import_module(f"game.games.{game}.vectors")
        for game in CATALOGUE
        if find_spec(f"game.games.{game}.vectors")
    }
    for game, hook in hooks.items():
        if hook.fits(raw):
            return game, hook
    raise Unreadable("no_game", known=", ".join(hooks))


def check(hook: Any, rules: Any, raw: dict[str, Any], name: str, entry: Any) -> list[str]:
    """What differs in one case; a case that cannot be run at all differs as well."""
    if name not in hook.CHECKS:
        return [f"no such list; there are {', '.join(hook.CHECKS)}"]
    try:
        differences: list[str] = hook.CHECKS[name](rules, raw, entry)
        return differences
    except Exception as why:  # whatever a file says, the other cases are still run
        return [f"cannot be run: {type(why).__name__}: {why}"]


def label(name: str, number: int, entry: Any) -> str:
    """What to call a case: R04 tie_own_colour, or setup_vectors[2]."""
    known = [str(entry[key]) for key in ("id", "name") if isinstance(entry, dict) and key in entry]
    return " ".join(known) or f"{name}[{number}]"
