"""What pointer and keys do on a table: hover, press, drag, focus. Decides nothing about rules: offers do.

Works on boards from the top one down (the tray under a lid lies above the table) and on the strip over them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import hypot

from game.content.looks import Rect
from game.core.view import Offer
from game.session.showing import NOWHERE

from ..theme import Token
from .board import Board
from .drag import START, Drag
from .finding import Finder
from .focus import LOTS, Focus, Stop
from .motion import HOME, LIFT, NORMAL
from .picker import STAGE, Picker
from .shapes import within
from .strip import Strip


@dataclass(slots=True)
class Button:
    """A drawn button: where, for which offer or deed."""

    name: str
    rect: Rect
    label: str
    kind: str = "outlined"  # primary, outlined, right, armed
    offer: Offer | None = None
    deed: Callable[[], None] | None = None
    enabled: bool = True
    icon: str = ""  # drawn instead of the label, which is then its name
    closed: str = ""  # what to ask the rules about, where it is not enabled: see Session.refusal
    begins: bool | None = None  # see Dressing.keys_begin
    sign: Token | None = None  # of the person it is named after


@dataclass(slots=True)
class Interaction(Finder):
    """State of the gesture. `take` is called with the offer that an act settles; `refuse` with what was tried in vain,
    where it was put, and whether something must be said though the rules have no reason."""

    take: Callable[[Offer], None]
    refuse: Callable[[str, str | None, bool], None]
    boards: list[Board] = field(default_factory=list)
    strip: Strip = field(default_factory=Strip)
    buttons: list[Button] = field(default_factory=list)
    picker: Picker = field(default_factory=Picker)
    focus: Focus = field(default_factory=Focus)
    drag: Drag | None = None
    hover: str | None = None
    calm: bool = True  # nothing of it moves but the card under the pointer
    down: bool = False  # the pointer went down here; a release without it is somebody else's
    hurrying: bool = False  # this press has finished a movement, so it does not end a pause as well
    pressed: str | None = None  # name of the button under a held pointer
    meant: str | None = None  # what the pointer went down on, where that was no button
    origin: tuple[float, float, float] = (0.0, 0.0, 0.0)  # where it went down, and how far it may move and still click
    pointer: tuple[float, float] = (-1.0, -1.0)
    sound: Callable[[str], None] = lambda name: None
    studied: bool = False  # the match is over: keys walk whatever lies open
    last_inside: str | None = None  # the card under a pointer that holds a lid open
    own: Callable[[str], bool] = lambda handle: False  # whether a card lies in the tray of whoever looks
    under_lid: Callable[[], bool] = lambda: False  # whether a lid is lifted
    weighed: Callable[[Offer], bool] = lambda offer: False  # whether a press only chooses: see Dressing.weighed
    stays: Callable[[Offer], bool] = lambda offer: False  # whether the card that asks does not move by this answer
    extra: Callable[[], dict[str, Rect]] = dict  # targets only the game's dressing knows

    # pointer

    def move(self, x: float, y: float) -> None:
        self.pointer = (x, y)
        if self.drag:
            self.drag.move(x, y, self.places(self.drag.handle))
            if self.drag.begun:
                self.hover, self.drag.over = None, self.drag.over or self.also_at(self.drag.handle, x, y)
        else:
            self.hover = None if self.button_at(x, y) else self.thing_at(x, y)

    def press(self, x: float, y: float, pixel: float) -> None:
        """The main button or a finger goes down."""
        self.pointer, self.focus.shown, self.down = (x, y), False, True
        button = self.button_at(x, y)
        self.pressed = button.name if button else None
        card = None if button else self.card_at(x, y)
        spot = self.spot(card) if card else None
        ours = card is not None and (card in self.picker.pickable() or self.own(card))
        self.meant, self.origin = None if button else self._meant(x, y), (x, y, START * pixel)
        self.sound("press" if button else "pick_up" if ours else "")  # alike for every card of a hand
        if card and spot and ours:
            self.drag = Drag(card, spot, x, y, pixel)

    def release(self, x: float, y: float) -> None:
        """Up again: a drop, a button, or a click. Nothing, where the press was for a scene that has gone since."""
        drag, down, self.drag, self.down = self.drag, self.down, None, False
        if drag and drag.begun:
            self._drop(drag)
        elif self.pressed:
            button = self.button_at(x, y)
            name, self.pressed = self.pressed, None
            pauses = self.hurrying and button is not None and button.offer is not None and button.offer.pause
            if button and button.name == name and not pauses:
                self.use(button)
        elif down:
            pause = self._pause_at(x, y)
            if pause:
                self.take(pause)
            else:
                self._let_up(x, y)
        self.hurrying = False
        self.pressed = None
        self.hover = self.thing_at(x, y) if self.pointer[0] >= 0 else None  # forgotten by what has just been done

    def _meant(self, x: float, y: float) -> str | None:
        return self.closed_at(x, y) or self.thing_at(x, y) or self.lying_at(x, y)

    def _let_up(self, x: float, y: float) -> None:
        """A click is a press and a release on the same thing. One drawn elsewhere that cannot be carried says why."""
        (left, top, near), meant = self.origin, self.meant
        if hypot(x - left, y - top) <= near or meant == self._meant(x, y):
            self.click(meant)
        elif meant is not None and self.picker.held is None:
            self.refuse(meant, None, self.own(meant))

    def offer_nothing(self) -> None:
        """An answer has been given: nothing that was offered before may be taken by a finger that still lies on it."""
        self.picker.offer(())
        self.strip, self.buttons, self.pressed = Strip(), [], None

    def _pause_at(self, x: float, y: float) -> Offer | None:
        """While the table only waits to be looked at, a press anywhere in its middle goes on."""
        pause, stage = self.picker.pause(), self.rect(STAGE)
        if pause is None or stage is None or self.hurrying or self.picker.menu or not within(stage, x, y):
            return None
        return pause if self.thing_at(x, y) not in self.picker.pickable() else None

    def click(self, handle: str | None, sure: bool = False) -> None:
        """A click, or Enter on what has the focus."""
        before = self.picker.held
        offer = self.picker.press(handle, sure)
        if offer:
            self.take(offer)
        elif handle and self.picker.held is None and handle != before and not self.picker.menu:
            self._in_vain(before, handle)

    def _in_vain(self, held: str | None, handle: str) -> None:
        """Nothing was settled and nothing taken up: say why, where there is something to say."""
        if held is None:
            self.refuse(handle, None, self.own(handle))
        else:
            self.refuse(held, handle, False)

    def use(self, button: Button) -> None:
        if button.deed:
            button.deed()
        elif button.offer and button.offer.idle and button.offer not in self.picker.menu:
            offer = self.picker.exercise(button.offer.token)
            if offer:
                self.take(offer)
        elif button.offer and self.weighed(button.offer):
            self.picker.put_back()
            self.picker.chosen = button.offer
        elif button.offer:
            self.picker.put_back()
            self.take(button.offer)

    def take_along(self, handle: str, x: float, y: float) -> bool:
        """A thing leaves the open lid with the pointer that holds it. False for one that cannot be chosen; a card of
        the hand comes along all the same, for everybody sees whether one does."""
        spot = self.spot(handle)
        if spot is not None and (handle in self.picker.pickable() or self.own(handle)):
            self.drag = Drag(handle, spot._replace(angle=0), spot.x, spot.y)
            self.drag.begun = True
            self.drag.grip = (0.0, spot.h * 0.2)
            self.move(x, y)
        return self.drag is not None

    def cancel(self) -> None:
        """Whatever was held goes back: focus lost, a second button, a turned table."""
        drag, self.drag, self.pressed, self.down = self.drag, None, None, False
        if drag and drag.begun:
            self._glide_home(drag)

    def forget(self, pointer: bool) -> None:
        """Other eyes are on the table: nothing done for the last ones shows any more or is found by a key. `pointer`:
        it counts as nowhere until it moves."""
        self.cancel()
        self.picker.put_back()
        self.focus.forget()
        self.hover = self.last_inside = None
        if pointer:
            self.pointer = (-1.0, -1.0)

    def _drop(self, drag: Drag) -> None:
        if drag.over is not None:
            offer = self.picker.drop(drag.handle, drag.over)
            if offer:
                self.sound("drop")
                self._let_go(drag, offer)
                self.take(offer)
                return
            self._glide_home(drag)  # several answers: a menu asks which
            return
        self._glide_home(drag)
        self.picker.put_back()
        if self.under_lid() and self.own(drag.handle):
            self.sound("drop")  # whether it was taken is not to be heard
        self.refuse(drag.handle, self.lying_at(*self.pointer, drag.handle) or NOWHERE, True)

    def _let_go(self, drag: Drag, offer: Offer) -> None:
        """The card sets out from where it was let go. One that only pointed is back at its place before that."""
        if offer.carry == drag.handle and self.stays(offer):
            self._glide_home(drag)
            return
        for board in self.boards:
            board.tableau.place(drag.handle, drag.pose)

    def _glide_home(self, drag: Drag) -> None:
        board = self.board_of(drag.handle)
        if board and drag.handle not in self.strip.spots:
            board.tableau.home(drag.handle, drag.pose, HOME)

    # keys

    def stops(self) -> list[Stop]:
        """What the focus can be on, in reading order: strip, hand, table, seats, buttons.

        Under an open lid every card counts as usable for the choice of a group: a focus that leaves the tray at once
        would tell everybody that nothing in it can be chosen.
        """
        picks = self.places(self.picker.held) if self.picker.held else {}
        if self.picker.held:
            picks[self.picker.held] = self.rect(self.picker.held) or (0, 0, 0, 0)
        else:
            picks = {name: rect for name in self.picker.pickable() if (rect := self.rect(name))}
        own = {handle for board in self.boards for handle in board.tableau.sprites if self.own(handle)}
        usable = set(picks) | (own if len(self.boards) > 1 else set())
        for handle in own - set(picks) if not self.picker.held else ():
            spot = self.spot(handle)
            if spot and not self.strip:
                picks[handle] = spot.rect
        if self.studied:
            picks = dict(self._open())
            usable = set(picks)
        order = {"strip": 0, "hand": 1, "table": 2, "seats": 3}
        stops = [Stop(name, rect, self._group(name, own), name in usable) for name, rect in picks.items()]
        stops.sort(key=lambda stop: (order[stop.group], stop.rect[1] // 400, stop.rect[0], stop.name))
        lots = sorted((b for b in self.buttons if b.enabled and b.begins is not None), key=lambda b: b.rect[:2])
        first = next((at for at, button in enumerate(lots) if button.begins), 0)
        drawn = [Stop(f"button:{b.name}", b.rect, LOTS) for b in lots[first:] + lots[:first]]
        answers_first = sorted(self.buttons, key=lambda button: button.offer is None or button.offer.idle)
        others = [b for b in answers_first if b.enabled and b.begins is None]
        return drawn + stops + [Stop(f"button:{b.name}", b.rect, "buttons") for b in others]

    def numbered(self) -> dict[str, str]:
        """The digit of each card of the own hand that can be chosen, in the order in which they lie: 1 to 9, then 0."""
        found = [
            (sprite.goal.z, sprite.handle)
            for board in self.boards
            for sprite in board.tableau.sprites.values()
            if sprite.handle in self.picker.pickable() and self.own(sprite.handle) and board.in_hand(sprite.handle)
        ]
        return {handle: digit for digit, (_, handle) in zip("1234567890", sorted(found))}

    def _open(self) -> Iterator[tuple[str, Rect]]:
        """Every card that shows its face."""
        for board in self.boards:
            for sprite in board.tableau.sprites.values():
                if sprite.face is not None and sprite.goal.shown:
                    yield sprite.handle, sprite.at.rect

    def _group(self, handle: str, own: set[str]) -> str:
        if handle in self.strip.spots:
            return "strip"
        return "hand" if handle in own else "seats" if handle.startswith("seat:") else "table"

    def enter(self, lift_only: bool = False) -> bool:
        """Enter, or M to pick up without using. False if nothing has the focus."""
        at = self.focus.at
        if at is None:
            return False
        if at.startswith("button:"):
            button = next((b for b in self.buttons if f"button:{b.name}" == at and b.enabled), None)
            if button:
                self.use(button)
            return True
        if lift_only:
            self.picker.held = at if at in self.picker.pickable() else None
            return True
        self.click(at, sure=True)
        return True

    # time

    def update(self, dt: float, still: bool) -> bool:
        """Lift what is pointed at, let the held card follow. True while something moves."""
        pace = self.boards[0].tableau.pace if self.boards else NORMAL
        carried, moved = self.drag.update(dt, pace) if self.drag else False, False
        for board in self.boards:
            wanted = {} if still else {h: 1.0 for h in self._lifted() if h in board.tableau.sprites}
            for handle in set(board.lifts) | set(wanted):
                goal, now = wanted.get(handle, 0.0), board.lifts.get(handle, 0.0)
                step = dt / LIFT if LIFT and board.tableau.pace.speed else 1.0
                after = min(goal, now + step) if goal > now else max(goal, now - step)
                moved |= after != now
                if after or handle in wanted:
                    board.lifts[handle] = after
                else:
                    board.lifts.pop(handle, None)
        self.calm = not moved
        return moved or carried

    def _lifted(self) -> set[str]:
        """Cards that rise: pointed at or focused where that means something, and the held one."""
        some = {self.picker.held, self.focus.at if self.focus.shown else None}
        if self.hover and (self.own(self.hover) or self.hover in self.picker.pickable()):
            some.add(self.hover)
        return {handle for handle in some if handle and handle not in self.strip.spots}
