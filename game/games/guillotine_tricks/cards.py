"""The pack: 52 cards from the card file, and what is fixed about them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

import msgspec

from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import Phrase

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class PlayingCard(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One card of the pack. The order of suits and ranks is the file's."""

    suit: Suit
    rank: str
    strength: int  # the higher card of one suit wins
    penalty: Small  # whole points lost for taking it as a target card
    honour: bool = False  # counts for the domination bonus


class _Numbers(msgspec.Struct, forbid_unknown_fields=True):
    targets: tuple[Suit, ...]
    trump: Suit
    right_card: str
    hand: Small
    tricks: Small
    trial_after: tuple[Small, ...]
    trial_cards: Small
    avoidance: Small
    domination: Small


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards by face, and the numbers of the game that the file sets. Nothing of a match."""

    cards: dict[str, PlayingCard]
    targets: tuple[str, ...]  # suits that can be a target, in the order of the fixed cycle
    trump: str
    right_card: str  # Robespierre rule
    hand: int
    tricks: int
    trial_after: tuple[int, ...]
    trial_cards: int
    avoidance: int  # whole points
    domination: int  # whole points

    @classmethod
    def read(cls, files: GameFiles) -> Pack:
        """Checks what only this game can know: that the pack deals out and the named cards are in it."""
        cards = {card.id: card for card in files.cards("cards.toml", PlayingCard)}
        n = files.numbers_as(_Numbers)
        pack = cls(
            cards,
            n.targets,
            n.trump,
            n.right_card,
            n.hand,
            n.tricks,
            n.trial_after,
            n.trial_cards,
            n.avoidance,
            n.domination,
        )
        count, wanted = sum(card.copies for card in cards.values()), pack.hand * files.info.seats[-1]
        if count != wanted and files.whole("game.toml", "cards.toml"):
            deal = Phrase("cards_in_all", (("n", str(wanted)), ("each", str(pack.hand))))
            files.note("cards.toml", None, "", str(count), deal)
        ranked = set[tuple[str, int]]()
        for card in cards.values():
            if (card.suit, card.strength) in ranked:  # then no rule says who wins
                strength = str(card.strength)
                files.note("cards.toml", None, f"{card.id}.strength", strength, Phrase("different_strengths"))
            ranked.add((card.suit, card.strength))
        files.names("game.toml", "numbers.right_card", [pack.right_card], "cards.toml")
        if pack.tricks != pack.hand - 1:
            number = Phrase("one_less_than_hand", (("n", str(pack.hand - 1)),))
            files.note("game.toml", None, "numbers.tricks", str(pack.tricks), number)
        return pack

    def suit(self, face: str) -> str:
        return self.cards[face].suit

    def rank(self, face: str) -> str:
        return self.cards[face].rank
