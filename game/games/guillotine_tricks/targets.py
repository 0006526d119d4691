"""Which suits go to the guillotine this round (rules 3, decisions 1 and 2, and 3.2)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping


def left_out(targets: Collection[str], suits: Iterable[str]) -> str:
    """With two targets, the one suit that is none."""
    return next(suit for suit in suits if suit not in targets)


def settled(
    turned_up: Iterable[str], suits: Collection[str], used: Mapping[str, int], quota: int | None, double: bool
) -> tuple[str, ...] | None:
    """The targets after these suits have been turned up in this order, or None: turn up another card.

    A club, and a suit that has had its share, is passed over. With two targets the share counted is
    of the suit left out; a pair whose left-out suit has had it is void, and both are turned up anew.
    """

    def spent(suit: str) -> bool:
        return quota is not None and used.get(suit, 0) >= quota

    found: tuple[str, ...] = ()
    for suit in turned_up:
        if suit not in suits or suit in found:
            continue
        if not double:
            if not spent(suit):
                return (suit,)
            continue
        found = (*found, suit)
        if len(found) == 2:
            if not spent(left_out(found, suits)):
                return tuple(s for s in suits if s in found)
            found = ()
    return None


def of_cycle(round_: int, suits: tuple[str, ...], double: bool) -> tuple[str, ...]:
    """The fixed order: round 1 the first suit, and so on; with two targets this one and the next."""
    here = (round_ - 1) % len(suits)
    pair = {suits[here], suits[(here + 1) % len(suits)]} if double else {suits[here]}
    return tuple(suit for suit in suits if suit in pair)
