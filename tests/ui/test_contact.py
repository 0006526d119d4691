"""Contact sheets hold every baked picture once, at its widest, at one width each."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from game.ui.contact import GAP, WIDTH, names, sheet, sheets


@pytest.fixture
def images(tmp_path: Path) -> Path:
    made = {
        "game/card/one/full": (40, 80),
        "game/card/two/full": (40, 40),
        "game/card/two/full@20": (20, 20),
        "scene/title": (90, 30),
    }
    for name, size in made.items():
        file = tmp_path / f"{name}.webp"
        file.parent.mkdir(parents=True, exist_ok=True)
        Image.new("RGB", size, "#C00000").save(file, lossless=True)
    return tmp_path


def test_narrower_files_are_no_pictures_of_their_own(images: Path) -> None:
    assert names(images) == ["game/card/one/full", "game/card/two/full", "scene/title"]


def test_a_pattern_chooses(images: Path) -> None:
    assert names(images, "game/*/two/*") == ["game/card/two/full"]


def test_pictures_stand_side_by_side_at_one_width(images: Path) -> None:
    made = sheet(images, ["game/card/one/full", "game/card/two/full"], 20)
    assert made.get_size() == (GAP + 2 * (20 + GAP), GAP + 40 + GAP)
    assert made.get_at((GAP + 10, GAP + 10)).r > 150
    assert made.get_at((GAP + 20 + GAP + 10, GAP + 30)).r < 100  # below the shorter one


def test_a_full_row_begins_another(images: Path) -> None:
    wide = (WIDTH - GAP) // 2
    made = sheet(images, ["scene/title"] * 2, wide)
    assert made.get_height() > 2 * wide // 3


def test_there_is_a_sheet_for_each_kind_and_form(images: Path) -> None:
    assert [name for name, _ in sheets(images)] == ["pictures_game_card_full", "pictures_scene"]
