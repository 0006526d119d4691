"""Both languages have the same texts, and everything a game says in random play has words in both."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import paths
from game.cli.arguments import Desk
from game.cli.check import app_problems
from game.content import text_files
from game.content.report import sentence
from game.content.texts import LANGUAGES, Lang, Texts
from game.core.events import Said
from game.core.match import Match
from game.core.outcome import Outcome
from game.core.seats import EVERYONE
from game.core.view import view
from game.core.words import Arg, Everyone, Face, Who
from game.ui.table.top_bar import TOGETHER
from tests.driver import REAL, any_answer, start

NAMES = ("Aiko", "Ben", "Clara", "Dai", "Ema", "Fritz", "Go", "Hana", "Ivo", "Jun", "Kei", "Lea", "Mio").__getitem__


@pytest.mark.parametrize("game", REAL)
def test_both_languages_of_a_game_have_the_same_texts(game: str) -> None:
    pair = [text_files.read(paths.data() / "games" / game / f"text.{lang}.toml", game) for lang in LANGUAGES]
    assert all(file.table and not file.problems for file in pair)
    assert not text_files.unpaired(*pair) and not text_files.unpaired(*reversed(pair))


def test_both_languages_of_the_app_have_the_same_texts() -> None:
    assert app_problems(paths.data(), Desk(Texts.load(paths.data()))) == []


def test_a_text_of_one_language_only_and_other_arguments_are_found(tmp_path: Path) -> None:
    (tmp_path / "text.en.toml").write_text('a = "{n} {m}"\nb = "x"\n[c]\nlines = ["x", "y"]\n')
    (tmp_path / "text.ja.toml").write_text('a = "{n}"\n')
    en, ja = (text_files.read(tmp_path / f"text.{lang}.toml", "toy") for lang in LANGUAGES)
    assert [(p.kind, p.key, p.line, p.found) for p in text_files.unpaired(en, ja)] == [
        ("value", "a", 1, "{n}"),
        ("unpaired", "b", None, f"{tmp_path.name}/text.en.toml:2"),
    ]


def test_rulings_that_are_fewer_in_one_language_are_found(tmp_path: Path) -> None:
    (tmp_path / "text.en.toml").write_text('[card.a]\nrulings = ["x."]\n[card.b]\nrulings = ["x.", "y."]\n')
    (tmp_path / "text.ja.toml").write_text('[card.a]\nrulings = ["x。", "y。"]\n[card.b]\nrulings = "x。"\n')
    en, ja = (text_files.read(tmp_path / f"text.{lang}.toml", "toy") for lang in LANGUAGES)
    told = text_files.unpaired(en, ja) + text_files.unpaired(ja, en)
    assert sorted((p.file.rpartition("/")[2], p.key, p.line, p.found) for p in told) == [
        ("text.en.toml", "card.a.rulings", 2, "1"),
        ("text.ja.toml", "card.b.rulings", 4, "1"),
    ]
    desk = Desk(Texts.load(paths.data()))
    said = sentence(told[0], desk.texts)
    assert said.endswith(f"expected 2 sentences, as in {tmp_path.name}/text.en.toml:4, found 1.")


@pytest.mark.parametrize("lang, game", list(product(LANGUAGES, REAL)))
def test_rulings_are_of_cards_that_there_are_and_say_more_than_these_do(lang: Lang, game: str) -> None:
    texts = Texts.load(paths.data(), lang)
    start, end = f"{game}.card.", text_files.RULINGS
    keys = [key for key in texts.keys(lang) if key.startswith(start) and key.endswith(end)]
    ruled = [key.removeprefix(start).removesuffix(end) for key in keys]
    for face in ruled:
        rulings = texts.card_rulings(face, game)
        assert texts.has(f"{game}.card.{face}.name") and len(set(rulings)) == len(rulings) >= 1, face
        assert not any(each in texts.card_effect(face, game) for each in rulings), face
    assert texts.missing == []
    assert bool(ruled) == (game in ("guillotine", "mascarade", "allegiance"))


@pytest.mark.parametrize(
    "en, ja, blamed, found",
    [
        ("{plaer} takes", "{player}が取る", "en", "{plaer}"),
        ("{player} takes", "{plaer}が取る", "ja", "{plaer}"),
        ("{player} takes", "{player}が{n}枚取る", "en", "{player}"),
        ("{player} takes {n}", "{player}が取る", "ja", "{player}"),
        ("{palyer} takes", "{plaer}が取る", "ja", "{plaer}"),  # nothing tells
    ],
)
def test_the_language_with_the_odd_argument_is_told(tmp_path: Path, en: str, ja: str, blamed: str, found: str) -> None:
    """Whichever is compared with the other: it lacks one, or has one that no other text has."""
    for lang, text in (("en", en), ("ja", ja)):
        (tmp_path / f"text.{lang}.toml").write_text(f'gives = "{{player}} {{n}}"\ntakes = "{text}"\n', "utf-8")
    one, two = (text_files.read(tmp_path / f"text.{lang}.toml", "toy") for lang in LANGUAGES)
    (told,) = text_files.unpaired(one, two) + text_files.unpaired(two, one)
    assert (told.file, told.line, told.found) == (f"{tmp_path.name}/text.{blamed}.toml", 2, found)


def speak(texts: Texts, key: str, args: Iterable[tuple[str, Arg]], what: str) -> None:
    """Say it in both languages; whatever is missing stands in `texts.missing` with the place it was wanted."""
    for texts.lang in LANGUAGES:
        known = len(texts.missing)
        assert texts.say(key, tuple(args), NAMES).strip()
        texts.missing[known:] = [f"{missing} ({what})" for missing in texts.missing[known:]]


def listen(match: Match[Any], texts: Texts) -> None:
    """Everything that may be on the screen at this question."""
    for ask in match.asks:
        speak(texts, ask.prompt, (("player", Who(ask.seat)), *ask.args), "prompt")
        if sum(other.secret and other.prompt == ask.prompt for other in match.asks) > 1:
            speak(texts, ask.prompt + TOGETHER, (("players", Everyone((ask.seat, 1))), *ask.args), "prompt to several")
        for option in ask.options:
            if option.label is not None:
                speak(texts, option.label, option.args, f"label of {ask.prompt}")
    for badge in match.rules.badges(view(match.state.table, EVERYONE)):
        for texts.lang in LANGUAGES:
            texts.word(badge.value, NAMES, match.rules.info.id)


def hear(event: Said, texts: Texts) -> None:
    speak(texts, event.key, event.args, "said")
    if event.otherwise is not None:
        speak(texts, event.otherwise, (), f"said instead of {event.key}")


def read_result(outcome: Outcome, texts: Texts) -> None:
    if outcome.reason:
        speak(texts, outcome.reason, outcome.args, "reason")
    for line in outcome.lines:
        speak(texts, line.key, line.args, "score line")
        if line.group:
            speak(texts, line.group, (), "group of score lines")


@pytest.mark.parametrize("game", REAL)
def test_everything_said_in_random_play_has_words(game: str) -> None:
    texts = Texts.load(paths.data())
    texts.game = game
    for seed in range(6):
        match, source = start(game, seed), Random(seed)
        moments = match.take_moments()
        for _ in range(400):
            for event, _table in moments:
                if isinstance(event, Said):
                    hear(event, texts)
            if not match.asks:
                break
            listen(match, texts)
            ask, option = any_answer(match, source)
            moments = match.answer(option.token, ask.seat)
        outcome = match.rules.outcome(match.state)
        if outcome is not None:
            read_result(outcome, texts)
    assert texts.missing == []


@pytest.mark.parametrize("lang, game", list(product(LANGUAGES, REAL)))
def test_every_card_setting_and_value_has_a_name(lang: Lang, game: str) -> None:
    texts = Texts.load(paths.data(), lang)
    info, match = REAL[game].info, start(game)
    for face in sorted(set(match.state.table.prints)):
        assert texts.word(Face(face), game=game)
    for setting in info.settings:
        for name in ("label", "help", *setting.values):
            texts.say(f"{game}.setting.{setting.key}.{name}")
    assert texts.missing == []
