"""Contests by brute force: every claim, every set of contesters, every distribution of the masks."""
from __future__ import annotations

from itertools import chain, combinations, permutations
from random import Random

import pytest

from .resolver import Sitting, resolve
from .sitting import RULES, M, table

SETS = {
    "standard": ("cheater", "empress", "judge", "king", "thief", "trickster"),
    "advanced": ("beggar", "patron", "judge", "king", "sorceress", "cheater"),
    "crowd": ("judge", "fool", "guru", "peasant", "peasant", "widow"),
    "intrigue": ("judge", "princess", "puppeteer", "spy", "sorceress", "widow"),
}
FORTUNES = ((6, 6, 6, 6, 6), (12, 1, 5, 9, 3), (1, 3, 10, 12, 4), (4, 11, 1, 2, 10), (11, 10, 4, 1, 1))


def first_choice(m: M) -> None:
    """Whoever has to choose takes the first seat from their left, names the first mask, and never exchanges."""
    while m.asks and m.state.phase not in ("act", "over"):
        ask = m.asks[0]
        token = "pretend" if ask.prompt.endswith("really") else ask.options[0].token
        m.answer(token, ask.seat)


def settle(masks: tuple[str, ...], seats: int, fortune: tuple[int, ...], mask: str, contesters: tuple[int, ...]) -> M:
    m = table(masks, fortune[:seats], court=3, watched=False)
    m.answer("announce")
    m.answer(f"announce {mask}")
    for seat in range(1, seats):
        m.answer("contest" if seat in contesters else "let pass", seat)
    first_choice(m)
    return m


def compare(masks: tuple[str, ...], seats: int, fortune: tuple[int, ...], mask: str,
            contesters: tuple[int, ...]) -> None:
    m = settle(masks, seats, fortune, mask, contesters)
    names = m.state.in_play[0]
    plain = resolve(Sitting(list(fortune[:seats]), 3, list(masks[:seats]), list(range(seats))), 0, mask,
                    list(contesters), names)
    found = (m.state.fortunes(), m.state.table.counters["court", None], m.state.reason, list(m.state.winners),
             m.state.table.people)
    expected = (plain.coins, plain.court, plain.ended, plain.winners, plain.sits)
    assert found == expected, (masks, fortune, mask, contesters)
    assert sum(found[0]) + found[1] == sum(fortune[:seats]) + 3 + plain.bank


def contesters_of(seats: int) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(range(1, seats), n) for n in range(seats)))


@pytest.mark.parametrize("name", SETS)
def test_four_seats_every_distribution(name: str) -> None:
    """Only what lies before the seats matters, so each hand of four masks is tried once."""
    hands = sorted(set(permutations(SETS[name], 4)))
    for n, hand in enumerate(hands):
        left = list(SETS[name])
        for mask in hand:
            left.remove(mask)
        for k, mask in enumerate(dict.fromkeys(SETS[name])):
            for c, contesters in enumerate(contesters_of(4)):
                compare((*hand, *left), 4, FORTUNES[(n + k + c) % len(FORTUNES)], mask, contesters)


@pytest.mark.parametrize("name", SETS)
def test_five_seats_a_sample_of_distributions(name: str) -> None:
    source = Random(name)
    for _ in range(400):
        masks = tuple(source.sample(SETS[name], 6))
        contesters = tuple(seat for seat in range(1, 5) if source.random() < .5)
        compare(masks, 5, source.choice(FORTUNES), source.choice(masks), contesters)


def test_every_mask_is_tried() -> None:
    assert set(chain.from_iterable(SETS.values())) == set(RULES.masks.masks)
