"""Shows a folder in the system's own window for files."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .app import App


def open_folder(folder: Path) -> bool:
    """True if the system was asked to show it; False where it knows no way."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            command = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen([command, str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return True


def show_folder(app: App, folder: Path) -> None:
    """The same; where the system knows no way, it is said where the folder is."""
    if not open_folder(folder):
        app.toast(str(folder))
