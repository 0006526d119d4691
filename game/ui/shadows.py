"""Soft black shadows, in real pixels, kept in the store of the shapes.

That of a large box takes no memory: but for its corners it is lines drawn out, and a plain middle.
"""

from __future__ import annotations

from functools import partial

import pygame

from .shapes import STAMPED, block, clear_surface, kept

_PIECE = 96  # pixels of an edge that are kept, and drawn again and again


def cast(
    surface: pygame.Surface, area: pygame.Rect, radius: int, blur: int, strength: int = 140, drop: int = 0
) -> None:
    """Draw the shadow of a box on a picture, `drop` pixels below it and `blur` pixels larger on every side."""
    blur = max(1, blur)
    around = area.move(0, drop).inflate(2 * blur, 2 * blur)
    inner = 2 * (2 * blur + radius) + 2  # the smallest box whose shadow is plain in its middle
    if area.w * area.h < STAMPED or min(area.size) < inner:
        surface.blit(shadow(area.w, area.h, radius, blur, strength), around)
        return
    small = shadow(inner, inner, radius, blur, strength)
    corner = small.get_width() // 2 - 1
    _corners(surface, around, small, corner)
    _edges(surface, around, small, corner, (radius, blur, strength))
    plain = around.inflate(-2 * corner, -2 * corner)
    block(surface, (0, 0, 0, small.get_at((corner, corner)).a), plain)


def _corners(surface: pygame.Surface, around: pygame.Rect, small: pygame.Surface, corner: int) -> None:
    far = small.get_width() - corner
    for right in (False, True):
        for low in (False, True):
            at = around.right - corner if right else around.x, around.bottom - corner if low else around.y
            surface.blit(small, at, (far * right, far * low, corner, corner))


def _edges(
    surface: pygame.Surface, around: pygame.Rect, small: pygame.Surface, corner: int, kind: tuple[int, int, int]
) -> None:
    far = small.get_width() - corner
    for last in (False, True):
        lines = partial(_drawn_out, small, (corner, far * last, 1, corner), (_PIECE, corner))
        piece = kept(("edge of a shadow", *kind, last, "wide"), lines)
        y, end = around.bottom - corner if last else around.y, around.right - corner
        for x in range(around.x + corner, end, _PIECE):
            surface.blit(piece, (x, y), (0, 0, min(_PIECE, end - x), corner))
        lines = partial(_drawn_out, small, (far * last, corner, corner, 1), (corner, _PIECE))
        piece = kept(("edge of a shadow", *kind, last, "high"), lines)
        x, end = around.right - corner if last else around.x, around.bottom - corner
        for y in range(around.y + corner, end, _PIECE):
            surface.blit(piece, (x, y), (0, 0, corner, min(_PIECE, end - y)))


def _drawn_out(picture: pygame.Surface, part: tuple[int, int, int, int], size: tuple[int, int]) -> pygame.Surface:
    """One line of a picture, made as long as this."""
    return pygame.transform.scale(picture.subsurface(part), size)


def shadow(width: int, height: int, radius: int, blur: int, strength: int = 140) -> pygame.Surface:
    """A picture of the shadow alone, `blur` pixels larger on every side than the thing that throws it."""
    key = ("shadow", width, height, radius, blur, strength)
    return kept(key, lambda: _new(width, height, radius, blur, strength), width * height)


def _new(width: int, height: int, radius: int, blur: int, strength: int) -> pygame.Surface:
    """Blurred at a fraction of its size: soft is soft at any. A fourth of the blur leaves its rim clear."""
    blur = max(1, blur)
    coarse = max(1, blur // 4)
    margin = -(-blur // coarse) + 1  # dots round the thing
    w, h = max(1, round(width / coarse)), max(1, round(height / coarse))
    tile = clear_surface(w + 2 * margin, h + 2 * margin)
    pygame.draw.rect(tile, (0, 0, 0, strength), (margin, margin, w, h), border_radius=max(1, radius // coarse))
    whole = round((w + 2 * margin) * width / w), round((h + 2 * margin) * height / h)
    soft = pygame.transform.smoothscale(pygame.transform.gaussian_blur(tile, 2), whole)
    cut = pygame.Rect(0, 0, width + 2 * blur, height + 2 * blur)
    cut.center = soft.get_rect().center
    return soft.subsurface(cut).copy()
