"""test.py: a part of the tests is called a part, before pytest has the last word."""

from __future__ import annotations

import subprocess
import sys

import pytest

from build_scripts import environment, test


@pytest.mark.parametrize("arguments, told", [(["-k", "undo"], True), ([], False)])
def test_a_part_is_called_a_part_before_pytest_starts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str], told: bool
) -> None:
    said: list[str] = []

    def pytest_runs(command: list[str], **how: object) -> int:
        said.append(capsys.readouterr().out)
        assert command[3:] == arguments
        return 0

    monkeypatch.setattr(sys, "argv", ["test.py", *arguments])
    monkeypatch.setattr(environment, "ready", lambda *locks: None)
    monkeypatch.setattr(environment, "baked", lambda: None)
    monkeypatch.setattr(test, "window_tools", lambda: [])
    monkeypatch.setattr(test, "passes", lambda name, words: True)
    monkeypatch.setattr(subprocess, "call", pytest_runs)
    with pytest.raises(SystemExit) as end:
        test.main()
    assert end.value.code == 0 and capsys.readouterr().out == ""
    assert ("Not the whole suite: pytest -k undo." in said[0]) is told
