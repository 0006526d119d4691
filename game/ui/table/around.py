"""All but the card that is carried, as one picture: while nothing else moves it is drawn once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from ..canvas import Canvas
from ..registry import Drawn, Target


class _Kept(NamedTuple):
    key: Hashable
    picture: pygame.Surface
    drawn: list[Drawn]
    targets: list[Target]


class Around:
    """One kept picture with what it noted. `key` must hold all that the picture depends on."""

    def __init__(self) -> None:
        self._kept: _Kept | None = None
        self._over: tuple[pygame.Surface, int, pygame.Rect] | None = None  # where the card was drawn, in which frame

    def __bool__(self) -> bool:
        return self._kept is not None

    def forget(self) -> None:
        self._kept = self._over = None

    def draw(self, canvas: Canvas, key: Hashable, frame: int, paint: Callable[[], None]) -> None:
        """Draw by `paint` on this canvas and keep the result, or draw what is kept.

        frame: its number. Where the last one was drawn here as well, only the card that lay over it is wiped away.
        """
        notes, kept = canvas.registry, self._kept
        over, self._over = self._over, None
        key = key, canvas.design, canvas.surface.get_size()
        if kept is None or kept.key != key:
            texts, targets = len(notes.drawn), len(notes.targets)
            paint()
            self._kept = _Kept(key, canvas.surface.copy(), notes.drawn[texts:], notes.targets[targets:])
            return
        if over is not None and over[0] is canvas.surface and over[1] == frame - 1:
            canvas.surface.blit(kept.picture, over[2], over[2])
        else:
            canvas.surface.blit(kept.picture, (0, 0))
        notes.drawn += kept.drawn
        notes.targets += kept.targets

    def covered(self, canvas: Canvas, frame: int, area: pygame.Rect) -> None:
        """In this frame nothing but this was drawn over the picture."""
        self._over = canvas.surface, frame, area
