"""Builds the executables: `python3 build_scripts/build_exe.py`. The results lie in dist/.

A folder (packed as .tar.gz) and one single file, for the system this runs on. Each is then started to its first
frame and made to test itself, since a module cut away too much shows only there. Exit status 1 if a bar fails.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment
from build_scripts.environment import ROOT, Trouble, say
from game import offscreen

DIST = ROOT / "dist"
WORK = ROOT / "build"
MB = 1_000_000
LARGEST = {"folder": 60 * MB, "file": 35 * MB}
TITLE_COLOURS = 200  # a bare window has one or two, the title screen thousands


def main() -> None:
    try:
        environment.ready("run", "bake", "build")
        environment.baked()
        icon()
        failed = [line for form in ("folder", "file") for line in made(form)]
        pack()
    except Trouble as why:
        sys.exit(str(why))
    for line in failed:
        say(f"FAILED: {line}")
    sys.exit(bool(failed))


def made(form: str) -> list[str]:
    """Builds one form, measures and tries it; returns what is wrong with it."""
    build(form)
    program = program_of(form)
    size = sum(
        file.stat().st_size
        for file in ([program] if form == "file" else program.parent.rglob("*"))
        if file.is_file() and not file.is_symlink()
    )
    say(f"{form}: {size / MB:.1f} MB (at most {LARGEST[form] / MB:.0f})")
    failed = [f"the {form} is too large"] if size > LARGEST[form] else []
    return failed + first_frame(form, program) + self_test(form, program)


def program_of(form: str) -> Path:
    name = "tricoteuse.exe" if os.name == "nt" else "tricoteuse"
    return DIST / name if form == "file" else DIST / "folder" / "tricoteuse" / name


def build(form: str) -> None:
    say(f"Building the {form} ...")
    target = DIST / "folder" if form == "folder" else DIST
    command = [
        str(environment.python()),
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        str(target),
        "--workpath",
        str(WORK / "pyinstaller" / form),
        str(ROOT / "build_scripts" / "tricoteuse.spec"),
    ]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"TRICOTEUSE_FORM": form}, capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"PyInstaller failed:\n{done.stdout}{done.stderr}")


def icon() -> None:
    """The app's icon as each system wants it, every size from a drawing of its own."""
    subprocess.run([str(environment.python()), "-m", "build_scripts.art.app_icon", str(WORK)], cwd=ROOT, check=True)


def first_frame(form: str, program: Path) -> list[str]:
    """Starts the program on a screen of its own and looks until the title is drawn."""
    if not sys.platform.startswith("linux") or offscreen.wanting():
        say(f"{form}: not started (needs Linux and {', '.join(offscreen.PROGRAMS)})")
        return []
    with tempfile.TemporaryDirectory() as home, offscreen.Screen() as there:
        before, began = there.colours(), time.monotonic()
        running = there.start([str(program)], {"TRICOTEUSE_HOME": home})
        try:
            offscreen.wait_for(lambda: there.colours() > before + TITLE_COLOURS, running, 60)
            say(f"{form}: first frame seen after {time.monotonic() - began:.1f} s")
            return []
        except offscreen.Gone as why:
            return [f"the {form} shows nothing: {why}"]
        finally:
            offscreen.stop(running)


def self_test(form: str, program: Path) -> list[str]:
    with tempfile.TemporaryDirectory() as home:
        quiet = os.environ | {"TRICOTEUSE_HOME": home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        done = subprocess.run([str(program), "--selftest"], env=quiet, capture_output=True, text=True, timeout=900)
    say(f"{form}: {(done.stdout.strip().splitlines() or ['no word'])[-1]}")
    return [f"the {form} fails its self-test: {done.stderr.strip()}"] if done.returncode else []


def pack() -> None:
    """The folder as one file to hand on; the single file is that already."""
    with tarfile.open(DIST / "tricoteuse.tar.gz", "w:gz") as out:
        out.add(DIST / "folder" / "tricoteuse", "tricoteuse")
    shutil.rmtree(WORK / "pyinstaller", ignore_errors=True)


if __name__ == "__main__":
    main()
