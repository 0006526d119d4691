"""The Allegiance table: two altars, open fronts, a tray with two slots, and the counting as a ceremony.

Everything is drawn from views and public marks. While cards are placed, nothing here looks at who has confirmed.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Event, Moved, Shown, Shuffled, Zone
from game.core.view import Offer, TableView
from game.core.words import named

from ...canvas import Canvas
from ...registry import Box
from ...table.beats import Beat, Score, default_timing
from ...table.buttons import stack
from ...table.dressing import Dressing
from ...table.interaction import Button, Interaction
from ...table.layout import Layout, Stand, within
from ...table.motion import FLIP, LEAVE, Path
from ...table.shapes import Spot, lay
from ...theme import GOLD_LIGHT, PAPER, PAPER_3, SOFT, rgb
from . import altars, fronts
from . import cards as cards  # registers the painter of the roles
from .counting import STEPS, Counting, place
from .seats import Seats, pairs
from .signs import GAME, SIDES
from .tray import Tray

if TYPE_CHECKING:
    from game.session.showing import Question

    from ...app import App
    from ...table.tableau import Sprite

OPENING, EACH, HOLD = 1.5, 0.5, 0.9  # seconds: a pile opens, one of its cards flies, a seat's cards are looked at
BESIDE = 292  # room for answers beside the hand, where they lie in the tray


class Table(Dressing):
    """Dresses the general table for Temple and Guild."""

    strips_looks = True  # another's hand, or a planted card under a lid

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, game)
        self.labels, self.seats, self.tray = altars.Labels(app), Seats(app), Tray(app)
        self.counting = Counting(app, self.worth)
        self.stand = Stand((1920, 1080))

    def worth(self, face: str, side: str) -> int:
        """The points printed on a card."""
        value = self.painter.faces.prints.fields(face).get(side, 0)
        return value if isinstance(value, int) else 0

    # ------------------------------------------------------------------ where things lie

    def phase(self, view: TableView) -> str:
        return view.marks.get(("phase", None), "")

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        self.stand = stand
        if stand.lid and laid.regions["tray"][2] > 0:  # what one alone may see stays in the tray
            tray = Box(*laid.regions["tray"]).grown(-8 * laid.k)
            laid.regions["strip"] = tray.clipped(Box(*laid.regions["strip"]))
        for side in SIDES:
            area = laid.areas[side]
            fronts.lay_pile(laid, view.zones[Zone(side)], area.rect)
        phase = self.phase(view)
        if phase == "count":
            self.counting.arrange(laid, view)
            return laid
        fronts.lay_fronts(laid, view)
        if phase == "place":
            self._cover(laid, view, stand.near)
            return laid
        laid.around |= {Zone("hand", seat).handle: panel for seat, panel in laid.panels.items()}
        hand = f"hand:{stand.tray}"
        if hand in laid.trays and stand.tray is not None:
            laid.wide[hand] = self.seats.badge(laid, stand.tray)
            if stand.lid:
                self._make_room(laid, view, hand)
        return laid

    def _cover(self, laid: Layout, view: TableView, seat: int) -> None:
        """The large tray lies over the front of the seat at the foot. What is dropped on an altar goes to its slot."""
        niches = {look.draw: rect for look, rect in laid.scenery}
        laid.also |= {f"{side}?:{seat}": (niches[side],) for side in SIDES if side in niches}
        laid.panels[seat] = laid.regions["tray"]
        for unit in fronts.units(view, seat):
            for handle in unit.cards:
                laid.spots[handle] = laid.spots[handle]._replace(shown=False)

    def _make_room(self, laid: Layout, view: TableView, hand: str) -> None:
        """Under a lid the answers lie in the tray, right of the hand."""
        area = laid.areas[hand]
        x, y, w, h = area.rect
        cards = view.zones[area.zone]
        for card, spot in zip(cards, lay(area.look, (x, y, w - BESIDE * laid.k, h), len(cards), laid.k)):
            laid.spots[card.handle] = spot._replace(z=laid.spots[card.handle].z)

    # ------------------------------------------------------------------ time and sound

    def alone(self, event: Event) -> bool:
        return isinstance(event, Shuffled)

    def timing(self, beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
        """Cards that are turned up had no name before: they set out from the pile, or turn where they lie."""
        score = default_timing(beat, before, after, was, now)
        if beat is None or not beat.events or not isinstance(beat.events[0], Shown):
            return score
        known = {card.handle for row in before.zones.values() for card in row} if before else set()
        fresh = [(zone, card) for zone, row in after.zones.items() for card in row if card.handle not in known]
        for _, card in fresh:
            score.sources[card.handle] = (now.spots[card.handle], None)
        pile = [(zone, card) for zone, card in fresh if zone.kind in SIDES]
        if pile:
            self._opening(score, [card.handle for _, card in pile], was.areas[pile[0][0].handle].rect, now)
        elif self.phase(after) == "count":
            score.seconds = HOLD
        return score

    def _opening(self, score: Score, handles: list[str], rect: Rect, now: Layout) -> None:
        """A pile opens: kind after kind its cards fly to their heaps."""
        order = sorted(handles, key=lambda handle: (now.spots[handle].y // 60, now.spots[handle].x))
        gap = (OPENING - EACH) / max(1, len(order) - 1)
        top = Spot(rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, rect[2], rect[3])
        for n, handle in enumerate(order):
            score.sources[handle] = (top._replace(z=now.spots[handle].z), None)
            score.paths[handle] = Path(n * gap, EACH, LEAVE, arc=0.1)
        score.seconds, score.others = OPENING, Path(0, FLIP)

    def sound(self, beat: Beat) -> str:
        """By what happens in public; a pile that opens sounds like a deal."""
        event = beat.events[0] if beat.events else None
        if isinstance(event, Moved) and event.dst.kind in ("temple?", "guild?"):
            return "card_slide"
        return "deal" if isinstance(event, Shown) and len(beat.events) > 12 else super().sound(beat)

    # ------------------------------------------------------------------ pictures

    def ground(self, laid: Layout, stand: Stand) -> Hashable:
        """The altars are the same whosever tray is open; they stand otherwise in the counting."""
        return stand.size, tuple(place(laid, f"score_{side}") for side in SIDES)

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        if name in SIDES:
            if not self.app.images.has(f"{GAME}/ground"):
                colour = rgb("#C9993A") if name == "temple" else rgb("#6C78C8")
                wide, high = rect[2] * 3.6, rect[3] * 2.7
                left, top = rect[0] + rect[2] / 2 - wide / 2, rect[1] + rect[3] * 0.8 - high / 2
                altars.glow(canvas, (left, top, wide, high), colour)
            score = place(laid, f"score_{name}")  # in the counting, before the altar's foot or beside it
            stepped = score is None or abs(score[0] - rect[0]) > rect[2] / 2
            altars.niche(self.app, canvas, name, rect, stepped)

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        found = {badge.key: badge.value for badge in self.badges}
        followers = {side: n if isinstance(n := found.get(f"{side}_followers"), int) else 0 for side in SIDES}
        counts = self.phase(view) == "count"
        self._heads(canvas, laid, view, counts)
        if counts:
            self.counting.draw(canvas, laid, view, followers)
            return
        need = view.counters.get(("bonus_from", None), 0)
        for side in SIDES:
            rect = place(laid, f"name_{side}")
            if rect is not None:
                self.labels.beside(canvas, side, Box(*rect), laid.k, len(view.zones[Zone(side)]))
                row = Box(rect[0], rect[1] + 74 * laid.k, rect[2], 32 * laid.k)
                self.labels.pips(canvas, side, row, laid.k, followers[side], need, followers[side] >= need)
        self._deck(canvas, laid, view)
        if not self.stand.lid:
            self._box(canvas, laid, view)
        seat = _at_the_tray(laid)
        if self.phase(view) == "place" and seat in self.people:
            sign, first = self.app.token(self.people[seat].token), ("first_action", seat) in view.marks
            self.seats.over_tray(canvas, laid, self.painter, sign, self._held(view, seat), first)

    def over_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> float:
        return self.seats.over_tray_wide(canvas, laid.k) if self.phase(view) == "place" else 0.0

    def rehearse(self, canvas: Canvas, laid: Layout, view: TableView) -> Iterator[None]:
        """The deal is followed at once by the placement, whose tray and slots have not been seen yet."""
        seat = self.stand.near
        if self.phase(view) != "place" or seat not in self.people or self.stand.lid:
            return
        yield from self.tray.rehearse(canvas, laid, self.people[seat])
        self._slots(canvas, laid, view, seat)
        yield
        sign, first = self.app.token(self.people[seat].token), ("first_action", seat) in view.marks
        self.seats.over_tray(canvas, laid, self.painter, sign, self._held(view, seat), first)
        yield

    def _heads(self, canvas: Canvas, laid: Layout, view: TableView, counts: bool) -> None:
        for seat, panel in laid.panels.items():
            if seat not in self.people:
                continue
            badge = self.seats.badge(laid, seat)
            narrow = laid.face.size[1] > laid.face.size[0] and not counts
            right = panel[0] + panel[2] - 14 * laid.k if counts else badge[0] - (6 if narrow else 10) * laid.k
            first = view.marks.get(("first_action", seat)) is not None
            self.seats.head(canvas, laid, seat, self.people[seat].name, right, first and not counts)
            if counts:
                self.counting.seat(canvas, laid, view, seat)
            else:
                self.seats.hand(canvas, laid, self.painter, badge, self._held(view, seat))

    def _held(self, view: TableView, seat: int) -> int:
        """Cards in a hand, those laid in secret included: everybody sees the same number."""
        return sum(len(view.zones.get(Zone(kind, seat), ())) for kind in ("hand", "temple?", "guild?"))

    def _deck(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Name and number beside the pack."""
        k, (x, y, w, h) = laid.k, laid.areas["deck"].rect
        left, setter = x + w + 22 * k, self.app.type
        setter.draw(canvas, self.app.say(f"{GAME}.badge.deck"), left, y + 34 * k, 22 * k, "ui", SOFT)
        setter.draw(
            canvas, self.app.words.number(len(view.zones[Zone("deck")])), left, y + 82 * k, 46 * k, "poster", PAPER
        )
        if view.zones[Zone("removed")]:
            x, y, w, h = laid.areas["removed"].rect
            setter.draw(
                canvas, self.app.say(f"{GAME}.zone.removed"), x + w / 2, y + h + 26 * k, 20 * k, "ui", SOFT, "centre"
            )

    def _box(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """The open tray of whoever has it, with the slots."""
        seat = self.stand.near
        if seat in self.people:
            self.tray.box(canvas, laid, self.people[seat], self.phase(view) == "place")
            self._slots(canvas, laid, view, seat)

    def _slots(self, canvas: Canvas, laid: Layout, view: TableView, seat: int) -> None:
        if self.phase(view) != "place" or Zone("temple?", seat).handle not in laid.trays:
            return
        self.tray.slots(canvas, laid, seat, {side: bool(view.zones[Zone(f"{side}?", seat)]) for side in SIDES})
        self.tray.hint(canvas, laid, self._under_hand(laid, 0, 40))

    def _under_hand(self, laid: Layout, down: float, high: float) -> Rect:
        """A strip between the slots, so far below the hand."""
        tall = laid.face.size[1] > laid.face.size[0]
        room = (250, 140 + down, -250, high) if tall else (270, 366 + down, -270, high)
        return within(laid.regions["tray"], room, laid.k)

    def draw_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        seat = next(
            (
                area.zone.seat
                for handle, area in laid.areas.items()
                if handle in laid.trays and area.zone.kind == "hand"
            ),
            None,
        )
        if seat is not None:
            self._slots(canvas, laid, view, seat)

    def on_card(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        """Planted cards have a tag, a pair has its frame; not in the counting, where all that is held counts alike."""
        view = self.tableau.view if self.tableau else None
        if view is None or sprite.moving:
            return
        if self.phase(view) == "count":
            self.counting.on_card(canvas, view, sprite.handle, spot)
            return
        for zone, row in view.zones.items():
            if zone.kind == "planted" and any(card.handle == sprite.handle for card in row):
                self.seats.planted(canvas, laid.k, spot, sprite.face is not None)
            if zone.kind == "guarded" and self.tableau and row:
                for guard, kept in pairs(row):
                    if kept == sprite.handle and guard in self.tableau.sprites:
                        self.seats.pair(canvas, laid.k, self.tableau.sprites[guard].at, spot)

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """Round n, and a disc for every round of the match."""
        now, k = view.counters.get(("round", None), 0), laid.k
        rounds = view.counters.get(("rounds", None), 0)
        _, y, _, h = laid.regions["bar"]
        if not now or self.phase(view) == "count":
            return left
        middle = y + (30 * k if h > 80 * k else h / 2)
        text = self.app.words.say(f"{GAME}.badge.round", named(n=now))
        left += self.app.type.draw(canvas, text, left, middle + 8 * k, 24 * k, "bold", PAPER) + 20 * k
        for n in range(1, rounds + 1):
            if n == now:
                canvas.disc(left + 12 * k, middle, 11 * k, GOLD_LIGHT)
            else:
                gone = n < now
                canvas.disc(left + 12 * k, middle, 8.5 * k, PAPER_3 if gone else altars.HOLLOW, 0 if gone else 2 * k)
            left += 27 * k
        return left

    # ------------------------------------------------------------------ answers

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("confirm", "go on", "done", "seen", "end the look")

    def lid_lies(self, questions: tuple[Question, ...], under: tuple[int, ...]) -> bool:
        """Hands lie open in the counting."""
        return not any(each.pause for each in questions)

    def button_place(self, laid: Layout, view: TableView, offer: Offer, tray: bool) -> Rect | None:
        k = laid.k
        if offer.token == "go on":
            return self._ceremony(laid)[1]
        if tray and self.phase(view) == "place":
            return within(self._under_hand(laid, 46, 64), (60, 0, -60, 64), k)
        if tray:
            return within(laid.regions["tray"], (-270, -84, -24, 62), k)
        return None

    def _ceremony(self, laid: Layout) -> tuple[Rect, Rect]:
        """Where Skip and Go on stand."""
        x, y, w, _ = laid.regions["buttons"]
        k = laid.k
        if laid.face.size[1] > laid.face.size[0]:
            right = laid.regions["bar"][0] + laid.regions["bar"][2] - 20 * k
            return (x + w + 20 * k, y, 200 * k, 52 * k), (right - 300 * k, y - 10 * k, 300 * k, 62 * k)
        return (x - 258 * k, y - 62 * k, 240 * k, 62 * k), (x, y - 62 * k, w, 62 * k)

    def more_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        """Skip in the counting, as long as it leads further than Go on; in the placement the grey button of whoever has
        not laid both cards yet."""
        offers = hands.picker.offers
        if any(offer.token == "go on" for offer in offers):
            if view.counters.get(("counted", None), 0) >= len(STEPS):
                return []
            return [Button("skip", self._ceremony(laid)[0], self.app.say(f"{GAME}.button.skip"), deed=self.skip)]
        placing = self.phase(view) == "place" and any(offer.onto and "?" in offer.onto for offer in offers)
        if placing and not self.stand.lid and not any(offer.label for offer in offers):
            x, y, w, h = laid.regions["buttons"]
            rect = stack((x, y, w, h - 64 * laid.k), 1, laid.k)[0]
            return [
                Button("not yet", rect, self.app.say(f"{GAME}.button.confirm"), enabled=False, closed="answer:confirm")
            ]
        return []


def _at_the_tray(laid: Layout) -> int:
    """The seat whose front the large tray covers, on this board: the lid of another may be lifted; -1 for none."""
    return next((seat for seat, panel in laid.panels.items() if panel == laid.regions["tray"]), -1)
