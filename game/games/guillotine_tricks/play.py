"""Following suit and winning a trick (rules 2)."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Pack


def legal(pack: Pack, hand: Sequence[str], lead: str | None) -> list[bool]:
    """For each card held, whether it may be played to this lead: follow suit, clubs included, else any card."""
    follows = [lead is not None and pack.suit(face) == pack.suit(lead) for face in hand]
    return follows if any(follows) else [True] * len(hand)


def winner(pack: Pack, played: Sequence[str]) -> int:
    """Which of the cards, in the order played, wins: the highest club, else the highest of the suit led."""
    trumps = [face for face in played if pack.suit(face) == pack.trump]
    able = trumps or [face for face in played if pack.suit(face) == pack.suit(played[0])]
    return played.index(max(able, key=lambda face: pack.cards[face].strength))
