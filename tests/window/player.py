"""A person at a real window: looks at what is drawn, and moves a real pointer and keys through xdotool."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from game import offscreen, paths
from game.offscreen import Screen, wait_for

QUIET = 0.2  # seconds without a frame


class Player:
    """Starts the game with these arguments in a home of its own; `with Player(...) as player:` ends it."""

    def __init__(
        self,
        screen: Screen,
        home: Path,
        *arguments: str,
        file: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.screen, self.home, self.arguments = screen, home, arguments
        self.file = file or home.parent / "seen.json"
        self.log = self.file.with_name("output.txt")
        self.env = dict(env or {})
        self.running = self._start()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        offscreen.stop(self.running)

    # ------------------------------------------------------------------ the process
    def _start(self) -> subprocess.Popen[bytes]:
        self.file.unlink(missing_ok=True)
        command = [sys.executable, "-m", "tests.window.spied", str(self.file), "--lang", "en", *self.arguments]
        running = self.screen.start(
            command, {"TRICOTEUSE_HOME": str(self.home), "PYTHONPATH": str(paths.root()), **self.env}, log=self.log
        )
        wait_for(lambda: self.file.exists(), running)
        self.window = self.screen.window(running)
        self.screen.do("windowfocus", "--sync", self.window)
        return running

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.running.kill()
        self.running.wait()

    def start_again(self, *arguments: str) -> None:
        self.arguments = arguments
        self.running = self._start()

    # ------------------------------------------------------------------ eyes
    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.file.read_text(encoding="utf-8"))
        return found

    @property
    def scene(self) -> str:
        return str(self.look()["scene"])

    def wait(self, question: Callable[[dict[str, Any]], bool], seconds: float = 60) -> dict[str, Any]:
        """What is drawn, as soon as it is so. Raises offscreen.Gone with the last sight."""

        def ask() -> dict[str, Any] | None:
            seen = self.look()
            return seen if question(seen) else None

        try:
            return wait_for(ask, self.running, seconds)
        except offscreen.Gone as why:
            seen = self.look()
            raise offscreen.Gone(
                f"{why}; scene {seen['scene']}, targets {sorted(seen['targets'])}, "
                f"texts {seen['texts']}; {self.log.read_text(errors='replace')}"
            ) from why

    def wait_for_scene(self, name: str) -> dict[str, Any]:
        return self.wait(lambda seen: seen["scene"] == name)

    def at_rest(self) -> dict[str, Any]:
        """What is drawn once all that was done has been taken, nothing moves and something can be pressed."""
        mark = self.look()["mark"]
        self.screen.do("key", "Scroll_Lock")
        self.wait(lambda seen: seen["mark"] > mark)
        frame, since = -1, time.monotonic()

        def still(seen: dict[str, Any]) -> bool:
            nonlocal frame, since
            if seen["frame"] != frame or seen["moving"] or not seen["targets"]:
                frame, since = seen["frame"], time.monotonic()
            return time.monotonic() - since > QUIET

        return self.wait(still)

    # ------------------------------------------------------------------ hands
    def place(self, target: str) -> tuple[int, int]:
        seen = self.wait(lambda seen: target in seen["targets"])
        x, y = seen["targets"][target]
        return x, y

    def move(self, x: int, y: int) -> None:
        self.screen.do("mousemove", "--window", self.window, x, y)

    def click(self, target: str) -> None:
        self.move(*self.place(target))
        self.screen.do("click", 1)

    def hold(self, target: str, until: Callable[[dict[str, Any]], bool]) -> None:
        """Press and keep pressing until something is so, however slow the machine is."""
        self.at_rest()  # a curtain that still falls takes no press
        self.move(*self.place(target))
        self.screen.do("mousedown", 1)
        try:
            self.wait(until)
        finally:
            self.screen.do("mouseup", 1)

    def hold_key(self, key: str, until: Callable[[dict[str, Any]], bool]) -> None:
        """The same with a key."""
        self.at_rest()
        self.screen.do("keydown", key)
        try:
            self.wait(until)
        finally:
            self.screen.do("keyup", key)

    def drag(self, target: str, to: tuple[int, int], steps: int = 8) -> None:
        """Press on a thing, carry it to a point, let go."""
        x, y = self.place(target)
        self.move(x, y)
        self.screen.do("mousedown", 1)
        for n in range(1, steps + 1):
            self.move(x + (to[0] - x) * n // steps, y + (to[1] - y) * n // steps)
        self.screen.do("mouseup", 1)

    def key(self, *keys: str) -> None:
        self.screen.do("key", *keys)

    def picture(self, file: Path) -> Path:
        return self.screen.picture(file)
