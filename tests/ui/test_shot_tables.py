"""Pictures of questions show what whoever is asked sees: their lid open with the answers under it, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.session.shelf import Shelf
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.scenes.table import TableScene
from game.ui.shot_play import going, session, settle
from game.ui.shot_tables import moments, more

SHELF = Shelf(paths.data() / "games")


def opened(home: Path) -> RunningApp:
    app = RunningApp(home, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.house.shelf = SHELF
    return app


def pictured(app: RunningApp, game: str, seats: int, question: str) -> TableScene:
    dict(moments(app, game, seats))[f"{game}_{seats}_ask_{question}"](app)
    settle(app)
    return next(scene for scene in app.stack.scenes if isinstance(scene, TableScene))


@pytest.mark.parametrize(
    "question, answers", [("really", {"exchange", "pretend"}), ("decoy", {f"place {n}" for n in range(1, 7)})]
)
def test_the_lid_of_whoever_is_asked_is_open(tmp_path: Path, question: str, answers: set[str]) -> None:
    scene = pictured(opened(tmp_path), "mascarade", 4, question)
    asked = [ask.seat for ask in scene.session.questions() if ask.private]
    assert asked == [scene.lid.seat] and scene.lid.open == 1
    assert {button.name for button in scene.hands.buttons} >= answers


def test_no_lid_is_open_while_something_is_asked_of_all(tmp_path: Path) -> None:
    scene = pictured(opened(tmp_path), "mascarade", 4, "decoy_show")
    assert scene.session.screen.lid is None and scene.lid.seat is None


@pytest.mark.parametrize("game", ["mascarade", "guillotine_tricks"])
def test_people_shut_their_lids_behind_them(tmp_path: Path, game: str) -> None:
    played = session(opened(tmp_path), game, 4, lid=True)
    for _, count in zip(range(40), going(played)):
        assert played.screen.kind == "over" or played.screen.lid is None, count


@pytest.mark.parametrize(
    "game, seats", [("guillotine", 2), ("guillotine_tricks", 4), ("revolution", 2), ("allegiance", 3)]
)
def test_where_something_is_carried_the_picture_shows_it_in_the_hand(tmp_path: Path, game: str, seats: int) -> None:
    app = opened(tmp_path)
    dict(more(app, game, seats))[f"{game}_{seats}_table_held"](app)
    settle(app)
    assert isinstance(app.stack.top, TableScene) and app.stack.top.hands.picker.held is not None
