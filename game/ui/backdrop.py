"""The picture an overlay lies on: public, dimmed and out of focus, made once."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from .canvas import Canvas
from .scene import Scene, SceneStack
from .shapes import blurred

_DIM = (104, 102, 112)  # what an overlay that dims leaves of it


class Backdrop:
    """Of the lowest scene that shows under the topmost one; overlays between are left out."""

    def __init__(self) -> None:
        self._kept: tuple[Hashable, pygame.Surface] | None = None

    def forget(self) -> None:
        self._kept = None

    def draw(self, canvas: Canvas, stack: SceneStack, looks: Hashable) -> None:
        """`looks`: what else such a picture depends on."""
        top = stack.top
        if top is None:
            return
        key = (stack.changes, canvas.design, looks, canvas.surface.get_size(), top.dims)
        if self._kept is None or self._kept[0] != key:
            self._kept = key, _picture(canvas, _below(stack, top), top.dims)
        canvas.surface.blit(self._kept[1], (0, 0))


def _picture(canvas: Canvas, scene: Scene | None, dims: bool) -> pygame.Surface:
    picture = pygame.Surface(canvas.surface.get_size(), 0, canvas.surface)
    if scene is not None:
        scene.draw_below(Canvas(picture, canvas.design))
    if dims:
        picture = blurred(picture)
        picture.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _below(stack: SceneStack, top: Scene) -> Scene | None:
    under = stack.scenes[: stack.scenes.index(top)]
    return next((scene for scene in reversed(under) if scene.opaque), None)
