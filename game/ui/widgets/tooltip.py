"""A short explanation beside what is pointed at: at once, without movement, always inside the window."""

from __future__ import annotations

from ..registry import Box
from ..theme import FIELD, GOLD_LIGHT, PAPER
from ..ui import Ui


def tooltip(ui: Ui, at: Box, text: str, title: str = "") -> Box:
    """A gold-edged box under `at`, or above it where there is no room. Returns the box."""
    canvas, size = ui.canvas, ui.canvas.by_size(20, 18, 18)
    most = min(canvas.by_size(500, 400, 360), canvas.width - 32)
    lines = ui.type.lines(canvas, text, most - 36, size)
    width = min(most, max([ui.width(line, size) for line in lines] + [ui.width(title, size + 4, "poster")]) + 36)
    tall = len(lines) * size * 1.4 + (size * 1.7 if title else 0) + 22
    x = min(max(16.0, at.centre[0] - width / 2), canvas.width - width - 16)
    y = at.bottom + 12
    if y + tall > canvas.height - 12:
        y = max(12.0, at.y - tall - 12)
    box = Box(x, y, width, tall)
    ui.shadow(box, 12, 16, 6)
    ui.rounded(box, 12, FIELD, GOLD_LIGHT, 2.5)
    if title:
        ui.text(title, x + 18, y + 14 + size, size + 4, "poster", GOLD_LIGHT)
    top = y + (size * 1.7 if title else 0) + 11
    ui.block(text, Box(x + 18, top, most - 36, tall), size, "ui", PAPER, lead=1.4)
    return box
