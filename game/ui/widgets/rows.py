"""Rows of lists, and key hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..registry import Box, Target
from ..theme import DIM, GOLD_LIGHT
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
