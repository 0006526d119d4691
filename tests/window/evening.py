"""How two people play Guillotine at a real window: a few cards by dragging, the rest by clicking."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.window.player import Player

HOUSE = {"button:hide", "button:show", "button:menu", "button:undo", "button:log"}      # what is no answer
DRAGS = 3                  # action cards played by dragging; after that people pass


class Evening:
    """`act` does one thing at a time, whatever is on the screen. `secret` tells what nobody may read on a cover now."""

    def __init__(self, player: Player, secret: Callable[[], set[str]]) -> None:
        self.player, self.secret = player, secret
        self.dragged = 0
        self.covers = 0

    def act(self) -> None:
        seen = self.player.at_rest()
        if seen["scene"] == "handoff":
            assert not self.secret() & set(seen["texts"]), "a card that lies hidden can be read on the cover"
            self.covers += 1
            self.player.hold("open", lambda seen: seen["scene"] != "handoff")
        elif seen["scene"] == "table":
            self._at_the_table(seen)

    def _at_the_table(self, seen: dict[str, Any]) -> None:
        hand = in_hand(seen)
        if "button:pass" not in seen["targets"]:
            self._choose(seen)
        elif hand and self.dragged < DRAGS:
            self._play(hand[self.dragged % len(hand)])
        else:
            self.player.click("button:pass")

    def _play(self, card: str) -> None:
        """Click it to see where it may go, put it back, then carry it there."""
        self.player.click(card)
        lit = self.player.at_rest()
        places = [name for name in places_in(lit) if name != card]
        self.dragged += 1
        if card in lit["targets"] and places:
            self.player.key("Escape")
            self.player.at_rest()
            self.player.drag(card, tuple(lit["targets"][places[0]]))

    def _choose(self, seen: dict[str, Any]) -> None:
        """What a card asks for: a thing and, if places light up, one of them; else a button."""
        picks = places_in(seen)
        if not picks:
            self.player.click(next(name for name in seen["targets"]
                                   if name.startswith("button:") and name not in HOUSE))
            return
        self.player.click(picks[0])
        after = self.player.at_rest()
        lit = [name for name in places_in(after) if name != picks[0]]
        if after["scene"] == "table" and picks[0] in after["targets"] and lit and lit != picks[1:]:
            self.player.click(lit[0])


def in_hand(seen: dict[str, Any]) -> list[str]:
    return [name for name, group in seen["groups"].items() if group == "hand"]


def places_in(seen: dict[str, Any]) -> list[str]:
    """Things and places on the table that can be pressed."""
    return [name for name, group in seen["groups"].items() if group not in ("hand", "buttons")]
