"""A match of the trick-taking Guillotine, and hands to play it by card names."""
from __future__ import annotations

from random import Random

from game import paths
from game.core.match import Match
from game.games import load
from game.games.guillotine_tricks.rules import GuillotineTricks
from game.games.guillotine_tricks.state import TrickState

RULES: GuillotineTricks = load("guillotine_tricks", paths.data() / "games")  # type: ignore[assignment]
PACK = RULES.pack
RANKS = "AKQJT98765432"
SUITED = [[rank + suit for rank in RANKS] for suit in "SHDC"]      # seat 0 has all Spades, and so on
M = Match[TrickState]


def fresh(seed: int = 1, **options: str) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup((0, 1, 2, 3), seed, options)))


def card(m: M, face: str) -> int:
    table = m.state.table
    return next(c for c in range(52) if table.face(c) == face)


def pardon(m: M, *faces: str) -> None:
    for seat, face in enumerate(faces):
        m.answer(f"pardon c{card(m, face)}", seat)


def play(m: M, *faces: str) -> None:
    for face in faces:
        m.answer(f"play c{card(m, face)}")


def go_on(m: M) -> None:
    m.answer("next trick")


def finish(m: M, source: Random | None = None) -> None:
    """Play on at random until the round has been scored."""
    source, round_ = source or Random(1), m.state.round
    while m.asks and m.state.round == round_ and m.state.phase != "deal":
        ask = next(a for a in m.asks if not a.idle)
        m.answer(source.choice(ask.options).token, ask.seat)


def playable(m: M) -> set[str]:
    return {m.state.table.face(o.value) for o in m.asks[0].options}
