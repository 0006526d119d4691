"""Buttons give way under the finger: down to .97 of their size, and back when they are let go.

Whoever draws a button says whether it is held; how deep it is follows from when that has changed. One that is at rest
is not remembered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .theme import MOTION, ease, ease_in

if TYPE_CHECKING:
    from .app import App

DEEP = 0.03


class _Change(NamedTuple):
    down: bool
    since: float
    before: float  # how deep it was then, 0..1


class Pressing:
    """The buttons of one app, by name."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._changes: dict[str, _Change] = {}

    def size(self, name: str, down: bool) -> float:
        """How large a button is drawn now, as a part of itself."""
        settings, now = self.app.settings, self.app.clock.now()
        if settings.reduced or settings.pace == "off":
            return 1.0
        last = self._changes.get(name)
        if down != (last is not None and last.down):
            last = self._changes[name] = _Change(down, now, self._depth(last, now))
            self.app.redraw()
        return 1 - DEEP * self._depth(last, now)

    def update(self) -> bool:
        """True while one moves."""
        now = self.app.clock.now()
        moving = any(now - last.since <= length(last.down) for last in self._changes.values())
        self._changes = {
            name: last for name, last in self._changes.items() if last.down or now - last.since <= length(False)
        }
        return moving

    @staticmethod
    def _depth(last: _Change | None, now: float) -> float:
        if last is None:
            return 0.0
        part = (now - last.since) / length(last.down)
        return last.before + (1 - last.before) * ease_in(part) if last.down else last.before * (1 - ease(part))


def length(down: bool) -> float:
    return MOTION.press if down else MOTION.press_back
