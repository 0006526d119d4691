"""Plants one fault at a time in a copy of the tree and says which test catches it: python tests/mutate.py [WORD…]

Every room has its own list of them, `faults.py`. It takes minutes, so it is no part of the normal run;
`tests/core/test_mutate.py` sees to it that every fault still finds its place. With words, only faults with one of
them in their room, file or name are planted. Exit status 1: one was missed.
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent.parent
ROOMS: dict[str, tuple[str, ...]] = {  # where its faults have to be noticed, the likeliest first
    "core": (
        *(
            f"tests/core/test_{quick}.py"
            for quick in ("masks", "cart", "altars", "tricks", "worlds", "secret_choices", "every_game")
        ),
        "tests/session/test_history.py",
        "tests/ui/test_tableau.py",
        "tests/session",
    ),
    "session": (
        *(
            f"tests/session/test_{quick}.py"
            for quick in (
                "screen_owner",
                "who_has_chosen",
                "history",
                "refusals",
                "series",
                "people",
                "saves",
                "preview",
                "whole_sittings",
                "resuming",
            )
        ),
        "tests/bots",
        "tests/session",
    ),
    "ui": (
        *(
            f"tests/ui/test_{quick}.py"
            for quick in (
                "hands_over",
                "opening",
                "asked_together",
                "mascarade_choice",
                "motion",
                "figures",
                "curtain",
                "heard",
                "handoff",
                "carrying",
                "names",
                "in_vain",
                "out_of_a_lid",
                "own_hand",
                "worlds_in_frames",
                "title",
            )
        ),
        "tests/ui",
    ),
    "games": ("tests/games/test_refusals.py",),
}


class Fault(NamedTuple):
    room: str
    name: str
    file: str
    good: str
    bad: str
    tests: tuple[str, ...]


def all_faults() -> tuple[Fault, ...]:
    """The faults of every room that has any."""
    found = []
    for path in sorted((HERE / "tests").glob("**/faults.py")):
        room, folder = path.parent.name, path.parent.relative_to(HERE).as_posix()
        found += [
            Fault(room, name, file, good, bad, ROOMS.get(room, (folder,)))
            for name, file, good, bad in runpy.run_path(str(path))["FAULTS"]
        ]
    return tuple(found)


def likely(fault: Fault) -> tuple[str, ...]:
    """The tests that are named after the file, or after a part of its name: asked before all others."""
    stem, room = Path(fault.file).stem, HERE / "tests" / fault.room
    words = {stem, *(part for part in stem.split("_") if len(part) > 3)}
    found = sorted(path for path in room.glob("test_*.py") if words & {path.stem[5:], *path.stem[5:].split("_")})
    return tuple(path.relative_to(HERE).as_posix() for path in found)


def planted(fault: Fault, tree: Path) -> bool:
    """Plant it, if its place is still there and unmistakable."""
    path = tree / fault.file
    source = path.read_text(encoding="utf-8")
    if source.count(fault.good) != 1:
        return False
    path.write_text(source.replace(fault.good, fault.bad), encoding="utf-8")
    return True


def catcher(fault: Fault) -> str:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(HERE, tree, ignore=shutil.ignore_patterns("__pycache__", ".*", "assets", "build", "dist"))
        (tree / "assets").symlink_to(HERE / "assets")  # without its pictures some tests fail whatever is planted
        if not planted(fault, tree):
            return "NOT PLANTED"
        for tests in dict.fromkeys((*likely(fault), *fault.tests)):
            failed = run(tree, tests)
            if failed:
                return failed
        return "MISSED"


def run(tree: Path, tests: str) -> str:
    """What the tests say of a tree, "" if they see nothing wrong. A fault that never ends is caught as well."""
    pytest = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-x",
        "--no-header",
        "-p",
        "no:cacheprovider",
        "--ignore=tests/core/test_mutate.py",
        tests,
    ]  # which would only notice that the place is gone
    try:
        done = subprocess.run(pytest, cwd=tree, capture_output=True, text=True, timeout=900)
    except subprocess.TimeoutExpired:
        return f"caught by the clock in {tests}"
    failed = [line.split("::")[1].split(" ")[0] for line in done.stdout.splitlines() if line.startswith("FAILED")]
    return f"caught by {failed[0]}" if failed else "" if done.returncode == 0 else "DOES NOT EVEN START"


def main(words: list[str]) -> int:
    chosen = [
        fault
        for fault in all_faults()
        if not words or any(word in f"{fault.room} {fault.file} {fault.name}" for word in words)
    ]
    missed = 0
    with ThreadPoolExecutor(2) as pool:
        for fault, result in zip(chosen, pool.map(catcher, chosen)):
            missed += not result.startswith("caught")
            print(f"{fault.room:18s} {fault.name:55s} {result}", flush=True)
    print(f"{len(chosen)} faults, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
