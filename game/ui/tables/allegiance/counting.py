"""The counting as a ceremony: the Temple's pile, the Guild's, the bonuses, then the allegiance of every seat.

Each step shows only what the view has by then: open cards, counters and sides. Nothing is worked out but sums of what
is printed on the cards that lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import TableView

from ...canvas import Canvas
from ...registry import Box
from ...shapes import clear_surface, kept
from ...table.boxes import plate
from ...table.layout import Layout
from ...table.shapes import Spot
from ...theme import DIM, FAINT, GOLD_LIGHT, INK, LINE, PAPER, PAPER_3, SOFT, mix, rgb
from . import fronts, signs
from .altars import Labels
from .fronts import Opened
from .signs import BANNERS, GAME, LIGHT, ON_BANNER, SIDES, SIGN_OF

if TYPE_CHECKING:
    from ...app import App

STEPS = ("temple", "guild", "bonus", "allegiance")
LINE_BANNERS = {"temple": (0.044, 0.256, 0.333), "guild": (0.704, 0.256, 0.333)}  # left, width, height of a line card's
Worth = Callable[[str, str], int]  # (face, side) -> points printed


class Counting:
    """Lays and draws the end of a match."""

    def __init__(self, app: App, worth: Worth) -> None:
        self.app, self.worth = app, worth
        self.labels = Labels(app)

    # ------------------------------------------------------------------ where things lie

    def heaps(self, laid: Layout, view: TableView, side: str) -> list[Opened]:
        """The kinds in a pile that lies open; none while it lies face down."""
        rect = place(laid, f"open_{side}")
        cards = view.zones.get(Zone(side), ())
        if rect is None or not any(card.face for card in cards):
            return []
        k, tall = laid.k, laid.face.size[1] > laid.face.size[0]
        room = (rect[0], rect[1] + 50 * k, rect[2], rect[3] - 50 * k)
        return fronts.opened(cards, room, k, lambda face: self.worth(face, side), 5, 84 if tall else 96)

    def arrange(self, laid: Layout, view: TableView) -> None:
        for side in SIDES:
            fronts.lay_opened(laid, view.zones.get(Zone(side), ()), self.heaps(laid, view, side))
        for seat in laid.panels:
            area = laid.areas.get(Zone("hand", seat).handle)
            if area is not None:
                fronts.lay_chips(laid, self.held(view, seat), area.rect, area.look.width)

    def held(self, view: TableView, seat: int) -> list[str]:
        """All cards of a seat: the more they lean to the Temple, the further left; face-down ones last."""
        kinds = ("guarded", "front", "planted", "hand")
        cards = [card for kind in kinds for card in view.zones.get(Zone(kind, seat), ())]
        order = {
            card.handle: (0, self.worth(card.face, "guild") - self.worth(card.face, "temple"), card.face)
            if card.face
            else (1, 0, "")
            for card in cards
        }
        return sorted(order, key=lambda handle: order[handle])

    # ------------------------------------------------------------------ pictures

    def on_card(self, canvas: Canvas, view: TableView, handle: str, spot: Spot) -> None:
        """In an opened pile the banner of the value that does not count there is empty."""
        for side, other in zip(SIDES, reversed(SIDES)):
            if any(card.face and card.handle == handle for card in view.zones.get(Zone(side), ())):
                x, y, w, h = spot.rect
                left, wide, high = LINE_BANNERS[other]
                canvas.blit(empty(other, canvas.px(w * wide), canvas.px(h * high)), x + w * left, y)

    def draw(self, canvas: Canvas, laid: Layout, view: TableView, followers: Mapping[str, int]) -> None:
        for side in SIDES:
            self._pile(canvas, laid, view, side, followers[side])
            self._plate(canvas, laid, view, side)
        if level(view):
            self._tie(canvas, laid)
        self._steps(canvas, laid, view)

    def _pile(self, canvas: Canvas, laid: Layout, view: TableView, side: str, followers: int) -> None:
        """Heading, and under every heap how many cards it has and what they come to."""
        rect, k, setter = place(laid, f"open_{side}"), laid.k, self.app.type
        if rect is None:
            return
        x, y, w, h = rect
        cards = view.zones.get(Zone(side), ())
        head = self.app.say(f"{GAME}.step.{side}")
        wide = setter.draw(canvas, head, x, y + 24 * k, 24 * k, "bold", PAPER)
        many = self.app.say(f"{GAME}.badge.cards", n=len(cards))
        setter.draw(canvas, many, x + wide + 14 * k, y + 23 * k, 20 * k, "ui", DIM)
        for heap in self.heaps(laid, view, side) if (side, None) in view.counters else ():  # when all lie open
            hx, hy, hw, hh = heap.rect
            setter.draw(canvas, f"×{heap.n}", hx, hy + hh + 29 * k, 21 * k, "bold", SOFT)
            total = self.app.words.number(heap.n * self.worth(heap.face, side))
            setter.draw(canvas, total, hx + hw, hy + hh + 30 * k, 30 * k, "poster", LIGHT[side], "right")
        if view.counters.get((f"{side}_bonus", None)) is None:
            return
        enough = view.counters.get(("bonus_from", None), 0)
        bonus = view.counters[f"{side}_bonus", None]
        row = Box(x, y + h + 4 * k, w, 36 * k)
        self.labels.pips(canvas, side, Box(row.x, row.y, row.w - 90 * k, row.h), k, followers, enough, bonus > 0)
        setter.draw(
            canvas,
            f"+{bonus}" if bonus else "0",
            row.right,
            row.y + 30 * k,
            38 * k,
            "poster",
            LIGHT[side] if bonus else FAINT,
            "right",
        )

    def _plate(self, canvas: Canvas, laid: Layout, view: TableView, side: str) -> None:
        """What a side has so far, so large that everybody can read it."""
        rect, k = place(laid, f"score_{side}"), laid.k
        if rect is None:
            return
        box, colour, ink = Box(*rect), BANNERS[side], ON_BANNER[side]
        points = view.counters.get((side, None))
        bonus = view.counters.get((f"{side}_bonus", None), 0)
        if points is None:
            colour, ink = mix(colour, INK, 0.55), mix(colour, PAPER, 0.3)
        plate(canvas, box, 10 * k, mix(colour, INK, 0.4), raised=6 * k)
        front = Box(box.x, box.y, box.w, box.h - 6 * k)
        plate(canvas, front, 10 * k, colour)
        plate(canvas, front.grown(-7 * k), 6 * k, None, mix(colour, PAPER, 0.5), 1.6 * k)
        size = box.h * 0.82
        canvas.blit_centred(
            signs.sign(SIGN_OF[side], canvas.px(size * 0.8), ink), box.x + box.h * 0.5, box.y + box.h * 0.47
        )
        text = "–" if points is None else self.app.words.number(points + bonus)
        base = box.y + box.h * 0.47 + size * 0.36
        self.app.type.draw(canvas, text, box.x + box.w * 0.6, base, size, "poster", ink, "centre")

    def _tie(self, canvas: Canvas, laid: Layout) -> None:
        """Over the Guild's figure: what both sides being level means."""
        rect, k, setter = place(laid, "score_guild"), laid.k, self.app.type
        if rect is None:
            return
        x, y, w, _ = rect
        text = self.app.say(f"{GAME}.allegiance.tie")
        size = setter.fit(canvas, text, w - 60 * k, (26 * k, 23 * k, 20 * k, 18 * k), "poster")
        wide = setter.width(canvas, text, size, "poster") + 44 * k
        tab = Box(x + (w - wide) / 2, y - 46 * k, wide, 46 * k)
        plate(canvas, tab, 10 * k, GOLD_LIGHT, mix(GOLD_LIGHT, INK, 0.4), 2 * k, raised=3 * k)
        setter.draw(canvas, text, x + w / 2, tab.centre[1] + size * 0.36, size, "poster", INK, "centre")

    def seat(self, canvas: Canvas, laid: Layout, view: TableView, seat: int) -> None:
        """At the foot of a panel: both sums on a bar, and the side they make."""
        k, (x, y, w, h) = laid.k, laid.panels[seat]
        temple, guild = (view.counters.get((side, seat)) for side in SIDES)
        side = view.marks.get(("side", seat))
        if temple is None or guild is None or side not in SIDES:
            return
        setter, left, wide, top = self.app.type, x + 18 * k, w - 36 * k, y + h - 76 * k
        part = wide * (temple / (temple + guild) if temple + guild else 0.5)
        plate(canvas, Box(left, top, max(6 * k, part - 2 * k), 12 * k), 6 * k, BANNERS["temple"])
        plate(canvas, Box(left + part + 2 * k, top, max(6 * k, wide - part - 2 * k), 12 * k), 6 * k, rgb("#5A628F"))
        base = top + 58 * k
        for value, at, align, of in ((temple, left, "left", "temple"), (guild, left + wide, "right", "guild")):
            setter.draw(canvas, self.app.words.number(value), at, base, 46 * k, "poster", LIGHT[of], align)  # type: ignore[arg-type]
        key = "tie" if temple == guild else side
        text, size = self.app.say(f"{GAME}.allegiance.{key}"), self._size(canvas, wide - 210 * k, k, key)
        middle = left + wide / 2 + 24 * k
        half = setter.width(canvas, text, size, "poster") / 2
        setter.draw(canvas, text, middle, base - 10 * k, size, "poster", PAPER, "centre")
        sx, sy = middle - half - 28 * k, base - 18 * k
        canvas.disc(sx, sy, 21 * k, PAPER)
        canvas.disc(sx, sy, 18.5 * k, BANNERS[side])
        canvas.blit_centred(signs.sign(SIGN_OF[side], canvas.px(32 * k), ON_BANNER[side]), sx, sy)

    def _size(self, canvas: Canvas, room: float, k: float, key: str) -> float:
        """Of an allegiance in a panel: both sides' words alike; a tie has more to say."""
        texts = [self.app.say(f"{GAME}.allegiance.{each}") for each in {*SIDES, key}]
        return min(
            self.app.type.fit(canvas, text, room, (24 * k, 22 * k, 20 * k, 18 * k, 16 * k), "poster") for text in texts
        )

    def _steps(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """How far the counting has come."""
        rect, k, setter = place(laid, "steps"), laid.k, self.app.type
        if rect is None:
            return
        done = view.counters.get(("counted", None), 0)
        x, y, w, h = rect
        middle, at = y + h / 2, max(1, done)
        words = [self.app.say(f"{GAME}.step.{step}") for step in STEPS]
        room = w - 368 * k  # without the discs and the lines between the steps
        size = next(
            (
                size
                for size in (22 * k, 20 * k, 18 * k, 16 * k)
                if sum(setter.width(canvas, word, size, "bold") for word in words) <= room
            ),
            15 * k,
        )
        for n, word in enumerate(words, 1):
            now, gone = n == at, n < at
            colour = GOLD_LIGHT if now else PAPER_3 if gone else LINE
            canvas.disc(x + 22 * k, middle, 21 * k, colour, 0 if now else 3 * k)
            setter.draw(canvas, str(n), x + 22 * k, middle + 9 * k, 25 * k, "poster", INK if now else colour, "centre")
            end = (
                x
                + 54 * k
                + setter.draw(
                    canvas,
                    word,
                    x + 54 * k,
                    middle + size * 0.36,
                    size,
                    "bold",
                    PAPER if now else SOFT if gone else FAINT,
                )
            )
            if n < len(words):
                canvas.line((end + 14 * k, middle), (end + 46 * k, middle), LINE, 3 * k)
            x = end + 60 * k


def empty(side: str, width: int, height: int) -> pygame.Surface:
    """A banner of this side with nothing on it, faded."""

    def make() -> pygame.Surface:
        colour = mix(BANNERS[side], INK, 0.3)
        w, h = width * 2, height * 2
        sheet = clear_surface(w, h, colour)
        pygame.draw.polygon(sheet, (*colour, 255), [(0, 0), (w, 0), (w, h), (w / 2, h * 0.87), (0, h)])
        return pygame.transform.smoothscale(sheet, (width, height))

    return kept(("empty banner", side, width, height), make)


def level(view: TableView) -> bool:
    """Whether both piles and their bonuses are known and come to the same."""
    counts = view.counters
    if any((f"{side}_bonus", None) not in counts or (side, None) not in counts for side in SIDES):
        return False
    temple, guild = (counts[side, None] + counts[f"{side}_bonus", None] for side in SIDES)
    return temple == guild


def place(laid: Layout, name: str) -> Rect | None:
    """A room of the table by the name that table.toml draws there."""
    return next((rect for look, rect in laid.scenery if look.draw == name), None)
