"""Settings: seven pages, one control a row, every change live. Nothing to save, nothing to confirm."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.content.texts import LANGUAGES

from ..canvas import design_for
from ..input import Key
from ..page import Page
from ..registry import Box, Target
from ..settings import CHOICES, Settings
from ..theme import DIM, GOLD_LIGHT, LINE, PAPER, SOFT
from ..ui import Ui
from ..widgets import sign
from . import frame
from .setting_rows import Row, row_height, setting_row
from .settings_sample import sample
from .title import LANGUAGE_NAMES

if TYPE_CHECKING:
    from ..app import App

PAGES = (
    ("display", "eye"),
    ("motion", "cards"),
    ("sound", "sound"),
    ("privacy", "hidden"),
    ("play", "people"),
    ("keys", "gear"),
    ("data", "folder"),
)
_ROWS = {
    "display": ("lang", "text_size", "safe_colours", "contrast", "fullscreen", "drawing"),
    "motion": ("pace", "reduced", "bot_pause"),
    "sound": ("table_volume", "house_volume", "ambience_volume", "mute_on_leave"),
    "privacy": ("secrecy", "hide_on_leave", "recap"),
    "play": ("sorting", "turn_table", "hints"),
}
_KEYS = (
    ("F1", "f1"),
    ("F3", "f3"),
    ("F11", "f11"),
    ("Ctrl L", "ctrl_l"),
    ("Ctrl + −", "ctrl_text"),
    ("Tab", "tab"),
    ("← ↑ ↓ →", "arrows"),
    ("Enter", "enter"),
    ("Esc", "esc"),
    ("Space", "space"),
    ("F5 … F12", "seat_keys"),
    ("1 … 0", "digits"),
    ("I", "i"),
    ("H", "h"),
    ("Ctrl Z", "ctrl_z"),
    ("L", "l"),
    ("M", "m"),
)
_SLIDERS = {"table_volume": 10, "house_volume": 10, "ambience_volume": 10, "bot_pause": 5}
_HEARD = {"table_volume": "drop", "house_volume": "press"}  # what a slider sounds like while it is moved


class SettingsPage(Page):
    name = "settings"
    first = "page:0"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.at = 0
        self.before: list[tuple[str, Any]] = []  # what Ctrl Z brings back

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if key.ctrl and key.name == "z" and self.before:
            name, value = self.before.pop()
            self._put(name, value)
            return True
        if key.ctrl and key.name == "tab":
            self._page((self.at + (-1 if key.shift else 1)) % len(PAGES))
            return True
        return False

    def _page(self, at: int) -> None:
        self.at = at
        self.focus_on(f"page:{at}")

    def _set(self, name: str, value: Any) -> None:
        old = getattr(self.app.settings, name)
        if old != value:
            self.before.append((name, old))
            self._put(name, value)

    def _put(self, name: str, value: Any) -> None:
        app = self.app
        if name == "lang":
            app.settings.lang = value
            app.words.lang = value or app.words.lang
        elif name == "text_size":
            app.set_text_size(value)
        else:
            setattr(app.settings, name, value)
        if name == "fullscreen":
            app.fullscreen = value
        app.save_settings()
        app.redraw()
        if name in _HEARD:
            app.sounds.play(_HEARD[name])

    def _ask(self, text: str, no: str, yes: str, do: Any) -> None:
        from .dialog import Dialog

        self.app.stack.push(Dialog(self.app, self.app.say(text), ((no, None), (yes, do))))

    def _delete_matches(self) -> None:
        for save in self.app.house.saves.all():
            if self.app.house.session is None:
                self.app.house.saves.delete(save)

    def _forget_people(self) -> None:
        self.app.settings.people, self.app.settings.seats = [], []
        self.app.save_settings()

    def _reset(self) -> None:
        kept = self.app.settings
        fresh = Settings(
            people=kept.people,
            seats=kept.seats,
            options=kept.options,
            tables=kept.tables,
            players=kept.players,
            game=kept.game,
        )
        self.app.settings_file.values = fresh
        self.before.clear()
        self._put("text_size", fresh.text_size)

    def _open_folder(self) -> None:
        from ..folders import show_folder

        show_folder(self.app, self.app.home)

    # ------------------------------------------------------------------ rows
    def rows(self) -> list[Row]:
        """The rows of the page in hand."""
        page = PAGES[self.at][0]
        if page == "data":
            return self._data_rows()
        return [self._row(name) for name in _ROWS.get(page, ())]

    def _row(self, name: str) -> Row:
        say, value = self.app.say, getattr(self.app.settings, name)
        label, help = say(f"app.settings.{name}.label"), self.app.words.optional(f"app.settings.{name}.help")
        if name in _SLIDERS:
            return Row(name, label, help, (), value, partial(self._set, name), "slider", _SLIDERS[name])
        if name == "lang":
            codes = list(reversed(LANGUAGES))
            return Row(
                name,
                label,
                help,
                tuple(LANGUAGE_NAMES[c] for c in codes),
                codes.index(self.app.lang),
                lambda n: self._set("lang", codes[n]),
            )
        choices = CHOICES[name]
        if name == "text_size" and self._no_larger():
            help = say("app.settings.text_size.no_larger")
        if isinstance(value, bool) and not self.app.words.has(f"app.settings.{name}.True"):
            return Row(name, label, help, ("", ""), int(value), lambda n: self._set(name, bool(n)), "switch")
        labels = tuple(say(f"app.settings.{name}.{'suggested' if choice == '' else choice}") for choice in choices)
        return Row(name, label, help, labels, choices.index(value), lambda n: self._set(name, choices[n]))

    def _no_larger(self) -> bool:
        """Whether a larger text than this, or this one itself, changes nothing in this window."""
        w, h = self.app.screen.get_size()
        designs = [design_for(w, h, n) for n in CHOICES["text_size"]]
        at = self.app.settings.text_size
        return designs[at] == designs[-1] and len(set(designs)) < len(designs)

    def _data_rows(self) -> list[Row]:
        say, app = self.app.say, self.app
        kept, folder = len(app.house.saves.all()), str(app.house.saves.folder)
        known = say("app.settings.data.people_help", n=len(app.settings.people))
        rows = [
            Row(
                "folder",
                say("app.settings.data.folder"),
                str(app.home),
                (say("app.settings.data.open"),),
                0,
                lambda n: self._open_folder(),
                "button",
            ),
            Row(
                "matches",
                say("app.settings.data.matches"),
                say("app.settings.data.matches_help", n=kept, folder=folder),
                (say("app.settings.data.delete"),),
                0,
                lambda n: self._ask(
                    "app.confirm.delete_saves", "app.button.delete_no", "app.button.delete_yes", self._delete_matches
                ),
                "button",
            ),
            Row(
                "people",
                say("app.settings.data.people"),
                known,
                (say("app.settings.data.forget"),),
                0,
                lambda n: self._ask(
                    "app.confirm.delete_people", "app.button.delete_no", "app.button.delete_yes", self._forget_people
                ),
                "button",
            ),
            Row(
                "reset",
                say("app.settings.data.reset"),
                say("app.settings.data.reset_help"),
                (say("app.settings.reset"),),
                0,
                lambda n: self._ask("app.confirm.reset", "app.button.reset_no", "app.button.reset_yes", self._reset),
                "button",
            ),
        ]
        return rows

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        ui.ground()
        frame.topbar(ui, ui.say("app.settings.title"), self.back)
        if not canvas.tall and canvas.size != "S":
            ui.text(
                ui.say("app.settings.live"),
                canvas.width - frame.margin(ui),
                frame.bar_height(ui) / 2 + 7,
                frame.caption_size(ui),
                "ui",
                DIM,
                "right",
            )
        area = frame.content(ui)
        area = Box(area.x, area.y, area.w, area.h + frame.foot_height(ui) * 0.35)
        if canvas.tall:
            self._strip(ui, Box(area.x, area.y, area.w, 56))
            size = frame.body_size(ui)
            ui.text(ui.say(f"app.settings.page.{PAGES[self.at][0]}"), area.x, area.y + 84 + size, size * 1.3, "poster")
            self._rows(ui, Box(area.x, area.y + 100 + size, area.w, area.h - 100 - size))
        else:
            names = [ui.say(f"app.settings.page.{page}") for page, _ in PAGES]
            wide, size = frame.column(ui, names, canvas.by_size(300, 236, 200), 72)
            self._list(ui, Box(area.x, area.y, wide, area.h), size)
            gap = canvas.by_size(56, 32, 24)
            show = canvas.size == "L" or (canvas.size == "M" and canvas.width >= 1240)
            room = canvas.by_size(500, 320, 0) if show else 0.0
            x = area.x + wide + gap
            ui.canvas.line((x - gap / 2, area.y), (x - gap / 2, area.bottom - 20), LINE)
            self._rows(ui, Box(x, area.y, area.right - x - room - (gap if room else 0), area.h))
            if room:
                sample(ui, PAGES[self.at][0], Box(area.right - room, area.y, room, area.h - 20))
        hints = (
            ("↑ ↓", ui.say("app.settings.hint_row")),
            ("← →", ui.say("app.settings.hint_change")),
            ("Ctrl +", ui.say("app.settings.hint_text")),
            ("Esc", ui.say("app.settings.hint_back")),
        )
        frame.foot(ui, hints, "", None)

    def _list(self, ui: Ui, box: Box, size: float) -> None:
        """The pages one below the other, all in one size."""
        row = min(ui.canvas.by_size(66, 54, 52), box.h / len(PAGES))
        for n, (page, icon) in enumerate(PAGES):
            part = Box(box.x, box.y + n * row, box.w, row - 4)
            chosen = n == self.at
            if chosen:
                ui.panel(part, 40, 10)
            elif ui.hot(f"page:{n}"):
                ui.panel(part, 18, 10)
            ui.icon(icon, part.x + 30, part.centre[1], size * 1.35, GOLD_LIGHT if chosen else SOFT)
            ui.fitted(
                ui.say(f"app.settings.page.{page}"),
                part.x + 60,
                part.centre[1] + size * 0.36,
                part.w - 68,
                (size,),
                "bold" if chosen else "ui",
                PAPER if chosen else SOFT,
            )
            ui.target(
                Target(
                    f"page:{n}",
                    part,
                    "pages",
                    ui.say(f"app.settings.page.{page}"),
                    partial(self._page, n),
                    radius=10,
                    ring=2,
                )
            )

    def _strip(self, ui: Ui, box: Box) -> None:
        """On a tall window: the pages as signs in a row, the chosen one with its name."""
        step = box.w / len(PAGES)
        for n, (page, icon) in enumerate(PAGES):
            x = box.x + step * (n + 0.5)
            if n == self.at:
                ui.panel(Box(x - step / 2 + 2, box.y, step - 4, box.h), 40, 10)
            sign(
                ui,
                f"page:{n}",
                x,
                box.centre[1],
                icon,
                ui.say(f"app.settings.page.{page}"),
                partial(self._page, n),
                size=30,
                group="pages",
                colour=GOLD_LIGHT if n == self.at else SOFT,
            )

    def _rows(self, ui: Ui, box: Box) -> None:
        if PAGES[self.at][0] == "keys":
            self._keys(ui, box)
            return
        rows = self.rows()
        inner = box.w - 30
        tall = sum(row_height(ui, row, inner) for row in rows)
        with ui.scrolled(f"rows:{self.at}", Box(box.x - 12, box.y - 6, box.w + 12, box.h), tall + 12) as top:
            y = top + 6
            for row in rows:
                height = row_height(ui, row, inner)
                setting_row(ui, row, Box(box.x, y, inner, height))
                y += height

    def _keys(self, ui: Ui, box: Box) -> None:
        size = frame.body_size(ui)
        row = max(size * 2.0, min(size * 2.5, box.h / len(_KEYS)))
        room = size * 9.5
        with ui.scrolled("keys", box, row * len(_KEYS)) as top:
            for n, (caps, key) in enumerate(_KEYS):
                y, x = top + row * (n + 0.5), box.x
                for cap in caps.split(" "):
                    x += ui.keycap(cap, x, y, size * 0.82) + 6
                ui.fitted(
                    ui.say(f"app.settings.keys.{key}"),
                    box.x + room,
                    y + size * 0.36,
                    box.w - room - 20,
                    (size, size - 2, size - 4),
                    "ui",
                    SOFT,
                )
        ui.target(
            Target(
                "keys", Box(box.x, box.y, box.w, box.h), "keys", ui.say("app.settings.page.keys"), radius=12, ring=-1
            )
        )
