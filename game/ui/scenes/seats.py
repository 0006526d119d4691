"""Taking seats: the table from above, the people who are known, and the seat in hand."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.bots import LEVELS
from game.core.setup import GameInfo

from ..evening import MOST_A_SIDE, SIDES, Chair
from ..input import Key
from ..page import Page
from ..posters import bot_face, game_name
from ..registry import Box, Target
from ..theme import DIM, FAINT, GOLD_LIGHT, LINE
from ..ui import Ui
from ..widgets import sign
from . import frame
from .seat_panel import seat_panel
from .seat_plan import Plan, draw_chair, draw_table, plan

if TYPE_CHECKING:
    from ..app import App

Regular = dict[str, Any]


class Seats(Page):
    name = "seats"
    unhurried = True

    def __init__(self, app: App, info: GameInfo) -> None:
        super().__init__(app)
        self.info, self.evening = info, app.house.evening
        self.chosen = self.evening.chairs[0]
        self.held: Chair | None = None  # picked up with M
        self.dragged: Chair | Regular | None = None
        self.drag_at = (0.0, 0.0)
        self._start = (0.0, 0.0)
        self._plan: Plan | None = None
        self._tray = Box(0, 0, 0, 0)
        self.first = "chair:0"

    # ------------------------------------------------------------------ names
    def name_of(self, chair: Chair) -> str:
        return self.app.house.called(self.evening.person(chair))

    def kind_of(self, chair: Chair) -> str:
        if chair.bot is None:
            return self.app.say("app.seats.person")
        return self.app.say(f"app.bots.{chair.bot}") if self.app.words.has(f"app.bots.{chair.bot}") else chair.bot

    def free_bot(self, level: int = 0) -> Regular:
        """A bot of a level under a name that nobody has; the first three names are those of the first three levels."""
        names = self.app.words.lines("app.seats.bot_names")
        used = {self.name_of(chair) for chair in self.evening.chairs}
        order = [names[min(level, 2)], *names[3:], *names[:3]]
        name = next((name for name in order if name not in used), names[0])
        return {"name": name, "token": self.evening.free_token(), "bot": tuple(LEVELS)[level]}

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if self.held is not None and key.name in ("esc", "enter", "space"):
            return self._put_down(key.name != "esc")
        at = self._focused_chair()
        if key.name == "m" and at is not None:
            self.held = self.evening.chairs[at]
        elif key.name == "delete" and at is not None:
            self._remove(self.evening.chairs[at])
        elif key.name == "f1":
            self._rules()
        elif key.name == "enter" and at is not None and self.chosen is self.evening.chairs[at]:
            self._go()
        else:
            return False
        return True

    def _focused_chair(self) -> int | None:
        if not self.focus.startswith("chair:"):
            return None
        n = int(self.focus.partition(":")[2])
        return n if n < len(self.evening.chairs) else None

    def _put_down(self, really: bool) -> bool:
        held, self.held = self.held, None
        at = self._focused_chair()
        if really and held is not None and at is not None:
            self.evening.swap(held, self.evening.chairs[at])
            self.focus_on(f"chair:{self.evening.chairs.index(held)}")
        return True

    def _choose(self, chair: Chair) -> None:
        self.chosen = chair
        self.app.redraw()

    def _add(self, side: int | None = None, who: Regular | None = None) -> None:
        if len(self.evening.chairs) < self.info.seats[-1]:
            self.chosen = self.evening.add(who, side)

    def _remove(self, chair: Chair) -> None:
        if len(self.evening.chairs) > max(1, self.info.seats[0]):
            n = self.evening.chairs.index(chair)
            self.evening.chairs.remove(chair)
            self.chosen = self.evening.chairs[min(n, len(self.evening.chairs) - 1)]
            self.app.redraw()
        else:
            chair.sit()

    def _seat(self, who: Regular, chair: Chair) -> None:
        """Somebody known takes a chair; whoever had it is asked to the tray."""
        already = self.evening.under(who["name"])
        if already is not None:
            self.evening.swap(already, chair)
            return
        chair.sit(who["name"], who.get("bot"))
        if self.evening.taken(who["token"]) is None:
            chair.token = who["token"]
        self.chosen = chair

    def set_kind(self, kind: int) -> None:
        chair = self.chosen
        if kind == 2:
            self._remove(chair)
        elif kind == 1 and chair.bot is None:
            bot = self.free_bot()
            chair.sit(bot["name"], bot["bot"])
        elif kind == 0 and chair.bot is not None:
            chair.sit()

    def _go(self) -> None:
        if len(self.evening.chairs) in self.info.seats:
            from .options import Options

            self.app.stack.push(Options(self.app, self.info))

    def _rules(self) -> None:
        from .rules import Rules

        self.app.stack.push(Rules(self.app, self.info.id))

    def _settings(self) -> None:
        from .settings import SettingsPage

        self.app.stack.push(SettingsPage(self.app))

    # ------------------------------------------------------------------ dragging
    def _drag(self, what: Chair | Regular, x: float, y: float, how: str) -> None:
        if how == "down":
            self._start = (x, y)
        elif how == "drag":
            if self.dragged is not None or abs(x - self._start[0]) + abs(y - self._start[1]) > 12:
                self.dragged, self.drag_at = what, (x, y)
                self.hot = ""
        elif self.dragged is not None:
            held, self.dragged = self.dragged, None
            self.armed = ""
            if how == "up":
                self._drop(held, x, y)

    def _drop(self, what: Chair | Regular, x: float, y: float) -> None:
        the = self._plan
        if the is None:
            return
        if self._tray.holds(x, y):
            if isinstance(what, Chair):
                self._remove(what)
            return
        onto = next((chair for chair, box in the.chairs(self.evening) if box.holds(x, y) and chair is not what), None)
        if isinstance(what, Chair):
            if onto is not None:
                self.evening.swap(what, onto)
            elif the.room.grown(40).holds(x, y) and not self.evening.move(what, the.side_at(x, y)):
                self.app.toast(self.app.say("app.seats.full_side"))
        elif onto is not None:
            self._seat(what, onto)
        elif the.room.holds(x, y):
            self._add(the.side_at(x, y), what)

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        if self.chosen not in self.evening.chairs:
            self.chosen = self.evening.chairs[0]
        ui.ground()
        steps = (game_name(ui.app, self.info.id), ui.say("app.seats.step"), ui.say("app.options.title"))
        frame.topbar(
            ui, ui.say("app.seats.title"), self.back, help=self._rules, settings=self._settings, steps=steps, step=1
        )
        area = frame.content(ui)
        canvas = ui.canvas
        if canvas.tall:
            panel = min(canvas.by_size(560, 470, 400), area.h * 0.5)
            self._room(ui, Box(area.x, area.y, area.w, area.h - panel - 16))
            seat_panel(ui, self, Box(area.x, area.bottom - panel, area.w, panel))
        else:
            wide = canvas.by_size(560, 420, 384)
            tray = 0.0 if canvas.size == "S" else canvas.by_size(160, 118, 0)
            seat_panel(ui, self, Box(area.right - wide, area.y, wide, area.h))
            left = area.w - wide - canvas.by_size(40, 28, 16)
            self._room(ui, Box(area.x, area.y, left, area.h - tray - (14 if tray else 0)))
            if tray:
                self._trays(ui, Box(area.x, area.bottom - tray, left, tray))
        hints = (
            (("Tab"), ui.say("app.seats.hint_next")),
            ("M", ui.say("app.seats.hint_move")),
            ("Del", ui.say("app.seats.hint_remove")),
            ("Esc", ui.say("app.seats.hint_back")),
        )
        frame.foot(ui, hints, ui.say("app.seats.go"), self._go, note="" if canvas.size == "S" else self._count(ui))
        self._dragging(ui)

    def _count(self, ui: Ui) -> str:
        if all(chair.bot for chair in self.evening.chairs):
            return ui.say("app.seats.all_bots")
        if len(self.info.seats) == 1:
            return ui.say("app.seats.exactly", n=self.info.seats[0])
        return ui.say(
            "app.seats.room", n=len(self.evening.chairs), **{"from": self.info.seats[0], "to": self.info.seats[-1]}
        )

    def _room(self, ui: Ui, room: Box) -> None:
        the = self._plan = plan(ui, room, len(self.evening.chairs))
        draw_table(ui, the)
        target = self._focused_chair() if self.held is not None else None
        for n, (chair, box) in enumerate(the.chairs(self.evening)):
            marked = chair is self.chosen or n == target
            draw_chair(ui, chair, box, self.name_of(chair), self.kind_of(chair), chosen=marked)
            if chair is self.held:
                ui.rounded(box.grown(4), 14, None, GOLD_LIGHT, 2)
            ui.target(
                Target(
                    f"chair:{n}",
                    box,
                    "chairs",
                    self.name_of(chair),
                    partial(self._choose, chair),
                    point=partial(self._drag, chair),
                    radius=12,
                )
            )
        if len(self.evening.chairs) < self.info.seats[-1]:
            for side in range(4):
                if sum(chair.side == side for chair in self.evening.chairs) < MOST_A_SIDE:
                    x, y = the.spare(side)
                    ui.canvas.disc(x, y, 20, LINE, 2)
                    sign(
                        ui,
                        f"add:{SIDES[side]}",
                        x,
                        y,
                        "plus",
                        ui.say("app.seats.add"),
                        partial(self._add, side),
                        size=22,
                        group="chairs",
                    )
        if self.held is not None:
            said = ui.say("app.seats.held", player=self.name_of(self.held))
            ui.block(
                said,
                Box(room.x, room.bottom - 26, room.w, 26),
                frame.caption_size(ui),
                "bold",
                GOLD_LIGHT,
                align="centre",
            )

    def _trays(self, ui: Ui, box: Box) -> None:
        """Regulars and bots, to drag to a seat or to press for the seat in hand."""
        self._tray = box
        ui.panel(box, 9, 14)
        small = frame.caption_size(ui)
        half = box.w * 0.58
        known = self.evening.absent(self.app.settings.people)
        self._known(ui, ui.say("app.seats.regulars"), known, Box(box.x + 20, box.y, half - 30, box.h), small, "regular")
        ui.canvas.line((box.x + half, box.y + 18), (box.x + half, box.bottom - 18), LINE)
        right = Box(box.x + half + 20, box.y, box.w - half - 30, box.h)
        bots = [self.free_bot(level) for level in range(len(LEVELS))]
        self._known(ui, ui.say("app.seats.bots"), bots, right, small, "bot")

    def _known(self, ui: Ui, title: str, people: list[Regular], box: Box, small: float, group: str) -> None:
        wide = ui.text(title, box.x, box.y + small * 1.6, small, "bold", DIM)
        ui.text(ui.say("app.seats.drag"), box.x + wide + 14, box.y + small * 1.6, small - 1, "ui", FAINT)
        tall = box.h - small * 2.6 - 16
        x = box.x
        for n, person in enumerate(people):
            name = person["name"]
            width = tall + min(ui.width(name, small, "bold") + 18, 190.0)
            if x + width > box.right:
                break
            tile = Box(x, box.y + small * 2.6, width, tall)
            id = f"{group}:{n}"
            ui.panel(tile, 24 if ui.hot(id) else 14, 10)
            face = bot_face(person["bot"]) if person.get("bot") else ""
            if face and ui.app.images.has(face):
                px = ui.canvas.px(tall * 0.76)
                ui.canvas.blit_centred(ui.app.images.picture(face, px, px), tile.x + tall / 2, tile.centre[1])
            else:
                ui.seal(ui.app.token(person["token"]), tile.x + tall / 2, tile.centre[1], tall * 0.34)
            base = tile.centre[1] + small * 0.36
            ui.fitted(name, tile.x + tall * 0.96, base, width - tall, (small, small - 2), "bold")
            ui.target(
                Target(
                    id,
                    tile,
                    group,
                    name,
                    partial(self._seat, person, self.chosen),
                    point=partial(self._drag, person),
                    radius=10,
                    ring=2,
                )
            )
            x += width + 12

    def _dragging(self, ui: Ui) -> None:
        what = self.dragged
        if what is None:
            return
        x, y = self.drag_at
        if isinstance(what, Chair):
            chair, name = what, self.name_of(what)
        else:
            chair, name = Chair(what["name"], what["token"], what.get("bot")), what["name"]
        w, h = self._plan.card if self._plan else (200, 80)
        ui.later(
            lambda: draw_chair(
                ui, chair, Box(x - w / 2, y - h / 2, w, h), name, self.kind_of(chair), chosen=True, held=True
            )
        )
