"""The numbers of verb calls: none that makes no sense is taken, in any game, and what is expected is told."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content import report
from game.content.texts import Texts
from game.games import load
from tests.content.folder import mistakes_with

GAMES = paths.data() / "games"
BETWEEN = "expected a whole number from 1 to 99, found {}."


def told(folder: Path, file: str, good: str, bad: str, lang: str = "en") -> str:
    """The only thing said when this stands in the file."""
    problems = mistakes_with(folder, file, good, bad)
    (said,) = report.sentences(problems, Texts.load(paths.data(), "ja" if lang == "ja" else "en"))
    text = (GAMES / file).read_text("utf-8")
    line = text[: text.index(good)].count("\n") + 1
    assert said.startswith(f"{file}, line {line}, " if lang == "en" else f"{file} {line}行目 ")
    return said


@pytest.mark.parametrize(
    "file, good, bad, found",
    [
        ("guillotine/actions.toml", "forward = 2", "forward = 0", "0"),
        ("guillotine/actions.toml", "back = 1", "back = -1", "-1"),
        ("guillotine/actions.toml", "cards = 3", "cards = -3", "-3"),
        ("guillotine/actions.toml", "nobles = 4", "nobles = -1", "-1"),
        ("guillotine/actions.toml", "nobles = 4", "nobles = 100", "100"),
        ("guillotine/actions.toml", "nobles = 4", "nobles = true", "true"),
        ("guillotine/nobles.toml", "cards = 1", "cards = 0", "0"),
        ("mascarade/masks.toml", "coins = 10", "coins = 0", "0"),
        ("mascarade/masks.toml", "neighbours = 1", "neighbours = -1", "-1"),
        ("mascarade/masks.toml", "together = 2", "together = -2", "-2"),
        ("mascarade/masks.toml", "to = 10", "to = 0", "0"),
    ],
)
def test_a_number_of_things_is_one_or_more(tmp_path: Path, file: str, good: str, bad: str, found: str) -> None:
    assert told(tmp_path, file, good, bad).endswith(BETWEEN.format(found))


@pytest.mark.parametrize(
    "good, bad",
    [
        ("forward = 3 }", "forward = 3, back = 2 }"),
        ('to = "front" }', 'to = "front", back = 2 }'),
        ('do = "move", back = 1', 'do = "move"'),
    ],
)
def test_a_noble_is_moved_forward_or_back_or_to_an_end(tmp_path: Path, good: str, bad: str) -> None:
    file = "guillotine/actions.toml"
    assert told(tmp_path / "en", file, good, bad).endswith(": give exactly one of forward, back or to.")
    assert told(tmp_path / "ja", file, good, bad, "ja").endswith("：forward、backかtoのうち、1つだけを書いてください。")


@pytest.mark.parametrize("points", ["-5", "5"])
def test_points_may_be_lost(tmp_path: Path, points: str) -> None:
    shutil.copytree(GAMES / "guillotine", tmp_path / "guillotine")
    file = tmp_path / "guillotine" / "actions.toml"
    file.write_text(file.read_text("utf-8").replace("add = -2", f"add = {points}"), "utf-8")
    assert load("guillotine", tmp_path).info.id == "guillotine"
