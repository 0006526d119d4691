"""What is shown to everybody in the middle of the table: a contest, masks being exchanged or looked at, the decoy show.

All of it comes from public marks; a mask that is not open is never drawn by this module.
"""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import TableView

from ...canvas import Canvas
from ...registry import Box
from ...shapes import rounded, token
from ...table import lights
from ...table.layout import Layout
from ...table.shapes import Spot, lay
from ...table.sprites import dashed
from ...theme import CUE, DIM, GOLD_LIGHT, NIGHT, PAPER, SOFT
from .furniture import GAME, sheet, tag

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App
    from ...table.sprites import SpritePainter

RATIO = 880 / 630
RIGHT = (18, 128, 106)
STEPS = ("reveal", "power", "fines")
FORWARD = 5000                           # how far above lying cards the masks in the middle are drawn


def claimers(view: TableView) -> list[int]:
    """The seats that say they are it, in the order in which they said so."""
    found = [(int(word), seat) for (key, seat), word in view.marks.items() if key == "claimer" and seat is not None]
    return [seat for _, seat in sorted(found)]


def decoys(view: TableView) -> list[str]:
    """The masks of a decoy show by place, none while there is no show."""
    return [view.marks[("decoy", n)] for n in range(len(view.zones)) if ("decoy", n) in view.marks]


def marked(view: TableView, key: str) -> list[int]:
    """The seats or places that carry a mark."""
    return sorted(at for (name, at) in view.marks if name == key and at is not None)


def forward(view: TableView) -> list[Zone]:
    """The masks that lie in the middle now: exchanged, else looked at, else of those who say that they are it."""
    swapped = [Zone("mask", seat) for seat in marked(view, "swap")]
    swapped += [Zone("middle", place=place) for place in marked(view, "swap_middle")]
    looked = [Zone("mask", seat) for seat in marked(view, "looked")]
    return swapped or looked or [Zone("mask", seat) for seat in claimers(view)]


def masks_in_play(view: TableView) -> list[str]:
    """Every mask of this match, each named once."""
    marked = [view.marks[("in_play", n)] for n in range(17) if ("in_play", n) in view.marks]
    return list(dict.fromkeys(marked))


def grid(area: Rect, n: int, most: int, gap: float) -> list[Rect]:
    """Places for n cards in the middle of an area, at most so many in a row."""
    rows = -(-n // most)
    columns = -(-n // rows)
    wide = min((area[2] - gap * (columns - 1)) / columns, (area[3] - gap * (rows - 1)) / rows / RATIO)
    high = wide * RATIO
    top = area[1] + (area[3] - rows * high - gap * (rows - 1)) / 2
    places = []
    for i in range(n):
        row, column = divmod(i, columns)
        here = min(columns, n - row * columns)
        left = area[0] + (area[2] - here * wide - gap * (here - 1)) / 2
        places.append((left + column * (wide + gap), top + row * (high + gap), wide, high))
    return places


def home(laid: Layout, zone: Zone) -> Spot | None:
    """Where a mask lies when it has not stepped forward."""
    area = laid.areas.get(zone.handle)
    return lay(area.look, area.rect, 1, laid.k)[0] if area else None


def stage(laid: Layout, n: int) -> list[Rect]:
    """Where masks step forward: side by side, all equally large; in two rows from the sixth on."""
    if laid.face.size[1] > laid.face.size[0]:
        return _tall_stage(laid, n)
    x, y, w, h = laid.regions["stage"]
    k, rows = laid.k, 1 if n <= 5 else 2
    row = max(1, -(-n // rows))
    gap = 26 * k
    wide = min({1: 212, 2: 212, 3: 212, 4: 170, 5: 132}.get(n, 110) * k, (w - gap * (row - 1)) / row)
    close = len(laid.panels) in (7, 8)                           # seats reach over its corners
    if close:
        wide = min(wide, (196 if rows == 1 else 100) * k)
    high, step = wide * RATIO, wide * RATIO + 70 * k
    top = y + (h - 40 * k - rows * step) / 2 + 40 * k
    if close and rows == 1:
        top = y + (114 if n < 4 else 129) * k
    places = []
    for i in range(n):
        here = min(row, n - i // row * row)
        left = x + (w - here * wide - gap * (here - 1)) / 2
        places.append((left + i % row * (wide + gap), top + i // row * step, wide, high))
    return places


def _tall_stage(laid: Layout, n: int) -> list[Rect]:
    """The same between the two columns of seats of a tall window."""
    x, y, w, h = laid.regions["stage"]
    k, row = laid.k, max(1, min(n, 2 if n <= 4 else 3))
    rows, gap = max(1, -(-n // row)), 16 * laid.k
    wide = min(190 * k, (w - gap * (row - 1)) / row, (h / rows - 112 * k) / RATIO)
    step = wide * RATIO + 112 * k
    top = y + (h - rows * step) / 2 + 54 * k
    places = []
    for i in range(n):
        here = min(row, n - i // row * row)
        left = x + (w - here * wide - gap * (here - 1)) / 2
        places.append((left + i % row * (wide + gap), top + i // row * step, wide, wide * RATIO))
    return places


class Shows:
    """Draws them for one table."""

    def __init__(self, app: App) -> None:
        self.app = app

    def decoy(self, canvas: Canvas, laid: Layout, painter: SpritePainter, masks: list[str]) -> None:
        """All masks of the match in numbered places. Only one player knows which number is true."""
        canvas.block(Box(0, laid.regions["bar"][3], canvas.width, canvas.height), (12, 12, 20, 226))
        k = max(laid.k, .5)
        top = laid.regions["bar"][3] + 44 * k
        foot = canvas.height * (.64 if canvas.tall else .80)
        places = grid((canvas.width * .06, top, canvas.width * .88, foot - top), len(masks), 4 if canvas.tall else 7,
                      34 * k)
        for n, (face, (x, y, w, h)) in enumerate(zip(masks, places), 1):
            canvas.blit(painter.faces.surface(face, "mask", "line", canvas.px(w), canvas.px(h)), x, y)
            radius = max(30 * k, 15.0)
            canvas.disc(x + 4 * k, y + 4 * k, radius, NIGHT)
            canvas.disc(x + 4 * k, y + 4 * k, radius - 4 * k, PAPER)
            self.app.type.draw(canvas, str(n), x + 4 * k, y + 4 * k + radius * .42, radius * 1.15, "poster",
                               (120, 24, 34), "centre")
        size = max(24 * k, 13.0)
        text = self.app.say(f"{GAME}.badge.decoy")
        base = foot + size * 2.2
        self.app.type.block(canvas, text, Box(canvas.width * .15, base, canvas.width * .7, 4 * size), size, "ui", SOFT,
                            align="centre")

    # ------------------------------------------------------------------ masks in the middle

    def left(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Dashed places of the masks that lie in the middle."""
        for zone in forward(view):
            spot = home(laid, zone)
            if spot is not None:
                dashed(canvas, spot, (124, 112, 150), 2.4 * laid.k, 8 * laid.k)

    def middle(self, canvas: Canvas, laid: Layout, view: TableView, people: Mapping[int, Person], rests: bool) -> None:
        """What is told about the masks in the middle: whose they are, and how a contest stands."""
        swapped = marked(view, "swap") or marked(view, "swap_middle")
        if swapped:
            if rests:                              # the signs of the owners leave the masks before they slide
                self._exchange(canvas, laid, view, people)
            return
        for zone in forward(view):
            self._name(canvas, laid, view, zone, people)
        if marked(view, "looked"):
            return
        for seat in claimers(view):
            self._verdict(canvas, laid, view, seat)
        self._steps(canvas, laid, view)

    def _spot(self, laid: Layout, view: TableView, zone: Zone) -> Spot:
        return laid.spots[view.zones[zone][0].handle]

    def _name(self, canvas: Canvas, laid: Layout, view: TableView, zone: Zone, people: Mapping[int, Person]) -> None:
        """The owner's sign and name on a dark label over the mask."""
        person = people.get(zone.seat) if zone.seat is not None else None
        if person is None:
            return
        spot, setter = self._spot(laid, view, zone), self.app.type
        size = max(21 * laid.k, 12.0)
        room = max(spot.w - 6 * laid.k, size * 5)
        name = setter.cut(canvas, person.name, room - size * 2.3, size, "bold")
        wide = setter.width(canvas, name, size, "bold") + size * 2.3
        box = Box(spot.x - wide / 2, spot.y - spot.h / 2 - size * 2, wide, size * 1.6)
        sign = self.app.token(person.token)
        sheet(canvas, box, box.h / 2, NIGHT, sign.colour, 1.8 * laid.k)
        canvas.blit_centred(token(sign, canvas.px(size * .42)), box.x + size, box.y + box.h / 2)
        setter.draw(canvas, name, box.x + size * 1.7, box.y + box.h / 2 + size * .36, size, "bold", PAPER)

    def _verdict(self, canvas: Canvas, laid: Layout, view: TableView, seat: int) -> None:
        """Once the masks lie open: the right one is lit, the others are greyed and crossed."""
        if ("step", None) not in view.marks:
            return
        k, spot = laid.k, self._spot(laid, view, Zone("mask", seat))
        wrong = ("wrong", seat) in view.marks
        text = self.app.say(f"{GAME}.badge.tag_wrong" if wrong else f"{GAME}.badge.tag_right")
        high = max(38 * k, 21.0)
        box = Box(spot.x - spot.w / 2, spot.y + spot.h / 2 + 8 * k, spot.w, high)
        if wrong:
            area = canvas.rect(Box(*spot.rect))
            canvas.surface.blit(rounded(area.w, area.h, round(area.w * .054), (46, 44, 52, 168)), area)
            self._cross(canvas, spot.x, spot.y, spot.w * .3, max(9 * k, 4.0))
        else:
            area = canvas.rect(Box(*spot.rect).grown(5 * k))
            rim = rounded(area.w, area.h, round(area.w * .06), None, GOLD_LIGHT, max(3, canvas.px(6 * k)))
            canvas.surface.blit(rim, area)
        sheet(canvas, box, 8 * k, NIGHT if wrong else RIGHT, DIM if wrong else PAPER, 1.6 * k)
        size = self.app.type.fit(canvas, text, box.w - high * 1.3, (high * .62, high * .54, high * .46), "bold")
        at = box.x + high * .55
        if wrong:
            self._cross(canvas, at, box.y + high / 2, high * .17, max(3.5 * k, 2.0))
        else:
            y = box.y + high / 2
            for a, b in (((-.2, .02), (-.06, .17)), ((-.06, .17), (.22, -.18))):
                canvas.line((at + a[0] * high, y + a[1] * high), (at + b[0] * high, y + b[1] * high), PAPER,
                            max(4 * k, 2.0))
        self.app.type.draw(canvas, text, box.x + box.w / 2 + high * .25, box.y + high / 2 + size * .36, size, "bold",
                           CUE if wrong else PAPER, "centre")

    @staticmethod
    def _cross(canvas: Canvas, x: float, y: float, reach: float, width: float) -> None:
        for side in (-1, 1):
            canvas.line((x - reach, y - side * reach), (x + reach, y + side * reach), CUE, width)

    def _exchange(self, canvas: Canvas, laid: Layout, view: TableView, people: Mapping[int, Person]) -> None:
        """Two masks that may change places: arcs both ways, and whose each of them is."""
        zones = [zone for zone in forward(view) if zone in view.zones]
        if len(zones) != 2:
            return
        a, b = (self._spot(laid, view, zone) for zone in zones)
        lights.arc(canvas, (a.x, a.y - a.h / 2 - 6 * laid.k), (b.x, b.y - b.h / 2 - 6 * laid.k), laid.k)
        lights.arc(canvas, (b.x, b.y - b.h / 2 - 6 * laid.k), (a.x, a.y - a.h / 2 - 6 * laid.k), laid.k)
        for zone, spot in zip(zones, (a, b)):
            person = people.get(zone.seat) if zone.seat is not None else None
            if person is not None:
                x, y, r = spot.x, spot.y + spot.h / 2 + 8 * laid.k, max(24 * laid.k, 13.0)
                sign = self.app.token(person.token)
                canvas.disc(x, y, r, sign.colour)
                canvas.disc(x, y, r * .86, NIGHT)
                canvas.blit_centred(token(sign, canvas.px(r * .5)), x, y)

    def _steps(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """1 reveal, 2 power, 3 fines: where the contest stands."""
        now = view.marks.get(("step", None))
        if now is None:
            return
        k = laid.k
        x, y, w, h = laid.regions["strip"]
        size = max(27 * k, 13.0)
        parts = [self.app.say(f"{GAME}.badge.step_{step}") for step in STEPS]
        widths = [self.app.type.width(canvas, part, size, "bold") + size * 1.9 for part in parts]
        gap = max(0.0, min(70 * k, (w * .86 - sum(widths)) / 2))
        wide = sum(widths) + 2 * gap
        box = Box(x + (w - wide) / 2 - size, y + h * .3, wide + 2 * size, size * 3.4)
        sheet(canvas, box, 12 * k, (40, 41, 54))
        left, middle = box.x + size, box.y + box.h / 2
        for n, (step, part, each) in enumerate(zip(STEPS, parts, widths), 1):
            on, done = step == now, STEPS.index(step) < STEPS.index(now)
            colour = GOLD_LIGHT if on or done else (96, 98, 116)
            r = size * .72
            canvas.disc(left + r, middle, r, colour)
            if not on:
                canvas.disc(left + r, middle, r - max(2.4 * k, 1.4), (40, 41, 54))
            self.app.type.draw(canvas, str(n), left + r, middle + size * .36, size, "poster",
                               NIGHT if on else colour, "centre")
            self.app.type.draw(canvas, part, left + r * 2.5, middle + size * .36, size, "bold",
                               PAPER if on else SOFT if done else DIM)
            left += each + gap
            if n < len(parts) and gap > 16 * k:
                canvas.line((left - gap + 6 * k, middle), (left - 10 * k, middle), colour, 2 * k)

    def tags(self, canvas: Canvas, laid: Layout, view: TableView, seats: Iterable[int]) -> None:
        """Public facts over the masks: revealed in the last turn, does not contest."""
        away = set(forward(view))
        for seat in seats:
            key = "tag_no" if ("lets_pass", seat) in view.marks else (
                "tag_revealed" if ("revealed", seat) in view.marks else "")
            if not key or Zone("mask", seat) in away:
                continue
            spot = self._spot(laid, view, Zone("mask", seat))
            tag(canvas, self.app, self.app.say(f"{GAME}.badge.{key}"), spot.x, spot.y + spot.h / 2 - 10 * laid.k,
                max(laid.k * .84, .5))
