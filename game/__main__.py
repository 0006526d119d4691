"""`python -m game`: the app, or one of the commands of game/cli."""

from __future__ import annotations

import multiprocessing
import sys

from game.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # first of all: a bot's worker process starts here as well
    sys.exit(main(sys.argv[1:]))
