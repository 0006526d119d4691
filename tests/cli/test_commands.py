"""`python -m game`: what the commands print and return, and how mistakes on the command line are answered."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.cli import commands, main
from game.cli.commands import COMMANDS
from game.cli.self_play import SelfPlay
from game.content.files import GameFiles
from game.core.setup import Setup
from game.games import CATALOGUE, load
from game.ui.loop import NoScreen
from game.ui.running import RunningApp

GAME = "guillotine"


@pytest.mark.parametrize(
    "words",
    [
        ["--lang", "ja"],
        ["--lang=ja"],
        ["--lang", "ja", "play", "guillotine", "--seats", "2"],
        ["play", "guillotine", "--seats", "2", "--lang", "ja"],
    ],
)
def test_the_language_reaches_the_window_from_before_and_behind_the_command(
    monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    opened: list[Any] = []
    monkeypatch.setattr("game.ui.start.open_app", lambda home, data, assets, lang, *more: opened.append(lang))
    assert main(words) == 0 and opened == ["ja"]


def test_options_lists_every_setting_with_its_default(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "guillotine_tricks", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "guillotine_tricks: 4 seats\n" in out
    assert "rounds: 12*  6  3" in out and "avoidance: once*  per_suit" in out and "(only with double=on)" in out


@pytest.mark.parametrize(
    "line, answer",
    [
        ("chekc", "“chekc” is not a command. Nearest: “check”."),
        ("options guilotine", "“guilotine” is not a game here. Nearest: “guillotine”. Games: guillotine, "),
        ("options", "Usage: python -m game options GAME"),
        ("check --foo", "“--foo --lang en” cannot be read.\nUsage: python -m game check [DIR]"),
        ("record guillotine --seats 9 --out x", "guillotine is for 2, 3, 4 or 5 seats, not for 9."),
        ("record guillotine --seats x --out x", "guillotine is for 2, 3, 4 or 5 seats, not for x."),
        ("record guillotine --seats ２ --out x", "guillotine is for 2, 3, 4 or 5 seats, not for ２."),
        (
            "record mascarade --seats 14 --out x",
            "mascarade is for 4, 5, 6, 7, 8, 9, 10, 11, 12 or 13 seats, not for 14.",
        ),
        ("play mascarade --seats 14", "mascarade is for 4, 5, 6, 7, 8, 9, 10, 11, 12 or 13 seats, not for 14."),
        ("play revolution --bot 0", "--bot: expected a whole number from 1 to 2, found “0”."),
        ("record revolution --bot x --out x", "--bot: expected a whole number from 1 to 2, found “x”."),
        ("record guillotine --seed -1 --out x", "--seed: expected a whole number from 0 to 9223372036854775807, found"),
        ("record guillotine --seed 99999999999999999999999 --out x", "--seed: expected a whole number"),
        ("record guillotine --option days --out x", "--option: expected KEY=VALUE, found “days”."),
        ("record guillotine --option dys=3 --out x", "“dys” is not a table setting of this game. Nearest: “days”."),
        ("record guillotine --option days=99 --out x", "“99” is not a value of this setting."),
        ("record guillotine --bot 3 --seats 2 --out x", "--bot: expected a whole number from 1 to 2, found “3”."),
        ("record guillotine --bot 1:radnom --out x", "“radnom” is not a level of bots. Nearest: “random”."),
        ("record guillotine", "Usage: python -m game record GAME"),
        ("record guillotine --out /nowhere/at/all", "/nowhere/at/all cannot be written (No such file or directory)."),
    ],
)
def test_a_mistake_on_the_command_line_is_answered(capsys: pytest.CaptureFixture[str], line: str, answer: str) -> None:
    assert main([*line.split(), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert answer in said.err and not said.out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_help_names_every_command(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    assert main(["help", f"--lang={lang}"]) == 0
    out = capsys.readouterr().out
    assert all(f"python -m game {command}" in out for command in COMMANDS)
    assert "app.cli" not in out


def record(folder: Path, *more: str) -> list[dict[str, Any]]:
    out = folder / "match.jsonl"
    assert main(["record", "--out", str(out), "--lang", "en", *more]) == 0
    return [json.loads(line) for line in out.read_text("utf-8").splitlines()]


def test_the_same_arguments_give_the_same_bytes_under_another_hash_seed(tmp_path: Path) -> None:
    written = []
    for seed in ("1", "2"):
        out = tmp_path / f"{seed}.jsonl"
        subprocess.run(
            [sys.executable, "-m", "game", "record", GAME, "--seats", "3", "--seed", "5", "--out", str(out)],
            check=True,
            cwd=paths.root(),
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
        )
        written.append(out.read_bytes())
    assert written[0] == written[1]
    record(tmp_path, GAME, "--seats", "3", "--seed", "6")
    assert (tmp_path / "match.jsonl").read_bytes() != written[0]


def test_a_record_holds_the_whole_match(tmp_path: Path) -> None:
    first, *lines, last = record(tmp_path, GAME, "--seats", "3", "--seed", "5", "--option", "days=3")
    assert (first["record"], first["game"], first["seats"], first["seed"]) == (1, GAME, 3, 5)
    assert first["options"]["days"] == "3" and len(first["bots"]) == 3
    answers = [line for line in lines if "answer" in line]
    assert [line["answer"] for line in answers] == list(range(1, len(answers) + 1))
    for line in answers:
        asked = line["open"][line["asked"] - 1]
        assert asked["seat"] == line["seat"] and 1 <= line["seat"] <= 3
        assert line["token"] in [option["token"] for option in asked["options"]]
        assert asked["prompt"].startswith("guillotine.prompt.")
    points = [sum(line["value"] for line in last["lines"] if line["seat"] == seat) for seat in (1, 2, 3)]
    assert points == last["points"] and last["winners"]


def test_the_cards_of_a_record_can_be_followed(tmp_path: Path) -> None:
    """Every card is named where it goes, hidden or not, and no card is in two places."""
    first, *lines, last = record(tmp_path, GAME, "--seats", "2", "--seed", "9")
    where: dict[int, tuple[object, str]] = {}
    for zone in first["table"]:
        for card in zone.pop("cards"):
            assert card["card"] not in where
            where[card["card"]] = zone, card["face"]
    assert len(where) == 110
    for line in lines:
        if line.get("event") == "shuffled":
            faces = {card["card"]: card["face"] for card in line["cards"]}
            assert sorted(faces.values()) == sorted(where[card][1] for card in faces)
            where |= {card: (line["in"], face) for card, face in faces.items()}
        if line.get("event") == "moved":
            card = line["card"]
            assert where[card["card"]] == (line["from"], card["face"])
            where[card["card"]] = line["to"], card["face"]
    for seat in (1, 2):
        collected = {face for place, face in where.values() if place == {"zone": "score_pile", "seat": seat}}
        scored = {face for line in last["lines"] if line["seat"] == seat for face in line["cards"]}
        assert collected and collected <= scored


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_events_of_a_record_alone_tell_the_order_of_every_row(tmp_path: Path, game: str) -> None:
    """A noble moved within the line says where it comes to stand."""
    first, *lines, _ = record(tmp_path, game, "--seed", "4")
    rules = load(game, paths.data() / "games")
    kinds = GameFiles(paths.data() / "games" / game).zones
    rows = {place(zone): [card["card"] for card in zone["cards"]] for zone in first["table"]}
    for line in lines:
        if line.get("event") == "shuffled":
            rows[place(line["in"])] = [card["card"] for card in line["cards"]]
        if line.get("event") == "moved":
            card, row = line["card"]["card"], rows[place(line["to"])]
            rows[place(line["from"])].remove(card)
            assert ("at" in line) == kinds[line["to"]["zone"]].ordered
            row.insert(line.get("at", len(row)), card)
    played = SelfPlay(rules, Setup(tuple(range(first["seats"])), 4, first["options"])).run()
    ends = {zone: cards for zone, cards in played.state.table.zones.items() if kinds[zone.kind].ordered}
    assert ends and all(
        rows[zone.kind, None if zone.seat is None else zone.seat + 1, zone.place] == cards
        for zone, cards in ends.items()
    )


def place(zone: dict[str, Any]) -> tuple[str, int | None, int | None]:
    return zone["zone"], zone.get("seat"), zone.get("place")


@pytest.mark.parametrize("game", [game for game in CATALOGUE if (paths.data() / "games" / game).exists()])
def test_a_match_of_every_game_can_be_recorded(tmp_path: Path, game: str) -> None:
    *_, last = record(tmp_path, game, "--seed", "2")
    assert len(last["points"]) == len(last["people"])


def test_a_record_names_the_seats_that_may_look_and_no_others(tmp_path: Path) -> None:
    """The Princess shows a mask to everybody but its owner: five of six."""
    _, *lines, _ = record(tmp_path, "mascarade", "--seats", "6", "--seed", "5", "--option", "scenario=advanced")
    asked = [ask for line in lines for ask in line.get("open", ())]
    eyes = [each["eyes"] for each in (*lines, *asked) if "eyes" in each and each["eyes"] != "all"]
    assert {seat for seats in eyes for seat in seats} == set(range(1, 7))
    assert max(map(len, eyes)) == 5, "and there it was seen"


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    assert main(["record", GAME, "--out", str(tmp_path / "folder.jsonl")]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["folder.jsonl"]


def test_commands_work_without_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    """A windowed executable has neither stdout nor stderr."""
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["options", GAME]) == 0
    assert main(["options", "nothing"]) == 2


def test_a_console_that_knows_no_japanese_is_no_obstacle() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "game", "options", GAME, "--lang", "ja"],
        cwd=paths.root(),
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
    )
    assert (run.returncode, run.stderr) == (0, "")


def test_the_system_language_is_spoken_unless_another_is_chosen() -> None:
    for lang, said in (("ja_JP.UTF-8", "というゲームはありません"), ("en_GB.UTF-8", "is not a game here")):
        run = subprocess.run(
            [sys.executable, "-m", "game", "options", "x"],
            cwd=paths.root(),
            env=os.environ | {"LC_ALL": lang, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
        )
        assert run.returncode == 2 and said in run.stderr.decode()


def test_no_command_imports_the_window_to_check_or_record() -> None:
    code = "import sys; from game.cli import main; main(['check']); sys.exit('pygame' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], cwd=paths.root(), capture_output=True)
    assert run.returncode == 0


@pytest.mark.parametrize(
    "lang, said",
    [
        ("en", "There is no screen to open a window on (no video device)."),
        ("ja", "ウィンドウを開く画面がありません（no video device）。"),
    ],
)
def test_without_a_screen_the_commands_that_need_none_are_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    class Window:
        """A command that opens a window where there is none."""

        @staticmethod
        def arguments(parser: object, desk: object) -> None: ...

        @staticmethod
        def run(chosen: object, desk: object) -> int:
            raise NoScreen("no video device")

    monkeypatch.setattr(commands, "_command", lambda name, desk: Window)
    assert main(["--lang", lang]) == 2
    err = capsys.readouterr().err
    assert err.startswith(said) and "check" in err and "record" in err and "Traceback" not in err


def test_the_game_itself_says_so_too(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=paths.root(),
        capture_output=True,
        text=True,
        env=os.environ
        | {"SDL_VIDEODRIVER": "x11", "DISPLAY": "", "LC_ALL": "en_GB.UTF-8", "TRICOTEUSE_HOME": str(tmp_path)},
    )
    assert run.returncode == 2
    assert run.stderr.startswith("There is no screen to open a window on") and "Traceback" not in run.stderr


def test_where_only_an_unseen_driver_is_left_the_game_says_so_too(tmp_path: Path) -> None:
    """Without a display SDL would draw into a window that nobody ever sees."""
    unseen = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    run = subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=paths.root(),
        capture_output=True,
        text=True,
        timeout=60,
        env=unseen | {"LC_ALL": "en_GB.UTF-8", "TRICOTEUSE_HOME": str(tmp_path)},
    )
    assert run.returncode == 2
    assert "There is no screen to open a window on" in run.stderr and "Traceback" not in run.stderr


def test_a_table_is_dealt_by_the_typed_number_or_by_one_of_all(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without a number the deal is drawn as in the house rules: from so many that nobody tries them all."""
    opened: list[Any] = []
    monkeypatch.setattr("game.ui.start.open_app", lambda *how: opened.append(how[-1]))
    monkeypatch.setattr("game.ui.evening.Evening.deal", lambda evening: 77 if evening.seed is None else evening.seed)
    for words, seed in (["--seed", "5"], 5), ([], 77):
        assert main(["play", GAME, "--seats", "2", *words]) == 0
        app = RunningApp(tmp_path, paths.data(), paths.assets(), (960, 540), "en")
        opened.pop()(app)
        assert app.house.session is not None and app.house.session.header.seed == seed


@pytest.mark.parametrize("line", ["", "check", "options guillotine"])
def test_a_data_folder_without_words_is_told_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    """TRICOTEUSE_DATA that leads nowhere: no window full of keys, no key for an answer."""
    monkeypatch.setenv("TRICOTEUSE_DATA", str(tmp_path / "nothing"))
    assert main(line.split()) == 2
    said = capsys.readouterr().err
    assert said.count(str(tmp_path / "nothing")) == 2 and "app." not in said
    assert "must name a whole copy of data" in said and "データフォルダーとして使えません" in said


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full")
@pytest.mark.parametrize("arguments", [["options", "guillotine"], ["check"], ["help"], ["--version"]])
def test_an_answer_that_cannot_be_written_is_told_and_not_a_traceback(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "game", *arguments], cwd=paths.root(), stdout=full, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
