"""Whatever breaks inside a scene ends on the trouble scene: plain words, no traceback, nothing private."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.session.journal import SaveFailed
from game.session.people import Person
from game.session.session import Session
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.input import Input, Key
from game.ui.running import RunningApp
from game.ui.scene import Scene
from game.ui.scenes.title import Title

SECRET = "the hand of Sakura"
DEAL = 11  # of three, the first must look at a hand


class Broken(Scene):
    """Breaks where it is told to, after drawing something private."""

    name = "broken"

    def __init__(self, app: RunningApp, where: str) -> None:
        super().__init__(app)
        self.where, self.mended = where, False

    def _break(self, where: str) -> None:
        if self.where == where and not self.mended:
            raise RuntimeError(SECRET)

    def enter(self) -> None:
        self._break("enter")

    def handle(self, event: Input) -> bool:
        self._break("handle")
        return False

    def update(self, dt: float) -> bool:
        self._break("update")
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((200, 0, 0))
        self.app.type.draw(canvas, SECRET, 40, 80, 30)
        self._break("draw")


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.stack.push(Title(app))
    app.step()
    return app


@pytest.mark.parametrize("where", ["enter", "handle", "update", "draw"])
def test_a_fault_ends_on_the_trouble_scene(app: RunningApp, where: str) -> None:
    app.stack.push(Broken(app, where))
    for _ in range(3):
        app.post(Key("x"))
        app.step(0.1)
    said = " ".join(app.registry.texts())
    assert app.stack.top is not None and app.stack.top.name == "trouble"
    assert "dropped a stitch" in said
    assert SECRET not in said and "Traceback" not in said and "RuntimeError" not in said
    assert b"\xc8\x00\x00" * 40 not in app.frame(), "nothing of the broken frame is left"


@pytest.mark.parametrize("where", ["handle", "draw"])
def test_the_report_holds_places_and_no_values(app: RunningApp, tmp_path: Path, where: str) -> None:
    app.stack.push(Broken(app, where))
    app.post(Key("x"))
    app.step(0.1)
    report = (tmp_path / "faults.log").read_text(encoding="utf-8")
    assert "test_faults.py" in report and "RuntimeError" in report
    assert SECRET not in report


def test_carry_on_goes_back_to_the_scene(app: RunningApp) -> None:
    broken = Broken(app, "handle")
    app.stack.push(broken)
    app.post(Key("x"))
    app.step(0.1)
    broken.mended = True
    app.post(Key("enter"))
    app.step(0.1)
    assert app.stack.top is broken


def test_a_second_fault_within_a_minute_makes_the_title_the_primary(app: RunningApp) -> None:
    app.stack.push(Broken(app, "draw"))
    app.step(0.1)
    app.post(Key("enter"))  # carry on: it breaks again
    app.step(0.1)
    app.step(0.1)
    go = app.registry.find("go")
    assert go is not None and go.name == app.say("app.button.title")
    app.post(Key("enter"))
    app.step(0.1)
    assert [scene.name for scene in app.stack.scenes] == ["title"]


def test_an_answer_the_disk_did_not_take_can_be_tried_again_or_played_unsaved(app: RunningApp) -> None:
    people = tuple(Person(n, f"P{n}", n) for n in range(3))
    session = Session.begin(app.house.shelf.rules("guillotine"), people, {}, 3, None, app.house.saves)
    app.house.session = session
    app.fault(SaveFailed(Path("matches"), OSError(28, "No space left on device")))
    app.step(0.1)
    assert "could not be kept" in " ".join(app.registry.texts())
    again, unsaved = app.registry.find("go"), app.registry.find("unsaved")
    assert again is not None and unsaved is not None and session.saved
    assert unsaved.press is not None
    unsaved.press()
    app.step(0.1)
    assert not session.saved
    assert app.stack.top is not None and app.stack.top.name == "title"


def test_a_fault_at_the_table_covers_it(app: RunningApp) -> None:
    people = tuple(Person(n, f"P{n}", n) for n in range(3))
    session = Session.begin(app.house.shelf.rules("guillotine"), people, {}, DEAL, None, None)
    app.house.session = session
    session.uncover(session.takers()[0])
    app.fault(RuntimeError(SECRET))
    app.step(0.1)
    assert session.screen.kind == "cover"


def test_missing_pictures_and_fonts_are_no_fault(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), tmp_path / "nothing", (960, 540), "ja", FakeClock())
    app.stack.push(Title(app))
    app.step()
    assert app.faults == [] and "Tricoteuse" in app.registry.texts()
