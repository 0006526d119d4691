"""How two people play Guillotine at a real window: action cards by dragging, by keys and by clicking, in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.window.player import Player

HOUSE = {"button:hide", "button:show", "button:menu", "button:undo", "button:log"}  # what is no answer
WAYS = ("drag", "keys", "click")
A_DAY = 4  # action cards people try to play; after that they pass


class Evening:
    """`act` does one thing at a time, whatever is on the screen. `secret` tells what nobody may read on a cover now.

    played: how often a card left the hand, by the way it was played. covers: how many were lifted, by hand and by key.
    """

    def __init__(self, player: Player, secret: Callable[[], set[str]], days: int = 1) -> None:
        self.player, self.secret, self.left = player, secret, days * A_DAY
        self.tried = self.covers = 0
        self.played: Counter[str] = Counter()

    def act(self) -> None:
        seen = self.player.at_rest()
        if seen["scene"] == "handoff":
            assert not self.secret() & set(seen["texts"]), "a card that lies hidden can be read on the cover"
            self.covers += 1
            if self.covers % 3:
                self.player.hold("open", lambda seen: seen["scene"] != "handoff")
            else:
                self.player.hold_key("space", lambda seen: seen["scene"] != "handoff")
        elif seen["scene"] == "table":
            self._at_the_table(seen)

    def _at_the_table(self, seen: dict[str, Any]) -> None:
        hand = in_hand(seen)
        if "button:pass" not in seen["targets"]:
            self._choose(seen)
        elif hand and self.left and self.covers % 2:  # not every time: the later days want some too
            self._play(hand[self.tried % min(10, len(hand))], WAYS[self.tried % len(WAYS)])
        else:
            self.player.click("button:pass")

    def _play(self, card: str, way: str) -> None:
        """Pick it up to see where it may go; then put it there, or put it back and carry it there."""
        self.tried += 1
        self.left -= 1
        if way == "keys":
            self._by_keys(card)
        else:
            self.player.click(card)
        lit = self.player.at_rest()
        places = [name for name in places_in(lit) if name != card]
        if card in in_hand(lit) and places:
            if way == "keys":
                self.player.key("Return")  # the focus has gone on to the first of them
            elif way == "click":
                self.player.click(places[0])
            else:
                self.player.key("Escape")
                self.player.at_rest()
                self.player.drag(card, tuple(lit["targets"][places[0]]))
        after = self.player.at_rest()
        self.played[way] += after["scene"] != "table" or card not in in_hand(after)

    def _by_keys(self, card: str) -> None:
        """Its digit, and Enter."""
        seen = self.player.look()
        in_order = sorted(in_hand(seen), key=lambda name: seen["targets"][name][0])
        self.player.key(str((in_order.index(card) + 1) % 10), "Return")

    def _choose(self, seen: dict[str, Any]) -> None:
        """What a card asks for: a thing and, if places light up, one of them; else a button, or a card of the hand."""
        picks = places_in(seen)
        button = next((name for name in seen["targets"] if name.startswith("button:") and name not in HOUSE), None)
        if not picks and button is None:
            self._by_keys(in_hand(seen)[0])
            return
        if not picks and button is not None:
            self.player.click(button)
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
