"""The way from the wall of posters into a hand, in a real window: the longest turn of the loop in each part of it.

Every turn counts, whether it drew a frame or only made a portion of the next scene: that long nobody is listened to.
Told as the processor's time of the thread that draws, and as the time that passed.
"""

from __future__ import annotations

import json
import sys
import time
from collections import defaultdict
from typing import TYPE_CHECKING

from game.ui.input import Key

from .bare import SETTLE
from .child import GAME, SEATS, Watched, go_on

if TYPE_CHECKING:
    import pygame

    from game.ui.running import RunningApp

BEFORE = {"choose": "_go", "seats": "_go", "options": "_begin"}  # scenes before the table, and how each is left
LOOK = SETTLE / 3  # seconds each of them is looked at


class Opening(Watched):
    """choosing: all before the table; table: until its first frame; deal, cover and hand, each with its first frame."""

    def __init__(self, app: RunningApp, window: pygame.Window) -> None:
        super().__init__(app, window)
        self.costs: dict[str, list[float]] = defaultdict(list)
        self.waits: dict[str, list[float]] = defaultdict(list)
        self.quiet, self.chosen, self.first = time.monotonic(), 0.0, 0.0
        self.asked = self.held = False

    def step(self, dt: float = 0.0) -> bool:
        began, spent = time.perf_counter(), time.thread_time()
        shown = super().step(dt)
        part = self._part()
        if shown and part == "table":
            self.first = time.perf_counter() - self.chosen
        self.costs[part].append(time.thread_time() - spent)
        self.waits[part].append(time.perf_counter() - began)
        return shown

    def turn(self) -> None:
        now = time.monotonic()
        if self._app.busy:
            self.quiet = now
        elif now - self.quiet > (LOOK if self._scene in BEFORE else SETTLE):
            self.quiet = now
            self._next()

    @property
    def _scene(self) -> str:
        return self._app.stack.top.name if self._app.stack.top is not None else ""

    def _part(self) -> str:
        if self._scene in BEFORE:
            return "choosing"
        if not self.first:
            return "table"
        return "cover" if self._scene == "handoff" else "hand" if self.held else "deal"

    def _next(self) -> None:
        """Everything rests: on to the next part, or the end."""
        top = self._app.stack.top
        if self._scene in BEFORE:
            self.chosen = time.perf_counter()
            getattr(top, BEFORE[self._scene])()
        elif self._scene == "handoff" and not self.held:
            self.held = True
            self._app.post(Key("space"))
        elif not self.asked and not self.held and go_on(self._app):  # a deal that waits to be told
            self.asked = True
        else:
            print(json.dumps(told(self.costs, self.waits, self.first)))
            self._app.quit()


def told(costs: dict[str, list[float]], waits: dict[str, list[float]], first: float) -> dict[str, float]:
    """Milliseconds of the longest turn of each part that there was; a game without hands has no cover."""
    figures: dict[str, float] = {"first_table_ms": round(1000 * first, 1)}
    for part, each in costs.items():
        figures[f"{part}_ms"] = round(1000 * max(each), 1)
        figures[f"{part}_waited_ms"] = round(1000 * max(waits[part]), 1)
    return figures


def to_posters(app: RunningApp) -> None:
    """The wall of posters with this game chosen, and as many people as it is measured with."""
    from game.ui.scenes.choose import Choose
    from game.ui.scenes.title import Title

    game = sys.argv[2] if len(sys.argv) > 2 else GAME
    app.settings.players = SEATS
    app.house.evening.game, app.house.evening.seed = game, 1
    app.stack.push(Title(app))
    while app.step(0.05):  # nobody comes to the posters but from the title
        pass
    app.stack.push(Choose(app))
