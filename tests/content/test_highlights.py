"""[[highlight]] of game.toml: what is wrong with it is told with its place and the nearest word."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.files import GameFiles
from game.content.problems import Problem
from game.core.highlight import HighlightRule

from .folder import GAME, NOBLES, TEXT_EN, TEXT_JA, check_rest, write

HEAD = """
[[highlight]]
name = "head"
keys = ["log.collect"]
by = "n"
least = 4
"""
TEXT = '[highlight.head]\ntitle = "The dearest head"\ntext = "{player}: {noble}, {n}"\n'
LINE = GAME.count("\n") + 2  # of [[highlight]]


def problems(data: Path, more: str = HEAD, text: str = TEXT, **changed: str | bytes) -> list[Problem]:
    words = {"text.en": TEXT_EN + text, "text.ja": TEXT_JA + text}
    files = GameFiles(
        write(data, game=GAME + more, **{"text_en": words["text.en"], "text_ja": words["text.ja"]}, **changed)
    )
    files.table("nobles.toml")
    check_rest(files)
    return files.problems


def test_a_good_one_becomes_a_rule(tmp_path: Path) -> None:
    more = HEAD.replace('by = "n"', 'by = "noble"\nfile = "nobles.toml"\nfield = "points"')
    assert problems(tmp_path, more) == []
    (rule,) = GameFiles(tmp_path / "games" / "toy").info.highlights
    worth = {"general": 4, "palace_guard": 1}
    assert rule == HighlightRule("head", keys=("toy.log.collect",), by="noble", worth=worth, least=4)


def test_a_game_without_any_has_none(tmp_path: Path) -> None:
    assert GameFiles(write(tmp_path)).info.highlights == ()


@pytest.mark.parametrize(
    ("good", "bad", "line", "key", "kind", "nearest"),
    [
        ('"log.collect"', '"log.colect"', 3, "keys[0]", "unknown", "log.collect"),
        ('by = "n"', 'by = "nobel"', 4, "by", "unknown", "noble"),
        ('by = "n"\n', "", 1, "by", "missing", None),
        ('keys = ["log.collect"]\n', "", 1, "keys", "missing", None),
        ("least", "leest", 5, "leest", "unknown", "least"),
        ("least = 4", 'least = "4"', 5, "least", "value", None),
        ("least = 4", 'of = "logs"', 5, "of", "unknown", "log"),
        ("least = 4", 'pick = "larges"', 5, "pick", "unknown", "largest"),
        ("least = 4", 'lent = ["log.colect"]', 5, "lent[0]", "unknown", "log.collect"),
        ("least = 4", 'file = "nobles.toml"', 1, "field", "missing", None),
        ("least = 4", 'file = "noble.toml"\nfield = "points"', 5, "file", "unknown", "nobles.toml"),
        ("least = 4", 'file = "nobles.toml"\nfield = "point"', 6, "field", "unknown", "points"),
        ("least = 4", 'of = "finish"', 3, "keys", "value", None),
    ],
)
def test_a_mistake_is_told_with_its_place(
    tmp_path: Path, good: str, bad: str, line: int, key: str, kind: str, nearest: str | None
) -> None:
    found = problems(tmp_path, HEAD.replace(good, bad))
    told = next(each for each in found if each.key == f"highlight[0].{key}")
    assert (told.file, told.line, told.kind, told.nearest) == ("toy/game.toml", LINE + line - 1, kind, nearest)


def test_two_of_one_name_are_told(tmp_path: Path) -> None:
    (told,) = problems(tmp_path, HEAD + HEAD)
    assert (told.key, told.found) == ("highlight[1].name", '"head"')


def test_words_that_are_missing_or_name_what_the_line_has_not_are_told(tmp_path: Path) -> None:
    told = problems(tmp_path, text='[highlight.head]\ntext = "{player}: {nobel}"\n')
    at = TEXT_EN.count("\n") + 2
    assert [(p.file, p.line, p.key, p.kind, p.nearest) for p in told if ".en." in p.file] == [
        ("toy/text.en.toml", at - 1, "highlight.head.title", "missing", None),
        ("toy/text.en.toml", at, "highlight.head.text", "unknown", "noble"),
    ]
    assert len(told) == 4, "in both languages"


def test_a_file_that_cannot_be_read_is_told_alone(tmp_path: Path) -> None:
    told = problems(
        tmp_path,
        nobles=NOBLES + "[",
    )
    assert {p.kind for p in told} == {"syntax"}
    told = problems(tmp_path / "b", HEAD, "[highlight.head\n")
    assert {p.kind for p in told} == {"syntax"}


def test_a_copy_without_texts_can_be_played(tmp_path: Path) -> None:
    """A match file keeps the numbers of its game, and no words."""
    folder = write(tmp_path, game=GAME + HEAD)
    for lang in ("en", "ja"):
        (folder / f"text.{lang}.toml").unlink()
    files = GameFiles(folder)
    check_rest(files)
    assert files.problems == [] and len(files.info.highlights) == 1
