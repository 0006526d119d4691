"""The part of the table's scene that turns it, on a screen that lies flat between people."""

from __future__ import annotations

from .telling import TableTelling


class TurnedTable(TableTelling):
    """Knows to whom the table is to be turned, and when it may be."""

    _awaiting: bool

    @property
    def plays(self) -> bool:
        """Whether what has happened is still being shown."""
        raise NotImplementedError

    def _fit(self) -> None:
        raise NotImplementedError

    def _offer(self) -> None:
        raise NotImplementedError

    @property
    def facing(self) -> int:
        """The side towards which the table is to be turned: where somebody has turned it by hand, else to the person
        whose screen it is or who must act. Where several must, or only bots, it stays."""
        if not self.app.settings.turn_table:
            return 0
        by_hand = self.turning.chosen(self.acting)
        if by_hand is not None:
            return by_hand
        people = [seat for seat in self.acting if self.session.person(seat).bot is None]
        wanted = [self.side_of(seat) for seat in ([self.seat] if self.seat is not None else people)]
        return wanted[0] if wanted and self.turning.side not in wanted else self.turning.side

    @property
    def may_be_turned(self) -> bool:
        """Whether nothing lies open that is for some of the people alone, under a lid or on the whole screen."""
        alone = sum(person.bot is None for person in self.session.people) == 1
        return self.session.screen.kind == "open" and (alone or not self.session.private)

    def turn_on(self, dt: float) -> bool:
        """Turn towards whoever is to act, as soon as all has been seen: never while a lid or somebody's own screen is
        open, and never under a cover."""
        if not self.may_be_turned:
            self.turning.at_once(self.side)
            return False
        if self.plays or self._awaiting:
            return False
        side = self.side
        moving = self.turning.update(dt, self.facing, self.board.tableau.pace)
        if self.side != side:
            self.lies_anew()
        return moving

    def lies_anew(self) -> None:
        """The picture is another one now: what was under the pointer is elsewhere."""
        self.hands.cancel()
        self.hands.hover, self.hands.pointer, self.app.pointer = None, (-1.0, -1.0), (-1.0, -1.0)
        self._fit()
        self._offer()
        self.app.redraw()

    def turn_to(self, side: int) -> None:
        """By hand, until something else is asked."""
        if self.may_be_turned:
            self.turning.by_hand(side, self.acting)
            self.app.redraw()
