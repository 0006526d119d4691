"""One of a few: segments, tabs, toggles, sliders, steppers. All change with ← and →."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..registry import Box, Target
from ..theme import DIM, EDGE, FAINT, GOLD, GOLD_DEEP, GOLD_LIGHT, INK, LINE, PAPER, SLATE, SOFT
from ..ui import Ui

Change = Callable[[int], None]


def segment(
    ui: Ui,
    id: str,
    box: Box,
    labels: Sequence[str],
    chosen: int,
    change: Change,
    *,
    group: str = "",
    name: str = "",
    size: float = 21,
    enabled: bool = True,
) -> None:
    """The box in equal parts, or wider ones for wider labels; the chosen part is paper. `change` gets the number."""
    ui.panel(box, 14, 10)
    widths = segment_widths(ui, labels, box.w, size)
    x = box.x
    for n, (label, width) in enumerate(zip(labels, widths, strict=True)):
        part = Box(x, box.y, width, box.h)
        inner = part.grown(-3)
        here = f"{id}:{n}"
        if n == chosen:
            ui.rounded(inner, 8, PAPER if enabled else FAINT)
        elif enabled and ui.hot(here):
            ui.rounded(inner, 8, (255, 250, 235, 28))
        colour = INK if n == chosen else SOFT if enabled else FAINT
        fits = ui.type.fit(ui.canvas, label, width - 10, (size, size - 2, size - 3, size - 5), "bold")
        ui.text(
            label,
            x + width / 2,
            box.y + box.h / 2 + fits * 0.36,
            fits,
            "bold" if n == chosen else "ui",
            colour,
            "centre",
        )
        ui.target(
            Target(
                here,
                part,
                group or id,
                label,
                partial(change, n),
                partial(_step, change, chosen, 0, len(labels) - 1),
                enabled=enabled,
                focusable=n == max(0, chosen),
                radius=8,
                ring=2,
            )
        )
        x += width
    if ui.page.focus.startswith(f"{id}:") and ui.page.focus != f"{id}:{max(0, chosen)}":
        ui.page.focus = f"{id}:{max(0, chosen)}"


def _step(change: Change, value: int, least: int, most: int, by: int) -> None:
    """An arrow key on a control: one step, ten with Shift, never past the ends."""
    change(min(most, max(least, value + by)))


def segment_widths(ui: Ui, labels: Sequence[str], width: float, size: float) -> list[float]:
    """How wide each part is: even, unless a label needs more than its share."""
    wanted = [max(48.0, ui.width(label, size, "bold") + 24) for label in labels]
    share = width / len(labels)
    if max(wanted) <= share:
        return [share] * len(labels)
    spare = width - sum(wanted)
    return [want + spare / len(labels) for want in wanted]


def segment_width(ui: Ui, labels: Sequence[str], size: float = 21, pad: float = 26) -> float:
    """How wide a segment wants to be."""
    return len(labels) * max(54.0, max(ui.width(label, size, "bold") for label in labels) + 2 * pad)


def tabs(
    ui: Ui,
    id: str,
    x: float,
    y: float,
    labels: Sequence[str],
    chosen: int,
    change: Change,
    *,
    size: float = 22,
    gap: float = 36,
    group: str = "tabs",
) -> float:
    """A row of tabs centred on `y`; a gold bar under the chosen one. Returns where the row ends."""
    for n, label in enumerate(labels):
        here = f"{id}:{n}"
        width = max(48.0, ui.width(label, size, "bold"))
        if n == chosen:
            ui.rounded(Box(x, y + 20, width, 4), 2, GOLD_LIGHT)
        ui.text(
            label,
            x + width / 2,
            y + size * 0.36,
            size,
            "bold" if n == chosen else "ui",
            PAPER if n == chosen or ui.hot(here) else DIM,
            "centre",
        )
        ui.target(Target(here, Box(x - 6, y - 24, width + 12, 48), group, label, partial(change, n), radius=8, ring=0))
        x += width + gap
    return x - gap


def toggle(
    ui: Ui,
    id: str,
    box: Box,
    on: bool,
    change: Callable[[bool], None],
    *,
    group: str = "",
    name: str = "",
    enabled: bool = True,
) -> None:
    """A switch in the middle of its box (68 × 36). Its state shows by place and tick, not by colour alone."""
    switch = Box(box.x + (box.w - 68) / 2, box.y + (box.h - 36) / 2, 68, 36)
    ui.rounded(switch, 18, GOLD if on and enabled else SLATE, None if on and enabled else EDGE if enabled else LINE, 2)
    x = switch.right - 18 if on else switch.x + 18
    y = switch.y + 18
    ui.canvas.disc(x, y + 1.5, 13, (0, 0, 0))
    ui.canvas.disc(x, y, 13, PAPER if enabled else FAINT)
    if on:
        ui.icon("check", x, y, 20, INK)
    ui.target(
        Target(
            id,
            box,
            group or id,
            name,
            lambda: change(not on),
            lambda by: change(by > 0),
            enabled=enabled,
            radius=18,
            ring=3,
        )
    )


def slider(
    ui: Ui,
    id: str,
    box: Box,
    value: int,
    least: int,
    most: int,
    change: Change,
    *,
    group: str = "",
    name: str = "",
    shown: str = "",
) -> None:
    """Whole steps from `least` to `most` along the box; the value stands at its right end."""
    room = 64.0
    left, right = box.x + 14, box.right - room
    y = box.y + box.h / 2
    part = (value - least) / (most - least)
    ui.rounded(Box(left, y - 3, right - left, 6), 3, SLATE)
    ui.rounded(Box(left, y - 3, max(6.0, (right - left) * part), 6), 3, GOLD)
    if most - least <= 12:
        for step in range(least, most + 1):
            x = left + (right - left) * (step - least) / (most - least)
            ui.canvas.disc(x, y, 4, GOLD if step <= value else EDGE)
    x = left + (right - left) * part
    ui.canvas.disc(x, y + 2, 14, (0, 0, 0))
    ui.canvas.disc(x, y, 14, PAPER)
    ui.canvas.disc(x, y, 5, GOLD_DEEP)
    ui.text(shown or str(value), box.right, y + 8, 21, "bold", PAPER, "right")

    def to(px: float, py: float, what: str) -> None:
        if what in ("down", "drag"):
            change(min(most, max(least, round(least + (px - left) / (right - left) * (most - least)))))

    ui.target(
        Target(
            id,
            Box(box.x, y - 24, right - box.x + 20, 48),
            group or id,
            name,
            None,
            partial(_step, change, value, least, most),
            to,
            radius=24,
            ring=0,
        )
    )


def stepper(
    ui: Ui,
    id: str,
    box: Box,
    value: int,
    least: int,
    most: int,
    change: Change,
    *,
    group: str = "",
    name: str = "",
    shown: str = "",
) -> None:
    """Minus, the value, plus. Holding repeats."""
    for way, x in ((-1, box.x), (1, box.right - 50)):
        here = f"{id}:{'less' if way < 0 else 'more'}"
        part = Box(x, box.y + (box.h - 48) / 2, 50, 48)
        possible = least <= value + way <= most
        hot = possible and (ui.hot(here) or ui.pressed(here))
        ui.rounded(part, 10, (255, 250, 235, 34) if hot else None, EDGE if possible else LINE, 2)
        ui.icon("minus" if way < 0 else "plus", part.centre[0], part.centre[1], 26, PAPER if possible else FAINT)
        ui.target(
            Target(
                here,
                part,
                group or id,
                f"{name} {'−' if way < 0 else '+'}",
                partial(_step, change, value, least, most, way),
                partial(_step, change, value, least, most),
                enabled=possible or ui.focused(here),
                repeats=True,
            )
        )
    ui.text(shown or str(value), box.x + box.w / 2, box.y + box.h / 2 + 12, 32, "poster", PAPER, "centre")
