"""What the arrows choose: the frame and the choice are never on different things."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.core.setup import GameInfo
from game.games import CATALOGUE
from game.session.shelf import Shelf, Title
from game.ui.input import Key, Press, Release
from game.ui.running import RunningApp
from game.ui.scenes import choose
from game.ui.scenes.choose import Choose
from game.ui.scenes.kept import Kept
from game.ui.scenes.rules import Rules

from .scene_checks import shown


def press(app: RunningApp, *keys: str) -> None:
    for key in keys:
        app.post(Key(key))
        app.step(0.1)


def click(app: RunningApp, id: str) -> None:
    target = app.registry.find(id)
    assert target is not None, f"{id} is not to be seen"
    for event in (Press(*target.box.centre), Release(*target.box.centre)):
        app.post(event)
        app.step(0.1)


def kept(home: Path) -> tuple[RunningApp, Kept]:
    app = shown(home, "kept", (960, 540), "en")
    page = app.stack.top
    assert isinstance(page, Kept) and len(page.saves) == 4
    return app, page


def test_an_arrow_chooses_the_kept_match_it_goes_to_and_enter_goes_on_with_it(tmp_path: Path) -> None:
    app, page = kept(tmp_path)
    press(app, "down")
    assert (page.at, page.focus) == (1, "save:1")
    wanted = page.saves[1].moves
    press(app, "enter")
    session = app.house.session
    assert session is not None and len(session.match.log) == wanted == 12


@pytest.mark.parametrize(
    "keys, at", [(("end",), 3), (("end", "home"), 0), (("up",), 0), (("pagedown",), 3), (("down", "down", "up"), 1)]
)
def test_the_chosen_match_has_the_frame_and_is_in_sight(tmp_path: Path, keys: tuple[str, ...], at: int) -> None:
    app, page = kept(tmp_path)
    press(app, *keys)
    assert (page.at, page.focus) == (at, f"save:{at}")
    stop = page.stop(page.focus)
    assert stop is not None and stop.box.inside(page.areas["saves"][0])


def test_a_long_list_follows_the_choice(tmp_path: Path) -> None:
    app, page = kept(tmp_path)
    page.saves = page.saves[:1] * 30
    press(app, "end")
    for at in (29, 28, 0, 5):
        press(app, *{29: ("end",), 28: ("up",), 0: ("home",), 5: ("pagedown",)}[at])
        stop = page.stop(f"save:{at}")
        assert page.at == at and stop is not None and stop.box.inside(page.areas["saves"][0])


def wall(home: Path) -> tuple[RunningApp, Choose]:
    """The wall of posters where three of five fit."""
    app = shown(home, "choose", (960, 540), "en")
    page = app.stack.top
    assert isinstance(page, Choose) and page.at == 0
    return app, page


def seen(app: RunningApp) -> list[int]:
    return [n for n in range(5) if app.registry.find(f"poster:{n}")]


def test_a_chevron_brings_more_posters_and_the_arrows_go_on_from_there(tmp_path: Path) -> None:
    app, page = wall(tmp_path)
    assert seen(app) == [0, 1, 2]
    click(app, "later")
    assert seen(app) == [2, 3, 4] and (page.at, page.focus) == (3, "poster:3")
    press(app, "left")
    assert (page.at, page.focus) == (2, "poster:2")
    press(app, "end")
    assert (page.at, page.focus) == (4, "poster:4")
    click(app, "earlier")
    assert (page.at, page.focus) == (1, "poster:1") and 0 in seen(app)
    press(app, "home", "right")
    assert (page.at, page.focus) == (1, "poster:1")


def test_a_chevron_says_what_it_brings(tmp_path: Path) -> None:
    for lang, words in (("en", "More games"), ("ja", "ほかのゲーム")):
        app = shown(tmp_path / lang, "choose", (960, 540), lang)  # type: ignore[arg-type]
        target = app.registry.find("later")
        assert target is not None and target.tip == words


def test_no_poster_is_framed_that_is_not_chosen(tmp_path: Path) -> None:
    for size in ((960, 540), (540, 960), (1280, 720)):
        app = shown(tmp_path, "choose", size, "en")
        page = app.stack.top
        assert isinstance(page, Choose)
        for key in ("right", "up", "down", "left", "tab", "tab", "tab", "right", "end", "left", "left"):
            press(app, key)
            assert not page.focus.startswith("poster:") or page.focus == f"poster:{page.at}"


def test_home_and_end_turn_to_the_chapter_they_frame(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_rules", (1280, 720), "en")
    page = app.stack.top
    assert isinstance(page, Rules) and page.focus.startswith("chapter:")
    last = len(page.chapters()) - 1
    for key, at in (("end", last), ("home", 0)):
        press(app, key)
        assert (page.at, page.focus) == (at, f"chapter:{at}")


def test_a_poster_without_words_for_what_is_hidden_leaves_the_line_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, page = wall(tmp_path)
    assert page.secret("guillotine") == "Hidden: hands. The screen changes hands once a turn."
    monkeypatch.setattr(choose, "game_text", lambda app, game, what: "It costs." if what == "cost" else "")
    assert page.secret("guillotine") == "It costs."
    monkeypatch.setattr(choose, "game_text", lambda app, game, what: "")
    app.redraw()
    app.step(0.1)
    assert page.secret("guillotine") == ""
    assert not app.faults and not any(text.startswith("Hidden") for text in app.registry.texts())


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
def test_a_sixth_game_is_reached_by_a_chevron_that_covers_no_poster(tmp_path: Path, size: tuple[int, int]) -> None:
    app = shown(tmp_path, "title", size, "en")
    shelf = Shelf(paths.data() / "games", (*CATALOGUE, "toy"))
    shelf._titles["toy"] = Title("toy", GameInfo("toy", (2, 3, 4)))
    app.house.shelf = shelf
    page = Choose(app)
    app.stack.push(page)
    app.step(0.1)
    while app.registry.find("later"):
        for chevron in filter(None, map(app.registry.find, ("earlier", "later"))):
            posters = [target.box for target in app.registry.targets if target.id.startswith("poster:")]
            assert posters and not any(box.clipped(chevron.box).w > 4 for box in posters)
        click(app, "later")
    assert page.at == 5 and "Toy" in app.registry.texts() and not app.faults
