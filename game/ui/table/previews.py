"""What an answer would do, drawn before it is given: an arc and a ghost, and whoever would step aside."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core.view import Offer, TableView

from ..canvas import Canvas
from ..theme import GOLD_LIGHT
from . import lights
from .layout import Layout
from .shapes import Spot

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class Preview(NamedTuple):
    """The picture after an answer, and how it differs."""

    after: TableView
    now: Layout
    moved: list[tuple[str, Spot, Spot]]
    steps: dict[str, Spot]


class Previews:
    """Asks the session once for each answer, and keeps nothing for other eyes."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._kept: tuple[object, Preview | None] = (None, None)

    def forget(self) -> None:
        """Whoever looked looks no more."""
        self._kept = (None, None)

    def wanted(self, held: str | None) -> Offer | None:
        """The one answer that pointing or holding now stands for, if it is a single one."""
        hands = self.scene.hands
        if held:
            at = hands.focus.at if hands.focus.shown else hands.thing_at(*hands.pointer)
            over = hands.drag.over if hands.drag and hands.drag.begun else at
            lit = hands.picker.targets_of(held)
            place = over if over in lit else next(iter(lit)) if len(lit) == 1 else None
            found = hands.picker.taken(held, place) if place else ()
        else:
            at = hands.hover or (hands.focus.at if hands.focus.shown else None)
            lit = hands.picker.targets_of(at) if at else set()
            found = hands.picker.taken(at, next(iter(lit))) if at and len(lit) == 1 else ()
        return found[0] if len(found) == 1 else None

    def draw(self, canvas: Canvas, held: str | None) -> None:
        """Arc and ghost of what the answer would do, where that is sure."""
        scene, held_over = self.scene, held is not None
        scene.board.yielding.aims = {}
        offer = self.wanted(held)
        if offer is None:
            return
        if scene.private(offer):  # it would be seen on the table by everybody
            return
        board, shown = scene.board, self._of(offer)
        if shown is None:
            return
        before, laid = scene.private_view, board.tableau.layout
        dragging = scene.hands.drag is not None and scene.hands.drag.begun
        if laid and before and scene.dressing.preview(canvas, laid, before, shown.after, offer, dragging):
            return
        now, moved, steps = shown.now, shown.moved, shown.steps
        if held_over:
            board.yielding.aims = steps
        for name, a, b in moved:
            sprite = scene.hands.boards[0].tableau.sprites[name]
            if scene.own(name) or not b.shown or name in now.piled:
                continue
            lights.arc(canvas, (a.x, a.y - a.h / 2), (b.x, b.y - b.h / 2 - 4), now.k)
            board.painter.ghost(canvas, b, sprite.face, sprite.back, GOLD_LIGHT)

    def _of(self, offer: Offer) -> Preview | None:
        """What an answer would move and who would step aside; asked of the session once for each answer."""
        scene = self.scene
        key = (scene.session.screen, scene.session.answers, offer.token, scene.board.stand)
        if key != self._kept[0]:
            after, before = scene.session.preview(offer.seat, offer.token), scene.private_view
            found: Preview | None = None
            if after is not None and before is not None:
                now = scene.board.lay(after)
                was = {name: sprite.goal for name, sprite in scene.hands.boards[0].tableau.sprites.items()}
                moved = lights.previewed(before, after, was, now, offer.pick)
                steps = lights.aside(before, after, was, now, {name for name, _, _ in moved})
                found = Preview(after, now, moved, steps)
            self._kept = key, found
        return self._kept[1]
