"""A picture whose file is damaged is drawn as plainly as one that is missing, in the first frame already."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pygame
import pytest

from game import paths
from game.ui.clock import FakeClock
from game.ui.flow import open_table
from game.ui.images import Images
from game.ui.running import RunningApp
from game.ui.shot_play import session, settle
from game.ui.shots import shots

ASSETS = paths.assets()
TITLE = "scene/title"


def copied(folder: Path, *names: str) -> Path:
    """assets/images with these pictures only."""
    for name in names:
        for file in (ASSETS / "images" / name).parent.glob(f"{Path(name).name}*"):
            to = folder / file.relative_to(ASSETS / "images")
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, to)
    return folder


def damage(file: Path, how: str) -> None:
    whole = file.read_bytes()
    file.write_bytes({"junk": b"junk\n", "empty": b"", "torn": whole[: len(whole) // 2]}[how])


@pytest.mark.parametrize("how", ["junk", "empty", "torn"])
def test_a_damaged_picture_is_not_there(tmp_path: Path, how: str) -> None:
    folder = copied(tmp_path, TITLE)
    assert Images(folder).has(TITLE)
    for file in folder.rglob("title*"):
        damage(file, how)
    images = Images(folder)
    assert not images.has(TITLE)
    images.filling(TITLE, 64, 36)
    assert images.missing == {TITLE}


@pytest.mark.parametrize("how", ["junk", "empty", "torn"])
def test_of_several_widths_the_whole_ones_are_used(tmp_path: Path, how: str) -> None:
    folder = tmp_path / "scene"
    folder.mkdir()
    for width, colour in ((8, "red"), (16, "blue")):
        picture = pygame.Surface((width, width))
        picture.fill(colour)
        pygame.image.save(picture, folder / (f"dot@{width}.png" if width == 8 else "dot.png"))
    damage(folder / "dot@8.png", how)
    images = Images(tmp_path)
    assert images.has("scene/dot") and images.picture("scene/dot", 8).get_at((4, 4)) == pygame.Color("blue")
    damage(folder / "dot.png", how)
    assert not Images(tmp_path).has("scene/dot")


def test_what_turns_out_to_be_unreadable_counts_as_missing_from_then_on(tmp_path: Path) -> None:
    """Its length is right, its inside is not."""
    folder = copied(tmp_path, TITLE)
    for file in folder.rglob("title*"):
        whole = file.read_bytes()
        file.write_bytes(whole[:12] + bytes(len(whole) - 12))
    images = Images(folder)
    images.filling(TITLE, 64, 36)
    assert images.missing == {TITLE} and not images.has(TITLE)


@pytest.mark.parametrize("shot", ["title", "choose", "guillotine_handoff", "guillotine_table_2"])
def test_a_scene_with_damaged_pictures_looks_as_without_them(tmp_path: Path, shot: str) -> None:
    for kind in ("scene", "guillotine"):
        shutil.copytree(ASSETS / "images" / kind, tmp_path / "junk" / kind)
    for file in (tmp_path / "junk").rglob("*.*"):
        file.write_bytes(b"junk\n")
    frames = []
    for state in ("none", "junk"):
        app = RunningApp(tmp_path / f"home {state}", paths.data(), ASSETS, (960, 540), "en", FakeClock())
        app.images = Images(tmp_path / state)
        app.chance = Random(1)
        if shot == "guillotine_table_2":
            open_table(app, session(app, "guillotine", 2, 6))
        else:
            dict(shots(app))[shot](app)
        settle(app)
        frames.append(app.frame())
    assert frames[0] == frames[1]
