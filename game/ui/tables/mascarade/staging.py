"""Where masks step forward: side by side between the seats, with room over each for a name and under it for a verdict.

Pure geometry in canvas units. However many claim, no seat, name, verdict or mask lies on another.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.content.looks import Rect

from ...table.layout import Layout

RATIO = 880 / 630
WIDEST = {1: 212, 2: 212, 3: 212, 4: 170, 5: 132}  # of so many masks each, in design units; more stand in rows
MANY, FEW = 110, 150  # from 9 masks on, and of 6 to 8
TABLE_CARD, APART = 62, 18  # width of a table card beside the stage, and between two of them, in design units
BESIDE, LOW = (
    28,
    14,
)  # from the masks, and from a seat's plate, to a table card beside them; below them, kept free over it
STEP = 3  # design units between two widths that are tried
FAR = 64  # most design units between two masks
LETTERS = 6  # in a crowd so many sizes of a name's letters from mask to mask at the least


class Labels(NamedTuple):
    """Sizes of what is written at a mask; smaller where there are many."""

    name: float  # size of its letters
    verdict: float  # height of its plate
    gap: float  # between mask and verdict, and between two rows
    close: float  # the least between two masks

    @property
    def above(self) -> float:
        return self.name * 2

    @property
    def below(self) -> float:
        return self.verdict + self.gap


class Stage(NamedTuple):
    """The masks' places in their order, and how wide a name or verdict at one of them may be."""

    places: tuple[Rect, ...]
    room: float
    labels: Labels


def stage(laid: Layout, n: int) -> Stage:
    """Places for so many masks: equally large, as large as the seats leave room for. They stand in the middle; where
    table cards would then have no room beside them, both together do.

    Six to eight stand in one row where that makes them larger than two rows, at 102 to 147 design units: so the order
    in which they claim is read better. Where they would be smaller than in two rows of 110, they stand closer and what
    is written at them is smaller."""
    tall = laid.face.size[1] > laid.face.size[0]
    x, y, w, h = laid.regions["stage"]
    middle, seats = among(laid)
    cards = sum(area.zone.kind == "middle" for area in laid.areas.values())
    if cards and tall:
        seats.append((x, y + h - LOW * laid.k, w, (LOW + TABLE_CARD * RATIO) * laid.k))
    found = _stage((middle - w / 2, y, w, h), tuple(seats), laid.k, n, tall)
    if not cards or tall or _clear(aside(laid, cards, found), seats, laid.k):
        return found
    left = (TABLE_CARD + 2 * BESIDE) * laid.k / 2
    return _stage((middle - left - w / 2, y, w, h), tuple(seats), laid.k, n, tall)


def among(laid: Layout) -> tuple[float, list[Rect]]:
    """The middle between the seats from left to right, and what stands round it: they, and in a tall window the
    courthouse among them."""
    seats = list(laid.panels.values())
    middle = (min(seat[0] for seat in seats) + max(seat[0] + seat[2] for seat in seats)) / 2
    if laid.face.size[1] > laid.face.size[0]:
        seats += [rect for look, rect in laid.scenery if look.draw == "courthouse"]
    return middle, seats


def clear(middle: tuple[float, float], size: tuple[float, float], taken: list[Rect], k: float) -> Rect | None:
    """Where so large a box lies clear of all that is taken, straight above or below this point or on it."""
    (x, y), (wide, high) = middle, size
    gap = 6 * k
    for step in range(41):
        top = y - high / 2 + (step + 1) // 2 * (-1 if step % 2 else 1) * 8 * k
        if not any(
            x - wide / 2 - gap < left + w and left < x + wide / 2 + gap and top - gap < up + h and up < top + high + gap
            for left, up, w, h in taken
        ):
            return x - wide / 2, top, wide, high
    return None


def aside(laid: Layout, n: int, where: Stage) -> Rect:
    """Where so many table cards lie, small, while masks lie in the middle: next to these, or below them where the
    window is tall; clear of every seat's plate, on which they would look like that seat's own."""
    k, (x, y, w, h) = laid.k, laid.regions["stage"]
    wide, high = TABLE_CARD * k, TABLE_CARD * RATIO * k
    top = min(place[1] for place in where.places)
    foot = max(place[1] + place[3] for place in where.places)
    if laid.face.size[1] > laid.face.size[0]:
        row = n * wide + (n - 1) * APART * k
        return x + (w - row) / 2, min(foot + where.labels.below + LOW * k, y + h - 4 * k), row, high
    tall = n * high + (n - 1) * APART * k
    right = max(place[0] + place[2] for place in where.places)
    return right + BESIDE * k, (top + foot - tall) / 2, wide, tall


def _clear(cards: Rect, seats: list[Rect], k: float) -> bool:
    """Whether table cards are as far from every plate as from the masks."""
    x, y, w, h = cards
    return not any(
        x - BESIDE * k < left + wide and left < x + w + BESIDE * k and y < top + high and top < y + h
        for left, top, wide, high in seats
    )


@lru_cache(maxsize=64)  # asked for several times a frame
def _stage(region: Rect, seats: tuple[Rect, ...], k: float, n: int, tall: bool) -> Stage:
    large = Labels(max(21 * k, 12.0), max(38 * k, 21.0), 8 * k, 26 * k)
    close = Labels(max(18 * k, 9.8), max(30 * k, 17.0), 5 * k, 14 * k)
    small = Labels(max(16 * k, 9.5), max(28 * k, 15.0), 5 * k, (26 if tall else 14) * k)
    labels = small if n > (6 if tall else 8) else large
    found = next(_tries(region, seats, k, n, tall, labels), None)
    if n > 5 and labels is large and (found is None or found.places[0][2] < MANY * k):  # rather smaller words
        closer = next(_tries(region, seats, k, n, tall, close), None)
        found = max(filter(None, (found, closer)), key=lambda each: each.places[0][2], default=None)
    if found is None:  # seats without end: they lie under the masks
        found = next(_tries(region, (), k, n, tall, labels), Stage((), 0.0, labels))
    return found


def _tries(region: Rect, seats: tuple[Rect, ...], k: float, n: int, tall: bool, labels: Labels) -> Iterator[Stage]:
    """Stages on which everything has room, the largest masks first."""
    most = (min(190, WIDEST.get(n, 190)) if n <= 4 else 140) if tall else WIDEST.get(n, FEW if n <= 8 else MANY)
    for wide in range(int(most), 10, -STEP):
        for rows in range(1, n + 1) if tall else (1,) if n <= 5 else (1, 2) if n <= 8 else (2, 3):
            pitch = max(wide * k + labels.close, labels.name * LETTERS if n > 5 else 0)
            high = rows * (wide * RATIO * k + labels.above + labels.below) + (rows - 1) * labels.gap
            for top in _tops(region, seats, high, k):
                lines = _lines(region, seats, top, high, rows)
                if lines and all(right - left >= -(-n // rows) * pitch for left, right in lines):
                    yield _set(lines, n, wide * k, top, labels, k)


def _tops(region: Rect, seats: tuple[Rect, ...], high: float, k: float) -> list[float]:
    """Where so high a stage may begin between the seats at the head and at the foot, the middle of the region first."""
    x, y = region[0] + region[2] / 2, region[1] + region[3] / 2
    across = [seat for seat in seats if seat[0] < x < seat[0] + seat[2]]
    first = max((seat[1] + seat[3] for seat in across if seat[1] < y), default=y - region[3])
    last = min((seat[1] for seat in across if seat[1] >= y), default=y + region[3]) - high
    wanted = y - high / 2
    steps = range(int((last - first) / (8 * k)) + 1) if last >= first else ()
    return sorted((first + step * 8 * k for step in steps), key=lambda top: abs(top - wanted))


def _lines(region: Rect, seats: tuple[Rect, ...], top: float, high: float, rows: int) -> list[tuple[float, float]]:
    """From where to where each row may reach; none where a seat stands in the middle of one."""
    middle, lines = region[0] + region[2] / 2, []
    for n in range(rows):
        a, b = top + high * n / rows, top + high * (n + 1) / rows
        left, right = middle - region[2], middle + region[2]
        for x, y, w, h in seats:
            if y + h <= a or b <= y:
                continue
            if x < middle < x + w:
                return []
            left, right = (max(left, x + w), right) if x < middle else (left, min(right, x))
        reach = min(middle - left, right - middle)
        lines.append((middle - reach, middle + reach))
    return lines


def _set(lines: list[tuple[float, float]], n: int, wide: float, top: float, labels: Labels, k: float) -> Stage:
    """The masks in their rows, as far apart as the narrowest row allows."""
    rows = len(lines)
    far = max(wide + FAR * k, labels.name * LETTERS * 1.5 if n > 5 else 0)
    pitch = min(far, min(right - left for left, right in lines) / -(-n // rows))
    step = wide * RATIO + labels.above + labels.below + labels.gap
    places = []
    for at, (left, right) in enumerate(lines):
        here = n // rows + (at < n % rows)
        start = (left + right - here * pitch + pitch - wide) / 2
        places += [(start + i * pitch, top + at * step + labels.above, wide, wide * RATIO) for i in range(here)]
    return Stage(tuple(places), pitch - 6 * k, labels)
