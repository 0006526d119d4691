"""A match of the trick-taking Guillotine, and hands to play it by card names."""

from __future__ import annotations

from random import Random

from game import paths
from game.core.match import Match
from game.games import load
from game.games.guillotine_tricks.rules import GuillotineTricks
from game.games.guillotine_tricks.state import TrickState
from game.games.guillotine_tricks.vectors import dealt

RULES: GuillotineTricks = load("guillotine_tricks", paths.data() / "games")  # type: ignore[assignment]
PACK = RULES.pack
RANKS = "AKQJT98765432"
SUITED = [[rank + suit for rank in RANKS] for suit in "SHDC"]  # seat 0 has all Spades, and so on
M = Match[TrickState]
MIXED = [
    ["AS", "5S", "QH", "9H", "4H", "KD", "8D", "3D", "JC", "7C", "2C", "6S", "TH"],
    ["KS", "9S", "4S", "JH", "8H", "3H", "QD", "7D", "2D", "TC", "6C", "5H", "AD"],
    ["QS", "8S", "3S", "AH", "7H", "2H", "JD", "6D", "AC", "9C", "5C", "TS", "5D"],
    ["JS", "7S", "2S", "KH", "6H", "TD", "9D", "4D", "KC", "QC", "8C", "4C", "3C"],
]


def fresh(seed: int = 1, **options: str) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup((0, 1, 2, 3), seed, options)))


def card(m: M, face: str) -> int:
    table = m.state.table
    return next(c for c in range(52) if table.face(c) == face)


def pardon(m: M, *faces: str) -> None:
    for seat, face in enumerate(faces):
        m.answer(f"pardon c{card(m, face)}", seat)


def mixed(target: str = "hearts", dealer: int = 3, **options: str) -> M:
    """MIXED with pardons 6S 5H TS 3C: seat 0 leads with twelve cards each."""
    m = dealt(RULES, MIXED, [target], dealer, **options)
    pardon(m, "6S", "5H", "TS", "3C")
    return m


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
