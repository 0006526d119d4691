"""House rules: ready-made evenings as tickets, one row a setting, how hands are hidden, and what will happen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.core.setup import Advice, GameInfo, TableSetting

from .. import ready
from ..evening import DEALS, DIGITS, UNDOS
from ..input import Key
from ..page import Page
from ..posters import game_name
from ..registry import Box, Target
from ..theme import DIM, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from ..widgets import field
from . import frame
from .options_summary import summary
from .picture_rows import Tile, picks, picks_height
from .secrecy_picture import WAYS, secrecy_picture
from .setting_rows import Row, row_height, setting_row
from .tickets import Ticket, draw_ticket, ticket_height, tickets

if TYPE_CHECKING:
    from ..app import App


class Options(Page):
    name = "options"
    unhurried = True
    first = "go"

    def __init__(self, app: App, info: GameInfo) -> None:
        super().__init__(app)
        self.info, self.evening = info, app.house.evening
        self.evening.rules_for(info, app.settings.tables.get(info.id))
        if not self.evening.options:
            self.evening.options = self._last()
        self.deal = "" if self.evening.seed is None else str(self.evening.seed)

    def arrive(self) -> Iterator[None]:
        """What the table will need is read while the house rules are: words, and the code of the table itself."""
        yield from self.app.words.texts.reading(self.info.id)
        yield from ready.table(self.info.id, self.app.house.shelf.games)

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if key.name == "f1":
            self._rules()
            return True
        return False

    def _rules(self) -> None:
        from .rules import Rules

        self.app.stack.push(Rules(self.app, self.info.id))

    def _settings(self) -> None:
        from .settings import SettingsPage

        self.app.stack.push(SettingsPage(self.app))

    def _begin(self) -> None:
        from ..flow import begin

        if self.advice()[1]:
            return
        self.app.settings.options[self.info.id] = dict(self.evening.options)
        self.app.settings.tables[self.info.id] = self.evening.table_rules()
        if self.info.secrecy != "none":
            self._set_way(self.way())
        begin(self.app)

    def _set(self, setting: TableSetting, names: tuple[str, ...], n: int) -> None:
        self.evening.options[setting.key] = names[n]
        self._fill_in(setting.key)
        self.app.redraw()

    def _fill_in(self, changed: str) -> None:
        """What is to be chosen with a setting begins as the game suggests, unless what was chosen before still fits."""
        options = self.evening.options
        if any(advice.fatal for advice in self.advices()):
            hang = {s.key for s in self.info.settings if any(key == changed for key, _ in s.needs)}
            options = {key: value for key, value in options.items() if key not in hang}
        self.evening.options = self.app.house.shelf.filled(self.info.id, len(self.evening.chairs), options)

    def _pick(self, setting: TableSetting) -> None:
        """One more of this; after the last possible one none."""
        values = sorted(setting.values)
        at = values.index(self.info.options(self.evening.options)[setting.key])
        self.evening.options[setting.key] = values[(at + 1) % len(values)]
        self.app.redraw()

    def _take(self, ticket: Ticket) -> None:
        self.evening.options = dict(ticket.options)
        self.app.redraw()

    def _type_deal(self, text: str) -> None:
        self.deal = "".join(c for c in text if c in "0123456789")[:DIGITS]
        self.evening.seed = int(self.deal) % DEALS if self.deal else None

    def _set_way(self, n: int) -> None:
        self.evening.secrecy = WAYS[n]  # type: ignore[assignment]
        self.app.redraw()

    def _set_length(self, n: int) -> None:
        self.evening.matches, self.evening.goal = self.lengths()[n]
        self.app.redraw()

    def _set_undo(self, n: int) -> None:
        self.evening.undo = UNDOS[n]
        self.app.redraw()

    # ------------------------------------------------------------------ what there is
    def lengths(self) -> list[tuple[int | None, int]]:
        """How long a series may be: so many matches, or until somebody has so many points."""
        return [*((matches, 0) for matches in self.info.matches), *((None, goal) for goal in self.info.goals)]

    def _last(self) -> dict[str, str]:
        kept = self.app.settings.options.get(self.info.id, {})
        known = {s.key: s.values for s in self.info.settings}
        return {k: v for k, v in kept.items() if k in known and v in known[k]}

    def tickets(self) -> list[Ticket]:
        return tickets(self.info, self.info.options(self._last()))

    def rows(self) -> list[Row]:
        """The settings that mean something as things stand, then the length of the series."""
        say, chosen = self.app.say, self.info.options(self.evening.options)
        rows = []
        for setting in self.info.meaningful(chosen):
            if setting.picture:
                continue
            key = f"{self.info.id}.setting.{setting.key}"
            switch = set(setting.values) == {"on", "off"}
            names = ("off", "on") if switch else setting.values
            values = tuple(self.app.words.optional(f"{key}.{value}") or value for value in names)
            rows.append(
                Row(
                    setting.key,
                    say(f"{key}.label"),
                    self.app.words.optional(f"{key}.help"),
                    values,
                    names.index(chosen[setting.key]),
                    partial(self._set, setting, names),
                    "switch" if switch else "segment",
                )
            )
        lengths = self.lengths()
        if len(lengths) > 1:
            labels = tuple(
                say("app.options.to_points", n=goal) if n is None else say("app.options.matches", n=n)
                for n, goal in lengths
            )
            rows.append(
                Row(
                    "matches",
                    say("app.options.length"),
                    say("app.options.length_help"),
                    labels,
                    lengths.index((self.evening.matches, self.evening.goal)),
                    self._set_length,
                )
            )
        rows.append(
            Row(
                "undo",
                say("app.options.undo"),
                say("app.options.undo_help"),
                tuple(say(f"app.options.undo_{way}") for way in UNDOS),
                UNDOS.index(self.evening.undo),
                self._set_undo,
            )
        )
        return rows

    def pictures(self) -> list[Tile]:
        """The settings that are picked by their pictures."""
        chosen = self.info.options(self.evening.options)
        return [
            Tile(
                s.key,
                self.app.say(f"{self.info.id}.setting.{s.key}.label"),
                s.picture,
                int(chosen[s.key]),
                max(map(int, s.values)),
                partial(self._pick, s),
            )
            for s in self.info.meaningful(chosen)
            if s.picture
        ]

    def advices(self) -> tuple[Advice, ...]:
        """All that the game says of these settings for so many seats."""
        rules = self.app.house.shelf.rules(self.info.id)
        return rules.advice(len(self.evening.chairs), self.info.options(self.evening.options))

    def _said(self) -> list[tuple[str, bool]]:
        """The advice in words, beside the pictures it is about."""
        return [(self.app.words.say(each.key, each.args), each.fatal) for each in self.advices()]

    def advice(self) -> tuple[str, bool]:
        """The first thing of them, and how many more there are; and whether it cannot be dealt with them."""
        found = self.advices()
        fatal = [advice for advice in found if advice.fatal]
        if not found:
            return "", False
        first = (fatal or list(found))[0]
        said = self.app.words.say(first.key, first.args)
        if len(found) > 1:
            said = self.app.say("app.options.and_more", said=said, n=len(found) - 1)
        return said, bool(fatal)

    def way(self) -> int:
        """Which way of hiding is chosen: the typed one, the one set for the house, the one the game suggests."""
        chosen = self.evening.secrecy or self.app.settings.secrecy or self.info.secrecy
        return WAYS.index(chosen) if chosen in WAYS else 0

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        ui.ground()
        steps = (game_name(ui.app, self.info.id), ui.say("app.seats.step"), ui.say("app.options.title"))
        frame.topbar(
            ui, ui.say("app.options.title"), self.back, help=self._rules, settings=self._settings, steps=steps, step=2
        )
        area = frame.content(ui)
        canvas = ui.canvas
        side = 0.0 if canvas.tall or canvas.size == "S" else canvas.by_size(452, 330, 0)
        gap = canvas.by_size(56, 32, 0) if side else 0.0
        left = Box(area.x, area.y, area.w - side - gap, area.h)
        tall = self._height(ui, left.w)
        with ui.scrolled("rules", Box(left.x - 14, left.y - 8, left.w + 28, left.h + 8), tall + 8) as top:
            self._column(ui, Box(left.x, top + 8, left.w, tall))
        if side:
            summary(ui, self, Box(area.right - side, area.y, side, area.h))
        hints = (
            ("↑ ↓", ui.say("app.options.hint_row")),
            ("← →", ui.say("app.options.hint_change")),
            ("F1", ui.say("app.title.how")),
            ("Esc", ui.say("app.options.hint_back")),
        )
        said, fatal = self.advice()
        frame.foot(ui, hints, ui.say("app.options.go"), self._begin, note=said, enabled=not fatal)

    def _height(self, ui: Ui, width: float) -> float:
        """How tall the column will be; it is set twice the same way."""
        line = frame.caption_size(ui) * 1.9
        ticket = ticket_height(ui) + ui.canvas.by_size(28, 22, 16)
        rows = sum(row_height(ui, row, width) for row in self.rows()) or 60.0
        pictures = self.picture_height(ui) + line + 20 if self._pictures_below(ui) else 0
        rows += picks_height(ui, self.pictures(), self._said(), width)
        deal = self._deal_height(ui, width) if self.info.chance else 0
        return line + ticket + line + rows + deal + pictures + 10

    def _column(self, ui: Ui, box: Box) -> None:
        line = frame.caption_size(ui) * 1.9
        y = box.y
        frame.heading(ui, ui.say("app.options.ready"), box.x, y + line * 0.5)
        y += line
        self._tickets(ui, Box(box.x, y, box.w, ticket_height(ui)))
        y += ticket_height(ui) + ui.canvas.by_size(28, 22, 16)
        frame.heading(ui, ui.say("app.options.play"), box.x, y + line * 0.5)
        y += line
        rows = self.rows()
        if not rows:
            ui.block(ui.say("app.options.none"), Box(box.x, y, box.w, 60), frame.body_size(ui), "ui", DIM)
            y += 60
        for row in rows:
            tall = row_height(ui, row, box.w)
            setting_row(ui, row, Box(box.x, y, box.w, tall))
            y += tall
        tall = picks_height(ui, self.pictures(), self._said(), box.w)
        picks(ui, self.pictures(), self._said(), Box(box.x, y, box.w, tall))
        y += tall
        if self.info.chance:
            tall = self._deal_height(ui, box.w)
            self._deal(ui, Box(box.x, y, box.w, tall))
            y += tall
        if self._pictures_below(ui):
            frame.heading(ui, ui.say("app.options.secrecy"), box.x, y + line * 0.6)
            wide = min(ui.canvas.by_size(520, 420, 420), (box.w - 16) / 2)
            for n in range(len(WAYS)):
                self.picture(ui, n, Box(box.x + n * (wide + 16), y + line, wide, self.picture_height(ui)))

    # ------------------------------------------------------------------ tickets
    def _tickets(self, ui: Ui, box: Box) -> None:
        now = self.info.options(self.evening.options)
        tickets = self.tickets()
        gap = ui.canvas.by_size(20, 16, 12)
        wide = min(ui.canvas.by_size(380, 300, 290), (box.w - gap * (len(tickets) - 1)) / len(tickets))
        for n, ticket in enumerate(tickets):
            part = Box(box.x + n * (wide + gap), box.y, wide, box.h)
            draw_ticket(ui, ticket, part, ticket.options == now, self.evening.matches or 1, self._take)

    # ------------------------------------------------------------------ deal number
    def _deal_height(self, ui: Ui, width: float) -> float:
        size, small = frame.body_size(ui), frame.caption_size(ui)
        room = width - ui.canvas.by_size(300, 260, 236) - 30
        help = ui.type.height(ui.canvas, ui.say("app.options.deal_help"), room, small, lead=1.35)
        return max(84.0, size * 1.3 + help + 30)

    def _deal(self, ui: Ui, box: Box) -> None:
        size, small = frame.body_size(ui), frame.caption_size(ui)
        wide = ui.canvas.by_size(300, 260, 236)
        ui.text(ui.say("app.options.deal"), box.x, box.y + 12 + size * 0.86, size, "bold", PAPER)
        room = Box(box.x, box.y + 12 + size * 1.3, box.w - wide - 30, box.h)
        ui.block(ui.say("app.options.deal_help"), room, small, "ui", DIM, lead=1.35)
        field(
            ui,
            "deal",
            Box(box.right - wide, box.y + 14, wide, 52),
            self.deal,
            self._type_deal,
            hint=ui.say("app.options.deal_new"),
            longest=DIGITS,
            only="0123456789",
            done=lambda: self.focus_on("go"),
            group="rows",
            size=size,
        )

    # ------------------------------------------------------------------ hiding
    def picture_height(self, ui: Ui) -> float:
        return ui.canvas.by_size(120, 94, 92) + (22 if ui.canvas.tall else 0)

    def _pictures_below(self, ui: Ui) -> bool:
        """Under the rows where there is no side panel; a game that hides nothing shows none."""
        return self.info.secrecy != "none" and (ui.canvas.tall or ui.canvas.size == "S")

    def picture(self, ui: Ui, n: int, box: Box) -> None:
        way, size, small = WAYS[n], frame.body_size(ui), frame.caption_size(ui)
        chosen = n == self.way()
        ui.panel(box, 22 if chosen or ui.hot(f"way:{n}") else 10, 12, GOLD_LIGHT if chosen else None, 3)
        tall = box.h - 28 if box.w >= 300 else box.h - 40
        picture = Box(box.x + 14, box.centre[1] - tall / 2, tall * (1.25 if box.w >= 300 else 0.9), tall)
        secrecy_picture(ui, way, picture)
        x, room = picture.right + 14, box.right - picture.right - 24
        title = ui.say(f"app.options.{way}")
        ui.fitted(
            title, x, box.y + 14 + size * 0.9, room, (size, size - 2, size - 4), "bold", GOLD_LIGHT if chosen else PAPER
        )
        ui.block(
            ui.say(f"app.options.{way}_line"),
            Box(x, box.y + 14 + size * 1.3, room, box.h),
            small - 1,
            "ui",
            SOFT,
            lead=1.3,
        )
        ui.target(Target(f"way:{n}", box, "ways", title, partial(self._set_way, n), radius=12))
