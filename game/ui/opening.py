"""A scene that appears without haste: it is made in portions while the picture before it stays.

Between two portions the window looks for what the system wants of it; whatever people do meanwhile waits for the
scene they do it to. Only for scenes that come where everything on the screen is public, or go back to a table from
there: a cover falls at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from .canvas import Canvas
from .ration import Ration

MOST = 400  # portions: a scene that needs more is drawn all the same


class Opening:
    """`parts` is what the scene itself does by and by, `canvas` the one it will be drawn on."""

    def __init__(self, parts: Iterator[None], canvas: Callable[[], Canvas], draw: Callable[[Canvas], None]) -> None:
        self._parts: Iterator[None] | None = parts
        self._canvas, self._draw = canvas, draw
        self._ration = Ration()
        self._ready = False
        self.portions = 0

    def go_on(self) -> bool:
        """One portion more. True when everything had been made before: this turn is for showing it."""
        if self._ready:
            return True
        self.portions += 1
        if self._parts is not None:
            try:
                next(self._parts)
            except StopIteration:
                self._parts = None
            return False
        canvas = self._canvas().blindly(layers=True)
        self._ready = self._ration.portion(lambda: self._draw(canvas)) or self.portions >= MOST
        return False

    def shown(self) -> AbstractContextManager[None]:
        """The first frame is drawn from what has been made."""
        return self._ration.laid_out()
