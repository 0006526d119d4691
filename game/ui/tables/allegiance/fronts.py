"""Where cards lie that the general layout has no shape for: fronts, the piles on the altars, the opened piles.

A front is one row of guarded pairs, open cards and planted ones. Too many first make more rows where there is room,
then overlap, then become chips. Pure geometry, the same for everybody who looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import CardView, TableView

from ...table.layout import Layout
from ...table.shapes import RATIO, Spot

PEEP = 0.40  # how much of a Guard's width looks out from under the card it keeps
TALL, GROWN = 300, 1.28  # a front so high (in design units) has larger cards
TIGHT = 0.42  # of a card that has to stay in sight before cards become chips
LEAST_CHIP = 0.62  # of a chip's size, to which it shrinks before chips overlap
SHOWN = 6  # cards of an altar's pile that are drawn


class Unit(NamedTuple):
    """What stays together: one card, or a Guard with the card it keeps."""

    cards: tuple[str, ...]

    def width(self, w: float) -> float:
        return w * (1 + PEEP * (len(self.cards) - 1))


def units(view: TableView, seat: int) -> list[Unit]:
    """What lies in front of a seat, pairs first."""

    def row(kind: str) -> list[str]:
        return [card.handle for card in view.zones.get(Zone(kind, seat), ())]

    pairs, front = row("guarded"), row("front")
    made = [Unit(tuple(pairs[n : n + 2])) for n in range(0, len(pairs), 2)]
    return made + [Unit((handle,)) for handle in front + row("planted")]


def lay_fronts(laid: Layout, view: TableView) -> None:
    """Put everything in front of every seat in its place."""
    for seat in laid.panels:
        area = laid.areas.get(Zone("front", seat).handle)
        if area is None:
            continue
        width, gap = area.look.width * laid.k, area.look.gap * laid.k
        width *= GROWN if area.rect[3] > TALL * laid.k else 1
        for handle, spot in front_spots(units(view, seat), area.rect, width, gap).items():
            laid.spots[handle] = spot._replace(z=10_000 + seat * 100 + spot.z)


def front_spots(row: Sequence[Unit], rect: Rect, width: float, gap: float) -> dict[str, Spot]:
    """Line cards in as many rows as fit; overlapping; chips at last."""
    for form, part in (("line", 1.0), ("chip", 0.84), ("chip", 0.7), ("chip", 0.56)):
        wide = min(width * part, rect[3] / RATIO[form])
        high = wide * RATIO[form]
        rows = max(1, int((rect[3] + gap) // (high + gap)))
        lines = _lines(row, rows, rect[2], wide, gap)
        factors = [_factor(line, rect[2], wide, gap) for line in lines]
        factor = min(factors, default=1.0)
        if factor >= TIGHT:
            break
    spots: dict[str, Spot] = {}
    for n, line in enumerate(lines):
        x, y = rect[0], rect[1] + n * (high + gap)
        for unit in line:
            for i, handle in enumerate(unit.cards):
                spots[handle] = Spot(x + wide / 2 + i * PEEP * wide, y + high / 2, wide, high, 0, form, len(spots))
            x += (unit.width(wide) + gap) * factor
    return spots


def _lines(row: Sequence[Unit], rows: int, room: float, wide: float, gap: float) -> list[list[Unit]]:
    """Break into lines: no sooner than one is full, and evenly where they overlap anyway."""
    lines: list[list[Unit]] = [[]]
    used = 0.0
    for unit in row:
        if lines[-1] and used + unit.width(wide) > room:
            lines.append([])
            used = 0.0
        lines[-1].append(unit)
        used += unit.width(wide) + gap
    if len(lines) <= rows:
        return lines
    each = -(-len(row) // rows)
    return [list(row[n : n + each]) for n in range(0, len(row), each)]


def _factor(line: Sequence[Unit], room: float, wide: float, gap: float) -> float:
    """How far the steps shrink so that a line fits."""
    if len(line) < 2:
        return 1.0
    steps = sum(unit.width(wide) + gap for unit in line[:-1])
    return min(1.0, (room - line[-1].width(wide)) / steps)


def lay_pile(laid: Layout, cards: Sequence[CardView], rect: Rect) -> None:
    """A heap on an altar: the cards at the top lie a little askew, the same in every match."""
    for i, card in enumerate(cards):
        level = len(cards) - 1 - i  # 0 is the top card
        old = laid.spots[card.handle]
        n = i % SHOWN
        up, askew = min(i, SHOWN - 1) * 4.5 * laid.k, (n * 7 % 11 - 5) * 1.1 * laid.k
        laid.spots[card.handle] = old._replace(
            x=rect[0] + rect[2] / 2 + askew,
            y=rect[1] + rect[3] / 2 - up,
            w=rect[2],
            h=rect[3],
            angle=float((n * 5 + 3) % 9 - 4),
            shown=level < SHOWN,
        )


class Opened(NamedTuple):
    """One kind of card in an opened pile: what it is, how many, where its heap lies."""

    face: str
    n: int
    rect: Rect


def opened(
    cards: Sequence[CardView], rect: Rect, k: float, worth: Callable[[str], int], columns: int = 5, width: float = 96
) -> list[Opened]:
    """The kinds of an open pile in rows, worth most first."""
    faces = [card.face for card in cards if card.face]
    kinds = sorted(set(faces), key=lambda face: (-worth(face), face))
    wide = width * k
    high = wide * RATIO["line"]
    gap = (rect[2] - 16 * k - columns * wide) / max(1, columns - 1)
    down = rect[3] / 2
    return [
        Opened(
            face, faces.count(face), (rect[0] + n % columns * (wide + gap), rect[1] + n // columns * down, wide, high)
        )
        for n, face in enumerate(kinds)
    ]


def lay_opened(laid: Layout, cards: Sequence[CardView], heaps: Sequence[Opened]) -> None:
    """Every card on the heap of its kind; the lower ones peep out at the upper right."""
    at = {heap.face: heap for heap in heaps}
    seen: dict[str, int] = {}
    for card in cards:
        heap = at.get(card.face or "")
        if heap is None:
            continue
        n = seen[heap.face] = seen.get(heap.face, 0) + 1
        level = heap.n - n  # 0 is the top card
        shift = min(level, 3) * 4 * laid.k
        x, y, w, h = heap.rect
        old = laid.spots[card.handle]
        laid.spots[card.handle] = old._replace(
            x=x + w / 2 + shift,
            y=y + h / 2 - shift,
            w=w,
            h=h,
            angle=0,
            form="line",
            z=old.z // 200 * 200 + n,
            shown=level < 4,
        )


def lay_chips(laid: Layout, handles: Sequence[str], rect: Rect, width: float) -> None:
    """Everything a seat holds, as chips in two rows at most; they shrink before one covers the value of another."""
    k = laid.k
    many = len(handles)
    rows = 1 if many <= 4 and rect[3] < 150 * k else 2
    gap = 10 * k
    high = min((rect[3] - gap * (rows - 1)) / rows, width * k * RATIO["chip"])
    wide = high / RATIO["chip"]
    fitting = max(1, int((rect[2] + gap) // (wide + gap)))
    each = max(min(4, fitting), -(-many // rows))
    wide = min(wide, max(wide * LEAST_CHIP, (rect[2] - gap * (each - 1)) / each))
    high = wide * RATIO["chip"]
    step = min(wide + gap, (rect[2] - wide) / max(1, each - 1))
    for n, handle in enumerate(handles):
        x, y = rect[0] + n % each * step, rect[1] + n // each * (high + gap)
        laid.spots[handle] = laid.spots[handle]._replace(
            x=x + wide / 2, y=y + high / 2, w=wide, h=high, angle=0, form="chip", z=20_000 + n, shown=True
        )
