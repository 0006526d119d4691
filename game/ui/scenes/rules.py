"""The rules of a game as printed pages, chapter by chapter, and all its cards, to be searched."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.content.letters import tidy

from ..card_book import BookCard, CardBook
from ..input import Key
from ..page import Page
from ..posters import game_name
from ..registry import Box, Target
from ..rich import Chapter, Printer, Slip, chapters, columns
from ..theme import BLOOD, BLOOD_DEEP, DIM, GOLD_LIGHT, INK, INK_SOFT, PAPER, SOFT
from ..ui import Ui
from ..widgets import field, segment, segment_width, sign
from . import frame, table_rules
from .game_row import game_row

if TYPE_CHECKING:
    from game.session.session import Session

    from ..app import App


class Rules(Page):
    name = "rules"
    sound = "page"
    first = "chapter:0"

    def __init__(
        self, app: App, game: str, cards: bool = False, games: Sequence[str] = (), session: Session | None = None
    ) -> None:
        """`games`: all that can be read about from here, where none is being played. `session`: the one it is asked
        from; what is settled at that table comes first."""
        super().__init__(app)
        self.game, self.tab, self.games, self.session = game, int(cards), games, session
        self.first = "search" if cards else "chapter:0"
        self.at = 0
        self.search = ""
        self._read: tuple[str, list[Chapter]] | None = None
        self._book: CardBook | None = None
        self.page = 0  # the first column that shows
        self.spread = 1  # columns side by side
        self._printed: tuple[object, list[list[Slip]]] | None = None

    # ------------------------------------------------------------------ what there is
    def chapters(self) -> list[Chapter]:
        """Of this table, then those of the page in the language of the moment, else in the other one."""
        lang = self.app.lang
        if self._read is None or self._read[0] != lang:
            other = "en" if lang == "ja" else "ja"
            text = ""
            for code in (lang, other):
                try:
                    text = (self.app.data / "games" / self.game / f"rules.{code}.md").read_text(encoding="utf-8")
                    break
                except (OSError, UnicodeDecodeError):
                    continue
            first = [table_rules.chapter(self.app, self.session)] if self.session else []
            self._read = lang, first + chapters(text)
        return self._read[1]

    @property
    def book(self) -> CardBook:
        if self._book is None:
            self._book = CardBook(self.app, self.game)
        return self._book

    def found(self) -> list[BookCard]:
        """The cards whose name or text holds what is searched for."""
        wanted = self.search.casefold().strip()
        return [
            card for card in self.book.cards() if wanted in card.name.casefold() or wanted in card.effect.casefold()
        ]

    # ------------------------------------------------------------------ doing
    def key(self, key: Key) -> bool:
        if key.ctrl and key.name == "f":
            self.tab = 1
            self.focus_on("search")
        elif key.ctrl and key.name == "tab":
            self._tab(1 - self.tab)
        elif self.tab == 0 and key.name in ("up", "down") and self.focus.startswith("chapter:"):
            self._chapter(self.at + (1 if key.name == "down" else -1))
        elif self.tab == 0 and key.name in ("home", "end") and self.focus.startswith("chapter:"):
            self._chapter(0 if key.name == "home" else len(self.chapters()) - 1)
        elif self.focus.startswith("game:") and key.name in ("left", "right"):
            return False  # they choose the game
        elif self.tab == 0 and key.name in ("left", "right", "pageup", "pagedown"):
            self._turn_page(1 if key.name in ("right", "pagedown") else -1)
        else:
            return False
        return True

    def _open(self, game: str) -> None:
        """The book of another game, at its beginning."""
        self.game, self.search, self.at, self.page = game, "", 0, 0
        self._read = self._book = self._printed = None
        self.scrolls.clear()
        self.app.redraw()

    def _tab(self, tab: int) -> None:
        self.tab = tab
        self.focus_on("chapter:0" if tab == 0 else "search")

    def _chapter(self, at: int) -> None:
        self.at = min(max(0, at), max(0, len(self.chapters()) - 1))
        self._show(self.at)
        self.focus_on(f"chapter:{self.at}")

    def _type(self, text: str) -> None:
        self.search = tidy(text)
        self.scrolls["cards"] = 0

    def _zoom(self, at: int) -> None:
        from .zoom import Zoom

        self.app.stack.push(Zoom(self.app, self.book, self.found(), at, self.session))

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        ui.ground()
        canvas = ui.canvas
        labels = [ui.say("app.rules.rules"), ui.say("app.rules.cards")]
        size = frame.body_size(ui) - 1
        wide = segment_width(ui, labels, size, 20)
        title = ui.say("app.rules.title", game=game_name(ui.app, self.game))
        if canvas.width - wide - 140 < ui.width(title, 24, "poster"):
            title = game_name(ui.app, self.game)
        frame.topbar(ui, title, self.back)
        segment(
            ui,
            "tab",
            Box(canvas.width - frame.margin(ui) - wide, frame.bar_height(ui) / 2 - 24, wide, 48),
            labels,
            self.tab,
            self._tab,
            group="top",
            size=size,
        )
        area = frame.content(ui)
        area = Box(area.x, area.y, area.w, area.h + frame.foot_height(ui) * 0.4)
        if self.games:
            area = game_row(ui, self.games, self.game, self._open, area)
        if self.tab == 0:
            self._pages(ui, area)
        else:
            self._cards(ui, area)
        hints = (
            (("↑ ↓"), ui.say("app.rules.hint_chapter")),
            ("← →", ui.say("app.rules.hint_scroll")),
            ("Ctrl F", ui.say("app.rules.hint_search")),
            ("Esc", ui.say("app.rules.hint_back")),
        )
        frame.foot(ui, hints, "", None)

    def _pages(self, ui: Ui, area: Box) -> None:
        read = self.chapters()
        if not read:
            ui.block(ui.say("app.rules.missing"), area, frame.body_size(ui), "ui", SOFT, align="centre", middle=True)
            return
        self.at = min(self.at, len(read) - 1)
        if ui.canvas.tall:
            strip = min(260.0, 46.0 * len(read))
            self._contents(ui, read, Box(area.x, area.y, area.w, strip), frame.body_size(ui))
            self._sheet(ui, read, Box(area.x, area.y + strip + 16, area.w, area.h - strip - 16))
            return
        side, size = frame.column(ui, [chapter.title for chapter in read], ui.canvas.by_size(400, 270, 230), 64)
        gap = ui.canvas.by_size(40, 24, 18)
        self._contents(ui, read, Box(area.x, area.y, side, area.h), size)
        self._sheet(ui, read, Box(area.x + side + gap, area.y, area.w - side - gap, area.h))

    def _contents(self, ui: Ui, read: list[Chapter], box: Box, size: float) -> None:
        """The chapters one below the other, all in one size."""
        row = ui.canvas.by_size(54, 48, 48)
        with ui.scrolled("contents", box, row * len(read)) as top:
            for n, chapter in enumerate(read):
                part = Box(box.x, top + n * row, box.w - 12, row)
                chosen = n == self.at
                if chosen:
                    self._ribbon(ui, part.grown(-3))
                elif ui.hot(f"chapter:{n}"):
                    ui.panel(part.grown(-3), 18, 8)
                ui.fitted(
                    chapter.title,
                    part.x + 18,
                    part.centre[1] + size * 0.36,
                    part.w - 50,
                    (size,),
                    "bold" if chosen else "ui",
                    PAPER if chosen else SOFT,
                )
                ui.target(
                    Target(
                        f"chapter:{n}", part, "contents", chapter.title, partial(self._chapter, n), radius=6, ring=-1
                    )
                )

    def _ribbon(self, ui: Ui, box: Box) -> None:
        """Where one is, as a ribbon laid into the book."""
        import pygame

        canvas = ui.canvas
        points = [
            (box.x, box.y),
            (box.right, box.y),
            (box.right - box.h * 0.3, box.centre[1]),
            (box.right, box.bottom),
            (box.x, box.bottom),
        ]
        pygame.draw.polygon(canvas.surface, BLOOD, [(canvas.px(x), canvas.px(y)) for x, y in points])
        canvas.block(Box(box.x, box.bottom - 3, box.w - box.h * 0.1, 3), BLOOD_DEEP)

    def _sheet(self, ui: Ui, read: list[Chapter], box: Box) -> None:
        """The open book: one column, or a spread of two."""
        ui.sheet(box, 12, BLOOD_DEEP)
        side, size = ui.canvas.by_size(64, 46, 36), ui.canvas.by_size(24, 20, 18)
        inner = Box(box.x + side, box.y + side * 0.8, box.w - 2 * side, box.h - side * 0.8 - 62)
        gutter = side * 1.1
        self.spread = 2 if inner.w > size * 44 else 1
        width = (inner.w - gutter) / 2 if self.spread == 2 else min(inner.w, size * 38)
        key = (self.app.lang, self.game, ui.canvas.design, width, inner.h)
        if self._printed is None or self._printed[0] != key:
            slips = Printer(self.app.type, ui.canvas, size).slips(read, width)
            self._printed = key, columns(slips, inner.h)
            self._show(self.at)
        pages = self._printed[1]
        self.page = min(self.page, max(0, len(pages) - 1)) // self.spread * self.spread
        x = inner.x if self.spread == 2 else inner.x + (inner.w - width) / 2
        for n, column in enumerate(pages[self.page : self.page + self.spread]):
            y = inner.y
            for slip in column:
                if slip.draw:
                    slip.draw(x + n * (width + gutter), y)
                elif y == inner.y:
                    continue  # no room is left above the first line
                y += slip.height
        self._turning(ui, box, -(-len(pages) // self.spread))

    def _turning(self, ui: Ui, box: Box, spreads: int) -> None:
        """The number of the page between two arrows, at the foot of the sheet."""
        if spreads < 2:
            return
        now, y, small = self.page // self.spread, box.bottom - 46, frame.caption_size(ui)
        said = ui.say("app.rules.page", n=now + 1, total=spreads)
        ui.text(said, box.centre[0], y + small * 0.36, small, "ui", INK_SOFT, "centre")
        for id, name, way in (("before", "back", -1), ("after", "next", 1)):
            sign(
                ui,
                id,
                box.centre[0] + way * 110,
                y,
                name,
                ui.say(f"app.rules.{id}"),
                partial(self._turn_page, way),
                size=26,
                group="pages",
                colour=INK,
                enabled=0 <= now + way < spreads,
            )

    def _turn_page(self, way: int) -> None:
        if self._printed is None:
            return
        pages = self._printed[1]
        before = self.page
        self.page = min(max(0, self.page + way * self.spread), (len(pages) - 1) // self.spread * self.spread)
        if self.page != before:
            self.app.sounds.play("page")
        begun = [
            (n, slip.chapter)
            for n, column in enumerate(pages[: self.page + self.spread])
            for slip in column
            if slip.chapter is not None
        ]
        here = [chapter for n, chapter in begun if n >= self.page]
        self.at = here[0] if here else begun[-1][1] if begun else 0
        if self.focus.startswith("chapter:"):
            self.focus = f"chapter:{self.at}"
        self.app.redraw()

    def _show(self, chapter: int) -> None:
        """Open the book where this chapter begins."""
        pages = self._printed[1] if self._printed else []
        for n, column in enumerate(pages):
            if any(slip.chapter == chapter for slip in column):
                self.page = n // self.spread * self.spread

    # ------------------------------------------------------------------ cards
    def _cards(self, ui: Ui, area: Box) -> None:
        size = frame.body_size(ui)
        found = self.found()
        wide = min(area.w * 0.6, 520.0)
        field(ui, "search", Box(area.x, area.y, wide, 54), self.search, self._type, hint=ui.say("app.rules.search"))
        count = ui.say("app.rules.found", n=len(found)) if found else ui.say("app.rules.none")
        ui.text(count, area.x + wide + 24, area.y + 36, size, "ui", DIM)
        box = Box(area.x, area.y + 74, area.w, area.h - 74)
        columns = max(1, round(box.w / ui.canvas.by_size(600, 480, 440)))
        gap = 14.0
        each = (box.w - 20 - gap * (columns - 1)) / columns
        rows = [found[n : n + columns] for n in range(0, len(found), columns)]
        heights = [max(self._card_height(ui, card, each) for card in row) for row in rows]
        with ui.scrolled("cards", box, sum(heights) + gap * len(rows)) as y:
            for n, (row, tall) in enumerate(zip(rows, heights, strict=True)):
                if y + tall > box.y - 200 and y < box.bottom + 200:
                    for k, card in enumerate(row):
                        self._card(ui, n * columns + k, card, Box(box.x + k * (each + gap), y, each, tall))
                y += tall + gap

    def _card_height(self, ui: Ui, card: BookCard, width: float) -> float:
        """As tall as its picture, or its text if that needs more."""
        least, size, small = ui.canvas.by_size(168, 138, 128), frame.body_size(ui), frame.caption_size(ui)
        room = width - (least - 20) * 630 / 880 - 40
        return max(least, 14 + size * 1.5 + ui.type.height(ui.canvas, card.effect, room, small, lead=1.35) + 12)

    def _card(self, ui: Ui, n: int, card: BookCard, box: Box) -> None:
        size, small = frame.body_size(ui), frame.caption_size(ui)
        ui.panel(box, 24 if ui.hot(f"card:{n}") else 10, 12)
        width = (ui.canvas.by_size(168, 138, 128) - 20) * 630 / 880
        ui.canvas.blit(self.book.picture(card, "line", ui.canvas.px(width)), box.x + 10, box.y + 10)
        x, room = box.x + width + 26, box.w - width - 40
        ui.fitted(card.name, x, box.y + 14 + size, room, (size * 1.15, size, size * 0.88), "name", GOLD_LIGHT)
        ui.block(card.effect, Box(x, box.y + 14 + size * 1.5, room, box.h), small, "ui", SOFT, lead=1.35)
        ui.target(Target(f"card:{n}", box, "cards", card.name, partial(self._zoom, n), radius=12))
