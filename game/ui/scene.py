"""A scene is one thing the window shows; scenes lie on a stack, overlays on the picture of what is below.

The stack changes only between an input and the next frame, never in the middle of one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .canvas import Canvas
from .input import Input

if TYPE_CHECKING:
    from .app import App


class Scene:
    """`opaque` scenes hide what is below; others lie on its dimmed, blurred public picture.

    `turns`: the scene turns to the side of the seat it is for (`side`: quarter turns clockwise), and what lies over it.
    """

    name = "scene"
    opaque = True
    dims = True
    turns = False
    unhurried = False  # may be made by and by, while the public picture before it stays
    sound = ""  # heard when it appears

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def side(self) -> int:
        return 0

    @property
    def composing(self) -> bool:
        """An input method is at work: no key may do anything else."""
        return False

    def enter(self) -> None:
        """It has been put on the stack."""

    def arrive(self) -> Iterator[None]:
        """What takes a while when it appears, in parts: all of it comes before the first update and frame."""
        yield from ()

    def leave(self) -> None:
        """It has been taken off the stack."""

    def covered(self) -> None:
        """Another scene was put above it: close whatever is private."""

    def uncovered(self) -> None:
        """It is the topmost scene again."""

    def handle(self, event: Input) -> bool:
        """True if the input was used here."""
        return False

    def update(self, dt: float) -> bool:
        """Time goes on. True while something moves, so that a frame must be drawn."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw everything, topmost last; note texts and targets on the way."""

    def draw_below(self, canvas: Canvas) -> None:
        """What an overlay may show of this scene: public things only. Blurring does not make a hand public."""
        self.draw(canvas)


class SceneStack:
    """The scenes from bottom to top. Changes asked for during an input are made after it."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._later: list[Callable[[], None]] = []
        self.changes = 0  # counts every change, for whoever keeps a picture of the stack
        self.patient = False  # unhurried scenes are left to arrive by and by
        self._arriving: Iterator[None] | None = None

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        self._later.append(lambda: self._push(scene))

    def pop(self, scene: Scene | None = None) -> None:
        """Take off the topmost scene, or everything down to and including `scene` if it still is there."""
        self._later.append(lambda: self._pop(scene))

    def replace(self, scene: Scene) -> None:
        """The topmost scene gives way to another."""
        self._later.append(lambda: self._replace(scene))

    def reset(self, *scenes: Scene) -> None:
        """All scenes give way to these, the first one at the bottom."""
        self._later.append(lambda: self._reset(scenes))

    def settle(self) -> bool:
        """Make the changes asked for, and those asked for by them. True if there were any."""
        changed = False
        while self._later:
            changes, self._later = self._later, []
            for change in changes:
                self._arrive()
                change()
            self.changes += 1
            changed = True
        return changed

    def _push(self, scene: Scene) -> None:
        below = self.top
        if below:
            below.covered()
        self._enter(scene)

    def _pop(self, scene: Scene | None) -> None:
        if scene is not None and scene not in self.scenes:
            return
        while self.scenes:
            gone = self.scenes.pop()
            gone.leave()
            if scene is None or gone is scene:
                break
        if self.scenes:
            self.scenes[-1].uncovered()
            if self.patient and self.scenes[-1].unhurried:
                self._arriving = iter(())  # nothing to do but to be drawn

    def _replace(self, scene: Scene) -> None:
        if self.scenes:
            self.scenes.pop().leave()
        self._enter(scene)

    def _reset(self, scenes: tuple[Scene, ...]) -> None:
        while self.scenes:
            self.scenes.pop().leave()
        for scene in scenes:
            self._push(scene)

    def _enter(self, scene: Scene) -> None:
        self.scenes.append(scene)
        if scene.sound:
            scene.app.sounds.play(scene.sound)
        scene.enter()
        self._arriving = scene.arrive()
        if not (self.patient and scene.unhurried):
            self._arrive()

    def arrival(self) -> Iterator[None] | None:
        """What the topmost scene has still to do, for whoever does it now; None where nothing is left to do."""
        parts, self._arriving = self._arriving, None
        return parts

    def _arrive(self) -> None:
        """All of it at once."""
        for _ in self.arrival() or ():
            pass

    def visible(self) -> list[Scene]:
        """The scenes that show, bottom first: from the topmost opaque one up."""
        first = max((n for n, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]
