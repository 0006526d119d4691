"""Settings survive anything that can be in their file, and a folder that cannot be written to."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from game import paths
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.settings import Settings, SettingsFile


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
