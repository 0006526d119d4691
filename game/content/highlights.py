"""[[highlight]] of game.toml: what the end of a match tells of it. Schema, reading and checks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from game.core.effects import near
from game.core.highlight import HighlightRule, Pick, Source

from .problems import Phrase, shown
from .text_files import LANGUAGES, Lang, Table, places

if TYPE_CHECKING:
    from .files import GameFiles

WORDS = ("title", "text")  # what a highlight says, in the text files
_OF_OUTCOME: Mapping[Source, tuple[str, ...]] = {  # the arguments that sentences about a result have
    "bill": ("player", "n", "count"),
    "rise": ("players", "n", "round"),
    "finish": ("players", "others", "n"),
}


class HighlightData(msgspec.Struct, forbid_unknown_fields=True):
    """One table of the file."""

    name: str
    of: Source = "log"
    keys: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    by: str = ""
    file: str = ""  # card file, where `by` is a card
    field: str = ""  # the number in it by which cards are compared
    pick: Pick = "largest"
    least: int | None = None
    most: int | None = None


def rules_of(files: GameFiles, given: Sequence[HighlightData]) -> tuple[HighlightRule, ...]:
    """What a match is searched for. Whatever is wrong with it is told by `check`; here it only finds nothing."""
    return tuple(
        HighlightRule(
            each.name,
            each.of,
            tuple(f"{files.id}.{key}" for key in each.keys),
            tuple(f"{files.id}.{key}" for key in each.lent),
            each.by,
            _worth(files, each),
            each.pick,
            each.least,
            each.most,
        )
        for each in given
    )


def _worth(files: GameFiles, each: HighlightData) -> dict[str, float]:
    """The field of every card that has a number there; of a file that is missing, nothing."""
    if not each.file or not (files.folder / each.file).exists():
        return {}
    fields = ((face, card.get(each.field)) for face, card in files.table(each.file).items() if isinstance(card, dict))
    return {face: value for face, value in fields if isinstance(value, int | float) and not isinstance(value, bool)}


def check(files: GameFiles, given: Sequence[HighlightData]) -> None:
    """Note every mistake that the types cannot say. A copy of a game without text files has no words to check."""
    texts = {lang: table for lang in LANGUAGES if (table := files.texts(lang)) is not None}
    names = [each.name for each in given]
    for n, each in enumerate(given):
        checked = _Checked(files, f"highlight[{n}]", each, texts)
        if each.name in names[:n]:
            checked.note("name", shown(each.name), Phrase("different_names"))
        checked.shape()
        if texts:
            checked.lines()
            checked.words()


class _Checked:
    """One table, and where it stands."""

    def __init__(self, files: GameFiles, at: str, each: HighlightData, texts: Mapping[Lang, Table]) -> None:
        self.files, self.at, self.each, self.texts = files, at, each, texts

    def note(self, key: str, found: str, expected: Phrase) -> None:
        self.files.note("game.toml", None, f"{self.at}.{key}", found, expected)

    def _missing(self, key: str, expected: Phrase) -> None:
        self.files.note("game.toml", None, f"{self.at}.{key}", "", expected, kind="missing")

    def _unknown(self, key: str, word: str, known: Sequence[str]) -> None:
        nearest = near(word, known)
        self.files.note("game.toml", None, f"{self.at}.{key}", shown(word), tuple(known), nearest, "unknown")

    def shape(self) -> None:
        """Which keys go together."""
        each = self.each
        searched, log = each.of in ("log", "bill"), each.of == "log"
        if searched and not each.keys:
            self._missing("keys", Phrase("list"))
        if log and not each.by and each.pick in ("largest", "smallest"):
            self._missing("by", Phrase("word"))
        idle = {"keys": not searched, "lent": not log, "by": not log, "pick": each.of in ("rise", "finish")}
        for key, needless in idle.items():
            if needless and getattr(each, key) not in ((), "", "largest"):
                self.note(key, shown(getattr(each, key)), Phrase("nothing_more"))
        for key, other in (("file", "field"), ("field", "file")):
            if getattr(each, other) and not getattr(each, key):
                self._missing(key, Phrase("word"))
        if each.file and each.field:
            self._field()

    def _field(self) -> None:
        """The file and the field by which cards are compared."""
        there = sorted(path.name for path in self.files.folder.glob("*.toml"))
        if self.each.file not in there:
            self._unknown("file", self.each.file, there)
        elif not _worth(self.files, self.each) and self.files.whole(self.each.file):
            cards = [card for card in self.files.table(self.each.file).values() if isinstance(card, dict)]
            counted = {key for card in cards for key, value in card.items() if isinstance(value, int | float)}
            self._unknown("field", self.each.field, sorted(counted))

    def lines(self) -> None:
        """The text keys of lines, and the argument by which they are compared."""
        known = self._known()
        for key in ("keys", "lent"):
            for n, word in enumerate(getattr(self.each, key)):
                if known and word not in known:
                    self._unknown(f"{key}[{n}]", word, known)
        if self.each.by and self.each.of == "log":
            for word in self.each.keys:
                if word in known and self.each.by not in (given := self._places(word)):
                    self._unknown("by", self.each.by, sorted(given))
                    return

    def _known(self) -> list[str]:
        """The text keys of lines: those of the log, also of the words with which it ends; of the bill, any."""
        own = len(self.files.id) + 1
        kinds = ("log.", "result.") if self.each.of == "log" else ("",)
        every = dict.fromkeys(key[own:] for table in self.texts.values() for key in table)
        return [key for key in every if key.startswith(kinds)]

    def _places(self, key: str) -> set[str]:
        entries = (table.get(f"{self.files.id}.{key}") for table in self.texts.values())
        return set().union(*(places(entry) for entry in entries if entry is not None))

    def words(self) -> None:
        """Title and sentence in every language, which name no argument that a line has not."""
        lines = [self._places(key) for key in self.each.keys]
        given = set(_OF_OUTCOME.get(self.each.of, ("n",))).union(*(self._places(key) for key in self.each.lent))
        given |= set.intersection(*lines) if lines else set()
        for lang, table in self.texts.items():
            file = f"text.{lang}.toml"
            for word in WORDS:
                key = f"highlight.{self.each.name}.{word}"
                entry = table.get(f"{self.files.id}.{key}")
                if entry is None:
                    self.files.note(file, None, key, "", Phrase("text"), kind="missing")
                    continue
                for place in sorted(places(entry) - given):
                    self.files.note(file, None, key, shown(place), tuple(sorted(given)), near(place, given), "unknown")
