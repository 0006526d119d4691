"""The page: focus by place, fields that compose, areas that scroll, dialogs that give the focus back."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.ui.clock import FakeClock
from game.ui.input import Compose, Key, Press, Release, Text, Wheel
from game.ui.page import Page, nearest
from game.ui.registry import Box, Target
from game.ui.running import RunningApp
from game.ui.scenes.dialog import Dialog
from game.ui.ui import Ui
from game.ui.widgets import button, field, segment, slider, stepper, toggle

from .scene_checks import running


class Form(Page):
    """One of everything."""

    first = "name"

    def __init__(self, app: RunningApp) -> None:
        super().__init__(app)
        self.typed, self.part, self.on, self.value, self.pressed = "", 0, False, 3, 0

    def paint(self, ui: Ui) -> None:
        ui.ground()
        field(ui, "name", Box(40, 40, 400, 56), self.typed, lambda text: setattr(self, "typed", text))
        parts = ("one", "two", "three")
        segment(ui, "part", Box(40, 120, 400, 48), parts, self.part, lambda n: setattr(self, "part", n))
        toggle(ui, "on", Box(40, 190, 100, 48), self.on, lambda on: setattr(self, "on", on))
        slider(ui, "value", Box(40, 250, 400, 48), self.value, 0, 10, lambda n: setattr(self, "value", n))
        stepper(ui, "steps", Box(40, 320, 200, 48), self.value, 0, 10, lambda n: setattr(self, "value", n))
        with ui.scrolled("list", Box(600, 40, 400, 200), 600) as top:
            for n in range(10):
                button(ui, f"row:{n}", Box(600, top + n * 60, 380, 52), str(n), self.tap, group="list")

    def tap(self) -> None:
        self.pressed += 1


@pytest.fixture
def form(tmp_path: Path) -> Form:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    page = Form(app)
    app.stack.push(page)
    app.step()
    return page


def do(page: Page, *events: object) -> None:
    for event in events:
        running(page).post(event)  # type: ignore[arg-type]
        running(page).step(0.01)


def test_typed_characters_go_to_the_field_and_nowhere_else(form: Form) -> None:
    for char in "mil":
        do(form, Key(char), Text(char))
    do(form, Key("backspace"), Key("home"), Text("É"))
    assert form.typed == "Émi"
    assert form.focus == "name"


def test_while_composing_no_key_does_anything_else(form: Form) -> None:
    do(form, Compose("さく"))
    for key in (Key("esc"), Key("tab"), Key("f11"), Key("l", ctrl=True), Key("enter"), Key("left")):
        do(form, key)
    assert form.app.stack.top is form and form.focus == "name" and form.app.lang == "en"
    assert "さく" in " ".join(form.app.registry.texts())
    do(form, Compose(""), Text("さくら"))
    assert form.typed == "さくら" and not form.composing
    do(form, Key("tab"))
    assert form.focus != "name"


def test_a_field_holds_24_characters_as_they_are_seen(form: Form) -> None:
    """A letter and its accent are one, and are kept as one."""
    do(form, Text("が" * 10 + "e\u0301" * 30))
    assert form.typed == "が" * 10 + "é" * 14


def test_arrows_change_what_has_values(form: Form) -> None:
    form.focus_on("part:0")
    do(form, Key("right"), Key("right"), Key("right"))
    assert form.part == 2 and form.focus == "part:2"
    form.focus_on("value")
    do(form, Key("left"), Key("right", shift=True))
    assert form.value == 10
    form.focus_on("on")
    do(form, Key("space"))
    assert form.on


def test_holding_a_stepper_repeats(form: Form) -> None:
    more = form.app.registry.find("steps:more")
    assert more is not None
    running(form).post(Press(*more.box.centre))
    running(form).step(0.01)
    assert form.value == 4
    for _ in range(60):
        running(form).step(0.02)
    assert form.value > 7
    do(form, Release(*more.box.centre))
    still = form.value
    for _ in range(30):
        running(form).step(0.02)
    assert form.value == still


def test_the_wheel_scrolls_what_is_under_the_pointer(form: Form) -> None:
    do(form, Wheel(700, 100, 0, -1))
    assert form.scrolls["list"] > 0
    do(form, Wheel(700, 100, 0, -50))
    assert form.scrolls["list"] == 400
    assert form.app.registry.find("row:0") is None, "what is scrolled away cannot be pressed"
    assert form.app.registry.find("row:9") is not None


def test_the_focus_scrolls_itself_into_view(form: Form) -> None:
    form.focus_on("row:0")
    for _ in range(9):
        do(form, Key("down"))
    assert form.focus == "row:9"
    assert form.app.registry.find("row:9") is not None


def test_what_is_clipped_is_pressed_only_where_it_shows(form: Form) -> None:
    do(form, Press(700, 300), Release(700, 300))
    assert form.pressed == 0, "the fifth row lies below the list's edge"
    do(form, Press(700, 60), Release(700, 60))
    assert form.pressed == 1


def test_a_dialog_gives_the_focus_back(form: Form) -> None:
    form.focus_on("value")
    answered: list[str] = []
    form.app.stack.push(
        Dialog(
            form.app,
            "Really?",
            (("app.button.leave_no", None), ("app.button.leave_yes", lambda: answered.append("left"))),
        )
    )
    running(form).step()
    top = form.app.stack.top
    assert isinstance(top, Dialog) and top.focus == "answer:0", "the harmless answer has the focus"
    do(form, Key("esc"))
    assert form.app.stack.top is form and form.focus == "value" and answered == []


def test_tab_walks_the_answers_where_there_is_nothing_else(form: Form) -> None:
    dialog = Dialog(form.app, "?", (("app.button.quit_no", None), ("app.button.quit_yes", form.tap)))
    form.app.stack.push(dialog)
    running(form).step(0.1)
    met = []
    for key in (Key("tab"), Key("tab"), Key("tab", shift=True), Key("tab")):
        do(form, key)
        met.append(dialog.focus)
    assert met == ["answer:1", "answer:0", "answer:1", "answer:0"]
    do(form, Key("tab"), Key("enter"))
    assert form.pressed == 1 and form.app.stack.top is form


def target(name: str, x: float, y: float) -> Target:
    return Target(name, Box(x, y, 100, 50))


def test_arrows_go_to_the_nearest_in_their_quarter() -> None:
    here, right = target("here", 0, 0), target("right", 150, 10)
    far, below = target("far", 400, 0), target("below", 10, 90)
    others = [here, right, far, below]
    assert nearest(here, others, 1, 0) is right
    assert nearest(here, others, 0, 1) is below
    assert nearest(here, others, -1, 0) is None
    assert nearest(far, others, -1, 0) is right


def test_a_dialog_with_much_to_read_keeps_its_answers_on_the_screen(form: Form) -> None:
    """Sixty lines are far more than fit: they are scrolled, and the answers stand below them."""
    lines = "\n".join(f"Line {n}." for n in range(60))
    form.app.stack.push(Dialog(form.app, lines, (("app.button.quit_no", None), ("app.button.quit_yes", form.tap))))
    running(form).step(0.1)
    app = form.app
    for name in ("answer:0", "answer:1"):
        stop = app.registry.find(name)
        assert stop is not None and stop.box.y >= 0 and stop.box.bottom <= app.design.height
    assert "Line 0." in app.registry.texts() and "Line 59." not in app.registry.texts()
    do(form, Key("end"))
    assert "Line 59." in app.registry.texts() and "Line 0." not in app.registry.texts()
