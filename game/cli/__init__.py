"""What `python -m game` can do: the game itself, or one of the commands beside this file (see `commands`)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from game import paths
from game.ui import loop

# Said where every other text is missing, so it stands here, in both languages at once.
NO_WORDS = (
    "{folder}: no folder text in it, so it is no data folder. "
    "TRICOTEUSE_DATA must name a whole copy of data, or nothing.\n"
    "{folder}：フォルダー「text」がないため、データフォルダーとして使えません。"
    "TRICOTEUSE_DATAには、dataを丸ごと写したフォルダーを指定するか、指定を外してください。"
)


def main(arguments: Sequence[str]) -> int:
    """Play, or run one command; returns the exit status.

    Without arguments the window opens before anything of the commands is imported: they cost a fifth of the start.
    """
    _streams()
    if not (paths.data() / "text").is_dir():
        print(NO_WORDS.format(folder=paths.data()), file=sys.stderr)
        return 2
    if not arguments:
        from game.ui.start import open_app

        try:
            open_app(paths.home(), paths.data(), paths.assets())
            return 0
        except loop.NoScreen:
            pass  # told below, with the commands that need none
        except KeyboardInterrupt:
            return 130
    from .commands import run

    return run(arguments)


def _streams() -> None:
    """A windowed executable has no streams, and a console may not know every letter."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w"))  # noqa: SIM115, PTH123  open as long as the program runs
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
