"""The running game beside a bare pygame-ce program, both in real windows on one screen, turn and turn about."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from game import offscreen, paths
from game.games import CATALOGUE

STARTS = 5  # of each program, for the first frame
ROUNDS = 2  # of each program, at rest and while dragging
BARE = str(Path(__file__).with_name("bare.py"))


def measure() -> dict[str, Any]:
    """All window figures, on a screen of 1920 × 1080 of our own, or a word why there are none."""
    if getattr(sys, "frozen", False):
        return {"skipped": "the window is measured in a checkout, where a bare program can be run beside it"}
    if offscreen.wanting():
        return {"skipped": f"not installed: {', '.join(offscreen.wanting())}"}
    with offscreen.Screen(1920, 1080) as screen, tempfile.TemporaryDirectory() as home:
        env = {
            **screen.env,
            "TRICOTEUSE_HOME": home,
            "PYTHONPATH": str(paths.root()),
            "PYTHONDONTWRITEBYTECODE": "",
            "PYTHONPYCACHEPREFIX": f"{home}/compiled",
        }  # as an installed copy is
        return {
            "first_frame": first_frames(env),
            "idle": compared("idle", env),
            "drag": compared("drag", env),
            "deal": game("deal", env),
            "hand": game("hand", env),
            "deals": {name: game("deal", env, name) for name in CATALOGUE},
            "openings": {name: game("opening", env, name) for name in CATALOGUE},
        }


def first_frames(env: dict[str, str]) -> dict[str, float]:
    """Seconds from the start of the process until the window shows something, and until the title can be used."""
    window, title, bare = [], [], []
    for _ in range(STARTS):
        began = time.time()
        bare.append(float(output([sys.executable, BARE, "first"], env)) - began)
        began = time.time()
        found = game("first", env)
        window.append(found["window"] - began)
        title.append(found["title"] - began)
    unit = median(bare)
    return {
        "bare_s": round(unit, 3),
        "window_s": round(median(window), 3),
        "title_s": round(median(title), 3),
        "ratio": round(median(window) / unit, 2),
        "title_ratio": round(median(title) / unit, 2),
    }


def compared(part: str, env: dict[str, str]) -> dict[str, float]:
    """Shares of a core, and the ratio of the game's to the bare loop's, each twice in turn: at rest both are so little
    that one look tells nothing."""
    found, ours, bare = dict[str, float](), 0.0, 0.0
    for _ in range(ROUNDS):
        bare += float(output([sys.executable, BARE, part], env)) / ROUNDS
        now = game(part, env)
        ours += now["cpu"] / ROUNDS
        found = {key: max(value, found.get(key, value)) for key, value in now.items()}
    return {**found, "cpu": round(ours, 4), "bare_cpu": round(bare, 4), "ratio": round(ours / bare, 2)}


def game(part: str, env: dict[str, str], *which: str) -> dict[str, float]:
    command = [sys.executable, "-m", "game.cli.measuring.child", part, *which]
    found: dict[str, float] = json.loads(output(command, env))
    return found


def output(command: list[str], env: dict[str, str]) -> str:
    done = subprocess.run(
        command, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True, timeout=120, check=True
    )
    return done.stdout.strip().splitlines()[-1]
