"""Round boxes in logical units, with or without a shadow."""

from __future__ import annotations

from ..canvas import Canvas
from ..registry import Box
from ..shapes import shadow, stamp
from ..theme import Colour


def plate(
    canvas: Canvas,
    box: Box,
    radius: float,
    fill: Colour | None,
    edge: Colour | None = None,
    width: float = 0,
    raised: float = 0,
) -> None:
    """A box with round corners; `raised` throws a soft shadow so far below it."""
    area, corner = canvas.rect(box), canvas.px(radius)
    if raised:
        blur = max(2, canvas.px(raised * 2.4))
        soft = shadow(area.w, area.h, corner, blur)
        canvas.surface.blit(soft, area.move(-blur, canvas.px(raised) - blur))
    thick = max(1, canvas.px(width)) if edge else 0
    stamp(canvas.surface, area, corner, fill, edge, thick)
