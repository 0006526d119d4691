"""The seat in hand: who plays there, under which name and sign, at which side of the table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.bots import LEVELS
from game.content.letters import tidy

from ..evening import SIDES, Chair
from ..registry import Box, Target
from ..theme import DIM, FAINT, GOLD_LIGHT, LINE, NIGHT, SOFT, TOKENS, mix
from ..ui import Ui
from ..widgets import field, segment, toggle
from . import frame

if TYPE_CHECKING:
    from .seats import Seats


class _Column:
    """Things one below the other, each under its quiet heading; where room is scarce the headings go."""

    def __init__(self, ui: Ui, box: Box) -> None:
        self.ui, self.compact = ui, box.h < 430
        pad = ui.canvas.by_size(36, 24, 16)
        self.x, self.width = box.x + pad, box.w - 2 * pad
        self.y, self.bottom = box.y + pad * 0.8, box.bottom
        self.gap = ui.canvas.by_size(18, 12, 6)

    def heading(self, key: str) -> None:
        small = frame.caption_size(self.ui)
        if self.compact:
            self.y += 4
        else:
            self.ui.text(self.ui.say(key), self.x, self.y + small, small, "bold", DIM)
            self.y += small * 1.75

    def take(self, tall: float) -> Box:
        box = Box(self.x, self.y, self.width, tall)
        self.y += tall + self.gap
        return box


def seat_panel(ui: Ui, page: Seats, box: Box) -> None:
    """Everything that can be changed about the chosen seat. Turning the table shows only where there is room."""
    ui.panel(box, 9, 16)
    chair, column, small = page.chosen, _Column(ui, box), frame.caption_size(ui)
    if not column.compact:
        _title(ui, page, column)
    column.heading("app.seats.player")
    kinds = [ui.say("app.seats.person"), ui.say("app.seats.bot"), ui.say("app.seats.empty")]
    segment(ui, "kind", column.take(48), kinds, 1 if chair.bot else 0, page.set_kind, size=frame.body_size(ui) - 1)
    column.heading("app.seats.name")
    name = page.name_of(chair)
    field(
        ui,
        "name",
        column.take(52),
        _written(chair, name),
        partial(_rename, page, chair),
        hint=name,
        done=lambda: page.focus_on("go"),
    )
    if chair.typed and sum(other.typed == chair.typed for other in page.evening.chairs) > 1:
        column.y += ui.block(
            ui.say("app.seats.twice"),
            Box(column.x, column.y - column.gap + 4, column.width, 40),
            small - 1,
            "ui",
            GOLD_LIGHT,
        )
    if chair.bot and len(LEVELS) > 1:
        levels = list(LEVELS)
        names = [page.kind_of(Chair("", 0, level)) for level in levels]
        segment(
            ui,
            "level",
            column.take(48),
            names,
            levels.index(chair.bot) if chair.bot in levels else 0,
            partial(_set_level, page, levels),
            size=small,
        )
    column.heading("app.seats.token")
    _tokens(ui, page, column.take(108))
    column.heading("app.seats.side")
    segment(
        ui,
        "side",
        column.take(48),
        [ui.say(f"app.seats.{side}") for side in SIDES],
        chair.side,
        partial(_set_side, page, chair),
        size=small,
    )
    if column.y + 60 < box.bottom:
        _turning(ui, page, column, small)


def _title(ui: Ui, page: Seats, column: _Column) -> None:
    size, chair = ui.canvas.by_size(28, 24, 20), page.chosen
    ui.token(ui.app.token(chair.token), column.x + size * 0.5, column.y + size * 0.6, size * 0.42)
    ui.fitted(
        page.name_of(chair),
        column.x + size * 1.5,
        column.y + size * 0.95,
        column.width - size * 1.5,
        (size, size * 0.85),
        "poster",
    )
    column.y += size * 1.7


def _turning(ui: Ui, page: Seats, column: _Column, small: float) -> None:
    ui.text(ui.say("app.seats.turn"), column.x, column.y + 24, small + 1, "bold", SOFT)
    ui.block(
        ui.say("app.seats.turn_help"),
        Box(column.x, column.y + 32, column.width - 90, 60),
        small - 2,
        "ui",
        FAINT,
        lead=1.3,
    )
    toggle(
        ui,
        "turn",
        Box(column.x + column.width - 76, column.y + 2, 76, 48),
        ui.app.settings.turn_table,
        partial(_set_turn, page),
        name=ui.say("app.seats.turn"),
    )


def _tokens(ui: Ui, page: Seats, box: Box) -> None:
    """The signs in two rows; one that is taken names its owner and is exchanged with it."""
    step = min(58.0, box.w / 7)
    radius = min(25.0, step / 2 - 2)
    for n in range(len(TOKENS)):
        row, column = divmod(n, 7)
        x, y = box.x + step * (column + 0.5), box.y + 26 + row * 54
        owner, token = page.evening.taken(n), ui.app.token(n)
        mine = owner is page.chosen
        if owner is None or mine:
            ui.seal(token, x, y, radius)
        else:
            ui.canvas.disc(x, y, radius, LINE)
            ui.canvas.disc(x, y, radius - 2, NIGHT)
            ui.token(token._replace(colour=mix(token.colour, NIGHT, 0.66)), x, y, radius * 0.5)
        if mine:
            ui.canvas.disc(x, y, radius + 4, GOLD_LIGHT, 3)
        ui.target(
            Target(
                f"token:{n}",
                Box(x - step / 2, y - 26, step, 52),
                "tokens",
                token.shape,
                partial(page.evening.give_token, page.chosen, n),
                tip=page.name_of(owner) if owner and not mine else "",
                radius=26,
                ring=-1,
            )
        )


def _written(chair: Chair, shown: str) -> str:
    """The name as it stands in its field: as it was typed, with a space that the next word may follow. That of a bot
    of the house stands in the language of the moment."""
    return chair.name if chair.bot is None or chair.typed in ("", shown) else shown


def _rename(page: Seats, chair: Chair, name: str) -> None:
    chair.name = tidy(name)
    page.app.redraw()


def _set_level(page: Seats, levels: list[str], n: int) -> None:
    page.chosen.bot = levels[n]


def _set_side(page: Seats, chair: Chair, side: int) -> None:
    if not page.evening.move(chair, side):
        page.app.toast(page.app.say("app.seats.full_side"))


def _set_turn(page: Seats, on: bool) -> None:
    page.app.settings.turn_table = on
    page.app.save_settings()
