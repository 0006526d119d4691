"""The Mascarade table: seats keep their places round the ballroom, because people remember masks by place.

Everything is drawn from public marks and counters and from the faces of the view. Answers under the lid are alike in
size, and lie inside the tray.
"""
from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from game.content.looks import Rect
from game.core.events import Event, Shown, UnderTheTable, Zone
from game.core.view import Offer, TableView
from game.core.words import Face, named

from ...canvas import Canvas
from ...registry import Box
from ...table.beats import Beat
from ...table.dressing import Dressing
from ...table.interaction import Button, Interaction
from ...table.layout import Layout, Stand
from ...theme import BLOOD, DIM, GOLD_LIGHT, PAPER, SOFT
from . import cards as cards  # registers the painter of the masks
from . import furniture, show
from .furniture import sheet
from .show import GAME, Shows

if TYPE_CHECKING:
    from game.session.showing import Question

    from ...app import App

ACTS = ("look", "exchange", "announce")
PRIVATE = ("really", "decoy", "seen")
NOWHERE = (0.0, 0.0, 0.0, 0.0)


class Table(Dressing):
    """Dresses the general table for a ball."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, game)
        self.shows = Shows(app)
        self._size = (1920.0, 1080.0)

    # ------------------------------------------------------------------ where things lie

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """Claimers step forward to the stage; the others stay where they sit."""
        self._size = stand.size
        seats = show.claimers(view)
        if len(seats) < 2 and ("step", None) not in view.marks:
            return laid
        for seat, (x, y, w, h) in zip(seats, show.stage(laid, len(seats))):
            for card in view.zones.get(Zone("mask", seat), ()):
                old = laid.spots[card.handle]
                laid.spots[card.handle] = old._replace(x=x + w / 2, y=y + h / 2, w=w, h=h, angle=0, z=old.z + 5000)
        return laid

    def alone(self, event: Event) -> bool:
        return isinstance(event, UnderTheTable)

    def sound(self, beat: Beat) -> str:
        """By what happens in public; coins are heard, masks are turned, and an exchange sounds like its pretence."""
        event = beat.events[0] if beat.events else None
        key = getattr(event, "key", "")
        if key in ("coins", "court"):
            return "coin"
        return "card_flip" if isinstance(event, Shown) else super().sound(beat)

    # ------------------------------------------------------------------ pictures

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        if name != "ballroom":
            return
        if self.app.images.has("mascarade/ground"):
            canvas.blit(self.app.images.picture("mascarade/ground", canvas.px(rect[2]), canvas.px(rect[3])), *rect[:2])
        else:
            furniture.ballroom(canvas, rect)
        self.app.type.draw(canvas, self.app.say(f"{GAME}.badge.goal"), rect[0] + rect[2] / 2, rect[1] + rect[3] * .66,
                           22 * laid.k, "bold", (176, 152, 110), "centre")

    def draw_still(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Coins before every seat, fines on the steps of the courthouse, dashed places of those on the stage."""
        for seat, (x, y, w, h) in laid.panels.items():
            coins = view.counters.get(("coins", seat), 0)
            small = w < 260 * laid.k
            left = x + (100 if small else 124) * laid.k
            size = (26 if small else 32) * laid.k
            furniture.coin_stacks(canvas, self.app, left, y + h - 12 * laid.k, min(coins, 18), size)
        for look, rect in laid.scenery:
            if look.draw == "courthouse":
                label = self.app.say(f"{GAME}.badge.court")
                furniture.courthouse(canvas, self.app, rect, view.counters.get(("court", None), 0), label)
        self._agreed(canvas, laid, view)

    def _agreed(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Who would end the match now."""
        for seat, (x, y, _, _) in laid.panels.items():
            if ("agrees", seat) in view.marks:
                _flag(canvas, x + 6 * laid.k, y - 6 * laid.k, laid.k * 1.2, True)

    def draw_over(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        names = {seat: person.name for seat, person in self.people.items()}
        self.shows.tags(canvas, laid, view, laid.panels)
        if len(show.claimers(view)) > 1 or ("step", None) in view.marks:
            self.shows.contest(canvas, laid, view, names)
        hanging = show.decoys(view)
        if hanging:
            self.shows.decoy(canvas, laid, self.painter, hanging)
        elif self._naming():
            self.shows.gallery(canvas, laid, self.app.say(f"{GAME}.badge.gallery"))

    def draw_tray(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Masks of others that whoever looks may see: the Spy's, the Princess'."""
        x, y, _, h = laid.regions["tray"]
        k = laid.k
        seen = [(zone.seat, card.face) for zone, row in view.zones.items() if zone.kind == "mask"
                and zone.seat is not None and zone.handle not in laid.trays for card in row if card.face]
        high = h - 56 * k
        for n, (seat, face) in enumerate(seen[:4]):
            left = x + 220 * k + n * (high / show.RATIO + 40 * k)
            canvas.blit(self.painter.faces.surface(face, "mask", "full", canvas.px(high / show.RATIO), canvas.px(high)),
                        left, y + 40 * k)
            if seat in self.people:
                self.app.type.draw(canvas, self.people[seat].name, left, y + 30 * k, 20 * k, "bold", SOFT)

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """Which turn of the match this is: the first four are special."""
        _, y, _, h = laid.regions["bar"]
        text = self.app.words.say(f"{GAME}.badge.turn", named(n=view.counters.get(("turn", None), 1)))
        base = y + (42 * laid.k if h > 80 * laid.k else h / 2 + 9 * laid.k)
        return left + self.app.type.draw(canvas, text, left, base, 22 * laid.k, "bold", DIM)

    # ------------------------------------------------------------------ answers

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("turn down", "go on", "seen", "contest")

    def lid_lies(self, questions: tuple[Question, ...]) -> bool:
        """Only while something private is asked; otherwise the actions lie in its place."""
        return any(asked.private for asked in questions)

    def _private(self, offer: Offer | None) -> bool:
        return offer is not None and offer.prompt.rpartition(".")[2] in PRIVATE

    def _naming(self) -> list[Offer]:
        return [offer for offer in self.offers if offer.token.startswith(("announce ", "name "))]

    def button_place(self, laid: Layout, view: TableView, offer: Offer, tray: bool) -> Rect | None:
        if tray:
            return self._in_tray(laid, offer, view.counters.get(("turn", None), 0))
        if offer.token.startswith("agree "):
            return self._consent(laid, offer)
        naming = self._naming()
        if offer in naming:
            return self.shows.gallery_places(self._size, laid, len(naming))[naming.index(offer)]
        if offer.token in ("look", "announce"):
            return self._act(laid, ACTS.index(offer.token))
        if offer.token in ("contest", "let pass"):
            return self._act(laid, 2 if offer.token == "contest" else 0)
        return None

    def _in_tray(self, laid: Layout, offer: Offer, turn: int) -> Rect:
        """Answers under the lid lie side by side, equally large.

        They begin at another one each time: a hand reaching left or right, or keys that are heard, tell nothing.
        """
        x, y, w, h = laid.regions["tray"]
        k = laid.k
        alike = [other for other in self.offers if other.prompt == offer.prompt and other.pick is None]
        n = len(alike)
        at = (alike.index(offer) + crc32(f"{turn} {offer.seat} {offer.prompt}".encode())) % n
        left = x + (230 * k if n < 3 else 210 * k)
        if n == 1:
            return x + w - 250 * k, y + h / 2 - 40 * k, 220 * k, 80 * k
        room = x + w - 30 * k - left
        wide = min(420 * k, (room - 16 * k * (n - 1)) / n)
        high = min(120 * k, h - 70 * k)
        start = left + (room - wide * n - 16 * k * (n - 1)) / 2
        return start + at * (wide + 16 * k), y + (h - high) / 2 + 12 * k, wide, high

    def _act(self, laid: Layout, n: int) -> Rect:
        x, y, w, h = laid.regions["strip"]
        wide = (w - 40 * laid.k) / 3
        return x + n * (wide + 20 * laid.k), y + 10 * laid.k, wide, min(h - 20 * laid.k, 190 * laid.k)

    def _consent(self, laid: Layout, offer: Offer) -> Rect:
        """A small flag at the corner of one's own panel; only while no mask is being named or shown."""
        panel = laid.panels.get(offer.seat)
        if panel is None or self._naming():
            return NOWHERE
        return panel[0] - 18 * laid.k, panel[1] - 24 * laid.k, 48 * laid.k, 48 * laid.k

    def more_buttons(self, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
        """Exchange takes one's own mask up; actions that are closed keep their places."""
        own = next((offer.pick for offer in self.offers if offer.token.startswith("exchange ") and offer.pick), None)
        if own is None:
            return []

        def take_up() -> None:
            hands.picker.held = own
            self.app.redraw()

        made = [Button("exchange", self._act(laid, 1), self.app.say(f"{GAME}.button.exchange"), "act", deed=take_up)]
        tokens = {offer.token for offer in self.offers}
        made += [Button(f"closed {act}", self._act(laid, n), self.app.say(f"{GAME}.button.{act}"), "act", enabled=False)
                 for n, act in enumerate(ACTS) if act != "exchange" and act not in tokens]
        return made

    def draw_button(self, canvas: Canvas, laid: Layout, button: Button, over: bool, down: bool) -> bool:
        box, k = Box(*button.rect), laid.k
        act = button.name.removeprefix("closed ")
        if act in ACTS and (button.kind == "act" or not self._private(button.offer)):
            about = self.app.say(f"{GAME}.badge.about_{act}")
            furniture.tile(canvas, self.app, box, act, (button.label, about), k, over, down, button.enabled)
            return True
        offer = button.offer
        if offer is None:
            return False
        if offer.token.startswith("agree "):
            if button.kind == "armed":
                return False
            _flag(canvas, box.x + 24 * k, box.y + 18 * k, k, over)
            return True
        face = next((arg.face for _, arg in offer.args if isinstance(arg, Face)), None)
        if face and offer in self._naming():
            self._hung(canvas, box, face, k, over)
            return True
        if offer.token in ("contest", "let pass"):
            sheet(canvas, box, 12 * k, BLOOD if offer.token == "contest" else (42, 44, 58), PAPER, 2.4 * k)
            size = self.app.type.fit(canvas, button.label, box.w - 30 * k, (38 * k, 32 * k, 26 * k, 22 * k), "poster")
            self.app.type.draw(canvas, button.label, box.x + box.w / 2, box.y + box.h / 2 + size * .36, size, "poster",
                               PAPER, "centre")
            return True
        tray = Box(*laid.regions["tray"])
        if not self._private(offer) or not (tray.x <= box.x and box.right <= tray.right and tray.y <= box.y):
            return False
        furniture.half(canvas, self.app, box, button.label, k, over, down)
        return True

    def _hung(self, canvas: Canvas, box: Box, face: str, k: float, over: bool) -> None:
        """A mask of the gallery."""
        picture = self.painter.faces.surface(face, "mask", "full", canvas.px(box.w), canvas.px(box.h))
        sheet(canvas, box.moved(0, 8 * k), 14 * k, (0, 0, 0, 120))
        canvas.blit(picture, box.x, box.y - (8 * k if over else 0))
        if over:
            sheet(canvas, box.moved(0, -8 * k).grown(3 * k), 14 * k, None, GOLD_LIGHT, 5 * k)


def _flag(canvas: Canvas, x: float, y: float, k: float, lit: bool) -> None:
    """A small white flag: to end the match by agreement."""
    colour = GOLD_LIGHT if lit else DIM
    canvas.line((x - 8 * k, y - 8 * k), (x - 8 * k, y + 14 * k), colour, 2.4 * k)
    canvas.block(Box(x - 7 * k, y - 8 * k, 17 * k, 11 * k), colour)
