"""What stands on the plates of the seats besides name and score: penalty, dealer, partners, trial."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.core.view import TableView
from game.core.words import Arg, Halves, named

from ...canvas import Canvas
from ...registry import Box
from ...table.abacus import Draw
from ...table.layout import Layout
from ...theme import GOLD_LIGHT, INK, PAPER_2, SOFT, rgb
from .furniture import GAME, sheet

if TYPE_CHECKING:
    from . import Table

COSTS = rgb("#F0786C")
LEFT, EDGE, BASE = 80.0, 12.0, 73.0  # of a plate: where the penalty begins, what is free at its right, and the line
LABELS, FIGURE, TEAM = (
    (18.0, 17.0, 16.0, 15.0, 14.0),
    26.0,
    17.0,
)  # sizes: of its word, itself, the sum of a team
SLIM = 260.0  # a plate that is not wider has one thing on each line: the score below the name, a team's sum below all
SCORE, LOWER = 50.0, 28.0  # how high the line of the score is there, and that of a sum
COSTLY, FALLEN = Halves(-45), Halves(-121)  # a penalty and a small sum that must have room


def draw(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """On the plates; and the dealer's button at a corner of one."""
    k = laid.k
    label = _label(table, canvas, laid, view)
    for seat, value in _penalties(table):
        box = Box(*laid.panels[seat])
        left, base = box.x + LEFT * k, _base(box, k)
        if label:
            text = table.app.say(f"{GAME}.badge.penalty")
            left += table.app.type.draw(canvas, text, left, base, label, "ui", SOFT) + 9 * k
        table.abacus.write(canvas, ("penalty", seat), value, _penalty(table, left, base + 2 * k, FIGURE * k))
    for seat, rect in laid.panels.items():
        box = Box(*rect)
        if ("dealer", seat) in view.marks:
            _dealer(table, canvas, box, k)
        if team := view.marks.get(("team", seat)):
            key, sentence = _beside(view)
            value = Halves(view.counters.get((key, seat), 0))
            base = _base(box, k) + LOWER * k * _slim(box, k)
            written = _sum(table, sentence, box.right - EDGE * k, base, TEAM * k)
            table.abacus.write(canvas, (key, seat), value, written)
            _rim(canvas, box, team, k)
        if called := view.marks.get(("trial", seat)):
            _called(table, canvas, box, table.app.say(f"{GAME}.badge.{called}"), k)


def _penalties(table: Table) -> Iterator[tuple[int, Arg]]:
    """By seat, from the four pardon cards on: before there are none."""
    return ((badge.seat, badge.value) for badge in table.badges if badge.key == "penalty" and badge.seat is not None)


def _label(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> float:
    """How large the word stands where there is room for it on every plate, beside the longest figures; 0: nowhere."""
    return next((size * laid.k for size in LABELS if _fits(table, canvas, laid, view, size * laid.k)), 0.0)


def _fits(table: Table, canvas: Canvas, laid: Layout, view: TableView, size: float) -> bool:
    setter, k = table.app.type, laid.k
    needed = (LEFT + 9 + EDGE) * k + setter.width(canvas, table.app.say(f"{GAME}.badge.penalty"), size, "ui")
    needed += setter.width(canvas, table.app.words.texts.word(COSTLY), FIGURE * k, "poster")
    beside = setter.width(canvas, table.app.words.say(_beside(view)[1], named(n=FALLEN)), TEAM * k, "bold")
    plates = [Box(*rect) for rect in laid.panels.values()]
    return all(
        needed + (beside + 8 * k if ("team", 0) in view.marks and not _slim(plate, k) else 0) <= plate.w
        for plate in plates
    )


def _slim(box: Box, k: float) -> bool:
    return box.w <= SLIM * k


def _base(box: Box, k: float) -> float:
    """The line of tricks won and penalty."""
    return box.y + (BASE + SCORE * _slim(box, k)) * k


def _penalty(table: Table, left: float, base: float, size: float) -> Draw:
    """Writes what a seat has lost in this round, beginning there; nothing lost is no alarm."""

    def write(canvas: Canvas, value: Arg, grown: float) -> None:
        text, colour = table.app.words.texts.word(value), COSTS if _lost(value) else SOFT
        away = table.app.type.width(canvas, text, size, "poster") * (grown - 1) / 2
        table.app.type.draw(canvas, text, left - away, base, size * grown, "poster", colour)

    return write


def _lost(value: Arg) -> bool:
    return bool(value.halves if isinstance(value, Halves) else value)


def _beside(view: TableView) -> tuple[str, str]:
    """Which counter of a partner stands small on the plate, and its sentence: what the team has. Where the piles are
    scored as one that is the large figure, and what the seat would have alone, for the trial, is the small one."""
    pooled = view.marks.get(("setting.team_score", None)) == "pooled"
    return ("score", f"{GAME}.badge.own_sum") if pooled else ("team_score", f"{GAME}.badge.team_sum")


def _sum(table: Table, sentence: str, right: float, base: float, size: float) -> Draw:
    """Writes what a side has, or the seat alone, ending there."""

    def write(canvas: Canvas, value: Arg, grown: float) -> None:
        text = table.app.words.say(sentence, named(n=value))
        table.app.type.draw(canvas, text, right, base, size * grown, "bold", GOLD_LIGHT, "right")

    return write


def _dealer(table: Table, canvas: Canvas, box: Box, k: float) -> None:
    canvas.disc(box.x + 4 * k, box.y + 4 * k, 17 * k, INK)
    canvas.disc(box.x + 4 * k, box.y + 4 * k, 15 * k, PAPER_2)
    table.app.type.draw(
        canvas, table.app.say(f"{GAME}.badge.dealer_sign"), box.x + 4 * k, box.y + 10 * k, 17 * k, "bold", INK, "centre"
    )


def _called(table: Table, canvas: Canvas, box: Box, text: str, k: float) -> None:
    """Whoever was called before the trial, and why."""
    wide = table.app.type.width(canvas, text, 18 * k, "bold") + 24 * k
    sheet(canvas, Box(box.x + 12 * k, box.bottom - 44 * k, wide, 32 * k), 16 * k, GOLD_LIGHT)
    table.app.type.draw(canvas, text, box.x + 12 * k + wide / 2, box.bottom - 21 * k, 18 * k, "bold", INK, "centre")


def _rim(canvas: Canvas, box: Box, team: str, k: float) -> None:
    """Partners' plates share a rim: a line of dashes, or a line of dots."""
    step = (26 if team == "a" else 12) * k
    for n in range(int((box.w - 24 * k) / step)):
        left = box.x + 12 * k + n * step
        if team == "a":
            canvas.block(Box(left, box.bottom - 3 * k, 16 * k, 3 * k), GOLD_LIGHT)
        else:
            canvas.disc(left + 2 * k, box.bottom - 2 * k, 2 * k, GOLD_LIGHT)
