"""All that is told of one card beside its picture: its name, its sentence, its effect without words, why not now, its
rulings; and where picture and words stand when a card is shown large. The same at the table and in the book."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from . import diagram, icons, materials
from .canvas import Canvas
from .registry import Box
from .table.boxes import plate
from .theme import BLOOD_LIGHT, CUE, CUE_GROUND, DIM, EDGE, GOLD_LIGHT, LINE, PAPER, SLATE, SOFT

if TYPE_CHECKING:
    from .app import App

FULL = 880 / 630  # height of a card by its width
DIAGRAM = 480 / 128  # width of an effect without words by its height
BAR = 18.0  # room of the scroll bar, in logical units
DOT, DOTS = 18.0, 290.0  # from one dot to the next, and room for all


@dataclass(frozen=True, slots=True)
class Account:
    """Words of one card in the language of the moment. `effect`: what it does, else what it is worth; `source_name`:
    what the source calls it; `diagram`: the name of a picture of its effect, "" where there is none."""

    name: str
    effect: str
    source_name: str = ""
    rulings: tuple[str, ...] = ()
    diagram: str = ""


class Sizes(NamedTuple):
    """Of letters, and of what lies between them, in logical units."""

    name: float
    effect: float
    body: float
    gap: float
    diagram: float  # height of its sheet


class Spread(NamedTuple):
    """Where everything stands in a window that shows one card."""

    card: Box
    words: Box
    back: Box
    arrows: tuple[tuple[float, float], tuple[float, float]]  # middles, to the earlier card and to the next
    dots: tuple[float, float]


def sizes(canvas: Canvas) -> Sizes:
    """For a whole window: name, sentence, all else, the room between, and the sheet."""
    by = canvas.by_size
    return Sizes(by(62, 46, 34), by(30, 25, 21), by(24, 20, 18), by(22, 16, 12), by(205, 124, 96))


def spread(canvas: Canvas) -> Spread:
    """Card left and words right; in a tall window the card above."""
    side = canvas.by_size(140, 60, 30)
    wide, high = canvas.by_size(280, 220, 190), canvas.by_size(58, 52, 48)
    back = Box(canvas.width - wide - side, canvas.height - canvas.by_size(92, 78, 64), wide, high)
    off = canvas.by_size(70, 50, 40)
    if canvas.tall:
        width = min(canvas.width * 0.54, canvas.height * 0.27)
        card = Box((canvas.width - width) / 2, canvas.by_size(80, 60, 44), width, width * FULL)
        edge, top = canvas.by_size(60, 40, 28), card.bottom + 58
        words = Box(edge, top, canvas.width - 2 * edge, back.y - 20 - top)
    else:
        width = min(canvas.by_size(520, 360, 230), (canvas.height - 150) / FULL)
        left = max(canvas.by_size(170, 110, 74), canvas.width * 0.09)
        card = Box(left, (canvas.height - width * FULL) / 2 - 16, width, width * FULL)
        x, top = card.right + canvas.by_size(190, 110, 92), min(card.y, canvas.by_size(140, 64, 40))
        words = Box(x, top, canvas.width - x - side, back.y - canvas.by_size(24, 18, 14) - top)
    arrows = (card.x - off, card.centre[1]), (card.right + off, card.centre[1])
    return Spread(card, words, back, arrows, (card.centre[0], card.bottom + 28))


def draw_dots(canvas: Canvas, app: App, middle: tuple[float, float], at: int, of: int, room: float = DOTS) -> None:
    """A dot for every card of the zone, gold for the one that is shown; where they are many, which of how many."""
    x, y = middle
    if of * DOT > room:
        said, size = app.say("app.rules.page", n=at + 1, total=of), canvas.by_size(20, 18, 17)
        app.type.draw(canvas, said, x, y + size * 0.36, size, "ui", DIM, "centre")
        return
    for n in range(of if of > 1 else 0):
        canvas.disc(x + (n - (of - 1) / 2) * DOT, y, 6, GOLD_LIGHT if n == at else LINE)


Draw = Callable[[float, float], None]


class AccountPage:
    """An account set in a column. The name stays above; the rest is `tall` and is scrolled where that is too much.
    `age`: seconds since it was opened, by which its diagram is told; without it all of it stands there."""

    def __init__(
        self,
        app: App,
        canvas: Canvas,
        told: Account,
        width: float,
        size: Sizes,
        why_not: str = "",
        age: float = inf,
    ) -> None:
        self.app, self.canvas, self.size, self.width, self.age = app, canvas, size, width - BAR, age
        self._head, self._slips = self._named(told), self._told(told, why_not)
        self.head = sum(high for high, _ in self._head)
        self.tall = sum(high for high, _ in self._slips)

    def below(self, box: Box) -> Box:
        """What is left of a box under the name."""
        return Box(box.x, box.y + self.head, box.w, max(0.0, box.h - self.head))

    def most(self, box: Box) -> float:
        """How far it can be scrolled in a box."""
        return max(0.0, self.tall - self.below(box).h)

    def draw(self, box: Box, at: float) -> None:
        """All of it in a box, scrolled by `at`."""
        below, most = self.below(box), self.most(box)
        self.draw_head(box.x, box.y)
        self.canvas.push_clip(below)
        self.draw_rest(below.x, below.y - at)
        self.canvas.pop_clip()
        if most > 1:
            length = max(40.0, below.h * below.h / self.tall)
            bar = Box(below.right - 6, below.y, 6, below.h)
            plate(self.canvas, bar, 3, SLATE)
            plate(self.canvas, Box(bar.x, bar.y + (bar.h - length) * at / most, 6, length), 3, EDGE)

    def draw_head(self, x: float, y: float) -> None:
        _draw(self._head, x, y)

    def draw_rest(self, x: float, y: float) -> None:
        _draw(self._slips, x, y)

    # ------------------------------------------------------------------ what stands there
    def _named(self, account: Account) -> list[tuple[float, Draw]]:
        size, setter = self.size.name, self.app.type
        if len(setter.lines(self.canvas, account.name, self.width, size, "poster")) > 2:
            size *= 0.75
        slips = [self._words(account.name, size, "poster", PAPER, 1.2, 8)]
        if account.source_name and account.source_name != account.name:
            said = self.app.say("app.rules.source_name", name=account.source_name)
            slips.append(self._words(said, self.size.body * 0.86, "ui", DIM, 1.42, self.size.gap * 0.4))
        return slips

    def _told(self, account: Account, why_not: str) -> list[tuple[float, Draw]]:
        said, size = account.effect or self.app.say("app.zoom.plain"), self.size
        slips = [self._words(said, size.effect, "effect", SOFT if account.effect else DIM, 1.45, size.gap)]
        if account.diagram and size.diagram:
            slips.append(self._diagram(account.diagram))
        if why_not:
            slips.append(self._why_not(why_not))
        if account.rulings:
            heading = self.app.say("app.zoom.cases")
            slips.append(self._words(heading, size.body * 0.9, "bold", DIM, 1.42, size.gap * 0.3))
            slips += [self._ruling(each) for each in account.rulings]
        return slips

    def _words(self, text: str, size: float, style: str, colour: object, lead: float, gap: float) -> tuple[float, Draw]:
        setter, canvas, width = self.app.type, self.canvas, self.width

        def draw(x: float, y: float) -> None:
            setter.block(canvas, text, Box(x, y, width, 0), size, style, colour, lead=lead)  # type: ignore[arg-type]

        return setter.height(canvas, text, width, size, style, lead=lead) + gap, draw  # type: ignore[arg-type]

    def _diagram(self, name: str) -> tuple[float, Draw]:
        canvas, wide, high = self.canvas, self.width, self.size.diagram

        def draw(x: float, y: float) -> None:
            area = canvas.rect(Box(x, y, wide, high))
            canvas.surface.blit(materials.paper(area.w, area.h, canvas.px(10), None, canvas.scale), area)
            width = canvas.px(min(wide - 32, (high - 16) * DIAGRAM))
            shown = diagram.shown(self.app, name, self.age)
            canvas.blit_centred(self.app.images.picture(shown.picture, width), x + wide / 2, y + high / 2)
            if shown.coming:
                picture = self.app.images.picture(shown.coming, width).copy()
                picture.set_alpha(round(255 * shown.part))
                canvas.blit_centred(picture, x + wide / 2, y + high / 2)

        return high + self.size.gap, draw

    def _why_not(self, text: str) -> tuple[float, Draw]:
        setter, canvas, size = self.app.type, self.canvas, self.size.body
        title, inset = self.app.say("app.zoom.why_not"), size * 2.6
        room = self.width - inset - size
        heading = setter.height(canvas, title, room, size, "bold")
        high = heading + setter.height(canvas, text, room, size) + size * 1.1

        def draw(x: float, y: float) -> None:
            plate(canvas, Box(x, y, self.width, high), 12, CUE_GROUND, CUE, 2)
            canvas.blit_centred(icons.icon("lock", canvas.px(size * 1.4), PAPER), x + inset / 2, y + high / 2)
            top = y + size * 0.55
            setter.block(canvas, title, Box(x + inset, top, room, 0), size, "bold", PAPER)
            setter.block(canvas, text, Box(x + inset, top + heading, room, 0), size, "ui", PAPER)

        return high + self.size.gap, draw

    def _ruling(self, text: str) -> tuple[float, Draw]:
        setter, canvas, size = self.app.type, self.canvas, self.size.body
        indent, lead = size * 1.1, 1.38
        room = self.width - indent

        def draw(x: float, y: float) -> None:
            canvas.disc(x + size * 0.35, y + size * lead / 2, size * 0.24, BLOOD_LIGHT)
            setter.block(canvas, text, Box(x + indent, y, room, 0), size, "ui", SOFT, lead=lead)

        return setter.height(canvas, text, room, size, lead=lead) + self.size.gap * 0.4, draw


def _draw(slips: list[tuple[float, Draw]], x: float, y: float) -> None:
    for high, draw in slips:
        draw(x, y)
        y += high
