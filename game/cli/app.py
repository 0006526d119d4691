"""`python -m game`: the app itself, from the title."""

from __future__ import annotations

import argparse

from game import paths

from .arguments import Desk, Parser, language


def arguments(parser: Parser, desk: Desk) -> None:
    """None of its own."""


def run(chosen: argparse.Namespace, desk: Desk) -> int:
    """Open the window and play until it is closed. Raises NoScreen where none can be opened."""
    from game.ui.start import open_app

    open_app(paths.home(), paths.data(), paths.assets(), language(chosen))
    return 0
