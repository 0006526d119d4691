"""The checkout's own Python environment: `.venv`, filled from the lock files, baked when sources changed.

Standard library only, and quick when there is nothing to do: installing and baking are each guarded by a stamp.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "build_scripts" / "locks"
OLDEST = (3, 11)
BAKED_FROM = ("build_scripts", "data/games/guillotine")  # a change anywhere here lets the bakers look for work
BAKED_INTO = ("fonts", "images", "sounds")  # folders of assets/


class Trouble(Exception):
    """Something the reader can mend; the message says what to do."""


def python() -> Path:
    """The environment's own interpreter."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ready(*locks: str) -> None:
    """Makes the environment if there is none and installs what these lock files name. Raises Trouble."""
    if sys.version_info < OLDEST:
        raise Trouble(
            f"This needs Python {OLDEST[0]}.{OLDEST[1]} or newer; this is {sys.version.split()[0]}.\n"
            "Install a newer Python and start the script with it."
        )
    if not _usable():
        _make()
    wanted = [lock for lock in locks if _installed(lock) != _text(lock)]
    if wanted:
        _install(wanted)


def baked() -> None:
    """Bakes fonts, pictures and sounds if their sources changed since the last time. Raises Trouble."""
    stamp = ROOT / "build" / "baked.stamp"
    seen = _fingerprint(ROOT / folder for folder in BAKED_FROM)
    if _read(stamp) == seen and all((ROOT / "assets" / folder).is_dir() for folder in BAKED_INTO):
        return
    if subprocess.call([str(python()), "-m", "build_scripts.bake"], cwd=ROOT):
        raise Trouble("Baking fonts, pictures and sounds failed; the lines above say at what.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(seen, encoding="utf-8")


def start(arguments: list[str]) -> NoReturn:
    """Becomes the game, with these arguments, in the folder the caller stands in."""
    inside = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])}
    command = [str(python()), "-m", "game", *arguments]
    if os.name == "nt":  # exec there returns to the shell at once and loses the exit status
        sys.exit(subprocess.call(command, env=inside))
    sys.stdout.flush()
    os.execve(command[0], command, inside)


def say(line: str) -> None:
    print(line, flush=True)


def _usable() -> bool:
    """Whether .venv was finished and still has the interpreter it was made with."""
    made_with = _read(VENV / "made-with")
    return made_with is not None and python().exists() and made_with == str(python().resolve())


def _make() -> None:
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        raise Trouble(
            f"This Python has no {' and no '.join(missing)} module, so it cannot make an environment.\n"
            f"On Debian and Ubuntu: sudo apt install {package}\n"
            "Elsewhere install Python's own venv package, then start the script again."
        )
    say("Making the environment in .venv ...")
    if VENV.exists():
        shutil.rmtree(VENV)
    done = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"Python could not make .venv:\n{(done.stdout + done.stderr).strip()}")
    (VENV / "made-with").write_text(str(python().resolve()), encoding="utf-8")


def _install(locks: list[str]) -> None:
    count = sum(line[:1].isalnum() for lock in locks for line in _text(lock).splitlines())
    say(f"Installing {count} packages ({', '.join(locks)}) ...")
    files = [part for lock in locks for part in ("-r", str(LOCKS / f"{lock}.lock"))]
    done = subprocess.run(
        [
            str(python()),
            "-m",
            "pip",
            "install",
            "--no-deps",
            "--prefer-binary",
            "--no-input",
            "--disable-pip-version-check",
            "--quiet",
            *files,
        ],
        stderr=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        raise Trouble(
            f"pip could not install the packages:\n{_last_lines(done.stderr)}\n"
            "Without a network the first start cannot work; otherwise start the script again."
        )
    for lock in locks:
        _stamp(lock).write_text(_text(lock), encoding="utf-8")


def _text(lock: str) -> str:
    return (LOCKS / f"{lock}.lock").read_text(encoding="utf-8")


def _stamp(lock: str) -> Path:
    return VENV / f"installed-{lock}.lock"


def _installed(lock: str) -> str | None:
    return _read(_stamp(lock))


def _read(file: Path) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _fingerprint(folders: Iterable[Path]) -> str:
    """Tells whether any file came, went or was written to. The bakers themselves go by content."""
    found = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                facts = file.stat()
                found.update(f"{file.relative_to(ROOT)} {facts.st_size} {facts.st_mtime_ns}\n".encode())
    return found.hexdigest()


def _last_lines(text: str, count: int = 12) -> str:
    return "\n".join(text.strip().splitlines()[-count:])
