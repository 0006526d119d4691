"""The Mascarade table: a ring of seats round the ballroom. Whose turn it is sits at the foot, the others clockwise from
there; when the turn passes, and only then, all of them slide on with their masks, coins and tags.

Everything is drawn from public marks and counters and from the faces of the view. Answers under the lid are alike in
size, and lie inside the tray.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Counted, Event, Marked, Reseated, Shown, UnderTheTable, Zone
from game.core.view import Offer, TableView
from game.core.words import named

from ...canvas import Canvas
from ...registry import Box
from ...table.beats import Beat, Score
from ...table.dressing import Dressing
from ...table.interaction import Button, Interaction
from ...table.layout import Layout, Stand
from ...table.motion import Path
from ...table.turning import EDGES
from ...theme import DIM, MOTION, NIGHT, PAPER
from ...tokens import token
from . import cards as cards  # registers the painter of the masks
from . import coins, consent, furniture, inverted, show, staging
from .choosing import Choosing
from .furniture import GAME, sheet
from .show import Shows
from .under_lid import UnderLid, private

if TYPE_CHECKING:
    from game.session.showing import Question

    from ...app import App

ACTS = ("look", "exchange", "announce")
NOWHERE = (0.0, 0.0, 0.0, 0.0)
LARGE = 1.15  # how much larger everything of a seat is where few sit
HANDFUL = 3  # coins at one moment that are heard as several
STEP, RESEAT = 0.42, 0.9  # seconds a mask takes to the middle and back; people to each other's seat


class Table(Dressing):
    """Dresses the general table for a ball."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, game)
        self.shows, self.gallery, self.lid = Shows(app), Choosing(app, self), UnderLid(app, self)
        self.hands: Interaction | None = None
        self._size = (1920.0, 1080.0)
        self._score = Score()  # of the beat whose coins or people are on their way
        self._flying: list[coins.Flight] = []
        self._moving: tuple[int, int] | None = None

    # ------------------------------------------------------------------ where things lie

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """Masks that are claimed, looked at or exchanged lie in the middle; table cards make room for them."""
        self._size = stand.size
        over = stand.lid and inverted.owner(view) is not None
        if over:
            laid.regions["tray"] = inverted.over_middle(laid)
        if stand.lid and stand.tray is not None:
            self.lid.seat = stand.tray  # draw_tray() lays out what lies there
            return laid
        self.lid.open = frozenset(card.handle for row in view.zones.values() for card in row if card.face)
        zones = [zone for zone in show.forward(view) if view.zones.get(zone)]
        if not zones:
            return laid
        where = staging.stage(laid, len(zones))
        if over:  # under the lid, and table cards beside that
            where = where._replace(places=(laid.regions["tray"],))
            self._make_room(laid, view, set(zones), where)
            where = where._replace(places=(inverted.inside(laid).mask,))
        else:
            self._make_room(laid, view, set(zones), where)
        for zone, (x, y, w, h) in zip(zones, where.places):
            handle = view.zones[zone][0].handle
            old = laid.spots[handle]
            laid.spots[handle] = old._replace(x=x + w / 2, y=y + h / 2, w=w, h=h, angle=0, z=old.z + show.FORWARD)
        return laid

    @staticmethod
    def _make_room(laid: Layout, view: TableView, forward: set[Zone], where: staging.Stage) -> None:
        """Table cards lie small beside the masks in the middle."""
        lying = [zone for zone in view.zones if zone.kind == "middle" and zone not in forward]
        if not lying:
            return
        x, y, _, _ = staging.aside(laid, len(lying), where)
        wide, tall = staging.TABLE_CARD * laid.k, laid.face.size[1] > laid.face.size[0]
        high, step = wide * staging.RATIO, staging.APART * laid.k
        for n, zone in enumerate(lying):
            handle = view.zones[zone][0].handle
            left, top = (x + n * (wide + step), y) if tall else (x, y + n * (high + step))
            laid.spots[handle] = laid.spots[handle]._replace(
                x=left + wide / 2, y=top + high / 2, w=wide, h=high, angle=0
            )

    def foot(self, view: TableView, stand: Stand) -> float | None:
        """Whose turn it is sits at the foot. On glass that turns, everybody stays at their own edge instead: the middle
        one of those who sit at the edge the picture is turned to has the foot, or nobody if nobody does."""
        sides = [self.app.house.side_of(person) for person in view.people] if self.app.settings.turn_table else []
        if len(set(sides)) < 2:
            return None
        firsts = {side: seat for seat, side in enumerate(sides) if side != sides[seat - 1]}  # clockwise, of each edge
        if stand.side not in firsts:
            after = next(edge % EDGES for edge in range(stand.side, stand.side + EDGES) if edge % EDGES in firsts)
            return firsts[after] - 0.5
        first = last = firsts[stand.side]
        while sides[(last + 1) % len(sides)] == stand.side:
            last += 1
        return (first + (last - first) // 2) % len(sides)

    # ------------------------------------------------------------------ time

    def alone(self, event: Event) -> bool:
        return isinstance(event, UnderTheTable)

    def timing(self, beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
        """Coins fly, masks step forward and back, people change seats; the rest as everywhere."""
        score = super().timing(beat, before, after, was, now)
        event = beat.events[0] if beat and beat.events else None
        if score.turns:
            return score
        if isinstance(event, Counted) and beat and before:
            self._flying = coins.flights(beat, before)
            score = self._score = Score(coins.seconds(self._flying))
        elif isinstance(event, Marked) and any(
            was.spots[name] != spot for name, spot in now.spots.items() if name in was.spots
        ):
            score = Score(STEP, others=Path(0, STEP, arc=0.06))
        elif isinstance(event, Reseated):
            self._moving = event.a, event.b
            score = self._score = Score(RESEAT, name="reseat")
        elif isinstance(event, Shown) and self.moment() and show.all_open(after):
            score.read = MOTION.notice  # the end: who has been who is seen before the result covers it
        return score

    def sound(self, beat: Beat) -> str:
        """One coin, or a handful; the rest by table.toml. An exchange sounds like its pretence."""
        if getattr(beat.events[0] if beat.events else None, "key", "") in coins.KEYS:
            return "coins" if len(self._flying) >= HANDFUL else "coin"
        return super().sound(beat)

    def lands(self, beat: Beat, sound: str) -> float:
        """Coins ring when the first of them comes down."""
        return coins.FLIGHT if sound in ("coin", "coins") and self._flying else super().lands(beat, sound)

    def _played(self) -> bool:
        """Whether the coins or people of the last such beat are still on their way."""
        return self.tableau is not None and self.tableau.playing is self._score

    # ------------------------------------------------------------------ pictures

    def ground(self, laid: Layout, stand: Stand) -> Hashable:
        """Nothing: the seats move round it."""
        return None

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        if name != "ballroom":
            return
        ground = "mascarade/ground_tall" if rect[3] * 1.3 > rect[2] else "mascarade/ground"
        if self.app.images.has(ground):
            canvas.blit(self.app.images.picture(ground, canvas.px(rect[2]), canvas.px(rect[3])), *rect[:2])
        else:
            furniture.ballroom(canvas, rect)

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Coins before every seat, fines on the steps of the courthouse, dashed places of masks in the middle."""
        coming: dict[coins.Place, int] = {}
        for flight in self._flying if self._played() and not self.pace.reduced else ():
            if flight.dst is not None:
                coming[flight.dst] = coming.get(flight.dst, 0) + 1
        for seat in laid.panels:
            place = ("coins", seat)
            x, y, size, room = self._purse(laid, seat)
            coins.stacks(canvas, self.app, x, y, view.counters.get(place, 0) - coming.get(place, 0), size, room)
        court = ("court", None)
        for look, rect in laid.scenery:
            if look.draw == "ballroom" and not show.forward(view):  # masks in the middle would cut it up
                self.app.type.draw(
                    canvas,
                    self.app.say(f"{GAME}.badge.goal"),
                    rect[0] + rect[2] / 2,
                    rect[1] + rect[3] * 0.655,
                    max(22 * laid.k, 11.0),
                    "bold",
                    (176, 152, 110),
                    "centre",
                )
            if look.draw == "courthouse":
                furniture.courthouse(
                    canvas,
                    self.app,
                    rect,
                    view.counters.get(court, 0) - coming.get(court, 0),
                    view.marks.get(("due", None), ""),
                )
        self.shows.left(canvas, laid, view)
        consent.given(canvas, laid, view)

    @staticmethod
    def _purse(laid: Layout, seat: int) -> tuple[float, float, float, float]:
        """Where a seat's coins stand: foot of the first stack, width of a coin, room to the right."""
        x, y, w, h = laid.panels[seat]
        small = w < 260 * laid.k
        k = laid.k * (LARGE if w > 320 * laid.k else 1)
        left = (100 if small else 128) * k
        return x + left, y + h - 8 * k, (27 if small else 34) * k, w - left - (66 if small else 78) * k

    def _place(self, laid: Layout, place: coins.Place | None) -> coins.Point:
        """Where coins set out or land."""
        if place is not None and place[0] == "coins" and place[1] is not None:
            x, y, size, _ = self._purse(laid, place[1])
            return x + size, y - size
        name = "courthouse" if place is not None else "ballroom"
        rect = next((rect for look, rect in laid.scenery if look.draw == name), (0.0, 0.0, *self._size))
        if place is not None:
            return furniture.steps(rect)
        return rect[0] + rect[2] / 2, rect[1] + rect[3] * 0.45

    def draw_over(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        rests = self.tableau is None or not self.tableau.busy
        self.shows.tags(canvas, laid, view, laid.panels)
        if rests:
            self.shows.names(canvas, laid, view, laid.panels)
        self.shows.middle(canvas, laid, view, self.people, rests)
        if self._played() and self.tableau is not None and not self.pace.reduced:
            self._fly(canvas, laid, self.tableau.part)
        hanging = show.decoys(view)
        if hanging:
            self.shows.decoy(canvas, laid, self.painter, hanging)
        elif self.gallery.naming() and rests:
            self.gallery.draw(canvas, laid, view)

    def _fly(self, canvas: Canvas, laid: Layout, part: float) -> None:
        """Coins on their way, or two people changing seats."""
        if self._score.name == "reseat" and self._moving:
            self._people_move(canvas, laid, part)
            return
        now = part * coins.seconds(self._flying)
        for flight in self._flying:
            a, b = self._place(laid, flight.src), self._place(laid, flight.dst)
            if now >= flight.after:
                at = coins.between(a, b, (now - flight.after) / coins.FLIGHT)
                coins.coin(canvas, self.app, *at, 40 * laid.k)

    def _people_move(self, canvas: Canvas, laid: Layout, part: float) -> None:
        """Name plates fly from seat to seat; masks and coins stay where they are."""
        k, (a, b) = laid.k, self._moving or (0, 0)
        for src, dst in ((a, b), (b, a)):
            if dst not in self.people or src not in laid.panels or dst not in laid.panels:
                continue
            one, two = laid.panels[src], laid.panels[dst]
            x, y = coins.between((one[0] + one[2] / 2, one[1] + 26 * k), (two[0] + two[2] / 2, two[1] + 26 * k), part)
            person, size = self.people[dst], max(26 * k, 13.0)
            wide = self.app.type.width(canvas, person.name, size, "bold") + size * 2.6
            box = Box(x - wide / 2, y - size, wide, size * 2)
            sign = self.app.token(person.token)
            sheet(canvas, box, size, NIGHT, sign.colour, 2.4 * k)
            canvas.blit_centred(token(sign, canvas.px(size * 0.45)), box.x + size, y)
            self.app.type.draw(canvas, person.name, box.x + size * 1.8, y + size * 0.36, size, "bold", PAPER)

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """Which turn of the match this is: the first four are special."""
        _, y, _, h = laid.regions["bar"]
        text = self.app.words.say(f"{GAME}.badge.turn", named(n=view.counters.get(("turn", None), 1)))
        base = y + (42 * laid.k if h > 80 * laid.k else h / 2 + 9 * laid.k)
        return left + self.app.type.draw(canvas, text, left, base, 22 * laid.k, "bold", DIM)

    def draw_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        self.lid.draw(canvas, laid, view)

    # ------------------------------------------------------------------ answers

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("turn down", "go on", "seen", "contest")

    def weighed(self, offer: Offer) -> bool:
        return offer in self.gallery.naming()

    def keys_begin(self, offer: Offer) -> bool | None:
        return self.lid.keys_begin(offer)

    def draws_out(self, question: Question) -> bool:
        """Under a lid of this game one looks and chooses."""
        return False

    def lid_lies(self, questions: tuple[Question, ...], under: tuple[int, ...]) -> bool:
        """Only while somebody at the screen is asked something private; otherwise the actions lie in its place."""
        return bool(under)

    def button_place(self, laid: Layout, view: TableView, offer: Offer, tray: bool) -> Rect | None:
        if tray or self.lid.holds(offer):
            return self.lid.place(laid, offer)
        if offer.token.startswith("agree "):
            return self._consent(laid, offer)
        if offer in self.gallery.naming():
            return self.gallery.place(self._size, laid, offer)
        if offer.token in ("look", "announce"):
            return self._act(laid, ACTS.index(offer.token))
        if offer.token in ("contest", "let pass"):
            return self._act(laid, 2 if offer.token == "contest" else 0)
        return None

    def _act(self, laid: Layout, n: int) -> Rect:
        x, y, w, h = laid.regions["strip"]
        if self._size[1] > self._size[0]:  # one above the other
            high = (h - 24 * laid.k) / 3
            return x, y + n * (high + 12 * laid.k), w, high
        wide = (w - 40 * laid.k) / 3
        return x + n * (wide + 20 * laid.k), y + 10 * laid.k, wide, min(h - 20 * laid.k, 190 * laid.k)

    def _consent(self, laid: Layout, offer: Offer) -> Rect:
        """A small flag at the edge of one's own panel; only while no mask is being named or shown."""
        return NOWHERE if offer.seat not in laid.panels or self.gallery.naming() else consent.place(laid, offer.seat)

    def more_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        """Exchange takes one's own mask up; actions that are closed keep their places."""
        self.hands = hands
        made = self.gallery.buttons(self._size, laid, hands)
        own = next((offer.pick for offer in self.offers if offer.token.startswith("exchange ") and offer.pick), None)
        if own is None:
            return made

        def take_up() -> None:
            hands.picker.held = own
            self.app.redraw()

        made.append(
            Button("exchange", self._act(laid, 1), self.app.say(f"{GAME}.button.exchange"), "act", deed=take_up)
        )
        tokens = {offer.token for offer in self.offers}
        made += [
            Button(
                f"closed {act}",
                self._act(laid, n),
                self.app.say(f"{GAME}.button.{act}"),
                "act",
                enabled=False,
                closed=f"answer:{act}",
            )
            for n, act in enumerate(ACTS)
            if act != "exchange" and act not in tokens
        ]
        return made

    def rehearse(self, canvas: Canvas, laid: Layout, view: TableView) -> Iterator[None]:
        """What may be done in a turn, which is asked for as soon as all masks are dealt."""
        for n, act in enumerate(ACTS):
            title = self.app.say(f"{GAME}.button.{act}")
            for enabled in (True, False):
                furniture.tile(canvas, self.app, Box(*self._act(laid, n)), act, title, laid.k, False, False, enabled)
                yield

    def draw_button(self, canvas: Canvas, laid: Layout, button: Button, over: bool, down: bool) -> bool:
        box, k = Box(*button.rect), laid.k
        act = button.name.removeprefix("closed ")
        if act in ACTS and (button.kind == "act" or not private(button.offer)):
            furniture.tile(canvas, self.app, box, act, button.label, k, over, down, button.enabled)
            return True
        offer = button.offer
        if offer is None:
            return False
        focused = self.hands is not None and self.hands.focus.shown and self.hands.focus.at == f"button:{button.name}"
        if offer.token.startswith("agree "):
            given = (
                self.tableau is not None
                and self.tableau.view is not None
                and ("agrees", offer.seat) in self.tableau.view.marks
            )
            consent.flag(canvas, button.rect, k, given, over or focused or button.kind == "armed")
            if over or focused or button.kind == "armed":
                consent.label(canvas, self.app, laid, button)
            return True
        if offer in self.gallery.naming():
            self.gallery.draw_mask(canvas, box, offer, k, over or focused)
            return True
        if offer.token in ("contest", "let pass"):
            furniture.answer(canvas, self.app, box, button.label, k, offer.token == "contest", over or focused, down)
            return True
        tray = Box(*laid.regions["tray"])
        if not private(offer) or not (tray.x <= box.x and box.right <= tray.right and tray.y <= box.y):
            return False
        furniture.half(canvas, self.app, box, button.label, k, over, down)
        return True
