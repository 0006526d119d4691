"""The cover opens by a deliberate hold and by nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.session.people import Person
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.input import Cancel, FocusLost, Key, KeyUp, Move, Press, Release
from game.ui.running import RunningApp
from game.ui.scenes.handoff import Handoff
from game.ui.scenes.handoff_placard import OPEN
from game.ui.theme import DEAD, HOLD

PEOPLE = tuple(Person(n, name, n) for n, name in enumerate(("Sakura", "Kenji", "Alice")))


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    session = Session.begin(app.house.shelf.rules("guillotine"), PEOPLE, {}, 3, None, None)
    app.house.session = session
    app.stack.push(Handoff(app, session))
    app.step()
    assert session.screen.kind == "cover"
    return app


def kind(app: RunningApp) -> str:
    assert app.house.session is not None
    return app.house.session.screen.kind


def middle(app: RunningApp) -> tuple[float, float]:
    target = app.registry.find(OPEN)
    assert target is not None
    return target.box.centre


def wait(app: RunningApp, seconds: float) -> None:
    """In frames, as the loop does."""
    for _ in range(round(seconds / 0.02)):
        app.step(0.02)


def do(app: RunningApp, *events: object) -> None:
    for event in events:
        app.post(event)  # type: ignore[arg-type]
    app.step(0.0)


def test_holding_the_button_opens(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Press(*middle(app)))
    wait(app, HOLD - 0.1)
    assert kind(app) == "cover"
    wait(app, 0.2)
    assert kind(app) == "open"


@pytest.mark.parametrize("frame", [1 / 60, 1 / 61, 1 / 144, 0.05, 0.1])
def test_a_cover_that_has_come_to_rest_answers(app: RunningApp, frame: float) -> None:
    """However fast the frames came: at rest the loop lets time pass in steps of its own, so none may be waited for."""
    while app.moving:
        app.step(frame)
    do(app, Press(*middle(app)))
    wait(app, HOLD + 0.1)
    assert kind(app) == "open"


def test_holding_space_opens(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Key("space"))
    wait(app, HOLD + 0.1)
    assert kind(app) == "open"


def test_a_finger_opens(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Press(*middle(app), touch=True))
    wait(app, HOLD + 0.1)
    assert kind(app) == "open"


@pytest.mark.parametrize("pause", [0.0, 0.02, HOLD - 0.06])
def test_clicks_never_open_however_many(app: RunningApp, pause: float) -> None:
    wait(app, DEAD + 0.1)
    for _ in range(12):
        do(app, Press(*middle(app)))
        wait(app, pause)
        do(app, Release(*middle(app)))
    wait(app, 1.0)
    assert kind(app) == "cover"


def test_taps_of_the_key_and_its_repeats_never_open(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    for _ in range(12):
        do(app, Key("space"), KeyUp("space"), Key("enter"), KeyUp("enter"))
        wait(app, 0.1)
    do(app, Key("space", repeat=True))
    wait(app, 1.0)
    assert kind(app) == "cover"


def test_enter_held_does_not_open(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Key("enter"))
    wait(app, 1.0)
    assert kind(app) == "cover"


def test_a_hold_begun_in_the_dead_time_does_not_count(app: RunningApp) -> None:
    do(app, Press(*middle(app)))
    wait(app, DEAD + HOLD + 0.5)
    assert kind(app) == "cover"
    do(app, Release(*middle(app)), Key("space", repeat=True))
    wait(app, 0.6)
    assert kind(app) == "cover"


def test_space_held_from_before_does_not_count(app: RunningApp) -> None:
    do(app, Key("space"))
    wait(app, DEAD + HOLD + 0.5)
    assert kind(app) == "cover"


def test_sliding_off_the_button_starts_again(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Press(*middle(app)))
    wait(app, HOLD - 0.1)
    do(app, Move(5, 5, True), Move(*middle(app), True))
    wait(app, HOLD + 0.3)
    assert kind(app) == "cover"


@pytest.mark.parametrize("loss", [FocusLost(), Cancel()])
def test_losing_the_window_starts_again(app: RunningApp, loss: object) -> None:
    wait(app, DEAD + 0.1)
    do(app, Press(*middle(app)))
    wait(app, HOLD - 0.1)
    do(app, loss)
    wait(app, HOLD + 0.3)
    assert kind(app) == "cover"


def test_a_press_beside_the_button_opens_nothing(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Press(200, 200))
    wait(app, 1.0)
    assert kind(app) == "cover"


def test_escape_opens_the_public_menu_and_shows_no_card(app: RunningApp) -> None:
    wait(app, DEAD + 0.1)
    do(app, Key("esc"))
    wait(app, 0.1)
    assert app.stack.top is not None and app.stack.top.name == "menu"
    assert kind(app) == "cover"


def above(app: RunningApp, hold: object, then: object) -> None:
    """Something is held, the menu comes over the cover, and takes whatever is let go."""
    wait(app, DEAD + 0.1)
    do(app, hold)
    wait(app, 0.1)
    do(app, then)
    assert app.stack.top is not None and app.stack.top.name == "menu"


@pytest.mark.parametrize("let_go", [KeyUp("space"), Release(640, 360), FocusLost(), None])
@pytest.mark.parametrize("hold", ["pointer", "space"])
def test_no_hold_goes_on_under_the_menu(app: RunningApp, hold: str, let_go: object) -> None:
    wait(app, 0.5)
    above(app, Key("space") if hold == "space" else Press(*middle(app)), Key("esc"))
    if let_go is not None:
        do(app, let_go)
    wait(app, 1.0)
    assert kind(app) == "cover" and app.stack.top is not None and app.stack.top.name == "menu"
    do(app, Key("esc"))
    wait(app, 1.0)
    assert kind(app) == "cover", "nor does it go on when the menu has gone"


def test_a_press_on_the_sign_of_the_menu_ends_a_hold_by_the_key(app: RunningApp) -> None:
    wait(app, 0.5)
    sign = app.registry.find("menu")
    assert sign is not None
    wait(app, DEAD + 0.1)
    do(app, Key("space"))
    wait(app, 0.1)
    do(app, Press(*sign.box.centre), Release(*sign.box.centre))
    assert app.stack.top is not None and app.stack.top.name == "menu"
    wait(app, 1.0)
    assert kind(app) == "cover"


def test_the_cover_is_the_same_whatever_the_hands_are(tmp_path: Path) -> None:
    """Deals in which the same seat is called first: nobody's cards reach the picture."""
    frames: list[bytes] = []
    texts: list[list[str]] = []
    for deal in range(40):
        app = RunningApp(tmp_path / str(deal), paths.data(), paths.assets(), (960, 540), "en", FakeClock())
        session = Session.begin(app.house.shelf.rules("guillotine"), PEOPLE, {}, deal, None, None)
        if session.takers()[:1] != (0,) or len(frames) == 3:
            continue
        app.stack.push(Handoff(app, session))
        wait(app, 1.0)
        assert app.stack.top is not None and app.stack.top.name == "handoff"
        frames.append(app.frame())
        texts.append(app.registry.texts())
    assert len(frames) == 3 and "Sakura" in texts[0]
    assert texts[0] == texts[1] == texts[2]
    assert frames[0] == frames[1] == frames[2]


def test_the_next_name_is_large(app: RunningApp) -> None:
    wait(app, 1.0)
    name = max((drawn for drawn in app.drawn if drawn.text in [p.name for p in PEOPLE]), key=lambda d: d.box.h)
    assert name.box.h * app.design.scale >= 60
