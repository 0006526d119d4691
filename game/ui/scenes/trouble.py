"""Something broke: what happened, what is safe, and how to go on. Drawn with the plainest means."""
from __future__ import annotations

from typing import TYPE_CHECKING

from ..canvas import Canvas
from ..input import Input
from ..scene import Scene
from ..theme import DUSK

if TYPE_CHECKING:
    from ..app import App


class Trouble(Scene):
    name = "trouble"

    def __init__(self, app: App, why: BaseException, again: bool = False) -> None:
        super().__init__(app)
        self.why, self.again = why, again

    def handle(self, event: Input) -> bool:
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(DUSK)
