"""The gallery in which a mask is announced or named: pictures, names, powers, fortunes, what a claim would bring.

Everything comes from public offers and counters; how much a claim would bring stands in the offer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.view import Offer, TableView
from game.core.words import Face

from ...canvas import Canvas
from ...fonts import Style
from ...registry import Box
from ...table.boxes import plate
from ...table.layout import Layout
from ...text import Align
from ...theme import BLOOD, DIM, GOLD, GOLD_LIGHT, INK, PAPER, SOFT, Colour, mix
from ...tokens import token
from .cards import NAME, PLATE, POWER, field
from .furniture import GAME, sheet

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App
    from ...table.sprites import SpritePainter

RATIO = 880 / 630
BELOW, MOST_BELOW = 164, 250  # design units for the power under the name of a card, at the least and at the most
FLOOR = 20  # design units: letters that all must read are smaller only where nothing else helps
FORTUNES, HIGH = (0.67, 0.70), 0.095  # where they begin in a tall and in a wide window; parts of its height
CARDS = 8  # so many kinds hang side by side, more stand in strips
CLAIM_ENDS = 0.93  # of the height of a tall window: where the buttons that answer begin
VEIL = (12, 12, 20, 232)
Line = tuple[tuple[str, float, Style, Colour], ...]  # words side by side: their part of the size, style, colour


def face_of(offer: Offer) -> str:
    """The mask an offer names."""
    return next((arg.face for _, arg in offer.args if isinstance(arg, Face)), "")


class Gallery:
    """Draws it for one table. `size` is the canvas, as it was laid out last."""

    def __init__(self, app: App) -> None:
        self.app = app

    # ------------------------------------------------------------------ where it hangs

    def in_cards(self, size: tuple[float, float], n: int) -> bool:
        """Whether the masks hang as cards; in a small or tall window, and where there are many, as strips."""
        return n <= CARDS and size[0] > size[1] and size[1] >= 640

    def places(self, size: tuple[float, float], laid: Layout, n: int, told: bool) -> list[Rect]:
        """A place for every mask; `told`: fortunes and the claim stand below."""
        width, height = size
        tall = height > width
        top = laid.bar_ends + max((90 if not tall else 100) * laid.k, 44.0)
        foot = height * (FORTUNES[not tall] - 0.012 if told else 0.72 if tall else 0.78)
        area = (width * 0.04, top, width * 0.92, foot - top)
        gap = 16 * laid.k
        if self.in_cards(size, n):
            high = min(area[3], 540 * laid.k)
            wide = min((area[2] - gap * (n - 1)) / n, (high - BELOW * laid.k) / RATIO / POWER * 880)
            left = (width - n * wide - gap * (n - 1)) / 2
            tall_ = min(area[3], wide * RATIO * POWER / 880 + MOST_BELOW * laid.k)
            return [(left + i * (wide + gap), top + (area[3] - tall_) / 2, wide, tall_) for i in range(n)]
        gap = 12 * laid.k
        columns = 2 if tall else 3 if n <= 9 else -(-n // 3)
        rows = -(-n // columns)
        wide = min((area[2] - gap * (columns - 1)) / columns, 560 * laid.k)
        high = min((area[3] - gap * (rows - 1)) / rows, 196 * laid.k)
        left = (width - columns * wide - gap * (columns - 1)) / 2
        down = top + (area[3] - rows * high - gap * (rows - 1)) / 2
        return [(left + i % columns * (wide + gap), down + i // columns * (high + gap), wide, high) for i in range(n)]

    def below(self, size: tuple[float, float], laid: Layout) -> tuple[Rect, Rect]:
        """The place of the button that leads back and of the red one: above those of the house, whose right edges are
        theirs; in a tall window side by side at the foot of all."""
        k, (x, y, w, h) = laid.k, laid.regions.get("house", laid.regions["buttons"])
        if size[1] > size[0]:
            top, wide = size[1] * CLAIM_ENDS, size[0] * 0.45
            return (size[0] * 0.04, top + 14 * k, wide, 72 * k), (size[0] * 0.51, top + 14 * k, wide, 72 * k)
        wide = size[0] * 0.2
        left, foot = x + w - wide, y + h - (44 + 20) * k
        return (left, foot - (72 + 14 + 44) * k, wide, 44 * k), (left, foot - 72 * k, wide, 72 * k)

    # ------------------------------------------------------------------ what hangs there

    def room(self, canvas: Canvas, laid: Layout, heading: str) -> None:
        """The dark room with its heading; the masks themselves are buttons."""
        top = laid.bar_ends
        canvas.block(Box(0, top, canvas.width, canvas.height), VEIL)
        size = max(52 * laid.k, 24.0)
        self.app.type.draw(canvas, heading, canvas.width / 2, top + size * 1.4, size, "poster", PAPER, "centre")

    def hung(
        self, canvas: Canvas, painter: SpritePainter, box: Box, face: str, copies: int, k: float, over: bool, mark: bool
    ) -> None:
        """One mask: its picture, its name, its power; `mark`: in the frame of the one that is chosen."""
        box = box.moved(0, -8 * k) if over or mark else box
        if mark:
            plate(canvas, box.grown(9 * k), 20 * k, BLOOD, PAPER, 2 * k)
        plate(canvas, box, 14 * k, PAPER, GOLD_LIGHT if over or mark else None, 4 * k, 8 * k)
        if box.h > box.w:
            self._card(canvas, painter, box, face, k)
        else:
            self._strip(canvas, painter, box, face, k)
        if copies > 1:
            x, y, r = box.right - 14 * k, box.y + 14 * k, max(22 * k, 13.0)
            canvas.disc(x, y, r, GOLD)
            self.app.type.draw(canvas, f"×{copies}", x, y + r * 0.36, r, "bold", INK, "centre")

    def _card(self, canvas: Canvas, painter: SpritePainter, box: Box, face: str, k: float) -> None:
        """The picture down to the plate, and what the plate would say, in sizes for this room."""
        high, unit = box.w * RATIO * POWER / 880, box.w / 630
        picture = painter.faces.surface(face, "mask", "full", canvas.px(box.w), canvas.px(box.w * RATIO))
        canvas.blit(picture.subsurface((0, 0, picture.get_width(), canvas.px(PLATE * unit))), box.x, box.y)
        setter, name = self.app.type, self.app.words.texts.card_name(face, GAME)
        size = setter.fit(canvas, name, 560 * unit, tuple(size * unit for size in range(84, 40, -6)), "poster")
        setter.draw(
            canvas, name, box.x + box.w / 2, box.y + NAME * unit, size, "poster", mix(field(face), INK, 0.45), "centre"
        )
        below = Box(box.x + 12 * k, box.y + high, box.w - 24 * k, box.bottom - box.y - high - 6 * k)
        self._power(
            canvas, below, face, tuple(size * k for size in (25, 23, 21.5, 20, 18, 16.5, 15, 13.5)), "centre", FLOOR * k
        )

    def _strip(self, canvas: Canvas, painter: SpritePainter, box: Box, face: str, k: float) -> None:
        pad, low = 6 * k, box.h < 165 * k
        high = min(box.h - 2 * pad, box.w * (0.17 if low else 0.3 if box.w > 400 * k else 0.22) * 1.25)
        wide = high / 1.25
        canvas.blit(
            painter.faces.surface(face, "mask", "chip", canvas.px(wide), canvas.px(high)),
            box.x + pad,
            box.y + (box.h - high) / 2,
        )
        left, setter = box.x + wide + 2.5 * pad, self.app.type
        room, name = box.right - left - 8 * k, self.app.words.texts.card_name(face, GAME)
        size = setter.fit(canvas, name, room, tuple(max(s * k, 13) for s in (28 if low else 32, 28, 25, 22)), "poster")
        setter.draw(canvas, name, left, box.y + pad + size * 0.95, size, "poster", mix(field(face), INK, 0.3))
        top = box.y + pad + size * 1.2
        self._power(
            canvas,
            Box(left, top, room, box.bottom - top - 4 * k),
            face,
            tuple(max(s * k, 9.0) for s in (22, 21, 20, 19, 18, 17, 16, 15)),
            "left",
            FLOOR * k,
        )

    def _power(self, canvas: Canvas, box: Box, face: str, sizes: tuple[float, ...], align: Align, floor: float) -> None:
        """In the largest size at which all of it has room; the lines come closer before it is smaller than `floor`."""
        setter, text = self.app.type, self.app.words.texts.card_effect(face, GAME)
        tries = sorted(((size, lead) for lead in (1.28, 1.16) for size in sizes), key=lambda each: each[0] < floor)
        size, lead = next(
            (
                (size, lead)
                for size, lead in tries
                if setter.height(canvas, text, box.w, size, "effect", lead=lead) <= box.h
            ),
            tries[-1],
        )
        setter.block(canvas, text, box, size, "effect", INK, align=align, lead=lead, middle=True)

    # ------------------------------------------------------------------ fortunes, and the claim

    def fortunes(
        self, canvas: Canvas, laid: Layout, view: TableView, people: Mapping[int, Person], acting: int
    ) -> None:
        """What everybody has, and what lies in the courthouse."""
        k, setter, seats = laid.k, self.app.type, sorted(laid.panels)
        court = self.app.say(f"{GAME}.badge.court")
        names = [people[seat].name if seat in people else "" for seat in seats] + [court]
        boxes, size = self._in_rows(canvas, laid, names)
        for box, name, seat in zip(boxes, names, [*seats, None]):
            coins = view.counters.get(("coins", seat) if seat is not None else ("court", None), 0)
            sheet(canvas, box, 8 * k, (40, 41, 54), GOLD_LIGHT if seat == acting else None, 2 * k)
            figure, left = self._figure(box, k), box.x + 10 * k
            if seat is not None and seat in people:
                sign = token(self.app.token(people[seat].token), canvas.px(size * 0.45))
                canvas.blit_centred(sign, left + size * 0.4, box.y + box.h / 2)
                left += size
            room = box.right - 16 * k - setter.width(canvas, str(coins), figure, "poster") - left
            lines, small = setter.name(canvas, name, room, (size,), "bold", 2 if box.h >= size * 2.4 else 1)
            for n, line in enumerate(lines):
                base = box.y + box.h / 2 + (n - (len(lines) - 1) / 2) * small * 1.15 + small * 0.36
                setter.draw(canvas, line, left, base, small, "bold", PAPER)
            setter.draw(
                canvas,
                str(coins),
                box.right - 10 * k,
                box.y + box.h / 2 + figure * 0.37,
                figure,
                "poster",
                GOLD_LIGHT if seat is None else PAPER,
                "right",
            )

    @staticmethod
    def _figure(box: Box, k: float) -> float:
        return max(min(34 * k, box.h * 0.62), 13.0)

    def _in_rows(self, canvas: Canvas, laid: Layout, names: list[str]) -> tuple[list[Box], float]:
        """A box for each fortune, in as few rows as leave every name whole beside its coins, and the letters' size. In
        a tall window the buttons of the house lie below them."""
        x, y = canvas.width * 0.04, canvas.height * FORTUNES[not canvas.tall]
        k = laid.k
        w, h, gap, setter = canvas.width * 0.92, canvas.height * HIGH, 8 * k, self.app.type
        if canvas.tall:
            house = Box(*laid.regions.get("house", laid.regions["buttons"]))
            h = min(h, house.bottom - 44 * k - gap - y)
        found: list[Box] = []
        sizes = max(21 * k, 11.0), max(20 * k, 10.0)
        for rows in range(1, 6):
            columns = -(-len(names) // rows)
            wide, high = (w - gap * (columns - 1)) / columns, min(64 * k, (h - gap * (rows - 1)) / rows)
            if found and high < sizes[1] * 1.4:
                break
            found = [
                Box(x + i % columns * (wide + gap), y + i // columns * (high + gap), wide, high)
                for i in range(len(names))
            ]
            for size in sizes:
                room = wide - 26 * k - size - setter.width(canvas, "00", self._figure(found[0], k), "poster")
                if all(setter.width(canvas, name, size, "bold") <= room for name in names):
                    return found, size
        return found, sizes[1]

    def claim(self, canvas: Canvas, laid: Layout, view: TableView, offer: Offer | None) -> None:
        """What announcing the mask pointed at would lead to; without one, what may be announced at all."""
        k, setter = laid.k, self.app.type
        x, y = canvas.width * 0.04, canvas.height * (0.81 if canvas.tall else 0.815)
        wide = canvas.width * (0.92 if canvas.tall else 0.7)
        size = max(22 * k, 12.5)
        if offer is None:
            setter.block(canvas, self.app.say(f"{GAME}.badge.any_mask"), Box(x, y, wide, size * 4), size, "ui", SOFT)
            return
        room = Box(x, y, wide, canvas.height * (CLAIM_ENDS if canvas.tall else 1) - y - 10 * k)
        told = [self._told(canvas, view, offer, size * part, wide - 44 * k) for part in (1, 0.92, 0.84, 0.76)]
        high, size, lines = next((each for each in told if each[0] <= room.h), told[-1])
        sheet(canvas, Box(x, y, wide, high), 12 * k, (30, 31, 42), (86, 80, 70), 1.6 * k)
        for down, line in lines:
            at = x + 22 * k
            for text, part, style, colour in line:
                at += setter.draw(canvas, text, at, y + down, size * part, style, colour) + size * 0.8

    def _told(
        self, canvas: Canvas, view: TableView, offer: Offer, size: float, width: float
    ) -> tuple[float, float, list[tuple[float, Line]]]:
        """Height of the claim, size of its letters, and its lines with their baselines: the mask, what it brings or
        does, and what follows if somebody contests."""
        setter, face = self.app.type, face_of(offer)
        lines: list[Line] = [((self.app.words.texts.card_name(face, GAME), 1.35, "poster", GOLD_LIGHT),)]
        brings = next((arg for name, arg in offer.args if name == "n"), None)
        if isinstance(brings, int):
            now = view.counters.get(("coins", offer.seat), 0)
            lines.append(
                (
                    (self.app.say(f"{GAME}.badge.if_nobody"), 1, "ui", DIM),
                    (str(now), 1.25, "bold", PAPER),
                    (f"+{brings}", 1.25, "bold", GOLD_LIGHT),
                    ("→", 1.25, "bold", DIM),
                    (str(now + brings), 1.25, "bold", PAPER),
                )
            )
        else:
            power = self.app.words.texts.card_effect(face, GAME)
            lines += [((text, 1, "ui", PAPER),) for text in setter.lines(canvas, power, width, size)]
        contested = self.app.say(f"{GAME}.badge.if_contested")
        lines += [((text, 1, "ui", DIM),) for text in setter.lines(canvas, contested, width, size)]
        leads = [1.75, 1.6, *[1.4] * (len(lines) - 2)]
        downs = [size * sum(leads[: n + 1]) for n in range(len(lines))]
        return downs[-1] + size * 0.7, size, list(zip(downs, lines))


def copies(view: TableView) -> Counter[str]:
    """How many cards of each mask this match has."""
    return Counter(word for (key, _), word in view.marks.items() if key == "in_play")
