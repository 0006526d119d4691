"""Tests need no screen and no sound device; those that want a real window make their own (tests/window)."""

from __future__ import annotations

import os

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
