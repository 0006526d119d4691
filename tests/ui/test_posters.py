"""The posters of the choice: pictures that show their motifs whole at every size, and facts that are equally large."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.games import CATALOGUE
from game.ui import shots
from game.ui.canvas import Canvas
from game.ui.clock import FakeClock
from game.ui.images import Images
from game.ui.running import RunningApp
from game.ui.text import Typesetter


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "broad"), [((1280, 720), True), ((1920, 1080), False), ((1080, 1920), True)])
def test_a_poster_shows_its_motifs_and_its_facts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], broad: bool, lang: Lang
) -> None:
    """The picture is cut to the square in its middle at the most; minutes of all games stand in one size."""
    cut: dict[str, float] = {}
    told: list[float] = []
    filling, draw = Images.filling, Typesetter.draw

    def filled(images: Images, name: str, width: int, height: int, x: float = 0.5, y: float = 0.5) -> object:
        if name.startswith("scene/poster/"):
            cut[name] = height / width
        return filling(images, name, width, height, x, y)

    def drawn(setter: Typesetter, canvas: Canvas, text: str, x: float, y: float, size: float, *more: object) -> float:
        if any(unit in text for unit in ("分", " min")):
            told.append(size)
        return draw(setter, canvas, text, x, y, size, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Images, "filling", filled)
    monkeypatch.setattr(Typesetter, "draw", drawn)
    app = RunningApp(tmp_path, paths.data(), paths.assets(), size, lang, FakeClock())
    setting = dict(shots.shots(app))["choose"]
    setting(app)
    app.step(0.5)
    app.step(0.5)
    assert {name.split("/")[2] for name in cut} >= set(CATALOGUE)
    for name, high in cut.items():
        assert name.endswith("/broad") == (high < 1.2), name
        assert 0.55 < high <= 1.5
    assert any(name.endswith("/broad") for name in cut) == broad
    if size[0] > size[1]:
        assert len(told) >= len(CATALOGUE) and len(set(told)) == 1
