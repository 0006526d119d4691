"""Where everything is drawn: logical units over real pixels, with one transform for drawing and for hits.

A design is made for one of four canvases (L 1920×1080, M 1280×720, S 960×540, P: taller than wide) and grows
along its longer side. Positions and sizes given to a Canvas are logical; it draws at the real size, so text
and cards are sharp at any size. Turning to another side of the table happens when the frame is shown: layouts
never know it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.core.seats import Seats

from . import ration
from .registry import PUBLIC, Box, Drawn, Registry, Target
from .theme import Colour

Kind = Literal["L", "M", "S", "P"]
Size = Literal["L", "M", "S"]
_WIDE: tuple[tuple[Size, int, int], ...] = (("L", 1920, 1080), ("M", 1280, 720), ("S", 960, 540))
NEARLY = 0.95  # how small a design may be drawn before the next one down is taken
SMALLEST = (960, 540)  # upright; 540×960 when taller than wide


class Design(NamedTuple):
    """Which canvas a window gets: pixels a logical unit, and how many units there are."""

    size: Size
    tall: bool
    scale: float
    width: float
    height: float

    @property
    def kind(self) -> Kind:
        return "P" if self.tall else self.size


@lru_cache(maxsize=64)  # asked for several times a frame
def design_for(width: int, height: int, larger: int = 0) -> Design:
    """The largest design that fits the pixels, or nearly: on a screen of just its size a window has a frame. `larger`
    1 or 2 takes smaller designs, drawn bigger."""
    tall = height > width
    long, short = max(width, height), min(width, height)
    fitting = [d for d in _WIDE if d[1] * NEARLY <= long and d[2] * NEARLY <= short] or [_WIDE[-1]]
    size, w, h = fitting[min(max(0, larger), len(fitting) - 1)]
    scale = min(long / w, short / h)
    wide, narrow = long / scale, short / scale
    return Design(size, tall, scale, narrow if tall else wide, wide if tall else narrow)


def big_enough(width: int, height: int) -> bool:
    return max(width, height) >= SMALLEST[0] and min(width, height) >= SMALLEST[1]


@dataclass(frozen=True, slots=True)
class Transform:
    """Between pixels of the window and logical units, for a picture turned clockwise by quarters."""

    scale: float
    window: tuple[int, int]
    turn: int = 0

    @property
    def upright(self) -> tuple[int, int]:
        """Size in pixels of the picture before it is turned."""
        w, h = self.window
        return (w, h) if self.turn % 2 == 0 else (h, w)

    def to_logical(self, x: float, y: float) -> tuple[float, float]:
        w, h = self.window
        px, py = ((x, y), (y, w - 1 - x), (w - 1 - x, h - 1 - y), (h - 1 - y, x))[self.turn % 4]
        return px / self.scale, py / self.scale

    def to_window(self, x: float, y: float) -> tuple[float, float]:
        w, h = self.window
        px, py = x * self.scale, y * self.scale
        return ((px, py), (w - 1 - py, px), (w - 1 - px, h - 1 - py), (py, h - 1 - px))[self.turn % 4]


_HALF = object()  # the key of a layer that is not drawn, or not to its end


@dataclass(slots=True)
class _Still:
    """A layer drawn once: its picture and what it noted."""

    key: Hashable
    picture: pygame.Surface
    drawn: list[Drawn]
    targets: list[Target]


class Canvas:
    """One frame's drawing surface. `viewer` says for whose eyes what is drawn now is meant.

    A blind one leaves its surface as it is: only what is kept is made, its layers too if they are to be. Nobody is told
    of what it notes.
    """

    def __init__(self, surface: pygame.Surface, design: Design, registry: Registry | None = None) -> None:
        self.surface, self.design = surface, design
        self.registry = registry if registry is not None else Registry()
        self.viewer: Seats = PUBLIC
        self._clips: list[Box] = []
        self._stills: dict[str, _Still] = {}
        self.blind = self.bare = False

    def begin(self) -> None:
        """A new frame: no clip, public eyes."""
        self._clips.clear()
        self._clip_to(None)
        self.viewer = PUBLIC

    def blindly(self, layers: bool) -> Canvas:
        """One that draws nothing. `layers`: but it makes those of this one; else they stay as they are."""
        other = Canvas(self.surface, self.design)
        other._stills, other.blind, other.bare = self._stills, True, not layers
        other.begin()
        return other

    def _clip_to(self, area: pygame.Rect | None) -> None:
        self.surface.set_clip(pygame.Rect(0, 0, 0, 0) if self.blind else area)

    # ------------------------------------------------------------------ measures
    @property
    def scale(self) -> float:
        return self.design.scale

    @property
    def width(self) -> float:
        return self.design.width

    @property
    def height(self) -> float:
        return self.design.height

    @property
    def kind(self) -> Kind:
        return self.design.kind

    @property
    def size(self) -> Size:
        """S, M or L: how much room there is, upright or tall."""
        return self.design.size

    @property
    def tall(self) -> bool:
        return self.design.tall

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def by_size(self, large: float, medium: float, small: float) -> float:
        """A measure of the three designs."""
        return {"L": large, "M": medium, "S": small}[self.size]

    def px(self, units: float) -> int:
        return round(units * self.scale)

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of a box; neighbours that touch in units touch in pixels."""
        x, y = self.px(box.x), self.px(box.y)
        return pygame.Rect(x, y, self.px(box.right) - x, self.px(box.bottom) - y)

    # ------------------------------------------------------------------ plain shapes
    def fill(self, colour: Colour) -> None:
        self.surface.fill(colour)

    def block(self, box: Box, colour: Colour) -> None:
        """A rectangle with sharp corners; a fourth part of the colour is its strength."""
        area = self.rect(box)
        if len(colour) == 4 and colour[3] < 255:
            wash = pygame.Surface(area.size, pygame.SRCALPHA)
            wash.fill(colour)
            self.surface.blit(wash, area)
        else:
            self.surface.fill(colour, area)

    def darken(self, light: int) -> None:
        """All that has been drawn so far, in so much light: 0 none, 255 as it is."""
        if not self.blind:
            self.surface.fill((light, light, light), special_flags=pygame.BLEND_RGB_MULT)

    def line(self, a: tuple[float, float], b: tuple[float, float], colour: Colour, width: float = 1) -> None:
        start, end = (self.px(a[0]), self.px(a[1])), (self.px(b[0]), self.px(b[1]))
        thick = max(1, self.px(width))
        if start[0] == end[0] or start[1] == end[1]:
            pygame.draw.line(self.surface, colour, start, end, thick)
        else:
            pygame.draw.aaline(self.surface, colour, start, end, thick)

    def disc(self, x: float, y: float, radius: float, colour: Colour, width: float = 0) -> None:
        pygame.draw.aacircle(
            self.surface,
            colour,
            (self.px(x), self.px(y)),
            max(1, self.px(radius)),
            max(1, self.px(width)) if width else 0,
        )

    def blit(self, picture: pygame.Surface, x: float, y: float, flags: int = 0) -> None:
        """A picture that already has its real size, its upper left corner at a logical place."""
        self.surface.blit(picture, (self.px(x), self.px(y)), special_flags=flags)

    def blit_centred(self, picture: pygame.Surface, x: float, y: float) -> None:
        self.surface.blit(picture, picture.get_rect(center=(self.px(x), self.px(y))))

    # ------------------------------------------------------------------ clipping and notes
    def push_clip(self, box: Box) -> None:
        self._clips.append(box.clipped(self._clips[-1]) if self._clips else box)
        self._clip_to(self.rect(self._clips[-1]))

    def pop_clip(self) -> None:
        self._clips.pop()
        self._clip_to(self.rect(self._clips[-1]) if self._clips else None)

    @property
    def clip(self) -> Box | None:
        return self._clips[-1] if self._clips else None

    def note(self, text: str, box: Box) -> None:
        """A line of text was drawn here."""
        seen = box.clipped(self._clips[-1]) if self._clips else box
        if seen.w > 0 and seen.h > 0:
            self.registry.drawn.append(Drawn(text, box if not self._clips else seen, self.viewer))

    def target(self, target: Target) -> None:
        """Something can be pressed here. What a clip hides wholly cannot."""
        if self._clips:
            target = replace(target, box=target.box.clipped(self._clips[-1]))
            if target.box.w <= 0 or target.box.h <= 0:
                return
        self.registry.targets.append(target)

    # ------------------------------------------------------------------ layers
    def still(self, name: str, key: Hashable, draw: Callable[[Canvas], None]) -> None:
        """Draw a layer that seldom changes: once for each `key`, then from its picture.

        The layer covers the canvas and is opaque (the ground and whatever lies still on it). What it noted
        is noted again each time. `key` must hold all it depends on; size and viewer are added here. `draw` may
        begin with another layer, on which this one lies.
        """
        if self.bare:
            draw(self)
            return
        whole = (key, self.design, self.viewer, self.surface.get_size())
        kept = self._stills.get(name)
        if kept is None or kept.key != whole:
            picture = self._sheet(name)
            inner = Canvas(picture, self.design)
            inner.viewer, inner._stills = self.viewer, self._stills
            draw(inner)
            kept = self._stills[name] = _Still(whole, picture, inner.registry.drawn, inner.registry.targets)
            ration.complete()
        self.surface.blit(kept.picture, (0, 0))
        self.registry.drawn.extend(kept.drawn)
        self.registry.targets.extend(kept.targets)

    def _sheet(self, name: str) -> pygame.Surface:
        """A picture of the canvas's size to draw a layer on: the layer's old one, where it fits, spares a new one."""
        old = self._stills.pop(name, None)
        fits = old is not None and old.picture.get_size() == self.surface.get_size()
        picture = old.picture if old is not None and fits else pygame.Surface(self.surface.get_size(), 0, self.surface)
        self._stills[name] = _Still(_HALF, picture, [], [])  # in portions, its sheet is there the next time
        if not fits:
            ration.spend(ration.PORTION)
        return picture

    def forget_still(self, name: str) -> None:
        """What this layer showed is gone; the sheet it was drawn on stays, since a new one takes long to be had."""
        old = self._stills.get(name)
        if old is not None:
            old.picture.fill((0, 0, 0))
            self._stills[name] = _Still(_HALF, old.picture, [], [])
