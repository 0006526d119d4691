"""A game is read in parts: no part reads two files, and what comes of it is what reading at once gives."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import toml_files
from game.content.text_files import LANGUAGES
from game.content.texts import Texts
from game.games import CATALOGUE, load_with_files
from game.session.shelf import Shelf

GAMES = paths.data() / "games"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files read, in their order."""
    names: list[str] = []
    once = toml_files.read

    def counted(path: Path, name: str) -> toml_files.TomlFile:
        names.append(f"{path.parent.name}/{path.name}")
        return once(path, name)

    monkeypatch.setattr(toml_files, "read", counted)
    return names


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_part_reads_two_files_and_none_is_read_twice(game: str, read: list[str]) -> None:
    shelf, before = Shelf(GAMES), 0
    for _ in shelf.reading(game):
        assert len(read) - before <= 1
        before = len(read)
    assert sorted(read) == sorted(f"{game}/{path.name}" for path in (GAMES / game).glob("*.toml"))
    assert shelf.title(game).info == load_with_files(game, GAMES)[0].info


@pytest.mark.parametrize("game", CATALOGUE)
def test_its_texts_are_read_one_file_a_part(game: str, read: list[str]) -> None:
    texts, before = Texts.load(paths.data()), 0
    for _ in texts.reading(game):
        assert len(read) - before <= 1
        before = len(read)
    again = Texts.load(paths.data())
    for lang in LANGUAGES:
        assert {key: texts._tables[lang][key] for key in again.keys(lang)} == dict(again._tables[lang])


def test_a_broken_file_is_told_the_same_whichever_way_it_is_read(tmp_path: Path) -> None:
    shutil.copytree(GAMES, tmp_path / "games")
    for name in ("actions.toml", "text.ja.toml", "table.toml"):
        with (tmp_path / "games" / "guillotine" / name).open("a", encoding="utf-8") as file:
            file.write("\nbroken = [\n")
    shelf, other = Shelf(tmp_path / "games"), Shelf(tmp_path / "games")
    for _ in shelf.reading("guillotine"):
        pass
    assert shelf.title("guillotine") == other.title("guillotine")
    found = shelf.title("guillotine").mistakes
    assert [problem.file for problem in found] == [
        f"guillotine/{name}" for name in ("actions.toml", "text.ja.toml", "table.toml")
    ]
    assert shelf.title("revolution").info is not None


def test_an_unknown_game_says_so() -> None:
    assert Shelf(GAMES).title("nothing").problem == "app.choose.unknown"
