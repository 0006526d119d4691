"""What ought to lie under assets/: the name and the checksum of every file, noted when it is baked.

assets/manifest.json: {"sounds": {"blade.wav": "9f3a1c00", ...}, ...}. The game itself draws plainly what is missing and
never looks here; the baker writes it, and the self-test tells by it whether a copy is whole.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias

NAME = "manifest.json"
Fault: TypeAlias = Literal["missing", "damaged"]
Listed: TypeAlias = Mapping[str, str]  # file, relative to its folder -> checksum


def listed(assets: Path, folder: str) -> Listed | None:
    """The files of one folder of assets/; None if nobody has noted them, or the note cannot be read."""
    return _read(assets).get(folder)


def faults(assets: Path, folder: str) -> dict[str, Fault]:
    """What is wrong in one folder, as far as it has been noted."""
    found: dict[str, Fault] = {}
    for file, checksum in (listed(assets, folder) or {}).items():
        path = assets / folder / file
        if not path.is_file():
            found[file] = "missing"
        elif _checksum(path) != checksum:
            found[file] = "damaged"
    return found


def note(assets: Path, folder: str) -> None:
    """Note a folder as it lies there now."""
    files = sorted(file for file in (assets / folder).rglob("*") if file.is_file())
    made = {file.relative_to(assets / folder).as_posix(): _checksum(file) for file in files}
    half = assets / f"{NAME}.part"
    half.write_text(json.dumps({**_read(assets), folder: made}, indent=0, sort_keys=True), encoding="utf-8")
    half.replace(assets / NAME)


def _read(assets: Path) -> dict[str, Listed]:
    try:
        found = json.loads((assets / NAME).read_text("utf-8"))
        return {folder: dict(files) for folder, files in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _checksum(file: Path) -> str:
    return f"{zlib.crc32(file.read_bytes()):08x}"
