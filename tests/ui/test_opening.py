"""A scene that is made in portions: nothing of it shows before it is whole, and then it is as if made at once.

Work is counted, never timed: no portion makes more than its share and one piece, and the first frame makes nothing.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pygame
import pytest

from game import paths
from game.games import CATALOGUE, load
from game.session.people import Person
from game.session.session import Session
from game.ui import ration, shapes
from game.ui.clock import FakeClock
from game.ui.input import FocusLost, Key
from game.ui.running import RunningApp
from game.ui.scene import Scene
from game.ui.scenes.choose import Choose
from game.ui.scenes.handoff import Handoff
from game.ui.scenes.options import Options
from game.ui.scenes.seats import Seats
from game.ui.scenes.table import TableScene
from game.ui.table.paint import LYING
from game.ui.table.rehearsal import Rehearsal
from tests.session.sittings import one_act
from tests.ui.tables import NAMES, Table
from tests.ui.test_worlds_in_frames import worlds

SIZE = (1280, 720)
PAGES = {"choose": Choose, "seats": Seats, "options": Options}


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Every test makes its pictures anew."""
    shapes.forget()


@contextmanager
def house(patient: bool, lang: str = "en") -> Iterator[RunningApp]:
    with tempfile.TemporaryDirectory() as home:
        app = RunningApp(Path(home), paths.data(), paths.assets(), SIZE, lang, FakeClock())  # type: ignore[arg-type]
        app.chance = Random(1)
        app.gradual, app.stack.patient = True, patient
        yield app


def made(app: RunningApp, kind: str) -> Scene:
    """A page before the table, or the table of a game before its deal."""
    if kind not in CATALOGUE:
        info = app.house.shelf.rules("mascarade").info
        app.house.evening.seat_people(4)
        return Choose(app) if kind == "choose" else PAGES[kind](app, info)
    rules = load(kind, paths.data() / "games")
    people = tuple(Person(n, NAMES[n], n) for n in range(min(4, rules.info.seats[-1])))
    session = Session.begin(rules, people, {}, 1, None, None)
    app.words.texts.game = kind
    return TableScene(app, session)


def opened(app: RunningApp, scene: Scene, each: Callable[[bool], None] = lambda shown: None) -> int:
    """Lets the scene appear; how many steps it took until its first frame. `each` is called after every one."""
    app.stack.reset(scene)
    for step in range(1, 600):
        shown = app.step(0)
        each(shown)
        if shown:
            return step
    raise AssertionError("it never appears")


@pytest.mark.parametrize("kind", [*PAGES, *CATALOGUE])
def test_what_is_made_in_portions_ends_as_it_would_have_been_at_once(kind: str) -> None:
    frames: list[list[bytes]] = []
    for patient in (False, True):
        shapes.forget()
        with house(patient) as app:
            steps = opened(app, made(app, kind))
            assert (steps > 8) is patient
            if patient:
                app.step(0)  # the first movement of a deal, which at once is in the first frame
            frames.append([app.frame()])
            for _ in range(12):
                app.step(0.07)
                frames[-1].append(app.frame())
    assert frames[0] == frames[1]


@pytest.mark.parametrize("kind", [*PAGES, *CATALOGUE])
def test_no_portion_makes_more_than_its_share_and_one_piece(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[list[int]] = [[]]
    drawn: list[int] = []
    spend, draw = ration.spend, RunningApp._draw

    def counted(pixels: int) -> None:
        spent[-1].append(pixels)
        spend(pixels)

    def drawing(app: RunningApp) -> None:
        before = sum(spent[-1])
        draw(app)
        drawn.append(sum(spent[-1]) - before)

    monkeypatch.setattr(ration, "spend", counted)
    monkeypatch.setattr(RunningApp, "_draw", drawing)
    with house(True) as app:
        scene = made(app, kind)
        spent.append([])
        opened(app, scene, lambda shown: spent.append([]))
    assert sum(map(sum, spent)) > 6 * ration.PORTION
    assert all(sum(portion[:-1]) < ration.PORTION for portion in spent)
    assert drawn == [0]  # the first frame is only put together


@pytest.mark.parametrize("kind", ["options", "allegiance"])
def test_the_picture_before_it_stands_until_it_is_ready(kind: str) -> None:
    """To the pixel; and whoever asks for the frame meanwhile gets that one."""
    with house(True) as app:
        opened(app, made(app, "choose"))
        before, seen = app.frame(), set[bytes]()
        opened(app, made(app, kind), lambda shown: seen.update(() if shown else (app.frame(),)))
        assert seen == {before} and app.frame() != before


def test_what_is_pressed_meanwhile_is_for_the_scene_that_comes() -> None:
    with house(True) as app:
        opened(app, made(app, "choose"))
        options = made(app, "options")
        app.stack.push(options)
        app.step(0)
        assert app.opening
        app.post(Key("esc"))
        while app.opening:
            assert app.stack.top is options
            app.step(0)
        app.step(0)
        assert app.stack.top is not options


def test_a_scene_that_breaks_while_it_is_made_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Options, "paint", broken)
    with house(True) as app:
        app.stack.push(made(app, "options"))
        for _ in range(60):
            app.step(0)
        assert app.stack.top is not None and app.stack.top.name == "trouble" and not app.opening


def test_a_cover_never_waits() -> None:
    """Over an open hand it stands in the very next frame, whatever it takes."""
    table = Table(seed=1, seats=3, pace="off", covers=True, pictures=False)
    table.app.gradual = table.app.stack.patient = True
    open_hand(table)
    shapes.forget()
    table.scene.hide()
    assert table.app.step(0.016) and not table.app.opening
    top = table.app.stack.top
    assert top is not None and top.name == "handoff"


def test_of_a_covered_layer_only_the_blank_sheet_is_kept() -> None:
    table = Table(seed=1, seats=3, pace="off", covers=True, pictures=False)
    open_hand(table)
    canvas = table.app.canvas
    assert canvas is not None
    layer = canvas._stills[LYING]
    assert layer.drawn and pygame.transform.average_color(layer.picture)[:3] != (0, 0, 0)
    table.scene.hide()
    table.app.step(0.016)
    layer = canvas._stills[LYING]
    assert not layer.drawn and not layer.targets
    assert set(pygame.image.tobytes(layer.picture, "RGB")) == {0}


def open_hand(table: Table) -> None:
    """Whoever is waited for takes the screen."""
    table.rest()
    cover = table.app.stack.top
    if cover is not table.scene and cover is not None:
        table.session.uncover(table.session.takers()[0])
        table.app.stack.pop(cover)
        table.rest()
    assert table.app.stack.top is table.scene and table.session.private


def under_a_cover(table: Table, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[bytes]]:
    """What is made in each frame of the cover that falls next, and these frames."""
    open_hand(table)
    shapes.forget()
    table.app.gradual = True
    table.scene.hide()
    work, frames, spend = [0], list[bytes](), ration.spend

    def counted(pixels: int) -> None:
        work[-1] += pixels
        spend(pixels)

    with monkeypatch.context() as patched:
        patched.setattr(ration, "spend", counted)
        for _ in range(24):
            table.app.step(0.016)
            frames.append(table.app.frame())
            work.append(0)
    return work, frames


@pytest.mark.parametrize("game", ["guillotine", "allegiance"])
def test_the_table_is_made_ready_under_its_cover_alike_in_every_world(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(game, 3, seed=2, covers=True, pictures=False)
    source = Random(3)
    while table.session.screen.kind != "cover" or table.session.answers < 2:
        one_act(table.session, source)
    tables = worlds(table.session, 0b111 & ~(1 << table.session.takers()[0]), source)  # all but who looks next
    assert tables is not None
    (here, seen), (there, too) = (under_a_cover(each, monkeypatch) for each in tables)
    assert here == there and seen == too
    assert sum(here) > ration.PORTION and len(set(seen)) > 3


def test_the_cover_falls_as_if_nothing_were_made_under_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for behind in (Rehearsal.behind, lambda self: None):
        monkeypatch.setattr(Rehearsal, "behind", behind)
        seen.append(under_a_cover(Table("allegiance", 3, seed=2, covers=True, pictures=False), monkeypatch))
    (work, frames), (less, same) = seen
    assert frames == same
    assert sum(work) > sum(less)


def about_to_open() -> Table:
    """A cover whose hold is over in the next step: then the table under it is made, with its hand."""
    table = Table(seed=1, seats=3, pace="off", covers=True, pictures=False)
    table.rest()
    table.app.gradual = table.app.stack.patient = True
    shapes.forget()
    cover = table.app.stack.top
    assert isinstance(cover, Handoff)
    table.app.frame()
    table.session.uncover(table.session.takers()[0])
    table.app.stack.pop(cover)
    return table


def test_the_cover_stands_until_the_table_under_it_is_ready_for_whoever_has_taken_it() -> None:
    table = about_to_open()
    before, turns = table.app.frame(), 0
    while not table.app.step(0):
        assert table.app.frame() == before
        turns += 1
    assert turns > 3 and table.app.frame() != before and table.session.private


def test_a_hand_that_is_left_before_it_shows_does_not_show() -> None:
    """The window loses the keyboard while the table is made: the next frame is a cover again."""
    table = about_to_open()
    table.app.step(0)
    table.app.step(0)
    assert table.app.opening
    table.app.post(FocusLost())
    while not table.app.step(0):
        pass
    assert table.app.stack.top is not table.scene and not table.session.private


def test_its_last_portion_and_its_first_frame_are_two_turns() -> None:
    """Both draw the whole scene: together they would take twice as long as any other frame."""
    with house(True) as app:
        drawn: list[int] = [0]
        scene = made(app, "options")
        paint = scene.draw

        def counted(canvas: object) -> None:
            drawn[-1] += 1
            paint(canvas)  # type: ignore[arg-type]

        scene.draw = counted  # type: ignore[method-assign]
        opened(app, scene, lambda shown: drawn.append(0))
        assert max(drawn) == 1 and sum(drawn) > 8
