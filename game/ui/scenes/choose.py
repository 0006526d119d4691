"""Choosing a game: broadsides on a wall. What does not fit tonight is dimmed, says why, and can still be read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.content import report
from game.session.shelf import Title

from ..input import Key
from ..page import Page
from ..posters import game_name, game_text
from ..registry import Box, Target
from ..theme import DIM, GOLD, GOLD_LIGHT, PAPER, SOFT, STEEL
from ..ui import Ui
from ..widgets import button, segment, sign
from . import frame
from .poster_card import PosterCard

if TYPE_CHECKING:
    from ..app import App

SHOWN = 3  # of the mistakes in a game's files: so many sentences of three lines fit into the smallest window
COUNTS = (2, 3, 4, 5, 6, 7)  # the last one stands for "as many as there are"


class Choose(Page):
    name = "choose"
    unhurried = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        ids = app.house.shelf.ids
        chosen = app.house.evening.game or app.settings.game
        self.at = ids.index(chosen) if chosen in ids else 0
        self.players = app.settings.players
        self.first = f"poster:{self.at}"

    def arrive(self) -> Iterator[None]:
        """The games are read, one after the other."""
        for game in self.app.house.shelf.ids:
            yield from self.app.house.shelf.reading(game)

    @property
    def titles(self) -> tuple[Title, ...]:
        return self.app.house.shelf.titles()

    @property
    def chosen(self) -> Title:
        return self.titles[self.at]

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if key.name in ("left", "right") and self.focus.startswith("poster:"):
            self._choose(self.at + (1 if key.name == "right" else -1))
        elif key.name in ("home", "end") and self.focus.startswith("poster:"):
            self._choose(0 if key.name == "home" else len(self.titles) - 1)
        elif key.name in ("pageup", "pagedown"):
            self._choose(self.at + (3 if key.name == "pagedown" else -3))
        elif key.name.isdigit() and key.name in "23456789":
            self._set_players(int(key.name))
        elif key.name == "f1":
            self._rules()
        elif key.name == "enter" and (self.focus.startswith("poster:") or self.focus == "go"):
            self._go()
        else:
            return False
        return True

    def _choose(self, at: int) -> None:
        self.at = min(len(self.titles) - 1, max(0, at))
        self.focus_on(f"poster:{self.at}")

    def _set_players(self, players: int) -> None:
        self.players = players
        self.app.redraw()

    def _rules(self) -> None:
        from .rules import Rules

        self.app.stack.push(Rules(self.app, self.chosen.id))

    def _settings(self) -> None:
        from .settings import SettingsPage

        self.app.stack.push(SettingsPage(self.app))

    def _mistakes(self) -> None:
        from .dialog import Dialog

        title = self.app.say("app.choose.mistakes")
        texts, mistakes = self.app.words.texts, self.chosen.mistakes
        lines = [report.sentence(mistake, texts) for mistake in mistakes[:SHOWN]] or [self.chosen.cause]
        if len(mistakes) > SHOWN:
            lines.append(self.app.say("app.check.more", n=len(mistakes) - SHOWN))
        self.app.stack.push(Dialog(self.app, "\n".join(lines), title=title))

    def _go(self) -> None:
        info = self.chosen.info
        if info is None:
            return
        from .seats import Seats

        evening = self.app.house.evening
        players = min(max(self.players, info.seats[0]), info.seats[-1])
        if evening.game != info.id:
            evening.game, evening.seed = info.id, None
        evening.rules_for(info, self.app.settings.tables.get(info.id))
        evening.seat_people(players, self.app.settings.people, self.app.settings.seats)
        self.app.stack.push(Seats(self.app, info))

    # ------------------------------------------------------------------ what is said
    def reason(self, title: Title) -> str:
        """Why this game does not fit tonight; "" if it does."""
        if title.info is None:
            return self.app.say(title.problem)
        seats = title.info.seats
        if self.players in seats or (self.players == COUNTS[-1] and seats[-1] >= COUNTS[-1]):
            return ""
        if len(seats) == 1:
            return self.app.say("app.choose.only", n=seats[0])
        return self.app.say("app.choose.from_to", **{"from": seats[0], "to": seats[-1]})

    def secret(self, game: str) -> str:
        """What is hidden and what hiding it costs, as far as the game has words for them."""
        what, cost = (game_text(self.app, game, part) for part in ("hidden", "cost"))
        return self.app.say("app.choose.hidden", what=what, cost=cost) if what else cost

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        ui.ground(0.5, 0.1)
        bar = frame.topbar(ui, ui.say("app.choose.title"), self.back, help=self._rules, settings=self._settings)
        area = frame.content(ui)
        if ui.canvas.tall:
            self._tall(ui, area)
        else:
            if ui.canvas.size == "S":  # no line to spare: the numbers go into the top bar
                self._counts(ui, bar.x, bar.centre[1] - 24, bar.w - 20)
            else:
                self._counts(ui, area.x, area.y, area.w)
            self._wide(ui, area)
        fit = self.chosen.info is not None
        frame.foot(
            ui,
            (
                (("← →"), ui.say("app.choose.hint_choose")),
                ("Enter", ui.say("app.choose.go")),
                ("2–9", ui.say("app.choose.hint_players")),
                ("F1", ui.say("app.choose.hint_rules")),
                ("Esc", ui.say("app.choose.hint_back")),
            ),
            ui.say("app.choose.go"),
            self._go,
            enabled=fit,
        )

    def _counts(self, ui: Ui, x: float, y: float, width: float) -> None:
        """Players tonight, at the right end of a line; where that is too short for the words, under their sign."""
        size = frame.body_size(ui) - 1
        label = ui.say("app.choose.players")
        most = (
            max(title.info.seats[-1] for title in self.titles if title.info)
            if any(title.info for title in self.titles)
            else 6
        )
        counts = [n for n in COUNTS if n <= most]
        labels = [f"{n}+" if n == COUNTS[-1] else str(n) for n in counts]
        part = ui.canvas.by_size(64, 54, 50)
        wide = min(part * len(labels), width)
        at = next((k for k, n in enumerate(counts) if n == min(self.players, COUNTS[-1])), -1)
        segment(
            ui,
            "players",
            Box(x + width - wide, y, wide, 48),
            labels,
            at,
            lambda n: self._set_players(counts[n]),
            size=size,
        )
        far, room = x + width - wide - 18, width - wide - 18
        fits = ui.type.fit(ui.canvas, label, room, (size, size - 1, size - 2), "ui")
        if ui.width(label, fits) <= room:
            ui.text(label, far, y + 24 + fits * 0.36, fits, "ui", DIM, "right")
        else:
            ui.icon("people", far - 12, y + 24, 26, DIM)

    def _wide(self, ui: Ui, area: Box) -> None:
        canvas = ui.canvas
        top = area.y + canvas.by_size(74, 62, 6)
        facts = canvas.by_size(150, 128, 118)
        tall = area.bottom - top - facts
        shown = 5 if canvas.size != "S" else 3
        gap = canvas.by_size(28, 20, 18)
        chevrons = 2 * 28.0 if len(self.titles) > shown else 0.0
        wide = min((area.w - chevrons - gap * (shown - 1)) / shown, tall / 1.5)
        first = self._first(shown)
        whole = shown * wide + (shown - 1) * gap
        x = area.x + (area.w - whole) / 2
        for n in range(first, min(first + shown, len(self.titles))):
            self._poster(ui, n, Box(x + (n - first) * (wide + gap), top, wide, tall))
        if first:
            self._more(ui, "earlier", area.x - 2, top + tall / 2, first - 1)
        if first + shown < len(self.titles):
            self._more(ui, "later", area.right + 2, top + tall / 2, first + shown)
        self._facts(ui, Box(area.x, top + tall + canvas.by_size(26, 20, 16), area.w, facts))

    def _more(self, ui: Ui, id: str, x: float, y: float, at: int) -> None:
        """A chevron that brings in the nearest poster out of sight and chooses it; arrow keys need none."""
        icon = "back" if id == "earlier" else "next"
        label, press = ui.say("app.choose.more"), partial(self._choose, at)
        sign(ui, id, x, y, icon, label, press, group="posters", focusable=False)

    def _tall(self, ui: Ui, area: Box) -> None:
        """The chosen poster large, the others a strip of five below."""
        canvas = ui.canvas
        self._counts(ui, area.x, area.y, area.w)
        strip = canvas.by_size(190, 140, 110)
        facts = canvas.by_size(210, 190, 170)
        top = area.y + 62
        tall = area.bottom - top - strip - facts - 24
        wide = min(area.w, tall / 1.38)
        self._poster(ui, self.at, Box(area.x + (area.w - wide) / 2, top, wide, tall))
        gap = 10.0
        small = (area.w - gap * (len(self.titles) - 1)) / len(self.titles)
        y = top + tall + 18
        for n in range(len(self.titles)):
            if n != self.at:
                self._poster(ui, n, Box(area.x + n * (small + gap), y, small, min(strip - 20, small * 1.4)))
        self._facts(ui, Box(area.x, y + strip, area.w, facts))

    def _first(self, shown: int) -> int:
        """The first poster on the wall so that the chosen one shows."""
        return min(max(0, self.at - shown // 2), max(0, len(self.titles) - shown))

    def _poster(self, ui: Ui, n: int, box: Box) -> None:
        title, chosen = self.titles[n], n == self.at
        card = PosterCard(title, self.reason(title))
        lean = 0.0 if chosen else (0.9 if n % 2 else -0.9)
        picture = card.picture(ui, box, lean)
        if chosen:
            ui.shadow(box, 8)
        ui.canvas.blit_centred(picture, *box.centre)
        card.note(ui, box)
        if chosen:
            ui.rounded(box.grown(5), 12, None, GOLD_LIGHT, 3)
        x, y, pin = card.pin(box, ui.canvas.by_size(10, 8, 7))
        ui.canvas.disc(x + 1, y + 2, pin, (20, 16, 20))
        ui.canvas.disc(x, y, pin, GOLD if chosen else STEEL)
        ui.target(
            Target(
                f"poster:{n}",
                box,
                "posters",
                game_name(ui.app, title.id),
                partial(self._choose, n),
                focusable=chosen,  # as in a segment: the arrows choose, and the frame is where the choice is
                radius=8,
                ring=9,
            )
        )
        if card.reason:
            card.label(ui, box)

    def _facts(self, ui: Ui, box: Box) -> None:
        """Of the chosen one: name, what it is, what hiding will cost; or why it cannot be played."""
        title, size = self.chosen, frame.body_size(ui)
        head = ui.canvas.by_size(34, 28, 24)
        room = box.w if ui.canvas.tall else box.w - ui.canvas.by_size(420, 300, 250)
        name = game_name(ui.app, title.id)
        ui.fitted(name, box.x, box.y + head * 0.8, room, (head, head * 0.85), "poster", GOLD_LIGHT)
        y = box.y + head * 1.15
        if title.info is None:
            key = title.problem + "_long" if ui.app.words.has(title.problem + "_long") else title.problem
            y += ui.block(ui.say(key, game=name, n=len(title.mistakes)), Box(box.x, y, room, box.h), size, "ui", SOFT)
            if title.mistakes or title.cause:
                label = ui.say("app.choose.mistakes")
                wide = ui.width(label, size - 2, "bold") + 50
                button(ui, "mistakes", Box(box.x, y + 8, wide, 48), label, self._mistakes, size=size - 2)
            return
        line = game_text(ui.app, title.id, "line")
        y += ui.block(line, Box(box.x, y, room, box.h), size, "ui", PAPER) if line else 4
        secret = self.secret(title.id)
        if secret:
            sign_name = "hidden" if title.info.secrecy != "none" else "eye"
            ui.icon(sign_name, box.x + size * 0.7, y + size * 0.85, size * 1.5, DIM)
            y += ui.block(secret, Box(box.x + size * 1.9, y + 2, room - size * 1.9, box.h), size - 2, "ui", DIM) + 4
        if self.reason(title):
            players = min(max(self.players, title.info.seats[0]), title.info.seats[-1])
            ui.block(ui.say("app.choose.adjust", n=players), Box(box.x, y, room, box.h), size - 2, "ui", GOLD_LIGHT)
        else:
            self._difficulty(ui, box.x, y + size * 0.8, size - 2, title.info.poster.difficulty)

    def _difficulty(self, ui: Ui, x: float, y: float, size: float, balls: int) -> None:
        from ..materials import wool
        from ..theme import BLOOD_LIGHT, LINE

        x += ui.text(ui.say("app.choose.difficulty"), x, y + size * 0.36, size, "ui", DIM) + size * 1.2
        radius = size * 0.52
        for n in range(3):
            if n < balls:
                ui.canvas.blit_centred(wool(ui.canvas.px(radius), BLOOD_LIGHT), x, y)
            else:
                ui.canvas.disc(x, y, radius, LINE, 2)
            x += radius * 2.6
