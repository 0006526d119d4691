"""Where things are on a table, and what lies at a point: read by hands, keys and whatever draws for them.

Looks on boards from the top one down (the tray under a lid lies above the table) and on the strip over them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.content.looks import Rect

from .board import Board
from .drag import Drag
from .picker import STAGE, Picker
from .shapes import Spot, inside, within
from .strip import Strip

if TYPE_CHECKING:
    from .interaction import Button


class Finder:
    """The part of the hands that changes nothing."""

    __slots__ = ()

    boards: list[Board]
    strip: Strip
    buttons: list[Button]
    picker: Picker
    drag: Drag | None
    own: Callable[[str], bool]
    extra: Callable[[], dict[str, Rect]]

    @property
    def held(self) -> str | None:
        """What is carried, or else what has been taken up."""
        return self.drag.handle if self.drag and self.drag.begun else self.picker.held

    def spot(self, handle: str) -> Spot | None:
        """Where a card is drawn."""
        if handle in self.strip.spots:
            return self.strip.spots[handle]
        for board in self.boards:
            sprite = board.tableau.sprites.get(handle)
            if sprite is not None:
                return board.pose(sprite)
        return None

    def board_of(self, handle: str) -> Board | None:
        return next((board for board in self.boards if handle in board.tableau.sprites), None)

    def rect(self, handle: str) -> Rect | None:
        """What stands for a handle: a card, a zone, a seat's panel, the stage, a button that is closed."""
        if handle in self.strip.spots:
            return self.strip.spots[handle].rect
        for board in self.boards:
            laid = board.tableau.layout
            if laid is None:
                continue
            if handle == STAGE:
                return laid.regions["stage"]
            found = laid.target(handle)
            if found is not None:
                return found
        closed = next((b.rect for b in self.buttons if b.closed == handle), None)
        return closed or self.extra().get(handle)

    def card_at(self, x: float, y: float) -> str | None:
        for handle, spot in reversed(list(self.strip.spots.items())):
            if inside(spot, x, y):
                return handle
        if self.strip and within(self.strip.box, x, y):
            return None
        return next((found for board in self.boards if (found := board.at(x, y))), None)

    def places(self, handle: str) -> dict[str, Rect]:
        """The lit targets of a thing, with their rectangles."""
        lit = {name: self.rect(name) for name in sorted(self.picker.targets_of(handle))}
        return {name: rect for name, rect in lit.items() if rect is not None}

    def also_at(self, handle: str, x: float, y: float) -> str | None:
        """The target that a drop here counts for, though it lies elsewhere: the whole table stands for one's slot."""
        names = self.picker.targets_of(handle)
        laid = [board.tableau.layout for board in self.boards]
        spread = [(name, rect) for each in laid if each for name in names & set(each.also) for rect in each.also[name]]
        return next((name for name, rect in sorted(spread) if within(rect, x, y)), None) or self._around(names, x, y)

    def _around(self, names: set[str], x: float, y: float) -> str | None:
        """Of these places the one that counts for all that lies round it but cards: a hand, in its seat's panel."""
        if self.card_at(x, y) not in (None, self.drag.handle if self.drag else None):
            return None
        laid = [board.tableau.layout for board in self.boards]
        spread = [(name, each.around[name]) for each in laid if each for name in names & set(each.around)]
        return next((name for name, rect in sorted(spread) if within(rect, x, y)), None)

    def thing_at(self, x: float, y: float) -> str | None:
        """What a press at a point means: a lit target of the held thing, a card, or a place that can be picked.

        A card that is a target counts where it lies, not where it has stepped aside to: else it would step back.
        """
        card = self.card_at(x, y)
        if self.picker.held:
            places = self.places(self.picker.held)
            under = [(rect[2] * rect[3], name) for name, rect in places.items() if within(rect, x, y)]
            place = min(under)[1] if under else None
            if place and (self.board_of(place) or card in places or card not in self.picker.pickable()):
                return place
            if card not in self.picker.pickable() and (also := self.also_at(self.picker.held, x, y)):
                return also
        pickable = self.picker.pickable()
        if card in pickable:
            return card
        picks = [(name, self.rect(name)) for name in pickable if self.board_of(name) is None]
        at = [(rect[2] * rect[3], name) for name, rect in picks if rect and within(rect, x, y)]
        if at and not (card and self.own(card)):
            return min(at)[1]
        return card or self._around(pickable, x, y)

    def button_at(self, x: float, y: float) -> Button | None:
        return next((b for b in reversed(self.buttons) if b.enabled and within(b.rect, x, y)), None)

    def closed_at(self, x: float, y: float) -> str | None:
        return next((b.closed for b in self.buttons if b.closed and not b.enabled and within(b.rect, x, y)), None)

    def lying_at(self, x: float, y: float, besides: str = "") -> str | None:
        """Whatever lies at a point, to be chosen or not: for the reason of a refusal."""
        for board in self.boards:
            for sprite in reversed(board.order()):
                if sprite.handle != besides and sprite.goal.shown and inside(sprite.at, x, y):
                    return sprite.handle
            laid = board.tableau.layout
            for name, area in laid.areas.items() if laid else ():
                if within(area.rect, x, y):
                    return name
            for seat, rect in laid.panels.items() if laid else ():
                if within(rect, x, y):
                    return f"seat:{seat}"
            for name, rects in laid.also.items() if laid else ():
                if any(within(rect, x, y) for rect in rects):
                    return name
        return None
