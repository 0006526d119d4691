"""`python -m game bench`: speed, memory and idle cost as JSON. Everything is a ratio measured in this one run.

The rules figures are in units of a `Table.copy()`, the window figures over a bare pygame-ce window on the same screen.
Nothing here fails: which limits hold is printed beside the figures, and a slow machine is slow on both sides of a
ratio. Frames are told as the processor's time, since other programs may have had it in between.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from game import paths
from game.content.problems import BadFiles
from game.games import CATALOGUE, load

from .arguments import Desk, Parser
from .measuring import rules as engine
from .measuring import window

LIMITS: dict[str, Any] = {
    "rules": {"answer": 15, "clone_mean": 12, "clone_worst": 30},
    "window": {
        "first_frame": {"ratio": 2.5, "title_ratio": 3.5},
        "idle": {"ratio": 1.5, "frames": 0},
        "drag": {"ratio": 1.5},
        "deal": {"median_ms": 6, "p99_ms": 16, "first_table_ms": 600, "pss_mb": 90, "pictures_mb": 30},
        "hand": {"worst_ms": 16},
        "opening": {
            "choosing_ms": 16,
            "table_ms": 16,
            "deal_ms": 16,
            "cover_ms": 16,
            "hand_ms": 16,
            "first_table_ms": 600,
        },
    },
}
LEAST = {"deal": 8, "hand": 3}  # frames: fewer have not shown what is measured, and hold nothing


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_argument("--game", metavar="GAME", choices=CATALOGUE, action="append")


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    found: dict[str, Any] = {"limits": LIMITS, "window": window.measure(), "rules": {}}
    for game in chosen.game or CATALOGUE:
        try:
            found["rules"][game] = engine.measure(load(game, paths.data() / "games"))
        except BadFiles as why:
            found["rules"][game] = {"unreadable": len(why.problems)}
    found["holds"] = holds(found)
    print(json.dumps(found, indent=2))
    return 0


def holds(found: dict[str, Any]) -> dict[str, bool]:
    """Every figure that has a limit, by the names that lead to it: whether it keeps within."""
    told: dict[str, bool] = {}
    for part in LIMITS["window"]:
        told |= {f"window {part} {name}": held for name, held in _kept(part, found["window"].get(part, {})).items()}
    for part, each in (("deal", "deals"), ("opening", "openings")):
        for game, figures in found["window"].get(each, {}).items():
            told |= {f"window {each} {game} {name}": held for name, held in _kept(part, figures).items()}
    for game, figures in found["rules"].items():
        for name, limit in LIMITS["rules"].items():
            if name in figures:
                told[f"rules {game} {name}"] = figures[name] <= limit
    return told


def _kept(part: str, figures: dict[str, Any]) -> dict[str, bool]:
    """The figures of one part of the window. Times of frames count only where there were frames enough."""
    enough = figures.get("frames", LEAST.get(part, 0)) >= LEAST.get(part, 0)
    return {
        name: figures[name] <= limit and (enough or name not in ("median_ms", "p99_ms", "worst_ms"))
        for name, limit in LIMITS["window"][part].items()
        if figures.get(name) is not None
    }
