"""play.py and test.py: nothing is done twice, and what is missing is said with what to do about it."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from build_scripts import bake, environment
from build_scripts.environment import Trouble

Calls = list[list[str]]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two lock files and one source to bake; its environment is there and filled."""
    for name in ("build_scripts/locks", "data", "assets/fonts", "assets/images", "assets/sounds", ".venv/bin"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "data" / "a.toml").write_text("a = 1\n")
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
    (checkout / "data" / "a.toml").write_text("a = 12\n")
    for _ in range(2):
        environment.baked()
    assert len(calls) == 2
    (checkout / "assets" / "images").rmdir()
    environment.baked()
    assert len(calls) == 3


def test_a_baker_works_only_when_the_content_of_its_sources_changed(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, made = checkout / "data" / "a.toml", []
    baker = SimpleNamespace(SOURCES=(checkout / "data",), bake=lambda target, progress: made.append(target.name))
    monkeypatch.setattr(bake, "ROOT", checkout)
    monkeypatch.setattr(bake, "BAKERS", {"fonts": "baker"})
    monkeypatch.setattr(bake, "import_module", lambda name: baker)
    for text in ("a = 1\n", "a = 1\n", "a = 2\n"):
        source.write_text(text)  # the second time only its date is new
        bake.main([])
    assert made == ["fonts", "fonts"]
