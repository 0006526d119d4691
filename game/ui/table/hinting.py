"""H: what a bot would do gets the focus, as if whoever asked had walked there by keys. It is thought about between
frames, and forgotten as soon as anything else happens."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.core.view import Offer

from .picker import STAGE

if TYPE_CHECKING:
    from game.session.hints import Hint

    from ..scenes.table import TableScene

SLICE = 0.01  # seconds of a frame that thinking may take


class Hinting:
    """At most one hint at a time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._hint: Hint | None = None
        self._moment: Hashable = None  # the position it is about
        self._explained = False  # once a sitting: the notice lies over what it is about

    @property
    def thinks(self) -> bool:
        return self._hint is not None

    def ask(self) -> None:
        """Begin to think, or say why there is no hint."""
        scene, app = self.scene, self.scene.app
        if scene.busy or self.thinks:
            return
        self._hint, self._moment = scene.session.hint(), self._now()
        if self._hint is None:
            key = "app.table.no_hint" if scene.session.hinted else "app.table.no_hints"
            app.toast(app.say(key), private=scene.session.private)

    def update(self) -> bool:
        """Think on. True while that is not done."""
        hint, clock = self._hint, self.scene.app.clock
        if hint is None:
            return False
        until = clock.now() + SLICE
        while hint.best is None and self._moment == self._now():
            hint.think()
            if clock.now() >= until:
                break
        if self._moment != self._now():
            self._hint = None
        elif hint.best is not None:
            self._hint = None
            self._point(hint.seat, hint.best)
        return True

    def _now(self) -> Hashable:
        session = self.scene.session
        return session.answers, session.looks, session.screen

    def _point(self, seat: int, token: str) -> None:
        scene, hands = self.scene, self.scene.hands
        offer = next((each for each in scene.session.offers() if (each.seat, each.token) == (seat, token)), None)
        stop = self._stop(offer) if offer is not None else ""
        if any(each.name == stop for each in hands.stops()):
            hands.focus.at, hands.focus.shown = stop, True
            if not self._explained:
                scene.app.toast(scene.app.say("app.table.hint"), private=scene.session.private)
            self._explained = True
        scene.app.redraw()

    def _stop(self, offer: Offer) -> str:
        """Where an answer begins; where its card has been taken up already, where it goes."""
        hands = self.scene.hands
        button = next((each for each in hands.buttons if each.offer == offer), None)
        if offer.pick is None or (button is not None and hands.rect(offer.pick) is None):
            return f"button:{button.name}" if button is not None else ""
        return (offer.onto or STAGE) if hands.picker.held == offer.pick else offer.pick
