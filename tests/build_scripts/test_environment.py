"""play.py and test.py: nothing is done twice, and what is missing is said with what to do about it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from build_scripts import bake, environment
from build_scripts.art import card_data
from build_scripts.environment import Trouble

Calls = list[list[str]]
CARDS = "data/games/guillotine"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two lock files and one source to bake; its environment is there and filled."""
    for name in (
        "build_scripts/locks",
        CARDS,
        "data/text",
        "assets/fonts",
        "assets/images",
        "assets/sounds",
        ".venv/bin",
    ):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / CARDS / "a.toml").write_text("a = 1\n")
    for lock in ("run", "test"):
        (tmp_path / "build_scripts" / "locks" / f"{lock}.lock").write_text(f"{lock}==1\n")
        (tmp_path / ".venv" / f"installed-{lock}.lock").write_text(f"{lock}==1\n")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "LOCKS", tmp_path / "build_scripts" / "locks")
    environment.python().parent.mkdir(exist_ok=True)
    environment.python().write_text("")
    (tmp_path / ".venv" / "made-with").write_text(str(environment.python().resolve()))
    return tmp_path


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Calls:
    """What would be run, without running it."""
    made: Calls = []

    def run(command: list[str], **how: Any) -> SimpleNamespace:
        made.append(command)
        return SimpleNamespace(returncode=0, stdout="", stderr="")

    def call(command: list[str], **how: Any) -> int:
        made.append(command)
        return 0

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(subprocess, "call", call)
    return made


def test_a_filled_environment_is_left_alone(checkout: Path, calls: Calls) -> None:
    environment.ready("run", "test")
    assert calls == []


def test_a_changed_lock_file_alone_is_installed_again(checkout: Path, calls: Calls) -> None:
    (environment.LOCKS / "test.lock").write_text("test==2\n")
    environment.ready("run", "test")
    assert len(calls) == 1 and "install" in calls[0]
    assert [Path(word).name for word in calls[0] if word.endswith(".lock")] == ["test.lock"]
    environment.ready("run", "test")
    assert len(calls) == 1


def test_an_environment_whose_python_has_gone_is_made_anew(checkout: Path, calls: Calls) -> None:
    environment.python().unlink()
    (environment.VENV / "rest.txt").write_text("of the old one")

    def make(command: list[str], **how: Any) -> SimpleNamespace:
        calls.append(command)
        environment.python().parent.mkdir(parents=True, exist_ok=True)
        environment.python().write_text("")
        return SimpleNamespace(returncode=0, stdout="", stderr="")

    subprocess.run = make  # type: ignore[assignment]      # put back by the fixture
    environment.ready("run")
    assert calls[0][:3] == [sys.executable, "-m", "venv"]
    assert not (environment.VENV / "rest.txt").exists()
    assert "install" in calls[1]


def test_without_the_venv_module_the_package_is_named(
    checkout: Path, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    (environment.VENV / "made-with").unlink()
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found(name))
    with pytest.raises(Trouble, match=rf"apt install python3\.{sys.version_info[1]}-venv"):
        environment.ready("run")
    assert calls == []


def test_an_old_python_is_told_which_one_is_needed(
    checkout: Path, calls: Calls, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    with pytest.raises(Trouble, match=r"Python 3\.11 or newer"):
        environment.ready("run")


def test_what_pip_says_is_passed_on(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (environment.LOCKS / "run.lock").write_text("run==3\n")
    monkeypatch.setattr(
        subprocess,
        "run",
        lambda *_, **__: SimpleNamespace(
            returncode=1, stdout="", stderr="ERROR: No matching distribution found for run==3"
        ),
    )
    with pytest.raises(Trouble, match="No matching distribution"):
        environment.ready("run")
    assert (environment.VENV / "installed-run.lock").read_text() == "run==1\n"


def test_baking_is_looked_into_only_when_a_source_changed(checkout: Path, calls: Calls) -> None:
    for _ in range(2):
        environment.baked()
    assert len(calls) == 1
    (checkout / "data" / "text" / "a.toml").write_text("a = 12\n")  # no picture holds a word
    environment.baked()
    assert len(calls) == 1
    (checkout / CARDS / "a.toml").write_text("a = 12\n")
    for _ in range(2):
        environment.baked()
    assert len(calls) == 2
    (checkout / "assets" / "images").rmdir()
    environment.baked()
    assert len(calls) == 3


def test_a_baker_works_only_when_the_content_of_its_sources_changed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, made = checkout / CARDS / "a.toml", []
    baker = SimpleNamespace(SOURCES=(checkout / "data",), bake=lambda target, progress: made.append(target.name))
    monkeypatch.setattr(bake, "ROOT", checkout)
    monkeypatch.setattr(bake, "BAKERS", {"fonts": "baker"})
    monkeypatch.setattr(bake, "import_module", lambda name: baker)
    for text in ("a = 1\n", "a = 1\n", "a = 2\n"):
        source.write_text(text)  # the second time only its date is new
        bake.main([])
    assert made == ["fonts", "fonts"]


def test_what_is_missing_or_damaged_is_baked_anew_and_what_was_baked_before_is_taken_as_it_lies(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[list[str]] = []

    def baking(target: Path, progress: object) -> None:
        made.append([name for name in ("a.wav", "b.wav") if not (target / name).exists()])
        for name in made[-1]:
            (target / name).write_text(name)

    baker = SimpleNamespace(SOURCES=(checkout / "data",), bake=baking)
    monkeypatch.setattr(bake, "ROOT", checkout)
    monkeypatch.setattr(bake, "BAKERS", {"sounds": "baker"})
    monkeypatch.setattr(bake, "import_module", lambda name: baker)
    sounds, listed = checkout / "assets" / "sounds", checkout / "assets" / "manifest.json"
    bake.main([])
    bake.main([])
    listed.unlink()  # as after a bake of a version without one
    bake.main([])
    assert made == [["a.wav", "b.wav"]] and listed.is_file()
    (sounds / "a.wav").unlink()
    bake.main([])
    (sounds / "b.wav").write_text("torn")
    bake.main([])
    assert made[1:] == [["a.wav"], ["b.wav"]] and (sounds / "b.wav").read_text() == "b.wav"


def test_a_baker_works_when_its_facts_change_and_waits_while_they_cannot_be_read(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    facts: list[str | None] = ["red"]
    baker = SimpleNamespace(
        SOURCES=(checkout / "build_scripts",), facts=lambda: facts[0], bake=lambda target, _: made.append(str(facts[0]))
    )
    monkeypatch.setattr(bake, "ROOT", checkout)
    monkeypatch.setattr(bake, "BAKERS", {"images": "baker"})
    monkeypatch.setattr(bake, "import_module", lambda name: baker)
    for now in ("red", "red", None, "red", "blue"):
        facts[0] = now
        bake.main([])
    assert made == ["red", "blue"]


def test_the_pictures_take_colours_and_families_from_the_card_files_and_nothing_else(tmp_path: Path) -> None:
    nobles, actions = tmp_path / "nobles.toml", tmp_path / "actions.toml"
    actions.write_text('[pushed]\nfamily = "reorder"\n')
    for points in (2, 3):
        nobles.write_text(
            f'[duke]\ncolour = "purple"\npoints = {points}\n[half]\ncolor = "red"\n[odd]\ncolour = "no"\n'
        )
        assert card_data.nobles(tmp_path) == {"duke": "purple"}, "what check will complain about is left out"
        assert card_data.actions(tmp_path) == {"pushed": "reorder"} and card_data.readable(tmp_path)
    nobles.write_text("[duke")
    assert not card_data.readable(tmp_path) and card_data.nobles(tmp_path) == {}


def test_every_card_of_the_house_has_a_colour_or_a_family_that_is_drawn() -> None:
    for found, name in ((card_data.nobles(), "nobles.toml"), (card_data.actions(), "actions.toml")):
        assert set(found) == set(tomllib.loads((card_data.DATA / name).read_text("utf-8")))


def test_a_log_is_told_now_and_then_how_far_a_baker_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    progress = bake.Progress("images")
    for done in range(1, 41):  # a second each
        now[0] += 1
        progress(done, 40, "a/long/name")
    assert capsys.readouterr().out.splitlines() == ["images: 15/40", "images: 30/40"]
