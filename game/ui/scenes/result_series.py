"""The points of a series so far, beside the bill of its latest match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..registry import Box
from ..theme import CUE, DIM, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from . import frame

if TYPE_CHECKING:
    from .result import Result


def standings(ui: Ui, page: Result, box: Box) -> None:
    """The points of a series so far, best first."""
    series, small, size = page.session.series, frame.caption_size(ui), frame.body_size(ui)
    box = Box(box.x, box.y, box.w, min(box.h, small * 3.8 + len(page.session.people) * size * 2.2))
    ui.panel(box, 10, 14)
    ui.text(ui.say("app.result.series"), box.x + 24, box.y + small * 1.9, small + 2, "bold", PAPER)
    wide = ui.width(ui.say("app.result.series"), small + 2, "bold") + 60
    ui.fitted(
        page.series_said(),
        box.right - 28,
        box.y + small * 1.9,
        box.w - wide - 28,
        (small + 4, small + 2, small, small - 2),
        "bold",
        GOLD_LIGHT,
        "right",
    )
    people = sorted(page.session.people, key=lambda p: (-series.points.get(p.id, 0), -series.wins.get(p.id, 0)))
    row = min(size * 2.2, (box.h - small * 3) / max(1, len(people)))
    for n, person in enumerate(people):
        y = box.y + small * 3 + n * row
        ui.seal(page.app.token(person.token), box.x + 44, y + row / 2, row * 0.34)
        ui.fitted(
            person.name,
            box.x + 78,
            y + row / 2 + size * 0.36,
            box.w * 0.5,
            (size, size * 0.85),
            "bold",
            GOLD_LIGHT if person.id in series.leaders() else SOFT,
        )
        wins = ui.say("app.result.wins", n=series.wins.get(person.id, 0))
        ui.text(wins, box.right - 140, y + row / 2 + small * 0.36, small, "ui", DIM, "right")
        value = series.points.get(person.id, 0)
        ui.text(
            page.points(value),
            box.right - 28,
            y + row / 2 + size * 0.42,
            size * 1.25,
            "poster",
            CUE if value < 0 else PAPER,
            "right",
        )
