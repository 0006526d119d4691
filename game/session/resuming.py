"""Going on with a kept match. It always lands on the cover, or where nothing is hidden on the public table."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec import structs

from game.core.events import Said
from game.core.outcome import Badge
from game.core.rules import Rules
from game.core.seats import EVERYONE
from game.core.setup import BadSetup
from game.core.view import TableView, view
from game.games import finished, load

from .journal import FORMAT, BadJournal, Found, Header, Journal, Played, SaveFailed, read, told
from .people import Person
from .saves import Save, Saves, digest, people_of, said, series_of
from .session import Session

_FILE_NAME = re.compile(r"[a-z0-9_]{1,40}\.toml")


class CannotResume(Exception):
    """The file stays as it is; `said` tells the people why it cannot be gone on with."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.key)
        self.said = said


class Differs(Exception):
    """Only the first `done` of `total` answers, secret ones left out, fit the game as it is now, or were written whole.

    Ask the people: go on from there (`resume(..., as_copy=True)`), or leave the file for another day.
    """

    def __init__(self, done: int, total: int, damaged: bool) -> None:
        super().__init__(f"{done} of {total} answers")
        self.done, self.total, self.damaged = done, total, damaged
        key = "damaged" if damaged else "differs"
        self.said = Said(f"app.saves.{key}", (("done", done), ("total", total)))


def resume(rules: Rules[Any], save: Save, saves: Saves, as_copy: bool = False, unsaved: bool = False) -> Session:
    """The session as it stood after the last answer in the file, with nobody looking.

    A match whose cards have been changed since goes on with the cards it began with, if it still can;
    `session.notice` says so. as_copy: go on from the last answer that fits, in a new file; the old one is kept
    untouched. unsaved: by choice after SaveFailed, go on without keeping anything more.
    Raises CannotResume, Differs, SaveFailed; then nothing has changed.
    """
    found = _found(save)
    lines = found.matches[-1].lines
    session, done = finished(_catching_up(rules, found, save, saves))
    if (done < len(lines) or found.damaged == "middle") and not as_copy:
        raise Differs(told(lines[:done]), told(lines), done == len(lines))
    if found.damaged == "tail":
        session.notice = session.notice or said("torn")
    session.arrive()
    if unsaved:
        return session
    if as_copy:
        session.keep_in(_copied(found, done, saves, today=session.rules is rules), ended=False)
    else:
        session.keep_in(Journal(save.path, found.sound), ended=found.matches[-1].end is not None)
    return session


class Glimpse(NamedTuple):
    """A kept match as anybody may see it, for the title."""

    view: TableView
    badges: tuple[Badge, ...]
    people: tuple[Person, ...]  # by seat, as they sit now
    asked: tuple[int, ...]  # whose answer is waited for; of a choice in secret all whose choice it is


def glimpse(rules: Rules[Any], save: Save, saves: Saves) -> Glimpse | None:
    """How it stands, from what is public alone; None where it cannot be gone on with. Changes no file."""
    return finished(glimpsing(rules, save, saves))


def glimpsing(rules: Rules[Any], save: Save, saves: Saves) -> Generator[None, None, Glimpse | None]:
    """The same in parts of some milliseconds, for a title that must not stand still."""
    try:
        session, _ = yield from _catching_up(rules, _found(save), save, saves)
    except CannotResume:
        return None
    public = view(session.match.state.table, EVERYONE)
    first = next((question for question in session.questions() if not question.idle), None)
    asked = () if first is None else first.together or (first.seat,)
    return Glimpse(public, session.rules.badges(public), tuple(map(session.person, session.table_seats())), asked)


def _catching_up(
    rules: Rules[Any], found: Found, save: Save, saves: Saves
) -> Generator[None, None, tuple[Session, int]]:
    """The session after as many answers as fit, and how many those are."""
    lines = found.matches[-1].lines
    begun_with = _rules_as_begun(found.matches[0].header, saves)
    if begun_with is not None:
        with suppress(CannotResume):
            session = _sitting(begun_with, found, save, saves)
            if (yield from session.catching_up(lines)) == len(lines):
                session.notice = said("old_cards")
                return session, len(lines)
    session = _sitting(rules, found, save, saves)
    return session, (yield from session.catching_up(lines))


def _rules_as_begun(header: Header, saves: Saves) -> Rules[Any] | None:
    """The rules with the cards in the file, where those differ from today's and can still be read."""
    if not header.files or digest(header.files) == digest(saves.game_files(header.game)):
        return None
    if not all(_FILE_NAME.fullmatch(name) for name in header.files):  # it may come from anywhere
        return None
    with TemporaryDirectory() as name, suppress(Exception):  # whatever is wrong with them: today's cards, then
        folder = Path(name, header.game)
        folder.mkdir()
        for file, text in header.files.items():
            (folder / file).write_text(text, encoding="utf-8")
        return load(header.game, Path(name))
    return None


def _found(save: Save) -> Found:
    if save.problem is not None:
        raise CannotResume(save.problem)
    try:
        return read(save.path)
    except BadJournal as why:
        raise CannotResume(said(why.reason, file=save.path.name, version=why.version)) from why
    except OSError as why:
        raise CannotResume(said("unreadable", file=save.path.name, why=why.strerror or str(why))) from why


def _sitting(rules: Rules[Any], found: Found, save: Save, saves: Saves) -> Session:
    """The last match of the file as it was dealt. Raises CannotResume if the game does not play so any more."""
    first, last = found.matches[0].header, found.matches[-1]
    people, series = people_of(first), series_of(found)
    if last.end is not None:  # the results of the match in hand are not in yet
        series = series_of(found._replace(matches=[*found.matches[:-1], last._replace(end=None)]))
    try:
        setup = rules.info.setup(series.people, first.seed, first.options)
        series.options = setup.options  # with the defaults of settings that are newer than the file
        whole = structs.replace(first, options=dict(setup.options))
        session = Session(rules, people, whole, series, None)
    except BadSetup as why:
        raise CannotResume(said("settings", file=save.path.name, why=str(why))) from why
    session.called = saves.called
    return session


def _copied(found: Found, done: int, saves: Saves, today: bool) -> Journal:
    """A new file with everything up to the last answer that fits; `today`: from now on today's cards hold."""
    *before, last = found.matches
    kept = [*before, Played(last.header, last.lines[:done], None)]
    first = structs.replace(kept[0].header, format=FORMAT)
    if today:
        files = saves.game_files(first.game)
        first = structs.replace(first, files=files, digest=digest(files))
    journal = saves.begin(first)
    records = [record for header, lines, end in kept for record in (header, *lines, end) if record is not None]
    try:
        journal.copied(records[1:])
    except SaveFailed:
        journal.close()
        with suppress(OSError):
            journal.path.unlink()
        raise
    return journal
