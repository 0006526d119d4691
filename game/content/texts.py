"""Every sentence on the screen, by key and language, with its typed arguments put in.

A sentence stands whole in the text tables and is never glued from parts. Both languages are at
hand, so `lang` may be set at any time and the next sentence is in the other one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from game.core.words import Arg, Args, Everyone, Face, Halves, Typed, Who, Word

from .letters import bind
from .text_files import LANGUAGES, PLACE, RULINGS, Entry, Lang, Plural, Tables

__all__ = ["LANGUAGES", "Lang", "Names", "Texts", "number", "placeholders"]

Names: TypeAlias = Callable[[int], str]  # seat -> the name of the person who sits there now
MINUS, HALF = "−", "½"


class Placeholder(NamedTuple):
    """A place in a sentence for an argument."""

    name: str
    signed: bool


def placeholders(text: str) -> tuple[Placeholder, ...]:
    """The places for arguments in the order they stand."""
    return tuple(Placeholder(found[1], bool(found[2])) for found in PLACE.finditer(text))


def number(value: int | Halves, signed: bool = False) -> str:
    """6, −1, 6½, −½; with `signed` a plus before what is more than 0. Never a hyphen, never 0½."""
    halves = value.halves if isinstance(value, Halves) else value * 2
    whole, half = divmod(abs(halves), 2)
    digits = (str(whole) if whole or not half else "") + (HALF if half else "")
    return (MINUS if halves < 0 else "+" if signed and halves > 0 else "") + digits


def is_one(value: Arg | None) -> bool:
    """Whether a count takes the singular in English: 1, −1, ½ and −½ do, 0 does not."""
    if isinstance(value, Halves):
        return abs(value.halves) in (1, 2)
    return isinstance(value, int) and abs(value) == 1


class Texts:
    """The text tables of the app and of every game.

    lang: the language of the next sentence. game: whose card names an `app.` sentence means; a
    game's own sentences always mean that game's. missing: every "language key" that was wanted and
    not there, so that a test can demand that none is.
    """

    def __init__(self, tables: Mapping[Lang, Mapping[str, Entry]], lang: Lang = "en") -> None:
        self._tables = {language: tables.get(language, {}) for language in LANGUAGES}
        self.lang: Lang = lang
        self.game = ""
        self.missing: list[str] = []

    @classmethod
    def load(cls, data: Path, lang: Lang = "en") -> Texts:
        """All text tables under a data folder. A file that cannot be read only leaves its keys missing:
        `check` tells about it, and a game refuses to start on a bad file of its own."""
        return cls({language: Tables(data, language) for language in LANGUAGES}, lang)

    def keys(self, lang: Lang | None = None) -> tuple[str, ...]:
        return tuple(self._tables[lang or self.lang])

    def reading(self, game: str) -> Iterator[None]:
        """Read the tables of a game before they are wanted, one file after the other."""
        for table in self._tables.values():
            if isinstance(table, Tables):
                yield from table.reading(game)

    def has(self, key: str) -> bool:
        """Whether there is such a text in any language."""
        return any(key in table for table in self._tables.values())

    def say(self, key: str, args: Args = (), names: Names | None = None) -> str:
        """The sentence of a key with its arguments. Without `names` people are called by their seats.

        A key missing in this language is said in the other one, and one missing in both is its own
        sentence; both are noted in `missing`.
        """
        entry = self._find(key)
        values = dict(args)
        sentence = self._form(entry, values.get("n"))
        game = self._game_of(key)

        def fill(place: re.Match[str]) -> str:
            if place[1] in values:
                return self._word(values[place[1]], names, game, bool(place[2]))
            self._miss(f"{self.lang} {key} {{{place[1]}}}")
            return place[0]

        return PLACE.sub(fill, sentence)

    def lines(self, key: str, lang: Lang) -> tuple[str, ...]:
        """The parts of a text that is a list, in one language; none where it is missing there or no list."""
        entry = self._tables[lang].get(key)
        return entry if isinstance(entry, tuple) and not isinstance(entry, Plural) else ()

    def prompt(self, seat: int, key: str, args: Args = (), names: Names | None = None) -> str:
        """The sentence of a question, where {player} is the asked seat unless the rules say otherwise."""
        return self.say(key, (("player", Who(seat)), *args), names)

    def word(self, arg: Arg, names: Names | None = None, game: str = "") -> str:
        """One argument by itself: a number, a name, a card."""
        return self._word(arg, names, game or self.game, False)

    def put(self, key: str, n: int | None = None, /, **words: str) -> str:
        """A sentence about things outside the game, such as files: words are put in as they are.

        `n` chooses the plural and need not be among the words.
        """
        template = self._form(self._find(key), n)
        words.setdefault("n", "" if n is None else number(n))
        return PLACE.sub(lambda place: words.get(place[1], place[0]), template)

    def listed(self, words: Iterable[str], choice: bool = False) -> str:
        """A and B; A, B and C / AとB、A、B、C. With `choice`: A or B; A, B or C / AかB、A、BかC."""
        *first, last = list(words) or [self.say("app.list.nobody")]
        if not first:
            return last
        joint = "either" if choice else "last" if first[1:] else "two"
        listed = self.put(f"app.list.{joint}", a=first.pop(), b=last)
        while first:
            listed = self.put("app.list.more", a=first.pop(), rest=listed)
        return listed

    def card_name(self, face: str, game: str = "") -> str:
        """The name of a card as a title: Judge, 判事. One that has none in any language is called as in its file."""
        key = f"{game or self.game}.card.{face}.name"
        name = self.say(key)
        return face.replace("_", " ") if name == key else name

    def card_lines(self, face: str, game: str = "") -> tuple[str, ...]:
        """The name as it breaks on a narrow card; one line where the text table gives no break."""
        entry = self._tables[self.lang].get(f"{game or self.game}.card.{face}.lines")
        return entry if isinstance(entry, tuple) else (self.card_name(face, game),)

    def card_effect(self, face: str, game: str = "") -> str:
        """What the card does, "" for a card without a text."""
        key = f"{game or self.game}.card.{face}.effect"
        return self.say(key) if self.has(key) else ""

    def card_source(self, face: str, game: str = "") -> str:
        """What the source of the rules calls the card, where ours is another name; "" where this language has none."""
        entry = self._tables[self.lang].get(f"{game or self.game}.card.{face}.source")
        return entry if isinstance(entry, str) else ""

    def card_rulings(self, face: str, game: str = "") -> tuple[str, ...]:
        """What the card does in cases of which its sentence does not tell, one sentence each; none for most cards."""
        key = f"{game or self.game}.card.{face}{RULINGS}"
        if not self.has(key):
            return ()
        entry = self._find(key)
        return entry if isinstance(entry, tuple) and not isinstance(entry, Plural) else (self.say(key),)

    def _word(self, arg: Arg, names: Names | None, game: str, signed: bool) -> str:
        if isinstance(arg, Halves | int):
            return number(arg, signed)
        if isinstance(arg, Who):
            return self._name(arg.seat, names)
        if isinstance(arg, Everyone):
            return self.listed(self._name(seat, names) for seat in arg.seats)
        if isinstance(arg, Face):
            in_sentence = f"{game}.card.{arg.face}.name_in_sentence"  # the Judge, a Peasant
            return self.say(in_sentence) if in_sentence in self._tables[self.lang] else self.card_name(arg.face, game)
        if isinstance(arg, Word):
            return self.say(arg.key)
        if isinstance(arg, Typed):
            return arg.text
        raise TypeError(f"a sentence has no words for {type(arg).__name__}")

    def _name(self, seat: int, names: Names | None) -> str:
        return bind(names(seat) if names else self.say("app.list.seat", (("n", seat + 1),)))

    def _game_of(self, key: str) -> str:
        game = key.partition(".")[0]
        return self.game if game == "app" else game

    def _form(self, entry: Entry, count: Arg | None) -> str:
        if isinstance(entry, Plural):
            return entry.one if self.lang == "en" and is_one(count) else entry.other
        return "\n".join(entry) if isinstance(entry, tuple) else entry

    def _find(self, key: str) -> Entry:
        for language in (self.lang, *(other for other in LANGUAGES if other != self.lang)):
            entry = self._tables[language].get(key)
            if entry is not None:
                return entry
            self._miss(f"{language} {key}")
        return key

    def _miss(self, what: str) -> None:
        if what not in self.missing:
            self.missing.append(what)
