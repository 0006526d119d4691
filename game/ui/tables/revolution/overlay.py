"""What the board tells while somebody thinks: what is secured, the influence cross, both totals, what would be final.

Red and blue are never told apart by colour alone: red frames have square corners and strokes that rise, blue ones cut
corners and strokes that fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect
from game.core.outcome import Badge

from ...canvas import Canvas
from ...registry import Box
from ...shapes import clear_surface, kept, rounded
from ...theme import GOLD_LIGHT, INK, PAPER, Colour, mix
from .pieces import COLOURS, LIGHTS, SIDES

if TYPE_CHECKING:
    from ...app import App

WIDTH = 5  # spaces in a row
Totals = Mapping[tuple[int, int], int]  # (space, side) -> influence


def totals(badges: Iterable[Badge]) -> dict[tuple[int, int], int]:
    """The influence of both sides by space."""
    return {
        (b.place, b.seat): b.value
        for b in badges
        if b.key == "influence" and isinstance(b.value, int) and b.place is not None and b.seat is not None
    }


def finals(badges: Iterable[Badge]) -> dict[int, int]:
    """Space -> the side that has it secured."""
    return {b.place: b.seat for b in badges if b.key == "final" and b.place is not None and b.seat is not None}


def cross(space: int) -> list[int]:
    """A space with those up, down, left and right of it: where a counter lying there would work."""
    row, column = divmod(space, WIDTH)
    near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [space] + [r * WIDTH + c for r, c in near if 0 <= r < WIDTH and 0 <= c < WIDTH]


def frame(canvas: Canvas, rect: Rect, side: int, k: float, dashed: bool = False) -> None:
    """Four corners round a secured space."""
    area = canvas.rect(Box(*rect).grown(-3 * k))
    picture = _frame(area.w, area.h, side, max(3, canvas.px(6 * k)), dashed)
    canvas.surface.blit(picture, area)


def _frame(width: int, height: int, side: int, thick: int, dashed: bool) -> pygame.Surface:
    def make() -> pygame.Surface:
        times = 3
        w, h, t = width * times, height * times, thick * times
        sheet = clear_surface(w, h, COLOURS[SIDES[side]])
        arm = round(w * (0.13 if dashed else 0.21))
        for flip_x in (False, True):
            for flip_y in (False, True):
                points = [(t // 2, arm), (t // 2, t // 2), (arm, t // 2)]
                if side == 1:
                    cut = round(w * 0.075)
                    points = [(t // 2, arm), (t // 2, cut), (cut, t // 2), (arm, t // 2)]
                at = [(w - 1 - x if flip_x else x, h - 1 - y if flip_y else y) for x, y in points]
                for colour, line in ((PAPER, t), (COLOURS[SIDES[side]], max(1, round(t * 0.62)))):
                    for a, b in pairwise(at):
                        pygame.draw.line(sheet, (*colour[:3], 255), a, b, line)
                        pygame.draw.circle(sheet, (*colour[:3], 255), b, line / 2)
                    pygame.draw.circle(sheet, (*colour[:3], 255), at[0], line / 2)
        return pygame.transform.smoothscale(sheet, (width, height))

    return kept(("secured", width, height, side, thick, dashed), make)


def wash(canvas: Canvas, rect: Rect, side: int, k: float, pointed: bool) -> None:
    """A space that the held counter works on."""
    colour = COLOURS[SIDES[side]]
    area = canvas.rect(Box(*rect).grown(-2 * k))
    canvas.surface.blit(
        rounded(
            area.w,
            area.h,
            canvas.px(4 * k),
            (*colour, 78 if pointed else 50),
            (*colour, 235),
            max(1, canvas.px((4.5 if pointed else 2.5) * k)),
        ),
        area,
    )


def hatch(canvas: Canvas, rect: Rect, side: int, k: float) -> None:
    """A space that would become final: rising strokes for red, falling ones for blue."""
    area = canvas.rect(Box(*rect).grown(-4 * k))
    step = max(6, canvas.px(15 * k))

    def make() -> pygame.Surface:
        sheet = clear_surface(area.w * 2, area.h * 2, COLOURS[SIDES[side]])
        for x in range(-area.h * 2, area.w * 2, step * 2):
            start, end = ((x, area.h * 2), (x + area.h * 2, 0)) if side == 0 else ((x, 0), (x + area.h * 2, area.h * 2))
            pygame.draw.line(sheet, (*COLOURS[SIDES[side]], 150), start, end, max(2, step // 3))
        return pygame.transform.smoothscale(sheet, area.size)

    canvas.surface.blit(kept(("hatch", area.size, side, step), make), area)


def reach(canvas: Canvas, app: App, red: int, blue: int, size: float, label: str = "") -> tuple[float, float]:
    """The room that the plate of `score` takes."""
    setter = app.type
    wide = sum(setter.width(canvas, text, size, "poster") for text in (str(red), ":", str(blue))) + size * 0.52
    words = setter.width(canvas, label, size * 0.62, "ui") + size * 0.416 if label else 0.0
    return wide + words + size * 1.2, size * 1.6


def score(
    canvas: Canvas, app: App, x: float, y: float, red: int, blue: int, size: float, k: float, label: str = ""
) -> None:
    """Both totals, red first, on a dark plate round (x, y); the larger one stands out."""
    setter = app.type
    parts: list[tuple[str, Colour]] = [
        (str(red), _shade(LIGHTS["red"], red >= blue)),
        (":", PAPER),
        (str(blue), _shade(LIGHTS["blue"], blue >= red)),
    ]
    gap = size * 0.26
    widths = [setter.width(canvas, text, size, "poster") for text, _ in parts]
    words = setter.width(canvas, label, size * 0.62, "ui") + gap * 1.6 if label else 0.0
    whole = words + sum(widths) + gap * 2
    x = min(max(x, whole / 2 + size * 0.6), canvas.width - whole / 2 - size * 0.6)
    box = Box(x - whole / 2 - size * 0.42, y - size * 0.78, whole + size * 0.84, size * 1.56)
    area = canvas.rect(box)
    edge = GOLD_LIGHT if label else mix(INK, PAPER, 0.35)
    canvas.surface.blit(
        rounded(
            area.w, area.h, canvas.px(size * 0.3), (20, 20, 28, 236), edge, max(1, canvas.px((2 if label else 1.2) * k))
        ),
        area,
    )
    left = x - whole / 2
    if label:
        setter.draw(canvas, label, left, y + size * 0.24, size * 0.62, "ui", PAPER)
        left += words
    for (text, colour), width in zip(parts, widths):
        setter.draw(canvas, text, left, y + size * 0.37, size, "poster", colour)
        left += width + gap


def _shade(colour: Colour, leads: bool) -> Colour:
    return colour if leads else mix(colour, INK, 0.38)
