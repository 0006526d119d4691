"""Ready-made evenings as tickets: settings that go well together, chosen with one touch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.core.setup import GameInfo, TableSetting

from ..posters import Span, say_span
from ..registry import Box, Target
from ..theme import BLOOD_DEEP, GOLD, GOLD_LIGHT, INK, INK_SOFT, NIGHT
from ..ui import Ui


@dataclass(frozen=True, slots=True)
class Ticket:
    """A ready-made evening: name of its texts, the options it sets, minutes a match takes."""

    id: str
    options: dict[str, str]
    minutes: Span


def tickets(info: GameInfo, last: dict[str, str]) -> list[Ticket]:
    """The usual; a short evening where a setting counts rounds or days; what was chosen last, if it differs."""
    usual, setting = info.options({}), _counted(info)
    named = [("usual", usual)]
    if setting is not None:
        named.append(("short", {**usual, setting.key: setting.values[-1]}))
    if last not in [options for _, options in named]:
        named.append(("last", last))
    return [Ticket(name, options, minutes_of(info, options)) for name, options in named]


def minutes_of(info: GameInfo, options: dict[str, str]) -> Span:
    """How long a match with all these options takes: fewer rounds or days take their part of the usual, in fives."""
    setting, (least, most) = _counted(info), info.minutes
    part = int(options[setting.key]) / int(setting.values[0]) if setting else 1.0
    return (least, most) if part == 1 else (_fives(least * part), _fives(most * part))


def _fives(minutes: float) -> int:
    return max(5, int(minutes / 5 + 0.5) * 5)


def _counted(info: GameInfo) -> TableSetting | None:
    """The setting that counts rounds or days, from the usual number down to the fewest."""
    for setting in info.settings:
        numbers = [int(value) for value in setting.values if value.isdigit()]
        if len(numbers) == len(setting.values) > 1 and numbers[-1] < numbers[0] and not setting.needs:
            return setting
    return None


def ticket_height(ui: Ui) -> float:
    return ui.canvas.by_size(118, 92, 80)


def draw_ticket(ui: Ui, ticket: Ticket, box: Box, chosen: bool, matches: int, take: Callable[[Ticket], None]) -> None:
    """One of them, torn off at its right end; `matches`: how many the evening has, each takes the minutes once."""
    ui.sheet(box, 8)
    notch = box.h * 0.1
    for x in (box.x, box.right):
        ui.canvas.disc(x, box.centre[1], notch, NIGHT)
    stub = box.w * 0.27
    cut = box.right - stub
    for k in range(round(box.h / 9)):
        ui.canvas.block(Box(cut, box.y + 4 + k * 9, 1.5, 5), (120, 104, 84))
    size, small = box.h * 0.24, box.h * 0.17
    x, room = box.x + notch * 1.6 + 6, cut - box.x - notch * 1.6 - 14
    ui.fitted(
        ui.say(f"app.options.{ticket.id}"),
        x,
        box.y + box.h * 0.44,
        room,
        (size, size * 0.88, size * 0.76, size * 0.64),
        "poster",
        BLOOD_DEEP if chosen else INK,
    )
    fine = ui.say(f"app.options.{ticket.id}_line")
    if ui.width(fine, small * 0.86) <= room:
        ui.fitted(fine, x, box.y + box.h * 0.74, room, (small, small * 0.86), "ui", INK_SOFT)
    else:
        ui.block(fine, Box(x, box.y + box.h * 0.52, room, box.h * 0.4), small * 0.84, "ui", INK_SOFT, lead=1.2)
    span = say_span(ui.app, "app.options.minutes_span", (ticket.minutes[0] * matches, ticket.minutes[1] * matches))
    steps = tuple(box.h * part for part in (0.3, 0.26, 0.23, 0.2, 0.18, 0.16))
    ui.fitted(span, cut + stub * 0.46, box.y + box.h * 0.52, stub * 0.72, steps, "poster", INK, "centre")
    unit = ui.say("app.options.minutes_unit")
    ui.text(unit, cut + stub * 0.46, box.y + box.h * 0.76, small * 0.9, "ui", INK_SOFT, "centre")
    if chosen:
        ui.rounded(box.grown(4), 11, None, GOLD_LIGHT, 3)
        ui.canvas.disc(box.right - 4, box.y + 4, 15, GOLD)
        ui.icon("check", box.right - 4, box.y + 4, 22, INK)
    ui.target(
        Target(
            f"ticket:{ticket.id}",
            box,
            "tickets",
            ui.say(f"app.options.{ticket.id}"),
            partial(take, ticket),
            radius=8,
            ring=8,
        )
    )
