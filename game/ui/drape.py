"""The curtain in motion: two halves that close over a cloth which hides everything already, and draw aside again.

Closing is decoration on an opaque cover, so it may take its time; drawn aside it lies over what has been uncovered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .shapes import clear_surface, kept
from .theme import BLACK, MOTION, ease, ease_in

if TYPE_CHECKING:
    from .scene import Scene
    from .table.motion import Pace

BEHIND = (118, 108, 112)  # light on the cloth behind the halves


def closed(surface: pygame.Surface, cloth: pygame.Surface, age: float, pace: Pace) -> None:
    """The cover so many seconds after it was asked for: opaque from the first one on."""
    surface.blit(cloth, (0, 0))
    length = 0.0 if pace.reduced else MOTION.curtain_close * pace.speed
    if age >= length:
        return
    width, height = cloth.get_size()
    open_by = round(width / 2 * (1 - ease_in(age / length)))
    gap = pygame.Rect(width // 2 - open_by, 0, 2 * open_by, height)
    surface.fill(BEHIND, gap, pygame.BLEND_RGB_MULT)
    _halves(surface, cloth, open_by)


class Drape:
    """Drawn aside over the scene that has been uncovered. Anything that is pressed ends it."""

    def __init__(self, cloth: pygame.Surface, pace: Pace) -> None:
        self.cloth, self.reduced = cloth, pace.reduced
        self.length = pace.of(MOTION.curtain_open)
        self.age = 0.0
        self.over: Scene | None = None  # what it opens on: nothing else

    def update(self, dt: float) -> bool:
        """True while it moves."""
        self.age += dt
        return self.age < self.length

    def hides(self, surface: pygame.Surface) -> bool:
        """Whether nothing of what is below can be seen: so in its first frame, in which that need not be drawn."""
        return self.age == 0 and self.cloth.get_size() == surface.get_size()

    def draw(self, surface: pygame.Surface) -> None:
        if self.age >= self.length or self.cloth.get_size() != surface.get_size():
            return
        part = self.age / self.length
        if self.reduced:
            self.cloth.set_alpha(round(255 * (1 - part)))
            surface.blit(self.cloth, (0, 0))
            self.cloth.set_alpha(None)  # the next cover is made of it
        else:
            _halves(surface, self.cloth, round(self.cloth.get_width() / 2 * ease(part)))


def _halves(surface: pygame.Surface, cloth: pygame.Surface, open_by: int) -> None:
    """Either half moved outwards by so many pixels, with its shadow on what lies behind."""
    width, height = cloth.get_size()
    middle, deep = width // 2, max(8, width // 60)
    surface.blit(cloth, (0, 0), (open_by, 0, middle - open_by, height))
    surface.blit(cloth, (middle + open_by, 0), (middle, 0, width - middle - open_by, height))
    if open_by:
        soft = min(deep, open_by)
        surface.blit(_edge(deep, height), (middle - open_by, 0), (0, 0, soft, height))
        surface.blit(_edge(deep, height, left=True), (middle + open_by - soft, 0), (deep - soft, 0, soft, height))


def _edge(deep: int, height: int, left: bool = False) -> pygame.Surface:
    def make() -> pygame.Surface:
        strip = clear_surface(deep, height, BLACK)
        for x in range(deep):
            strip.fill((0, 0, 0, round(130 * ((x if left else deep - 1 - x) / deep) ** 2)), (x, 0, 1, height))
        return strip

    return kept(("edge of a curtain", deep, height, left), make)
