"""Where matches lie: which can be gone on with, which cannot be read and why. Overwrites no file it did not make."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import localtime, strftime, time

from game import paths
from game.core.events import Said
from game.core.words import Typed
from game.games import CATALOGUE

from .journal import (
    BadJournal,
    Found,
    Header,
    Journal,
    Played,
    SaveFailed,
    Sitter,
    is_long,
    read,
    skim,
    told,
)
from .people import Namer, Person, by_number, seated
from .series import Series

SUFFIX = ".match"
SLACK = 5  # seconds by which a disk may be ahead of the clock
OWN_LOOKS = ("table.toml", "text.")  # files of a game that no answer depends on


@dataclass(frozen=True, slots=True)
class Save:
    """A match file as the title shows it: from its own lines alone, so nothing of a hand is in it."""

    path: Path
    kept: float  # when, in seconds since 1970
    game: str = ""
    people: tuple[Person, ...] = ()  # by seat in the first match, under the names they typed
    match: int = 1  # which of the series is being played
    matches: int | None = 1
    moves: int | None = 0  # answers given in it before everybody; None: too many to be counted here
    finished: bool = False
    problem: Said | None = None  # why it cannot be gone on with; the file stays as it is
    damaged: bool = False  # can be, from the last answer before the damage, as a copy

    @property
    def open(self) -> bool:
        """Whether it can be gone on with."""
        return self.problem is None and not self.finished


class Saves:
    """A folder of match files. `games` holds the games' data, of which each file keeps what it began with;
    `known` are the games that can be played here, `called` says under which name somebody is shown."""

    def __init__(
        self, folder: Path, games: Path | None = None, known: tuple[str, ...] = CATALOGUE, called: Namer = by_number
    ) -> None:
        self.folder, self.games, self.known, self.called = folder, games, known, called

    @classmethod
    def at_home(cls) -> Saves:
        """The player's own matches."""
        return cls(paths.home() / "matches", paths.data() / "games")

    def all(self) -> tuple[Save, ...]:
        """Every match file, the latest kept first. A folder that is not there or cannot be read holds none."""
        still = time() + SLACK  # what was kept later than now, was kept before the clock was set back

        def age(save: Save) -> tuple[bool, float, str]:
            return save.kept <= still, save.kept, save.path.name

        return tuple(sorted(self._all(), key=age, reverse=True))

    def newest(self) -> Save | None:
        """What Continue goes on with."""
        return next((save for save in self.all() if save.open), None)

    def look(self, path: Path) -> Save:
        """What the title can say of one file. Never raises."""
        kept = 0.0
        try:
            kept = path.stat().st_mtime
            if is_long(path):
                return self._long(path, kept)
            found = read(path)
        except BadJournal as why:
            return Save(path, kept, problem=said(why.reason, file=path.name, version=why.version))
        except OSError as why:
            return Save(path, kept, problem=said("unreadable", file=path.name, why=why.strerror or str(why)))
        first, last = found.matches[0].header, found.matches[-1]
        return self._listed(
            path, kept, first, last, told(last.lines), series_of(found).over(), found.damaged == "middle"
        )

    def _long(self, path: Path, kept: float) -> Save:
        """Of a file of a million lines only what its ends tell; the rest is read by whoever goes on with it."""
        first, last = skim(path)
        over = last.end is not None and first.matches is not None and last.header.match >= first.matches
        return self._listed(path, kept, first, last, None, over, False)

    def _listed(
        self, path: Path, kept: float, first: Header, last: Played, moves: int | None, over: bool, damaged: bool
    ) -> Save:
        if first.game not in self.known:
            return Save(path, kept, problem=said("no_such_game", file=path.name, game=first.game))
        return Save(
            path, kept, first.game, people_of(first), last.header.match, first.matches, moves, over, damaged=damaged
        )

    def begin(self, header: Header) -> Journal:
        """A new file, with its first line on the disk. Raises SaveFailed and then leaves nothing behind."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            raise SaveFailed(self.folder, why) from why
        journal = self._new(header.game)
        try:
            journal.begin(header)
        except SaveFailed:
            journal.close()
            with suppress(OSError):
                journal.path.unlink()
            raise
        return journal

    def game_files(self, game: str) -> dict[str, str]:
        """The data that a match of this game depends on, as written: name -> text."""
        if self.games is None:
            return {}
        try:
            return {
                path.name: path.read_text(encoding="utf-8")
                for path in sorted((self.games / game).glob("*.toml"))
                if not path.name.startswith(OWN_LOOKS)
            }
        except (OSError, UnicodeDecodeError):
            return {}

    def delete(self, save: Save) -> None:
        """Only on a player's word. Raises SaveFailed."""
        try:
            save.path.unlink(missing_ok=True)
        except OSError as why:
            raise SaveFailed(save.path, why) from why

    def _all(self) -> Iterator[Save]:
        try:
            paths = list(self.folder.glob("*" + SUFFIX))
        except OSError:
            return
        for path in paths:
            yield self.look(path)

    def _new(self, game: str) -> Journal:
        stem = f"{strftime('%Y%m%d-%H%M%S', localtime())}-{game}"
        for n in range(1, 1000):
            path = self.folder / f"{stem}{'' if n == 1 else f'-{n}'}{SUFFIX}"
            try:
                return Journal(path)
            except SaveFailed as failed:
                if not isinstance(failed.why, FileExistsError):
                    raise
        raise SaveFailed(self.folder, FileExistsError("no free name"))


def said(reason: str, **args: str) -> Said:
    """A sentence of the text table `saves`, with its arguments as they stand."""
    return Said(f"app.saves.{reason}", tuple((key, Typed(text)) for key, text in args.items()))


def digest(files: dict[str, str]) -> str:
    """A check on all of a game's data at once; "" where there is none."""
    text = "\0".join(f"{name}\0{files[name]}" for name in sorted(files))
    return hashlib.sha256(text.encode()).hexdigest()[:16] if files else ""


def people_of(header: Header) -> tuple[Person, ...]:
    """The people of a file; what it says of them stays in it as it is."""
    return seated(Person(s.id, s.name, s.token, s.bot) for s in header.people)


def sitters(people: tuple[Person, ...]) -> tuple[Sitter, ...]:
    return tuple(Sitter(p.id, p.name, p.token, p.bot) for p in people)


def series_of(found: Found) -> Series:
    """The series as far as its matches are finished."""
    first = found.matches[0].header
    series = Series(tuple(s.id for s in first.people), first.seed, first.matches, first.goal, first.options)
    for played in found.matches:
        if played.end is not None:
            series.add(played.end.winners, played.end.points, played.end.people)
    return series
