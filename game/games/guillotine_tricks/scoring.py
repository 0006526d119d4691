"""What a round is worth, in half points (rules 2 and 3, decisions 4 to 12, 3.2, 3.4).

Scores are doubled whole numbers throughout, so that a halved 1 stays exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .cards import Pack
from .variant import Variant


@dataclass(frozen=True, slots=True)
class RoundScore:
    """One player's (or pooled team's) result of a round, in halves."""

    penalty: int  # 0 or less, of the suits not dominated
    dominated: tuple[str, ...]  # suits of which all honours in play were taken
    domination: int
    avoidance: int
    avoided: tuple[str, ...] = ()  # target suits of which no card was taken

    @property
    def total(self) -> int:
        return self.penalty + self.domination + self.avoidance


def honours_in_play(pack: Pack, suit: str, pardons: Sequence[str]) -> set[str]:
    """The honours of a suit that nobody has laid as a pardon card."""
    return {face for face, card in pack.cards.items() if card.suit == suit and card.honour} - set(pardons)


def halved(pack: Pack, face: str, seat: int, pardons: Sequence[str], variant: Variant) -> bool:
    """Whether the card costs half for this taker: a pardon card of its rank lies open, whoever laid it
    (setting: only the taker's own counts). Two of one rank halve once."""
    helping = [pardons[seat]] if variant.pardon_owner_only else pardons
    return pack.rank(face) in {pack.rank(pardon) for pardon in helping}


def cost(pack: Pack, face: str, seat: int, pardons: Sequence[str], variant: Variant) -> int:
    """In halves: twice the printed penalty, or once where a pardon applies."""
    return pack.cards[face].penalty * (1 if halved(pack, face, seat, pardons, variant) else 2)


def score(
    pack: Pack,
    takers: Sequence[tuple[int, Sequence[str]]],
    targets: Sequence[str],
    pardons: Sequence[str],
    variant: Variant,
) -> RoundScore:
    """The round of one player, or of a pooled team: (seat, target cards it took) for each member.

    pardons: the four pardon cards by seat.
    """
    taken = [(seat, face) for seat, faces in takers for face in faces]
    penalty, dominated, avoided = 0, [], []
    for suit in targets:
        of_suit = [(seat, face) for seat, face in taken if pack.suit(face) == suit]
        in_play = honours_in_play(pack, suit, pardons)
        if len(in_play) >= variant.honours and in_play <= {face for _, face in of_suit}:
            dominated.append(suit)
        else:
            penalty += sum(cost(pack, face, seat, pardons, variant) for seat, face in of_suit)
        if not of_suit:
            avoided.append(suit)
    if variant.rounded:
        penalty = penalty // 2 * 2  # penalties are counted upwards here, so this is toward zero
    times = len(avoided) if variant.avoidance_per_suit else int(not taken)
    return RoundScore(
        -penalty, tuple(dominated), 2 * pack.domination * len(dominated), 2 * pack.avoidance * times, tuple(avoided)
    )
