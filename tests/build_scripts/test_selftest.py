"""The self-test finds what is missing from a copy of the game, and says so in a sentence."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.cli import main, selftest
from game.cli.arguments import Desk
from game.content.texts import Lang, Texts
from game.core.setup import Setup
from game.games import load
from game.ui import shots
from game.ui.running import RunningApp

ASSETS = paths.assets()


@pytest.fixture
def desk() -> Desk:
    return Desk(Texts.load(paths.data(), "en"))


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of data and of the small assets, which the self-test looks at."""
    shutil.copytree(paths.data(), tmp_path / "data")
    for folder in ("fonts", "sounds"):
        shutil.copytree(paths.assets() / folder, tmp_path / "assets" / folder)
    shutil.copy(paths.assets() / "manifest.json", tmp_path / "assets")
    monkeypatch.setattr(paths, "root", lambda: tmp_path)
    return tmp_path


def test_fonts_and_sounds_as_baked_are_good(desk: Desk) -> None:
    assert list(selftest.fonts(desk)) == ["", "", ""]
    assert set(selftest.sounds(desk)) == {""}


def test_a_broken_font_is_named(desk: Desk, copy: Path) -> None:
    (copy / "assets" / "fonts" / "NotoSansJP.otf").write_bytes(b"torn")
    assert [line.split(":")[0] for line in selftest.fonts(desk) if line] == ["assets/fonts/NotoSansJP.otf"]


def test_a_broken_sound_is_named(desk: Desk, copy: Path) -> None:
    (copy / "assets" / "sounds" / "drop.wav").write_bytes(b"RIFF")
    assert [line.split(":")[0] for line in selftest.sounds(desk) if line] == ["assets/sounds/drop.wav"]


@pytest.mark.parametrize(
    "lang, missing, damaged",
    [
        ("en", "assets/sounds/blade.wav: missing.", "assets/sounds/drop.wav: damaged; this is not what was baked."),
        (
            "ja",
            "assets/sounds/blade.wav：ありません。",
            "assets/sounds/drop.wav：壊れています。作られたときと中身が違います。",
        ),
    ],
)
def test_a_sound_that_is_not_there_or_not_the_same_is_named(
    desk: Desk, copy: Path, lang: Lang, missing: str, damaged: str
) -> None:
    """A sound that is shorter than it was can be loaded all the same."""
    desk.texts.lang = lang
    folder = copy / "assets" / "sounds"
    (folder / "blade.wav").unlink()
    shutil.copy(folder / "basket.wav", folder / "drop.wav")
    assert [line for line in selftest.sounds(desk) if line] == [missing, damaged]


def test_a_file_nobody_listed_must_be_one_that_can_be_loaded(desk: Desk, copy: Path) -> None:
    (copy / "assets" / "sounds" / "own.wav").write_bytes(b"RIFF")
    assert [line.split(" (")[0] for line in selftest.sounds(desk) if line] == ["own.wav: cannot be loaded"]


def test_a_font_without_its_licence_is_no_whole_copy(desk: Desk, copy: Path) -> None:
    (copy / "assets" / "fonts" / "OFL-NotoSansJP.txt").unlink()
    assert [line for line in selftest.fonts(desk) if line] == ["assets/fonts/OFL-NotoSansJP.txt: missing."]


def test_pictures_that_are_missing_are_named(desk: Desk, copy: Path) -> None:
    """Also a whole folder of them."""
    images = copy / "assets" / "images"
    shutil.copytree(ASSETS / "images" / "icon", images / "icon")
    told = [line for line in selftest.pictures(desk) if line]
    for name in ("guillotine/stage.webp", "scene/curtain.webp", "guillotine/machine/blade.webp"):
        assert f"assets/images/{name}: missing." in told
    assert not any("assets/images/icon/" in line for line in told)


def test_without_its_list_nobody_knows_whether_a_copy_is_whole(desk: Desk, copy: Path) -> None:
    for spoil in ("[]", '{"sounds": 7}', "{"):
        (copy / "assets" / "manifest.json").write_text(spoil)
        told = [line for line in selftest.sounds(desk) if line]
        assert len(told) == 1 and told[0].startswith(
            "assets/manifest.json: does not say what belongs into assets/sounds"
        )


def test_missing_pictures_are_told(desk: Desk, copy: Path) -> None:
    assert list(selftest.pictures(desk)) == ["assets/images: nothing is there."]


def test_a_mistake_in_a_data_file_is_told_with_its_place(desk: Desk, copy: Path) -> None:
    file = copy / "data" / "games" / "guillotine" / "game.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("seats = [2, 5]", 'seats = "many"'), encoding="utf-8")
    told = [line for line in selftest.data(desk) if line]
    assert any("game.toml" in line and "seats" in line for line in told)


def test_a_scene_that_cannot_be_drawn_is_named(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(app: RunningApp) -> None:
        raise ValueError("no paint")

    monkeypatch.setattr(shots, "shots", lambda app: [("empty", lambda app: None), ("broken", broken)])
    assert list(selftest.scenes(desk)) == ["", "The scene broken cannot be drawn (ValueError: no paint)."]


def test_a_match_that_breaks_off_is_told(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("allegiance", paths.data() / "games")

    def broken(self: object, setup: Setup) -> None:
        raise ValueError("no cards")

    assert selftest.match(desk, rules, 1) == ""
    monkeypatch.setattr(type(rules), "deal", broken)
    assert "allegiance" in selftest.match(desk, rules, 1) and "no cards" in selftest.match(desk, rules, 1)


def test_the_status_says_whether_the_copy_is_whole(
    copy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "MATCHES", 1)
    monkeypatch.setattr(selftest, "scenes", lambda desk: iter([""]))  # drawn by their own tests
    assert main(["--lang", "en", "--selftest"]) == 2  # no pictures in this copy
    assert "damaged" in capsys.readouterr().out
    monkeypatch.setattr(selftest, "pictures", lambda desk: iter([""]))
    assert main(["--lang", "en", "--selftest"]) == 0
