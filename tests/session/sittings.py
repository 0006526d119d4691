"""Sittings over the toy games, for the tests of the session."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from game.core.rules import Rules
from game.core.setup import GameInfo
from game.session.people import Person
from game.session.saves import Saves
from game.session.screen_owner import Secrecy
from game.session.session import Session
from tests.driver import GAMES, REAL, SEATS
from tests.toys import CATALOGUE

NAMES = ("Aiko", "Kenji", "Iris", "Noor", "Yuki", "Tom", "Lena", "Max", "Ines", "Omar", "Rosa", "Paul", "Chloé")


def people(seats: int, *bots: int, first: int = 10) -> tuple[Person, ...]:
    """Persons 10, 11, …: ids that are no seats, so that a test notices who mixes them up."""
    return tuple(Person(first + n, NAMES[n], n, "random" if n in bots else None) for n in range(seats))


def begin(
    game: str,
    seed: int = 1,
    *bots: int,
    seats: int | None = None,
    secrecy: Secrecy = "screen",
    saves: Saves | None = None,
    options: Mapping[str, str] = MappingProxyType({}),
    **more: Any,
) -> Session:
    sitting = Session.begin(
        GAMES[game], people(seats or SEATS[game][seed % len(SEATS[game])], *bots), options, seed, secrecy, saves, **more
    )
    sitting.bots.pause = 0.0
    if all(person.bot for person in sitting.people):
        sitting.bots.lapse = 0.0
    return sitting


def folder(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "matches", known=("toy", *REAL))


def one_act(session: Session, source: Random, now: float = 0.0) -> bool:
    """The next thing that happens at a table: a bot's answer, a cover taken, a lid lifted, an answer. False: over."""
    if session.screen.kind == "over":
        return False
    if session.bots_turn(now):
        return True
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
        return True
    waited = [offer for offer in session.offers() if not offer.idle]
    if not waited and session.secrecy == "screen":  # has chosen already, and hands the screen on
        session.hide()
        return True
    if not waited:  # lid mode: under whose lid is the next question?
        session.lift(next(ask.seat for ask in session.match.asks if not ask.idle))
        waited = [offer for offer in session.offers() if not offer.idle]
    offer = source.choice(session.offers() if source.random() < 0.15 else waited)
    session.answer(offer.seat, offer.token)
    return True


def play(session: Session, seed: int = 1, acts: int = 400) -> Session:
    source = Random(seed)
    for _ in range(acts):
        if not one_act(session, source):
            break
    return session


def rules_named(game: str, info: GameInfo) -> Rules[Any]:
    """A toy under another name or with other settings."""
    rules = type(CATALOGUE[game])()
    rules.info = info  # type: ignore[misc]
    return rules
