"""The signs of Allegiance: cup and knife for the two sides, one for each action, the shield of a guarded pair.

Drawn as shapes in a box from -60 to 60, so that a card, an altar and a bonus line show the same sign in any colour.
"""

from __future__ import annotations

from math import cos, radians, sin

import pygame

from ...shapes import kept
from ...table.card_draw import Sheet
from ...theme import INK, PAPER, STEEL, Colour, mix, rgb

Corners = tuple[tuple[float, float], ...]
Shapes = tuple[Corners, ...]

GAME = "allegiance"
SIDES = ("temple", "guild")
GOLDEN, BLUE = rgb("#C9A24A"), rgb("#8A93C8")  # the sides on a dark ground
BANNERS = {"temple": GOLDEN, "guild": rgb("#3A3F63")}
ON_BANNER = {"temple": INK, "guild": PAPER}
LIGHT = {"temple": rgb("#E0BC62"), "guild": rgb("#A9B2E2")}
PLUM = rgb("#4A3A46")
SIGN_OF = {"temple": "cup", "guild": "knife"}


CUP: Shapes = (
    (
        (-26, -28),
        (26, -28),
        (24, -6),
        (14, 12),
        (6, 18),
        (5, 34),
        (20, 42),
        (20, 48),
        (-20, 48),
        (-20, 42),
        (-5, 34),
        (-6, 18),
        (-14, 12),
        (-24, -6),
    ),
    ((-3, -54), (3, -54), (3, -30), (-3, -30)),
    ((-11, -47), (11, -47), (11, -41), (-11, -41)),
)
KNIFE: Shapes = (
    ((2, -56), (7, -36), (10, -16), (10, 12), (-10, 12), (-10, -16), (-7, -36)),
    ((-22, 12), (22, 12), (22, 20), (-22, 20)),
    ((-5, 20), (5, 20), (7, 48), (-7, 48)),
)
ARROW: Shapes = (((-36, -6), (12, -6), (12, 6), (-36, 6)), ((6, -26), (40, 0), (6, 26)))
SWAP: Shapes = (((-33, -20), (18, -20), (18, -11), (-33, -11)), ((14, -33), (39, -15), (14, 3)))
HANDLE: Shapes = (((11, 5), (38, 32), (31, 39), (4, 12)),)
SHIELD: Corners = (
    (-36, -36),
    (-18, -38),
    (0, -45),
    (18, -38),
    (36, -36),
    (35, -8),
    (27, 20),
    (14, 38),
    (0, 48),
    (-14, 38),
    (-27, 20),
    (-35, -8),
)
PARTS: dict[str, tuple[tuple[Shapes, float, float], ...]] = {  # shapes, how large, turned by so many degrees
    "cup": ((CUP, 1, 0),),
    "convert": ((CUP, 0.8, 0),),
    "knife": ((KNIFE, 1, 18),),
    "assassinate": ((KNIFE, 0.9, 18),),
    "investigate": ((HANDLE, 1, 0),),
    "follow": ((ARROW, 1, 0),),
    "infiltrate": ((SWAP, 1, 0), (SWAP, 1, 180)),
    "protect": (((SHIELD,), 1, 0),),
}


def draw(sheet: Sheet, name: str, x: float, y: float, k: float, colour: Colour) -> None:
    """One sign round (x, y); `k` 1 makes it 120 high."""
    for shapes, size, turn in PARTS.get(name, ()):
        c, s = cos(radians(turn)) * size * k, sin(radians(turn)) * size * k
        for corners in shapes:
            sheet.shape([(x + px * c - py * s, y + px * s + py * c) for px, py in corners], colour)
    if name == "investigate":
        sheet.oval(x - 8 * k, y - 8 * k, 27 * k, 27 * k, colour, 9 * k)


def sign(name: str, pixels: int, colour: Colour) -> pygame.Surface:
    """A sign as a picture of its own, `pixels` high and wide."""

    def make() -> pygame.Surface:
        sheet = Sheet(pixels, pixels, (130, 130))
        sheet.surface.fill((*colour[:3], 0))
        draw(sheet, name, 65, 65, 1, colour)
        return sheet.plain()

    return kept(("allegiance sign", name, pixels, colour), make)


def shield(pixels: int) -> pygame.Surface:
    """The steel shield on a guarded pair."""

    def make() -> pygame.Surface:
        sheet = Sheet(pixels, pixels, (120, 120))
        sheet.surface.fill((*INK[:3], 0))
        for k, colour, drop in ((1.16, (14, 14, 20, 150), 5.0), (1.12, mix(STEEL, INK, 0.55), 0.0), (1.0, STEEL, 0.0)):
            sheet.shape([(60 + px * k, 58 + py * k + drop) for px, py in SHIELD], colour)
        sheet.shape([(60.0 + px, 58.0 + py) for px, py in SHIELD if px >= 0], mix(STEEL, INK, 0.16))
        for a, b in (((44, 58), (55, 70)), ((55, 70), (78, 42))):
            sheet.stroke(a, b, INK, 8)
        return sheet.plain()

    return kept(("allegiance shield", pixels), make)
