"""The panel beside the house rules: the evening they make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..posters import say_span
from ..registry import Box
from ..theme import DIM, LINE, PAPER
from ..ui import Ui
from . import frame
from .secrecy_picture import WAYS
from .tickets import minutes_of

if TYPE_CHECKING:
    from .options import Options


def summary(ui: Ui, page: Options, box: Box) -> None:
    """Who sits down, under which deal and for how long, and how hands are hidden."""
    ui.panel(box, 9, 16)
    pad = ui.canvas.by_size(32, 22, 16)
    size, small = frame.body_size(ui), frame.caption_size(ui)
    x, right = box.x + pad, box.right - pad
    y = box.y + pad
    ui.text(ui.say("app.options.table"), x, y + size, size * 1.25, "poster", PAPER)
    y += size * 2.2
    chairs = page.evening.chairs
    pictures = 0.0 if page.info.secrecy == "none" else 2 * page.picture_height(ui) + small * 2.4 + 12
    room = box.h - size * 8.6 - pictures
    across = 1 if len(chairs) * small * 1.5 <= room else 2
    rows = -(-len(chairs) // across)
    step, wide = min(size * 2.1, room / max(1, rows)), (right - x) / across
    names = [ui.app.house.called(page.evening.person(chair)) for chair in chairs]
    tall, beside = max(14.0, min(size, step * 0.74)), wide - (110 if across == 1 else 38)
    steps = tuple(tall * part for part in (1.0, 0.92, 0.85, 0.78, 0.72))
    tall = min(ui.type.fit(ui.canvas, name, beside, steps, "bold") for name in names)
    for n, chair in enumerate(chairs):
        left, middle = x + n // rows * wide, y + n % rows * step + step * 0.4
        ui.token(ui.app.token(chair.token), left + 10, middle, min(11.0, step * 0.34))
        colour = DIM if chair.bot else PAPER
        ui.fitted(names[n], left + 30, middle + tall * 0.36, beside, (tall,), "bold", colour)
        if across == 1:
            kind = ui.say("app.seats.bot") if chair.bot else ui.say("app.seats.person")
            ui.text(kind, right, middle + small * 0.36, min(small, step * 0.6), "ui", DIM, "right")
    y += rows * step + 10
    ui.canvas.line((x, y), (right, y), LINE)
    minutes = minutes_of(page.info, page.info.options(page.evening.options))
    matches = page.evening.matches
    expected = (
        say_span(ui.app, "app.options.minutes_each", minutes)
        if matches is None
        else say_span(ui.app, "app.options.minutes", (minutes[0] * matches, minutes[1] * matches))
    )
    told = [(ui.say("app.options.expect"), expected)]
    if page.info.chance:
        told.insert(0, (ui.say("app.options.deal"), page.deal or ui.say("app.options.deal_new")))
    for key, value in told:
        y += size * 1.75
        ui.text(key, x, y, small, "ui", DIM)
        ui.text(value, right, y, small + 1, "bold", PAPER, "right")
    if pictures:
        top = box.bottom - pictures
        ui.text(ui.say("app.options.secrecy"), x, top + small, small, "bold", DIM)
        for n in range(len(WAYS)):
            y = top + small * 1.8 + n * (page.picture_height(ui) + 10)
            page.picture(ui, n, Box(box.x + 12, y, box.w - 24, page.picture_height(ui)))
