"""One mistake is told once: what else does not fit because of it is no mistake of its own."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.content.problems import BadFiles
from game.games import CATALOGUE, load

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


ACCIDENTS: dict[str, Callable[[str], str]] = {
    "a table twice": lambda text: text + "\n" + _TABLE.findall(text)[0].join("[]") + "\n",
    "a blank in a name": lambda text: _TABLE.sub("[mar ie]", text, count=1),
    "a number too long": lambda text: text + "\n[x]\ncopies = 99999999999999999999\n",
    "a byte of another encoding": lambda text: text + "# \udcff\n",
}


@pytest.mark.parametrize("accident", ACCIDENTS)
@pytest.mark.parametrize("file", CARD_FILES, ids=str)
def test_of_a_file_that_cannot_be_read_nothing_else_follows(file: Path, accident: str, tmp_path: Path) -> None:
    """What other files name may well stand in it."""
    shutil.copytree(GAMES, tmp_path, dirs_exist_ok=True)
    spoilt = ACCIDENTS[accident]((GAMES / file).read_text("utf-8"))
    (tmp_path / file).write_bytes(spoilt.encode("utf-8", "surrogateescape"))
    with pytest.raises(BadFiles) as caught:
        load(file.parent.name, tmp_path)
    assert [each.file for each in caught.value.problems] == [file.as_posix()]


@pytest.mark.parametrize("seats", ["[5, 2]", '"many"', "[2, 5"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_of_wrong_seats_no_card_is_to_blame(game: str, seats: str, tmp_path: Path) -> None:
    """How many cards a game needs hangs on them."""
    shutil.copytree(GAMES, tmp_path, dirs_exist_ok=True)
    file = tmp_path / game / "game.toml"
    file.write_text(re.sub(r"^seats = .*$", f"seats = {seats}", file.read_text("utf-8"), flags=re.M), "utf-8")
    with pytest.raises(BadFiles) as caught:
        load(game, tmp_path)
    assert {each.file for each in caught.value.problems} == {f"{game}/game.toml"}
