"""Sentences for the screen, in the language of the moment.

A thin hand on `content.texts`: it knows who sits where, and takes words typed by people as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from game.content.letters import bind, is_japanese
from game.content.texts import LANGUAGES, Lang, Texts, number
from game.core.words import Arg, Args, Halves, Typed

Names = Callable[[int], str]


class Words:
    """The text tables with the language on top. `say` never raises: a missing key is its own sentence."""

    def __init__(self, data: Path, lang: Lang = "en") -> None:
        self.texts = Texts.load(data, lang)

    @property
    def lang(self) -> Lang:
        return self.texts.lang

    @lang.setter
    def lang(self, lang: Lang) -> None:
        self.texts.lang = lang

    def next_language(self) -> Lang:
        """Go to the other language; returns it."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        return self.lang

    def has(self, key: str) -> bool:
        return self.texts.has(key)

    def say(self, key: str, args: Args = (), people: Names | Iterable[Any] | None = None, **verbatim: Arg | str) -> str:
        """The sentence of a key. `args` come from the rules; keyword arguments from the screen.

        `people` tells who sits where: a function from seat to name, or people in seat order. A string among
        the keyword arguments (a name, a file) is put in as it is; that of a `player` stays on one line.
        """
        if isinstance(player := verbatim.get("player"), str):
            verbatim["player"] = bind(player)
        given = ((name, Typed(value) if isinstance(value, str) else value) for name, value in verbatim.items())
        return self.texts.say(key, (*args, *given), _names(people))

    def prompt(self, seat: int, key: str, args: Args = (), people: Names | Iterable[Any] | None = None) -> str:
        return self.texts.prompt(seat, key, args, _names(people))

    def listed(self, names: Iterable[str]) -> str:
        """Names of people in a row, each of which stays on one line."""
        return self.texts.listed(map(bind, names))

    def number(self, value: int, halves: bool = False, signed: bool = False) -> str:
        """Points as they are printed; `halves`: the value is counted in halves."""
        return number(Halves(value) if halves else value, signed)

    def lines(self, key: str) -> tuple[str, ...]:
        """A text that is a list, one after the other."""
        return self.texts.lines(key, self.lang)

    def each(self, key: str) -> tuple[tuple[str, ...], ...]:
        """The same list in every language."""
        return tuple(self.texts.lines(key, lang) for lang in LANGUAGES)

    def optional(self, key: str) -> str:
        """The sentence, or "" where the tables have none."""
        return self.say(key) if self.has(key) else ""


def _names(people: Names | Iterable[Any] | Mapping[int, Any] | None) -> Names | None:
    if people is None or callable(people):
        return people
    sat = dict(people) if isinstance(people, Mapping) else dict(enumerate(people))
    return lambda seat: str(getattr(sat[seat], "name", sat[seat])) if seat in sat else str(seat + 1)


def system_language() -> Lang:
    """The language the system speaks: Japanese or else English."""
    import locale
    import os

    named = next((os.environ[k] for k in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(k)), "")
    if not named:
        try:
            named = locale.getlocale()[0] or ""
        except ValueError:
            named = ""
    return "ja" if named.lower().startswith(("ja", "japan")) else "en"


__all__ = ["LANGUAGES", "Lang", "Names", "Words", "is_japanese", "system_language"]
