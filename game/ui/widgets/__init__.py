"""Buttons, rows, fields: what answers to pointer and keys, drawn and declared in one call each."""

from __future__ import annotations

from .buttons import button, button_width, link, sign
from .choices import segment, segment_width, slider, stepper, tabs, toggle
from .fields import field
from .rows import hints, row
from .tooltip import tooltip

__all__ = [
    "button",
    "button_width",
    "field",
    "hints",
    "link",
    "row",
    "segment",
    "segment_width",
    "sign",
    "slider",
    "stepper",
    "tabs",
    "toggle",
    "tooltip",
]
