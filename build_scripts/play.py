"""Opens the game from a checkout: `python3 build_scripts/play.py [ARGUMENTS]`.

The first start makes `.venv` and bakes; every later one goes straight to the game, which gets the arguments.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment


def main() -> None:
    try:
        environment.ready("run", "bake")
        environment.baked()
    except environment.Trouble as why:
        sys.exit(str(why))
    environment.start(sys.argv[1:])


if __name__ == "__main__":
    main()
