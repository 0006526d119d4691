"""`python -m game`: what the commands print and return, and how mistakes on the command line are answered."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.cli import check, commands, main
from game.cli.arguments import Desk
from game.cli.commands import COMMANDS
from game.content.texts import Texts
from game.games import CATALOGUE
from game.ui.loop import NoScreen
from game.ui.running import RunningApp

GAME = "guillotine"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The app's texts and one game, to be spoilt."""
    (tmp_path / "games").mkdir()
    shutil.copytree(paths.data() / "text", tmp_path / "text")
    shutil.copytree(paths.data() / "games" / GAME, tmp_path / "games" / GAME)
    return tmp_path


def spoil(path: Path, good: str, bad: str) -> int:
    """Change a file; returns the line changed."""
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), "utf-8")
    return text[: text.index(good)].count("\n") + 1


def test_check_counts_what_is_in_the_folder_of_a_game(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("guillotine: 50 nobles, 60 action cards, 2 settings and ")
    assert last == "Everything is as it should be."


def test_check_speaks_japanese(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["--lang", "ja", "check", str(data / "games" / GAME)]) == 0
    assert capsys.readouterr().out.startswith("guillotine：貴族カード50枚、アクションカード60枚、設定2件、文")


def test_check_of_one_game_says_nothing_of_what_it_did_not_look_at(
    capsys: pytest.CaptureFixture[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not of the app's texts, however the folder is written."""
    monkeypatch.chdir(data)
    for folder in (f"games/{GAME}", f"./games/{GAME}/", f"games/../games/{GAME}"):
        assert main(["check", folder, "--lang", "en"]) == 0
        assert [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()[:-1]] == [GAME]
    shutil.rmtree(data / "games")
    assert main(["check", str(data), "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("texts of the app: ")


@pytest.mark.parametrize("game", CATALOGUE)
def test_check_names_every_kind_of_thing_in_the_language(capsys: pytest.CaptureFixture[str], game: str) -> None:
    assert main(["check", str(paths.data() / "games" / game), "--lang", "ja"]) == 0
    counts = capsys.readouterr().out.splitlines()[0].partition("：")[2]
    assert counts and not any("a" <= letter <= "z" for letter in counts)


def test_check_counts_a_card_file_it_has_no_word_for_by_its_name(data: Path) -> None:
    desk = Desk(Texts.load(paths.data(), "en"))
    assert check.counted("spells", 1, desk) == "1 card in spells.toml"
    desk.texts.lang = "ja"
    assert check.counted("spells", 8, desk) == "spells.tomlのカード8枚"


def test_check_says_which_words_a_poster_lacks(
    capsys: pytest.CaptureFixture[str], data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As of a sixth game, whose words stand in its own text tables: what is nowhere is told, and no mistake."""
    (data / "text" / "games.en.toml").unlink()
    (data / "text" / "games.ja.toml").unlink()
    for lang in ("en", "ja"):
        table = data / "games" / GAME / f"text.{lang}.toml"
        table.write_text(table.read_text("utf-8") + '\n[game]\nname = "G"\ncry = "G"\nline = "G"\n', "utf-8")
    monkeypatch.setattr(paths, "data", lambda: data)
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        "guillotine/text.en.toml, game.hidden: the poster has no words for this and goes without.",
        "guillotine/text.en.toml, game.cost: the poster has no words for this and goes without.",
        "Everything can be played; 2 things to know.",
    ]


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


def test_check_tells_every_mistake_and_goes_on(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    """One mistake in one game: told with its place; the app's texts and the other games are checked all the same."""
    line = spoil(data / "games" / GAME / "nobles.toml", "colour = ", "color = ")
    assert main(["check", str(data), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert f"guillotine/nobles.toml, line {line}, " in out and "Nearest: “colour”." in out
    assert "texts of the app: " in out and "guillotine_tricks/game.toml: no such file." in out


def test_check_misses_a_text_that_only_one_language_has(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    spoil(data / "text" / "list.ja.toml", "nobody", "nobodi")
    assert main(["check", str(data), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "text/list.ja.toml, nobody: this text is missing; text/list.en.toml:" in out
    assert "text/list.en.toml, nobodi: this text is missing; text/list.ja.toml:" in out


def test_check_misses_a_whole_table_of_one_language(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    (data / "text" / "list.en.toml").unlink()
    (data / "games" / GAME / "text.ja.toml").unlink()
    assert main(["check", str(data), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "text/list.en.toml: no such file." in out and "guillotine/text.ja.toml: no such file." in out


def test_check_compares_the_arguments_of_both_languages(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    spoil(data / "text" / "list.ja.toml", "{a}と{b}", "{a}と{c}")
    assert main(["check", str(data), "--lang", "en"]) == 1
    assert "two: expected {a} or {b}, found {a} {c}." in capsys.readouterr().out


AUNT = '\n[my_aunt]\ncolour = "grey"\npoints = -1\n'


def added(data: Path, words: str) -> int:
    """Put a card of one's own into the game; returns the line of its table."""
    nobles = data / "games" / GAME / "nobles.toml"
    before = nobles.read_text("utf-8")
    nobles.write_text(before + AUNT + words, "utf-8")
    return before.count("\n") + 2


@pytest.mark.parametrize(
    "words, said",
    [
        ('name = { ja = "おば" }\n', ["my_aunt.name.en: there are no words in this language; those in “ja” are shown"]),
        ('name = { en = "My Aunt", ja = "おば" }\ntext = { en = "Knits." }\n', ["my_aunt.text.ja: there are no words"]),
    ],
)
def test_check_tells_that_a_card_has_words_in_one_language_and_is_content(
    capsys: pytest.CaptureFixture[str], data: Path, words: str, said: list[str]
) -> None:
    line = added(data, words) + words.count("\n") + 2
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    first, told, last = capsys.readouterr().out.splitlines()
    assert first.startswith("guillotine: 51 nobles") and last == "Everything can be played; 1 thing to know."
    assert all(f"guillotine/nobles.toml, line {line}, {part}" in told for part in said)
    assert main(["check", str(data / "games" / GAME), "--lang", "ja"]) == 0
    assert "この言語の文がありません" in capsys.readouterr().out


def test_check_is_content_with_a_card_that_has_words_in_both_languages(
    capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    added(data, 'name = { en = "My Aunt", ja = "おば" }\n')
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything is as it should be."


def test_words_may_stand_in_one_text_table_and_in_the_card_file(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    added(data, 'name = { ja = "おば" }\n')
    english = data / "games" / GAME / "text.en.toml"
    english.write_text(english.read_text("utf-8") + '\n[card.my_aunt]\nname = "My Aunt"\n', "utf-8")
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything is as it should be."


def test_check_misses_the_name_of_a_card(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    line = added(data, "")
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 1
    _, told, last = capsys.readouterr().out.splitlines()
    assert told == (
        f"guillotine/nobles.toml, line {line}, my_aunt.name: missing; expected a name in both languages, "
        'here as name = {en = "…", ja = "…"} or as name under [card.my_aunt] in the text files.'
    )
    assert last.startswith("1 mistake")


def test_check_misses_the_text_of_a_card_that_does_something(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    for lang in ("en", "ja"):
        path = data / "games" / GAME / f"text.{lang}.toml"
        head, card, rest = path.read_text("utf-8").partition("[card.pushed]\n")
        path.write_text(head + card + rest.replace("effect = ", "efect = ", 1), "utf-8")
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "guillotine/actions.toml, line " in out
    assert "pushed.text: missing; expected a text that says what it does" in out


def test_check_of_a_folder_without_data(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["check", str(tmp_path), "--lang", "en"]) == 2
    assert "Expected a data folder" in capsys.readouterr().err


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


@pytest.mark.parametrize("game", [game for game in CATALOGUE if (paths.data() / "games" / game).exists()])
def test_a_match_of_every_game_can_be_recorded(tmp_path: Path, game: str) -> None:
    *_, last = record(tmp_path, game, "--seed", "2")
    assert len(last["points"]) == len(last["people"])


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
