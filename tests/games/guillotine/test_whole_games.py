"""Whole matches by random play: they end, lose no card, and every card of the game comes up."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game import paths
from game.content.files import GameFiles
from game.core.match import Match
from game.core.setup import Setup
from game.games.guillotine import build
from tests.driver import any_answer

FILES = GameFiles(paths.data() / "games" / "guillotine")
RULES = build(FILES)
FILES.finish()


def test_the_decks_have_fifty_nobles_and_sixty_actions() -> None:
    backs = Counter(RULES.book.backs)
    assert backs == {"noble": 50, "action": 60}
    assert len(RULES.book.nobles) == 40
    assert len(RULES.book.actions) == 50


@pytest.mark.parametrize("seats", RULES.info.seats)
def test_every_match_ends_with_every_card_in_its_place(seats: int) -> None:
    for seed in range(15):
        match = Match(RULES, RULES.deal(Setup(tuple(range(seats)), seed)), watched=False)
        source, answers = Random(seed), 0
        while match.asks:
            ask, option = any_answer(match, source)
            match.answer(option.token, ask.seat)
            answers += 1
            assert answers < 2000
        cards = sorted(card for zone in match.state.table.zones.values() for card in zone)
        assert cards == list(range(110)) and match.state.day == 3
        result = RULES.outcome(match.state)
        assert result is not None and len(result.points) == seats
        for seat in range(seats):
            assert result.points[seat] == sum(line.value for line in result.lines if line.seat == seat)


def test_every_action_card_is_played_sooner_or_later() -> None:
    played: set[str] = set()
    for seed in range(60):
        match = Match(RULES, RULES.deal(Setup((0, 1, 2), seed)), watched=False)
        source = Random(seed)
        while match.asks:
            ask, option = any_answer(match, source)
            if option.token.startswith("play "):
                played.add(match.state.table.face(option.value))
            match.answer(option.token, ask.seat)
    assert played == set(RULES.book.actions)
