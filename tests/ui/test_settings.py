"""Settings survive anything that can be in their file, and a folder that cannot be written to."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from game import paths
from game.content.texts import LANGUAGES, Lang
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.scenes.settings import SettingsPage
from game.ui.settings import Settings, SettingsFile
from tests.driver import REAL

from .scene_checks import faults, shown


def test_what_is_set_is_there_at_the_next_start(tmp_path: Path) -> None:
    kept = SettingsFile(tmp_path)
    kept.values.lang, kept.values.text_size, kept.values.pace = "ja", 1, "fast"
    assert kept.save()
    again = SettingsFile(tmp_path).values
    assert (again.lang, again.text_size, again.pace) == ("ja", 1, "fast")
    assert not list(tmp_path.glob("*.new"))


TORN = [b"", b"{", b"\xff\xfe", b"[]", b"null", b"3", b'{"lang": ', b"\0" * 100, b"[" * 100000]


@pytest.mark.parametrize("torn", TORN, ids=range(len(TORN)))
def test_an_unreadable_file_gives_the_defaults_and_says_so(tmp_path: Path, torn: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(torn)
    read = SettingsFile(tmp_path)
    assert asdict(read.values) == asdict(Settings())
    assert read.trouble == "app.settings.unreadable"


@pytest.mark.parametrize(
    "key, value",
    [
        ("lang", "fr"),
        ("text_size", 7),
        ("text_size", "1"),
        ("pace", None),
        ("reduced", 1),
        ("table_volume", 99),
        ("table_volume", True),
        ("players", -3),
        ("people", [{"name": 3}]),
        ("people", "x"),
        ("options", []),
        ("secrecy", {}),
        ("bot_pause", 1e9),
        ("game", 5),
        ("contrast", "yes"),
    ],
)
def test_a_value_out_of_range_goes_back_to_its_default(tmp_path: Path, key: str, value: object) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({key: value, "hints": False}), encoding="utf-8")
    values = SettingsFile(tmp_path).values
    assert getattr(values, key) == getattr(Settings(), key)
    assert values.hints is False, "the other values are kept"


def test_a_file_in_the_folders_place_leaves_settings_unsaved(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.write_text("not a folder", encoding="utf-8")
    app = RunningApp(home, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())
    app.set_language("ja")
    app.step()
    assert app.lang == "ja"
    assert app.toasts.waiting == [app.say("app.settings.unsaved")]
    app.settings.text_size = 1
    app.save_settings()
    assert len(app.toasts.waiting) == 1, "it is said once"
    assert home.read_text(encoding="utf-8") == "not a folder"


@pytest.mark.parametrize(
    "size, chosen, more",
    [
        ((960, 540), 0, False),
        ((960, 540), 2, False),
        ((540, 960), 1, False),
        ((1280, 720), 0, True),
        ((1280, 720), 1, False),  # the largest would be the same
        ((1280, 720), 2, False),
        ((1920, 1080), 0, True),
        ((1920, 1080), 1, True),
        ((1920, 1080), 2, True),  # every choice does something
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_size_that_changes_nothing_says_why(
    tmp_path: Path, lang: Lang, size: tuple[int, int], chosen: int, more: bool
) -> None:
    app = shown(tmp_path, "settings_display", size, lang)
    app.set_text_size(chosen)
    app.step(0.1)
    page = app.stack.top
    assert isinstance(page, SettingsPage)
    (row,) = [row for row in page.rows() if row.id == "text_size"]
    assert row.help == app.say(f"app.settings.text_size.{'help' if more else 'no_larger'}")
    assert list(faults(app)) == []


@pytest.mark.parametrize("name", ["settings_display", *(f"{game}_rules" for game in REAL)])
@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_pages_and_chapters_are_of_one_size(
    tmp_path: Path, lang: Lang, size: tuple[int, int], name: str
) -> None:
    app = shown(tmp_path, name, size, lang)
    listed = [t for t in app.targets if t.group in ("pages", "contents") and ":" in t.id]
    tall = set()
    for target in listed:
        words = [d for d in app.drawn if d.text == target.name and target.box.holds(*d.box.centre)]
        if words and words[0].box.inside(target.box, 1):  # else half scrolled away
            tall.add(round(words[0].box.h, 1))
    assert len(listed) > 2 and len(tall) == 1, tall
