"""How the points of a match in rounds or days came together: one line a side over them."""

from __future__ import annotations

from ..registry import Box
from ..theme import DIM, FIELD, LINE, PAPER, Token
from ..ui import Ui
from . import frame
from .billed import Billed

_ROUNDS = 12  # more rounds than that are numbered every second one
_THICK = 2.5


def course_name(page: Billed) -> str:
    """What the chart is called, in the words of a game that has its own."""
    own = f"{page.session.info.id}.result.course"
    return page.app.say(own if page.app.words.has(own) else "app.result.course")


def chart(ui: Ui, page: Billed, box: Box) -> None:
    """The tokens of a side at every point of its line; partners share one, in the colours of both."""
    small = frame.caption_size(ui)
    ui.panel(box, 10, 14)
    ui.text(course_name(page), box.x + 24, box.y + small * 1.9, small + 2, "bold", PAPER)
    names = min(190.0, box.w * 0.24)
    _Chart(ui, page, Box(box.x + 84, box.y + small * 3, box.w - 104 - names, box.h - small * 5.4)).draw(names, small)


class _Chart:
    def __init__(self, ui: Ui, page: Billed, area: Box) -> None:
        self.ui, self.page, self.area = ui, page, area
        self.sides = page.tally.course
        self.lines = [(0, *side.points) for side in self.sides]
        self.rounds = len(self.lines[0]) - 1
        self.low, self.high = min(map(min, self.lines)), max(map(max, self.lines))

    def draw(self, names: float, small: float) -> None:
        self._scale(small)
        for n in range(self.rounds):
            for (start, end), seats in self._alike(n, n + 1):
                for i, seat in enumerate(seats):
                    off = (i - (len(seats) - 1) / 2) * _THICK
                    (x, y), (u, v) = self._at(n, start), self._at(n + 1, end)
                    self.ui.canvas.line((x, y + off), (u, v + off), self._token(seat).colour, _THICK)
        for n in range(1, self.rounds + 1):
            for (value,), seats in self._alike(n, n):
                x, y = self._at(n, value)
                for i, seat in enumerate(seats):
                    at = x + (i - (len(seats) - 1) / 2) * 15
                    self.ui.canvas.disc(at, y, 9, FIELD)
                    self.ui.token(self._token(seat), at, y, 7)
        self._ends(names, small)

    def _alike(self, first: int, last: int) -> list[tuple[tuple[int, ...], list[int]]]:
        """The points from one round to another, each time with all seats that have just these: partners, and others
        whose lines would else lie under theirs."""
        found: dict[tuple[int, ...], list[int]] = {}
        for side, line in zip(self.sides, self.lines):
            found.setdefault(line[first : last + 1], []).extend(side.seats)
        return list(found.items())

    def _token(self, seat: int) -> Token:
        return self.page.app.token(self.page.session.person(seat).token)

    def _at(self, n: int, value: int) -> tuple[float, float]:
        area, span = self.area, max(1, self.high - self.low)
        return area.x + area.w * n / self.rounds, area.bottom - area.h * (value - self.low) / span

    def _scale(self, small: float) -> None:
        """Zero, the lowest and the highest, but no figure on that of zero; and the rounds."""
        ui, area, zero = self.ui, self.area, self._at(0, 0)[1]
        for value in sorted({self.low, 0, self.high}):
            y = self._at(0, value)[1]
            if value == 0 or abs(y - zero) >= small * 1.3:
                ui.canvas.line((area.x, y), (area.right, y), LINE)
                ui.text(self.page.points(value), area.x - 14, y + small * 0.36, small - 1, "ui", DIM, "right")
        for n, said in self._stages():
            ui.text(said, self._at(n, 0)[0], area.bottom + small * 1.5, small - 2, "ui", DIM, "centre")

    def _stages(self) -> list[tuple[int, str]]:
        """Numbers below the rounds; where a game has a word for them, that word, and one for the start."""
        say, own = self.page.app.say, f"{self.page.session.info.id}.result.stage"
        if not self.page.app.words.has(own):
            return [(n, str(n)) for n in range(1, self.rounds + 1) if self.rounds <= _ROUNDS or n % 2 == 0]
        return [(0, say("app.result.start")), *((n, say(own, n=n)) for n in range(1, self.rounds + 1))]

    def _ends(self, room: float, small: float) -> None:
        """Names at the ends of their lines, partners below each other, pushed apart so that none covers another."""
        step = small * 1.3
        ends = sorted(
            (self._at(self.rounds, line[-1])[1] - (len(side.seats) - 1) * step / 2, side.seats)
            for side, line in zip(self.sides, self.lines)
        )
        tops = [y for y, _ in ends]
        for n in range(1, len(tops)):
            tops[n] = max(tops[n], tops[n - 1] + step * len(ends[n - 1][1]))
        over = max(0.0, tops[-1] + (len(ends[-1][1]) - 1) * step - self.area.bottom - small)
        for top, (_, seats) in zip(tops, ends, strict=True):
            for i, seat in enumerate(seats):
                name, y = self.page.session.person(seat).name, top + i * step - over + small * 0.36
                self.ui.fitted(
                    name, self.area.right + 24, y, room - 30, (small, small - 2), "bold", self._token(seat).colour
                )
