"""One sitting at one table: plays the match, journals it, and goes on to the next of the series.

The window asks what may be drawn and pressed now (showing.py), and tells what people did. Every answer is on the
disk before the match goes on, and whatever it reveals is handed out only for the eyes that the screen is for.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import suppress
from typing import Any

from msgspec import structs

import game
from game.core.ask import Answer
from game.core.events import Said
from game.core.match import Match, NotAllowed
from game.core.rules import Rules
from game.core.view import may_see

from .journal import FORMAT, End, Header, Journal, Line, SaveFailed, Undo, replay
from .people import Person, seated
from .saves import Saves, digest, sitters
from .screen_owner import Secrecy
from .series import Series
from .showing import Showing

PORTION = 20  # kept answers that are given again in one go: a few milliseconds


class Session(Showing):
    """Begin one with `begin()`, or go on with a kept one by `resuming.resume()`."""

    def __init__(
        self, rules: Rules[Any], people: tuple[Person, ...], header: Header, series: Series, journal: Journal | None
    ) -> None:
        self.header, self.series, self._journal = header, series, journal
        self.notice: Said | None = None  # what the people should be told as they sit down
        super().__init__(rules, people, header.secrecy, series.setup())

    @classmethod
    def begin(
        cls,
        rules: Rules[Any],
        people: tuple[Person, ...],
        options: Mapping[str, str],
        seed: int,
        secrecy: Secrecy | None,
        saves: Saves | None,
        matches: int | None = 0,
        goal: int = 0,
        undo: Undo = "own",
    ) -> Session:
        """A new sitting; `people` by seat. Without `saves` nothing is kept. `matches`: how long the series is, 0 as the
        game suggests, None until somebody has `goal` points. `undo`: what may be taken back.

        Raises BadSetup for seats or settings the game does not have, SaveFailed where it cannot be kept.
        """
        people = seated(people)
        ids = tuple(person.id for person in people)
        if len(set(ids)) < len(ids):
            raise ValueError("two people have the same id")
        setup = rules.info.setup(ids, seed, options)
        matches = rules.info.matches[0] if matches == 0 else matches
        files = saves.game_files(rules.info.id) if saves else {}
        header = Header(
            format=FORMAT,
            game=rules.info.id,
            app=game.__version__,
            seed=seed,
            people=sitters(people),
            matches=matches,
            goal=goal,
            options=dict(setup.options),
            secrecy=secrecy or rules.info.secrecy,
            undo=undo,
            digest=digest(files),
            files=files,
        )
        session = cls(rules, people, header, Series(ids, seed, matches, goal, setup.options), None)
        if saves:  # only what can be dealt is kept
            session.called = saves.called
            session._journal = saves.begin(header)
        return session

    @property
    def saved(self) -> bool:
        """Whether answers are kept on the disk."""
        return self._journal is not None

    def answer(self, seat: int, token: str) -> None:
        """Give an answer that is open to those who look. Going on after a pause waits for what bots have a right to.
        Raises NotAllowed, or SaveFailed; then nothing has changed."""
        given = self.match.find(token, seat)
        if (
            given.ask not in self._answerable()
            or self._screen.kind != "open"
            or (self.secrecy != "lid" and not may_see(given.ask.audience, self._screen.audience))
        ):
            raise NotAllowed(token)
        claimed = self.bots.before_going_on(self.match, self._history) if given.ask.pause else None
        self._give(claimed or given)

    def uncover(self, seat: int) -> None:
        """The person on that seat has done the deliberate act on the cover. Older events are not played to them."""
        if seat not in self.takers():
            raise NotAllowed("uncover")
        self._pending = []
        self._show(self._owner.take(seat, self.match.asks, self._table))

    def call_for_screen(self, seat: int) -> None:
        """One of callers() wants the screen: before their turn, to choose anew what is still secret, or to see their
        hand while they are asked before all. The cover is for them then."""
        if seat not in self.callers():
            raise NotAllowed("screen")
        self._owner.call(seat, self.match.asks, self._table)
        self._settle()

    def arrive(self) -> None:
        """People sit down again at a match that was begun before: the curtain is down first, also where whoever is
        asked needs no hand for it and would go on with an open table."""
        for seat in self.callers() if self._screen.kind == "open" else ():
            self.call_for_screen(seat)

    def lift(self, seat: int) -> None:
        """Lid mode: that seat's own things lie open until drop_lid(), hide() or its answer."""
        if self.secrecy == "lid" and self.person(seat).bot is None:
            self._owner.lift(seat, self._table)
            self._settle()

    def drop_lid(self) -> None:
        self._owner.lid = None
        self._settle()

    def hide(self) -> None:
        """Cover the screen and shut every lid at once: Esc, focus loss, minimise, menu."""
        self._owner.hide()
        self._settle()

    def can_undo(self, openly: bool = False) -> bool:
        return self.header.undo != "none" and super().can_undo(openly)

    def undo(self) -> None:
        """Take back the last answer. Raises NotAllowed, or SaveFailed; then nothing has changed."""
        if not self.can_undo():
            raise NotAllowed("undo")
        if self._journal:
            self._journal.undone()
        self.match.undo()
        self._taken_back()

    def can_undo_agreed(self) -> bool:
        """Whether the house lets everybody together take back any answer, and a human has given one."""
        return self.header.undo == "all" and self._screen.kind != "over" and self._last_of_humans() is not None

    def undo_agreed(self) -> None:
        """Take back the last answer of a human with all that came of it. Every human at the table has agreed."""
        length = self._last_of_humans()
        if not self.can_undo_agreed() or length is None:
            raise NotAllowed("undo")
        again = Match(self.rules, self.rules.deal(self.series.setup()))
        for choice in self.match.log[:length]:
            again.answer(choice.token, choice.seat)
        again.take_moments()
        if self._journal:
            self._journal.undone(len(self.match.log) - length)
        self.match = again
        self._owner.hide()
        self._taken_back()
        self._history.note(Said("app.saves.taken_back"), tuple(self._table.people))

    def bots_turn(self, now: float) -> bool:
        """Let one bot answer, if one is due by the clock `now` (seconds, from any start). Call it at rest."""
        given = self.bots.due(now, self.match, self._history, self._screen)
        if given is None:
            return False
        self._give(given)
        return True

    def go_on_unsaved(self) -> None:
        """After SaveFailed, by choice: nothing more is kept. What was kept stays."""
        self.close()
        self._journal = None

    def next_match(self) -> None:
        """Deal the next match of the series, everybody one seat further. Raises NotAllowed, or SaveFailed."""
        if self._screen.kind != "over" or self.series.over():
            raise NotAllowed("next match")
        if self._journal:
            self._journal.begin(self._next_header())
        self._deal(self.series.setup())

    def catching_up(self, lines: list[Line]) -> Generator[None, None, int]:
        """Answers from a match file, some at a time, while nobody looks; returns how many fitted. Nothing of them is
        played again."""
        fitted = 0
        while fitted < len(lines):
            some = lines[fitted : fitted + PORTION]
            done = replay(self.match, some, self._take_in)
            fitted += done
            if done < len(some):
                break
            yield
        self._pending = []
        self.bots.news()
        self._settle()
        if self._screen.kind == "over":
            self._ended()
        return fitted

    def keep_in(self, journal: Journal, ended: bool) -> None:
        """Write what comes from now on there; `ended`: how this match ended stands there already."""
        self._journal = journal
        if self._screen.kind == "over" and not ended:
            self._write_end()

    def close(self) -> None:
        if self._journal:
            self._journal.close()

    def _last_of_humans(self) -> int | None:
        """Which answer an agreed take-back is about. While some choose in secret it is the last one before that:
        whether anybody has chosen yet must not show."""
        end, log = self.answers, self.match.log
        while self.match.choosing() and end and log[end - 1].secret:
            end -= 1
        return max((n for n, person in enumerate(self._givers[:end]) if person in self._owner.humans), default=None)

    def _next_header(self) -> Header:
        return structs.replace(self.header, match=self.series.played + 1, files={})

    def _give(self, given: Answer) -> None:
        """Write it down, then let the match go on; what it reveals is handed out by take_beats() alone."""
        ask, option = given
        looking, giver, choosing = self._owner.looking, self._table.people[ask.seat], self.match.choosing()
        under = self._owner.wanted(ask, self._table) | {giver}
        if self._journal:
            self._journal.answered(ask, option.token)
        try:
            moments = self.match.answer(option.token, ask.seat)
        except Exception:
            if self._journal:
                self._journal.retract()
            raise
        self._take_in(giver, moments, ask.secret)
        self._pending += moments
        self.bots.news()
        self.unnoticed = ask.secret and self.match.choosing() == choosing  # else it would tell who has finished
        kept = self.unnoticed or self._owner.kept_lifted(self.match.asks, self._table)
        if self._owner.lid in under and not kept:
            self._owner.lid = None
        self._settle()
        self._have_seen(looking | self._owner.looking)
        self._history.forget(min((self._seen[person] for person in self._owner.humans), default=self.answers))
        if self._screen.kind == "over":
            self._ended()

    def _take_in(self, giver: int, moments: list[Any], secret: bool) -> None:
        self._givers.append(giver)
        self._history.add(moments, giver)
        if not secret:  # the recap on a cover must not tell who has chosen already
            self._have_seen((giver,))

    def _ended(self) -> None:
        outcome = self.outcome
        if outcome is not None:
            self.series.record(outcome, self._table.people)
            self._write_end()

    def _write_end(self) -> None:
        """The result is in the file for those who only read it; the answers alone would do, so it may fail."""
        outcome = self.outcome
        if outcome is not None and self._journal:
            with suppress(SaveFailed):
                self._journal.ended(End(tuple(self._table.people), outcome.winners, outcome.points))

    def _taken_back(self) -> None:
        self._history.cut(self.answers)
        del self._givers[self.answers :]
        self._kept = min(self._kept, self.answers)
        self._seen = {person: min(seen, self.answers) for person, seen in self._seen.items()}
        self._pending = []
        self.bots.news()
        self._settle()
