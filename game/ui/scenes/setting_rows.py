"""One setting a row: label, what it changes for the players, one control. For house rules and for settings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from ..registry import Box
from ..theme import DIM, PAPER
from ..ui import Ui
from ..widgets import button, button_width, segment, segment_width, slider, toggle
from . import frame

MOST_LINES = 3  # of a help beside its control


@dataclass(frozen=True, slots=True)
class Row:
    """`values` are labels and `chosen` the number of one; a switch has two: off and on; a slider counts to `chosen`.

    A button has one value, its label; `change` is then called with 0.
    """

    id: str
    label: str
    help: str
    values: tuple[str, ...]
    chosen: int
    change: Callable[[int], None]
    kind: Literal["segment", "switch", "slider", "button"] = "segment"
    most: int = 10


def row_height(ui: Ui, row: Row, width: float) -> float:
    """How tall a row is at this width."""
    size, small = frame.body_size(ui), frame.caption_size(ui)
    below = _below(ui, row, width)
    room = width - 20 if below else width - _control_width(ui, row, width) - 40
    text = size * 1.4 + (ui.type.height(ui.canvas, row.help, room, small, lead=1.35) if row.help else 0)
    return max(text + 22 + (58 if below else 0), 64.0)


def setting_row(ui: Ui, row: Row, box: Box) -> None:
    """Draw a row in its box, whose height is `row_height`."""
    size, small = frame.body_size(ui), frame.caption_size(ui)
    wide, below = _control_width(ui, row, box.w), _below(ui, row, box.w)
    room = box.w - 20 if below else box.w - wide - 40
    if ui.page.focus.partition(":")[0] == row.id:
        ui.panel(Box(box.x - 12, box.y, box.w + 24, box.h), 12, 12)
    ui.rule(box.x, box.bottom, box.w)
    ui.text(row.label, box.x, box.y + 12 + size * 0.86, size, "bold", PAPER)
    ui.block(row.help, Box(box.x, box.y + 12 + size * 1.3, room, box.h), small, "ui", DIM, lead=1.35)
    control = (
        Box(box.x, box.bottom - 60, min(wide, box.w), 48)
        if below
        else Box(box.right - wide, box.y + (box.h - 48) / 2, wide, 48)
    )
    _control(ui, row, control, size)


def _control(ui: Ui, row: Row, box: Box, size: float) -> None:
    if row.kind == "switch":
        toggle(ui, row.id, box, row.chosen == 1, lambda on: row.change(int(on)), group="rows", name=row.label)
    elif row.kind == "slider":
        slider(ui, row.id, box, row.chosen, 0, row.most, row.change, group="rows", name=row.label)
    elif row.kind == "button":
        button(ui, row.id, box, row.values[0], lambda: row.change(0), group="rows", size=size - 1)
    else:
        segment(ui, row.id, box, row.values, row.chosen, row.change, group="rows", name=row.label, size=size - 1)


def _control_width(ui: Ui, row: Row, width: float) -> float:
    size = frame.body_size(ui) - 1
    if row.kind == "switch":
        return 84.0
    if row.kind == "slider":
        return min(ui.canvas.by_size(420, 260, 260), width)
    if row.kind == "button":
        return min(button_width(ui, row.values[0], size), width)
    return min(segment_width(ui, row.values, size, 18), width)


def _below(ui: Ui, row: Row, width: float) -> bool:
    """The control goes under its label where both do not fit side by side, or the help would become a pillar."""
    wide = _control_width(ui, row, width)
    if wide > width * 0.6:
        return True
    small = frame.caption_size(ui)
    return bool(row.help) and len(ui.type.lines(ui.canvas, row.help, width - wide - 40, small, "ui")) > MOST_LINES
