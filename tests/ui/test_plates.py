"""Names and kinds of players are whole wherever there is room for them in some size."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.bots import LEVELS
from game.content.texts import LANGUAGES, Lang
from game.ui.running import RunningApp
from game.ui.scenes.seats import Seats

from .scene_checks import shown
from .tables import Table

SIZES = ((960, 540), (540, 960), (1280, 720), (1920, 1080))


@pytest.mark.parametrize("game", ["guillotine", "mascarade"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_plan_says_in_full_who_plays(tmp_path: Path, game: str, size: tuple[int, int], lang: Lang) -> None:
    app = shown(tmp_path, f"{game}_seats", size, lang)
    page = app.stack.top
    assert isinstance(page, Seats)
    for level in LEVELS:
        for chair, name in zip(page.evening.chairs, app.words.lines("app.seats.bot_names")):
            chair.bot, chair.name = level, name
        app.redraw()
        app.step(0.1)
        assert app.words.say(f"app.bots.{level}") in app.registry.texts()
        assert cut(app) == []


def cut(app: RunningApp) -> list[str]:
    return [text for text in app.registry.texts() if text.endswith(("...", "…"))]


@pytest.mark.parametrize("seats", [4, 8, 13])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_name_stands_on_two_lines_of_a_plate(seats: int, lang: Lang) -> None:
    """As wide as the plates of Mascarade are, the longest name of the house's bots stands there whole."""
    table = Table("mascarade", seats, 3, size=(1920, 1080), lang=lang)
    names = table.app.words.lines("app.seats.bot_names")
    table.session.called = lambda person: names[(person.id + 2) % len(names)]
    table.app.redraw()
    table.rest()
    texts, longest = table.app.registry.texts(), names[2]
    assert longest in texts or {"en": {"Maître", "Sombre"}, "ja": {"ソンブル", "親方"}}[lang] <= set(texts)
    assert cut(table.app) == []


def test_a_name_shrinks_before_it_breaks_and_breaks_before_it_is_cut(tmp_path: Path) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (640, 480), "en")
    canvas, name, sizes = app._fresh_canvas(), "Maître Sombre", (20.0, 16.0)
    wide = app.type.width(canvas, name, 20, "bold")
    small = app.type.width(canvas, name, 16, "bold")
    longest = app.type.width(canvas, "Sombre", 16, "bold")
    assert app.type.name(canvas, name, wide + 1, sizes, "bold") == ((name,), 20)
    assert app.type.name(canvas, name, small + 1, sizes, "bold") == ((name,), 16)
    assert app.type.name(canvas, name, longest + 3, sizes, "bold") == (("Maître", "Sombre"), 16)
    (line,), size = app.type.name(canvas, name, longest - 12, sizes, "bold")
    assert line.endswith("...") and size == 16
    (line,), _ = app.type.name(canvas, name, longest + 3, sizes, "bold", lines=1)
    assert line.endswith("...")
