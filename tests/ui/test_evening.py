"""A whole evening by keys alone: from the title to the first cover, away, and on again where it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.ui.clock import FakeClock
from game.ui.evening import MOST_A_SIDE, Chair, Evening, spread
from game.ui.input import FocusLost, Key, KeyUp, Text
from game.ui.page import Page
from game.ui.running import RunningApp
from game.ui.scenes.title import Title

DEAL = 11  # of three, the first must look at a hand


def started(home: Path, size: tuple[int, int] = (1280, 720)) -> RunningApp:
    app = RunningApp(home, paths.data(), paths.assets(), size, "en", FakeClock())
    app.house.evening.game, app.house.evening.seed = "guillotine", DEAL
    app.stack.push(Title(app))
    app.step()
    return app


def press(app: RunningApp, *names: str) -> None:
    for name in names:
        app.post(Key(name))
        app.step(0.02)
        app.post(KeyUp(name))
        app.step(0.02)


def to(app: RunningApp, id: str) -> None:
    """Walk with Tab until a group holds the thing, then take it as the arrows would."""
    page = app.stack.top
    assert isinstance(page, Page)
    for _ in range(12):
        if page.focus == id:
            return
        press(app, "tab")
    raise AssertionError(f"{id} is not reached by Tab; the focus is on {page.focus}")


def top(app: RunningApp) -> str:
    scene = app.stack.top
    return scene.name if scene is not None else ""


def shows(app: RunningApp) -> str:
    assert app.house.session is not None
    return app.house.session.screen.kind


def until(app: RunningApp, *names: str) -> None:
    for _ in range(400):
        if top(app) in names:
            return
        app.step(0.1)
    raise AssertionError(f"still on {top(app)}")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960)])
def test_from_the_title_to_a_hand_by_keys_alone_and_on_again(tmp_path: Path, size: tuple[int, int]) -> None:
    app = started(tmp_path, size)
    press(app, "enter")
    assert top(app) == "choose"
    press(app, "3", "enter")
    assert top(app) == "seats"
    to(app, "name")
    for char in "Kenji":
        app.post(Key(char.lower()))
        app.post(Text(char))
        app.step(0.01)
    to(app, "go")
    press(app, "enter")
    assert top(app) == "options"
    press(app, "enter")
    until(app, "handoff")
    session = app.house.session
    assert session is not None and [p.name for p in session.people] == ["Kenji", "Player 2", "Player 3"]
    app.step(0.5)
    app.post(Key("space"))
    for _ in range(30):
        app.step(0.02)
    assert (shows(app), top(app)) == ("open", "table")
    app.post(FocusLost())
    app.step(0.1)
    assert shows(app) == "cover", "another window in front covers the hand"
    session.close()

    later = started(tmp_path, size)
    page = later.stack.top
    assert isinstance(page, Page) and page.focus == "continue"
    press(later, "enter")
    until(later, "handoff", "table")
    again = later.house.session
    assert again is not None and again.screen.kind == "cover"
    assert [p.name for p in again.people] == ["Kenji", "Player 2", "Player 3"]


def test_regulars_are_remembered(tmp_path: Path) -> None:
    app = started(tmp_path)
    app.house.evening.game = "guillotine"
    app.house.evening.chairs = [Chair("Sakura", 2), Chair("", 1), Chair("Toinette", 5, "random")]
    app.house.evening.remember(app.settings)
    app.save_settings()
    later = started(tmp_path)
    assert [p["name"] for p in later.settings.people] == ["Sakura"]
    assert later.settings.players == 3


LAST = [Chair("Sakura", 2), Chair("Toinette", 5, "random"), Chair("", 1), Chair("Kenji", 0)]


@pytest.mark.parametrize(
    "players, seated",
    [
        (4, [("Sakura", 2, None), ("Toinette", 5, "random"), ("", 1, None), ("Kenji", 0, None)]),
        (3, [("Sakura", 2, None), ("", 1, None), ("Kenji", 0, None)]),  # the bot makes room
        (2, [("Sakura", 2, None), ("", 1, None)]),
        (
            6,
            [
                ("Sakura", 2, None),
                ("Toinette", 5, "random"),
                ("", 1, None),
                ("Kenji", 0, None),
                ("Ines", 7, None),
                ("", 3, None),
            ],
        ),  # a regular, then somebody new
    ],
)
def test_the_last_evening_s_seats_are_set_again(
    tmp_path: Path, players: int, seated: list[tuple[str, int, str | None]]
) -> None:
    app = started(tmp_path)
    app.house.evening.game = "allegiance"
    for chairs in ([Chair("Ines", 7), Chair("Perrine", 4, "random")], LAST):  # a bot of long ago never comes back
        app.house.evening.chairs = [replace(chair) for chair in chairs]
        app.house.evening.remember(app.settings)
    app.save_settings()
    later = started(tmp_path)
    evening = later.house.evening
    evening.seat_people(players, later.settings.people, later.settings.seats)
    assert [(chair.name, chair.token, chair.bot) for chair in evening.chairs] == seated


@pytest.mark.parametrize("new", ["まよAdaDr", "Ken"])
def test_who_is_spelled_anew_is_not_seated_again_under_the_old_spelling(tmp_path: Path, new: str) -> None:
    app = started(tmp_path)
    evening, settings = app.house.evening, app.settings
    evening.chairs = [Chair("まよ", 2), Chair("Ines", 7)]
    evening.remember(settings)
    evening.chairs[0].name = new
    evening.seat_people(4, settings.people, settings.seats)
    assert [chair.name for chair in evening.chairs] == [new, "Ines", "", ""]
    evening.chairs[0].sit("Aiko")  # from the tray: who sat there has gone, and may come back
    evening.seat_people(5, settings.people)
    assert sorted(chair.name for chair in evening.chairs) == sorted(["Aiko", "Ines", "まよ", "", ""])


@pytest.mark.parametrize(
    "new, regulars",
    [
        ("まよAdaDr", ["まよAdaDr", "Ines"]),
        ("Ken", ["Ken", "Ines", "まよ"]),  # somebody else in that chair: a regular who stays at home stays one
        ("", ["Ines", "まよ"]),
    ],
)
def test_an_old_spelling_is_no_regular_beside_the_new_one(tmp_path: Path, new: str, regulars: list[str]) -> None:
    app = started(tmp_path)
    evening, settings = app.house.evening, app.settings
    evening.chairs = [Chair("まよ", 2), Chair("Ines", 7)]
    evening.remember(settings)
    evening.chairs[0].name = new
    assert [who["name"] for who in evening.absent(settings.people)] == ([] if new.startswith("まよ") else ["まよ"])
    evening.remember(settings)
    assert [who["name"] for who in settings.people] == regulars


def test_whoever_has_a_name_of_their_own_outgrows_nobody(tmp_path: Path) -> None:
    """Ann is no short Anna where both are known, and a bot by a longer name takes no person's place."""
    evening, settings = started(tmp_path).house.evening, started(tmp_path).settings
    settings.people = [{"name": name, "token": n, "bot": None} for n, name in enumerate(("Anna", "Ann", "Toinette"))]
    evening.chairs = [Chair("Anna", 0), Chair("Toinette", 5, "random")]
    evening.chairs[0].name, evening.chairs[1].name = "Ann", "Toinette II"
    assert [who["name"] for who in evening.absent(settings.people)] == ["Anna", "Toinette"]
    evening.remember(settings)
    assert sorted(who["name"] for who in settings.people) == ["Ann", "Anna", "Toinette"]


def test_somebody_new_tonight_may_be_spelled_anew_after_a_match(tmp_path: Path) -> None:
    evening, settings = started(tmp_path).house.evening, started(tmp_path).settings
    evening.chairs = [Chair("", 2), Chair("Ines", 7)]
    for name in ("Marie", "Marie-Anne", "Marie-Anne B"):
        evening.chairs[0].name = name
        assert evening.absent(settings.people) == []
        evening.remember(settings)
        assert [who["name"] for who in settings.people] == [name, "Ines"]


def test_bots_make_room_for_people_on_the_same_evening_too(tmp_path: Path) -> None:
    evening = started(tmp_path).house.evening
    evening.chairs = [replace(chair) for chair in LAST]
    evening.seat_people(3)
    assert [chair.name for chair in evening.chairs] == ["Sakura", "", "Kenji"]


def test_leaving_the_table_asks_and_keeps_the_match(tmp_path: Path) -> None:
    app = started(tmp_path)
    press(app, "enter", "3", "enter")
    to(app, "go")
    press(app, "enter", "enter")
    until(app, "handoff")
    press(app, "esc")
    assert top(app) == "menu"
    menu = app.stack.top
    assert isinstance(menu, Page)
    menu.focus_on("leave")
    press(app, "enter")
    assert top(app) == "dialog"
    press(app, "esc")
    assert top(app) == "menu", "Esc is the harmless answer"
    press(app, "enter")
    dialog = app.stack.top
    assert isinstance(dialog, Page)
    dialog.focus_on("answer:1")
    press(app, "enter")
    assert top(app) == "title"
    assert app.registry.find("continue") is not None


def test_a_home_that_is_a_file_is_told_and_can_be_played_unsaved(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("", encoding="utf-8")
    app = started(home)
    press(app, "enter", "3", "enter")
    to(app, "go")
    press(app, "enter", "enter")
    assert top(app) == "dialog"
    assert "Nothing can be saved here" in " ".join(app.registry.texts())
    dialog = app.stack.top
    assert isinstance(dialog, Page)
    dialog.focus_on("answer:1")
    press(app, "enter")
    until(app, "handoff")
    assert app.house.session is not None and not app.house.session.saved


@pytest.mark.parametrize("chairs", range(1, 14))
def test_chairs_are_spread_over_the_sides_in_seat_order(chairs: int) -> None:
    sides = spread(chairs)
    assert len(sides) == chairs and sides == sorted(sides)
    assert max(sides.count(side) for side in range(4)) <= MOST_A_SIDE


def test_a_taken_token_is_exchanged() -> None:
    evening = Evening(chairs=[Chair("a", 0), Chair("b", 1)])
    evening.give_token(evening.chairs[0], 1)
    assert [chair.token for chair in evening.chairs] == [1, 0]


def test_people_swap_and_the_chairs_stay() -> None:
    evening = Evening(chairs=[Chair("a", 0, None, 0), Chair("b", 1, None, 2), Chair("c", 2, None, 3)])
    evening.swap(evening.chairs[0], evening.chairs[2])
    assert [(c.name, c.side) for c in evening.chairs] == [("c", 0), ("b", 2), ("a", 3)]
