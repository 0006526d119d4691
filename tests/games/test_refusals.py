"""Why not: every sentence can be reached, has its words, and tells the asked seat nothing that it may not know."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from game import paths
from game.content.texts import LANGUAGES, Texts
from game.core.ask import Ask
from game.core.events import Said, Zone
from game.core.match import Match
from game.core.seats import only
from game.core.worlds import guess
from game.games import load

NAMES = ["Aiko", "Ben", "Clara", "Dai", "Ema", "Fritz", "Go", "Hana", "Ivo", "Jun", "Kei", "Lea", "Mio"]
HERE = Path(__file__).parent
WORLDS = 2  # guessed for every refusal
OFTEN = 12  # times that each kind of question is looked at in a match


class Played(NamedTuple):
    game: str
    seats: int
    chance: int
    options: Mapping[str, str] = MappingProxyType({})


MATCHES = {
    "guillotine": (Played("guillotine", 3, 1), Played("guillotine", 4, 2, {"first": "chosen"})),
    "guillotine_tricks": (
        Played("guillotine_tricks", 4, 1, {"trial": "tribute", "robespierre": "on"}),
        Played("guillotine_tricks", 4, 2, {"robespierre": "on", "right": "whole_round"}),
    ),
    "revolution": (
        Played("revolution", 2, 1, {"marking": "by_hand"}),
        Played("revolution", 2, 2, {"buildings": "gap"}),
        Played("revolution", 2, 3, {"secure": "one_empty", "marking": "by_hand"}),
    ),
    "mascarade": (
        Played("mascarade", 8, 1, {"scenario": "advanced"}),
        Played("mascarade", 5, 2),
        Played("mascarade", 7, 4),
        Played("mascarade", 13, 2),
    ),
    "allegiance": (Played("allegiance", 3, 1), Played("allegiance", 4, 2)),
}
BACK = ("pass", "take ", "think again")  # answers that lead nowhere
CLOSED = (Zone("announce"), Zone("look"), Zone("confirm"), Zone("annul"))


def things(match: Match[Any]) -> list[int | Zone]:
    table = match.state.table
    cards = [card for row in table.zones.values() for card in row]
    return [*cards, *table.zones, *(Zone("seat", seat) for seat in range(len(table.people))), *CLOSED]


def positions(played: Played, most: int = 400) -> Iterator[Match[Any]]:
    rules, source = load(played.game, paths.data() / "games"), Random(played.chance)
    match = Match(rules, rules.deal(rules.info.setup(tuple(range(played.seats)), played.chance, dict(played.options))))
    for _ in range(most):
        if not match.asks:
            return
        yield match
        ask = source.choice([ask for ask in match.asks if not ask.idle or ask.secret])
        options = [option for option in ask.options if not option.token.startswith(BACK)] or list(ask.options)
        match.answer(source.choice(options).token, ask.seat)


def tried(match: Match[Any], source: Random) -> Iterator[tuple[Ask[Any], int | Zone, int | Zone | None]]:
    """Everything put to every question: alone, and put down on something."""
    every = things(match)
    for ask in match.asks:
        if ask.idle and not ask.secret:
            continue
        for pick in every:
            yield ask, pick, None
            yield ask, pick, source.choice(every)


def named(key: str, tests: str) -> bool:
    return re.search(rf'[."]{key}"', tests) is not None


class Told(NamedTuple):
    """What random play has brought to light."""

    said: dict[str, Said]  # every kind of sentence with an example
    leaks: list[str]  # where a reason hung on what the asked seat cannot know


@pytest.fixture(scope="module")
def told() -> Told:
    found, leaks = dict[str, Said](), list[str]()
    for played in (each for some in MATCHES.values() for each in some):
        source, looked = Random(played.chance), Counter[str]()
        for match in positions(played):
            looked.update({ask.prompt for ask in match.asks})
            if min(looked[ask.prompt] for ask in match.asks) > OFTEN:
                continue
            worlds = {ask.seat: [guess(match, only(ask.seat), source) for _ in range(WORLDS)] for ask in match.asks}
            for ask, pick, onto in tried(match, source):
                said = match.rules.refusal(match.state, ask, pick, onto)
                if any(world.rules.refusal(world.state, ask, pick, onto) != said for world in worlds[ask.seat]):
                    leaks.append(f"{ask.prompt} {pick} {onto}: {said}")
                if said is not None:
                    found.setdefault(said.key, said)
    return Told(found, leaks)


def test_no_reason_hangs_on_what_the_asked_seat_cannot_know(told: Told) -> None:
    assert told.leaks == []


def test_every_sentence_can_be_reached(told: Told) -> None:
    """In random play, or in a position of the game's own tests: those name it."""
    for game in MATCHES:
        texts = tomllib.loads((paths.data() / "games" / game / "text.en.toml").read_text(encoding="utf-8"))
        by_hand = "".join(file.read_text(encoding="utf-8") for file in (HERE / game).glob("test_*.py"))
        reached = {key.rpartition(".")[2] for key in told.said if key.startswith(f"{game}.")}
        assert {key for key in texts["refuse"] if key not in reached and not named(key, by_hand)} == set()
        assert reached <= texts["refuse"].keys()


def test_every_sentence_has_its_words_in_both_languages(told: Told) -> None:
    for lang in LANGUAGES:
        texts = Texts.load(paths.data(), lang)
        for said in told.said.values():
            sentence = texts.say(said.key, said.args, NAMES.__getitem__)
            assert sentence and "{" not in sentence, (said, sentence)
        assert texts.missing == []


@pytest.mark.parametrize("game", MATCHES)
def test_a_card_of_the_hand_that_cannot_be_chosen_is_never_left_without_a_reason(game: str) -> None:
    """Where other cards of the same hand can be: that is the question's kind."""
    looked = 0
    for played in MATCHES[game]:
        for match in positions(played, 150):
            for ask in match.asks:
                hand = match.state.table.zones.get(Zone("hand", ask.seat), [])
                picks = {option.pick for option in ask.options}
                for card in set(hand) - picks if picks & set(hand) and not ask.idle else ():
                    looked += 1
                    assert match.rules.refusal(match.state, ask, card, None) is not None, (ask.prompt, card)
    assert looked > 5 or game in ("revolution", "mascarade")  # there all lies open, or is one mask
