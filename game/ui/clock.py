"""Time as the window sees it: a real clock for people, one that is set by hand for tests."""

from __future__ import annotations

import time
from datetime import UTC, datetime


class Clock:
    """`now` counts seconds from anywhere; `wall` is the date and time on the wall."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> datetime:
        return datetime.now().astimezone()


class FakeClock(Clock):
    """Stands still until it is moved. Starts on 14 July 1989, 20:00."""

    def __init__(self) -> None:
        self._now = 0.0

    def advance(self, seconds: float) -> None:
        self._now += seconds

    def now(self) -> float:
        return self._now

    def wall(self) -> datetime:
        return datetime.fromtimestamp(616_449_600 + self._now, UTC)
