"""Sprites for one audience. The rules are always ahead; this catches up one beat at a time."""
from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from game.core.events import Event, Moved, Zone
from game.core.view import TableView

Spot = tuple[float, float]
Layout = Callable[[Zone, int, int], Spot]     # zone, index, how many -> where


@dataclass(slots=True)
class Sprite:
    face: str | None
    at: Spot
    start: Spot
    goal: Spot


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened and the table just after it, both as this audience saw them."""

    event: Event | None
    view: TableView
    seconds: float = 0.25


class Tableau:
    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.sprites: dict[str, Sprite] = {}
        self.beats: deque[Beat] = deque()
        self.clock = self.length = 0.0

    @property
    def busy(self) -> bool:
        return self.clock < self.length or bool(self.beats)

    def show(self, view: TableView, event: Event | None = None) -> None:
        """Aim every sprite at its place in this view. Safe to repeat; also used on resize and hand-over.

        A card that had no name before (it was hidden, or is hidden now) sets out from the middle
        of the zone it left, so that its place in somebody's hand is not given away.
        """
        wanted = {card.handle: (card.face, self.layout(zone, i, len(cards)))
                  for zone, cards in view.zones.items() for i, card in enumerate(cards)}
        for gone in self.sprites.keys() - wanted.keys():
            del self.sprites[gone]
        for handle, (face, spot) in wanted.items():
            if handle not in self.sprites:
                came_from = self.layout(event.src, 0, 1) if isinstance(event, Moved) else spot
                self.sprites[handle] = Sprite(face, came_from, came_from, spot)
            sprite = self.sprites[handle]
            sprite.face, sprite.start, sprite.goal = face, sprite.at, spot

    def update(self, dt: float) -> None:
        while True:
            if self.clock < self.length:
                self.clock = min(self.length, self.clock + dt)
                part = self.clock / self.length
                for s in self.sprites.values():
                    s.at = (s.start[0] + (s.goal[0] - s.start[0]) * part, s.start[1] + (s.goal[1] - s.start[1]) * part)
                return
            for s in self.sprites.values():
                s.at = s.goal
            if not self.beats:
                return
            beat = self.beats.popleft()
            self.show(beat.view, beat.event)
            self.clock, self.length = 0.0, beat.seconds
            if beat.seconds > 0:
                return

    def hurry(self) -> None:
        """A click while things move: jump to the end."""
        if self.beats:
            self.show(self.beats[-1].view)
            self.beats.clear()
        self.clock = self.length
        self.update(0)
