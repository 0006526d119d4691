"""The data files: what they hold, and how mistakes in them are answered."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content.problems import BadFiles
from game.games import load
from tests.games.revolution.boards import RULES

FOLDER = paths.data() / "games" / "revolution"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "revolution")
    return tmp_path


def change(games: Path, file: str, old: str, new: str) -> None:
    path = games / "revolution" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_defaults_are_those_of_the_rules() -> None:
    assert RULES.info.options({}) == {
        "secure": "general",
        "marking": "automatic",
        "buildings": "edge",
        "help": "on",
        "lettering": "upright",
    }
    assert RULES.info.seats == (2,) and RULES.info.matches[0] == 2 and RULES.info.secrecy == "none"


def test_the_pieces_are_those_of_the_rules() -> None:
    prints = RULES.pieces.prints
    assert sorted(prints) == sorted(
        [f"{side}_{n}" for side in ("red", "blue") for n in (*range(10), "flag")]
        + ["notre_dame", "versailles", "bastille"]
        + ["red_marker"] * 11
        + ["blue_marker"] * 11
    )


@pytest.mark.parametrize(
    "file, old, new, part",
    [
        ("counters.toml", "number = 9", "number = -9", "red_9"),
        ("counters.toml", "number = 9", 'number = "nine"', "red_9"),
        ("counters.toml", 'side = "red"', 'side = "green"', "red_0"),
        ("counters.toml", "flag = true", "number = 4", "red_flag"),
        ("counters.toml", "[red_5]", "[red_5]\ncolour = 1", "red_5"),
        ("counters.toml", '[blue_3]\nside = "blue"\nnumber = 3\n', "", "counters.toml"),
        ("markers.toml", "copies = 11", "copies = 0", "red_marker"),
        ("buildings.toml", "[bastille]", "[temple]", "temple"),
        ("game.toml", "width = 5", "width = 6", "numbers.width"),
        ("game.toml", "width = 5", 'width = "five"', "numbers.width"),
        ("game.toml", "width = 5", "", "numbers.width"),
        ("game.toml", "seats = [2, 2]", "seats = [2", "game.toml"),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_place(games: Path, file: str, old: str, new: str, part: str) -> None:
    change(games, file, old, new)
    with pytest.raises(BadFiles) as told:
        load("revolution", games)
    assert part in str(told.value) and "revolution/" in str(told.value)


@pytest.mark.parametrize("file", ["game.toml", "counters.toml", "buildings.toml", "markers.toml"])
def test_a_missing_file_is_told(games: Path, file: str) -> None:
    (games / "revolution" / file).unlink()
    with pytest.raises(BadFiles) as told:
        load("revolution", games)
    assert file in str(told.value)
