"""Rows of lists, key hints, and the refusal box."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..registry import Box, Target
from ..theme import BLOOD_DEEP, CUE, CUE_GROUND, DIM, GOLD_LIGHT, PAPER
from ..ui import Ui


def row(
    ui: Ui,
    id: str,
    box: Box,
    name: str,
    press: Callable[[], None] | None,
    *,
    chosen: bool = False,
    group: str = "rows",
    step: Callable[[int], None] | None = None,
    tip: str = "",
    enabled: bool = True,
) -> None:
    """The ground and target of a list row; its contents are drawn by whoever lists."""
    if chosen:
        ui.panel(box, 26, 10)
    elif enabled and (ui.hot(id) or ui.pressed(id)):
        ui.panel(box, 16, 10)
    if chosen:
        ui.rounded(Box(box.x, box.y + 8, 4, box.h - 16), 2, GOLD_LIGHT)
    ui.target(Target(id, box, group, name, press, step, tip=tip, radius=10, ring=2, enabled=enabled))


def hints(ui: Ui, items: Sequence[tuple[str, str]], x: float, y: float, width: float, size: float = 19) -> None:
    """At most five keys and what they do, in one line. Where they do not fit the last ones are left out, but the very
    last, which is the way back, stays."""
    if not ui.app.settings.hints:
        return
    shown = list(items[:5])
    gap = 26
    while len(shown) > 1 and sum(_hint_width(ui, *item, size) for item in shown) + gap * (len(shown) - 1) > width:
        del shown[-2]
    for keys, label in shown:
        if _hint_width(ui, keys, label, size) > width:
            return
        for cap in keys.split(" "):
            x += ui.keycap(cap, x, y, size - 2) + 6
        x += 4
        x += ui.text(label, x, y + size * 0.36, size, "ui", DIM) + gap


def _hint_width(ui: Ui, keys: str, label: str, size: float) -> float:
    caps = keys.split(" ")
    return sum(max(size * 1.7, ui.width(cap, size - 2, "bold") + 18) + 6 for cap in caps) + ui.width(label, size) + 4


def refusal(ui: Ui, box: Box, title: str, text: str) -> None:
    """Beside the thing refused: which rule, and who or what causes it."""
    ui.rounded(box, 12, CUE_GROUND, CUE, 2)
    ui.rounded(Box(box.x + 10, box.y + 10, 40, box.h - 20), 8, BLOOD_DEEP)
    ui.icon("lock", box.x + 30, box.centre[1], 28, PAPER)
    size = ui.canvas.by_size(20, 18, 17)
    used = ui.block(title, Box(box.x + 64, box.y + 8, box.w - 76, box.h), size, "bold", PAPER) if title else 0
    ui.block(
        text, Box(box.x + 64, box.y + 8 + used, box.w - 76, box.h - 16 - used), size, "ui", PAPER, middle=not title
    )
