"""The keyboard at a table: Tab, arrows, Enter, M, Esc, digits, Ctrl Z, I, H, L, F1, and the keys of the lids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..input import Key
from .focus import AIM, Stop
from .shapes import within

WALKS = frozenset(("tab", *AIM))  # these go on and on
DIGITS = frozenset("0123456789")  # not whatever a keyboard has besides: ² is a digit to Python

if TYPE_CHECKING:
    from ..scenes.table import TableScene


class TableKeys:
    """Whatever a pointer can do, keys can do."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def handle(self, event: Key) -> bool:
        scene, hands, name = self.scene, self.scene.hands, event.name
        if event.repeat and name not in WALKS:
            return True  # held down, as Space is on a cover, it has done what it does
        if name == "esc":
            if not scene.painter.log.shut() and not hands.picker.put_back():
                scene.menu()
        elif name == "tab":
            hands.focus.tab(hands.stops(), event.shift)
        elif name in AIM:
            hands.focus.arrow(name, self._in_reach())  # type: ignore[arg-type]
        elif name in ("enter", "m"):
            self._enter(lift_only=name == "m")
        elif name == "z" and event.ctrl:
            scene.undo()
        elif name == "i":
            scene.painter.zoom(hands.hover or hands.focus.at)
        elif name == "h" and not event.ctrl:
            scene.hinting.ask()
        elif name == "f1":
            scene.open("rules")
        elif name == "l" and not event.ctrl:
            log = scene.painter.log
            log.open = not log.open
        elif scene.lid.key_down(event, scene):
            return True
        elif name == "space":
            if hands.focus.at != "button:undo":  # Space is held on covers out of habit: it takes nothing back
                self._enter()
        elif name in DIGITS and not event.ctrl:
            self._digit(name)
        else:
            return False
        return True

    def walk(self, name: str) -> bool:
        """Left and right: the next open card of the zone that the card shown large lies in."""
        at, step = self.scene.painter.zoomed, {"left": -1, "right": 1}.get(name, 0)
        row = self.row(at) if at and step else []
        if at is None or not row:
            return False
        self.scene.painter.zoomed = row[(row.index(at) + step) % len(row)]
        return True

    def row(self, handle: str) -> list[str]:
        """The open cards of the zone in which a card lies, itself among them; none where it lies in no zone."""
        board = self.scene.hands.board_of(handle)
        view, zone = (board.tableau.view, board.zone_of(handle)) if board else (None, None)
        for place, cards in view.zones.items() if view else ():
            row = [card.handle for card in cards if card.face is not None]
            if place.handle == zone and handle in row:
                return row
        return []

    def _in_reach(self) -> list[Stop]:
        """Where arrows may go. With a lid held open none of them leaves the tray, unless a card has been picked up: a
        focus that appears outside would tell everybody where in the row it was."""
        scene, hands = self.scene, self.scene.hands
        stops, box = hands.stops(), scene.lid.box(scene) if scene.lid.seat is not None else None
        if box is None or hands.picker.held:
            return stops
        inside = [stop for stop in stops if within(box, *stop.middle)]
        return inside if any(stop.name == hands.focus.at for stop in inside) else stops

    def _answers(self) -> list[Stop]:
        """What answers something: where Enter has nothing to use it goes there, and to no button of the house, whose
        first is the one that takes back."""
        hands = self.scene.hands
        house = {f"button:{button.name}" for button in hands.buttons if button.offer is None}
        return [stop for stop in hands.stops() if stop.name not in house]

    def _enter(self, lift_only: bool = False) -> None:
        """Use what has the focus; when it was picked up, the focus goes on to where it may be put."""
        hands, before = self.scene.hands, self.scene.hands.picker.held
        pause = hands.picker.pause() if hands.focus.at is None and not lift_only else None
        if pause:
            self.scene.answer(pause)
        elif not hands.enter(lift_only):
            hands.focus.tab(self._answers())
        elif hands.picker.held and hands.picker.held != before:
            targets = [stop for stop in hands.stops() if stop.name in hands.picker.targets()]
            if targets:
                hands.focus.at = targets[0].name

    def _digit(self, digit: str) -> None:
        """A card of the hand by the digit on it. Under a lid that is held it is played, elsewhere it is pointed at."""
        focus = self.scene.hands.focus
        handle = next((handle for handle, key in self.scene.hands.numbered().items() if key == digit), None)
        if handle is not None:
            focus.at, focus.shown = handle, True
            if self.scene.lid.seat is not None:
                self._enter()
