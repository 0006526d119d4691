"""Lines break where a Japanese or English reader expects it, and anything typed can be drawn."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.letters import bind, clean, graphemes, is_japanese, tidy
from game.content.texts import Lang
from game.core.words import Who
from game.ui.breaking import NO_END, NO_START, is_katakana, phrases, wrap
from game.ui.canvas import Canvas
from game.ui.fonts import Style
from game.ui.running import RunningApp


def em(text: str) -> float:
    """Full-width characters are 2 wide, others 1."""
    return float(sum(2 if char > "\u2e7f" else 1 for char in text))


LONG = (
    "アクションカードは貴族カードの順番を変えられたり、余分のカードを引いたり、貴族カードを増やしたり減らしたり、"
    "得点を加算できたりします。「Fast Noble（忠実な貴族）」を取ったら、先頭の貴族をもう一人取る。"
    "人々がっかり、きゃあ、データー。"
)


@pytest.mark.parametrize("width", range(12, 60))
@pytest.mark.parametrize("by_phrase", [True, False])
def test_no_line_begins_or_ends_where_kinsoku_forbids(width: int, by_phrase: bool) -> None:
    lines = wrap(LONG, width, em, by_phrase=by_phrase)
    assert "".join(lines).replace(" ", "") == LONG.replace(" ", "")
    assert [line for line in lines if line[0] in NO_START] == []
    assert [line for line in lines if line[-1] in NO_END] == []


@pytest.mark.parametrize("width", range(20, 60))
def test_latin_words_stay_whole(width: int) -> None:
    lines = wrap(LONG, width, em)
    assert any("Fast" in line for line in lines) and any("Noble" in line for line in lines)


@pytest.mark.parametrize("width", range(100, 400, 20))
def test_no_line_ends_at_a_space_that_binds(width: int, tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (640, 480), "en")
    said = app.say("guillotine_tricks.log.trick_won", player="Sakura", trick=5, n=0)
    lines = app.type.lines(app._fresh_canvas(), said, width, 18, "ui")
    assert any("trick 5:" in line for line in lines), lines


@pytest.mark.parametrize("name", ["Player 1", "Anna Maria Luisa", "山田 太郎"])
@pytest.mark.parametrize("key", ["app.recap.title", "app.table.all_but"])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_name_is_not_broken_at_its_space_where_it_fits_a_line(
    name: str, key: str, lang: Lang, tmp_path: Path
) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (640, 480), lang)
    canvas = app._fresh_canvas()
    for said in (app.say(key, player=name), app.words.say(key, (("player", Who(0)),), [name])):
        for by_phrase in (True, is_japanese(name)):  # by character a Japanese name may end a line anywhere
            for width in range(int(app.type.width(canvas, name + "以外の", 18)) + 8, 300, 7):
                lines = app.type.lines(canvas, said, width, 18, "ui", by_phrase=by_phrase)
                assert any(name in line for line in lines), lines


def test_a_name_too_long_for_a_line_breaks_at_its_spaces_first() -> None:
    assert wrap(bind("Anna Maria Luisa") + " waits", 12, em, balanced=False) == ["Anna Maria", "Luisa waits"]
    assert wrap(bind("Anna Maria Luisa") + " waits", 6, em, balanced=False) == ["Anna", "Maria", "Luisa", "waits"]


HYPHENED = "Marie-Antoinette-Josephe"


@pytest.mark.parametrize("name", [HYPHENED, HYPHENED.replace("-", "–"), HYPHENED.replace("-", "/")])
@pytest.mark.parametrize("said", ["{} plays", "It is the turn of {}", "{}、将軍を獲得（3点）", "次は{}さんの番です"])
@pytest.mark.parametrize("balanced", [True, False])
@pytest.mark.parametrize("by_phrase", [True, False])
def test_a_name_too_long_for_a_line_breaks_after_its_hyphens_first(
    name: str, said: str, balanced: bool, by_phrase: bool
) -> None:
    """Only a part that is longer than its line is torn; a name that fits on one line stays whole."""
    text = said.format(name)
    for width in range(15, 50):
        lines = wrap(text, width, em, balanced, by_phrase)
        assert all(em(line) <= width for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
        for part in ("Marie", "Antoinette", "Josephe"):
            assert any(part in line for line in lines), lines
        assert not any(line[0] in "-–/" for line in lines), lines
        assert em(name) + 4 > width or any(name in line for line in lines)


@pytest.mark.parametrize("width", range(4, 14))
def test_of_a_hyphened_name_only_the_part_that_is_too_long_is_torn(width: int) -> None:
    lines = wrap("Jo-Antoinette-Ann, Eve", width, em, balanced=False)
    assert all(em(line) <= width for line in lines)
    assert lines[0] == ("Jo-Antoinette-" if width >= 14 else "Jo-" if width >= 11 else lines[0])
    assert lines[0].startswith("Jo-") and not any(line[0] in "-," for line in lines)
    assert any("Ann," in line for line in lines)


def test_what_is_torn_keeps_the_marks_of_its_letters_and_its_commas() -> None:
    assert wrap("e\u0301" * 6, 4, em) == ["e\u0301" * 2] * 3
    assert wrap("aaaaaa,", 6, em, balanced=False) == ["aaaaa", "a,"]
    assert all(em(line) <= 5 for line in wrap("-" * 24 + "," * 9, 5, em))


@pytest.mark.parametrize("text", ["from 10–12 points", "3/4 of them", "+3 −2 and 1-2"])
def test_figures_are_not_taken_for_parts_of_a_name(text: str) -> None:
    for width in range(6, 16):
        lines = wrap(text, width, em, balanced=False)
        for word in text.split():
            assert any(word in line for line in lines), lines


def test_japanese_breaks_by_phrase_where_there_is_room() -> None:
    assert wrap("画面を渡してください", 14, em) == ["画面を", "渡してください"]


def test_english_lines_are_balanced() -> None:
    lines = wrap("one two three four five six seven eight nine ten eleven", 40, em)
    assert len(lines) == 2
    assert abs(len(lines[0]) - len(lines[1])) < 12


def test_a_long_name_breaks_after_its_middle_dot() -> None:
    assert wrap("マリー・アントワネット", 16, em) == ["マリー・", "アントワネット"]


def test_a_word_longer_than_the_line_is_broken_at_last() -> None:
    lines = wrap("x" * 50, 20, em)
    assert "".join(lines) == "x" * 50
    assert max(map(len, lines)) <= 20


def test_line_ends_in_the_text_are_kept() -> None:
    assert wrap("one\ntwo", 50, em) == ["one", "two"]


def test_phrases_lose_no_character() -> None:
    assert "".join(phrases(LONG)) == LONG


@pytest.mark.parametrize(
    "raw, drawn",
    [
        ("a\x00b", "ab"),
        ("\ud800x", "x"),
        ("…", "..."),
        ("Guillo…", "Guillo..."),
        ("交換……あるいは", "交換……あるいは"),
        ("a\u202eb", "ab"),
        ("tab\there", "tab here"),
        ("é", "é"),
    ],
)
def test_what_cannot_be_drawn_is_left_out(raw: str, drawn: str) -> None:
    assert clean(raw) == drawn


def test_a_name_is_cut_by_what_is_seen() -> None:
    accents = "e\u0301" * 40
    assert len(graphemes(tidy(accents))) == 24
    assert tidy("a" * 200) == "a" * 24
    assert tidy("\x00\x07\n") in ("", " ")


def test_one_letter_cannot_carry_a_thousand_marks() -> None:
    assert len(tidy("e" + "\u0301" * 1000)) <= 8


def test_a_number_stays_with_the_word_it_counts() -> None:
    assert phrases("collects Duke (2 points) now") == ("collects ", "Duke ", "(2 points) ", "now")
    assert wrap("Kenji draws 1 action card", 20, len) == ["Kenji draws", "1 action card"]


def test_a_number_stays_with_what_it_counts() -> None:
    """Ten characters a line: the phrases of the parser would end one after 罰金1."""
    lines = wrap("レア、ヌール、ハルト、さくら、ケンジ、罰金1枚ずつを裁判所へ", 10, len)
    assert not any(line[-1].isdigit() for line in lines) and "".join(lines).endswith("罰金1枚ずつを裁判所へ")
    assert all(len(line) <= 10 for line in lines)


@pytest.mark.parametrize("width", range(10, 40))
@pytest.mark.parametrize("by_phrase", [True, False])
def test_a_range_is_not_torn(width: int, by_phrase: bool) -> None:
    for text in ("貴族1人を、1〜3つ後ろへ下げる。", "5席（2〜5人で遊べます）", "所要時間は30〜50分です。"):
        lines = wrap(text, width, em, by_phrase=by_phrase)
        assert "".join(lines) == text
        assert [line for line in lines if line[-1] == "〜" or line[0] in "〜つ人分"] == [], lines


FOREIGN = "1998年にウィザーズ・オブ・ザ・コースト（Wizards of the Coast）から発売されたカードゲームです。"


@pytest.mark.parametrize("width", range(16, 60))
@pytest.mark.parametrize("by_phrase", [True, False])
def test_a_word_in_katakana_breaks_at_its_dots_alone(width: int, by_phrase: bool) -> None:
    lines = wrap(FOREIGN, width, em, by_phrase=by_phrase)
    assert "".join(lines).replace(" ", "") == FOREIGN.replace(" ", "")
    for line, after in pairwise(lines):
        assert not (is_katakana(line[-1]) and is_katakana(after[0])), lines


def test_a_word_in_katakana_longer_than_its_line_is_broken_at_last_and_by_kinsoku() -> None:
    for width in range(6, 14):
        lines = wrap("アクションカードゲームデーター", width, em)
        assert max(map(em, lines)) <= width and not [line for line in lines if line[0] in NO_START]


@pytest.mark.parametrize(
    "text, width, lines",
    [
        ("卓を離れますか？　対戦は保存され、続きから再開できます。", 48, 2),
        ("Leave the table? The match is kept and can be continued.", 47, 2),
        ("Automatic is right nearly everywhere. Takes effect at the next start.", 45, 2),
        ("もう覆らないと決まれば確定します。空きが1つ以下のときだけ。", 36, 2),
    ],
)
def test_a_line_ends_with_the_sentence_where_that_costs_none(text: str, width: int, lines: int) -> None:
    broken = wrap(text, width, em)
    assert len(broken) == lines and broken[0][-1] in "？?.。"
    assert not broken[1].startswith(("\u3000", " ")) and not broken[0].endswith(("\u3000", " "))


def test_an_end_of_a_sentence_costs_no_line() -> None:
    text = "Yes. Whoever has the fewest points in front of them begins. Then on to the left, as always."
    for width in range(20, 90):
        plain = wrap(text, width, em, balanced=False)
        assert len(wrap(text, width, em)) == len(plain)
    assert wrap("Dr. Guillotin, St. Just", 14, em) == ["Dr. Guillotin,", "St. Just"]


@pytest.mark.parametrize("style", ["ui", "poster", "effect"])
@pytest.mark.parametrize("text", ["Master Executioner: +3 −2 …", "首切り役人は1人、3点…Guard", "a\u0301 b"])
def test_a_line_is_as_wide_as_its_characters_together(text: str, style: Style, tmp_path: Path) -> None:
    """Nothing is kerned. Each is drawn in the face that has it."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en")
    setter, canvas = app.type, Canvas(pygame.Surface((8, 8)), app.design)
    whole = setter.draw(canvas, text, 0, 0, 30, style)
    japanese = "あ" if is_japanese(text) else ""  # by which a poster's face is chosen
    alone = setter.width(canvas, japanese, 30, style)
    assert whole > 0
    assert whole == pytest.approx(sum(setter.width(canvas, japanese + char, 30, style) - alone for char in text))


def test_the_size_for_so_many_lines_is_the_first_that_needs_no_more(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en")
    setter, canvas = app.type, Canvas(pygame.Surface((8, 8)), app.design)
    sizes = (60.0, 46.0, 38.0)
    texts = [app.words.texts.say(key) for key in app.words.texts.keys("en") if key.endswith(".effect")]
    found = []
    for text in texts:
        enough = [size for size in sizes if len(setter.lines(canvas, text, 528, size, "effect")) <= 3]
        found.append(setter.within(canvas, text, 528, 3, sizes, "effect"))
        assert found[-1] == (enough[0] if enough else 38.0)
    assert set(found) == set(sizes)
