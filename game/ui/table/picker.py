"""Turns offers into clicks, drags and buttons. Knows options only; no game, no rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.core.view import Offer

STAGE = "stage"  # the drop place of things that choose nothing


def standing(offer: Offer) -> bool:
    """A right that may be used or left alone, by a button of its own. Cards of a question that was answered and may
    be thought about again are idle too, but without words: they are picked like any others."""
    return offer.idle and offer.label is not None


def lands(offer: Offer, thing: str) -> str | None:
    """Where this thing has to be put down for this answer; None where it has nothing to do with it."""
    if offer.pick == thing:
        return offer.onto or STAGE
    return offer.pick or offer.onto if offer.carry == thing else None


@dataclass(slots=True)
class Picker:
    """`careful` names handles that a single click must not use up: a card in a hand is first lifted."""

    offers: tuple[Offer, ...] = ()
    careful: Callable[[str], bool] = lambda handle: False
    held: str | None = None
    armed: str | None = None  # token of a standing right that has been pressed once
    chosen: Offer | None = None  # a button that was pressed and only chosen: another one gives the answer
    menu: tuple[Offer, ...] = ()  # several answers for the same pick and place: asked by buttons

    def offer(self, offers: tuple[Offer, ...]) -> None:
        """New offers: whatever was held is put back unless it can still be held."""
        if offers != self.offers:
            self.offers, self.menu = offers, ()
            self.armed = self.chosen = None
            if self.held not in self.pickable():
                self.held = None

    def pickable(self) -> set[str]:
        """What can be pressed or dragged, standing rights left out: they have buttons of their own."""
        mine = [o for o in self.offers if not standing(o)]
        return {o.pick for o in mine if o.pick} | {o.carry for o in mine if o.carry}

    def marked(self) -> set[str]:
        """What is shown to be chosen: not the card that may be carried there instead of being pressed."""
        return {o.pick for o in self.offers if o.pick and not standing(o)}

    def targets(self) -> set[str]:
        """Where the held thing may be put down."""
        return self.targets_of(self.held) if self.held else set()

    def targets_of(self, pick: str) -> set[str]:
        return {place for o in self.offers if not standing(o) and (place := lands(o, pick))}

    def buttons(self) -> list[Offer]:
        """Answers without a place on the table, and those of things that have a word too: a deck alone in the middle
        does not say that it wants to be pressed. While a menu is open, that menu."""
        worded = [o for o in self.offers if (o.label is not None or not o.pick) and not standing(o)]
        return list(self.menu) if self.menu else worded

    def rights(self) -> list[Offer]:
        """Standing rights, on every screen, two presses each."""
        return [o for o in self.offers if standing(o)]

    def pause(self) -> Offer | None:
        """What a press anywhere else stands for while the table only waits to be looked at."""
        return next((o for o in self.offers if o.pause and not o.pick and not o.idle), None)

    def taken(self, pick: str, onto: str) -> tuple[Offer, ...]:
        """The answers of dropping one thing on another."""
        return tuple(o for o in self.offers if not standing(o) and lands(o, pick) == onto)

    def press(self, handle: str | None, sure: bool = False) -> Offer | None:
        """Pick a thing up, or put the held one down. Returns the offer taken, if that settles it.

        `sure`: pressed by a key on something that already had the focus, so no second press is needed.
        """
        self.menu = ()
        if self.held and handle is not None:
            lit = self.targets()
            only = next(iter(lit)) if len(lit) == 1 else STAGE  # pressed again: to its one place
            place = only if handle == self.held else handle
            if place in lit:
                return self.settle(self.taken(self.held, place))
        alone = self.taken(handle, STAGE) if handle else ()
        lit = self.targets_of(handle) if handle else set()
        elsewhere = bool(lit - {STAGE})
        if sure and handle and len(lit) == 1:
            return self.settle(self.taken(handle, next(iter(lit))))
        if alone and not elsewhere and handle is not None and (sure or not self.careful(handle)):
            return self.settle(alone)
        self.held = handle if handle in self.pickable() and handle != self.held else None
        return None

    def drop(self, pick: str, onto: str) -> Offer | None:
        """The end of a drag on a lit place."""
        self.held = pick
        return self.settle(self.taken(pick, onto))

    def settle(self, offers: tuple[Offer, ...]) -> Offer | None:
        """The one answer, or None with a menu where there are several."""
        if len(offers) == 1:
            self.held = None
            return offers[0]
        self.menu = offers
        return None

    def exercise(self, token: str) -> Offer | None:
        """A standing right: the first press arms it, the second one uses it."""
        if self.armed == token:
            self.armed = None
            return next((o for o in self.offers if o.token == token and o.idle), None)
        self.armed = token
        return None

    def put_back(self) -> bool:
        """Esc: put down what is held, armed or chosen. False if there was nothing."""
        something = bool(self.held or self.menu or self.armed or self.chosen)
        self.held, self.menu, self.armed, self.chosen = None, (), None, None
        return something
