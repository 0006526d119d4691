"""A game whose files hold mistakes: the wall says how many there are, and tells the first in the reader's language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.content.texts import Lang
from game.session.shelf import Shelf
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.scenes.choose import Choose
from game.ui.shot_play import settle

from .scene_checks import faults


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """Thirty nobles whose points are no number."""
    shutil.copytree(paths.data() / "games", tmp_path / "games")
    file = tmp_path / "games" / "guillotine" / "nobles.toml"
    file.write_text(file.read_text("utf-8").replace("points = ", "points = true # ", 30), "utf-8")
    return Shelf(tmp_path / "games")


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960)])
@pytest.mark.parametrize(
    "lang, count, first, more",
    [
        (
            "en",
            "30 mistakes in its card files",
            "guillotine/nobles.toml, line 12, marie_antoinette.points: ",
            "27 more",
        ),
        ("ja", "間違いが30か所", "guillotine/nobles.toml 12行目 marie_antoinette.points：", "ほかに27か所"),
    ],
)
def test_all_mistakes_are_counted_and_the_first_are_told(
    tmp_path: Path, shelf: Shelf, size: tuple[int, int], lang: Lang, count: str, first: str, more: str
) -> None:
    app = RunningApp(tmp_path, paths.data(), paths.assets(), size, lang, FakeClock())
    app.house.shelf = shelf
    page = Choose(app)
    app.stack.push(page)
    settle(app)
    assert count in written(app)
    page._mistakes()
    settle(app)
    assert first in written(app) and more in written(app)
    assert [fault for fault in faults(app) if not fault.startswith("one over the other")] == []


def written(app: RunningApp) -> str:
    """All that stands on the screen, however it is broken into lines."""
    return " ".join(drawn.text for drawn in app.drawn)
