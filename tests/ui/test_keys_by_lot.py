"""Whoever counts the keys that are pressed under a lid learns no mask: which answer they lead to is drawn by lot."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from tests.ui.tables import Table
from tests.ui.test_hands_over import close_hand, decoy, open_hand

PLACES = 6


class Drawn(Random):
    """Lots that fall as they are told: where the first answer stands, then where keys begin."""

    def __init__(self, *falls: int) -> None:
        super().__init__(0)
        self.falls = list(falls)

    def randrange(self, *args: int) -> int:  # type: ignore[override]
        return self.falls.pop(0) if self.falls else 0


def led_to(table: Table, keys: list[str]) -> str:
    for key in keys:
        table.key(key)
    return table.scene.hands.focus.at or ""


@pytest.mark.parametrize("key", ["right", "left", "down", "tab"])
def test_the_same_keys_lead_to_every_place_equally_often(key: str) -> None:
    """Over all lots, exactly: one key, and up to as many as there are places. No arrow leaves the answers, whose ends
    it would tell; Tab does, at once."""
    found = [Counter[str]() for _ in range(1 if key == "tab" else PLACES)]
    for first, begins in product(range(PLACES), repeat=2):
        table = decoy(Drawn(first, begins))
        seat = open_hand(table)
        for at, counted in enumerate(found):
            counted[led_to(table, [key])] += 1
            assert len(counted) <= PLACES, at
        close_hand(table, seat)
    every = {f"button:place {n}": PLACES for n in range(1, PLACES + 1)}
    assert found == [every] * len(found)


def test_keys_begin_anew_when_the_lid_is_lifted_again() -> None:
    table = decoy(Drawn(2, 4))
    ends = []
    for keys in (["right"], ["right", "left", "left"], ["right"]):
        seat = open_hand(table)
        ends.append(led_to(table, keys))
        close_hand(table, seat)
    assert ends[0] == ends[2] != ends[1]
