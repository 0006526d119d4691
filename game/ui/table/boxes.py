"""Round boxes in logical units, with or without a shadow."""

from __future__ import annotations

from ..canvas import Canvas
from ..registry import Box
from ..shadows import cast
from ..shapes import stamp
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
        cast(canvas.surface, area, corner, max(2, canvas.px(raised * 2.4)), drop=canvas.px(raised))
    thick = max(1, canvas.px(width)) if edge else 0
    stamp(canvas.surface, area, corner, fill, edge, thick)
