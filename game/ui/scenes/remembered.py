"""Memory help: what a seat has been shown, for as long as that person holds their name; everybody else looks away.

Shut it shows names alone, the same whatever anybody has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.letters import bind
from game.core.seats import only
from game.core.words import Typed, named
from game.session.session import Session

from ..input import Cancel, FocusLost, Input, Key, KeyUp, Move, Press, Release
from ..page import Page
from ..registry import Box, Target
from ..theme import DIM, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from . import frame

if TYPE_CHECKING:
    from ..app import App

LATEST = 40  # so many lines at most, the newest first


class Remembered(Page):
    """Holding a name with the pointer, or with Space, shows that seat's list; letting go shuts it in the same frame."""

    name = "remembered"

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.seats = [seat for seat in session.table_seats() if session.person(seat).bot is None]
        self.first = f"seat:{self.seats[0]}" if self.seats else "back"
        self.held: int | None = None
        self.by = ""

    # ------------------------------------------------------------------ holding

    def handle(self, event: Input) -> bool:
        if isinstance(event, Cancel | FocusLost):
            self._shut()
            return super().handle(event)
        if isinstance(event, Key) and event.name == "space" and self.focus.startswith("seat:"):
            if not event.repeat and not self.by:
                self._hold(int(self.focus[5:]), "space")
            return True
        if isinstance(event, KeyUp) and event.name == self.by:
            return self._shut()
        if isinstance(event, Press) and event.button == 1 and not self.by:
            found = self.app.registry.at(event.x, event.y)
            if found is not None and found.id.startswith("seat:"):
                self._hold(int(found.id[5:]), "pointer")
        elif isinstance(event, Move) and self.by == "pointer":
            found = self.app.registry.at(event.x, event.y)
            if found is None or found.id != f"seat:{self.held}":
                self._shut()
        elif isinstance(event, Release) and self.by == "pointer":
            self._shut()
        return super().handle(event)

    def covered(self) -> None:
        self._shut()
        super().covered()

    def _hold(self, seat: int, by: str) -> None:
        self.held, self.by = seat, by
        self.app.redraw()

    def _shut(self) -> bool:
        self.held, self.by = None, ""
        self.app.redraw()
        return True

    # ------------------------------------------------------------------ painting

    def paint(self, ui: Ui) -> None:
        ui.ground()
        frame.topbar(ui, ui.say("app.memory.title"), self.back)
        area, canvas, size = frame.content(ui), ui.canvas, frame.body_size(ui)
        side = area.w if canvas.tall else min(area.w * 0.36, 460.0)
        top = area.y + ui.block(ui.say("app.memory.hold"), Box(area.x, area.y, area.w, 90), size, "ui", SOFT) + size
        columns = 3 if canvas.tall else 1 if len(self.seats) * 60 <= area.bottom - top else 2
        gap, high = 8.0, 52.0
        wide = (side - gap * (columns - 1)) / columns
        for n, seat in enumerate(self.seats):
            at = area.x + n % columns * (wide + gap), top + n // columns * (high + gap)
            self._seat(ui, seat, Box(*at, wide, high))
        below = top + -(-len(self.seats) // columns) * (high + gap) + size
        box = (
            Box(area.x, below, area.w, area.bottom - below)
            if canvas.tall
            else Box(area.x + side + size * 1.5, top, area.w - side - size * 1.5, area.bottom - top)
        )
        ui.panel(box, 9, 14)
        if self.held is not None:
            canvas.viewer, before = only(self.held), canvas.viewer
            self._list(ui, self.held, box.grown(-size))
            canvas.viewer = before

    def _seat(self, ui: Ui, seat: int, box: Box) -> None:
        here, person, size = f"seat:{seat}", self.session.person(seat), frame.body_size(ui)
        held = self.held == seat
        ui.panel(box, 30 if held or ui.hot(here) else 14, 10, GOLD_LIGHT if held else None, 2.5)
        ui.token(ui.app.token(person.token), box.x + 26, box.centre[1], size * 0.45)
        sizes = (size, size - 3, size - 5)
        ui.fitted(person.name, box.x + 48, box.centre[1] + size * 0.36, box.w - 60, sizes, "bold", PAPER)
        ui.target(Target(here, box, "seats", person.name, None, radius=10))

    def _list(self, ui: Ui, seat: int, box: Box) -> None:
        size, y = frame.body_size(ui), box.y
        shown = list(reversed(self.session.shown_to(seat)))[:LATEST]
        if not shown:
            ui.block(ui.say("app.memory.nothing"), box, size, "ui", DIM)
        people = {person.id: person.name for person in self.session.people}
        for glimpse in shown:
            key = "app.memory.line" if glimpse.person is not None else "app.memory.middle"
            card = Typed(ui.app.words.texts.card_name(glimpse.face, self.session.info.id))
            args = named(n=glimpse.turn, card=card, name=Typed(bind(people.get(glimpse.person or 0, ""))))
            tall = ui.type.height(ui.canvas, ui.app.words.say(key, args), box.w, size, "ui")
            if y + tall > box.bottom:
                break
            y += ui.block(ui.app.words.say(key, args), Box(box.x, y, box.w, tall), size, "ui", PAPER)
