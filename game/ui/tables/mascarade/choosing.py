"""How a mask is chosen in the gallery: a press chooses it, its outlook stays to be read, the red button says it.

The choice before that is public: whoever chooses it stands in the top bar, and nothing is chosen to begin with, so that
it tells nothing of the mask that lies before the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.view import Offer, TableView

from ...canvas import Canvas
from ...registry import Box
from ...table.dressing import GIVE, Dressing
from ...table.interaction import Button
from .furniture import GAME
from .gallery import Gallery, copies, face_of

if TYPE_CHECKING:
    from ...app import App
    from ...table.interaction import Interaction
    from ...table.layout import Layout

BACK = "back"


def announces(offer: Offer) -> bool:
    """Whether this mask would be announced as one's own; else it is named because a power asks for it."""
    return offer.token.startswith("announce ")


class Choosing:
    """The gallery of one table, as far as hands reach it. `hands` are set as soon as there are buttons."""

    def __init__(self, app: App, table: Dressing) -> None:
        self.app, self.table, self.gallery = app, table, Gallery(app)
        self.hands: Interaction | None = None

    def naming(self) -> list[Offer]:
        """The answers that hang in the gallery, none while it is closed."""
        return [offer for offer in self.table.offers if offer.token.startswith(("announce ", "name "))]

    @property
    def chosen(self) -> Offer | None:
        """The mask that is marked, if any."""
        offer = self.hands.picker.chosen if self.hands else None
        return offer if offer in self.naming() else None

    # ------------------------------------------------------------------ where

    def place(self, size: tuple[float, float], laid: Layout, offer: Offer) -> Rect:
        """Where a mask hangs."""
        naming = self.naming()
        return self.gallery.places(size, laid, len(naming), announces(offer))[naming.index(offer)]

    def buttons(self, size: tuple[float, float], laid: Layout, hands: Interaction) -> list[Button]:
        """The red one that says what is chosen, and the one that leads back, at the lower right."""
        self.hands, naming, chosen = hands, self.naming(), self.chosen
        if not naming:
            return []
        back, give = self.gallery.below(size, laid)
        may_return = announces(naming[0]) and self.table.may_take_back()
        made = []
        if chosen is not None or may_return:
            made.append(Button(BACK, back, self.app.say(f"{GAME}.button.back"), deed=lambda: self._back(may_return)))
        if chosen is not None:
            said = f"{GAME}.button.{'claim' if announces(chosen) else 'name'}"
            made.append(
                Button(GIVE, give, self.app.words.say(said, chosen.args), "primary", deed=lambda: hands.take(chosen))
            )
        return made

    def _back(self, may_return: bool) -> None:
        """To the three actions, where the rules allow it; else only from the mask that is chosen."""
        if self.hands is not None:
            self.hands.picker.put_back()
        if may_return:
            self.table.take_back()
        self.app.redraw()

    # ------------------------------------------------------------------ pictures

    def draw(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        """The room, and below the masks what everybody has and what a claim would bring."""
        naming = self.naming()
        announcing = announces(naming[0])
        self.gallery.room(
            canvas, laid, self.app.say(f"{GAME}.badge.gallery" if announcing else f"{GAME}.badge.gallery_guru")
        )
        if announcing:
            self.gallery.fortunes(canvas, laid, view, self.table.people, naming[0].seat)
            self.gallery.claim(canvas, laid, view, self.chosen or self._pointed_at(naming))

    def draw_mask(self, canvas: Canvas, box: Box, offer: Offer, k: float, over: bool) -> None:
        """One of the masks that hang there."""
        view = self.table.tableau.view if self.table.tableau else None
        several = copies(view)[face_of(offer)] if view else 1
        self.gallery.hung(canvas, self.table.painter, box, face_of(offer), several, k, over, offer == self.chosen)

    def _pointed_at(self, naming: list[Offer]) -> Offer | None:
        """The mask under the pointer or the focus."""
        hands = self.hands
        if hands is None:
            return None
        over = hands.button_at(*hands.pointer)
        at = over.name if over else (hands.focus.at or "").removeprefix("button:") if hands.focus.shown else ""
        return next((offer for offer in naming if offer.token == at), None)
