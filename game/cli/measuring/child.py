"""One look at the running game: `python -m game.cli.measuring.child PART [GAME]`, a part of PARTS. Prints JSON.

The game runs in its own loop in a real window; this only steps in before and after each turn of that loop.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import paths
from game.ui import loop

from .bare import SETTLE, SIZE, WATCH

if TYPE_CHECKING:
    import pygame

    from game.ui.running import RunningApp

GAME, SEATS = "guillotine", 4  # of no other game; and at most so many people


class Watched:
    """Stands for the window in the loop, and times every frame from the start of its step to its flip."""

    def __init__(self, app: RunningApp, window: pygame.Window) -> None:
        self._app, self._window, self._step = app, window, app.step
        self.frames: list[float] = []  # seconds each, until it is shown
        self.began = 0.0
        app.step = self.step  # type: ignore[method-assign]

    def step(self, dt: float = 0.0) -> bool:
        self.turn()
        self.began = time.perf_counter()
        return self._step(dt)

    def turn(self) -> None:
        """Before each turn of the loop."""

    def flip(self) -> None:
        self._window.flip()
        self.frames.append(time.perf_counter() - self.began)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._window, name)

    def run(self) -> None:
        loop.run(self._app, self)  # type: ignore[arg-type]


class Idle(Watched):
    """Nobody touches anything: the share of a core that is used, and the frames drawn all the same."""

    since, spent, drawn = -1.0, 0.0, 0

    def turn(self) -> None:
        now = time.monotonic()
        if self._app.busy and self.since < 0:
            self.quiet = now
        if self.since < 0 and now - self.quiet > SETTLE:
            self.since, self.spent, self.drawn = now, time.process_time(), len(self.frames)
        if self.since > 0 and now - self.since > WATCH:
            print(
                json.dumps(
                    {
                        "cpu": (time.process_time() - self.spent) / (now - self.since),
                        "frames": len(self.frames) - self.drawn,
                    }
                )
            )
            self._app.quit()

    quiet = time.monotonic()


class Drag(Watched):
    """A card is held and moved at every turn of the loop."""

    since, spent, turns = -1.0, 0.0, 0

    def turn(self) -> None:
        from game.ui.input import Move

        now = time.monotonic()
        if self.turns == 0:
            self.taken = now
            take_a_card(self._app)
        self.turns += 1
        x, y = self._app.pointer
        self._app.post(Move(x + (7 if self.turns % 80 < 40 else -7), y + (2 if self.turns % 40 < 20 else -2)))
        if self.since < 0 and now - self.taken > SETTLE:
            self.since, self.spent, self.drawn = now, time.process_time(), len(self.frames)
        if self.since > 0 and now - self.since > WATCH:
            print(
                json.dumps(
                    {
                        "cpu": (time.process_time() - self.spent) / (now - self.since),
                        "frames_a_second": (len(self.frames) - self.drawn) / (now - self.since),
                    }
                )
            )
            self._app.quit()

    taken, drawn = 0.0, 0


class Deal(Watched):
    """From the first frame of a table, which is told by itself, to the last of the deal.

    Frames are told twice: as the processor's time, and as the time that passed, in which other programs may have run.
    """

    def __init__(self, app: RunningApp, window: pygame.Window) -> None:
        super().__init__(app, window)
        self.costs: list[float] = []
        self.spent_before = self.opened = 0.0
        self.asked = False

    def flip(self) -> None:
        super().flip()
        if len(self.frames) == 1:  # the table is made in portions, and then shown
            self.opened = time.perf_counter() - self.started
        self.costs.append(time.thread_time() - self.spent_before)

    def turn(self) -> None:
        now, self.spent_before = time.monotonic(), time.thread_time()
        self.started = self.started or time.perf_counter()
        if self._app.busy:
            self.quiet = now
        if self.frames and now - self.quiet > SETTLE:
            if len(self.frames) < 5 and not self.asked and go_on(self._app):  # a deal that waits to be told
                self.asked, self.quiet = True, now
                return
            print(
                json.dumps(
                    {
                        "frames": len(self.frames) - 1,
                        "first_table_ms": round(1000 * self.opened, 1),
                        "median_ms": part(self.costs, 0.5),
                        "p99_ms": part(self.costs, 0.99),
                        "worst_ms": part(self.costs, 1),
                        "waited_median_ms": part(self.frames, 0.5),
                        "waited_p99_ms": part(self.frames, 0.99),
                        "pss_mb": pss(),
                        "pictures_mb": round(self._app.images.size / 1e6, 1),
                    }
                )
            )
            self._app.quit()

    quiet, started = time.monotonic(), 0.0


class Hand(Watched):
    """After the deal the cover opens on a hand: the frames in which its cards are laid out, as the processor's time."""

    def __init__(self, app: RunningApp, window: pygame.Window) -> None:
        super().__init__(app, window)
        self.costs: list[float] = []
        self.opened = self.spent_before = 0.0
        self.quiet = time.monotonic()

    def flip(self) -> None:
        super().flip()
        self.costs.append(time.thread_time() - self.spent_before)

    def turn(self) -> None:
        now, self.spent_before = time.monotonic(), time.thread_time()
        if self._app.busy:
            self.quiet = now
        elif not self.opened and now - self.quiet > SETTLE:
            self.opened = now
            self.costs.clear()
            session, cover = self._app.house.session, self._app.stack.top
            assert session is not None and cover is not None
            session.uncover(session.takers()[0])
            self._app.stack.pop(cover)
        elif self.opened and now - self.quiet > SETTLE:
            print(json.dumps({"frames": len(self.costs), "worst_ms": round(1000 * max(self.costs), 2)}))
            self._app.quit()


def part(seconds: list[float], share: float) -> float:
    """Milliseconds that this share of the frames after the first stays within; 0 where there is no other."""
    ordered = sorted(seconds[1:]) or [0.0]
    return round(1000 * ordered[min(int(len(ordered) * share), len(ordered) - 1)], 2)


def pss() -> float | None:
    """Memory of this process in MB, its share of what it shares; None where the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text().splitlines()
    except OSError:
        return None
    return round(next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1000, 1)


def to_table(app: RunningApp) -> None:
    """Four people, or as many as the game is for, before the deal."""
    from game.session.people import Person
    from game.session.session import Session
    from game.ui.flow import open_table

    rules = app.house.shelf.rules(sys.argv[2] if len(sys.argv) > 2 else GAME)
    people = tuple(Person(n, f"Player {n + 1}", n, None) for n in range(min(SEATS, rules.info.seats[-1])))
    open_table(app, Session.begin(rules, people, {}, 1, None, app.house.saves))


def go_on(app: RunningApp) -> bool:
    """Gives the only answer there is, for which a table waits before it deals; False where it waits for no such."""
    from game.ui.scenes.table import TableScene

    table = app.stack.top
    offers = [offer for offer in table.session.offers() if not offer.idle] if isinstance(table, TableScene) else []
    if not isinstance(table, TableScene) or len(offers) != 1:
        return False
    table.answer(offers[0])
    return True


def to_open_table(app: RunningApp) -> None:
    """The same after the deal, the first player looking at their hand."""
    to_table(app)
    session = app.house.session
    while app.step(1.0) or app.busy:
        pass
    assert session is not None
    session.uncover(session.takers()[0])
    while app.step(1.0):
        pass


def take_a_card(app: RunningApp) -> None:
    """Presses on the first card of the open hand."""
    from game.ui.input import Press

    card = next(target for target in app.targets if target.group == "hand")
    app.post(Press(*card.box.centre))


def first() -> None:
    """The moments at which the window first shows something, and at which the title can be used."""
    from game.ui.start import open_app, title

    running: list[RunningApp] = []
    open_window, shown = loop.open_window, [0.0]

    def opened(*arguments: Any) -> Any:
        window = open_window(*arguments)
        shown[0] = time.time()
        return window

    def opening(app: RunningApp) -> None:
        running.append(app)
        title(app)

    def told() -> None:
        print(json.dumps({"window": shown[0], "title": time.time()}))
        running[0].quit()

    loop.open_window = opened  # type: ignore[assignment]
    open_app(paths.home(), paths.data(), paths.assets(), opening=opening, first=told)


def watched(kind: type[Watched], begin: Callable[[RunningApp], None], size: tuple[int, int]) -> None:
    loop.prepare()
    window = loop.open_window("Tricoteuse", lambda *screen: size)
    from game.ui.running import RunningApp

    app = RunningApp(paths.home(), paths.data(), paths.assets(), window.get_surface().get_size(), "en")
    begin(app)
    kind(app, window).run()


def opening() -> None:
    from . import opening as way

    watched(way.Opening, way.to_posters, (1920, 1080))


PARTS: dict[str, Callable[[], None]] = {
    "first": first,
    "idle": lambda: watched(Idle, to_open_table, SIZE),
    "drag": lambda: watched(Drag, to_open_table, SIZE),
    "deal": lambda: watched(Deal, to_table, (1920, 1080)),
    "hand": lambda: watched(Hand, to_table, (1920, 1080)),
    "opening": opening,
}

if __name__ == "__main__":
    PARTS[sys.argv[1]]()
