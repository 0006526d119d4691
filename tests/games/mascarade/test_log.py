"""The log tells every change of coins, in numbers: who looked away for a moment can read where they went."""

from __future__ import annotations

import pytest

from game.core.events import Event, Said
from game.core.words import Everyone, Who

from . import sitting

MASKS = ("judge", "king", "thief", "fool", "widow", "empress")
TOLD = tuple[str, dict[str, object]]


def played(m: sitting.M, mask: str, *then: str, contesting: tuple[int, ...] = ()) -> list[Event]:
    """What happens from an announcement on; `then`: the answers after those about a contest."""
    events: list[Event] = []

    def give(token: str) -> None:
        events.extend(moment.event for moment in m.answer(token, m.asks[0].seat))

    give("announce")
    give(f"announce {mask}")
    while m.asks and m.asks[0].prompt.endswith("prompt.contest"):
        give("contest" if m.asks[0].seat in contesting else "let pass")
    while m.asks and m.asks[0].pause:
        give(m.asks[0].options[0].token)
    for token in then:
        give(token)
    return events


def told(events: list[Event]) -> list[TOLD]:
    """Sentences about coins, as they were said."""
    said = [event for event in events if isinstance(event, Said) and ".log.coins_" in event.key]
    return [(each.key.rpartition(".")[2], {key: _plain(arg) for key, arg in each.args}) for each in said]


def _plain(arg: object) -> object:
    return arg.seat if isinstance(arg, Who) else arg.seats if isinstance(arg, Everyone) else arg


@pytest.mark.parametrize(
    "mask, coins, court, targets, lines",
    [
        ("king", [6, 6, 6, 6, 6, 6], 0, (), [("coins_bank", {"player": 0, "n": 2})]),
        ("empress", [6, 6, 6, 6, 6, 6], 0, (), [("coins_bank", {"player": 0, "n": 3})]),
        ("peasant", [6, 6, 6, 6, 6, 6], 0, (), [("coins_bank", {"player": 0, "n": 1})]),
        ("widow", [4, 6, 6, 6, 6, 6], 0, (), [("coins_bank", {"player": 0, "n": 6})]),
        ("widow", [11, 6, 6, 6, 6, 6], 0, (), []),
        (
            "patron",
            [6, 6, 6, 6, 6, 6],
            0,
            (),
            [("coins_bank", {"player": 0, "n": 3}), ("coins_bank_each", {"players": (1, 5), "n": 1})],
        ),
        ("judge", [6, 6, 6, 6, 6, 6], 5, (), [("coins_court", {"player": 0, "n": 5})]),
        ("judge", [6, 6, 6, 6, 6, 6], 0, (), []),
        ("thief", [6, 6, 6, 6, 6, 6], 0, (), [("coins_from_each", {"player": 0, "players": (1, 5), "n": 1})]),
        ("trickster", [6, 6, 9, 6, 6, 6], 0, (), [("coins_from", {"player": 0, "other": 2, "n": 2})]),
        # clockwise: 7 > 4 gives, 5 > 5 does not, 6 > 5 gives, 6 > 6 does not, 7 > 6 gives
        (
            "beggar",
            [4, 7, 5, 6, 6, 7],
            0,
            (),
            [("coins_given_each", {"player": 0, "players": (1, 3, 5), "n": 1})],
        ),
        ("beggar", [4, 7, 4, 4, 5, 5], 0, (), [("coins_given", {"player": 0, "other": 1, "n": 1})]),
        ("beggar", [7, 7, 4, 4, 5, 5], 0, (), []),
        (
            "puppeteer",
            [6, 6, 6, 6, 6, 6],
            0,
            (2, 4),
            [("coins_from_each", {"player": 0, "players": (2, 4), "n": 1})],
        ),
        ("fool", [6, 6, 6, 6, 6, 6], 0, (2, 4), [("coins_bank", {"player": 0, "n": 1})]),
        ("princess", [6, 6, 6, 6, 6, 6], 0, (2,), [("coins_bank", {"player": 0, "n": 2})]),
        ("sorceress", [3, 6, 8, 6, 6, 6], 0, (2,), [("coins_swapped", {"player": 0, "n": 8, "other": 2, "left": 3})]),
    ],
)
def test_what_a_power_brings_or_moves_is_told(
    mask: str, coins: list[int], court: int, targets: tuple[int, ...], lines: list[TOLD]
) -> None:
    masks = MASKS if mask in MASKS else (*MASKS[:5], mask)
    m = sitting.table(masks, coins, court)
    assert told(played(m, mask, *(f"seat {target}" for target in targets))) == lines


@pytest.mark.parametrize("coins, paid", [(6, 4), (3, 3)])
def test_what_the_guru_is_paid_is_told(coins: int, paid: int) -> None:
    m = sitting.table((*MASKS[:5], "guru"), [6, coins, 6, 6, 6, 6])
    assert told(played(m, "guru", "seat 1", "name judge")) == [("coins_paid", {"player": 0, "other": 1, "n": paid})]


def test_a_right_name_costs_nothing_and_nothing_is_told() -> None:
    m = sitting.table((*MASKS[:5], "guru"), [6] * 6)
    assert told(played(m, "guru", "seat 1", "name king")) == []


def test_two_peasants_take_together_and_are_told_together() -> None:
    """Nothing is said between their coins: these fly at one moment."""
    m = sitting.table(("peasant", "peasant", "judge", "king", "thief", "fool"), [6] * 6)
    events = played(m, "peasant", contesting=(1, 3))
    counted = [n for n, event in enumerate(events) if getattr(event, "key", "") == "coins"]
    assert counted[:2] == [counted[0], counted[0] + 1]
    assert told(events) == [("coins_bank_each", {"players": (0, 1), "n": 2})]


def test_a_thief_takes_what_is_there_and_it_is_told() -> None:
    """Rule 4, "takes what is there": from a neighbour without a coin, nothing."""
    m = sitting.table(MASKS, [6, 6, 6, 6, 6, 0])
    assert told(played(m, "thief")) == [("coins_from", {"player": 0, "other": 1, "n": 1})]
