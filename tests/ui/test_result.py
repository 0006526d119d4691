"""The end of a match: every score line stands there at once, no word is broken, and a series says how it stands."""
from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.session.session import Session
from game.session.shelf import Shelf
from game.ui.app import App
from game.ui.breaking import phrases
from game.ui.clock import FakeClock
from game.ui.flow import open_table
from game.ui.scenes.result import Result
from game.ui.shot_play import advance, people, settle

from .scene_checks import faults

_SHELF = Shelf(paths.data() / "games")
SIZES = [(1280, 720), (1920, 1080)]


def ended(home: Path, game: str, seats: int, size: tuple[int, int] = (1280, 720), lang: Lang = "en", *,
          matches: int | None = 0, goal: int = 0, played: int = 1) -> tuple[App, Result]:
    app = App(home, paths.data(), paths.assets(), size, lang, FakeClock())
    app.house.shelf = _SHELF
    session = Session.begin(_SHELF.rules(game), people(app, seats), {}, 1789, None, None, matches, goal)
    advance(session, 6000)
    for _ in range(played - 1):
        session.next_match()
        advance(session, 6000)
    open_table(app, session)
    settle(app)
    page = app.stack.top
    assert isinstance(page, Result) and app.faults == []
    return app, page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_score_line_is_seen_without_scrolling(tmp_path: Path, lang: Lang, size: tuple[int, int],
                                                    seats: int) -> None:
    """Two seats have seven kinds of lines here, five have nine: all of them, with their names whole."""
    app, page = ended(tmp_path, "guillotine", seats, size, lang)
    shown = " ".join(app.registry.texts())
    for column in page.tally.columns:
        for part in phrases(page.label(column.key, column.nth)):
            assert part.strip() in shown, "a word is broken or scrolled away"
    window, content = page.areas["bill"]
    assert content <= window.h + 1, f"{content - window.h:.0f} units are scrolled away"


def test_two_on_the_podium_stand_in_the_middle_of_it(tmp_path: Path) -> None:
    """Their names are as far left as right of the middle of the podium, 48 + 620 / 2 units from the left."""
    app, _ = ended(tmp_path, "guillotine", 2, (1920, 1080))
    middles = [d.box.centre[0] for d in app.registry.drawn if d.text in ("Sakura", "Kenji") and d.box.x < 640]
    assert sum(middles) / len(middles) == pytest.approx(48 + 310, abs=4)


@pytest.mark.parametrize(("lang", "leading", "won"), [("en", "Sakura leads the series", "Sakura wins the series"),
                                                      ("ja", "ここまでさくらがリード", "全体の勝者はさくら")])
def test_a_series_says_who_leads_and_who_has_won(tmp_path: Path, lang: Lang, leading: str, won: str) -> None:
    """The first match of this deal gives Sakura 11 points, the other none."""
    said = {}
    for n, (matches, goal) in enumerate(((2, 0), (None, 10), (1, 0))):
        app, page = ended(tmp_path / str(n), "revolution", 2, lang=lang, matches=matches, goal=goal)
        assert page.session.series.points == {0: 11, 1: 0}
        said[matches] = page.series_said()
        assert page.series_said() in "".join(app.registry.texts()).replace("\n", "")
    assert said == {2: leading, None: won, 1: ""}


def test_a_drawn_series_is_told_as_such(tmp_path: Path) -> None:
    _, page = ended(tmp_path, "revolution", 2, played=2)
    series = page.session.series
    series.points, series.wins = {0: 11, 1: 11}, {0: 1, 1: 1}
    assert page.series_said() == "The series is drawn between Sakura and Kenji"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(960, 540), (540, 960), (1280, 720)])
def test_a_series_fits_the_smallest_window(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    """Which match it was stands beside the title or under it, and covers nothing."""
    for n, (matches, goal) in enumerate(((2, 0), (None, 10))):
        app, page = ended(tmp_path / str(n), "revolution", 2, size, lang, matches=matches, goal=goal)
        assert list(faults(app)) == []
        assert any(page._match() in text for text in app.registry.texts())


def test_folded_the_result_covers_nothing_but_the_bar(tmp_path: Path) -> None:
    app, page = ended(tmp_path, "revolution", 2)
    page._fold()
    settle(app)
    button = app.registry.find("fold")
    assert button is not None and button.box.bottom <= 50


def test_what_the_system_says_stays_in_one_line() -> None:
    said = "matchesに保存できませんでした（No space left on device）。無事です。"
    assert "（No space left on device）。" in phrases(said)


@pytest.mark.parametrize("lang, word", [("en", "coins"), ("ja", "コイン")])
def test_coins_are_called_coins(tmp_path: Path, lang: Lang, word: str) -> None:
    _, page = ended(tmp_path, "mascarade", 5, lang=lang)
    assert word in page.headline()
