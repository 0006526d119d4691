"""Data files: what is read, and that every mistake is answered with file, line, key, expected and nearest word."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from game import paths
from game.content import report, toml_files
from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import BadFiles, Problem
from game.content.texts import LANGUAGES, Lang, Texts
from game.core.effects import Call
from game.games import CATALOGUE, load

from .folder import GAME, NOBLES, TEXT_EN, TEXT_JA, NobleData, build, write


def mistakes(data: Path, **changed: str | bytes) -> tuple[Problem, ...]:
    with pytest.raises(BadFiles) as bad:
        build(write(data, **changed))
    return bad.value.problems


def only(data: Path, **changed: str | bytes) -> tuple[object, ...]:
    """Kind, file, line, key, found, nearest word of the only mistake."""
    (problem,) = mistakes(data, **changed)
    return problem.kind, problem.file, problem.line, problem.key, problem.found, problem.nearest


def test_a_good_folder_is_read_whole(tmp_path: Path) -> None:
    files, nobles, calls = build(write(tmp_path))
    assert [(noble.id, noble.copies, noble.points) for noble in nobles] == [("general", 1, 4), ("palace_guard", 5, 1)]
    assert files.counts == {"nobles": 6}
    assert files.info.seats == (2, 3, 4, 5)
    assert calls["palace_guard"] == (Call("move", (("forward", 2),)), Call("draw", (("cards", 1), ("of", "action"))))


@pytest.mark.parametrize("game", CATALOGUE)
def test_of_a_good_folder_no_line_is_looked_up(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes as long as all the rest of reading it."""
    monkeypatch.setattr(toml_files, "lines_of", lambda text: pytest.fail("looked up"))
    assert load(game, paths.data() / "games").info.id == game


@pytest.mark.parametrize(
    "good, bad, answer",
    [
        (
            "points = 4",
            "ponts = 4",
            [("unknown", 5, "general.ponts", "ponts", "points"), ("missing", 3, "general.points", "", None)],
        ),
        ("points = 4", 'points = "4"', [("value", 5, "general.points", '"4"', None)]),
        ("points = 4", "points = true", [("value", 5, "general.points", "true", None)]),
        (
            'colour = "red"\npoints = 4',
            'colour = "rod"\npoints = 4',
            [("unknown", 4, "general.colour", '"rod"', "red")],
        ),
        ("copies = 5", "copies = 100", [("value", 8, "palace_guard.copies", "100", None)]),
        ("copies = 5", "copies = -1", [("value", 8, "palace_guard.copies", "-1", None)]),
        ("copies = 5", "copies = 1.5", [("value", 8, "palace_guard.copies", "1.5", None)]),
        ('do = "move"', 'do = "mvoe"', [("unknown", 12, "palace_guard.effects[0].do", '"mvoe"', "move")]),
        ('do = "move"', 'doo = "move"', [("unknown", 12, "palace_guard.effects[0].doo", "doo", "do")]),
        ("forward = 2", "forwards = 2", [("unknown", 12, "palace_guard.effects[0].forwards", "forwards", "forward")]),
        (", forward = 2", "", [("missing", 12, "palace_guard.effects[0].forward", "", None)]),
        ("cards = 1", "cards = 3", [("value", 13, "palace_guard.effects[1].cards", "3", None)]),
        ('of = "action"', 'of = "actoin"', [("unknown", 13, "palace_guard.effects[1].of", '"actoin"', "action")]),
        ("[general]", '["a general"]', [("value", 3, "a general", '"a general"', None)]),
        ("[general]\n", '[general]\nid = "x"\n', [("value", 4, "general.id", '"x"', None)]),
        ("points = 4", "points = 4\ncopies = 0", None),
        ("copies = 5", "copies = 99", None),
    ],
)
def test_a_mistake_in_a_card_is_told_with_its_place(
    tmp_path: Path, good: str, bad: str, answer: list[tuple[object, ...]] | None
) -> None:
    assert good in NOBLES
    if answer is None:
        build(write(tmp_path, nobles=NOBLES.replace(good, bad, 1)))
        return
    found = mistakes(tmp_path, nobles=NOBLES.replace(good, bad, 1))
    assert [(p.kind, p.line, p.key, p.found, p.nearest) for p in found] == answer
    assert all(p.file == "toy/nobles.toml" and p.expected for p in found)


def test_every_card_is_checked_by_itself(tmp_path: Path) -> None:
    two = NOBLES.replace("points = 4", "points = []").replace("points = 1", "points = {}").replace("forward", "fward")
    found = mistakes(tmp_path, nobles=two)
    assert [(p.line, p.key) for p in found] == [(5, "general.points"), (10, "palace_guard.points")]


def test_mistakes_of_several_files_are_told_together(tmp_path: Path) -> None:
    found = mistakes(
        tmp_path,
        nobles=NOBLES.replace("copies", "copis"),
        game=GAME.replace('"screen"', '"scren"'),
        text_ja=TEXT_JA.replace('"将軍"', "7"),
    )
    assert [(p.file, p.line, p.nearest) for p in found] == [
        ("toy/game.toml", 2, "screen"),
        ("toy/nobles.toml", 8, "copies"),
        ("toy/text.ja.toml", 4, None),
    ]


@pytest.mark.parametrize(
    "good, bad, answer",
    [
        ("seats = [2, 5]", "seats = [5, 2]", ("value", 1, "seats", "[5, 2]", None)),
        ("seats = [2, 5]", "seats = [2]", ("value", 1, "seats", "[…]", None)),
        ("hand = 5", "hnad = 5", ("unknown", 5, "numbers.hnad", "hnad", "hand")),
        ("hand = 5", 'hand = "5"', ("value", 5, "numbers.hand", '"5"', None)),
        ('length = "long"', 'lenght = "long"', ("unknown", 14, "setting[1].needs.lenght", '"lenght"', "length")),
        ('length = "long"', 'length = "lnog"', ("unknown", 14, "setting[1].needs.length", '"lnog"', "long")),
        ('values = ["short", "long"]', 'values = ["long", "long"]', ("value", 9, "setting[0].values", "[]", None)),
        ('key = "open"', 'key = "length"', ("value", 12, "setting[1].key", '"length"', None)),
        ('faces = "seat"\nordered', 'faces = "saet"\nordered', ("unknown", 17, "zone.hand.faces", '"saet"', "seat")),
        ('fold = "hand"', 'fold = "hnad"', ("unknown", 22, "zone.laid.fold", '"hnad"', "hand")),
    ],
)
def test_a_mistake_in_the_game_file_is_told_with_its_place(
    tmp_path: Path, good: str, bad: str, answer: tuple[object, ...]
) -> None:
    assert good in GAME
    found = [(p.kind, p.line, p.key, p.found, p.nearest) for p in mistakes(tmp_path, game=GAME.replace(good, bad, 1))]
    assert answer in found


@pytest.mark.parametrize(
    "bytes_, answer",
    [
        (b"[general\n", ("syntax", 1)),
        (b"a = 1\n[general]\npoints = \n", ("syntax", 3)),
        (b"[general]\npoints = 4\npoints = 5\n", ("syntax", 3)),
        (b"[general]\npoints = 4\n[general]\n", ("syntax", 3)),
        (b"# ok\n# \xff\n", ("encoding", 2)),
        ("x = 1".encode("utf-16"), ("encoding", 1)),
        (b"x = 1\ny = \x00\n", ("syntax", 2)),
        (b"x = " + b"[" * 5000, ("value", 1)),
        (b"x = " + b"[" * 60 + b"]" * 60, ("value", 1)),
        (b"\nx = " + b"9" * 5000, ("value", 2)),
        (b"\nx = 0x" + b"9" * 5000, ("value", 2)),
        (b"#" * (toml_files.LIMIT + 1), ("size", None)),
    ],
)
def test_a_torn_or_foreign_file_is_told_plainly(tmp_path: Path, bytes_: bytes, answer: tuple[object, ...]) -> None:
    kind, file, line, *_ = only(tmp_path, nobles=bytes_)
    assert (kind, line) == answer and file == "toy/nobles.toml"


def test_a_mark_of_utf_8_and_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    _, nobles, _ = build(write(tmp_path, nobles=b"\xef\xbb\xbf" + NOBLES.replace("\n", "\r\n").encode()))
    assert len(nobles) == 2
    bad = NOBLES.replace("copies", "copis").replace("\n", "\r\n")
    assert only(tmp_path, nobles=bad)[2] == 8


def test_a_missing_file_a_folder_and_a_pipe_are_told_plainly(tmp_path: Path) -> None:
    nobles = write(tmp_path) / "nobles.toml"
    nobles.unlink()
    for kind in ("absent", "folder", "folder"):
        with pytest.raises(BadFiles) as bad:
            build(nobles.parent)
        assert [p.kind for p in bad.value.problems] == [kind]
        if kind == "absent":
            nobles.mkdir()
        elif nobles.is_dir():
            nobles.rmdir()
            os.mkfifo(nobles)


def test_a_missing_folder_is_one_problem_a_file(tmp_path: Path) -> None:
    with pytest.raises(BadFiles) as bad:
        build(tmp_path / "games" / "nowhere")
    assert [(p.kind, p.file) for p in bad.value.problems] == [
        ("absent", "nowhere/game.toml"),
        ("absent", "nowhere/nobles.toml"),
    ]


def test_an_id_stands_once_in_all_files_of_a_game(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "more.toml").write_text("\n[general]\n")
    files = GameFiles(folder)
    files.cards("nobles.toml", NobleData)
    files.cards("more.toml", CardData)
    assert [(p.kind, p.file, p.line, p.found) for p in files.problems] == [
        ("twice", "toy/more.toml", 2, "nobles.toml:3")
    ]


def test_a_number_the_game_wants_and_the_file_does_not_give_is_noted(tmp_path: Path) -> None:
    files = GameFiles(write(tmp_path))
    with pytest.raises(KeyError):
        files.numbers["days"]
    assert [(p.kind, p.line, p.key) for p in files.problems] == [("missing", 4, "numbers.days")]


@pytest.mark.parametrize(
    "written, key, found",
    [
        ('colour = "red"', "poster.colour", '"red"'),
        ('colour = "#8E1A2"', "poster.colour", '"#8E1A2"'),
        ("difficulty = 4", "poster.difficulty", "4"),
        ("difficulty = 0", "poster.difficulty", "0"),
    ],
)
def test_a_poster_has_an_ink_and_a_difficulty_of_three(tmp_path: Path, written: str, key: str, found: str) -> None:
    game = write(tmp_path) / "game.toml"
    before = game.read_text("utf-8")
    assert GameFiles(game.parent).info.poster == ("#3B6E72", 2), "a game without one has a plain poster"
    game.write_text(before + '\n[poster]\ncolour = "#8E1A22"\ndifficulty = 3\n', "utf-8")
    assert GameFiles(game.parent).info.poster == ("#8E1A22", 3)
    game.write_text(before + f"\n[poster]\n{written}\n", "utf-8")
    (problem,) = GameFiles(game.parent).problems
    assert (problem.key, problem.found) == (key, found) and problem.line == before.count("\n") + 3


def test_zones_and_settings_the_rules_cannot_do_without_are_noted(tmp_path: Path) -> None:
    files = GameFiles(write(tmp_path))
    files.needs(("hand", "laid", "deck"), {"length": ("short",), "open": ("no", "yes"), "days": ("1",)})
    assert [(p.kind, p.line, p.key, p.found, p.nearest) for p in files.problems] == [
        ("missing", 16, "zone.deck", "", None),
        ("unknown", 9, "setting[0].values", '"long"', None),
        ("missing", 7, "setting", "", None),
    ]


def test_twenty_mistakes_are_shown_and_the_rest_counted(tmp_path: Path) -> None:
    many = "".join(f'[noble_{n}]\ncolour = "red"\npoints = "{n}"\n' for n in range(25))
    problems = mistakes(tmp_path, nobles=many)
    assert len(problems) == 25
    lines = report.sentences(problems, Texts.load(paths.data(), "en"))
    assert len(lines) == 21 and lines[-1] == "5 more mistakes"


def test_names_inside_a_card_file_of_ones_own_are_taken_over(tmp_path: Path) -> None:
    own = (
        NOBLES
        + """
[my_aunt]
colour = "grey"
points = -1
name = {en = "My Aunt", ja = "おば"}
text = {en = "Knits.", ja = "編み物をする。"}
"""
    )
    build(write(tmp_path, nobles=own))
    texts = Texts.load(tmp_path, "ja")
    assert (texts.card_name("my_aunt", "toy"), texts.card_effect("my_aunt", "toy")) == ("おば", "編み物をする。")
    assert only(tmp_path, nobles=own.replace("name = {en", "name = {eng"))[:4] == (
        "unknown",
        "toy/nobles.toml",
        19,
        "my_aunt.name.eng",
    )


SAID = {
    "en": [
        "toy/game.toml, line 2, secrecy: “scren” is not known; expected lid, none or screen. Nearest: “screen”.",
        'toy/nobles.toml, line 5, general.points: expected a whole number, found "4".',
        "toy/nobles.toml, line 8, palace_guard.copies: expected a whole number from 0 to 99, found 100.",
        "toy/text.en.toml, line 2, column 18: this is not TOML. "
        "Often a quotation mark or bracket is missing, or a name stands twice.",
    ],
    "ja": [
        "toy/game.toml 2行目 secrecy：「scren」という語はありません。"
        "使えるのはlid、noneかscreen。近いのは「screen」です。",
        'toy/nobles.toml 5行目 general.points：整数のはずが、"4"になっています。',
        "toy/nobles.toml 8行目 palace_guard.copies：0〜99の整数のはずが、100になっています。",
        "toy/text.en.toml 2行目18文字目：TOMLとして読めません。"
        "引用符か括弧が抜けているか、同じ名前が2回あることがよくあります。",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_the_language_of_the_reader(tmp_path: Path, lang: Lang) -> None:
    problems = mistakes(
        tmp_path,
        game=GAME.replace('"screen"', '"scren"'),
        nobles=NOBLES.replace("points = 4", 'points = "4"').replace("copies = 5", "copies = 100"),
        text_en=TEXT_EN.replace("{one = ", "{one = = "),
    )
    texts = Texts.load(paths.data(), lang)
    assert report.sentences(problems, texts) == SAID[lang]
    assert not texts.missing


def test_the_examples_of_the_readme_are_data_files() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (paths.root() / "data" / "README.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 4
    for block in blocks:
        file = toml_files.parse(block.encode(), "README.md")
        assert file.raw and not file.problems


def test_a_data_folder_of_ones_own_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRICOTEUSE_DATA", str(tmp_path))
    assert paths.data() == tmp_path
    monkeypatch.delenv("TRICOTEUSE_DATA")
    assert paths.data() == paths.root() / "data"
