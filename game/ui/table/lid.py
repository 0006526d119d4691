"""Hands kept by lid: a box at the foot whose slats are lifted while a key or the pointer is held.

Shut it looks the same whatever lies inside. Open it is a board of its own, for its seat alone, drawn last and
clipped to the box; a card taken out of it is drawn outside as everybody sees it, until the rules have moved it.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot
from typing import TYPE_CHECKING

from game.content.looks import Rect

from ..input import Key
from .board import Board
from .drag import Drag, landing, overlap
from .layout import Stand
from .lid_home import Homeward, outside
from .shapes import within
from .stroke import FEW, Stroke

if TYPE_CHECKING:
    from ..scenes.table import TableScene

OPENING = 0.16  # seconds the slats take
ON_PURPOSE, FAR_ENOUGH = 0.35, 30.0  # seconds and units between lifting a lid and letting go on an answer
SEAT_KEYS = {key: seat for seat, key in enumerate(("f5", "f6", "f7", "f8", "f9", "f10", "f12"))}  # F11: full screen


class Lid:
    """State of the lid. In the other ways of keeping secrets it does nothing."""

    def __init__(self, table: Board) -> None:
        self.board = Board(table.app, table.game, table.looks, table.painter.faces.prints, table.dressing)
        self.board.painter = table.painter
        self.board.tableau.heard = None
        self.seat: int | None = None  # whose lid is lifted
        self.open = 0.0  # how far the slats are rolled up, 0..1
        self.by: str = ""  # what holds it: "pointer", or the name of a key
        self.since = 0.0  # when the pointer lifted it, and where
        self.at = (0.0, 0.0)
        self.inside = True  # whether the pointer has not left the box since it was pressed
        self.stroke = Stroke()  # of that pointer
        self.homeward: Homeward | None = None  # a card let go, of which nobody is to see what it did
        self.owed: tuple[int, str] | None = None  # why it was in vain: for the seat alone, as soon as it looks again

    def boards(self, table: Board) -> list[Board]:
        return [self.board, table] if self.seat is not None else [table]

    def follow(self, scene: TableScene) -> None:
        """The session decides whose lid is lifted; show that seat's own view. Where no tray lies any more, because what
        is asked now lies in its place, a lid that is still held is shut."""
        if scene.session.screen.lid is not None and not scene.lid_lies:
            scene.session.drop_lid()
        screen = scene.session.screen
        view = scene.session.tray()
        self.seat = screen.lid if view is not None else None
        if self.seat is None or view is None:
            self.open, self.by = 0.0, ""
            self.board.tableau.hurry()  # not what the table's dressing has under way: it is the same for both
            self.board.lifts.clear()
            self.board.rims, self.board.dimmed, self.board.digits = {}, frozenset(), {}
            return
        stand = scene.board.stand
        self.board.stand = replace(stand, tray=self.seat)
        self.board.show(view)
        laid = self.board.tableau.layout
        shown = {
            card.handle for zone, cards in view.zones.items() if laid and zone.handle in laid.trays for card in cards
        }
        self.board.hidden = frozenset(set(self.board.tableau.sprites) - shown)

    def reshape(self, stand: Stand) -> None:
        if self.seat is not None:
            self.board.reshape(replace(stand, tray=self.seat))

    def update(self, dt: float, scene: TableScene) -> bool:
        moving = self.board.update(dt) if self.seat is not None else False
        moving = self._rests(dt, scene) or moving
        if self.homeward is not None:
            self.homeward = self.homeward if self.homeward.update(dt, self.board.tableau.pace) else None
            moving = True
        if self.seat is not None and self.open < 1:
            pace = self.board.tableau.pace
            quick = OPENING * pace.speed * (not pace.reduced)
            self.open = min(1.0, self.open + dt / quick) if quick else 1.0
            return True
        return moving

    # what holds it

    def lift(self, seat: int, by: str, scene: TableScene) -> None:
        scene.session.lift(seat)
        self.homeward, owed, self.owed = None, self.owed, None
        self.by, self.inside, self.stroke = by, True, Stroke()
        self.follow(scene)
        scene.after_lid()
        box = self.box(scene)
        if owed is not None and owed[0] == self.seat == seat and box is not None:
            scene.tell(owed[1], box)

    def shut(self, scene: TableScene) -> None:
        """At once, in the same frame."""
        if self.seat is not None or self.by:
            self.by = ""
            scene.session.drop_lid()
            self.follow(scene)
            scene.after_lid()

    def key_down(self, event: Key, scene: TableScene) -> bool:
        if not scene.has_lid:
            return False
        seat = SEAT_KEYS.get(event.name)
        if event.name == "space":
            seat = scene.tray_seat
        if seat is None or seat >= len(scene.session.people):
            return False
        if not event.repeat and self.seat is None:
            self.lift(seat, event.name, scene)
        return True

    def key_up(self, name: str, scene: TableScene) -> bool:
        if self.by == name:
            self.shut(scene)
            return True
        return False

    def pressed(self, x: float, y: float, scene: TableScene) -> bool:
        """The pointer goes down on a shut lid: it opens while held."""
        if not scene.has_lid or self.seat is not None:
            return False
        seat = scene.painter.lid_at(x, y)
        if seat is None:
            return False
        self.lift(seat, "pointer", scene)
        self.since, self.at = scene.app.clock.now(), (x, y)
        scene.hands.move(x, y)
        self.moved(x, y, scene)  # a finger has been nowhere before
        return True

    def moved(self, x: float, y: float, scene: TableScene) -> None:
        """Held by the pointer: the card under it rises; leaving the tray takes it along."""
        if self.by != "pointer" or self.seat is None or scene.hands.drag is not None:
            return
        box = self.box(scene)
        if box and within(box, x, y):
            self._lifts(x, y, scene)
        if scene.hands.last_inside and self._over_slot(scene.hands.last_inside, x, y, scene):
            scene.hands.take_along(scene.hands.last_inside, x, y)
        elif box and not within(box, x, y) and scene.hands.last_inside:
            if not scene.hands.take_along(scene.hands.last_inside, x, y):
                scene.refuse(scene.hands.last_inside, None)
                scene.hands.last_inside, self.stroke = None, Stroke()  # said once; the pointer comes back for another
            elif scene.hands.last_inside not in scene.hands.picker.pickable():
                scene.refuse(scene.hands.last_inside, None)  # in the tray, for its owner alone
        elif scene.hands.hover:
            scene.hands.last_inside = scene.hands.hover

    def _lifts(self, x: float, y: float, scene: TableScene) -> None:
        """What is lifted is what the stroke means, not always what it passes over; and that is a card as it lies, for
        one that is lifted covers its neighbours."""
        laid, hands = self.board.tableau.layout, scene.hands
        self.stroke.few = FEW * laid.k if laid else FEW
        hands.hover = self.stroke.move(x, y, hands.hover and (self.board.lying_at(x, y) or hands.hover))

    def _rests(self, dt: float, scene: TableScene) -> bool:
        """The pointer stands on another card: it is lifted in its time. True while that is awaited."""
        hands = scene.hands
        if self.by != "pointer" or self.seat is None or hands.drag is not None:
            return False
        before, awaited = self.stroke.card, self.stroke.update(dt)
        if self.stroke.card == before:
            return awaited
        hands.hover = hands.last_inside = self.stroke.card
        return True

    def _over_slot(self, handle: str, x: float, y: float, scene: TableScene) -> bool:
        """Whether the pointer has left the hand for a place inside the tray that takes this card of it."""
        box = self.box(scene)
        if box is None or scene.hands.card_at(x, y) is not None or not self.board.in_hand(handle):
            return False
        places = scene.hands.places(handle).values()
        return any(within(rect, x, y) and within(box, rect[0] + rect[2] / 2, rect[1] + rect[3] / 2) for rect in places)

    def hushed(self, x: float, y: float, scene: TableScene) -> bool:
        """Whether nothing is heard of a card that is let go here: the pointer that holds the lid open is inside, where
        one that no slot takes is not even led about."""
        box = self.box(scene)
        return self.seat is not None and self.by == "pointer" and box is not None and within(box, x, y)

    def released(self, x: float, y: float, scene: TableScene) -> bool:
        """Let go: a card that was carried out is dropped; an answer lying in the tray is given if the pointer was
        led onto it on purpose; otherwise nothing is played. The lid shuts."""
        if self.by != "pointer":
            return False
        drag, moves = scene.hands.drag, scene.session.moves
        drawn = self.board.tableau.sprites.get(drag.handle) if drag is not None else None
        back = drawn.back if drawn is not None else ""
        if drag is not None:
            scene.refusal = None
            scene.hands.release(x, y)
        elif scene.app.clock.now() - self.since >= ON_PURPOSE and hypot(x - self.at[0], y - self.at[1]) >= FAR_ENOUGH:
            button, box = scene.hands.button_at(x, y), self.box(scene)
            if button and button.offer and box and within(box, x, y):
                scene.hands.use(button)
        scene.hands.last_inside = None
        refusal, seat, box = scene.refusal, self.seat, self.box(scene)
        clicked = drag is None and scene.app.clock.now() - self.since < ON_PURPOSE
        self.shut(scene)
        if clicked:
            self._hold_it(seat, scene)
        if drag is not None and drawn is not None and box and seat is not None and moves == scene.session.moves:
            self.owed = (seat, refusal[0]) if refusal else None
            self._slide_back(drag, Homeward(outside(drag, box), back, box), scene)
        return True

    def _hold_it(self, seat: int | None, scene: TableScene) -> None:
        """Somebody has clicked. The same for every lid, whatever lies in it."""
        laid = scene.board.tableau.layout
        if laid is not None and seat is not None:
            scene.tell(scene.app.say("app.table.hold_it"), laid.lids.get(seat, laid.regions["tray"]))

    def _slide_back(self, drag: Drag, home: Homeward, scene: TableScene) -> None:
        """Nothing of it has happened before everybody: the card slides back under the lid.

        Where it might have been taken in secret nothing tells whether it was, for that depends on what has been laid
        already; the reason waits under the lid. Elsewhere no card is ever taken, and that is said at once.
        """
        if not drag.begun or within(home.box, drag.x, drag.y):
            return
        self.homeward, laid = home, scene.board.tableau.layout
        places = [home.box, *(each for rects in (laid.also.values() if laid else ()) for each in rects)]
        if self.owed is None:
            return
        if not any(overlap(drag.held_rect(), place) for place in places):
            scene.tell(scene.app.say("app.table.not_there"), home.pose.rect)

    def may_light(self, pick: str, rect: Rect, scene: TableScene) -> bool:
        """Whether a place may be lit for a thing that is offered. Nothing outside the tray is lit for what is offered
        under a lid, but by `before_all`."""
        box = self.box(scene)
        asked = any(offer.pick == pick and scene.private(offer) for offer in scene.hands.picker.offers)
        return not asked or box is None or within(box, rect[0] + rect[2] / 2, rect[1] + rect[3] / 2)

    def before_all(self, scene: TableScene) -> tuple[Rect, bool] | None:
        """The place outside the tray that is lit while a card is carried before everybody, and whether it hangs over
        it: the one place that all cards of the question have. It is lit for every card of the hand alike, since
        nobody is to see which of them may be played."""
        hands, drag, box = scene.hands, scene.hands.drag, self.box(scene)
        if drag is None or not drag.begun or box is None or within(box, drag.x, drag.y) or not scene.own(drag.handle):
            return None
        offers = [offer for offer in hands.picker.offers if offer.pick and scene.private(offer)]
        places = {offer.onto for offer in offers if offer.prompt == offers[0].prompt}
        place = places.pop() if len(places) == 1 else None
        rect = hands.rect(place) if place is not None else None
        if place is None or rect is None or within(box, rect[0] + rect[2] / 2, rect[1] + rect[3] / 2):
            return None
        laid = scene.board.tableau.layout
        wide = laid.also.get(place, ()) if laid else ()
        over = landing(drag.held_rect(), (drag.x, drag.y), {place: rect}) is not None
        return rect, over or any(within(each, drag.x, drag.y) for each in wide)

    def box(self, scene: TableScene) -> Rect | None:
        laid = scene.board.tableau.layout
        return laid.regions["tray"] if laid else None
