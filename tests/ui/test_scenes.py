"""Every scene round the tables, in both languages and the smallest windows: nothing clipped, nothing covered,
exactly one thing with the focus."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.core.seats import STRANGER
from game.ui.clock import FakeClock
from game.ui.input import Key, Move, Press, Release, Resized
from game.ui.page import Page
from game.ui.running import RunningApp
from game.ui.scenes.choose import Choose
from game.ui.scenes.poster_card import PosterCard
from game.ui.scenes.title import Title

from .scene_checks import faults, house_shots, shown

_NAMES = house_shots(RunningApp(Path("/nonexistent"), paths.data(), paths.assets(), (960, 540), "en", FakeClock()))
_HINTED = ("choose", "_seats", "_options", "_rules", "_zoom", "_result", "settings")  # Esc is in their foot


@pytest.mark.parametrize("name", _NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960)])
def test_a_scene_fits_the_smallest_window(tmp_path: Path, name: str, lang: Lang, size: tuple[int, int]) -> None:
    assert list(faults(shown(tmp_path, name, size, lang))) == []


@pytest.mark.parametrize("name", _NAMES)
def test_escape_leads_home_in_at_most_four_presses(tmp_path: Path, name: str) -> None:
    """Home is the title, or the table: its cover while a hand is hidden. Nothing quits, nothing private opens."""
    app = shown(tmp_path, name, (1280, 720), "en")
    for presses in range(5):
        top = app.stack.top
        if top is not None and top.name in ("title", "table", "handoff"):
            break
        assert presses < 4, f"still on {top.name if top else 'nothing'}"
        app.post(Key("esc"))
        app.step(0.4)
    assert app.running and app.faults == []
    session = app.house.session
    if session is not None and session.secrecy == "screen":
        assert session.screen.kind == "cover" or session.screen.audience & STRANGER, "public eyes only"


@pytest.mark.parametrize(
    "name", ["choose", "guillotine_seats", "guillotine_options", "settings_display", "guillotine_rules"]
)
def test_tab_walks_every_group_and_comes_back(tmp_path: Path, name: str) -> None:
    app = shown(tmp_path, name, (1280, 720), "en")
    page = app.stack.top
    assert isinstance(page, Page)
    start = page.stop(page.focus)
    assert start is not None
    groups = {stop.group for stop in page.stops if stop.focusable and stop.enabled}
    met = []
    for _ in range(len(groups)):
        app.post(Key("tab"))
        app.step(0.01)
        stop = page.stop(page.focus)
        assert stop is not None
        met.append(stop.group)
    assert set(met) == groups
    assert met[-1] == start.group


def test_the_language_is_live_in_every_scene(tmp_path: Path) -> None:
    app = shown(tmp_path, "choose", (1280, 720), "en")
    before = app.registry.texts()
    app.post(Key("l", ctrl=True))
    app.step(0.01)
    after = app.registry.texts()
    assert "What shall we play?" in before and "どの卓にしますか" in after


def test_a_click_outside_releases_nothing(tmp_path: Path) -> None:
    """A button fires on release inside it; a release elsewhere cancels."""
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.stack.push(Title(app))
    app.step()
    target = app.registry.find("new")
    assert target is not None
    x, y = target.box.centre
    for event in (Move(x, y), Press(x, y), Move(5, 5, True), Release(5, 5)):
        app.post(event)
        app.step(0.01)
    assert app.stack.top is not None and app.stack.top.name == "title"
    for event in (Move(x, y), Press(x, y), Release(x, y)):
        app.post(event)
    app.step(0.01)
    assert app.stack.top.name == "choose"


def test_two_presses_in_one_step_do_not_press_what_is_gone(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.stack.push(Title(app))
    app.step()
    target = app.registry.find("new")
    assert target is not None
    x, y = target.box.centre
    for _ in range(2):
        app.post(Press(x, y))
        app.post(Release(x, y))
    app.step(0.01)
    assert [scene.name for scene in app.stack.scenes] == ["title", "choose"]


def test_any_storm_of_sizes_leaves_the_scene_whole(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_seats", (1280, 720), "ja")
    for size in ((200, 100), (540, 960), (3840, 2160), (960, 540), (720, 1280), (961, 541)):
        app.post(Resized(*size))
        app.step(0.01)
    app.post(Resized(960, 540))
    app.step(0.01)
    assert list(faults(app)) == []


def test_the_title_shows_nothing_of_a_hand(tmp_path: Path) -> None:
    """The saved card holds game, people and how far it is: no name of any card."""
    app = shown(tmp_path, "title_kept", (1280, 720), "en")
    said = " ".join(app.registry.texts())
    names = [
        app.words.say(key)
        for key in app.words.texts.keys("en")
        if key.startswith("guillotine.card.") and key.endswith(".name")
    ]
    assert "Guillotine" in said and len(names) > 60
    assert [name for name in names if name in said and name not in ("Guillotine",)] == []


@pytest.mark.parametrize("size", [(960, 540), (1100, 619), (1280, 720), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_players_say_what_they_are(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    app = shown(tmp_path, "choose", size, lang)
    (label,) = [drawn.box for drawn in app.drawn if drawn.text == app.say("app.choose.players")]
    part = next(target.box for target in app.targets if target.id == "players:0")
    assert label.right <= part.x and abs(label.centre[1] - part.centre[1]) < 12


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in _NAMES if name.endswith(_HINTED)])
def test_the_hint_of_the_way_back_is_the_last_to_go(
    tmp_path: Path, name: str, lang: Lang, size: tuple[int, int]
) -> None:
    """Wherever a foot prints keys, Esc is one of them."""
    app = shown(tmp_path, name, size, lang)
    words = {drawn.text for drawn in app.drawn if drawn.box.y > app.screen.get_height() / app.design.scale - 60}
    caps = words & {"Tab", "Enter", "Del", "Esc", "F1", "M", "↑", "↓", "←", "→", "Ctrl F", "Ctrl +"}
    assert "Esc" in words or not caps


@pytest.mark.parametrize("chosen", range(5))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_small_poster_shows_its_name_and_its_picture(tmp_path: Path, lang: Lang, chosen: int) -> None:
    """Neither the pin nor the reason why it does not fit lies across them."""
    app = shown(tmp_path, "choose", (540, 960), lang)
    page = app.stack.top
    assert isinstance(page, Choose)
    page._choose(chosen)
    page._set_players(9)  # too many for most games
    app.step(0.1)
    reasons = 0
    for n, title in enumerate(page.titles):
        (poster,) = [target.box for target in app.targets if target.id == f"poster:{n}"]
        if n == chosen:
            continue
        card = PosterCard(title, page.reason(title))
        _, y, radius = card.pin(poster, 7)
        (name,) = [d.box for d in app.drawn if d.text == target_name(app, n) and poster.holds(*d.box.centre)]
        assert y + radius <= name.y, "the pin lies on the name"
        for plate in (d.box for d in app.drawn if card.reason and d.text in card.reason and d.text):
            if poster.grown(16).holds(*plate.centre):
                reasons += 1
                assert plate.y >= poster.bottom - poster.h * 0.2, "the reason hides the picture"
    assert reasons
    assert list(faults(app)) == []


def target_name(app: RunningApp, n: int) -> str:
    return next(target.name for target in app.targets if target.id == f"poster:{n}")
