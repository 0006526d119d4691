"""The match file: one line a match, one line an answer, on the disk before anything it reveals is drawn.

JSON lines, appended and never rewritten; `[]` takes the last answer back. What each line means stands in
data/README.md, since a match file is also a record that other programs may read.
"""

from __future__ import annotations

import errno
import os
import zlib
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from game.core.ask import Ask
from game.core.match import Match
from game.core.table import Moment

FORMAT = 2  # 1 did not say which answers were secret
TOO_LARGE = 16 * 1024 * 1024  # bytes; the longest series takes some hundred KiB
LONG = 1024 * 1024  # beyond that a list of matches reads only the ends of a file
TAIL = 64 * 1024  # so much of its end


class SaveFailed(Exception):
    """The disk did not take it. Nothing has changed: try again, or go on without saving. `path` is where it failed."""

    def __init__(self, path: Path, why: OSError) -> None:
        super().__init__(f"{path}: {why.strerror or why}")
        self.path, self.why = path, why

    @property
    def elsewhere(self) -> bool:
        """Another window has gone on with the match: trying again would fail again."""
        return self.why.errno == errno.EBUSY


class BadJournal(Exception):
    """A file that is no match for us: `reason` is the name of the text that says why, `version` who wrote it."""

    def __init__(self, reason: str, version: str = "") -> None:
        super().__init__(reason)
        self.reason, self.version = reason, version


# What may be taken back: one's own last move until anything new is seen, any move if all agree too, or nothing.
Undo: TypeAlias = Literal["own", "all", "none"]


class Sitter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person as the file holds them."""

    id: int
    name: str
    token: int
    bot: str | None = None


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """All that the answers after it depend on. Fields that a later version adds are passed over."""

    format: int
    game: str
    app: str  # version that began the match
    seed: int
    people: tuple[Sitter, ...]  # by seat in the first match of the series
    match: int = 1  # which of the series begins here
    matches: int | None = 1
    goal: int = 0
    options: dict[str, str] = {}
    secrecy: Literal["screen", "lid", "none"] = "screen"  # on doubt the stricter
    undo: Undo = "own"
    digest: str = ""  # of `files`
    files: dict[str, str] = {}  # the game's own data as it was; only at the first match of a file


class End(msgspec.Struct, frozen=True, tag="end", tag_field="is"):
    """How the match before it ended, by person."""

    people: tuple[int, ...]  # by seat, at the end
    winners: tuple[int, ...]  # seats
    points: tuple[int, ...]  # by seat


class Line(NamedTuple):
    """One answer, and a check on the question it was given to."""

    seat: int
    token: str
    mark: int
    secret: bool = False  # a number of answers that is told leaves these out; written only where it is so


class Played(NamedTuple):
    """One match of a file."""

    header: Header
    lines: list[Line]
    end: End | None


class Found(NamedTuple):
    """What a file holds: its matches up to the first damaged line, and how many bytes of it are sound."""

    matches: list[Played]
    sound: int
    damaged: Literal["", "tail", "middle"]  # tail: only the last line was torn, which no answer rests on


def mark(ask: Ask[Any]) -> int:
    """A check on the question itself: a changed card file shows at the first question it changes."""
    words = [str(ask.seat), ask.prompt, *(option.token for option in ask.options)]
    return zlib.crc32("\n".join(words).encode())


class Journal:
    """Appends to one match file. Raises SaveFailed; what a failed write left behind is cut off by the next one."""

    def __init__(self, path: Path, sound: int = 0) -> None:
        """Opens at the end of the sound part, or makes the file where `sound` is 0 (which must not exist yet)."""
        self.path, self._sound, self._before = path, sound, sound
        flags = os.O_WRONLY | getattr(os, "O_BINARY", 0) | (0 if sound else os.O_CREAT | os.O_EXCL)
        try:
            self._file: int | None = os.open(path, flags, 0o644)
            self._size = os.fstat(self._file).st_size  # as we left it: more means that somebody else writes too
        except OSError as why:
            raise SaveFailed(path, why) from why

    def begin(self, header: Header) -> None:
        self._write(header)

    def answered(self, ask: Ask[Any], token: str) -> None:
        self._write(Line(ask.seat, token, mark(ask), ask.secret))

    def undone(self, answers: int = 1) -> None:
        self._write(*[[]] * answers)

    def ended(self, end: End) -> None:
        self._write(end)

    def copied(self, records: Iterable[object]) -> None:
        """The rest of another file at once: headers, lines, ends."""
        self._write(*records)

    def retract(self) -> None:
        """What was written last has not come about after all: the next line takes its place."""
        self._sound = self._before
        if self._file is not None:
            with suppress(OSError):
                os.ftruncate(self._file, self._sound)
                self._size = self._sound

    def close(self) -> None:
        """The file counts as kept now, whenever its last answer was given: that may have been in secret."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            with suppress(OSError):
                os.utime(self.path)

    def _write(self, *records: object) -> None:
        data = b"".join(msgspec.json.encode(_short(record)) + b"\n" for record in records)
        if self._file is None:
            raise SaveFailed(self.path, OSError("closed"))
        try:
            found = os.fstat(self._file)
            if found.st_size != self._size:
                raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))  # another window goes on with this match
            if not found.st_nlink and os.name == "posix":
                raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))  # deleted: answers would go nowhere
            os.ftruncate(self._file, self._sound)
            os.lseek(self._file, self._sound, os.SEEK_SET)
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self._file, rest) :]
            os.fsync(self._file)
        except OSError as why:
            if why.errno != errno.EBUSY:
                self._size = os.fstat(self._file).st_size
            raise SaveFailed(self.path, why) from why
        self._size = self._sound + len(data)
        self._before, self._sound = self._sound, self._sound + len(data)


def _short(record: object) -> object:
    return record[:3] if isinstance(record, Line) and not record.secret else record


def read(path: Path) -> Found:
    """The matches of a file. Raises BadJournal for what is no match file of this version, OSError for what cannot
    be read at all. A torn last line is dropped; after a damaged one in the middle nothing is believed."""
    _size(path)
    data = path.read_bytes()
    matches: list[Played] = []
    sound = 0
    for text in data.split(b"\n")[:-1]:
        try:
            _take(matches, text)
        except (msgspec.DecodeError, ValueError, IndexError, RecursionError):
            if not matches:
                raise BadJournal("not_a_match") from None
            return Found(matches, sound, "middle" if b"\n" in data[sound + len(text) + 1 :] else "tail")
        sound += len(text) + 1
    if not matches:
        raise BadJournal("empty" if not data.strip(b"\0 \r\n") else "not_a_match")
    return Found(matches, sound, "tail" if sound < len(data) else "")


def is_long(path: Path) -> bool:
    """Whether a list of matches had better `skim` it. Raises as `read` does."""
    return _size(path) > LONG


def skim(path: Path) -> tuple[Header, Played]:
    """How a long file begins, and the match it is in now, without its answers: from its first line and its end alone.
    Damage between them is not found. Raises as `read` does."""
    with path.open("rb") as file:
        try:
            first = _header(file.readline())
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise BadJournal("not_a_match") from None
        file.seek(max(file.tell(), _size(path) - TAIL))
        tail = file.read(TAIL)
    matches = [Played(first, [], None)]
    for text in tail.split(b"\n")[:-1]:
        with suppress(msgspec.DecodeError, ValueError, RecursionError):
            if text.startswith(b"{"):
                _take(matches, text)
    return first, matches[-1]


def _size(path: Path) -> int:
    if not path.is_file():
        raise BadJournal("not_a_match")
    size = path.stat().st_size
    if size > TOO_LARGE:
        raise BadJournal("too_large")
    return size


def _take(matches: list[Played], text: bytes) -> None:
    """Read one line into the matches. Raises one of several errors if it makes no sense there."""
    if text.startswith(b'{"is":'):
        played = matches[-1]
        matches[-1] = played._replace(end=msgspec.json.decode(text, type=End))
    elif text.startswith(b"{"):
        matches.append(Played(_header(text), [], None))
    elif text == b"[]":
        matches[-1].lines.pop()
    else:
        matches[-1].lines.append(msgspec.json.decode(text, type=Line))


class _Format(msgspec.Struct):
    format: int
    app: str = ""


def _header(text: bytes) -> Header:
    written = msgspec.json.decode(text, type=_Format)
    if written.format > FORMAT:
        raise BadJournal("newer", written.app)
    if written.format < 1:
        raise ValueError("format")
    header = msgspec.json.decode(text, type=Header)
    if not header.people or len({sitter.id for sitter in header.people}) < len(header.people):
        raise ValueError("people")
    return header


def told(lines: list[Line]) -> int:
    """How many answers may be spoken of: all but the secret ones."""
    return sum(not line.secret for line in lines)


def _nobody(giver: int, moments: list[Moment], secret: bool) -> None:
    pass


def replay(match: Match[Any], lines: list[Line], each: Callable[[int, list[Moment], bool], None] = _nobody) -> int:
    """Answer as written, as far as the questions are still the same; returns how many answers fitted.

    `each` is told of every answer the person who gave it, what came of it, and whether it was secret.
    """
    for done, line in enumerate(lines):
        ask = next((a for a in match.asks if a.seat == line.seat and mark(a) == line.mark), None)
        if ask is None:
            return done
        giver = match.state.table.people[ask.seat]
        try:
            moments = match.answer(line.token, line.seat)
        except Exception:  # the match stands before this answer again: stop there, as at a changed question
            return done
        each(giver, moments, ask.secret)
    return len(lines)
