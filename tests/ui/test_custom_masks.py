"""The house rules of Mascarade: a custom set is picked by its pictures, and what is wrong with it is said at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.ui.clock import FakeClock
from game.ui.input import Key, Wheel
from game.ui.running import RunningApp
from game.ui.scenes.options import Options
from game.ui.shot_play import settle
from tests.ui import scene_checks
from tests.ui.scene_checks import faults

STANDARD_6 = {"cheater", "empress", "judge", "king", "sorceress", "trickster"}


def house_rules(
    home: Path, seats: int, size: tuple[int, int] = (1920, 1080), lang: str = "en"
) -> tuple[RunningApp, Options]:
    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())  # type: ignore[arg-type]
    app.house.shelf = scene_checks._SHELF
    app.house.evening.game = "mascarade"
    app.house.evening.seat_people(seats)
    page = Options(app, app.house.shelf.rules("mascarade").info)
    app.stack.push(page)
    settle(app)
    return app, page


def choose(app: RunningApp, page: Options, key: str, value: str) -> None:
    setting = next(s for s in page.info.settings if s.key == key)
    page._set(setting, setting.values, setting.values.index(value))
    settle(app)


def press(app: RunningApp, target: str) -> None:
    """By keys: focus it and press Enter; then look at the end of the page."""
    page = app.stack.top
    assert isinstance(page, Options)
    page.focus_on(target)
    settle(app)
    app.post(Key("enter"))
    app.post(Wheel(300, 300, 0, -60))
    settle(app)


def test_a_custom_set_begins_as_the_standard_one(tmp_path: Path) -> None:
    app, page = house_rules(tmp_path, 6)
    choose(app, page, "scenario", "custom")
    assert {tile.id.removeprefix("mask_") for tile in page.pictures() if tile.chosen} == STANDARD_6
    assert not page.advices() and page.advice() == ("", False)


def test_errors_stop_the_beginning_and_say_why(tmp_path: Path) -> None:
    app, page = house_rules(tmp_path, 6)
    choose(app, page, "scenario", "custom")
    press(app, "pick:mask_judge")  # out: no Judge, five masks
    words = [drawn.text for drawn in app.drawn]
    assert page.advice()[1] and any("Judge must be among" in text for text in words)
    assert any("Choose 6 masks: 5 chosen" in text for text in words)
    go = app.registry.find("go")
    assert go is not None and not go.enabled
    page._begin()
    settle(app)
    assert app.stack.top is page
    press(app, "pick:mask_judge")
    assert not page.advice()[1]


def test_warnings_are_said_and_stop_nothing(tmp_path: Path) -> None:
    app, page = house_rules(tmp_path, 6)
    choose(app, page, "scenario", "custom")
    press(app, "pick:mask_king")
    press(app, "pick:mask_peasant")
    said = " ".join(drawn.text for drawn in app.drawn)
    assert "One Peasant without the other" in said and not page.advice()[1]
    go = app.registry.find("go")
    assert go is not None and go.enabled


def test_another_number_of_people_begins_anew_where_the_old_set_cannot_be_dealt(tmp_path: Path) -> None:
    app, page = house_rules(tmp_path, 6)
    choose(app, page, "scenario", "custom")
    app.house.evening.seat_people(8)
    assert page.advice()[1]
    choose(app, page, "scenario", "standard")
    choose(app, page, "scenario", "custom")
    assert not page.advice()[1] and sum(tile.chosen for tile in page.pictures()) == 8


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_pictures_fit_every_window(size: tuple[int, int], lang: str, tmp_path: Path) -> None:
    app, page = house_rules(tmp_path, 6, size, lang)
    choose(app, page, "scenario", "custom")
    press(app, "pick:mask_judge")
    assert not list(faults(app))


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("lang, more", [("en", "3 more remarks stand"), ("ja", "ほかに3件")])
def test_the_foot_says_how_much_more_is_said_above(size: tuple[int, int], lang: str, more: str, tmp_path: Path) -> None:
    """While lower masks are picked the list of all advice has been scrolled away."""
    app, page = house_rules(tmp_path, 6, size, lang)
    choose(app, page, "scenario", "custom")
    assert "remark" not in page.advice()[0]
    for mask in ("judge", "king", "peasant", "cheater", "widow"):
        press(app, f"pick:mask_{mask}")
    assert len(page.advices()) == 4
    said, fatal = page.advice()
    assert fatal and more in said
    below = [drawn.text for drawn in app.drawn if drawn.box.y > 0.8 * app.design.height]
    assert said.replace(" ", "") in "".join(below).replace(" ", "")
    assert not list(faults(app))
