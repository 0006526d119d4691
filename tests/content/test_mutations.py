"""Every data file, damaged three hundred times: it loads, or tells plainly what is wrong, and never anything else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import paths
from game.content import report, text_files, toml_files
from game.content.files import GameFiles
from game.content.problems import BadFiles, Problem
from game.content.texts import Texts
from game.content.toml_files import TomlFile, parse, walk
from game.core.match import Match
from game.core.rules import Rules
from game.games import CATALOGUE, load

from .folder import FILES, build, check_rest, write

TIMES = 300
TEXTS = Texts.load(paths.data())
VALUES = (
    "0",
    "-1",
    "1.5",
    "true",
    '"x"',
    '""',
    "[]",
    "{}",
    "[1]",
    "[[]]",
    "99999999999999999999",
    "nan",
    "{a = {}}",
    "1979-05-27",
    '["a", 1]',
    "[{}]",
    '{do = "nothing"}',
    '"\\u0000"',
)


TABLE = """
[landscape]
size = [1920, 1080]
[[landscape.zone]]
kind = "laid"
shape = "row"
rect = [18, 80, 1600, 380]
accent = {end = "last", width = 200}
[[landscape.zone]]
kind = "hand"
shape = "fan"
rect = [18, 700, 1600, 380]
[portrait]
size = [1080, 1920]
"""


def damage(text: bytes, source: Random) -> bytes:
    """The file after one accident: a slip of the finger, a bad merge, a full disk."""
    lines = text.split(b"\n")
    at, other = source.randrange(len(lines)), source.randrange(len(lines))
    here, there = sorted(source.randrange(len(text) + 1) for _ in range(2))
    kind = source.randrange(10)
    if kind == 0:
        return text[:here] + text[min(there, here + 30) :]
    if kind == 1:
        return text[:here] + bytes([source.randrange(256)]) + text[here + 1 :]
    if kind == 2:
        return text[:here]
    if kind == 3:
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 4:
        lines.insert(other, lines[at])
    elif kind == 5:
        del lines[at]
    elif kind == 6:
        letters = re.sub(
            rb"[a-z]", lambda m: bytes([source.randrange(97, 123)]) if source.random() < 0.2 else m[0], lines[at]
        )
        lines[at] = letters
    elif kind == 7:
        lines[at] = lines[at].replace(source.choice((b"[", b"]", b"{", b"}", b'"', b"=", b",")), b"", 1)
    else:  # half of the accidents put a value of another kind
        pairs = [n for n, line in enumerate(lines) if b" = " in line] or [at]
        at = source.choice(pairs)
        key, _, _ = lines[at].partition(b" = ")
        lines[at] = key + b" = " + source.choice(VALUES).encode()
    return b"\n".join(lines)


def check(problems: tuple[Problem, ...], name: str, text: bytes) -> None:
    """Every problem says where: file, a line that exists, and the key, unless the file is no TOML at all."""
    assert problems
    last = text.count(b"\n") + 1
    for problem in problems:
        assert problem.file.split("/")[-1].endswith(".toml")
        if problem.file.endswith(name) and problem.kind not in ("size", "absent"):
            assert problem.line is not None and 1 <= problem.line <= last, problem
        assert problem.key or problem.kind in ("syntax", "encoding") or problem.expected, problem
    assert all(report.sentences(problems, TEXTS))


def survive(path: Path, load_: Callable[[], object]) -> tuple[int, int]:
    """Load the folder with every damage to one file; how many loaded, how many were refused."""
    good = path.read_bytes()
    loaded = refused = 0
    for seed in range(TIMES):
        bad = damage(good, Random(f"{path.name} {seed}"))
        path.write_bytes(bad)
        try:
            load_()
            loaded += 1
        except BadFiles as why:
            check(why.problems, f"/{path.name}", bad)
            refused += 1
    path.write_bytes(good)
    load_()
    return loaded, refused


@pytest.mark.parametrize("name", FILES)
def test_a_damaged_file_of_the_small_folder(tmp_path: Path, name: str) -> None:
    folder = write(tmp_path)
    loaded, refused = survive(folder / name, lambda: build(folder))
    assert refused > 30 and loaded + refused == TIMES


def test_a_damaged_look(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "table.toml").write_text(TABLE)
    loaded, refused = survive(folder / "table.toml", lambda: build(folder))
    assert refused > 30 and loaded + refused == TIMES


def begin(rules: Rules[Any]) -> None:
    """What loads can be dealt: a number that no table could bear has been refused."""
    info = rules.info
    for seats in (info.seats[0], info.seats[-1]):
        chosen = info.options({})
        if not any(advice.fatal for advice in rules.advice(seats, chosen)):
            assert Match(rules, rules.deal(info.setup(tuple(range(seats)), 1, chosen))).asks


def read_rest(folder: Path) -> None:
    files = GameFiles(folder)
    check_rest(files)
    files.finish()


GAMES = [game for game in CATALOGUE if (paths.data() / "games" / game / "game.toml").exists()]
REAL = [(game, path.name) for game in GAMES for path in sorted((paths.data() / "games" / game).glob("*.toml"))]


@pytest.mark.parametrize("game, name", REAL)
def test_a_damaged_file_of_a_real_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, name: str) -> None:
    shutil.copytree(paths.data() / "games" / game, tmp_path / game)
    sound: dict[Path, TomlFile] = {}

    def read(path: Path, called: str) -> TomlFile:
        """The undamaged files are read once: this is about the damaged one."""
        if path.name == name:
            return parse(path.read_bytes(), called)
        return sound.setdefault(path, original(path, called)) if path not in sound else sound[path]

    original = toml_files.read
    monkeypatch.setattr(toml_files, "read", read)
    if name.startswith("text.") or name == "table.toml":  # no rule reads these
        loaded, refused = survive(tmp_path / game / name, lambda: read_rest(tmp_path / game))
    else:
        loaded, refused = survive(tmp_path / game / name, lambda: begin(load(game, tmp_path)))
    assert refused > 30 and loaded + refused == TIMES


@pytest.mark.parametrize("path", sorted((paths.data() / "text").glob("*.toml")), ids=lambda path: path.name)
def test_a_damaged_text_table_of_the_app(path: Path) -> None:
    """What is left of it is still told; the problems tell the rest."""
    good = path.read_bytes()
    for seed in range(TIMES):
        bad = damage(good, Random(f"{path.name} {seed}"))
        read = text_files.read_parsed(parse(bad, f"text/{path.name}"), "app.x")
        if read.problems:
            check(read.problems, f"/{path.name}", bad)


@pytest.mark.parametrize("path", sorted(paths.data().glob("**/*.toml")), ids=lambda path: "/".join(path.parts[-2:]))
def test_every_key_of_every_data_file_has_its_line(path: Path) -> None:
    """Wherever the parser finds a key, the pass over the lines has found the line on which it is written."""
    file = parse(path.read_bytes(), path.name)
    text = path.read_text("utf-8").split("\n")
    found = 0
    for steps, _ in walk(file.raw):
        line = file.lines[steps]
        if isinstance(steps[-1], str):
            assert str(steps[-1]) in text[line - 1]
            found += 1
    assert found
