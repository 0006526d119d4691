"""What may be chosen, drawn from offers: rims of cards, lit places, the strip; and the card under a finger.

Rims, digits and shade are told to the boards, which draw them with their cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..canvas import Canvas
from ..registry import Box
from ..theme import GOLD_LIGHT
from . import callouts, lights
from .layout import Layout
from .shapes import Spot

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class Offered:
    """Holds nothing; asks the scene for what is offered and what hands do."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.app = scene, scene.app

    def lights(self, canvas: Canvas, laid: Layout) -> None:
        """Places that may be chosen; while something is held, those it may go to."""
        scene, hands = self.scene, self.scene.hands
        held = hands.held
        if held:
            over = hands.drag.over if hands.drag and hands.drag.begun else hands.thing_at(*hands.pointer)
            for name, rect in hands.places(held).items():
                if hands.board_of(name) is None and scene.lid.may_light(held, rect, scene):
                    lights.lit(canvas, rect, laid.k, name == over)
            alike = scene.lid.before_all(scene)
            if alike is not None:
                lights.lit(canvas, alike[0], laid.k, alike[1])
        else:
            for name in sorted(hands.picker.pickable()):
                at = hands.rect(name)
                table = at is not None and hands.board_of(name) is None and name not in hands.strip.spots
                if at is not None and table and scene.lid.may_light(name, at, scene):
                    lights.lit(canvas, at, laid.k, name == hands.hover)

    def press(self) -> None:
        """The card under a finger that has not moved yet gives way."""
        drag = self.scene.hands.drag
        handle = drag.handle if drag and not drag.begun and not self.scene.busy else None
        for board in (self.scene.board, self.scene.lid.board):
            own = handle if board in self.scene.hands.boards and handle in board.tableau.sprites else None
            if own != board.yielding.pressed:
                board.yielding.pressed = own
                self.app.redraw()  # its movement begins with the next frame

    def rims(self) -> None:
        """Cards that may be chosen have a thin gold rim, the one pointed at a thick one; while something is held,
        the cards it may be put on."""
        hands = self.scene.hands
        for board in hands.boards:
            board.rims, board.dimmed, board.digits = {}, frozenset(), {}
        if self.scene.busy:
            return
        if self.scene.lid.seat is not None:
            self.scene.lid.board.digits = hands.numbered()
        elif self.app.by_keys:
            self.scene.board.digits = hands.numbered()
        self._dim()
        held = hands.held
        over = hands.drag.over if hands.drag and hands.drag.begun else hands.hover
        free = hands.picker.marked() | {name for name in hands.picker.pickable() if name == over}
        for name in sorted(hands.picker.targets_of(held) if held else free):
            board_ = hands.board_of(name)
            if board_ is not None:
                board_.rims[name] = 5 if name == over else 2.4
        home = hands.board_of(held) if held else None
        if home is not None and held is not None:
            home.rims[held] = 4

    def _dim(self) -> None:
        """Cards of one's own that cannot be chosen, while others of them can, or while others can only be taken back to
        where they lie: as many are chosen as are wanted. Only where they lie open."""
        hands = self.scene.hands
        pickable = hands.picker.pickable()
        for board in hands.boards:
            own = {handle for handle in board.tableau.sprites if self.scene.own(handle)}
            zones = {board.zone_of(handle) for handle in own & pickable}
            back = {place for handle in own & pickable for place in hands.picker.targets_of(handle)}
            zones |= {zone for handle in own if (zone := board.zone_of(handle)) in back and board.in_hand(handle)}
            board.dimmed = frozenset(handle for handle in own - pickable if board.zone_of(handle) in zones)

    def strip(self, canvas: Canvas) -> None:
        """The row of cards over the table that an answer is chosen from."""
        hands, board = self.scene.hands, self.scene.board
        if not hands.strip:
            return
        laid = board.tableau.layout
        if laid is not None:
            callouts.strip(canvas, self.scene, laid.k, self._strip_shown)

    def _strip_shown(self, canvas: Canvas, handle: str, spot: Spot, over: bool) -> None:
        hands, board = self.scene.hands, self.scene.board
        card = hands.strip.cards[handle]
        if hands.drag and hands.drag.begun and hands.drag.handle == handle:
            return
        if over:
            spot = spot._replace(y=spot.y - 10 * (board.tableau.layout.k if board.tableau.layout else 1))
        board.painter.card(canvas, spot, card.face, card.back)
        if handle in hands.picker.pickable():
            board.painter.outline(canvas, spot, GOLD_LIGHT, 4 if over or handle == hands.picker.held else 2)
        elif not hands.picker.pickable().isdisjoint(hands.strip.spots):  # else all are only looked at
            canvas.block(Box(*spot.rect), (22, 22, 30, 150))
