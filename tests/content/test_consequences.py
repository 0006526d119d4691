"""One mistake is told once: what else does not fit because of it is no mistake of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game import paths
from game.content.problems import BadFiles
from game.games import load

GAMES = paths.data() / "games"
NOT_CARDS = ("game.toml", "table.toml", "scenarios.toml")
CARD_FILES = [
    path.relative_to(GAMES)
    for path in sorted(GAMES.glob("*/*.toml"))
    if path.name not in NOT_CARDS and not path.name.startswith("text.")
]
_TABLE = re.compile(r"^\[(\w+)\]$", re.MULTILINE)


@pytest.mark.parametrize("file", CARD_FILES, ids=str)
def test_a_card_with_a_mistake_is_the_only_thing_told(file: Path, tmp_path: Path) -> None:
    """Whatever counts the cards, or names this one, is silent."""
    text = (GAMES / file).read_text("utf-8")
    tables = list(_TABLE.finditer(text))
    for found in {tables[0], tables[len(tables) // 2], tables[-1]}:
        shutil.rmtree(tmp_path, ignore_errors=True)
        shutil.copytree(GAMES, tmp_path)
        (tmp_path / file).write_text(text[: found.end()] + "\nnonsense = 1" + text[found.end() :], "utf-8")
        with pytest.raises(BadFiles) as caught:
            load(file.parent.name, tmp_path)
        line = text[: found.end()].count("\n") + 2
        assert [(each.file, each.line) for each in caught.value.problems] == [(file.as_posix(), line)]
