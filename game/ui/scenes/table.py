"""The table: plays what has happened, shows what may be done, and hands answers to the session.

The order that keeps secrets: the session covers first, then the match goes on; what is left to be seen in public
is played for everybody, and only then does the cover scene fall. Nothing here knows a rule or the state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.content.looks import Looks, read
from game.content.prints import Prints
from game.content.problems import BadFiles
from game.core.view import Offer
from game.session.session import Session

from ..canvas import Canvas
from ..input import Cancel, FocusLost, Input, Key, KeyUp, Press, Wheel
from ..table.bell import Bell
from ..table.board import Board
from ..table.dressing import dressing_for
from ..table.hinting import Hinting
from ..table.interaction import Button, Interaction
from ..table.keys import TableKeys
from ..table.lid import Lid
from ..table.motion import pace_of
from ..table.paint import TablePainter
from ..table.pointer import TablePointer
from ..table.reasons import no_undo
from ..table.rehearsal import Rehearsal
from ..table.strip import Strip, strip_for
from ..table.turned import TurnedTable
from ..table.turning import Turning

if TYPE_CHECKING:
    from ..app import App


class TableScene(TurnedTable):
    """One session on the screen. `ways` opens the other scenes; a missing one is simply not opened."""

    name = "table"
    turns = True
    unhurried = True

    def __init__(self, app: App, session: Session, ways: dict[str, Callable[[TableScene], None]] | None = None) -> None:
        super().__init__(app)
        self.session = session
        self.ways = ways if ways is not None else default_ways()
        game = session.info.id
        folder = app.data / "games" / game
        try:
            looks = read(folder)
        except BadFiles:
            looks = Looks()  # `check` names the mistake; the table is laid out all the same
        self.dressing = dressing_for(app, game)
        self.board = Board(app, game, looks, Prints(folder, looks), self.dressing)
        self.dressing.tableau, self.dressing.abacus = self.board.tableau, self.board.abacus
        self.board.badges_of = session.badges
        self.dressing.figures, self.dressing.skip = session.badges, self.skip
        self.dressing.open, self.dressing.moment = self.open, lambda: session.answers
        self.dressing.take_back, self.dressing.may_take_back = self.undo, lambda: session.can_undo(openly=True)
        self.lid, self.turning = Lid(self.board), Turning()
        self.hands = Interaction(
            self.answer, self.refuse, own=self.own, extra=self.places, sound=self._sound, stays=self.stays
        )
        self.hands.weighed = self.dressing.weighed
        self.hands.under_lid = lambda: self.lid.seat is not None
        self.painter, self.keys, self.pointer = TablePainter(self), TableKeys(self), TablePointer(self)
        self.refusal = None
        self.lines = session.log()
        self.publicly = frozenset()
        self._looks, self._private = session.looks, session.private  # as they were when last asked for
        self._awaiting = True  # what was played has to be followed by the session's own picture
        self._summed = False  # the figures after it have been shown
        self._covered = False
        self.bell, self.hinting = Bell(app, session), Hinting(self)
        self.rehearsal = Rehearsal(app, session, self.board)
        self.calm = True  # nothing moves but what a hand holds
        self._lang = app.lang

    # ------------------------------------------------------------------ the stack

    def enter(self) -> None:
        self._pace()
        self.turning.at_once(self.facing)
        self._fit()

    def arrive(self) -> Iterator[None]:
        beats = self.session.take_beats()
        if beats and self.session.answers == 0 and self.board.tableau.pace.speed:
            self.board.show(beats[0].view)  # the deal is seen before anybody takes the screen
            yield
            self.board.play(((beat.event, beat.look) for beat in beats), self.session.view())
            self._awaiting = True
            yield
            self.rehearsal.begin()
        else:
            self.board.show(self.session.view())
            self._rested()
        self.app.sounds.surround(self.session.info.id)

    def covered(self) -> None:
        """Something was put on top: nothing private stays open."""
        self._covered = True
        self.forget()
        if self.session.screen.kind == "open":  # on a cover nothing is, and whoever asked for it stays called
            self.session.hide()
        self.painter.forget()
        self.turning.at_once(self.facing)  # unseen, for whoever the cover is for
        self._refresh()
        self.rehearsal.cover(self.painter.lying())

    def uncovered(self) -> None:
        self._covered = False
        self._pace()
        self.session.take_beats()
        self.turning.at_once(self.facing)  # as the cover lay before it
        self._refresh()
        self._rested()

    def leave(self) -> None:
        self.session.hide()
        self.app.sounds.surround("")

    def study(self, on: bool) -> None:
        """While the match is over and its result put aside: what lies open is looked at, nothing is offered."""
        self.hands.studied = on
        self.forget()
        self.painter.forget()
        self._refresh()

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> bool:
        if isinstance(event, FocusLost):
            self._focus_lost()
            return True
        if isinstance(event, Press | Key | Wheel) and self.turning.under_way:
            self.turning.hurry()
            self.lies_anew()
            if not isinstance(event, Key):
                return True  # what lay there lies elsewhere now
        if isinstance(event, Press):
            self.hands.hurrying = self.busy
        if isinstance(event, Press | Key | Wheel) and self.busy:
            self.board.hurry()
            self.lid.board.hurry()
            self._rested()
            if self.session.screen.kind != "open":
                return True
        if self.painter.zoomed and self.painter.large.handle(event):
            return True
        if isinstance(event, Key):
            return self.keys.handle(event)
        if isinstance(event, KeyUp):
            return self.lid.key_up(event.name, self)
        if isinstance(event, Cancel):
            self.hands.cancel()
            self.lid.shut(self)
            return True
        return self.pointer.handle(event)

    def _focus_lost(self) -> None:
        self.forget()
        self.lid.shut(self)
        if self.app.settings.hide_on_leave and self.session.screen.kind != "over":
            self.board.hurry()
            self.session.hide()
            self.session.take_beats()
            self._refresh()
            self._rested()

    # ------------------------------------------------------------------ answers

    def answer(self, offer: Offer) -> None:
        """Give an answer; the journal has it before anything of it is shown."""
        self.refusal = None
        self.bell.answered()
        self.session.answer(offer.seat, offer.token)  # SaveFailed: nothing has happened, and the app says so
        self._happened()

    def _happened(self) -> None:
        self.hands.offer_nothing()
        beats = self.session.take_beats()
        self._whose_eyes()
        self.lid.follow(self)
        self.board.heard.silent = self.session.unnoticed
        self.board.play(((beat.event, beat.look) for beat in beats), self.session.view())
        self._awaiting = True
        self.rehearsal.begin()
        self.board.update(0)
        self.app.redraw()

    def skip(self) -> None:
        """Go on over every pause: a ceremony comes to its end at once."""
        while (offer := next((offer for offer in self.session.offers() if offer.pause), None)) is not None:
            self.answer(offer)
            self.board.hurry()
            self._rested()

    def undo(self) -> None:
        if self.session.can_undo():
            self.session.undo()
            self.refusal = None
            self._refresh()
            self._rested()
        elif (self.session.moves or self.session.private) and self.session.screen.kind == "open":
            self.app.toast(self.app.say(no_undo(self.session)), private=self.session.private)

    # ------------------------------------------------------------------ other scenes

    def open(self, way: str) -> None:
        if way in self.ways:
            self.ways[way](self)

    def menu(self) -> None:
        self.open("menu")

    def hide(self) -> None:
        self.forget()
        self.session.hide()
        self._refresh()
        self._rested()

    def show_hand(self) -> None:
        """Whoever is asked before all wants to see their own hand: the cover comes first, and opens for them."""
        seat = next(iter(self.session.callers()), None)
        if seat is not None:
            self.forget()
            self.session.call_for_screen(seat)
            self._refresh()
            self._rested()

    # ------------------------------------------------------------------ time

    @property
    def busy(self) -> bool:
        return self.plays or self.turning.under_way

    @property
    def plays(self) -> bool:
        return self.board.busy or (self.lid.seat is not None and self.lid.board.busy) or self._counts_to_the_end

    @property
    def _counts_to_the_end(self) -> bool:
        """Points are still being counted, and then this table is covered: nothing else waits for them."""
        return (
            self._awaiting
            and self._summed
            and self.board.abacus.running
            and self.session.screen.kind in ("cover", "over")
        )

    def _last_look(self) -> bool:
        """Before the table is covered, one frame in which the figures begin to count. True: wait for it."""
        first = not self._summed and self.session.screen.kind in ("cover", "over")
        self._summed = True
        return first and self.board.abacus.pace.speed > 0

    def update(self, dt: float) -> bool:
        if self._covered:
            return False
        self._fit()
        moving = self.board.update(dt)
        moving = self.lid.update(dt, self) or moving
        self.rehearsal.go_on()
        if not self.busy and self._awaiting:
            if not self._last_look():
                self._rested()
            moving = True
        if not self.busy and self.session.bots_turn(self.app.clock.now()):
            self.bell.bots_played = True
            self._happened()
            moving = True
        moving = self.turn_on(dt) or moving
        moving = self.painter.update(dt) | self.hinting.update() | moving
        self._expire()
        self.calm = not moving
        return self.hands.update(dt, self.busy) or moving

    def _rested(self) -> None:
        """Nothing moves any more: show what the session shows, and what may be done."""
        self._awaiting = self._summed = False
        session = self.session
        self._fit()
        self._show()
        self.board.badges = session.badges()
        self.lines = session.log()
        self.lid.follow(self)
        self.board.version += 1
        self._offer()
        self.bell.ring()
        kind = session.screen.kind
        if kind == "cover" and not self._covered:
            self.open("cover")
        elif kind == "over" and not self._covered:
            self.open("result")
        self.app.redraw()

    def _refresh(self) -> None:
        """The session's picture at once, without playing anything."""
        self._fit()
        self._show(playing=self.board.busy)
        self.board.version += 1
        self.lid.follow(self)
        self._offer()

    def _show(self, playing: bool = False) -> None:
        """The session's picture; one that is shown already is not laid out again, unless something is played."""
        view = self.session.view()
        if playing or self.board.tableau.view != view:
            self.board.show(view)

    def _whose_eyes(self) -> None:
        """Other eyes than before: nothing is left of what was done for those."""
        if self._looks != self.session.looks:
            self.forget()

    def forget(self) -> None:
        """Lay aside whatever pointer and keys have left behind: held, lit, focused, shown large, said to one alone.

        Where something private lay open the pointer counts as nowhere until it moves: where it was left must not
        show on the next picture.
        """
        private, self._looks, self._private = self._private, self.session.looks, self.session.private
        self.hands.forget(private)
        self.painter.close()
        self.refusal = None
        for board in (self.board, self.lid.board):
            board.lifts.clear()
            board.yielding.aims = {}
        if private:
            self.app.close_eyes()

    def _offer(self) -> None:
        self._whose_eyes()
        offers = self.session.offers() if not self._covered else ()
        hands = self.hands
        hands.boards = self.lid.boards(self.board)
        hands.picker.careful = self.own
        hands.picker.offer(offers)
        self.dressing.offers = offers
        if self.session.screen.lid is None:
            self.publicly = frozenset((offer.seat, offer.prompt) for offer in offers)
        view, laid = self.private_view, hands.boards[0].tableau.layout
        table = self.board.tableau.view if self.lid.seat is not None else None
        looks = self.dressing.strips_looks
        hands.strip = strip_for(offers, view, laid, looks, table) if view and laid else Strip()
        hands.buttons = self.painter.buttons()
        stops = {stop.name: stop for stop in hands.stops()}
        hands.focus.keep(stops)
        hands.hover = hands.thing_at(*hands.pointer) if hands.pointer[0] >= 0 else None

    def _fit(self) -> None:
        """The layout follows the window, the seat to act and the seat at the tray."""
        stand = self.standing(played=self.board.busy and not self._covered)
        if stand != self.board.stand:
            self.board.reshape(stand)
            self.lid.reshape(stand)
        if self._lang != self.app.lang:
            self._lang = self.app.lang
            self.lines = self.session.log()  # under the names of this language
            self.board.painter.forget()
            self.board.version += 1
        if stand.size != self.painter.size:
            self.painter.size = stand.size
            self.hands.cancel()
            self._offer()

    def _pace(self) -> None:
        pace = pace_of(self.app.settings)
        self.board.set_pace(pace)
        self.lid.board.tableau.pace = pace

    def _sound(self, name: str) -> None:
        if self.session.private and any(each.together for each in self.session.questions()):
            return  # else it would be heard who has laid something, or has only looked and pressed a button
        if name and not (name == "drop" and self.lid.hushed(*self.hands.pointer, self)):
            self.app.sounds.play(name)

    # ------------------------------------------------------------------ picture

    def draw(self, canvas: Canvas) -> None:
        self._fit()
        self._expire()  # before the first frame: time does not pass here under another scene
        self.painter.draw(canvas)
        self.turning.shade(canvas, self.board.tableau.pace)

    def draw_below(self, canvas: Canvas) -> None:
        """Overlays lie on the public table."""
        self.painter.draw_public(canvas)

    def after_lid(self) -> None:
        """A lid was lifted or shut: other offers, another tray."""
        self._offer()
        self.app.redraw()

    def button(self, name: str) -> Button | None:
        return next((button for button in self.hands.buttons if button.name == name), None)


def default_ways() -> dict[str, Callable[[TableScene], None]]:
    """The scenes that a table leads to."""
    from .table_ways import WAYS

    return dict(WAYS)
