"""What table.toml may name, and who draws or plays it: both lists are the same."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from build_scripts.sounds.recipes import RECIPES
from game import paths
from game.content import looks
from game.content.look_words import SOUNDS, Shows
from game.content.looks import Face, Phase
from game.core.match import Match
from game.core.seats import EVERYONE
from game.core.view import view
from game.games import CATALOGUE, load_with_files
from tests.driver import GAMES, play, start

MATCHES = 25
RARE = {("mascarade", "swap_middle"), ("guillotine", "lost_action")}  # not in every run of a few matches


def shown(game: str) -> Shows:
    files = load_with_files(game, paths.data() / "games")[1]
    assert files.shown is not None
    return files.shown


def test_every_sound_but_the_surroundings_can_be_a_cue() -> None:
    assert set(SOUNDS) == {name for name in RECIPES if not name.startswith("ambience_")}


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_game_says_all_that_its_table_can_show(game: str) -> None:
    """What comes up in random play has been said, and what has been said comes up."""
    said = shown(game)
    backs, counters, marks, badges = set[str](), set[str](), set[str](), set[str]()

    def look(match: Match[Any]) -> None:
        table = match.state.table
        backs.update(table.backs)
        counters.update(key for key, _ in table.counters)
        marks.update(key for key, _ in table.marks)
        if len(match.log) % 9 == 0 or not match.asks:
            badges.update(badge.key for badge in GAMES[game].badges(view(table, EVERYONE)))

    for seed in range(MATCHES):
        look(play(start(game, seed), Random(seed), 1500, look))
    assert backs == set(said.backs)
    for found, named in ((counters, said.counters), (marks, said.marks), (badges, said.badges)):
        assert found <= set(named)
        assert {key for key in set(named) - found if (game, key) not in RARE} == set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_a_dressing_draws_has_its_place_in_the_table(game: str) -> None:
    """A name of the package that no table gives a place is one that has been forgotten here or there."""
    said, look = shown(game), looks.read(paths.data() / "games" / game)
    faces = [face for face in (look.landscape, look.portrait) if face is not None]
    parts: list[Face | Phase] = [*faces, *(phase for face in faces for phase in face.phase.values())]
    drawn = {each.draw for part in parts for each in part.scenery or () if each.draw}
    assert drawn == set(said.scenery)
    assert {name for face in faces for name in face.phase} == set(said.phases)
    assert {card.style for card in look.card.values()} >= set(said.styles)
    assert set(look.card) == set(said.backs)
