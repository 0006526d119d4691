"""Checks everything: `python3 build_scripts/test.py [PYTEST ARGUMENTS]`; pytest's own last line comes last.

With arguments pytest runs a part, which is said before it starts: `test.py tests/games/guillotine`, `test.py -k undo`.

Window tests need Linux programs; where they cannot be installed these tests are skipped, except in CI, where they fail.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from build_scripts import environment
from build_scripts.environment import ROOT, Trouble, say

WINDOW_TOOLS = {"Xvfb": "xvfb", "openbox": "openbox", "xdotool": "xdotool", "import": "imagemagick"}
CHECKS = {
    "ruff": ["-m", "ruff", "check", "--quiet", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "--quiet", "."],
    "mypy --strict": ["-m", "mypy", "--no-error-summary"],
    "import contracts": ["-c", "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports())"],
}


def main() -> None:
    try:
        environment.ready("run", "bake", "test")
        missing = window_tools()
        environment.baked()
    except Trouble as why:
        sys.exit(str(why))
    failed = [name for name, arguments in CHECKS.items() if not passes(name, arguments)]
    if missing and os.environ.get("CI"):
        failed.append("programs for the window tests")
    for name in failed:
        say(f"FAILED: {name}")
    if sys.argv[1:]:
        say(f"Not the whole suite: pytest {' '.join(sys.argv[1:])}. Without arguments every test is run.")
    tests = subprocess.call([str(environment.python()), "-m", "pytest", *sys.argv[1:]], cwd=ROOT, env=quiet())
    if tests < 0:
        say(f"FAILED: pytest was ended by signal {-tests}")
    sys.exit(tests or bool(failed))


def window_tools() -> list[str]:
    """Sees to the programs of the window tests; returns the Debian packages that are still missing, and says so."""
    missing = _missing()
    if missing and shutil.which("apt-get"):
        _apt(missing)
        missing = _missing()
    if missing:
        say(
            f"Window tests will be skipped, for want of: {' '.join(missing)}. On Debian and Ubuntu: "
            f"sudo apt install {' '.join(missing)}"
        )
    return missing


def passes(name: str, arguments: list[str]) -> bool:
    began = time.monotonic()
    done = subprocess.run(
        [str(environment.python()), *arguments],
        cwd=ROOT,
        env=quiet(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    say(f"{name}: {'failed' if done.returncode else 'good'} ({time.monotonic() - began:.0f} s)")
    if done.returncode:
        say(done.stdout.strip())
    return not done.returncode


def quiet() -> dict[str, str]:
    """The surroundings of a check: no window, no sound device, the checkout importable from anywhere."""
    return os.environ | {
        "PYTHONPATH": str(ROOT),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def _missing() -> list[str]:
    return [package for program, package in WINDOW_TOOLS.items() if not shutil.which(program)]


def _apt(packages: list[str]) -> None:
    """Installs packages where that needs no password; silent where it may not."""
    may = [] if hasattr(os, "geteuid") and os.geteuid() == 0 else ["sudo", "-n"]
    if may and (not shutil.which("sudo") or subprocess.run([*may, "true"], capture_output=True).returncode):
        return
    say(f"Installing {', '.join(packages)} ...")
    apt = [*may, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]
    subprocess.run([*apt, "update", "-qq"], capture_output=True)
    subprocess.run([*apt, "install", "-qq", "--yes", "--no-install-recommends", *packages], capture_output=True)


if __name__ == "__main__":
    main()
