"""The table of the trick-taking Guillotine: an oval with a slot before each seat, the poster, the last trick.

Seats keep their places, on a screen that turns their edges of the glass, so that a card laid before somebody stays
there. Everything is drawn from views and badges.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Event, Moved, Zone
from game.core.outcome import Outcome
from game.core.view import CardView, Offer, TableView
from game.core.words import named

from ...canvas import Canvas
from ...registry import Box
from ...table.beats import Beat, Score
from ...table.dressing import Dressing
from ...table.interaction import Button, Interaction
from ...table.layout import Area, Layout, Stand
from ...table.shapes import Spot
from ...theme import MOTION, PAPER, SOFT
from ...tokens import token
from . import answers, bill, furniture, plates, taken, terror, trick
from . import cards as cards  # registers the painter of the playing cards
from .furniture import GAME, Poster, Round, sheet

if TYPE_CHECKING:
    from game.session.showing import Question

    from ...app import App
    from ...table.tableau import Sprite

CARD, SMALL = 124.0, 62.0  # width of a card in the trick, of a pardon card
SIDES = ((0, 1), (-1, 0), (0, -1), (1, 0))  # from the middle of the oval to each place: near, left, far, right
ACROSS, DOWN = 158.0, 92.0  # how far the slots are from the middle
GLANCE = 1.0  # seconds for which a card lies there that is turned up to be seen
TRIALS = (3, 6, 9)
SEATS = range(4)
PLATE = (34, 36, 54, 225)
RIM = 3.0  # how far the rim of what is lit reaches over its place
TILT = (-1.5, 3.0, 2.0, -3.0)


class Table(Dressing):
    """Dresses the general table for four with a trick between them."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, game)
        self.poster = Poster(app)
        self.decree: Event | None = None  # the sentence with which the Terror was called last

    # ------------------------------------------------------------------ where things lie

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """The trick in the middle of the oval, the four pardon cards below the poster."""
        tall = stand.size[1] > stand.size[0]
        k = laid.k
        box = self._scenery(laid, "oval")
        if box is None:
            return laid
        middle = box[0] + box[2] / 2, box[1] + box[3] / 2 - (0 if tall else 4 * k)
        for seat in SEATS:
            place = (seat + stand.ring) % 4
            dx, dy = SIDES[place]
            self._put(
                laid,
                view,
                Zone("trick", seat),
                middle[0] + dx * ACROSS * k,
                middle[1] + dy * (118 if tall else DOWN) * k,
                CARD * k,
                TILT[place],
            )
        if stand.tray is not None:
            self._sort(laid, view, Zone("hand", stand.tray))
            self._make_room(laid, view, stand.tray)
            self._light_next(laid, view, stand.tray)
        poster = self._scenery(laid, "poster") or box
        for seat in range(len(view.people)):
            x, y = self._pardon(poster, (seat + stand.ring) % 4, k, tall)
            self._put(laid, view, Zone("pardon", seat), x, y, SMALL * k, 0.0, "chip")
            self._order(laid, view.zones.get(Zone("taken", seat), ()), True)
        self._takes_drops(laid)
        return laid

    def _takes_drops(self, laid: Layout) -> None:
        """The whole table counts, the slot alone is lit; a pardon may be put where it will lie open, too."""
        for seat in SEATS:
            for kind in ("trick", "pardon?", "trial?"):
                laid.also[Zone(kind, seat).handle] = (laid.regions["stage"],)
            below_poster = laid.areas.get(Zone("pardon", seat).handle)
            if below_poster is not None:
                laid.also[Zone("pardon?", seat).handle] += (below_poster.rect,)
            if (slots := laid.areas.get(Zone("trial?", seat).handle)) is not None:
                laid.also[Zone("trial?", seat).handle] += (slots.rect,)

    def _light_next(self, laid: Layout, view: TableView, seat: int) -> None:
        """What is lit for a card that is held is the next free slot, its rim where the dashes were."""
        for x, y, w, h in self._free_slots(laid, view, seat)[:1]:
            rim = RIM * laid.k
            laid.wide[self._secret(view, seat)[0].handle] = (x + rim, y + rim, w - 2 * rim, h - 2 * rim)

    def _make_room(self, laid: Layout, view: TableView, seat: int) -> None:
        """The hand leaves the right end of its tray free for slots, or for the answers to an open trick."""
        free = self._slots_free(view, seat) * laid.k
        hand = laid.areas.get(Zone("hand", seat).handle)
        if not free or hand is None:
            return
        left, full = hand.rect[0], hand.rect[2]
        for card in view.zones.get(Zone("hand", seat), ()):
            spot = laid.spots[card.handle]
            half = spot.w / 2
            part = (spot.x - half - left) / max(1.0, full - spot.w)
            laid.spots[card.handle] = spot._replace(x=left + half + part * (full - spot.w - free))

    def _slots_free(self, view: TableView, seat: int) -> float:
        if view.counters.get(("trick", None)):
            return 300.0 if all(view.zones.get(Zone("trick", each)) for each in SEATS) else 0.0
        if ("trial", seat) in view.marks:
            return 300.0
        return 170.0 if view.counters.get(("round", None)) and not view.zones.get(Zone("pardon", seat)) else 0.0

    def _sort(self, laid: Layout, view: TableView, hand: Zone) -> None:
        """The same places, taken in order; only for whoever sees the faces, so nobody learns anything by it."""
        held = view.zones.get(hand, ())
        if self.app.settings.sorting != "dealt" and all(card.face for card in held):
            self._order(laid, held, self.app.settings.sorting == "suit")

    def _order(self, laid: Layout, cards: Sequence[CardView], by_suit: bool) -> None:
        places = [laid.spots[card.handle] for card in cards]
        for card, spot in zip(sorted(cards, key=lambda card: taken.order(card.face or "", by_suit)), places):
            laid.spots[card.handle] = spot

    def _pardon(self, poster: Rect, place: int, k: float, tall: bool) -> tuple[float, float]:
        if tall:
            return poster[0] + poster[2] + (56 + 84 * place) * k, poster[1] + poster[3] - 62 * k
        return poster[0] + (38 + 76.6 * place) * k, poster[1] + poster[3] + 92 * k

    def _put(
        self, laid: Layout, view: TableView, zone: Zone, x: float, y: float, w: float, angle: float, form: str = "full"
    ) -> None:
        """One card of a seat's zone at a place of the table; the place takes drops also while it is empty."""
        h = w * (1.25 if form == "chip" else 1.397)
        area = laid.areas.get(zone.handle)
        if area is not None:
            laid.areas[zone.handle] = Area(zone, (x - w / 2, y - h / 2, w, h), area.look, area.n)
        for card in view.zones.get(zone, ()):
            old = laid.spots[card.handle]
            laid.spots[card.handle] = old._replace(x=x, y=y, w=w, h=h, angle=angle, form=form, shown=True)

    def _scenery(self, laid: Layout, name: str) -> Rect | None:
        return next((rect for look, rect in laid.scenery if look.draw == name), None)

    # ------------------------------------------------------------------ time

    def alone(self, event: Event) -> bool:
        """Each card of a trick is seen by itself, and the Terror."""
        return terror.called(event) or (isinstance(event, Moved) and event.dst.kind == "trick")

    def timing(self, beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
        """The Terror is read while the trick still lies there, and the card that settles the target before it goes
        back. Pardon cards turn up at one stroke."""
        event = beat.events[0] if beat is not None and beat.events else None
        if event is not None and terror.called(event):
            self.decree = event
            return Score(read=MOTION.notice, name=terror.NAME)
        score = super().timing(beat, before, after, was, now)
        if isinstance(event, Moved) and event.dst.kind == "flipped":
            score.read = GLANCE
        if isinstance(event, Moved) and event.dst.kind == "pardon":
            score.paths = {handle: replace(path, after=0.0) for handle, path in score.paths.items()}
        return score

    def sound(self, beat: Beat) -> str:
        return "drum_roll" if beat.events and terror.called(beat.events[0]) else super().sound(beat)

    # ------------------------------------------------------------------ pictures

    def ground(self, laid: Layout, stand: Stand) -> Hashable:
        """The oval and the plates, whosever they are."""
        return stand.size, tuple(sorted(laid.panels.values()))

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        if name == "oval":
            self._oval(canvas, rect)
            for box in laid.panels.values():  # plates stand out from the table they lie on
                sheet(canvas, Box(box[0], box[1] + 3 * laid.k, box[2], box[3]), 10 * laid.k, (0, 0, 0, 70))
                sheet(canvas, Box(*box), 10 * laid.k, PLATE)

    def _oval(self, canvas: Canvas, rect: Rect) -> None:
        baked = "guillotine_tricks/oval"
        if self.app.images.has(baked):
            canvas.blit(self.app.images.picture(baked, canvas.px(rect[2]), canvas.px(rect[3])), rect[0], rect[1])
        else:
            furniture.oval(canvas, rect)

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        poster = self._scenery(laid, "poster")
        if poster is None:
            return
        self.poster.draw(canvas, poster, self._round(view))
        self._pardons(canvas, laid, poster)
        self._slots(canvas, laid, view)
        trick.count(self, canvas, laid, view)
        trick.last(self, canvas, laid, view)
        trick.annulled(self, canvas, laid, view)
        terror.over(self, canvas, laid, view)
        plates.draw(self, canvas, laid, view)

    def _round(self, view: TableView) -> Round:
        targets = tuple(view.marks[key] for key in (("target_1", None), ("target_2", None)) if key in view.marks)
        ranks = frozenset(
            self._rank(card.face) for seat in range(4) for card in view.zones.get(Zone("pardon", seat), ()) if card.face
        )
        return Round(targets, ranks, view.marks.get(("setting.pardon", None)) != "owner")

    def _rank(self, face: str) -> str:
        return "10" if face[0] == "T" else face[0]

    def _pardons(self, canvas: Canvas, laid: Layout, poster: Rect) -> None:
        """The heading, and below each place the token of who lays a card there."""
        k, tall = laid.k, laid.face.size[1] > laid.face.size[0]
        x, y = self._pardon(poster, 0, k, tall)
        self.app.type.draw(canvas, self.app.say(f"{GAME}.badge.pardons"), x - 30 * k, y - 52 * k, 22 * k, "bold", PAPER)
        for seat, person in self.people.items():
            box = Box(*laid.areas[Zone("pardon", seat).handle].rect)
            sheet(canvas, box, 7 * k, None, (142, 144, 163), 1.5 * k)
            sign = token(self.app.token(person.token), canvas.px(10 * k))
            canvas.blit_centred(sign, box.centre[0], box.bottom + 18 * k)

    def _slots(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """An outline where each seat's card of the trick goes."""
        if not view.counters.get(("trick", None)):
            return
        for seat in range(4):
            x, y, w, h = laid.areas[Zone("trick", seat).handle].rect
            sheet(canvas, Box(x, y, w, h), 8 * laid.k, None, (90, 98, 132), 1.6 * laid.k)
        trick.lead(self, canvas, laid, view)

    def on_card(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """A seal on what a pardon halves; a rim in the colour of who takes it round the card that wins the trick."""
        trick.winning(self, canvas, laid, sprite, spot)
        if not self.tableau or not self.tableau.view or spot.form != "chip" or not sprite.shown_face:
            return
        if self._halved(self.tableau.view, sprite):
            r = spot.w * 0.22
            inside = (1.0, 0.6) if spot.w < SMALL * laid.k else (0.1, 0.3)  # clear of rank and neighbours; a
            x, y = spot.x - spot.w / 2 + r * inside[0], spot.y + spot.h / 2 - r * inside[1]  # pardon has none
            taken.seal(self, canvas, x, y, r, laid.k)

    def _halved(self, view: TableView, sprite: Sprite) -> bool:
        """Whether this card is a pardon, or a taken one that costs half. Others, annulled ones too, cost nothing."""
        for zone in (Zone(kind, seat) for kind in ("pardon", "taken") for seat in SEATS):
            if any(card.handle == sprite.handle for card in view.zones.get(zone, ())):
                return (sprite.shown_face or "?")[0] in self.helped(view, zone.seat)
        return False

    def helped(self, view: TableView, seat: int | None) -> frozenset[str]:
        """By first letter the ranks that cost this seat half: those of all pardons, or of its own by that setting."""
        own = view.marks.get(("setting.pardon", None)) == "owner"
        laid = [Zone("pardon", each) for each in SEATS if each == seat or not own]
        return frozenset(card.face[0] for zone in laid for card in view.zones.get(zone, ()) if card.face)

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """Round n and the track of rounds."""
        now, k = view.counters.get(("round", None), 0), laid.k
        total = int(view.marks.get(("setting.rounds", None), "12"))
        _, y, _, h = laid.regions["bar"]
        tall = h > 80 * k
        middle = y + (30 * k if tall else h / 2)
        if now:
            text = self.app.words.say(f"{GAME}.badge.round", named(n=now, total=total))
            left += self.app.type.draw(canvas, text, left, middle + 8 * k, 22 * k, "bold", SOFT) + 16 * k
        past = {
            n: tuple(view.marks[(f"target_{i}", n)] for i in (1, 2) if (f"target_{i}", n) in view.marks)
            for n in range(1, now + 1)
        }
        trials = TRIALS if view.marks.get(("setting.trial", None)) != "off" else ()
        size = k * (0.8 if tall and total > 6 else 1)
        return furniture.track(self.app, canvas, left, middle, size, past, total, trials)

    # ------------------------------------------------------------------ answers

    def draw_over(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        self._secretly(canvas, laid, view)
        if self.tableau and self.tableau.playing and self.tableau.playing.name == terror.NAME:
            terror.decree(self, canvas, laid, self.decree)
        if self.pointed == answers.LAST_TRICK:
            trick.last_large(self, canvas, laid, view)
        elif self.pointed.startswith(taken.NAME):
            taken.large(self, canvas, laid, view)

    def lid_lies(self, questions: tuple[Question, ...], under: tuple[int, ...]) -> bool:
        """Between two rounds nobody holds a card."""
        return not any(each.prompt in (f"{GAME}.prompt.turn_up", f"{GAME}.prompt.deal") for each in questions)

    def draws_out(self, question: Question) -> bool:
        """Whoever calls the Terror presses one of two buttons."""
        return question.prompt != f"{GAME}.prompt.terror_ask"

    def button_place(self, laid: Layout, view: TableView, offer: Offer, tray: bool) -> Rect | None:
        return answers.place(laid, self.offers, offer, tray)

    def steady_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        return [*answers.steady(self, laid, view, hands), *taken.buttons(self, laid, view)]

    def draw_button(self, canvas: Canvas, laid: Layout, button: Button, over: bool, down: bool) -> bool:
        return button.name == answers.LAST_TRICK or button.name.startswith(taken.NAME)

    def draw_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        self._secretly(canvas, laid, view)

    def _secretly(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """In an open tray, or on a screen of their own, for the one who looks: empty slots for what is chosen in
        secret, the next one lit while a card is held, with its frame of that; and after Terror in vain, why."""
        seat = next((seat for seat in SEATS if view.audience == 1 << seat), None)
        if seat is None:
            return
        free = self._free_slots(laid, view, seat)
        for rect in free[1:] if self.held else free:
            furniture.slot(canvas, rect, laid.k)
        answers.no_right(self, canvas, laid, view)

    def _free_slots(self, laid: Layout, view: TableView, seat: int) -> list[Rect]:
        """Where in the tray a card is still to be laid in secret."""
        zone, n = self._secret(view, seat)
        area = laid.areas.get(zone.handle)
        if area is None or not self._slots_free(view, seat) or view.counters.get(("trick", None)):
            return []
        return furniture.free_slots(area.rect, n, area.n, area.look.gap * laid.k)

    @staticmethod
    def _secret(view: TableView, seat: int) -> tuple[Zone, int]:
        """What is laid in secret before the tricks, and how many cards: two for the trial, else the pardon."""
        return (Zone("trial?", seat), 2) if ("trial", seat) in view.marks else (Zone("pardon?", seat), 1)

    def sheet(self, view: TableView) -> Outcome | None:
        return bill.so_far(view)

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("next trick", "confirm", "turn_up", "deal")
