"""Answers of Mascarade by drag, click and keys have the same result; whatever hands do, masks lie where they belong."""

from __future__ import annotations

from random import Random

import pytest

from game.session.people import Person
from game.session.session import Session
from game.ui.input import Cancel
from tests.games.mascarade.sitting import RULES
from tests.session.sittings import NAMES
from tests.ui.tables import Table
from tests.ui.test_table_play import choose, digest, gesture


@pytest.mark.parametrize("seats, seed, size", [(5, 1, (960, 540)), (7, 2, (1280, 720)), (4, 3, (540, 960))])
def test_the_three_ways_lead_to_the_same_table(seats: int, seed: int, size: tuple[int, int]) -> None:
    tables = [Table("mascarade", seats, seed, size, secrecy="screen", pace="off") for _ in range(3)]
    source, answered = Random(seed), set()
    for _ in range(24):
        for table in tables:
            table.rest()
        offer = choose(tables[0], source)
        if offer is None or tables[0].session.screen.kind == "over":
            break
        for table, way in zip(tables, (Table.by_drag, Table.by_click, Table.by_keys)):
            answers = table.session.answers
            way(table, offer)
            table.rest()
            assert table.session.answers == answers + 1, (way.__name__, offer)
            assert table.at_rest(), (way.__name__, offer)
            table.point(1, 1)
        answered.add(offer.prompt)
        first, second, third = map(digest, tables)
        assert first == second == third
        assert not any(table.app.faults for table in tables)
    assert len(answered) >= 4


@pytest.mark.parametrize("seed", range(3))
def test_whatever_hands_do_every_mask_lies_where_it_belongs(seed: int) -> None:
    source = Random(seed)
    table = Table(
        "mascarade",
        4 + seed * 3,
        seed,
        secrecy="lid" if seed % 2 else "screen",
        pace=source.choice(["normal", "fast", "off"]),
    )
    for _ in range(30):
        for event in gesture(table, source):
            table.app.post(event)
            if source.random() < 0.5:
                table.app.step(source.choice([0.01, 0.05, 0.3]))
        if source.random() < 0.6:
            table.rest()
            assert table.at_rest()
        if table.session.screen.kind == "over":
            break
    table.app.post(Cancel())
    table.rest()
    assert table.at_rest() and table.scene.hands.drag is None
    assert not table.app.faults


def test_bots_fill_a_table_and_play_to_the_end() -> None:
    """One person who only lets things pass, and five bots: every frame is drawn, nothing waits for ever."""
    people = tuple(Person(n, NAMES[n], n, "random" if n else None) for n in range(6))
    session = Session.begin(RULES, people, {"look": "lid"}, 5, "lid", None)
    session.bots.pause = 0.1
    table = Table(session=session, pace="fast")
    for _ in range(3000):
        table.app.step(0.3)
        if session.screen.kind == "over":
            break
        if table.scene.busy:
            continue
        mine = [offer for offer in session.offers() if not offer.idle]
        if mine:
            best = next((offer for offer in mine if offer.token in ("let pass", "pretend", "seen", "go on")), mine[0])
            table.scene.answer(best)
    assert session.outcome is not None and not table.app.faults
