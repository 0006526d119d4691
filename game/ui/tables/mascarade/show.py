"""What is shown to everybody in the middle of the table: masks that stepped forward, an exchange, the decoy show.

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
from ...table import lights
from ...table.layout import Layout
from ...table.shapes import Spot, lay
from ...table.sprites import dashed
from ...theme import GOLD_LIGHT, NIGHT, PAPER, SOFT
from ...tokens import token
from .contest import Contest
from .furniture import GAME, tag
from .staging import RATIO, Stage, stage

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App
    from ...table.sprites import SpritePainter

TAGS = (("chosen", "tag_chosen"), ("lets_pass", "tag_no"), ("revealed", "tag_revealed"))  # of a mark; the first counts
LEGIBLE = 100.0  # units of width from which the longest name is printed large enough on a mask
FORWARD = 5000  # how far above lying cards the masks in the middle are drawn


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
    looked = [Zone("mask", seat) for key in ("looked", "all_but") for seat in marked(view, key)]
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


def all_open(view: TableView) -> bool:
    """Whether every mask lies open to those who look."""
    rows = [row for zone, row in view.zones.items() if zone.kind in ("mask", "middle")]
    return all(card.face is not None for row in rows for card in row)


class Shows:
    """Draws them for one table."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.contest = Contest(app)

    def decoy(self, canvas: Canvas, laid: Layout, painter: SpritePainter, masks: list[str]) -> None:
        """All masks of the match in numbered places. Only one player knows which number is true."""
        canvas.block(Box(0, laid.bar_ends, canvas.width, canvas.height), (12, 12, 20, 226))
        k = max(laid.k, 0.5)
        top = laid.bar_ends + 44 * k
        foot = canvas.height * (0.64 if canvas.tall else 0.80)
        places = grid(
            (canvas.width * 0.06, top, canvas.width * 0.88, foot - top), len(masks), 4 if canvas.tall else 7, 34 * k
        )
        for n, (face, (x, y, w, h)) in enumerate(zip(masks, places), 1):
            canvas.blit(painter.faces.surface(face, "mask", "line", canvas.px(w), canvas.px(h)), x, y)
            radius = max(30 * k, 15.0)
            canvas.disc(x + 4 * k, y + 4 * k, radius, NIGHT)
            canvas.disc(x + 4 * k, y + 4 * k, radius - 4 * k, PAPER)
            self.app.type.draw(
                canvas, str(n), x + 4 * k, y + 4 * k + radius * 0.42, radius * 1.15, "poster", (120, 24, 34), "centre"
            )
        size = max(24 * k, 13.0)
        text = self.app.say(f"{GAME}.badge.decoy")
        base = foot + size * 2.2
        self.app.type.block(
            canvas, text, Box(canvas.width * 0.15, base, canvas.width * 0.7, 4 * size), size, "ui", SOFT, align="centre"
        )

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
            if rests:  # the signs of the owners leave the masks before they slide
                self._exchange(canvas, laid, view, people)
            return
        zones = [zone for zone in forward(view) if zone in view.zones]
        if not zones:
            return
        where = stage(laid, len(zones))
        for zone in zones:
            if zone.seat is not None and zone.seat in people:
                self.contest.name(canvas, laid.k, self._spot(laid, view, zone), where, people[zone.seat])
        if marked(view, "looked") or marked(view, "all_but"):
            self._named(canvas, laid, view, where)
            return
        if ("step", None) in view.marks:
            for zone in (Zone("mask", seat) for seat in claimers(view)):
                spot, wrong = self._spot(laid, view, zone), ("wrong", zone.seat) in view.marks
                self.contest.verdict(canvas, laid.k, spot, where, wrong, view.zones[zone][0].face is not None)
        self.contest.steps(canvas, laid, view)

    def _named(self, canvas: Canvas, laid: Layout, view: TableView, where: Stage) -> None:
        """What was said of a mask that a power has revealed to everybody; what its owner has claimed is no answer."""
        right = {Zone("mask", seat) for seat in claimers(view) if ("wrong", seat) not in view.marks}
        for zone in (zone for zone in forward(view) if zone not in right):
            face, said = view.zones[zone][0].face, view.marks.get(("claims", zone.seat))
            if face is not None and said is not None:
                self.contest.named(canvas, laid.k, self._spot(laid, view, zone), where, said, face != said)

    def _spot(self, laid: Layout, view: TableView, zone: Zone) -> Spot:
        return laid.spots[view.zones[zone][0].handle]

    def _exchange(self, canvas: Canvas, laid: Layout, view: TableView, people: Mapping[int, Person]) -> None:
        """Two masks that may change places: an arc over them and one back below, and whose each of them is."""
        zones = [zone for zone in forward(view) if zone in view.zones]
        if len(zones) != 2:
            return
        a, b = (self._spot(laid, view, zone) for zone in zones)
        k, inward = laid.k, 44 * laid.k * (1 if a.x < b.x else -1)
        high, low = min(a.y - a.h / 2, b.y - b.h / 2) - 6 * k, max(a.y + a.h / 2, b.y + b.h / 2) + 8 * k
        lights.arc(canvas, (a.x + inward, high), (b.x - inward, high), k)
        lights.arc(canvas, (b.x - inward, low), (a.x + inward, low), k, under=True)
        for zone, spot in zip(zones, (a, b)):
            person = people.get(zone.seat) if zone.seat is not None else None
            if person is not None:
                x, y, r = spot.x, spot.y + spot.h / 2 + 8 * laid.k, max(24 * laid.k, 13.0)
                sign = self.app.token(person.token)
                canvas.disc(x, y, r, sign.colour)
                canvas.disc(x, y, r * 0.86, NIGHT)
                canvas.blit_centred(token(sign, canvas.px(r * 0.5)), x, y)

    def names(self, canvas: Canvas, laid: Layout, view: TableView, seats: Iterable[int]) -> None:
        """Beside masks that lie open and are too small for a name that can be read: whose name it is."""
        away, k, setter = set(forward(view)), laid.k, self.app.type
        for zone in (Zone("mask", seat) for seat in seats):
            spot, face = self._spot(laid, view, zone), view.zones[zone][0].face
            if face is None or zone in away or spot.w >= LEGIBLE * k:
                continue
            name = self.app.words.texts.card_name(face, GAME)
            x, y, w, _ = laid.panels[zone.seat or 0]
            left, base = spot.x + spot.w / 2 + 9 * k, max(spot.y - spot.h / 2 + 20 * k, y + 60 * k)  # under the owner's
            size = setter.fit(canvas, name, x + w - left - 6 * k, (22 * k, 20 * k, 18 * k, 16 * k), "bold")
            setter.draw(canvas, name, left, base, size, "bold", SOFT)

    def tags(self, canvas: Canvas, laid: Layout, view: TableView, seats: Iterable[int]) -> None:
        """Public facts over the masks: chosen first of two, does not contest, revealed in the last turn. Where all lie
        open nothing is announced any more, and a tag would lie over a name."""
        away = set(forward(view))
        if all_open(view):
            return
        for seat in seats:
            name = next((tag for mark, tag in TAGS if (mark, seat) in view.marks), None)
            if name is None or Zone("mask", seat) in away:
                continue
            spot = self._spot(laid, view, Zone("mask", seat))
            tag(
                canvas,
                self.app,
                self.app.say(f"{GAME}.badge.{name}"),
                spot.x,
                spot.y + spot.h / 2 - 10 * laid.k,
                max(laid.k * 0.84, 0.5),
                laid.panels[seat][0] + 2 * laid.k,
                GOLD_LIGHT if name == "tag_chosen" else PAPER,
            )
