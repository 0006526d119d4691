"""Who looks at a table, who must act, and what lies open to them alone: read by whatever draws it or moves on it."""

from __future__ import annotations

from game.content.looks import Rect
from game.core.view import Offer, TableView
from game.session.session import Session

from ..scene import Scene
from .board import Board
from .corners import room
from .dressing import Dressing
from .interaction import Interaction
from .layout import Stand
from .lid import Lid
from .lights import moved_to
from .turning import EDGES, Turning, first_place


class TableEyes(Scene):
    """The part of the table's scene that changes nothing."""

    session: Session
    board: Board
    lid: Lid
    hands: Interaction
    dressing: Dressing
    turning: Turning
    publicly: frozenset[tuple[int, str]]  # questions that are offered with every lid shut

    @property
    def seat(self) -> int | None:
        """The single seat that the screen or the lifted lid is for."""
        screen = self.session.screen
        eyes = screen.lookers or screen.audience
        return eyes.bit_length() - 1 if eyes and not eyes & (eyes - 1) else None

    @property
    def side(self) -> int:
        """Quarter turns of the picture, on a screen that lies flat between people."""
        return self.turning.side

    def side_of(self, seat: int) -> int:
        """The edge of the glass at which whoever has this seat sits."""
        return self.app.house.side_of(self.session.person(seat).id)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that everybody knows must act."""
        return tuple(dict.fromkeys(each.seat for each in self.session.questions() if not each.idle))

    @property
    def private_view(self) -> TableView | None:
        """The view that the offers' handles belong to."""
        return self.lid.board.tableau.view if self.lid.seat is not None else self.board.tableau.view

    def private(self, offer: Offer) -> bool:
        """Whether an offer is for the eyes under the lifted lid alone."""
        return self.lid.seat is not None and (offer.seat, offer.prompt) not in self.publicly

    def own(self, handle: str) -> bool:
        """Whether a card lies open in the tray of whoever looks."""
        for board in self.hands.boards:
            seat, zone = board.stand.tray, board.zone_of(handle)
            sprite = board.tableau.sprites.get(handle)
            if zone and seat is not None and sprite and sprite.face is not None:
                laid = board.tableau.layout
                return bool(laid and zone in laid.trays)
        return False

    def stays(self, offer: Offer) -> bool:
        """Whether the card that asks lies where it lay after this answer, as far as may be told beforehand."""
        before, after = self.private_view, self.session.preview(offer.seat, offer.token)
        return before is None or after is None or not moved_to(before, after, offer.carry or "")

    def places(self) -> dict[str, Rect]:
        """Where answers lie that only the game's dressing knows."""
        view, laid = self.board.tableau.view, self.board.tableau.layout
        if view is None or laid is None:
            return {}
        onto = [offer for offer in self.hands.picker.offers if offer.onto]
        found = ((offer.onto, self.dressing.place(laid, view, offer)) for offer in onto)
        return {name: rect for name, rect in found if name and rect}

    def standing(self, played: bool) -> Stand:
        """How the window is and for whom the table lies this way. `played`: what is seen has happened for those whom
        it lay for until now."""
        design, acting, lid = self.app.design, self.acting, self.keeps_lids
        first = acting[0] if acting else 0
        if played:
            first = self.board.stand.acting
            tray = self.board.stand.tray
        else:
            people = [seat for seat in acting if self.session.person(seat).bot is None]
            shut = people[0] if people else first  # a bot's tray is shown to nobody while people are asked as well
            tray = None if lid else self.seat if self.seat is not None else shut
        ring, side, corners = 0, self.side, 0.0
        if self.app.settings.turn_table:
            ring = (first_place([self.side_of(seat) for seat in self.session.table_seats()]) - side) % EDGES
            corners = room(design)
        return Stand((design.width, design.height), first, tray, lid, ring, side, corners)

    @property
    def keeps_lids(self) -> bool:
        """Whether hands are kept by lid. Somebody alone with bots has nobody to hide from, and sees their hand."""
        return self.session.secrecy == "lid" and sum(person.bot is None for person in self.session.people) != 1

    @property
    def has_lid(self) -> bool:
        """Whether a tray under its lid lies on the table now."""
        if not self.keeps_lids:
            return False
        return self.lid.seat is not None or self.lid_lies

    @property
    def lid_lies(self) -> bool:
        """Whether it has a place there while what is asked is asked."""
        return self.dressing.lid_lies(self.session.questions(), self.session.under_lid())

    @property
    def tray_seat(self) -> int:
        """The seat whose lid lies at the foot of the table."""
        under = self.session.under_lid()
        if under:
            return under[0]
        people = [seat for seat in self.session.table_seats() if self.session.person(seat).bot is None]
        waited = [seat for seat in self.acting if seat in people]  # a bot needs no lid
        return (waited or people or [0])[0]
