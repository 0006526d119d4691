"""What has happened since somebody last looked is told on the cover in every window, and has room there."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from game.content.texts import LANGUAGES, Lang
from game.ui.running import RunningApp
from game.ui.scenes.handoff_placard import OPEN

from .scene_checks import faults, shown

SIZES = [(960, 540), (1024, 576), (1152, 648), (1200, 675), (1280, 720), (1920, 1080), (540, 960), (600, 1066)]
TITLES = {"en": "last looked", "ja": "見てからの動き"}
COVERS = ("guillotine_handoff_later", "allegiance_handoff_later")


def told(app: RunningApp, lang: Lang) -> list[str]:
    """The lines from the recap's title on."""
    texts = [drawn.text for drawn in app.drawn]
    at = next((n for n, text in enumerate(texts) if TITLES[lang] in text or text.startswith("Since ")), None)
    return [] if at is None else texts[at:]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_recap_has_room_in_every_window(tmp_path: Path, lang: Lang, size: tuple[int, int]) -> None:
    app = shown(tmp_path, "guillotine_handoff_later", size, lang)
    assert len(told(app, lang)) >= 5  # title and the four sentences of a turn of Guillotine
    assert list(faults(app)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["guillotine_handoff", *COVERS])
def test_nothing_on_the_cover_lies_over_anything_else(
    tmp_path: Path, name: str, lang: Lang, size: tuple[int, int]
) -> None:
    app = shown(tmp_path, name, size, lang)
    pressed = [target for target in app.targets if target.id == OPEN or target.id.startswith("take:")]
    for one, other in combinations(pressed, 2):
        common = one.box.clipped(other.box.grown(6))
        assert min(common.w, common.h) <= 0, (one.id, other.id)


def test_a_placard_without_a_recap_hangs_in_the_middle(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_handoff", (960, 540), "en")
    button = app.registry.find(OPEN)
    assert button is not None and button.box.centre[0] == pytest.approx(480)
