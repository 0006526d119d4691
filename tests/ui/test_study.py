"""The last position, studied: whoever has won can be told from the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content.texts import Lang
from game.games import CATALOGUE
from game.ui.registry import Box
from game.ui.scenes.study import Study

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
        assert abs(tab.centre[0] - panel.centre[0]) < 2 and panel.y - 40 < tab.centre[1] < panel.bottom + 8
    assert page.table.painter._waited_for() == frozenset(session.outcome.winners)
