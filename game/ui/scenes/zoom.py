"""One card of the book, large enough for the far side of the table: its face, its name, and all that is told of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ..card_account import AccountPage, draw_dots, sizes, spread
from ..card_book import BookCard, CardBook
from ..diagram import Clock
from ..input import Input, Key, Press, Release
from ..page import Page
from ..swipe import Swipe
from ..theme import LINE
from ..ui import Ui
from ..widgets import button, hints, sign

if TYPE_CHECKING:
    from game.session.session import Session

    from ..app import App

WORDS = "words"  # the area of what is told
ROWS = {"up": -60.0, "down": 60.0, "pageup": -300.0, "pagedown": 300.0, "home": -9999.0, "end": 9999.0}


class Zoom(Page):
    """Left and right, or a swipe, walk the zone the card lies in."""

    name = "zoom"
    opaque = False
    first = "close"

    def __init__(
        self, app: App, book: CardBook, cards: list[BookCard], at: int = 0, session: Session | None = None
    ) -> None:
        super().__init__(app)
        self.book, self.cards, self.at, self.session = book, cards, at, session
        self._swipe, self._clock = Swipe(), Clock()

    def update(self, dt: float) -> bool:
        tells = self._clock.update(self.app, dt)
        return super().update(dt) or tells

    def handle(self, event: Input) -> bool:
        if isinstance(event, Press):
            self._swipe.begin(event.x, event.y)
        elif isinstance(event, Release) and (way := self._swipe.end(event.x, event.y)):
            self._let_go()
            self._turn_to(way)
            return True
        return super().handle(event)

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right"):
            self._turn_to(1 if key.name == "right" else -1)
        elif key.name in ROWS and self._scrolls:
            self._scroll_to(WORDS, self.scrolls.get(WORDS, 0) + ROWS[key.name])
        elif key.name == "f1":
            from .rules import Rules

            self.app.stack.push(Rules(self.app, self.book.game, session=self.session))
        elif key.name == "i":
            self.back()
        else:
            return False
        return True

    @property
    def _scrolls(self) -> bool:
        box, tall = self.areas.get(WORDS, (None, 0))
        return box is not None and tall > box.h + 1

    def _turn_to(self, way: int) -> None:
        self.at = (self.at + way) % len(self.cards)
        self.scrolls.pop(WORDS, None)
        self.app.redraw()

    def paint(self, ui: Ui) -> None:
        canvas, card = ui.canvas, self.cards[self.at]
        stands = spread(canvas)
        ui.shade(canvas.box, 110)
        ui.shadow(stands.card, 24, 30, 14, 190)
        canvas.blit(self.book.picture(card, "full", canvas.px(stands.card.w)), stands.card.x, stands.card.y)
        self._around(ui)
        self._clock.begin(card.diagram)
        page = AccountPage(self.app, canvas, card, stands.words.w, sizes(canvas), age=self._clock.age)
        page.draw_head(stands.words.x, stands.words.y)
        with ui.scrolled(WORDS, page.below(stands.words), page.tall) as top:
            page.draw_rest(stands.words.x, top)
        button(ui, "close", stands.back, ui.say("app.zoom.close"), self.back)
        if not canvas.tall:
            shown = (
                ("← →", ui.say("app.zoom.hint_next")),
                ("F1", ui.say("app.zoom.hint_rules")),
                ("Esc", ui.say("app.zoom.hint_close")),
            )
            y, size = canvas.height - canvas.by_size(40, 34, 28), canvas.by_size(20, 18, 16)
            hints(ui, shown, stands.card.x, y, canvas.width * 0.6, size)

    def _around(self, ui: Ui) -> None:
        """Arrows beside the card and dots below it."""
        if len(self.cards) < 2:
            return
        stands = spread(ui.canvas)
        for id, name, (x, y), way in zip(("earlier", "later"), ("back", "next"), stands.arrows, (-1, 1), strict=True):
            ui.canvas.disc(x, y, 26, LINE, 2)
            sign(ui, id, x, y, name, ui.say("app.zoom.hint_next"), partial(self._turn_to, way), size=28, group="walk")
        draw_dots(ui.canvas, self.app, stands.dots, self.at, len(self.cards))
