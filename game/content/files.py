"""One game's folder under data/games, read and checked as far as no game's knowledge is needed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from game.core.effects import BadCall, Call, Vocabulary, Wanted, Within, near
from game.core.setup import PLAIN_POSTER, GameInfo, Poster, TableSetting
from game.core.table import ZoneKind

from . import game_checks, highlights, look_names, looks, text_files, toml_files
from .cards import CardData
from .explain import Mistake, convert
from .highlights import HighlightData
from .look_words import Shows
from .problems import BadFiles, Expected, Kind, Phrase, Problem, shown
from .text_files import Lang, Table, TextFile
from .toml_files import TomlFile
from .toml_lines import Path as KeyPath

K = TypeVar("K", bound=CardData)
N = TypeVar("N", bound=msgspec.Struct)
T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9_]+")
_VERBS_SAY: Mapping[str, Expected] = {
    "a whole number": Phrase("whole_number"),
    "a word": Phrase("word"),
    "nothing more": Phrase("nothing_more"),
}


def _of_verb(wanted: Wanted) -> Expected:
    """What a verb expected, as it is said of every other value."""
    if isinstance(wanted, Within):
        return Phrase("whole_number_between", (("low", str(wanted.low)), ("high", str(wanted.high))))
    return _VERBS_SAY.get(wanted, wanted)


class SettingData(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    values: tuple[str, ...]
    needs: dict[str, str] = {}
    picture: str = ""


class ZoneData(msgspec.Struct, forbid_unknown_fields=True):
    faces: Literal["all", "seat", "none"]
    ordered: bool = True
    fold: str | None = None


class PosterData(msgspec.Struct, forbid_unknown_fields=True):
    colour: str = PLAIN_POSTER.colour
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=3)] = PLAIN_POSTER.difficulty


class GameData(msgspec.Struct, forbid_unknown_fields=True):
    seats: tuple[int, int]
    secrecy: Literal["screen", "lid", "none"] = "screen"
    minutes: tuple[int, int] = (20, 40)
    matches: tuple[int, ...] = (1,)
    halves: bool = False
    chance: bool = True
    goals: tuple[int, ...] = ()
    setting: tuple[SettingData, ...] = ()
    zone: dict[str, ZoneData] = {}
    numbers: dict[str, Any] = {}
    poster: PosterData = msgspec.field(default_factory=PosterData)
    highlight: tuple[HighlightData, ...] = ()


class _Numbers(dict[str, Any]):
    """Asking for a number that the file does not give is noted as a mistake of the file."""

    def __init__(self, files: GameFiles, given: Mapping[str, Any]) -> None:
        super().__init__(given)
        self._files = files

    def __missing__(self, key: str) -> Any:
        self._files.note("game.toml", None, f"numbers.{key}", "", Phrase("whole_number"), kind="missing")
        raise KeyError(key)


class GameFiles:
    """Collects every problem instead of stopping at the first; `finish()` raises them all.

    Everything comes back as far as it is good, so that a game can check the rest. counts tells how
    many cards each card file puts into the game. numbers: hand size, days, fines; see numbers_as.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.id = folder, folder.name
        self.problems: list[Problem] = []
        self.counts: dict[str, int] = {}  # "nobles" -> 50
        self.printed: list[tuple[str, CardData]] = []  # file and card, in the order read
        self._ahead: dict[str, TomlFile] = {}  # read, but not yet asked for
        self._read: dict[str, TomlFile] = {}
        self._ids: dict[str, str] = {}  # card -> the file it stands in
        self.shown: Shows | None = None  # what the table can show, as the game has said it
        self.look = looks.Looks()  # after check_look, as far as it is good
        self._texts: dict[Lang, TextFile] = {}
        read = self._converted("game.toml", (), self.table("game.toml"), GameData)
        self._sound = read is not None  # otherwise zones and settings are missing as a consequence
        self._game = game = read or GameData(seats=(1, 1))
        game_checks.check(self, game)
        self.zones = {kind: ZoneKind(zone.faces, zone.ordered, zone.fold) for kind, zone in game.zone.items()}
        given = self.table("game.toml").get("numbers")  # also where another part of the file is bad
        self.numbers: Mapping[str, Any] = _Numbers(self, given if isinstance(given, dict) else {})

    @cached_property
    def info(self) -> GameInfo:
        """What must be known of the game before it is dealt."""
        game = self._game
        return GameInfo(
            self.id,
            tuple(range(game.seats[0], game.seats[1] + 1)),
            tuple(TableSetting(s.key, s.values, tuple(s.needs.items()), s.picture) for s in game.setting),
            game.secrecy,
            game.minutes,
            game.matches,
            game.halves,
            game.goals,
            Poster(game.poster.colour, game.poster.difficulty),
            game.chance,
            highlights.rules_of(self, game.highlight),
        )

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file of this game as plain tables; an unreadable one is noted and comes back empty."""
        if name not in self._read:
            self._read[name] = self._file(name)
            self.problems.extend(self._read[name].problems)
        return self._read[name].raw

    def read_ahead(self) -> Iterator[None]:
        """Read every file of the folder, one a part. Nothing is noted before somebody asks for the file."""
        for path in sorted(self.folder.glob("*.toml")):
            self._file(path.name)
            yield

    def _file(self, name: str) -> TomlFile:
        if name not in self._ahead:
            self._ahead[name] = toml_files.read(self.folder / name, f"{self.id}/{name}")
        return self._ahead[name]

    def numbers_as(self, kind: type[N]) -> N:
        """The numbers of game.toml as a struct of the game's own. Read them last: where they do not fit, nothing
        can be played, and BadFiles is raised with everything noted so far."""
        numbers = self._converted("game.toml", ("numbers",), dict(self.numbers), kind)
        if numbers is None:
            raise BadFiles(self.problems)
        return numbers

    def records(self, name: str, key: str, kind: type[N]) -> tuple[N, ...]:
        """The tables [[key]] of a file, each checked by itself; those that do not fit are noted and left out."""
        raw = self.table(name).get(key, [])
        for other in self.table(name):
            if other != key:
                self.note(name, None, other, other, key, near(other, (key,)), "unknown")
        if not isinstance(raw, list):
            self.note(name, None, key, shown(raw), Phrase("list"))
            return ()
        found = [self._converted(name, (key, n), record, kind) for n, record in enumerate(raw)]
        return tuple(record for record in found if record is not None)

    def needs(self, zones: Iterable[str], settings: Mapping[str, Sequence[str]] | None = None) -> None:
        """Note the kinds of zones and the settings that the rules cannot do without and game.toml does not give.

        settings: key -> the values the rules know. Their order, and with it the default, is the file's.
        """
        if not self._sound:
            return
        for zone in zones:
            if zone not in self.zones:
                self.note("game.toml", None, f"zone.{zone}", "", Phrase("table"), kind="missing")
        given = {setting.key: (n, setting.values) for n, setting in enumerate(self.info.settings)}
        for key, known in (settings or {}).items():
            n, values = given.get(key, (0, ()))
            if not values:
                self.note("game.toml", None, "setting", "", Phrase("setting", (("key", key),)), kind="missing")
            for value in values:
                if value not in known:
                    game_checks.unknown(self, f"setting[{n}].values", value, tuple(known))

    def cards(self, name: str, kind: type[K]) -> tuple[K, ...]:
        """The cards of one file in the order written, each checked by itself."""
        checked = [self._card(name, key, raw, kind) for key, raw in self.table(name).items()]
        good = tuple(card for card in checked if card is not None)
        self.printed += [(name, card) for card in good]
        self.counts[Path(name).stem] = sum(card.copies for card in good)
        return good

    def calls(
        self, name: str, card: CardData, key: str, raw: Iterable[Mapping[str, Any]], vocabulary: Vocabulary[Any]
    ) -> tuple[Call, ...]:
        """The verb calls of one field of a card; those no verb takes are noted and left out."""
        good: list[Call] = []
        for n, call in enumerate(raw):
            try:
                good.append(vocabulary.read(call))
            except BadCall as why:
                found = why.key if why.found == why.key else shown(why.found)
                self.note(
                    name,
                    None,
                    f"{card.id}.{key}[{n}].{why.key}",
                    found,
                    tuple(_of_verb(word) for word in why.expected),
                    why.nearest,
                    why.kind,
                )
        return tuple(good)

    def note(
        self,
        name: str,
        line: int | None,
        key: str,
        found: str,
        expected: Expected | tuple[Expected, ...],
        nearest: str | None = None,
        kind: Kind = "value",
    ) -> None:
        """Note a mistake. Without `line` it is that of the key in the file, or of the table round it.

        Of a file that could not be read nothing more is noted: whatever it lacks follows from that.
        """
        if name in self._read:
            if self._read[name].problems:
                return
            line = line or self._read[name].line(key)
        words = expected if isinstance(expected, tuple) else (expected,)
        self.problems.append(Problem(f"{self.id}/{name}", line, key, found, words, nearest, kind))

    def names(self, name: str, key: str, cards: Iterable[str], file: str) -> bool:
        """Whether all of these are cards of `file`; note those that are not, as mistakes at a key of the file `name`.

        A card with a mistake is there all the same. Of a file that could not be read nobody knows what stands in it.
        """
        known = self.table(file)
        unknown = [] if self._read[file].problems else [card for card in cards if card not in known]
        for card in unknown:
            self.note(name, None, key, shown(card), Phrase("id_in", (("file", file),)), near(card, known), "unknown")
        return not unknown

    def whole(self, *names: str) -> bool:
        """Whether all in these files is good so far: otherwise what they lack follows from what has been noted."""
        bad = {problem.file for problem in self.problems}
        return bad.isdisjoint(f"{self.id}/{name}" for name in names)

    def line(self, name: str, path: KeyPath) -> int:
        """Where a key of a file that was read stands, or the table round it."""
        return self._read[name].line(path)

    def texts(self, lang: Lang) -> Table | None:
        """A text table as far as it can be read; None where there is none or nothing can be read of it."""
        name = f"text.{lang}.toml"
        if lang not in self._texts and (self.folder / name).exists():
            self._read[name] = self._file(name)
            self._texts[lang] = text_files.read_parsed(self._read[name], self.id)
        found = self._texts.get(lang)
        return None if found is None or found.file.problems else found.table

    def check_texts(self, lang: Lang) -> None:
        """Note what is wrong with a text table, which no rule reads, if there is one."""
        self.texts(lang)
        if lang in self._texts:
            self.problems.extend(self._texts[lang].problems)

    def check_highlights(self) -> None:
        """Note what is wrong with what the end of a match tells of it. Read the texts before."""
        highlights.check(self, self._game.highlight)

    def check_look(self) -> None:
        """The same for the look, and for what it names of the other files."""
        if not (self.folder / looks.FILE).exists():
            return
        file = self._read[looks.FILE] = self._file(looks.FILE)
        self.look, problems = looks.checked(file)
        self.problems.extend(problems)
        if self._sound:
            look_names.check(self, self.look, self.shown)

    def asked_for(self, name: str) -> bool:
        """Whether anybody has wanted to know what stands in a file."""
        return name in self._read

    def shows(self, shows: Shows) -> None:
        """What the table of this game can show; table.toml may name nothing else."""
        self.shown = shows

    def finish(self) -> None:
        """Raises BadFiles if anything was noted."""
        if self.problems:
            raise BadFiles(self.problems)

    def _card(self, name: str, key: str, raw: object, kind: type[K]) -> K | None:
        first = self._ids.setdefault(key, name)
        if first != name:
            self.note(name, None, key, f"{first}:{self._read[first].line((key,))}", (), kind="twice")
        if not _ID.fullmatch(key):
            self.note(name, self._read[name].line((key,)), key, shown(key), Phrase("id"))
            return None
        if isinstance(raw, dict) and "id" in raw:
            self.note(name, None, f"{key}.id", shown(raw["id"]), Phrase("id_is_the_table"))
            return None
        return self._converted(name, (key,), {"id": key, **raw} if isinstance(raw, dict) else raw, kind)

    def _converted(self, name: str, path: KeyPath, raw: object, kind: type[T]) -> T | None:
        """The value as `kind`; every mistake in it is noted, and None comes back if there is one."""
        if self._read[name].problems:
            return None
        value, mistakes = convert(raw, kind)
        for mistake in mistakes:
            self._note_mistake(name, mistake._replace(path=(*path, *mistake.path)))
        return value

    def _note_mistake(self, name: str, mistake: Mistake) -> None:
        self.note(
            name,
            self._read[name].line(mistake.path),
            toml_files.written(mistake.path),
            mistake.found,
            mistake.expected,
            mistake.nearest,
            mistake.kind,
        )
