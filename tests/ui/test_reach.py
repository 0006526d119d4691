"""Every legal move by drag, by click and by keyboard gives the same table: all five games, every kind of question.

Three tables play the same match. Most of it is answered without hands; whenever an answer of a kind comes up that has
not been given yet, one table gives it by drag, one by click and one by keys.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

import pytest

from game import paths
from game.core.view import Offer
from game.games import load
from game.session.people import Person
from game.session.session import Session
from game.ui.table.picker import standing
from tests.ui.tables import NAMES, Table

Kind = tuple[str | None, ...]
WAYS = ("drag", "click", "keys")


class Match(NamedTuple):
    """One match to look through: who plays what, with which answers, and how far."""

    game: str
    seats: int
    chance: int
    answers: int
    options: Mapping[str, str] = MappingProxyType({})


MATCHES = (
    Match("guillotine", 5, 1, 101, {"first": "chosen"}),
    Match("guillotine", 3, 5, 44, {"first": "chosen"}),
    Match("guillotine_tricks", 4, 4, 191, {"robespierre": "on", "trial": "tribute", "target_order": "cycle"}),
    Match("guillotine_tricks", 4, 12, 186, {"robespierre": "on", "trial": "free", "rounds": "6"}),
    Match("revolution", 2, 11, 47, {"marking": "by_hand"}),
    Match("mascarade", 11, 11, 210, {"scenario": "advanced"}),
    Match("mascarade", 8, 7, 24, {"scenario": "advanced"}),
    Match("mascarade", 7, 4, 26),
    Match("allegiance", 4, 8, 146),
)

# Questions that no match above asks.
NOT_ASKED = {"revolution.prompt.space": "said while a counter is held, in place of the question"} | dict.fromkeys(
    ("guillotine_tricks.prompt.pardon_all", "guillotine_tricks.prompt.trial_free_all", "allegiance.prompt.place_all"),
    "said to the table while several are asked the same in secret",
)

# Answers with nothing to carry: a button is pressed, whichever way.
PRESSED = {
    "to decline or to end": {"pass", "let_pass", "done", "confirm", "think_again", "let_stand", "end_turn"},
    "to go on after a look": {"turn_down", "go_on", "seen", "next_trick", "end_round", "end_match"},
    "the blade, not a card, is let go": {"collect"},
    "a standing right, pressed twice": {"drop_callous", "terror", "agree", "disagree"},
    "a word is said": {"announce", "mask", "contest", "annul", "mark_all"},
    "a secret: two buttons alike, and no hand is seen to move": {"exchange", "pretend", "place", "look"},
}
# Places that are chosen though nothing lies there to be carried to them.
NOTHING_TO_CARRY = {
    "guillotine.prompt.choose_first": "nothing has been played yet",
    "guillotine_tricks.prompt.turn_up": "the pack is empty while the last round lies on the table",
    "guillotine_tricks.prompt.deal": "the pack is empty while the last round lies on the table",
}


def kind(offer: Offer) -> Kind:
    """Answers are alike that ask the same of hands."""

    def sort(handle: str | None) -> str | None:
        return handle if handle is None else "card" if handle[1:].isdigit() else handle.split(":")[0]

    return offer.prompt, sort(offer.pick), sort(offer.onto), offer.label


def tables(match: Match) -> tuple[Table, ...]:
    rules = load(match.game, paths.data() / "games")
    secrecy = "none" if rules.info.secrecy == "none" else "screen"

    def sitting() -> Session:
        people = tuple(Person(n, NAMES[n], n) for n in range(match.seats))
        return Session.begin(rules, people, match.options, match.chance, secrecy, None)  # type: ignore[arg-type]

    return tuple(Table(match.game, match.seats, session=sitting(), pace="off", pictures=False) for _ in WAYS)


def give(table: Table, way: str, offer: Offer) -> None:
    """Once by this way; what has to be carried is carried, if there is anything."""
    answers = table.session.answers
    if offer.carry and way == "click":
        table.click(*table.middle(offer.carry))  # the card that asks is taken up first
        assert table.scene.hands.picker.held == offer.carry
    {"drag": table.by_drag, "click": table.by_click, "keys": table.by_keys}[way](offer)
    table.rest()
    assert table.session.answers == answers + 1, (way, offer)
    assert table.at_rest(), (way, offer)
    table.point(1, 1)


def uncovered(session: Session) -> Session:
    if session.screen.kind == "cover":
        session.uncover(session.takers()[0])
    return session


def next_answer(offers: list[Offer], met: set[Kind], source: Random) -> Offer:
    """One of a kind that this match has not had yet, else any that goes on."""
    fresh = [offer for offer in offers if kind(offer) not in met]
    going_on = [offer for offer in offers if not offer.idle] or offers
    acting = [offer for offer in going_on if not offer.token.startswith(("pass", "take ", "think again"))]
    return source.choice([offer for offer in fresh if not standing(offer)] or fresh or acting or going_on)


def play(match: Match, given: set[Kind]) -> Iterator[Offer]:
    """Play it on three tables; gives every answer of a kind not given before, after it has been given three ways."""
    three, source, met = tables(match), Random(match.chance), set[Kind]()
    for _ in range(match.answers):
        first, *_ = [uncovered(table.session) for table in three]
        offers = first.offers()
        if not offers:
            return
        offer = next_answer(list(offers), met, source)
        met.add(kind(offer))
        if kind(offer) in given:
            for table in three:
                table.session.answer(offer.seat, offer.token)
            continue
        given.add(kind(offer))
        for table, way in zip(three, WAYS):
            if way == "drag" and not Table.carries(offer):
                table.session.answer(offer.seat, offer.token)  # nothing to drag
                continue
            table.scene.uncovered()
            table.rest()
            give(table, way, offer)
        for table in three:
            uncovered(table.session)
        seen = [(table.session.view(), table.session.offers(), table.session.screen) for table in three]
        assert seen[0] == seen[1] == seen[2], offer
        assert not any(table.app.faults for table in three)
        yield offer


@pytest.fixture(scope="module")
def given() -> list[tuple[Offer, bool]]:
    """Every answer of a new kind in all the matches, and whether a card was really carried for it."""
    met = set[Kind]()
    return [(offer, Table.carries(offer)) for match in MATCHES for offer in play(match, met)]


def test_every_kind_of_question_is_answered_by_drag_by_click_and_by_keys(given: list[tuple[Offer, bool]]) -> None:
    asked = {offer.prompt for offer, _ in given}
    written = set()
    for folder in sorted((paths.data() / "games").iterdir()):
        if (folder / "text.en.toml").is_file():
            texts = tomllib.loads((folder / "text.en.toml").read_text(encoding="utf-8"))
            written |= {f"{folder.name}.prompt.{key}" for key in texts["prompt"]}
    assert written - asked == NOT_ASKED.keys()


def test_whatever_is_not_carried_has_a_reason(given: list[tuple[Offer, bool]]) -> None:
    words = {word for group in PRESSED.values() for word in group}
    pressed = {(offer.label or "").rpartition(".")[2] for offer, _ in given if offer.pick is None or standing(offer)}
    assert pressed <= words
    still = {offer.prompt for offer, carried in given if offer.pick is not None and not standing(offer) and not carried}
    assert still <= NOTHING_TO_CARRY.keys()
