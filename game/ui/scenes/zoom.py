"""One card, large enough for the far side of the table: its face, its name, what it does, why not now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from ..card_book import BookCard, CardBook
from ..input import Key
from ..page import Page
from ..registry import Box
from ..theme import DIM, GOLD_LIGHT, LINE, PAPER, SOFT
from ..ui import Ui
from ..widgets import button, refusal, sign
from . import frame

if TYPE_CHECKING:
    from game.session.session import Session

    from ..app import App


@dataclass(frozen=True, slots=True)
class ZoomCard:
    """A card and, where it was refused to those who look now, the sentence that says why."""

    card: BookCard
    why_not: str = ""


class Zoom(Page):
    """Left and right walk the zone the card lies in."""

    name = "zoom"
    opaque = False
    first = "close"

    def __init__(
        self,
        app: App,
        book: CardBook,
        cards: list[ZoomCard],
        at: int = 0,
        viewer: int | None = None,
        session: Session | None = None,
    ) -> None:
        super().__init__(app)
        self.book, self.cards, self.at, self.session = book, cards, at, session
        self.viewer = viewer  # whose eyes a card of a hand is for; None: everybody's

    def key(self, key: Key) -> bool:
        if key.name in ("left", "right"):
            self._turn_to(1 if key.name == "right" else -1)
        elif key.name == "f1":
            from .rules import Rules

            self.app.stack.push(Rules(self.app, self.book.game, session=self.session))
        elif key.name == "i":
            self.back()
        else:
            return False
        return True

    def _turn_to(self, way: int) -> None:
        self.at = (self.at + way) % len(self.cards)
        self.app.redraw()

    def paint(self, ui: Ui) -> None:
        canvas = ui.canvas
        if self.viewer is not None:
            canvas.viewer = self.viewer
        shown = self.cards[self.at]
        ui.shade(canvas.box, 110)
        if canvas.tall:
            width = min(canvas.width * 0.62, canvas.height * 0.36)
            at = Box((canvas.width - width) / 2, canvas.by_size(90, 70, 56), width, width * 880 / 630)
            words = Box(
                frame.margin(ui) + 10,
                at.bottom + 60,
                canvas.width - 2 * frame.margin(ui) - 20,
                canvas.height - at.bottom - 150,
            )
        else:
            width = min(canvas.by_size(520, 360, 262), (canvas.height - 150) * 630 / 880)
            left = max(canvas.by_size(170, 110, 74), canvas.width * 0.09)
            at = Box(left, (canvas.height - width * 880 / 630) / 2 - 16, width, width * 880 / 630)
            x = at.right + canvas.by_size(190, 110, 84)
            words = Box(x, at.y, canvas.width - x - canvas.by_size(140, 60, 30), at.h)
        ui.shadow(at, 24, 30, 14, 190)
        canvas.blit(self.book.picture(shown.card, "full", canvas.px(at.w)), at.x, at.y)
        self._around(ui, at)
        self._words(ui, shown, words)
        wide = canvas.by_size(280, 220, 190)
        tall = canvas.by_size(58, 52, 48)
        y = canvas.height - canvas.by_size(92, 78, 64)
        x = canvas.width - wide - canvas.by_size(140, 60, 30)
        button(ui, "close", Box(x, y, wide, tall), ui.say("app.zoom.close"), self.back)
        if not canvas.tall:
            from ..widgets import hints

            hints(
                ui,
                (
                    ("← →", ui.say("app.zoom.hint_next")),
                    ("F1", ui.say("app.zoom.hint_rules")),
                    ("Esc", ui.say("app.zoom.hint_close")),
                ),
                at.x,
                canvas.height - canvas.by_size(40, 34, 28),
                canvas.width * 0.6,
                canvas.by_size(20, 18, 16),
            )

    def _around(self, ui: Ui, at: Box) -> None:
        """Arrows beside the card and a dot for each of its neighbours."""
        if len(self.cards) < 2:
            return
        off = ui.canvas.by_size(70, 50, 36)
        for id, name, x, way in (("earlier", "back", at.x - off, -1), ("later", "next", at.right + off, 1)):
            ui.canvas.disc(x, at.centre[1], 26, LINE, 2)
            sign(
                ui,
                id,
                x,
                at.centre[1],
                name,
                ui.say("app.zoom.hint_next"),
                partial(self._turn_to, way),
                size=28,
                group="walk",
            )
        if len(self.cards) <= 16:
            for n in range(len(self.cards)):
                x = at.centre[0] + (n - (len(self.cards) - 1) / 2) * 18
                ui.canvas.disc(x, at.bottom + 26, 6, GOLD_LIGHT if n == self.at else LINE)

    def _words(self, ui: Ui, shown: ZoomCard, box: Box) -> None:
        card, canvas = shown.card, ui.canvas
        big = canvas.by_size(62, 46, 34)
        lines = ui.type.lines(canvas, card.name, box.w, big, "poster")
        if len(lines) > 2:
            big *= 0.75
        y = box.y + ui.block(card.name, box, big, "poster", PAPER, lead=1.2) + 8
        if card.source_name and card.source_name != card.name:
            small = frame.caption_size(ui)
            y += (
                ui.block(
                    ui.say("app.rules.source_name", name=card.source_name), Box(box.x, y, box.w, 40), small, "ui", DIM
                )
                + 6
            )
        size = canvas.by_size(30, 25, 21)
        said = card.effect or ui.say("app.zoom.plain")
        y += ui.block(said, Box(box.x, y, box.w, box.h), size, "effect", SOFT if card.effect else DIM, lead=1.5) + 20
        if shown.why_not:
            tall = canvas.by_size(110, 92, 84)
            refusal(ui, Box(box.x, y, box.w, tall), ui.say("app.zoom.why_not"), shown.why_not)
