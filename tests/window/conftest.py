"""Tests in a real window on a screen of their own. Without the programs they need they are skipped, in CI they fail."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from game import offscreen


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    wanting = offscreen.wanting()
    if not wanting or os.environ.get("CI"):
        return
    why = pytest.mark.skip(reason=f"window tests want {', '.join(wanting)}")
    for item in items:
        if "/window/" in item.path.as_posix():
            item.add_marker(why)


@pytest.fixture
def screen() -> Iterator[offscreen.Screen]:
    """An empty screen with a window manager, a little larger than the game's window."""
    if offscreen.wanting():
        pytest.fail(f"not installed: {', '.join(offscreen.wanting())}")
    with offscreen.Screen() as made:
        yield made
