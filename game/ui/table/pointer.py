"""The pointer at a table: what lies under it, carrying, the log's wheel, the other button for a closer look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..input import Input, Move, Press, Release, Wheel

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class TablePointer:
    """True from `handle`: something looks otherwise now."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def handle(self, event: Input) -> bool:
        if isinstance(event, Move):
            return self._move(event)
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, Release):
            return self._release(event)
        if isinstance(event, Wheel):
            self.scene.painter.log.scroll(int(event.dy * 2), len(self.scene.lines))
            self.scene.board.version += 1
            return True
        return False

    def _move(self, event: Move) -> bool:
        hands, scene = self.scene.hands, self.scene
        before = hands.hover, hands.drag.over if hands.drag else None, hands.button_at(*hands.pointer)
        hands.move(event.x, event.y)
        scene.lid.moved(event.x, event.y, scene)
        after = hands.hover, hands.drag.over if hands.drag else None, hands.button_at(event.x, event.y)
        return before != after or (hands.drag is not None and hands.drag.begun)

    def _press(self, event: Press) -> bool:
        scene = self.scene
        if event.button != 1:
            scene.painter.zoom(scene.hands.card_at(event.x, event.y))
        elif not scene.lid.pressed(event.x, event.y, scene):
            scene.hands.press(event.x, event.y, 1 / scene.app.design.scale)
        return True

    def _release(self, event: Release) -> bool:
        scene = self.scene
        if event.button == 1 and not scene.lid.released(event.x, event.y, scene):
            scene.hands.release(event.x, event.y)
        return True
