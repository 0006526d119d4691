"""The last position, studied: whoever has won can be told from the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import Lang
from game.games import CATALOGUE
from game.ui.registry import Box
from game.ui.scenes.study import Study
from tests.session.sittings import begin
from tests.ui.tables import Table

from .scene_checks import running

WON = {"en": "Winner", "ja": "勝ち"}


def study(home: Path, game: str, size: tuple[int, int], lang: Lang) -> Study:
    from game import paths
    from game.ui.clock import FakeClock
    from game.ui.running import RunningApp
    from game.ui.shot_play import settle
    from game.ui.shots import more_tables

    app = RunningApp(home, paths.data(), paths.assets(), size, lang, FakeClock())
    dict(more_tables(app))[f"{game}_study"](app)
    settle(app)
    assert isinstance(app.stack.top, Study)
    return app.stack.top


@pytest.mark.parametrize("size, lang", [((1280, 720), "ja"), ((540, 960), "en")])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_tab_marks_the_panel_of_whoever_has_won(tmp_path: Path, game: str, lang: Lang, size: tuple[int, int]) -> None:
    page = study(tmp_path, game, size, lang)
    session, laid = page.table.session, page.table.board.tableau.layout
    assert session.outcome is not None and laid is not None
    tabs = [drawn.box for drawn in running(page).drawn if drawn.text == WON[lang]]
    assert len(tabs) == len(session.outcome.winners)
    for seat, tab in zip(session.outcome.winners, tabs):
        panel = Box(*laid.panels[seat])
        inside = [drawn for drawn in running(page).drawn if drawn.text == session.person(seat).name]
        assert inside and all(min(tab.clipped(drawn.box)[2:]) <= 0 for drawn in inside)
        assert abs(tab.centre[0] - panel.centre[0]) < 2 and panel.y - 40 < tab.centre[1] < panel.bottom + 20
    assert page.table.painter._waited_for() == frozenset(session.outcome.winners)


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960), (1920, 1080)])
@pytest.mark.parametrize("seats", [6, 10, 13])
def test_no_tab_lies_on_a_name_however_many_have_won(seats: int, size: tuple[int, int]) -> None:
    """All agree to end at once: everybody has six coins and has won."""
    session = begin("mascarade", 2, seats=seats, secrecy="lid")
    table = Table("mascarade", session=session, size=size, pace="off", pictures=False)
    session.answer(session.match.state.turn, "turn down")
    for seat in range(seats):
        session.answer(seat, f"agree {seat}")
    table.scene._happened()
    table.rest()
    page = Study(table.app, table.scene, "")
    table.app.stack.push(page)
    table.app.step(0.1)
    drawn = table.app.drawn
    tabs = [each.box for each in drawn if each.text == WON["en"]]
    names = [each.box for each in drawn if each.text in {person.name for person in session.people}]
    assert len(tabs) == seats and len(names) >= seats
    assert not any(min(tab.clipped(name)[2:]) > 0 for tab in tabs for name in names)
