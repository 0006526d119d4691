"""The project's own vectors, and the command that runs such files."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.cli.arguments import Desk
from game.cli.vectors import run_file
from game.content.texts import Texts
from game.core.setup import BadSetup
from game.games.revolution.vectors import CHECKS, settings
from tests.games.revolution.boards import RULES

FILE = Path(__file__).parents[2] / "golden" / "revolution" / "vectors.json"
RAW = json.loads(FILE.read_text(encoding="utf-8"))
DESK = Desk(Texts.load(paths.data(), "en"))
CASES = [(name, entry) for name in CHECKS for entry in RAW[name]]


@pytest.mark.parametrize("name, entry", CASES, ids=[entry.get("id", f"setup{n}") for n, (_, entry) in enumerate(CASES)])
def test_the_vectors(name: str, entry: dict[str, Any]) -> None:
    assert CHECKS[name](RULES, RAW, entry) == []


def test_the_command_counts_every_entry_of_every_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_file(FILE, DESK) == 0
    assert capsys.readouterr().out == "28 passed, 0 failed\n"


def spoil_secured(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect"]["secured"]["R"].pop()


def spoil_one_empty(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect_one_empty_rule"]["secured"]["R"].append([1, 3])


def spoil_position(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["position"]["rows"][3][0] = "R0"


def spoil_markers(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["position"]["markers"]["B"].pop()


def spoil_last_turn(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect"]["markers_placed_in_last_turn"].pop()


def spoil_move(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["moves"][0][2:] = [4, 0]


def spoil_mover(raw: dict[str, Any]) -> None:
    """In the first position both sides have marked all they can, so only the moves tell whose the last one was."""
    raw["vectors"][0]["position"]["moved"] = "B"


def spoil_winner(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect"]["winner"] = "R"


def spoil_influence(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["influence"]["B"][0][0] = 1


def spoil_sites(raw: dict[str, Any]) -> None:
    raw["setup_vectors"][1]["next_sites"].pop()


def spoil_options(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["options"] = {"secure": "sometimes"}


def spoil_shape(raw: dict[str, Any]) -> None:
    del raw["vectors"][0]["buildings"]


def drop_both_ways(raw: dict[str, Any]) -> None:
    """A misspelled key: what is expected would be compared with nothing."""
    entry = raw["vectors"][0]
    entry["move"], entry["positon"] = entry.pop("moves"), entry.pop("position")


def add_expected(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect"]["scores"] = [0, 0]


def add_expected_strictly(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expect_one_empty_rule"]["winner"] = None


def add_expectation(raw: dict[str, Any]) -> None:
    raw["vectors"][0]["expected"] = {"winner": "B"}


def add_setup_expectation(raw: dict[str, Any]) -> None:
    raw["setup_vectors"][1]["expect"] = {"winner": "B"}


def add_list(raw: dict[str, Any]) -> None:
    raw["more"] = [{"id": "X1"}]


@pytest.mark.parametrize(
    "spoil, passed",
    [
        (spoil_secured, 27),
        (spoil_one_empty, 27),
        (spoil_position, 27),
        (spoil_markers, 27),
        (spoil_last_turn, 27),
        (spoil_move, 27),
        (spoil_mover, 27),
        (spoil_winner, 27),
        (spoil_influence, 27),
        (spoil_sites, 27),
        (spoil_options, 27),
        (spoil_shape, 27),
        (drop_both_ways, 27),
        (add_expected, 27),
        (add_expected_strictly, 27),
        (add_expectation, 27),
        (add_setup_expectation, 27),
        (add_list, 28),
    ],
)
def test_a_wrong_entry_fails_alone_and_is_named(
    spoil: Callable[[dict[str, Any]], None], passed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    raw = copy.deepcopy(RAW)
    spoil(raw)
    file = tmp_path / "vectors.json"
    file.write_text(json.dumps(raw), encoding="utf-8")
    assert run_file(file, DESK) == 1
    *told, last = capsys.readouterr().out.splitlines()
    assert last == f"{passed} passed, 1 failed"
    assert told and all(line.startswith(("R01 figure_2: ", "setup_vectors[1]: ", "X1: ")) for line in told)


@pytest.mark.parametrize(
    "content, part",
    [
        (b"{", "vectors.json, line 1, column 2"),
        (b"\xff\xfe", "UTF-8"),
        (b"[]", "no list of cases"),
        (b"{}", "no list of cases"),
        (b'{"vectors": [{"a": 1}]}', "of no game here"),
        (b"[" * 100_000, "too deeply"),
    ],
)
def test_an_unreadable_file_is_told_plainly(
    content: bytes, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "vectors.json"
    file.write_bytes(content)
    assert run_file(file, DESK) == 2
    out = capsys.readouterr().out
    assert part in out and out.count("\n") == 1 and "vectors.json" in out


def test_a_missing_file_is_told_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_file(tmp_path / "nowhere.json", DESK) == 2
    assert "nowhere.json" in capsys.readouterr().out


def test_options_of_a_file_become_table_settings() -> None:
    assert settings(RAW["rules"]) == {"secure": "general", "marking": "automatic"}
    assert settings(RAW["rules"], {"secure": "one_empty", "corner_touch_allowed": False}) == {
        "secure": "one_empty",
        "marking": "automatic",
        "buildings": "gap",
    }
    with pytest.raises(BadSetup, match="no such option"):
        settings({"colour": "green"})
