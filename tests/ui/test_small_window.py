"""A window too small to play in: it says so, keeps no lid open and no hold counting, and can be closed."""

from __future__ import annotations

from game.ui.input import Key, KeyUp, Press, Quit, Release, Resized
from tests.ui.tables import Table

SMALL = Resized(400, 300)


def test_a_lid_let_go_in_a_small_window_is_shut() -> None:
    table = Table("guillotine", 4, 1, size=(1280, 720), secrecy="lid")
    table.rest()
    for held, let_go in ((Key("space"), KeyUp("space")), (Key("f6"), KeyUp("f6"))):
        table.app.post(held)
        table.app.step(0.3)
        assert table.session.screen.lid is not None
        for event in (SMALL, let_go, Resized(1280, 720)):
            table.app.post(event)
            table.app.step(0.1)
        assert table.session.screen.lid is None


def test_a_hold_on_the_cover_that_ends_in_a_small_window_opens_nothing() -> None:
    table = Table("guillotine", 3, 11, covers=True, size=(1280, 720))
    for _ in range(60):
        table.app.step(0.1)
    button = table.app.registry.find("open")
    assert button is not None and table.session.screen.kind == "cover"
    x, y = button.box.centre
    table.app.post(Press(x, y))
    table.app.step(0.05)
    for event in (Resized(300, 200), Release(1, 1), Resized(1280, 720)):
        table.app.post(event)
        table.app.step(0.05)
    for _ in range(10):
        table.app.step(0.1)
    assert table.session.screen.kind == "cover"


def test_a_small_window_can_be_closed() -> None:
    table = Table("guillotine", 2, 1, size=(1280, 720))
    table.app.post(SMALL)
    table.app.step(0.1)
    table.app.post(Quit())
    table.app.step(0.1)
    assert not table.app.running or table.app.stack.top is not table.scene


def test_what_only_python_takes_for_a_digit_is_no_digit() -> None:
    table = Table("guillotine", 2, 1, size=(1280, 720))
    table.rest()
    for name in "²³¹٣":
        table.key(name)
    assert not table.app.faults


def test_escape_folds_the_log_before_it_opens_the_menu_and_nobody_finds_it_unfolded() -> None:
    table = Table("guillotine", 3, 2, (960, 540), pictures=False, covers=True)
    table.rest()
    cover = table.app.stack.top
    assert cover is not None and cover.name == "handoff"
    table.session.uncover(table.session.takers()[0])
    table.app.stack.pop(cover)
    table.rest()
    log = table.scene.painter.log
    table.key("l")
    table.rest()
    assert log.open
    table.key("esc")
    table.rest()
    assert not log.open and table.app.stack.top is table.scene
    table.key("l")
    table.rest()
    table.scene.hide()
    table.rest()
    assert not log.open
