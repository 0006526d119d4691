"""No folder of tests bears a name that pytest passes over when it is asked for everything."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest


def test_every_folder_of_tests_is_read(request: pytest.FixtureRequest) -> None:
    here = Path(__file__).parent
    passed_over: list[str] = request.config.getini("norecursedirs")
    folders = {part for file in here.rglob("test_*.py") for part in file.relative_to(here).parts[:-1]}
    assert {"core", "build_scripts", "window"} <= folders
    assert [name for name in folders if any(fnmatch(name, pattern) for pattern in passed_over)] == []
