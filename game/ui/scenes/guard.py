"""The guard who looks away: the baked medallion, or a plain one drawn here."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ..shapes import clear_surface, kept
from ..theme import BLOOD_DEEP, GOLD, PAPER, mix, rgb

if TYPE_CHECKING:
    from ..app import App

_SKIN = rgb("#E8BE9E")
_FUR = rgb("#23202A")


RADIUS = 140  # units of the cover


def expect_guard(app: App) -> None:
    """He will be drawn soon."""
    app.images.ahead("scene/guard", 2 * RADIUS)


def guard(app: App, radius: int) -> pygame.Surface:
    """A round picture, twice `radius` across. The same whoever is called."""

    def make() -> pygame.Surface:
        if app.images.has("scene/guard"):
            return app.images.picture("scene/guard", 2 * radius, 2 * radius)
        return _drawn(radius)

    return kept(("guard", radius, app.images.has("scene/guard")), make)


def _drawn(radius: int) -> pygame.Surface:
    r = radius * 3
    tile = clear_surface(2 * r, 2 * r, GOLD)
    u = r / 140

    def disc(radius: float, colour: tuple[int, int, int]) -> None:
        pygame.draw.circle(tile, colour, (r, r), round(radius * u))

    def oval(x: float, y: float, w: float, h: float, colour: tuple[int, int, int]) -> None:
        pygame.draw.ellipse(
            tile,
            colour,
            pygame.Rect(round(r + (x - w / 2) * u), round(r + (y - h / 2) * u), round(w * u), round(h * u)),
        )

    disc(140, GOLD)
    disc(131, BLOOD_DEEP)
    disc(127, mix(rgb("#BC3B2C"), PAPER, 0.35))
    for y in range(-126, 128, 7):
        half = (127**2 - y**2) ** 0.5
        pygame.draw.line(
            tile,
            mix(rgb("#BC3B2C"), PAPER, 0.22),
            (r - half * u, r + y * u),
            (r + half * u, r + y * u),
            max(1, round(1.5 * u)),
        )
    oval(0, 118, 110, 80, rgb("#1F3C86"))
    oval(0, 84, 44, 40, mix(_SKIN, (0, 0, 0), 0.15))
    oval(0, 40, 82, 100, _SKIN)
    oval(14, 44, 50, 88, mix(_SKIN, (0, 0, 0), 0.08))
    oval(-3, 40, 74, 94, _SKIN)
    pygame.draw.rect(
        tile,
        _FUR,
        pygame.Rect(round(r - 54 * u), round(r - 86 * u), round(108 * u), round(96 * u)),
        border_radius=round(44 * u),
    )
    oval(0, -2, 112, 26, mix(_FUR, (255, 255, 255), 0.05))
    pygame.draw.polygon(
        tile,
        GOLD,
        [
            (r - 22 * u, r + 4 * u),
            (r - 18 * u, r - 26 * u),
            (r, r - 36 * u),
            (r + 18 * u, r - 26 * u),
            (r + 22 * u, r + 4 * u),
        ],
    )
    for x in (-18, 18):
        lid = pygame.Rect(round(r + (x - 12) * u), round(r + 26 * u), round(24 * u), round(18 * u))
        pygame.draw.arc(tile, rgb("#2A2028"), lid, 3.4, 6.0, max(2, round(3.4 * u)))
    pygame.draw.line(tile, mix(_SKIN, (0, 0, 0), 0.3), (r, r + 46 * u), (r + 5 * u, r + 58 * u), max(2, round(3 * u)))
    mouth = pygame.Rect(round(r - 12 * u), round(r + 68 * u), round(24 * u), round(12 * u))
    pygame.draw.arc(tile, rgb("#7A3B33"), mouth, 0.3, 2.8, max(2, round(3 * u)))
    mask = clear_surface(2 * r, 2 * r, (255, 255, 255))
    pygame.draw.circle(mask, (255, 255, 255, 255), (r, r), r)
    tile.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return pygame.transform.smoothscale(tile, (2 * radius, 2 * radius))
