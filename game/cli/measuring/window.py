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

STARTS = 5                  # of each program, for the first frame
BARE = str(Path(__file__).with_name("bare.py"))


def measure() -> dict[str, Any]:
    """All window figures, on a screen of 1920 × 1080 of our own, or a word why there are none."""
    if getattr(sys, "frozen", False):
        return {"skipped": "the window is measured in a checkout, where a bare program can be run beside it"}
    if offscreen.wanting():
        return {"skipped": f"not installed: {', '.join(offscreen.wanting())}"}
    with offscreen.Screen(1920, 1080) as screen, tempfile.TemporaryDirectory() as home:
        env = {**screen.env, "TRICOTEUSE_HOME": home, "PYTHONPATH": str(paths.root())}
        return {"first_frame": first_frames(env), "idle": compared("idle", env), "drag": compared("drag", env),
                "deal": game("deal", env)}


def first_frames(env: dict[str, str]) -> dict[str, float]:
    """Seconds from the start of the process until the first frame is shown."""
    ours, bare = [], []
    for _ in range(STARTS):
        began = time.time()
        bare.append(float(output([sys.executable, BARE, "first"], env)) - began)
        began = time.time()
        ours.append(float(output([sys.executable, "-m", "game.cli.measuring.child", "first"], env)) - began)
    return {"game_s": round(median(ours), 3), "bare_s": round(median(bare), 3),
            "ratio": round(median(ours) / median(bare), 2)}


def compared(part: str, env: dict[str, str]) -> dict[str, float]:
    """Shares of a core, and the ratio of the game's to the bare loop's."""
    bare = float(output([sys.executable, BARE, part], env))
    found = game(part, env)
    return {**found, "cpu": round(found["cpu"], 4), "bare_cpu": round(bare, 4), "ratio": round(found["cpu"] / bare, 2)}


def game(part: str, env: dict[str, str]) -> dict[str, float]:
    found: dict[str, float] = json.loads(output([sys.executable, "-m", "game.cli.measuring.child", part], env))
    return found


def output(command: list[str], env: dict[str, str]) -> str:
    done = subprocess.run(command, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True, timeout=120,
                          check=True)
    return done.stdout.strip().splitlines()[-1]
