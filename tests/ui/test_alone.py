"""One person with bots at a game whose hands are kept by lid: the hand lies open and is played."""

from __future__ import annotations

from game import paths
from game.games import load
from game.session.people import Person
from game.session.session import Session
from tests.ui.tables import Table


def test_somebody_alone_plays_from_an_open_hand_by_pointer_alone() -> None:
    people = (Person(0, "Sakura", 0), *(Person(n, f"Bot {n}", n, "random") for n in (1, 2, 3)))
    rules = load("guillotine_tricks", paths.data() / "games")
    table = Table(session=Session.begin(rules, people, {}, 5, "lid", None), pace="off")
    played = 0
    for _ in range(400):
        table.app.step(0.5)
        mine = [offer for offer in table.session.offers() if offer.seat == 0 and not offer.idle and not offer.pause]
        if not mine:
            continue
        assert not table.scene.has_lid
        table.by_click(mine[0])
        played += mine[0].token.startswith("play")
        if played == 4:
            break
    assert played == 4 and not table.app.faults
