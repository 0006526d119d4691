"""What is arranged beside a game's own options: how long the series is, what may be taken back, who sits where."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.cli import main
from game.games import load
from game.session.journal import Undo
from game.session.people import Person
from game.session.session import Session
from game.ui.clock import FakeClock
from game.ui.evening import Chair, Evening
from game.ui.flow import begin, open_table
from game.ui.posters import evening_of
from game.ui.running import RunningApp
from game.ui.scenes.dialog import Dialog
from game.ui.scenes.menu import TableMenu
from game.ui.scenes.options import Options
from game.ui.scenes.table import TableScene
from game.ui.scenes.title import Title
from game.ui.settings import Settings, SettingsFile
from game.ui.shot_play import advance, settle
from game.ui.table.reasons import why_not
from tests.driver import REAL

from .scene_checks import running, shown

PARIS = load("revolution", paths.data() / "games")
TWO = (Person(0, "Aiko", 0), Person(1, "Kenji", 1))


def opened(home: Path) -> RunningApp:
    return RunningApp(home, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


def arranged(app: RunningApp, game: str = "revolution", seats: int = 2) -> Options:
    info = app.house.shelf.rules(game).info
    app.house.evening.game = game
    app.house.evening.seat_people(seats)
    page = Options(app, info)
    app.stack.push(page)
    app.step()
    return page


def row(page: Options, id: str) -> Any:
    return next(row for row in page.rows() if row.id == id)


# ---------------------------------------------------------------------- how long it takes
@pytest.mark.parametrize(
    "game, seats, options, minutes",
    [
        ("guillotine_tricks", 4, {"rounds": "3"}, "15–25 minutes"),  # a fourth of 60 to 90, in fives
        ("guillotine_tricks", 4, {"rounds": "3", "robespierre": "on"}, "15–25 minutes"),
        ("guillotine_tricks", 4, {"robespierre": "on"}, "60–90 minutes"),
        ("guillotine", 3, {"days": "2", "first": "chosen"}, "20–40 minutes"),  # two thirds of 30 to 60
        ("mascarade", 4, {"memory": "on"}, "20–40 minutes"),
    ],
)
def test_fewer_rounds_take_less_time_whatever_else_is_chosen(
    tmp_path: Path, game: str, seats: int, options: dict[str, str], minutes: str
) -> None:
    app = opened(tmp_path)
    arranged(app, game, seats).evening.options = options
    app.redraw()
    app.step()
    assert minutes in app.registry.texts()


# ---------------------------------------------------------------------- length of a series
def test_a_series_of_paris_is_two_matches_unless_something_else_is_chosen(tmp_path: Path) -> None:
    """The sides swap after the first match, so two are the usual length."""
    assert PARIS.info.matches[0] == 2
    page = arranged(opened(tmp_path))
    assert row(page, "matches").values[row(page, "matches").chosen] == "2 matches"
    page._begin()
    assert page.app.house.session is not None and page.app.house.session.header.matches == 2
    assert Session.begin(PARIS, TWO, {}, 1, None, None).header.matches == 2
    assert Session.begin(load("guillotine", paths.data() / "games"), TWO, {}, 1, None, None).header.matches == 1


def test_one_match_is_remembered_for_its_game_only(tmp_path: Path) -> None:
    page = arranged(opened(tmp_path))
    page._set_length(page.lengths().index((1, 0)))
    page._begin()
    page.app.save_settings()
    later = opened(tmp_path)
    arranged(later, "guillotine")
    assert later.house.evening.matches == 1
    arranged(later)
    assert (later.house.evening.matches, later.house.evening.goal) == (1, 0)


def test_another_game_keeps_its_hands_as_it_suggests(tmp_path: Path) -> None:
    """Cards under a curtain yesterday say nothing of masks tonight; the same game again is played as before."""
    app = opened(tmp_path)
    arranged(app, "guillotine", 4)
    app.house.evening.secrecy = "screen"
    arranged(app, "guillotine", 4)
    assert app.house.evening.secrecy == "screen"
    arranged(app, "guillotine_tricks", 4)
    assert app.house.evening.secrecy is None


def test_a_number_of_points_is_remembered(tmp_path: Path) -> None:
    page = arranged(opened(tmp_path))
    page._set_length(page.lengths().index((None, 15)))
    page._begin()
    assert page.app.house.session is not None
    assert (page.app.house.session.header.matches, page.app.house.session.header.goal) == (None, 15)
    page.app.save_settings()
    later = arranged(opened(tmp_path))
    assert (later.evening.matches, later.evening.goal) == (None, 15)


@pytest.mark.parametrize("kept", [{"matches": "3"}, {"goal": "x"}, {"goal": "11"}, {"matches": ""}, {}])
def test_what_the_game_no_longer_has_is_not_taken_up(kept: dict[str, str]) -> None:
    evening = Evening()
    evening.rules_for(PARIS.info, kept)
    assert (evening.matches, evening.goal) == (2, 0)


def test_a_damaged_memory_is_put_right(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"tables": {"revolution": 3, "guillotine": {"matches": 1}}}', "utf-8")
    assert SettingsFile(tmp_path).values.tables == {"guillotine": {"matches": "1"}}
    assert Settings().tables == {}


def test_the_expected_time_is_that_of_all_matches(tmp_path: Path) -> None:
    """15 to 25 minutes a match: two take 30 to 50, four 60 to 100; nobody knows how many matches twenty points take."""
    page = arranged(opened(tmp_path))
    for length, said in (
        ((2, 0), "30–50 minutes"),
        ((4, 0), "60–100 minutes"),
        ((None, 20), "15–25 minutes a match"),
    ):
        page._set_length(page.lengths().index(length))
        running(page).step()
        assert said in page.app.registry.texts()


@pytest.mark.parametrize("game", ["revolution", "guillotine"])
def test_a_deal_number_is_asked_for_where_something_is_shuffled(tmp_path: Path, game: str) -> None:
    app = opened(tmp_path)
    page = arranged(app, game)
    page.scrolls.update(dict.fromkeys(page.areas, 9999.0))  # it stands at the foot of all
    app.redraw()
    app.step()
    shuffled = game == "guillotine"
    assert (app.registry.find("deal") is not None) is shuffled
    assert ("Deal number" in app.registry.texts()) is shuffled


def test_the_terminal_lists_lengths_and_refuses_others(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["options", "revolution", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "--matches: 2*  1  4" in said and "--goal: 10  15  20" in said
    assert main(["play", "revolution", "--matches", "3", "--lang", "en"]) == 2
    assert "--matches: expected 2, 1 or 4, found “3”." in capsys.readouterr().err
    assert main(["play", "guillotine", "--goal", "10", "--lang", "en"]) == 2
    assert "guillotine has no --goal." in capsys.readouterr().err


# ---------------------------------------------------------------------- taking back
def menu_over(app: RunningApp, undo: Undo) -> tuple[Session, TableMenu]:
    """The menu of a match of two after three answers."""
    session = Session.begin(app.house.shelf.rules("guillotine"), TWO, {}, 11, None, None, undo=undo)
    advance(session, 3)
    assert session.answers == 3
    menu = TableMenu(app, session)
    app.stack.push(Title(app))
    app.stack.push(menu)
    settle(app)
    return session, menu


@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_taking_back_is_a_house_rule_and_remembered(tmp_path: Path, chosen: int) -> None:
    page = arranged(opened(tmp_path), "guillotine")
    assert row(page, "undo").chosen == 0
    row(page, "undo").change(chosen)
    page._begin()
    session = page.app.house.session
    assert session is not None and session.header.undo == ("own", "all", "none")[chosen]
    page.app.save_settings()
    assert row(arranged(opened(tmp_path), "guillotine"), "undo").chosen == chosen


def test_any_move_is_taken_back_once_all_agree(tmp_path: Path) -> None:
    app = opened(tmp_path)
    session, menu = menu_over(app, undo="all")
    assert app.registry.find("take_back") is not None
    menu.focus_on("take_back")
    menu._take_back()
    settle(app)
    dialog = app.stack.top
    assert isinstance(dialog, Dialog) and session.answers == 3, "asking changes nothing"
    assert dialog.text == "Take back a move after a hand-off? Every player must agree."
    dialog.back()
    settle(app)
    assert session.answers == 3 and app.stack.top is menu, "Esc is the harmless answer"
    menu._take_back()
    settle(app)
    dialog = app.stack.top
    assert isinstance(dialog, Dialog)
    dialog._answer(dialog.answers[1][1])
    settle(app)
    assert session.answers == 2 and menu not in app.stack.scenes


def test_without_that_rule_the_menu_offers_nothing_to_take_back(tmp_path: Path) -> None:
    app = opened(tmp_path)
    menu_over(app, undo="own")
    assert app.registry.find("leave") is not None and app.registry.find("take_back") is None


def test_where_nothing_is_hidden_all_may_take_back_a_move_from_the_start(tmp_path: Path) -> None:
    """Every placement of Revolution ends the turn: one's own last move alone could never be taken back."""
    for game, usual in (("revolution", "all"), ("guillotine", "own"), ("mascarade", "own")):
        page = arranged(opened(tmp_path / game), game)
        assert page.evening.undo == usual
    page = arranged(opened(tmp_path / "chosen"), "revolution")
    row(page, "undo").change(0)
    page._begin()
    page.app.save_settings()
    assert arranged(opened(tmp_path / "chosen"), "revolution").evening.undo == "own"


def test_the_grey_button_of_revolution_tells_the_way_to_the_menu(tmp_path: Path) -> None:
    app = opened(tmp_path)
    begun = Session.begin(PARIS, TWO, {}, 1, None, None, undo="all")
    open_table(app, begun)
    for _ in range(5):  # three buildings, then Red and Blue
        begun.answer(begun.offers()[0].seat, begun.offers()[0].token)
        settle(app)
    assert not begun.can_undo() and begun.can_undo_agreed()
    table = app.stack.top
    assert isinstance(table, TableScene)
    told = why_not(table, "undo", None, always=True)
    assert told == app.say("app.table.no_undo_agreed") and "menu" in told
    before = begun.answers
    begun.undo_agreed()
    assert begun.answers == before - 1


# ---------------------------------------------------------------------- who sits where
def test_the_screen_turns_to_the_chairs_of_the_match_not_of_tonight(tmp_path: Path) -> None:
    """Two sit opposite each other. Three others arranged since then do not move them."""
    app = opened(tmp_path)
    open_table(app, Session.begin(PARIS, (Person(7, "Aiko", 0), Person(9, "Kenji", 1)), {}, 1, None, None))
    app.house.evening.chairs = [Chair("Yui", 4, None, 1), Chair("Tom", 5, None, 1), Chair("Max", 6, None, 3)]
    assert [app.house.side_of(person) for person in (7, 9)] == [0, 2]
    app.house.evening.chairs = [Chair("Yui", 4, None, 1), Chair("Tom", 5, None, 3)]
    assert [app.house.side_of(person) for person in (7, 9)] == [0, 2]


def test_whoever_was_seated_tonight_sits_there(tmp_path: Path) -> None:
    app = opened(tmp_path)
    app.house.evening.game = "revolution"
    app.house.evening.chairs = [Chair("Aiko", 0, None, 1), Chair("", 1, None, 2)]
    begin(app)
    assert [app.house.side_of(person) for person in (0, 1)] == [1, 2]


@pytest.mark.parametrize("game", REAL)
def test_poster_ticket_and_summary_say_the_same_of_how_long_an_evening_is(tmp_path: Path, game: str) -> None:
    """From … to, for so many matches as are usual: Revolution takes 15 to 25 minutes and is played twice."""
    info = REAL[game].info
    from_, to = (minutes * info.matches[0] for minutes in info.minutes)
    assert evening_of(info) == (from_, to)
    assert (from_, to) == (30, 50) or game != "revolution"
    app = shown(tmp_path, f"{game}_options", (1920, 1080), "en")
    texts = app.registry.texts()
    assert f"{from_}–{to}" in texts and f"{from_}–{to} minutes" in texts
    wall = shown(tmp_path, "choose", (1920, 1080), "en")
    assert f"{from_}–{to} min" in wall.registry.texts()
