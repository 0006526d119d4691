"""`python -m game shots DIR`: a PNG of every scene and of typical and crowded tables. No screen is needed."""

from __future__ import annotations

import argparse
import os
import re
import sys
from pathlib import Path

from game import paths

from .arguments import Desk, Parser, Refused, language

SIZE = (1280, 720)


def arguments(parser: Parser, desk: Desk) -> None:
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--size", metavar="WxH", default=SIZE, type=lambda word: _size(word, desk))


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """1 if a scene could not be drawn; the others are saved all the same."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.ui.loop import prepare

    prepare()
    from game.ui.shots import take

    folder: Path = chosen.folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as why:
        raise Refused(desk.say("cannot_write", file=str(folder), why=why.strerror or str(why))) from why
    bad = 0
    for name, problem in take(folder, paths.data(), paths.assets(), chosen.size, language(chosen) or desk.texts.lang):
        if problem:
            bad += 1
            print(f"{name}: {problem}", file=sys.stderr)
        else:
            print(folder / f"{name}.png", flush=True)
    return 1 if bad else 0


def _size(word: str, desk: Desk) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{2,5})x(\d{2,5})", word)
    if found is None or max(int(found[1]), int(found[2])) > 8000:
        raise Refused(desk.say("size", word=word))
    return int(found[1]), int(found[2])
