"""The scenes of the evening on the result: whole in both languages and every window, and none where there is none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.content.texts import LANGUAGES, Lang
from game.core.words import Everyone, Who, named
from game.session.highlights import Highlight
from game.ui.input import Key
from game.ui.running import RunningApp
from game.ui.scenes.result import Result
from game.ui.shot_play import settle

from .scene_checks import faults
from .test_result import ended

SIZES = [(1920, 1080), (1280, 720), (960, 540), (540, 960)]
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("guillotine", 4, {}),
    ("guillotine_tricks", 4, {"teams": "on", "rounds": "3"}),
    ("revolution", 2, {}),
    ("mascarade", 6, {}),
    ("allegiance", 4, {}),
]


def opened(app: RunningApp, page: Result) -> str:
    """Everything that is read on the page once the scenes are in sight."""
    if app.say("app.result.highlights") not in app.registry.texts() and not app.canvas.tall:  # type: ignore[union-attr]
        tab = app.say("app.result.highlights_tab")
        wide = app.canvas.size == "L"  # type: ignore[union-attr]
        page._show_sheet([name for name, _ in page._sheets_below()].index(tab) + (0 if wide else 1))
    page.scrolls["result"] = 1e6
    app.redraw()
    settle(app)
    return "".join("".join(app.registry.texts()).split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_game_shows_them(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any], size: tuple[int, int], lang: Lang
) -> None:
    app, page = ended(tmp_path, game, seats, size, lang, **options)
    shown, words = opened(app, page), app.words
    assert 0 < len(page.highlights()) <= 3
    for each in page.highlights():
        for key in (f"{each.key}.title", f"{each.key}.text"):
            assert "".join(words.say(key, each.args, each.people).split()) in shown
    assert list(faults(app)) == [] and app.faults == [] and words.texts.missing == []
    assert page.areas["highlights"][1] <= page.areas["highlights"][0].h + 1, "one is scrolled away"


@pytest.mark.parametrize("size", SIZES)
def test_where_nothing_is_worth_telling_there_is_no_panel(tmp_path: Path, size: tuple[int, int]) -> None:
    app, page = ended(tmp_path, "guillotine", 4, size)
    before = len(page._sheets_below())
    page._told = dict.fromkeys(LANGUAGES, ())
    app.redraw()
    settle(app)
    assert len(page._sheets_below()) == before - 1 and "highlights" not in page.areas
    assert not {app.say("app.result.highlights"), app.say("app.result.highlights_tab")} & set(app.registry.texts())
    assert list(faults(app)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["ロベスピエールさまの忠実なるしもべたちのひとりごとだ", "Maximilien de Robespierre"])
def test_the_longest_names_wrap_or_are_cut(tmp_path: Path, size: tuple[int, int], lang: Lang, name: str) -> None:
    """Two names of 24 wide characters in each of three sentences."""
    app, page = ended(tmp_path, "guillotine", 4, size, lang)
    people = tuple(person._replace(name=name[:24]) for person in page.session.people)
    key = "guillotine.highlight.finish"
    args = named(players=Everyone((0,)), others=Everyone((1,)), n=2)
    page._told = {lang: tuple(Highlight(key, args, people, people[:1], None) for _ in range(3))}
    shown = opened(app, page)
    assert list(faults(app)) == [] and name[:4] in shown
    assert page.areas["highlights"][1] <= page.areas["highlights"][0].h + 1, "one is scrolled away"


def test_of_three_sheets_below_two_share_a_place(tmp_path: Path) -> None:
    app, page = ended(tmp_path, "guillotine", 4, (1920, 1080), matches=2, played=2)
    assert [name for name, _ in page._sheets_below()] == ["Points day by day", "Scenes", "The series so far"]
    assert "Scenes of the evening" in app.registry.texts() and "Ctrl" in app.registry.texts()
    assert not any(text.endswith(" wins") for text in app.registry.texts() if text[0].isdigit())
    app.post(Key("tab", ctrl=True))
    settle(app)
    assert "Scenes of the evening" not in app.registry.texts()
    assert {"1 win", "0 wins", "2 wins"} & set(app.registry.texts()) and "Points day by day" in app.registry.texts()
    assert list(faults(app)) == []


def test_the_language_may_change_while_they_are_read(tmp_path: Path) -> None:
    app, page = ended(tmp_path, "guillotine", 4, (1920, 1080))
    assert "The best day" in app.registry.texts()
    app.post(Key("l", ctrl=True))
    settle(app)
    assert "いちばんの荒稼ぎ" in app.registry.texts() and page.highlights()


def test_a_highlight_without_words_is_left_out(tmp_path: Path) -> None:
    """As in a match that was kept with a file whose words have gone since."""
    _, page = ended(tmp_path, "guillotine", 4, (1920, 1080))
    own = page.session.highlights()
    gone = Highlight("guillotine.highlight.gone", named(player=Who(0)), own[0].people, (), None)
    page._told, page.session.highlights = {}, lambda: (*own, gone)  # type: ignore[method-assign]
    assert page.highlights() == own
