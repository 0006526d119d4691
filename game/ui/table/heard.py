"""What is heard of a board: the sound of a beat as it begins or as something lands, and those that follow in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .beats import Beat
from .dressing import Dressing
from .motion import Pace

if TYPE_CHECKING:
    from ..app import App


class Later(NamedTuple):
    """A sound to come, and in how many seconds; `impact`: of something that lands, which it also does if hurried."""

    after: float
    name: str
    impact: bool = False


class Heard:
    """Plays what the dressing says of each beat."""

    def __init__(self, app: App, dressing: Dressing) -> None:
        self.app, self.dressing = app, dressing
        self.silent = False  # what is played now is not for everybody's ears
        self._later: list[Later] = []

    def hush(self) -> None:
        """Nothing that is to come is heard any more."""
        self._later.clear()

    def hurry(self) -> None:
        """What was on its way lies at once; no more follows it."""
        landing = [each.name for each in self._later if each.impact]
        self._later.clear()
        for name in landing:
            self.app.sounds.play(name)

    def begin(self, beat: Beat, pace: Pace) -> None:
        """A beat begins to be played."""
        if self.silent:
            return
        sound, moves = self.dressing.sound(beat), bool(pace.speed and not pace.reduced)
        lands = self.dressing.lands(beat, sound) if sound and moves else 0.0
        if lands:
            self._later.append(Later(lands * pace.speed, sound, True))
        elif sound:
            self.app.sounds.play(sound)
        if moves:
            self._later += [Later(after * pace.speed, name) for after, name in self.dressing.echoes(beat)]

    def update(self, dt: float) -> bool:
        """Sounds that follow in a beat. True while some are to come."""
        due = [each.name for each in self._later if each.after <= dt]
        self._later = [each._replace(after=each.after - dt) for each in self._later if each.after > dt]
        for name in due:
            self.app.sounds.play(name)
        return bool(self._later)
