"""Contests by brute force: every claim, every set of contesters, every distribution of the masks."""

from __future__ import annotations

import os
from itertools import chain, combinations, count, permutations, product
from math import comb
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
ALL = os.environ.get("TRICOTEUSE_CONTESTS") == "all"
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


def compare(
    masks: tuple[str, ...], seats: int, fortune: tuple[int, ...], mask: str, contesters: tuple[int, ...]
) -> None:
    m = settle(masks, seats, fortune, mask, contesters)
    names = m.state.in_play[0]
    plain = resolve(
        Sitting(list(fortune[:seats]), 3, list(masks[:seats]), list(range(seats))), 0, mask, list(contesters), names
    )
    found = (
        m.state.fortunes(),
        m.state.table.counters["court", None],
        m.state.reason,
        list(m.state.winners),
        m.state.table.people,
    )
    expected = (plain.coins, plain.court, plain.ended, plain.winners, plain.sits)
    assert found == expected, (masks, fortune, mask, contesters)
    assert sum(found[0]) + found[1] == sum(fortune[:seats]) + 3 + plain.bank


def contesters_of(seats: int) -> list[tuple[int, ...]]:
    return list(chain.from_iterable(combinations(range(1, seats), n) for n in range(seats)))


def hands_of(name: str, seats: int) -> list[tuple[str, ...]]:
    """Every distribution of a set: what lies before the seats, then what is left. In an order that is no order."""
    found = []
    for hand in sorted(set(permutations(SETS[name], seats))):
        left = list(SETS[name])
        for mask in hand:
            left.remove(mask)
        found.append((*hand, *left))
    Random(name).shuffle(found)
    return found


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("name", SETS)
def test_every_place_of_the_masks_that_matter(name: str, seats: int) -> None:
    """Every claim, every set of contesters, every place of the claimed mask, and each with every fortune.

    The symmetry: of a mask before a seat the rules ask only whether it is the claimed one, and of a Guru's victim
    whether it is the named one. Distributions alike in that are one class; its members are played by turns, so that
    what is said not to matter changes all the time. Every distribution by itself is played by the test below. The
    announcer is always seat 0, as the rules know seats only by their distance from it.
    """
    hands = hands_of(name, seats)
    named = min(SETS[name])
    assert table(hands[0], FORTUNES[0][:seats]).state.in_play[0] == named
    turn = count()
    for mask in dict.fromkeys(SETS[name]):
        alike: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
        for masks in hands:
            matter = {mask, named} if mask == "guru" else {mask}
            alike.setdefault(tuple(each if each in matter else "" for each in masks[:seats]), []).append(masks)
        assert len(alike) == places(SETS[name].count(mask), seats, mask == "guru")
        for members in alike.values():
            for contesters in contesters_of(seats):
                for fortune in FORTUNES:
                    compare(members[next(turn) % len(members)], seats, fortune, mask, contesters)


def places(copies: int, seats: int, guru: bool) -> int:
    """So many ways in which the masks that matter lie before seats or not: 6 cards in all, so `6 - seats` do not."""
    spare = 6 - seats
    if guru:  # two different cards: both before seats, one of them, none
        return seats * (seats - 1) + 2 * seats + (spare > 1)
    return sum(comb(seats, before) for before in range(max(0, copies - spare), copies + 1))


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("name", SETS)
def test_every_distribution_by_itself(name: str, seats: int) -> None:
    """Every claim, every set of contesters, every distribution with one of the fortunes: of every distribution a fixed
    part of the claims and contesters, and all of them where TRICOTEUSE_CONTESTS is "all"."""
    ways = list(product(dict.fromkeys(SETS[name]), contesters_of(seats)))
    part = 1 if ALL else {4: 6, 5: 24}[seats]
    assert len(ways) > part  # of every distribution some ways are played in any case
    for h, masks in enumerate(hands_of(name, seats)):
        for n in range(h % part, len(ways), part):
            mask, contesters = ways[n]
            compare(masks, seats, FORTUNES[(h + n) % len(FORTUNES)], mask, contesters)


def test_every_mask_is_tried() -> None:
    assert set(chain.from_iterable(SETS.values())) == set(RULES.masks.masks)
