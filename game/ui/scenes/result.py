"""The end of a match: places, the bill with every score line, how the points came together, another round."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, TypeAlias

from game.session.highlights import Highlight

from ..input import Input, Key, Press
from ..posters import game_name
from ..registry import Box
from ..table.motion import Figure, counted, pace_of
from ..theme import DIM, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from ..widgets import button, segment
from . import frame, result_highlights
from .bill import bill, bill_height, bill_least, repeats, total
from .billed import Billed
from .podium import podium, winners_list
from .result_chart import chart, course_name
from .result_series import standings

if TYPE_CHECKING:
    from .table import TableScene

Sheet: TypeAlias = "Callable[[Ui, Result, Box], None]"

RISEN = 0.9  # seconds after which every step of the podium has its height
_LONE = 780.0  # width of a sheet that has the room beside the podium for itself


class Result(Billed):
    """Over the public table, which F3 leads to."""

    name = "result"
    sound = "win"
    opaque = False
    first = "go"

    def __init__(self, table: TableScene) -> None:
        outcome = table.session.outcome
        if outcome is None:
            raise ValueError("the match is not over")
        super().__init__(table, outcome)
        self._told: dict[str, tuple[Highlight, ...]] = {}  # by language: people without a name are called in it
        self.age = 0.0

    # ------------------------------------------------------------------ doing
    def update(self, dt: float) -> bool:
        fresh = self._fresh
        self.age += dt
        return fresh

    def handle(self, event: Input) -> bool:
        """Any press and any key finishes the count, and does what it does at any other time."""
        hurried = isinstance(event, Press | Key) and self._fresh
        if hurried:
            self.age = inf
        return super().handle(event) or hurried

    @property
    def _fresh(self) -> bool:
        """Whether steps still rise or points are still counted up."""
        return self._counting or (self.age < RISEN and not self.app.settings.reduced)

    @property
    def _counting(self) -> bool:
        """Whether anybody's points have still to be counted up."""
        outcome = self.tally.outcome
        return outcome.standing is None and any(self._figure(points) is not None for points in outcome.points)

    def _figure(self, points: int) -> Figure | None:
        pace = pace_of(self.app.settings)
        return counted(0, points, self.age / pace.speed) if pace.speed and not pace.reduced else None

    def counted(self, seat: int) -> tuple[str, float]:
        """A seat's points as they are counted up when the sheet appears, and how large the figure stands; where points
        decide nothing, the word in their place."""
        now = None if self.tally.outcome.standing else self._figure(self.tally.outcome.points[seat])
        return (total(self, seat), 1.0) if now is None else (self.points(now.value), now.size)

    def key(self, key: Key) -> bool:
        if key.name == "f3":
            self._fold()
        elif key.ctrl and key.name == "tab":
            self.sheet += 1
        elif key.name == "f1":
            from .rules import Rules

            self.app.stack.push(Rules(self.app, self.session.info.id, session=self.session))
        else:
            return False
        return True

    def back(self) -> None:
        from ..flow import to_title

        to_title(self.app)

    def _fold(self) -> None:
        """Away with the sheet: the table under it, as it stands at the end."""
        from .study import Study

        self.app.stack.push(Study(self.app, self.table, self.headline()))

    def _again(self) -> None:
        from ..flow import another_round

        another_round(self.app, self.session)

    def _same_deal(self) -> None:
        from ..flow import same_deal

        same_deal(self.app, self.session)

    # ------------------------------------------------------------------ what is said
    def headline(self) -> str:
        """Who has won: name first, then the points."""
        say, outcome = self.app.words.say, self.tally.outcome
        people = self.people()
        winners = [people[seat] for seat in outcome.winners]
        if not winners:
            return say("app.result.nobody")
        points = {outcome.points[seat] for seat in outcome.winners}
        counted = (
            bool(outcome.lines)
            and outcome.ranked
            and points == {max(outcome.points)}  # not by sides
            and not self.session.info.halves
        )
        names = self.app.words.listed(winners)
        if len(winners) == 1:
            return (
                say(self._counted("winner"), player=names, n=points.pop())
                if counted
                else say("app.result.won", player=names)
            )
        return (
            say(self._counted("shared"), players=names, n=points.pop())
            if counted
            else say("app.result.won_together", players=names)
        )

    def _counted(self, name: str) -> str:
        """The key of a sentence with points in it: a game's own, where it calls them by another name."""
        own = f"{self.session.info.id}.result.{name}"
        return own if self.app.words.has(own) else f"app.result.{name}"

    def reason(self) -> str:
        outcome = self.tally.outcome
        return self.app.words.say(outcome.reason, outcome.args, self.people()) if outcome.reason else ""

    def series_said(self) -> str:
        """How a series of several matches stands, or how it has ended; "" for a single match."""
        series, say = self.session.series, self.app.say
        if not self._in_series():
            return ""
        best = series.leaders()
        names = self.app.words.listed([person.name for person in self.session.people if person.id in best])
        if series.over():
            return say("app.result.series_won" if len(best) == 1 else "app.result.series_drawn", players=names)
        return say("app.result.series_leads" if len(best) == 1 else "app.result.series_level", players=names)

    def _in_series(self) -> bool:
        return (self.session.series.matches or 2) > 1

    def highlights(self) -> tuple[Highlight, ...]:
        """What is told of the match, as far as there are words for it."""
        words = self.app.words
        if words.lang not in self._told:
            found = self.session.highlights()
            self._told[words.lang] = tuple(each for each in found if words.has(f"{each.key}.text"))
        return self._told[words.lang]

    def _match(self) -> str:
        """Which match of a series this was; "" for a single one."""
        series, say = self.session.series, self.app.say
        if series.matches is None:
            return say("app.result.match_to", n=series.played, goal=series.goal)
        return say("app.result.match_of", n=series.played, total=series.matches) if series.matches > 1 else ""

    # ------------------------------------------------------------------ painting
    def paint(self, ui: Ui) -> None:
        ui.shade(ui.canvas.box, 170)
        canvas = ui.canvas
        label = ui.say("app.result.see_table")
        wide = ui.width(label, 20, "bold") + 80
        sub, shorter = self._under_title(ui)
        frame.topbar(ui, ui.say("app.result.title"), self.back, sub, shorter=shorter, taken=wide)
        button(
            ui,
            "fold",
            Box(canvas.width - frame.margin(ui) - wide, frame.bar_height(ui) / 2 - 24, wide, 48),
            label,
            self._fold,
            "quiet",
            icon="eye",
            group="top",
            size=20,
        )
        area = frame.content(ui)
        if canvas.tall:
            self._stacked(ui, area)
        elif canvas.size == "L":
            self._wide(ui, area)
        else:
            self._sheets(ui, area)
        self._foot(ui)

    def _under_title(self, ui: Ui) -> tuple[str, str]:
        """Which game, which match, and which deal where no other place is kept for it; and what of it matters most."""
        game, match = game_name(ui.app, self.session.info.id), self._match()
        if ui.canvas.tall:
            return game, game
        deal = self._deal_said() if ui.canvas.size != "L" else ""
        return " · ".join(filter(None, (game, match, deal))), deal or match or game

    def _heading(self, ui: Ui, box: Box) -> float:
        said, most = self.headline(), ui.canvas.by_size(40, 30, 24)
        sizes = [most * part for part in (1.0, 0.8, 0.66, 0.55)]
        high = [ui.type.height(ui.canvas, said, box.w, size, "poster", lead=1.2) for size in sizes]
        size = next((s for s, h in zip(sizes, high) if h <= ui.canvas.height * 0.36), sizes[-1])  # many have won
        used = ui.block(said, box, size, "poster", GOLD_LIGHT, lead=1.2)
        if self.reason():
            used += ui.block(self.reason(), Box(box.x, box.y + used + 4, box.w, 0), frame.body_size(ui), "ui", SOFT) + 4
        if ui.canvas.tall and self._match():  # no room for it in the bar
            used += ui.block(self._match(), Box(box.x, box.y + used + 6, box.w, 0), frame.body_size(ui), "ui", SOFT) + 6
        if self.series_said():
            used += (
                ui.block(self.series_said(), Box(box.x, box.y + used + 6, box.w, 0), frame.body_size(ui), "bold", PAPER)
                + 6
            )
        return used

    def _wide(self, ui: Ui, area: Box) -> None:
        lower = self._sheets_below()
        left = 620.0 if lower or not repeats(self) else area.w
        if repeats(self) and len(lower) == 1:
            left = area.w - _LONE - 48
        used = self._heading(ui, Box(area.x, area.y, left, 0))
        told = self._deal(ui, area.x, area.bottom, left)
        podium(ui, self, Box(area.x, area.y + used + 20, left, area.h - used - 20 - told))
        x, width = area.x + left + 48, area.w - left - 48
        y = area.y
        if not repeats(self):
            share = 0.62 if len(self.tally.columns) > 10 else 0.56
            box = Box(x, y, width, area.h * (share if lower else 1.0))
            bill(ui, self, box)
            y += bill_height(ui, self, box) + 24
        if lower:
            self._below(ui, Box(x, y, width, area.bottom - y), lower)

    def _below(self, ui: Ui, box: Box, sheets: list[tuple[str, Sheet]]) -> None:
        """One or two sheets side by side; of three the last two share a place."""
        first, *others = sheets
        wide = (box.w - 24) * 0.58 if others else box.w
        first[1](ui, self, Box(box.x, box.y, wide, box.h))
        box = Box(box.x + wide + 24, box.y, box.w - wide - 24, box.h)
        if len(others) > 1:
            self.sheet %= len(others)
            labels = [name for name, _ in others]
            segment(ui, "sheet", Box(box.x, box.y, box.w, 48), labels, self.sheet, self._show_sheet, size=20)
            box, others = Box(box.x, box.y + 60, box.w, box.h - 60), [others[self.sheet]]
        for _, draw in others:
            draw(ui, self, box)

    def _sheets(self, ui: Ui, area: Box) -> None:
        sheets = self._sheets_below()
        if not repeats(self):
            sheets.insert(0, (ui.say("app.result.bill"), bill))
        left = ui.canvas.by_size(0, 380, 290) if sheets else area.w
        used = self._heading(ui, Box(area.x, area.y, left, 0))
        winners_list(ui, self, Box(area.x, area.y + used + 12, left, area.h - used - 12))
        if not sheets:
            return
        x, width, y = area.x + left + 24, area.w - left - 24, area.y
        self.sheet %= len(sheets)
        if len(sheets) > 1:
            labels, size = [name for name, _ in sheets], frame.caption_size(ui) + 1
            segment(ui, "sheet", Box(x, y, width, 48), labels, self.sheet, self._show_sheet, size=size)
            y += 60
        sheets[self.sheet][1](ui, self, Box(x, y, width, area.bottom - y))

    def _show_sheet(self, n: int) -> None:
        self.sheet = n
        self.app.redraw()

    def _stacked(self, ui: Ui, area: Box) -> None:
        row = ui.canvas.by_size(64, 56, 54)
        places = len(self.tally.order) * row
        most = max(300.0, area.h * 0.5)
        room = Box(0, 0, area.w - 16, max(most, bill_least(ui, self, area.w - 16)))
        sheet = 0.0 if repeats(self) else bill_height(ui, self, room)
        below: dict[Sheet, float] = {chart: most * 0.8, standings: max(240.0, most * 0.3)}
        if self.highlights():
            below[result_highlights.panel] = result_highlights.height(ui, self, area.w - 16)
        others = [(draw, below[draw]) for _, draw in self._sheets_below()]
        tall = 150 + 36 * bool(self._match()) + places + sheet + 36 + sum(high + 20 for _, high in others) + 30
        tall += self._deal_height(ui)
        with ui.scrolled("result", area, tall) as top:
            y = top + self._heading(ui, Box(area.x, top, area.w - 16, 0)) + 14
            winners_list(ui, self, Box(area.x, y, area.w - 16, places))
            y += places + 16
            if sheet:
                bill(ui, self, Box(area.x, y, area.w - 16, sheet))
                y += sheet + 20
            for draw, high in others:
                draw(ui, self, Box(area.x, y, area.w - 16, high))
                y += high + 20
            self._deal(ui, area.x, y + self._deal_height(ui), area.w - 16)

    def _sheets_below(self) -> list[tuple[str, Sheet]]:
        """What stands beside the bill, with its name: the course of a match in rounds, what was worth telling of it,
        how a series stands."""
        found: list[tuple[str, Sheet]] = []
        if self.tally.course:
            found.append((course_name(self), chart))
        if self.highlights():
            found.append((self.app.say("app.result.highlights_tab"), result_highlights.panel))
        if self._in_series():
            found.append((self.app.say("app.result.series"), standings))
        return found

    def _turned_over(self, ui: Ui) -> bool:
        """Whether sheets share a place, so that keys turn them over."""
        below = len(self._sheets_below())
        return below > 2 if ui.canvas.size == "L" else below + (not repeats(self)) > 1

    @property
    def _again_as_dealt(self) -> bool:
        """Whether the same deal can be played again: it is told only when all its matches are over."""
        return self.session.series.over() and self.session.info.chance

    def _deal_said(self) -> str:
        """The number by which the shuffles of this match, or of its series, come again."""
        return self.app.say("app.result.deal", n=self.session.header.seed) if self._again_as_dealt else ""

    def _deal_height(self, ui: Ui) -> float:
        lines = 1 if ui.canvas.tall else 2
        return lines * frame.caption_size(ui) * 1.5 + 22 if self._again_as_dealt else 0.0

    def _deal(self, ui: Ui, x: float, bottom: float, room: float) -> float:
        """The number of the deal at the foot of a column, and what it is for. Returns the height it takes."""
        high, small = self._deal_height(ui), frame.caption_size(ui)
        if high:
            y = bottom - high + 22 + small
            ui.fitted(self._deal_said(), x, y, room, (small, small - 2), "ui", SOFT)
            if not ui.canvas.tall:
                ui.fitted(ui.say("app.result.deal_help"), x, y + small * 1.5, room, (small, small - 2), "ui", DIM)
        return high

    def _foot(self, ui: Ui) -> None:
        label = ui.say("app.result.again") if self.session.series.over() else ui.say("app.result.next_match")
        beside = [("same", ui.say("app.result.same_deal"), self._same_deal)] if self._again_as_dealt else []
        if not ui.canvas.tall:
            beside.append(("title", ui.say("app.button.title"), self.back))
        hints = [("F3", ui.say("app.result.hint_fold")), ("Esc", ui.say("app.result.hint_title"))]
        if not ui.canvas.tall and self._turned_over(ui):
            hints.insert(1, ("Ctrl Tab", ui.say("app.result.hint_sheet")))
        frame.foot(ui, hints, label, self._again, beside=beside)
