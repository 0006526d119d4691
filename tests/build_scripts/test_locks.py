"""The lock files: complete, exact, free of addresses, and of one mind with pyproject.toml."""

from __future__ import annotations

import re
from importlib import metadata
from pathlib import Path

import pytest
import tomli
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from game import paths

ROOT = paths.root()
LOCKS = sorted((ROOT / "build_scripts" / "locks").glob("*.lock"))
PROJECT = tomli.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRA = {"bake": "bake", "build": "build", "test": "test"}


def lines(lock: Path) -> list[str]:
    return [line for line in lock.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]


def pins(lock: Path) -> dict[str, Requirement]:
    return {canonicalize_name(r.name): r for r in map(Requirement, lines(lock))}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_line_pins_one_version_and_names_no_address(lock: Path) -> None:
    assert lines(lock)
    for line in lines(lock):
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9.a-z]*( ; sys_platform == \"\w+\")?", line)


@pytest.mark.parametrize("name", ["run", "bake", "test"])
def test_what_a_package_needs_is_locked_too(name: str) -> None:
    known = {package for lock in LOCKS for package in pins(lock)}
    for package, pin in pins(ROOT / "build_scripts" / "locks" / f"{name}.lock").items():
        if pin.marker is not None and not pin.marker.evaluate():
            continue
        for need in map(Requirement, metadata.requires(package) or []):
            if need.marker is None or any(
                need.marker.evaluate({"extra": "", "sys_platform": system}) for system in ("linux", "win32", "darwin")
            ):
                assert canonicalize_name(need.name) in known, f"{package} needs {need}"


@pytest.mark.parametrize("name", ["run", "bake", "test"])
def test_the_installed_versions_are_the_locked_ones(name: str) -> None:
    for package, pin in pins(ROOT / "build_scripts" / "locks" / f"{name}.lock").items():
        if pin.marker is None or pin.marker.evaluate():
            assert pin.specifier.contains(metadata.version(package)), package


@pytest.mark.parametrize("name", ["run", "bake", "build", "test"])
def test_the_project_file_asks_for_the_same(name: str) -> None:
    asked = PROJECT["dependencies"] if name == "run" else PROJECT["optional-dependencies"][EXTRA[name]]
    locked = pins(ROOT / "build_scripts" / "locks" / f"{name}.lock")
    for need in map(Requirement, asked):
        assert str(need.specifier) == str(locked[canonicalize_name(need.name)].specifier), need.name
