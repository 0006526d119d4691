"""Buttons: one primary in blood red a screen, outlined ones on night and on paper, plain links and signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from .. import icons
from ..registry import Box, Target
from ..theme import BLOOD, BLOOD_DEEP, DIM, EDGE, FAINT, GOLD_LIGHT, INK, LINE, PAPER, SOFT, Colour, mix
from ..ui import Ui, lighter

Kind = Literal["primary", "outlined", "paper", "quiet"]
Press = Callable[[], None]


def button(
    ui: Ui,
    id: str,
    box: Box,
    label: str,
    press: Press | None,
    kind: Kind = "outlined",
    *,
    icon: str = "",
    enabled: bool = True,
    tip: str = "",
    group: str = "",
    size: float = 0,
) -> None:
    """A labelled button. A label that is too wide for the box is set smaller, never cut."""
    part = ui.sunk(id)
    shown = box.scaled(part)
    if kind == "primary":
        _primary(ui, id, shown, label, enabled, (size or min(34.0, box.h * 0.44)) * part)
    else:
        _plain(ui, id, shown, label, kind, icon, enabled, (size or min(23.0, box.h * 0.44)) * part)
    ui.target(
        Target(
            id,
            box,
            group or "buttons",
            label,
            press,
            enabled=enabled,
            tip=tip,
            on_paper=kind == "paper",
            radius=10,
            ring=6,
        )
    )


def button_width(ui: Ui, label: str, size: float, kind: Kind = "outlined", icon: bool = False) -> float:
    """How wide the button wants to be: its label and 28 on each side, 96 at least."""
    style: Literal["poster", "bold"] = "poster" if kind == "primary" else "bold"
    wanted = ui.width(label, size, style) + 56 + (size * 1.6 if icon else 0)
    return max(240.0 if kind == "primary" else 96.0, wanted)


def _primary(ui: Ui, id: str, box: Box, label: str, enabled: bool, size: float) -> None:
    down = ui.pressed(id)
    if not enabled:
        ui.rounded(box, 10, mix(BLOOD_DEEP, (32, 33, 44), 0.6))
        colour: Colour = FAINT
    else:
        face = BLOOD_DEEP if down else lighter(BLOOD, 0.1) if ui.hot(id) else BLOOD
        if not down:
            ui.shadow(box, 10, 14, 6, 120)
            ui.rounded(box.moved(0, 5), 10, BLOOD_DEEP)
        box = box.moved(0, 2) if down else box
        ui.rounded(box, 10, face)
        ui.rounded(box.grown(-6), 6, None, mix(face, PAPER, 0.45), 1.6)
        colour = PAPER
    steps = (size, size * 0.9, size * 0.8, size * 0.7, size * 0.6)
    fits = ui.type.fit(ui.canvas, label, box.w - 32, steps, "poster")
    ui.text(label, box.x + box.w / 2, box.y + box.h / 2 + fits * 0.35, fits, "poster", colour, "centre")


def _plain(ui: Ui, id: str, box: Box, label: str, kind: Kind, icon: str, enabled: bool, size: float) -> None:
    ink = kind == "paper"
    colour: Colour = (mix(INK, PAPER, 0.5) if ink else FAINT) if not enabled else INK if ink else PAPER
    edge: Colour = mix(INK, PAPER, 0.45) if ink else LINE if not enabled else EDGE
    fill: Colour | None = None
    if enabled and (ui.hot(id) or ui.pressed(id)):
        fill = (
            ((28, 26, 34, 46) if ui.pressed(id) else (28, 26, 34, 22))
            if ink
            else ((255, 250, 235, 60) if ui.pressed(id) else (255, 250, 235, 30))
        )
    if kind == "quiet":
        if fill:
            ui.rounded(box, 10, fill)
        colour = DIM if enabled and not ui.hot(id) else colour
    else:
        ui.rounded(box, 10, fill, edge, 2)
    sign = size * 1.55 if icon else 0
    steps = (size, size * 0.92, size * 0.84, size * 0.76)
    fits = ui.type.fit(ui.canvas, label, box.w - 24 - sign, steps, "bold")
    width = ui.width(label, fits, "bold")
    left = box.x + (box.w - width - sign) / 2
    if icon:
        ui.icon(icon, left + size * 0.55, box.y + box.h / 2, size * 1.25, colour)
    ui.text(label, left + sign, box.y + box.h / 2 + fits * 0.36, fits, "bold", colour)


def link(
    ui: Ui,
    id: str,
    x: float,
    y: float,
    label: str,
    press: Press,
    size: float = 30,
    *,
    group: str = "menu",
    width: float = 0,
    tip: str = "",
) -> Box:
    """A line of the menu in the poster face; its target is 48 high at least. Returns its box."""
    tall = max(48.0, size * 1.7)
    box = Box(x - 10, y - tall / 2, max(ui.width(label, size, "poster") + 20, width), tall)
    colour: Colour = GOLD_LIGHT if ui.hot(id) or ui.focused(id) else PAPER
    ui.text(label, x, y + size * 0.35, size, "poster", colour)
    ui.target(Target(id, box, group, label, press, tip=tip, radius=8, ring=2))
    return box


def sign(
    ui: Ui,
    id: str,
    x: float,
    y: float,
    name: str,
    label: str,
    press: Press | None,
    *,
    size: float = 34,
    group: str = "",
    colour: Colour = SOFT,
    enabled: bool = True,
    focusable: bool = True,
) -> None:
    """A sign to press, centred on (x, y); its name shows as a tooltip. 48 across at least."""
    assert name in icons.NAMES, name
    reach = max(48.0, size * 1.3)
    box = Box(x - reach / 2, y - reach / 2, reach, reach)
    if enabled and (ui.hot(id) or ui.pressed(id)):
        ui.rounded(box, 12, (255, 250, 235, 46 if ui.pressed(id) else 26))
    ui.icon(name, x, y, size * ui.sunk(id), colour if enabled else LINE)
    ui.target(
        Target(
            id,
            box,
            group or "buttons",
            label,
            press,
            enabled=enabled,
            tip=label,
            focusable=focusable,
            radius=12,
            ring=0,
        )
    )
