"""Sittings for pictures: people with names, a match played at random to where a picture is wanted.

Chance comes from fixed seeds, so the same rules always give the same tables.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.session.people import Person
from game.session.session import Session

from .running import RunningApp

NAMES = {
    "en": (
        "Sakura",
        "Kenji",
        "Alice",
        "Muhammad",
        "Yui",
        "Léa",
        "Iris",
        "Tomás",
        "Noor",
        "Haruto",
        "Mina",
        "Oskar",
        "Dr. Guillotin",
    ),
    "ja": (
        "さくら",
        "ケンジ",
        "アリス",
        "ムハンマド",
        "ユイ",
        "レア",
        "お母さん",
        "トマス",
        "ヌール",
        "ハルト",
        "ミナ",
        "オスカル",
        "Dr. Guillotin",
    ),
}
SEED, CHANCE = 1789, 7  # of the deal, of the answers
LONGEST = 1200  # answers after which a match that goes on is cut off


def settle(app: RunningApp) -> None:
    """Let everything come to rest, and draw."""
    app.step()
    for _ in range(240):
        app.step(0.1)
        if not app.moving and not app.dirty:
            return


def people(app: RunningApp, seats: int, bots: int = 0) -> tuple[Person, ...]:
    """So many people, the last ones bots."""
    names = NAMES[app.lang]
    return tuple(Person(n, names[n], n, "random" if n >= seats - bots else None) for n in range(seats))


def session(
    app: RunningApp,
    game: str,
    seats: int,
    answers: int = 0,
    saved: bool = False,
    lid: bool | None = None,
    chance: int = CHANCE,
) -> Session:
    """A sitting after so many random answers, or at its end."""
    rules = app.house.shelf.rules(game)
    way = None if lid is None else "lid" if lid else "screen"
    made = Session.begin(rules, people(app, seats), {}, SEED, way, app.house.saves if saved else None)  # type: ignore[arg-type]
    advance(made, answers, chance)
    return made


def advance(played: Session, answers: int, chance: int = CHANCE) -> None:
    """Answer at random, as all the people in turn would."""
    for _ in zip(range(answers), going(played, chance)):
        pass
    played.take_beats()


def going(played: Session, chance: int = CHANCE) -> Iterator[int]:
    """Play on at random; gives the number of answers after each of them, until the match is over."""
    source, count = random.Random(chance), 0
    while played.screen.kind != "over" and count < LONGEST:
        if played.screen.kind == "cover":
            played.uncover(played.takers()[0])
        offers = [offer for offer in played.offers() if not offer.idle]
        for seat in played.table_seats() if played.secrecy == "lid" else ():
            if not offers:
                played.lift(seat)
                offers = [offer for offer in played.offers() if not offer.idle]
        if not offers:
            return
        offer = source.choice(offers)
        played.answer(offer.seat, offer.token)
        played.drop_lid()  # shut between two answers, as at a table: who looks next lifts it themselves
        count += 1
        yield count


def length(app: RunningApp, game: str, seats: int, chance: int = CHANCE) -> int:
    """How many answers a random match takes."""
    return max(going(session(app, game, seats), chance), default=0)


def fullest(app: RunningApp, game: str, seats: int) -> tuple[int, int]:
    """Of a few random matches the one, and its answer, with the most cards at the seats and in open rows."""
    best = (0, CHANCE, 0)
    for chance in (CHANCE, CHANCE + 1, CHANCE + 2):
        played = session(app, game, seats)
        for count in going(played, chance):
            if played.screen.kind != "over":
                best = max(best, (_crowd(played), chance, count))
    return best[1:]


def longest_row(app: RunningApp, game: str, seats: int) -> int:
    """The answer after which the longest open row of the table lies there."""
    best, played = (-1, 0), session(app, game, seats)
    for count in going(played):
        rows = [
            len(cards)
            for zone, cards in played.view().zones.items()
            if zone.seat is None and "discard" not in zone.kind and all(card.face for card in cards)
        ]
        if played.screen.kind != "over":
            best = max(best, (max(rows, default=0), -count))
    return -best[1]


def _crowd(played: Session) -> int:
    return sum(
        len(cards)
        for zone, cards in played.view().zones.items()
        if zone.seat is not None or (cards and all(card.face for card in cards))
    )


def asked(app: RunningApp, game: str, seats: int) -> dict[str, int]:
    """Every kind of question of a random match, with the answer after which it first comes."""
    first: dict[str, int] = {}
    played = session(app, game, seats)
    for count in going(played):
        if played.screen.kind != "over":
            for question in played.questions():
                first.setdefault(question.prompt.rpartition(".")[2], count)
    first.pop("", None)
    return first
