"""A screen nobody sees, with a window manager and hands: for `bench`, for tests, for trying executables.

Its number is found by Xvfb itself, so that several can run at once. Linux only.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")
PROGRAMS = ("Xvfb", "openbox", "xdotool", "import", "convert")


class Gone(Exception):
    """The program ended, or did not do in time what was waited for."""


def wanting() -> list[str]:
    """The programs that are not installed."""
    return [name for name in PROGRAMS if not shutil.which(name)]


class Screen:
    """`with Screen() as screen:`. Positions are in pixels from the top left corner."""

    def __init__(self, width: int = 1320, height: int = 820) -> None:
        self.width, self.height = width, height
        self._servers: list[subprocess.Popen[bytes]] = []
        self.env: dict[str, str] = {}

    def __enter__(self) -> Screen:
        reading, writing = os.pipe()
        xvfb = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{self.width}x{self.height}x24",
            "-nolisten",
            "tcp",
            "-noreset",
        ]
        self._servers.append(subprocess.Popen(xvfb, pass_fds=[writing], stderr=subprocess.DEVNULL))
        os.close(writing)
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        if not number:
            raise Gone("Xvfb did not start")
        self.env = {
            **os.environ,
            "DISPLAY": f":{number}",
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "SDL_VIDEO_X11_WMCLASS": "tricoteuse",
        }  # pygame puts its own there where a DISPLAY is set
        self._servers.append(
            subprocess.Popen(
                ["openbox", "--sm-disable"], env=self.env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
        )
        return self

    def __exit__(
        self, kind: type[BaseException] | None, why: BaseException | None, trace: TracebackType | None
    ) -> None:
        for server in reversed(self._servers):
            server.terminate()
            server.wait()

    def start(
        self,
        command: Sequence[str],
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        log: Path | None = None,
    ) -> subprocess.Popen[bytes]:
        """A program on this screen; `log` takes what it prints."""
        out = log.open("wb") if log else subprocess.DEVNULL
        return subprocess.Popen(command, env={**self.env, **(env or {})}, cwd=cwd, stdout=out, stderr=out)

    def picture(self, file: Path) -> Path:
        """What the whole screen shows now, as a PNG."""
        subprocess.run(["import", "-window", "root", str(file)], env=self.env, check=True)
        return file

    def colours(self) -> int:
        """How many different colours the screen shows: one or two until something is drawn."""
        done = subprocess.run(
            "import -window root ppm:- | convert - -format %k info:",
            shell=True,
            env=self.env,
            capture_output=True,
            text=True,
        )
        return int(done.stdout.strip() or 0)

    def do(self, *words: object) -> str:
        """One call of xdotool; returns what it printed."""
        done = subprocess.run(["xdotool", *map(str, words)], env=self.env, capture_output=True, text=True)
        if done.returncode:
            raise Gone(f"xdotool {' '.join(map(str, words))}: {done.stderr.strip()}")
        return done.stdout

    def window(self, running: subprocess.Popen[bytes], window_class: str = "tricoteuse") -> str:
        """The number of the visible window of this class, as soon as there is one."""

        def find() -> str | None:
            try:
                return self.do("search", "--onlyvisible", "--class", window_class).split()[0]
            except (Gone, IndexError):
                return None

        return wait_for(find, running)


def wait_for(
    question: Callable[[], T | None],
    running: subprocess.Popen[bytes] | None = None,
    seconds: float = 90,
    step: float = 0.06,
) -> T:
    """The first answer that is neither None nor False. Raises Gone if the program ends or time runs out."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = question()
        if answer is not None and answer is not False:
            return answer
        if running is not None and running.poll() is not None:
            raise Gone(f"the program ended with status {running.returncode}")
        time.sleep(step)
    raise Gone(f"nothing happened within {seconds:g} s")


def stop(running: subprocess.Popen[bytes]) -> None:
    """Ends a program that was started here."""
    if running.poll() is None:
        running.terminate()
        try:
            running.wait(5)
        except subprocess.TimeoutExpired:
            running.kill()
            running.wait()
