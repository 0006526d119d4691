"""Tricoteuse: five games of plots and revolutions, played face to face by people round one screen."""

from __future__ import annotations

__version__ = "0.1.0"
