"""The buttons of a table: one primary in blood red, the others outlined, standing rights by their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import icons
from ..canvas import Canvas
from ..registry import Box
from ..theme import BLOOD, BLOOD_DEEP, CUE, EDGE, FAINT, GOLD_LIGHT, LINE, PAPER, Colour, mix
from ..tokens import token
from .boxes import plate
from .interaction import Button

if TYPE_CHECKING:
    from ..app import App


def draw_button(canvas: Canvas, app: App, button: Button, k: float, hot: bool, down: bool) -> None:
    k = k * (part := app.pressing.size(f"table:{button.name}", down))
    box, setter = Box(*button.rect).scaled(part), app.type
    if button.kind == "primary":
        face = BLOOD_DEEP if down else mix(BLOOD, PAPER, 0.1) if hot else BLOOD
        if not down:
            plate(canvas, box.moved(0, 5 * k), 10 * k, BLOOD_DEEP, raised=5 * k)
        box = box.moved(0, 2 * k) if down else box
        plate(canvas, box, 10 * k, face)
        plate(canvas, box.grown(-6 * k), 6 * k, None, mix(face, PAPER, 0.45), 1.6 * k)
        sizes = tuple(size * k for size in (30, 27, 24, 21, 18, 16))
        size = setter.fit(canvas, button.label, box.w - 56 * k, sizes, "poster")
        setter.draw(canvas, button.label, *_middle(box, size), size, "poster", PAPER, "centre")
        return
    armed = button.kind == "armed"
    edge = CUE if armed else LINE if not button.enabled else EDGE
    fill: Colour | None = (255, 250, 235, 60 if down else 30) if hot and button.enabled else None
    fill = BLOOD_DEEP if armed else fill
    if button.kind == "right" and not armed:
        fill = (58, 46, 30, 235) if not hot else (84, 66, 40, 245)
        edge = GOLD_LIGHT
    plate(canvas, box, min(10 * k, box.h * 0.3), fill, edge, 2 * k)
    if button.icon:
        sign = icons.icon(button.icon, canvas.px(min(box.h, box.w) * 0.62), PAPER if button.enabled else FAINT)
        canvas.blit_centred(sign, box.x + box.w / 2, box.y + box.h / 2)
        return
    wanted = min(22 * k, box.h * 0.44)
    sizes = tuple(wanted * part for part in (1, 0.92, 0.84, 0.76, 0.68, 0.6))
    mark = wanted * 1.25 if button.sign is not None else 0.0  # room of the token before a name
    size = setter.fit(canvas, button.label, box.w - 16 * k - mark, sizes, "bold")
    colour = PAPER if button.enabled else FAINT
    x, y = _middle(box, size)
    if button.sign is None:
        setter.draw(canvas, button.label, x, y, size, "bold", colour, "centre")
        return
    name = setter.cut(canvas, button.label, box.w - 16 * k - mark, size, "bold")
    left = x - (mark + setter.width(canvas, name, size, "bold")) / 2
    canvas.blit_centred(token(button.sign, canvas.px(wanted * 0.45)), left + wanted * 0.45, box.y + box.h / 2)
    setter.draw(canvas, name, left + mark, y, size, "bold", colour)


def _middle(box: Box, size: float) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2 + size * 0.36


def stack(
    rect: tuple[float, float, float, float], n: int, k: float, first_high: float = 70, high: float = 48
) -> list[tuple[float, float, float, float]]:
    """Places for `n` buttons in a region, the last one at its foot; two columns where one is too high."""
    x, y, w, h = rect
    gap = 14 * k
    if n <= 1:
        return [(x, y + h - first_high * k, w, first_high * k)] * n
    columns = 1 if n * (high * k + gap) - gap <= max(h, 3 * (high * k + gap)) else 2
    rows = -(-n // columns)
    each = min(high * k, (max(h, 300 * k) - gap * (rows - 1)) / rows)
    wide = (w - gap * (columns - 1)) / columns
    top = y + h - rows * each - gap * (rows - 1)
    return [(x + i % columns * (wide + gap), top + i // columns * (each + gap), wide, each) for i in range(n)]
