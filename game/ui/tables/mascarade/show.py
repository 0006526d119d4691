"""What is shown to everybody at once: the gallery of masks, the stage of a contest, the decoy show.

All of it comes from public marks; a mask that is not open is never drawn by this module.
"""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import TableView

from ...canvas import Canvas
from ...registry import Box
from ...table.layout import Layout
from ...theme import CUE, DIM, GOLD_LIGHT, NIGHT, PAPER, SOFT
from .furniture import sheet, tag

if TYPE_CHECKING:
    from ...app import App
    from ...table.sprites import SpritePainter

GAME = "mascarade"
RATIO = 880 / 630
RIGHT = (18, 128, 106)
STEPS = ("reveal", "power", "fines")


def claimers(view: TableView) -> list[int]:
    """The seats that say they are it, in the order in which they said so."""
    found = [(int(word), seat) for (key, seat), word in view.marks.items() if key == "claimer" and seat is not None]
    return [seat for _, seat in sorted(found)]


def decoys(view: TableView) -> list[str]:
    """The masks of a decoy show by place, none while there is no show."""
    return [view.marks[("decoy", n)] for n in range(len(view.zones)) if ("decoy", n) in view.marks]


def masks_in_play(view: TableView) -> list[str]:
    """Every mask of this match, each named once."""
    marked = [view.marks[("in_play", n)] for n in range(17) if ("in_play", n) in view.marks]
    return list(dict.fromkeys(marked))


def grid(area: Rect, n: int, most: int, gap: float) -> list[Rect]:
    """Places for n cards in the middle of an area, at most so many in a row."""
    columns = min(n, most) if n <= most else -(-n // 2)
    rows = -(-n // columns)
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


def stage(laid: Layout, n: int) -> list[Rect]:
    """Where claimers step forward: side by side, all equally large; in two rows from the sixth on."""
    x, y, w, h = laid.regions["stage"]
    k, rows = laid.k, 1 if n <= 5 else 2
    row = -(-n // rows)
    gap = 26 * k
    wide = min({1: 212, 2: 212, 3: 212, 4: 170, 5: 132}.get(n, 110) * k, (w - gap * (row - 1)) / row)
    high, step = wide * RATIO, wide * RATIO + 70 * k
    top = y + (h - 40 * k - rows * step) / 2 + 40 * k
    places = []
    for i in range(n):
        here = min(row, n - i // row * row)
        left = x + (w - here * wide - gap * (here - 1)) / 2
        places.append((left + i % row * (wide + gap), top + i // row * step, wide, high))
    return places


class Shows:
    """Draws them for one table."""

    def __init__(self, app: App) -> None:
        self.app = app

    def gallery(self, canvas: Canvas, laid: Layout, heading: str) -> None:
        """The dark room in which the masks of the match hang; the masks themselves are buttons."""
        canvas.block(Box(0, laid.regions["bar"][3], canvas.width, canvas.height), (12, 12, 20, 214))
        k = laid.k
        base = laid.regions["bar"][3] + 78 * k
        self.app.type.draw(canvas, heading, canvas.width / 2, base, 52 * k, "poster", PAPER, "centre")

    def gallery_places(self, canvas_size: tuple[float, float], laid: Layout, n: int) -> list[Rect]:
        width, height = canvas_size
        top = laid.regions["bar"][3] + 104 * laid.k
        return grid((width * .04, top, width * .92, height * .93 - top), n, 8, 18 * laid.k)

    def decoy(self, canvas: Canvas, laid: Layout, painter: SpritePainter, masks: list[str]) -> None:
        """All masks of the match in numbered places. Only one player knows which number is true."""
        canvas.block(Box(0, laid.regions["bar"][3], canvas.width, canvas.height), (12, 12, 20, 222))
        k = laid.k
        top = laid.regions["bar"][3] + 20 * k
        places = grid((canvas.width * .1, top, canvas.width * .8, canvas.height * .9 - top), len(masks), 6, 54 * k)
        for n, (face, (x, y, w, h)) in enumerate(zip(masks, places), 1):
            canvas.blit(painter.faces.surface(face, "mask", "full", canvas.px(w), canvas.px(h)), x, y)
            canvas.disc(x + w / 2, y + h + 24 * k, 22 * k, GOLD_LIGHT)
            self.app.type.draw(canvas, str(n), x + w / 2, y + h + 34 * k, 30 * k, "poster", NIGHT, "centre")

    def contest(self, canvas: Canvas, laid: Layout, view: TableView, names: dict[int, str]) -> None:
        """Names over the masks on the stage; once they lie open, who was right and who was not; the three steps."""
        k, seats = laid.k, claimers(view)
        say = self.app.say
        for seat in seats:
            card = view.zones[Zone("mask", seat)][0]
            spot = laid.spots[card.handle]
            tag(canvas, self.app, names.get(seat, ""), spot.x, spot.y - spot.h / 2 - 24 * k, k, PAPER)
            if ("step", None) not in view.marks:
                continue
            wrong = ("wrong", seat) in view.marks
            box = Box(spot.x - spot.w / 2, spot.y + spot.h / 2 + 10 * k, spot.w, 40 * k)
            sheet(canvas, box, 6 * k, NIGHT if wrong else RIGHT, DIM if wrong else PAPER, 1.6 * k)
            text = say(f"{GAME}.badge.tag_wrong" if wrong else f"{GAME}.badge.tag_right")
            size = self.app.type.fit(canvas, text, box.w - 16 * k, (24 * k, 21 * k, 18 * k, 15 * k), "bold")
            self.app.type.draw(canvas, text, spot.x, box.y + 29 * k, size, "bold", CUE if wrong else PAPER, "centre")
            if wrong:
                canvas.block(Box(*spot.rect), (20, 18, 28, 120))
        self._steps(canvas, laid, view)

    def _steps(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """1 reveal, 2 power, 3 fines: where the contest stands."""
        now = view.marks.get(("step", None))
        if now is None:
            return
        k = laid.k
        x, y, w, h = laid.regions["stage"]
        parts = [self.app.say(f"{GAME}.badge.step_{step}") for step in STEPS]
        widths = [self.app.type.width(canvas, part, 22 * k, "bold") + 60 * k for part in parts]
        left = x + (w - sum(widths)) / 2
        for n, (step, part, wide) in enumerate(zip(STEPS, parts, widths), 1):
            on = step == now
            canvas.disc(left + 16 * k, y + h - 14 * k, 15 * k, GOLD_LIGHT if on else (74, 76, 96))
            self.app.type.draw(canvas, str(n), left + 16 * k, y + h - 6 * k, 22 * k, "poster", NIGHT, "centre")
            self.app.type.draw(canvas, part, left + 38 * k, y + h - 6 * k, 22 * k, "bold", PAPER if on else SOFT)
            left += wide

    def tags(self, canvas: Canvas, laid: Layout, view: TableView, seats: Iterable[int]) -> None:
        """Public facts over the masks: revealed in the last turn, does not contest."""
        on_stage = set(claimers(view))
        for seat in seats:
            key = "tag_no" if ("lets_pass", seat) in view.marks else (
                "tag_revealed" if ("revealed", seat) in view.marks else "")
            if not key or seat in on_stage:
                continue
            spot = laid.spots[view.zones[Zone("mask", seat)][0].handle]
            tag(canvas, self.app, self.app.say(f"{GAME}.badge.{key}"), spot.x, spot.y + spot.h / 2 - 10 * laid.k,
                laid.k * .84)
