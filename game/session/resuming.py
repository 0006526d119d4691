"""Going on with a kept match. It always lands on the cover, or where nothing is hidden on the public table."""
from __future__ import annotations

from contextlib import suppress
from typing import Any

from game.core.events import Said
from game.core.rules import Rules
from game.core.setup import BadSetup

from .journal import BadJournal, Found, Header, Journal, Played, SaveFailed, read
from .saves import Save, Saves, people_of, said, series_of
from .session import Session


class CannotResume(Exception):
    """The file stays as it is; `said` tells the people why it cannot be gone on with."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.key)
        self.said = said


class Differs(Exception):
    """Only the first `done` of `total` answers fit the game as it is now, or were written whole.

    Ask the people: go on from there (`resume(..., as_copy=True)`), or leave the file for another day.
    """

    def __init__(self, done: int, total: int, damaged: bool) -> None:
        super().__init__(f"{done} of {total} answers")
        self.done, self.total, self.damaged = done, total, damaged
        key = "damaged" if damaged else "differs"
        self.said = Said(f"app.saves.{key}", (("done", done), ("total", total)))


def resume(rules: Rules[Any], save: Save, saves: Saves, as_copy: bool = False, unsaved: bool = False) -> Session:
    """The session as it stood after the last answer in the file, with nobody looking.

    as_copy: go on from the last answer that fits, in a new file; the old one is kept untouched.
    unsaved: by choice after SaveFailed, go on without keeping anything more.
    Raises CannotResume, Differs, SaveFailed; then nothing has changed.
    """
    found = _found(save)
    session = _sitting(rules, found, save)
    done, total = session.catch_up(found.matches[-1].lines), len(found.matches[-1].lines)
    if (done < total or found.damaged == "middle") and not as_copy:
        raise Differs(done, total, done == total)
    if not unsaved:
        ended = found.matches[-1].end is not None and not as_copy
        session.keep_in(_copied(found, done, saves) if as_copy else Journal(save.path, found.sound), ended)
    return session


def _found(save: Save) -> Found:
    if save.problem is not None:
        raise CannotResume(save.problem)
    try:
        return read(save.path)
    except BadJournal as why:
        raise CannotResume(said(why.reason, file=save.path.name, version=why.version)) from why
    except OSError as why:
        raise CannotResume(said("unreadable", file=save.path.name, why=why.strerror or str(why))) from why


def _sitting(rules: Rules[Any], found: Found, save: Save) -> Session:
    """The last match of the file as it was dealt. Raises CannotResume if the game does not play so any more."""
    first, last = found.matches[0].header, found.matches[-1]
    people, series = people_of(first), series_of(found)
    if last.end is not None:                   # the results of the match in hand are not in yet
        series = series_of(found._replace(matches=[*found.matches[:-1], last._replace(end=None)]))
    try:
        rules.info.setup(series.people, first.seed, first.options)
    except BadSetup as why:
        raise CannotResume(said("settings", file=save.path.name, why=str(why))) from why
    return Session(rules, people, first, series, None)


def _copied(found: Found, done: int, saves: Saves) -> Journal:
    """A new file with everything up to the last answer that fits."""
    *before, last = found.matches
    kept = [*before, Played(last.header, last.lines[:done], None)]
    journal = saves.begin(kept[0].header)
    try:
        journal.copied(_after_the_first_line(kept))
    except SaveFailed:
        journal.close()
        with suppress(OSError):
            journal.path.unlink()
        raise
    return journal


def _after_the_first_line(matches: list[Played]) -> list[Header | object]:
    records: list[Header | object] = []
    for header, lines, end in matches:
        records += [header, *lines, *([end] if end else [])]
    return records[1:]
