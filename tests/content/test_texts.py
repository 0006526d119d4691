"""Sentences: arguments, plurals, numbers, lists, card names, both languages, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang, Texts, number, placeholders
from game.core.words import Arg, Everyone, Face, Halves, Who, Word, named

EN = """
[prompt]
take = "{player}: take a card"
[log]
collect = {one = "{player} collects {noble} ({n} point)", other = "{player} collects {noble} ({n} points)"}
change = "{player}: {n:+}"
win = "{players} win"
suit = "{suit} led"
only_english = "Paris shrugs."
announce = "{player} announces {mask}"
[colour]
red = "red"
[card.general]
name = "General"
effect = "First line.\\nSecond line."
[card.marie]
name = "Marie Antoinette"
lines = ["Marie", "Antoinette"]
[card.judge]
name = "Judge"
name_in_sentence = "the Judge"
"""
JA = """
[prompt]
take = "{player}：カードを1枚取る"
[log]
collect = "{player}、{noble}を獲得（{n}点）"
change = "{player}：{n:+}"
win = "{players}の勝ち"
suit = "リードは{suit}"
announce = "{player}、{mask}を宣言"
[colour]
red = "赤"
[card.general]
name = "将軍"
[card.marie]
name = "マリー・アントワネット"
[card.judge]
name = "判事"
"""
PEOPLE = ("Iris", "ケンジ", "{n}", "X").__getitem__


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    """A data folder with one game, and the app's own real lists."""
    for lang, text in (("en", EN), ("ja", JA)):
        place = tmp_path / "games/toy" / f"text.{lang}.toml"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
        (tmp_path / "text").mkdir(exist_ok=True)
        lists = paths.data() / "text" / f"list.{lang}.toml"
        (tmp_path / "text" / lists.name).write_bytes(lists.read_bytes())
    return Texts.load(tmp_path)


@pytest.mark.parametrize(
    "value, printed",
    [
        (6, "6"),
        (0, "0"),
        (-3, "−3"),
        (Halves(13), "6½"),
        (Halves(-13), "−6½"),
        (Halves(1), "½"),
        (Halves(-1), "−½"),
        (Halves(0), "0"),
        (Halves(8), "4"),
        (Halves(-2), "−1"),
    ],
)
def test_numbers_have_a_true_minus_and_never_a_naught_before_a_half(value: int | Halves, printed: str) -> None:
    assert number(value) == printed


@pytest.mark.parametrize("value, printed", [(4, "+4"), (-1, "−1"), (0, "0"), (Halves(1), "+½"), (Halves(-3), "−1½")])
def test_a_change_carries_its_sign(value: int | Halves, printed: str) -> None:
    assert number(value, signed=True) == printed


def test_a_sentence_is_said_in_either_language_at_any_time(texts: Texts) -> None:
    args = named(player=Who(0), noble=Face("general"), n=4)
    assert texts.say("toy.log.collect", args, PEOPLE) == "Iris collects General (4 points)"
    texts.lang = "ja"
    assert texts.say("toy.log.collect", args, PEOPLE) == "Iris、将軍を獲得（4点）"
    texts.lang = "en"
    assert texts.say("toy.log.collect", args, PEOPLE) == "Iris collects General (4 points)"
    assert not texts.missing


@pytest.mark.parametrize(
    "n, unit",
    [
        (1, "1 point"),
        (-1, "−1 point"),
        (0, "0 points"),
        (2, "2 points"),
        (Halves(1), "½ point"),
        (Halves(-1), "−½ point"),
        (Halves(2), "1 point"),
        (Halves(3), "1½ points"),
        (Halves(13), "6½ points"),
        (Halves(0), "0 points"),
    ],
)
def test_one_minus_one_and_the_halves_are_singular(texts: Texts, n: Arg, unit: str) -> None:
    args = (("player", Who(0)), ("noble", Face("general")), ("n", n))
    assert texts.say("toy.log.collect", args, PEOPLE) == f"Iris collects General ({unit})"


def test_a_placeholder_may_ask_for_a_plus(texts: Texts) -> None:
    assert texts.say("toy.log.change", named(player=Who(1), n=3), PEOPLE) == "ケンジ: +3"
    assert texts.say("toy.log.change", named(player=Who(1), n=-3), PEOPLE) == "ケンジ: −3"


@pytest.mark.parametrize(
    "seats, english, japanese",
    [
        ((), "nobody", "なし"),
        ((1,), "ケンジ", "ケンジ"),
        ((1, 0), "ケンジ and Iris", "ケンジとIris"),
        ((0, 1, 3), "Iris, ケンジ and X", "Iris、ケンジ、X"),
        ((3, 0, 1, 3), "X, Iris, ケンジ and X", "X、Iris、ケンジ、X"),
    ],
)
def test_several_people_are_listed_in_the_order_given(
    texts: Texts, seats: tuple[int, ...], english: str, japanese: str
) -> None:
    assert texts.say("toy.log.win", named(players=Everyone(seats)), PEOPLE) == f"{english} win"
    texts.lang = "ja"
    assert texts.say("toy.log.win", named(players=Everyone(seats)), PEOPLE) == f"{japanese}の勝ち"


def test_a_name_is_drawn_as_typed_even_if_it_looks_like_a_placeholder(texts: Texts) -> None:
    assert texts.say("toy.log.change", named(player=Who(2), n=1), PEOPLE) == "{n}: +1"
    assert texts.say("toy.log.win", named(players=Everyone((2, 2))), PEOPLE) == "{n} and {n} win"
    assert not texts.missing


def test_people_without_a_name_are_called_by_their_seats_counted_from_one(texts: Texts) -> None:
    assert texts.prompt(0, "toy.prompt.take") == "Seat\u00a01: take a card"
    texts.lang = "ja"
    assert texts.prompt(0, "toy.prompt.take") == "席1：カードを1枚取る"


def test_a_prompt_names_the_asked_seat_unless_the_rules_name_another(texts: Texts) -> None:
    assert texts.prompt(1, "toy.prompt.take", (), PEOPLE) == "ケンジ: take a card"
    assert texts.prompt(1, "toy.prompt.take", named(player=Who(0)), PEOPLE) == "Iris: take a card"


def test_a_word_of_its_own_is_said_in_the_language_of_the_sentence(texts: Texts) -> None:
    texts.lang = "ja"
    assert texts.say("toy.log.suit", named(suit=Word("toy.colour.red"))) == "リードは赤"


def test_a_card_has_an_article_in_a_sentence_and_none_as_a_title(texts: Texts) -> None:
    assert texts.say("toy.log.announce", named(player=Who(0), mask=Face("judge")), PEOPLE) == "Iris announces the Judge"
    assert texts.card_name("judge", "toy") == "Judge"
    texts.lang = "ja"
    assert texts.say("toy.log.announce", named(player=Who(0), mask=Face("judge")), PEOPLE) == "Iris、判事を宣言"


def test_a_name_breaks_where_the_table_says(texts: Texts) -> None:
    texts.game = "toy"
    assert texts.card_lines("marie") == ("Marie", "Antoinette")
    assert texts.card_lines("general") == ("General",)
    texts.lang = "ja"
    assert texts.card_lines("marie") == ("マリー・アントワネット",)


def test_a_card_without_an_effect_has_no_words_for_it(texts: Texts) -> None:
    assert texts.card_effect("general", "toy") == "First line.\nSecond line."
    assert texts.card_effect("marie", "toy") == ""
    assert not texts.missing


def test_a_card_has_its_rulings_in_either_language_else_in_the_other_and_most_have_none() -> None:
    texts = Texts({"en": {"toy.card.a.rulings": ("One.", "Two.")}, "ja": {"toy.card.b.rulings": "一。"}})
    assert texts.card_rulings("a", "toy") == ("One.", "Two.") and texts.missing == []
    assert texts.card_rulings("b", "toy") == ("一。",)
    assert texts.card_rulings("c", "toy") == ()


def test_an_app_sentence_names_cards_of_the_game_on_the_table(texts: Texts) -> None:
    texts.game = "toy"
    assert texts.word(Face("general")) == "General"


def test_a_missing_text_is_said_in_the_other_language_then_by_its_key_and_noted(texts: Texts) -> None:
    texts.lang = "ja"
    assert texts.say("toy.log.only_english") == "Paris shrugs."
    assert texts.missing == ["ja toy.log.only_english"]
    assert texts.say("toy.log.nowhere") == "toy.log.nowhere"
    assert texts.missing[1:] == ["ja toy.log.nowhere", "en toy.log.nowhere"]


def test_a_missing_argument_leaves_its_place_and_is_noted(texts: Texts) -> None:
    assert texts.say("toy.log.suit") == "{suit} led"
    assert texts.missing == ["en toy.log.suit {suit}"]


def test_places_are_read_with_their_signs() -> None:
    assert [tuple(place) for place in placeholders("{a} and {n:+}, {}")] == [("a", False), ("n", True)]


def test_a_torn_file_leaves_the_other_texts(tmp_path: Path, texts: Texts) -> None:
    (tmp_path / "games/toy/text.ja.toml").write_bytes(b"\xff\xfe torn")
    again = Texts.load(tmp_path, "ja")
    assert again.say("toy.log.win", named(players=Everyone((0,))), PEOPLE) == "Iris win"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_app_has_its_own_words(lang: Lang) -> None:
    texts = Texts.load(paths.data(), lang)
    assert texts.say("app.count.points", named(n=-1)) in ("−1 point", "−1点")
    assert not texts.missing


def test_a_card_without_any_name_goes_by_its_id() -> None:
    texts = Texts({}, "ja")
    assert texts.card_name("my_aunt", "guillotine") == texts.word(Face("my_aunt"), game="guillotine") == "my aunt"
    assert texts.card_lines("my_aunt", "guillotine") == ("my aunt",)
    assert texts.card_effect("my_aunt", "guillotine") == ""
    assert texts.missing == ["ja guillotine.card.my_aunt.name", "en guillotine.card.my_aunt.name"]
