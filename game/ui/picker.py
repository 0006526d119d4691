"""Turns offers into clicks, drags and buttons. Knows options only; no game, no rules."""
from __future__ import annotations

from game.core.view import Offer


class Picker:
    def __init__(self, offers: tuple[Offer, ...]) -> None:
        self.offers = offers
        self.held: str | None = None

    def pickable(self) -> set[str]:
        return {o.pick for o in self.offers if o.pick}

    def targets(self) -> set[str]:
        return {o.onto for o in self.offers if o.pick == self.held and o.onto}

    def buttons(self) -> list[Offer]:
        return [o for o in self.offers if not o.pick]

    def press(self, handle: str | None) -> Offer | None:
        """Pick a thing up, or put the held one down. Returns the offer taken, if that settles it."""
        if self.held and handle in self.targets():
            return next(o for o in self.offers if o.pick == self.held and o.onto == handle)
        alone = [o for o in self.offers if o.pick == handle and not o.onto]
        if alone:
            return alone[0]
        self.held = handle if handle in self.pickable() else None
        return None
