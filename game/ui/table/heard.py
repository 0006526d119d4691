"""What is heard of a board: the sound of a beat as it begins, and those that follow in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .beats import Beat
from .dressing import Dressing
from .motion import Pace

if TYPE_CHECKING:
    from ..app import App


class Heard:
    """Plays what the dressing says of each beat."""

    def __init__(self, app: App, dressing: Dressing) -> None:
        self.app, self.dressing = app, dressing
        self.silent = False  # what is played now is not for everybody's ears
        self._later: list[tuple[float, str]] = []  # sounds to come, and in how many seconds

    def hush(self) -> None:
        """Nothing that is to come is heard any more."""
        self._later.clear()

    def begin(self, beat: Beat, pace: Pace) -> None:
        """A beat begins to be played."""
        if self.silent:
            return
        sound = self.dressing.sound(beat)
        if sound:
            self.app.sounds.play(sound)
        if pace.speed and not pace.reduced:
            self._later = [(after * pace.speed, name) for after, name in self.dressing.echoes(beat)]

    def update(self, dt: float) -> bool:
        """Sounds that follow in a beat. True while some are to come."""
        due = [name for after, name in self._later if after <= dt]
        self._later = [(after - dt, name) for after, name in self._later if after > dt]
        for name in due:
            self.app.sounds.play(name)
        return bool(self._later)
