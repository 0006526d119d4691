"""`python -m game check`: what it counts, and every mistake with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.cli import check, main
from game.cli.arguments import Desk
from game.content.texts import Texts
from game.games import CATALOGUE

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


AUNT = '\n[my_aunt]\ncolour = "grey"\npoints = -1\n'


def added(data: Path, words: str) -> int:
    """Put a card of one's own into the game; returns the line of its table."""
    nobles = data / "games" / GAME / "nobles.toml"
    before = nobles.read_text("utf-8")
    nobles.write_text(before + AUNT + words, "utf-8")
    return before.count("\n") + 2


def test_check_counts_what_is_in_the_folder_of_a_game(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    first, last = capsys.readouterr().out.splitlines()
    assert first.startswith("guillotine: 50 nobles, 60 action cards, 3 settings and ")
    assert last == "Everything is as it should be."


def test_check_speaks_japanese(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    assert main(["--lang", "ja", "check", str(data / "games" / GAME)]) == 0
    assert capsys.readouterr().out.startswith("guillotine：貴族カード50枚、アクションカード60枚、設定3件、文")


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


@pytest.mark.parametrize(
    "game, file, good, bad, key",
    [
        ("allegiance", "roles.toml", "temple = 3", "temple = -3", "temple"),
        ("allegiance", "roles.toml", "guild = 1", "guild = -1", "guild"),
        ("guillotine_tricks", "cards.toml", "penalty = 10", "penalty = -10", "penalty"),
        ("revolution", "counters.toml", "number = 5", "number = -5", "red_5"),
    ],
)
def test_check_misses_no_figure_below_nought_where_the_rules_know_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, file: str, good: str, bad: str, key: str
) -> None:
    """Influence, the cost of a target card and a counter's number are never negative; the points of a noble may be."""
    folder = tmp_path / game
    shutil.copytree(paths.data() / "games" / game, folder)
    spoil(folder / file, good, bad)
    assert main(["check", str(folder), "--lang", "en"]) == 1
    (told,) = [line for line in capsys.readouterr().out.splitlines() if file in line]
    assert key in told and "-" in told


@pytest.mark.parametrize(
    "page, said",
    [
        (None, "guillotine/rules.en.md: no such file."),
        (b"", "guillotine/rules.en.md, line 1: missing; expected a page of rules with at least one heading"),
        (b"# Guillotine\n\n## Play\n", "guillotine/rules.en.md, line 1: missing; expected a page of rules"),
        (b"# Guillotine\n\nHeads \xff roll.\n", "guillotine/rules.en.md, line 3: the file must be UTF-8"),
    ],
)
def test_check_misses_a_page_of_rules(
    capsys: pytest.CaptureFixture[str], data: Path, page: bytes | None, said: str
) -> None:
    """Also where the game cannot be played for another reason."""
    path = data / "games" / GAME / "rules.en.md"
    path.unlink() if page is None else path.write_bytes(page)
    for mistakes in (1, 2):
        assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 1
        out = capsys.readouterr().out
        assert said in out and f"\n{mistakes} mistake" in f"\n{out}"
        if mistakes == 1:
            spoil(data / "games" / GAME / "game.toml", "minutes = [30, 60]", "minutes = [60, 30]")


def test_check_misses_the_name_of_a_setting(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    for lang in ("en", "ja"):
        spoil(data / "games" / GAME / f"text.{lang}.toml", "[setting.days]", "[setting.dais]")
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert "setting[0].key: missing; expected the name of the setting, as label under [setting.days]" in out


@pytest.mark.parametrize(
    "good, bad, key",
    [
        ('"guillotine/noble/{face}/{form}"', '"guillotine/nobel/{face}/{form}"', "card.noble.picture"),
        ('"guillotine/back/noble"', '"guillotine/back/nobel"', "card.noble.back"),
        ("[kept]", 'ground = "guillotine/grund"\n[kept]', "ground"),
    ],
)
def test_check_tells_a_picture_that_is_not_there(
    capsys: pytest.CaptureFixture[str], data: Path, monkeypatch: pytest.MonkeyPatch, good: str, bad: str, key: str
) -> None:
    """It is drawn plainly, so this is no mistake. Where no picture is baked at all, nothing is said."""
    assets = data / "assets"
    for name in ("noble/duke/line", "back/noble", "action/pushed/full", "back/action"):
        path = assets / "images" / GAME / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    monkeypatch.setattr(paths, "assets", lambda: assets)
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything is as it should be."
    spoil(data / "games" / GAME / "table.toml", good, bad)
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    _, told, last = capsys.readouterr().out.splitlines()
    assert f"{key}: there is no picture “guillotine/" in told and "it is drawn plainly" in told
    assert last == "Everything can be played; 1 thing to know."
    shutil.rmtree(assets)
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "Everything is as it should be."


def test_check_tells_a_file_that_nothing_reads(capsys: pytest.CaptureFixture[str], data: Path) -> None:
    (data / "games" / GAME / "table.toml").rename(data / "games" / GAME / "tabel.toml")
    assert main(["check", str(data / "games" / GAME), "--lang", "en"]) == 0
    assert "guillotine/tabel.toml: nothing reads this file." in capsys.readouterr().out
