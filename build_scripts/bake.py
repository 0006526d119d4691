"""Bakes what is shipped but never committed: fonts, pictures and sounds, each only if its sources changed or some of
it is missing or damaged, which assets/manifest.json tells.

`python -m build_scripts.bake [NAME]...`. A baker is a module with SOURCES, the files and folders that decide what
it makes, and bake(target, progress), which brings one folder of assets/ up to date. Where a few words of larger files
decide as well, facts() gives them, or None while they cannot be read: then what there is stays. To add one: a line in
BAKERS.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import time
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from build_scripts.environment import ROOT
from game import manifest

BAKERS = {  # folder of assets/ -> module
    "fonts": "build_scripts.fonts",
    "images": "build_scripts.art.baker",
    "sounds": "build_scripts.sounds.bake",
}


def main(names: list[str]) -> None:
    for name in names or list(BAKERS):
        baker = import_module(BAKERS[name])
        stamp = ROOT / "build" / f"{name}.stamp"
        target = ROOT / "assets" / name
        facts = baker.facts() if hasattr(baker, "facts") else ""
        wanted = digest(baker.SOURCES) + (f" {facts}" if facts else "")
        made = stamp.read_text(encoding="utf-8") if target.is_dir() and stamp.is_file() else ""
        if (made and facts is None) or (made == wanted and whole(target)):
            continue
        began = time.monotonic()
        stamp.unlink(missing_ok=True)
        target.mkdir(parents=True, exist_ok=True)
        baker.bake(target, Progress(name))
        manifest.note(target.parent, name)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(wanted, encoding="utf-8")
        last = f"{name}: baked in {time.monotonic() - began:.1f} s"
        print(f"\r{last}".ljust(width()) if sys.stdout.isatty() else last, flush=True)


def whole(target: Path) -> bool:
    """Whether everything lies there as it was baked; what is damaged goes, to be baked anew. A folder that nobody has
    noted, of a bake before there was a manifest, is taken as it lies."""
    if manifest.listed(target.parent, target.name) is None:
        manifest.note(target.parent, target.name)
    faults = manifest.faults(target.parent, target.name)
    for file, fault in faults.items():
        if fault == "damaged":
            (target / file).unlink()
    return not faults


class Progress:
    """Tells how far a baker is: one line that rewrites itself at a terminal, and in a log a line now and then."""

    EVERY = 15.0  # seconds between two lines of a log

    def __init__(self, name: str) -> None:
        self.name = name
        self.said = time.monotonic()

    def __call__(self, done: int, of: int, what: str) -> None:
        if sys.stdout.isatty():
            print(f"\r{self.name}: {done}/{of} {what}"[: width()].ljust(width()), end="", flush=True)
        elif time.monotonic() - self.said >= self.EVERY:
            self.said = time.monotonic()
            print(f"{self.name}: {done}/{of}", flush=True)


def digest(sources: Iterable[Path]) -> str:
    """The content of all these files and folders, by name, as one checksum."""
    total = hashlib.sha256()
    for source in sources:
        files = sorted(source.rglob("*")) if source.is_dir() else [source]
        for file in files:
            if file.is_file() and "__pycache__" not in file.parts:
                total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def width() -> int:
    return shutil.get_terminal_size().columns - 1


if __name__ == "__main__":
    main(sys.argv[1:])
