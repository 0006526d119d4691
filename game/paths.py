"""Where data, assets and the player's own files are, in a checkout or in an executable."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def root() -> Path:
    """The folder that holds data/ and assets/."""
    if getattr(sys, "frozen", False):
        return Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    return Path(__file__).parent.parent


def data() -> Path:
    """The data files. TRICOTEUSE_DATA names a whole folder of one's own in their place."""
    chosen = os.environ.get("TRICOTEUSE_DATA")
    return Path(chosen) if chosen else root() / "data"


def assets() -> Path:
    return root() / "assets"


def home() -> Path:
    """Where saves and settings go. TRICOTEUSE_HOME takes precedence over the system's place."""
    chosen = os.environ.get("TRICOTEUSE_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("tricoteuse", appauthor=False)
