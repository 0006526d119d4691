"""What must hold in every frame of every scene: nothing outside the window or over another, nothing too small."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

from game import paths
from game.content.texts import Lang
from game.session.shelf import Shelf
from game.ui.clock import FakeClock
from game.ui.page import Page
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scene import Scene
from game.ui.shot_play import settle
from game.ui.shots import shots

LEAST = 48.0  # a finger's target, in logical units
_SHELF = Shelf(paths.data() / "games")
SHARE = 0.2  # so much of the smaller of two texts may be covered: descenders over ascenders


def shown(home: Path, name: str, size: tuple[int, int], lang: Lang) -> RunningApp:
    """The app at rest on one shot."""
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.house.shelf = _SHELF  # the games are read once for all tests
    dict(shots(app))[name](app)
    settle(app)
    return app


def running(scene: Scene) -> RunningApp:
    """The app that a scene plays in, to be driven."""
    assert isinstance(scene.app, RunningApp)
    return scene.app


def house_shots(app: RunningApp) -> list[str]:
    """The scenes round the tables; the tables themselves have tests of their own."""
    return [name for name, _ in shots(app) if "_table_" not in name]


def faults(app: RunningApp) -> Iterator[str]:
    yield from (f"{type(why).__name__}: {why}" for _, why in app.faults)
    page = app.stack.top
    if isinstance(page, Page) and [s.focusable for s in page.stops if s.id == page.focus] != [True]:
        yield f"the focus is on {page.focus!r}"
    yield from (f"no text for {key}" for key in app.words.texts.missing)
    w, h = app.screen.get_size()
    window = Box(0, 0, w / app.design.scale, h / app.design.scale)
    for drawn in app.drawn:
        if not drawn.box.inside(window, 1.5):
            yield f"outside the window: {drawn.text!r} at {_rounded(drawn.box)}"
    for one, other in combinations(app.drawn, 2):
        common = one.box.clipped(other.box)
        smaller = min(one.box.w * one.box.h, other.box.w * other.box.h)
        if common.w > 3 and common.w * common.h > SHARE * smaller:
            yield f"one over the other: {one.text!r} and {other.text!r} at {_rounded(common)}"
    for target in app.targets:
        if min(target.box.w, target.box.h) < LEAST - 0.5 and not target.area:
            yield f"too small to touch: {target.id} {target.box.w:.0f}x{target.box.h:.0f}"


def _rounded(box: Box) -> tuple[int, ...]:
    return tuple(round(side) for side in box)
