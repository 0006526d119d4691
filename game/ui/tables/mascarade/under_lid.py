"""What lies under the lid: the masks that are looked at, and the answers, alike in size and in places drawn by lot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.view import Offer, TableView

from ...canvas import Canvas
from ...registry import Box
from ...table.dressing import Dressing
from ...table.lots import Lots
from ...theme import PAPER, SOFT
from ...tokens import token
from . import inverted
from .furniture import GAME
from .gallery import RATIO

if TYPE_CHECKING:
    from ...app import App
    from ...table.layout import Layout

SIZES = ((26, 13.0), (24, 12.5), (22, 12.0), (20, 11.5))  # of a name, in design units, and never less in units
PRIVATE = ("really", "decoy", "seen")


def private(offer: Offer | None) -> bool:
    """Whether only the one who is asked may see how this is answered."""
    return offer is not None and offer.prompt.rpartition(".")[2] in PRIVATE


class UnderLid:
    """The tray of one table."""

    def __init__(self, app: App, table: Dressing) -> None:
        self.app, self.table = app, table
        self.lots = Lots(app.chance)  # where the answers stand
        self.seat = -1  # whose lid is lifted
        self.open: frozenset[str] = frozenset()  # masks that lie open to everybody

    def holds(self, offer: Offer) -> bool:
        """Whether this is an answer that lies here."""
        return offer in self.table.offers and private(offer) and not offer.prompt.endswith(".seen")

    # ------------------------------------------------------------------ masks

    def draw(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """Masks that whoever looks sees alone, all equally large, each with the name of its owner: own first."""
        seen = sorted(
            (zone.seat != self.seat, zone.seat, card.face)
            for zone, row in view.zones.items()
            for card in row
            if zone.kind == "mask" and zone.seat is not None and card.face and card.handle not in self.open
        )
        if inverted.owner(view) is not None:
            self._inverted(canvas, laid, [(seat, face) for _, seat, face in seen])
            return
        x, y, w, h = laid.regions["tray"]
        k = laid.k
        high = min(h - 48 * k, 224 * k)
        wide, left = high / RATIO, x + 36 * k
        end = x + w - 266 * k  # where the answer begins
        room = min(300 * k, (end - left) / max(1, len(seen)) - wide - 32 * k)
        for _, seat, face in seen:
            self._mask(canvas, (left, y + 36 * k, wide, high), face)
            left += wide + 16 * k
            self._name(canvas, Box(left, y + h / 2 - 40 * k, room, 80 * k), seat, k)
            left += room + 16 * k
        if not seen and any(offer.prompt.endswith(".seen") for offer in self.table.offers):  # the Spy in a contest
            text, size = self.app.say(f"{GAME}.badge.all_open"), max(22 * k, 12.0)
            self.app.type.block(canvas, text, Box(left, y + h / 2 - 1.4 * size, end - left, h), size, "ui", SOFT)
        self._how(canvas, laid)

    def _inverted(self, canvas: Canvas, laid: Layout, seen: list[tuple[int, str]]) -> None:
        """The one mask that all but its owner may see, large; whoever lifts the lid without being allowed to sees
        nothing at all."""
        there = inverted.inside(laid)
        for seat, face in seen:
            self._mask(canvas, there.mask, face)
            self._name(canvas, there.name, seat, laid.k, centred=True)
        if any(private(offer) for offer in self.table.offers):
            size = max(18 * laid.k, 10.0)
            text = self.app.say(f"{GAME}.badge.slide")
            self.app.type.block(canvas, text, there.how, size, "ui", SOFT, align="centre")

    def _mask(self, canvas: Canvas, place: Rect, face: str) -> None:
        x, y, w, h = place
        canvas.blit(self.table.painter.faces.surface(face, "mask", "line", canvas.px(w), canvas.px(h)), x, y)

    def _name(self, canvas: Canvas, box: Box, seat: int, k: float, centred: bool = False) -> None:
        """The sign and the name of an owner, whole in two lines or a smaller size where the room asks for it."""
        person = self.table.people.get(seat)
        if person is None:
            return
        setter, sizes = self.app.type, tuple(max(size * k, least) for size, least in SIZES)
        lines, size = setter.name(canvas, person.name, box.w - sizes[0] * 1.3, sizes, "bold")
        left, middle = box.x, box.y + box.h / 2
        if centred:
            left += (box.w - max(setter.width(canvas, line, size, "bold") for line in lines) - size * 1.3) / 2
        canvas.blit_centred(token(self.app.token(person.token), canvas.px(size * 0.5)), left + size * 0.5, middle)
        for n, line in enumerate(lines):
            base = middle + (n - (len(lines) - 1) / 2) * size * 1.2 + size * 0.36
            setter.draw(canvas, line, left + size * 1.3, base, size, "bold", PAPER)

    def _how(self, canvas: Canvas, laid: Layout) -> None:
        """How an answer is given while the lid is held, below the answers."""
        x, y, w, h = laid.regions["tray"]
        k, n = laid.k, sum(private(offer) and offer.pick is None for offer in self.table.offers)
        text, setter = self.app.say(f"{GAME}.badge.slide"), self.app.type
        if n == 1:  # masks lie to the left of it
            setter.block(canvas, text, Box(x + w - 250 * k, y + h / 2 + 50 * k, 236 * k, 52 * k), 18 * k, "ui", SOFT)
        elif n:
            setter.draw(canvas, text, x + w / 2, sum(self._row(laid)) + 30 * k, 20 * k, "ui", SOFT, "centre")

    # ------------------------------------------------------------------ answers

    def place(self, laid: Layout, offer: Offer) -> Rect:
        """Answers lie side by side, equally large.

        Lots are drawn which of them comes first: a hand reaching left or right, the pointer left where it clicked, or
        keys that are heard tell nothing.
        """
        x, y, w, h = laid.regions["tray"]
        k = laid.k
        at, n = self._drawn(offer)
        tableau = self.table.tableau
        if tableau is not None and tableau.view is not None and inverted.owner(tableau.view) is not None:
            return inverted.inside(laid).answer
        if n == 1:  # the masks that are looked at lie to the left of it
            return x + w - 250 * k, y + h / 2 - 40 * k, 220 * k, 80 * k
        gap = 16 * k
        wide = min(420 * k, (w - 60 * k - gap * (n - 1)) / n)
        start = x + (w - wide * n - gap * (n - 1)) / 2
        top, high = self._row(laid)
        return start + at * (wide + gap), top, wide, high

    @staticmethod
    def _row(laid: Layout) -> tuple[float, float]:
        """Where the answers begin, and how high they are."""
        _, y, _, h = laid.regions["tray"]
        high = min(120 * laid.k, h - 90 * laid.k)
        return y + (h - high) / 2, high

    def _drawn(self, offer: Offer) -> tuple[int, int]:
        """Where an answer stands, and of how many."""
        alike = [other for other in self.table.offers if other.prompt == offer.prompt and other.pick is None]
        at, n = alike.index(offer), len(alike)
        return self.lots.place(self.table.moment(), (offer.seat, offer.prompt), at, n), n

    def keys_begin(self, offer: Offer) -> bool | None:
        """See Dressing.keys_begin: the answer at which keys begin is drawn by a lot of its own."""
        if not self.holds(offer):
            return None
        at, n = self._drawn(offer)
        first = (offer.seat, offer.prompt, "keys")
        return at == self.lots.place(self.table.moment(), first, 0, n) if n > 1 else None
