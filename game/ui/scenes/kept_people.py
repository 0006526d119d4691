"""Who plays a kept match, on its card: tokens with names and public scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..registry import Box
from ..theme import INK
from ..ui import Ui

if TYPE_CHECKING:
    from game.session.people import Person
    from game.session.saves import Save

    from .standing import Standing

GAPS = 10.0, 18.0  # between two people, the least and the most


def rows(ui: Ui, save: Save) -> int:
    """In how many rows they stand: on a small card four have no room in one."""
    return 2 if ui.canvas.size == "S" and save.problem is None and len(save.people) > 3 else 1


def row_height(u: float) -> float:
    return _letters(u) * 1.5


def _letters(u: float) -> float:
    return max(24 * u, 17.0)


def draw(ui: Ui, save: Save, people: tuple[Person, ...], standing: Standing | None, box: Box, u: float) -> None:
    """In even rows. Where there is no room for all names, the last people go without."""
    scores = [""] * len(people)
    if standing is not None:
        people = standing.seated(people)
        scores = [standing.score(ui.app, seat) for seat in range(len(people))]
    lines = rows(ui, save)
    each, named = -(-len(people) // lines), True
    for n in range(lines):
        part = slice(n * each, (n + 1) * each)
        row = Box(box.x, box.y + n * row_height(u), box.w, row_height(u))
        named = _row(ui, people[part], scores[part], row, _letters(u), named)


def _row(ui: Ui, people: Sequence[Person], scores: Sequence[str], box: Box, size: float, named: bool) -> bool:
    """Long names are cut alike; if there is no room for all scores, nobody has one. `named`: whether names are wanted.
    Returns whether all stand there."""
    x, y, inner = box.x, box.y, box.w
    names, between = [person.name for person in people], len(people) - 1
    size, scored = _size(ui, names, scores, inner, size)
    figures = [ui.width(score, size, "poster") + size * 0.5 if score and scored else 0.0 for score in scores]
    letters, step = size * 0.86, size * 1.5
    wides = [ui.width(name, letters, "bold") for name in names]
    left = inner - step * len(people) - sum(figures) - sum(wides)
    gap = min(max(left / max(1, between), GAPS[0]), GAPS[1])
    room = inner - step * len(people) - sum(figures)
    told, widest = _shares(wides, room, gap, size * 3) if named else (0, 0.0)
    shown = _apart(ui, names[:told], widest + 0.5, letters)
    for n, person in enumerate(people):
        ui.seal(ui.app.token(person.token), x + size * 0.62, y + size * 0.62, size * 0.62)
        x += step
        if figures[n]:
            ui.text(scores[n], x, y + size * 0.98, size, "poster", INK)
            x += figures[n]
        if n < told:
            x += ui.text(shown[n], x, y + size * 0.93, letters, "bold", INK) + gap
    return told == len(people)


def _apart(ui: Ui, names: Sequence[str], room: float, size: float) -> list[str]:
    """The names, cut to the room; where that leaves two alike, with their last letter."""
    cut = [ui.type.cut(ui.canvas, name, room, size, "bold") for name in names]
    if len(set(cut)) == len(set(names)):
        return cut
    return [ui.type.cut(ui.canvas, name, room, size, "bold", tail=1) for name in names]


def _size(ui: Ui, names: Sequence[str], scores: Sequence[str], room: float, size: float) -> tuple[float, bool]:
    """The first of falling sizes at which all have their scores and whole names, else at which all have their scores;
    and whether there is one."""
    sizes = [each for each in (size, size * 0.9, size * 0.8, size * 0.7) if each > 16]
    for whole in (True, False):
        for each in sizes:
            wide = each * 1.5 * len(names) + sum(ui.width(s, each, "poster") + each * 0.5 for s in scores if s)
            if whole:
                wide += sum(ui.width(n, each * 0.86, "bold") for n in names) + GAPS[0] * (len(names) - 1)
            if wide <= room:
                return each, True
    return size, False


def _shares(wides: list[float], room: float, gap: float, least: float) -> tuple[int, float]:
    """How many names, from the first, find room side by side, and how wide one may be: the shorter ones whole, the
    others cut alike, none of them to less than `least`."""
    for n in range(len(wides), 0, -1):
        left = room - gap * (n if n < len(wides) else n - 1)
        for k, wide in enumerate(sorted(wides[:n])):
            if wide * (n - k) > left:
                widest = left / (n - k)
                break
            left -= wide
        else:
            return n, max(wides)
        if widest >= least:
            return n, widest
    return 0, 0.0
