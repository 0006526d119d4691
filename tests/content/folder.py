"""A small data folder for tests: one game whose cards carry effects, and its texts in both languages."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from game import paths
from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import BadFiles, Problem
from game.content.text_files import LANGUAGES
from game.core.ask import Step
from game.core.effects import Call, Vocabulary
from game.games import load

GAME = """\
seats = [2, 5]
secrecy = "screen"

[numbers]
hand = 5

[[setting]]
key = "length"
values = ["short", "long"]

[[setting]]
key = "open"
values = ["no", "yes"]
needs = {length = "long"}

[zone.hand]
faces = "seat"
ordered = false

[zone.laid]
faces = "seat"
fold = "hand"
"""
NOBLES = """\
# Who stands in line.

[general]
colour = "red"
points = 4

[palace_guard]
copies = 5
colour = "red"
points = 1
effects = [
    {do = "move", forward = 2},
    {do = "draw", cards = 1, of = "action"},
]
"""
TEXT_EN = """\
[log]
collect = {one = "{player} collects {noble} ({n} point)", other = "{player} collects {noble} ({n} points)"}
[card.general]
name = "General"
[card.palace_guard]
name = "Palace Guard"
"""
TEXT_JA = """\
[log]
collect = "{player}、{noble}を獲得（{n}点）"
[card.general]
name = "将軍"
[card.palace_guard]
name = "宮殿の護衛"
"""
FILES = {"game.toml": GAME, "nobles.toml": NOBLES, "text.en.toml": TEXT_EN, "text.ja.toml": TEXT_JA}

WORDS: Vocabulary[None] = Vocabulary()


@WORDS.verb
def move(turn: None, forward: int, exactly: bool = False) -> Step:
    yield ()


@WORDS.verb
def draw(turn: None, cards: Literal[1, 2], of: Literal["action", "noble"]) -> Step:
    yield ()


class NobleData(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    colour: Literal["red", "blue", "grey"]
    points: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: int


def write(data: Path, **changed: str | bytes) -> Path:
    """Write the folder with some files changed: write(tmp_path, nobles="..."). Returns the game's folder."""
    folder = data / "games" / "toy"
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in FILES.items():
        new = changed.get(name.removesuffix(".toml").replace(".", "_"), text)
        (folder / name).write_bytes(new if isinstance(new, bytes) else new.encode())
    return folder


def check_rest(files: GameFiles) -> None:
    """What the rules do not read, as `game.games.loading` has it checked."""
    for lang in LANGUAGES:
        files.check_texts(lang)
    files.check_highlights()
    files.check_look()


def build(folder: Path) -> tuple[GameFiles, tuple[NobleData, ...], dict[str, tuple[Call, ...]]]:
    """What a game does with its files. Raises BadFiles."""
    files = GameFiles(folder)
    nobles = files.cards("nobles.toml", NobleData)
    calls = {noble.id: files.calls("nobles.toml", noble, "effects", noble.effects, WORDS) for noble in nobles}
    check_rest(files)
    files.numbers_as(Numbers)
    files.finish()
    return files, nobles, calls


def mistakes_with(folder: Path, file: str, good: str, bad: str) -> tuple[Problem, ...]:
    """What is wrong with a copy of one of our games ("guillotine/nobles.toml") in which this stands instead."""
    game, ours = file.partition("/")[0], paths.data() / "games"
    shutil.copytree(ours / game, folder / game)
    text = (ours / file).read_text("utf-8")
    assert good in text
    (folder / file).write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(BadFiles) as caught:
        load(game, folder)
    return tuple(caught.value.problems)
