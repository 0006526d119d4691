"""Reading the command line: every mistake is answered in the reader's language, with what there is instead."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from game.content.text_files import LANGUAGES, Lang
from game.content.texts import Texts
from game.core.effects import near
from game.core.rules import Rules
from game.core.setup import GameInfo
from game.games import CATALOGUE
from game.ui.words import system_language

MOST_SEED = 2**63 - 1


class Refused(Exception):
    """A command line that cannot be carried out; `args[0]` is the sentence to print."""


class Desk:
    """The words of the command line."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def say(self, key: str, n: int | None = None, /, **words: str) -> str:
        """One of the sentences of cli.<lang>.toml."""
        return self.texts.put(f"app.cli.{key}", n, **words)

    def unknown(self, what: str, word: str, known: Sequence[str]) -> str:
        """'X' is no game, did you mean Y, and all there are."""
        nearest = near(word, known)
        key = f"unknown.{what}.near" if nearest else f"unknown.{what}.said"
        return self.say(key, word=word, near=nearest or "", known=self.texts.listed(known, choice=True))

    def help(self, commands: Sequence[str]) -> str:
        """What the program can do, a line a command."""
        lines = [f"  {self.say(f'usage.{name}')}\n      {self.say(f'help.{name}')}" for name in commands]
        return "\n".join([self.say("title"), *lines, self.say("common")])


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language and leaves it to `main` to end the program."""

    def __init__(self, desk: Desk, command: str) -> None:
        super().__init__(add_help=False, allow_abbrev=False)
        self.desk, self.command, self.line = desk, command, ""
        self.add_argument("--lang", choices=LANGUAGES)

    def error(self, message: str) -> NoReturn:
        """Raises Refused with how the command is used. argparse's own words are English only."""
        raise Refused(self.desk.say("usage_is", line=self.line, usage=self.desk.say(f"usage.{self.command}")))

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """The chosen arguments. Raises Refused."""
        self.line = " ".join(words)
        return self.parse_args(words)

    def add_game(self) -> None:
        """GAME, checked."""
        self.add_argument("game", metavar="GAME", type=self._game)

    def add_match(self) -> None:
        """--seats, --seed and --option, checked by `setup_of` once the game is known."""
        self.add_argument("--seats", metavar="N")
        self.add_argument("--seed", metavar="S", type=lambda word: whole(self.desk, "--seed", word, 0, MOST_SEED))
        self.add_argument("--option", metavar="KEY=VALUE", action="append", default=[], type=self._pair)

    def add_bots(self, levels: Sequence[str]) -> None:
        """--bot SEAT[:LEVEL], once a seat, checked by `bots_of`. They arrive as (word, level)."""
        self.add_argument(
            "--bot",
            metavar="SEAT[:LEVEL]",
            dest="bots",
            action="append",
            default=[],
            type=lambda word: self._bot(word, levels),
        )

    def add_series(self) -> None:
        """--matches or --goal, checked by `series_of` once the game is known."""
        length = self.add_mutually_exclusive_group()
        length.add_argument("--matches", metavar="N")
        length.add_argument("--goal", metavar="POINTS")

    def _game(self, word: str) -> str:
        if word not in CATALOGUE:
            raise Refused(self.desk.unknown("game", word, CATALOGUE))
        return word

    def _pair(self, word: str) -> tuple[str, str]:
        key, sign, value = word.partition("=")
        if not sign or not key:
            raise Refused(self.desk.say("pair", word=word))
        return key, value

    def _bot(self, word: str, levels: Sequence[str]) -> tuple[str, str]:
        seat, sign, level = word.partition(":")
        if sign and level not in levels:
            raise Refused(self.desk.unknown("level", level, levels))
        return seat, level or levels[0]


def whole(desk: Desk, name: str, word: str, low: int, high: int) -> int:
    """A number from `low` to `high`. Raises Refused, which names them."""
    if not (word.isascii() and word.isdigit() and len(word) < 20 and low <= int(word) <= high):
        raise Refused(desk.say("number", name=name, word=word, low=str(low), high=str(high)))
    return int(word)


def setup_of(rules: Rules[Any], chosen: argparse.Namespace, desk: Desk) -> tuple[tuple[int, ...], dict[str, str]]:
    """The persons by seat and the table settings. Raises Refused for what the game does not have or cannot deal."""
    info = rules.info
    word = str(info.seats[0]) if chosen.seats is None else chosen.seats
    if word not in map(str, info.seats):
        raise Refused(desk.say("seats", game=info.id, seats=seat_numbers(info, desk), found=word))
    seats = int(word)
    known = {setting.key: setting.values for setting in info.settings}
    options: dict[str, str] = {}
    for key, value in chosen.option:
        if not known:
            raise Refused(desk.say("no_settings", game=info.id))
        if key not in known:
            raise Refused(desk.unknown("setting", key, tuple(known)))
        if value not in known[key]:
            raise Refused(desk.unknown("value", value, known[key]))
        options[key] = value
    everything = info.options(options)
    for advice in rules.advice(seats, everything):
        if advice.fatal:
            raise Refused(desk.texts.say(advice.key, advice.args))
    return tuple(range(seats)), everything


def series_of(info: GameInfo, chosen: argparse.Namespace, desk: Desk) -> tuple[int | None, int]:
    """How many matches, or None and how many points end the series. Raises Refused for what the game does not have."""
    for name, word, known in (("--matches", chosen.matches, info.matches), ("--goal", chosen.goal, info.goals)):
        values = tuple(map(str, known))
        if word is not None and word not in values:
            raise Refused(
                desk.say("length", name=name, word=word, known=desk.texts.listed(values, choice=True))
                if values
                else desk.say("no_length", name=name, game=info.id)
            )
    if chosen.goal is not None:
        return None, int(chosen.goal)
    return info.matches[0] if chosen.matches is None else int(chosen.matches), 0


def seat_numbers(info: GameInfo, desk: Desk) -> str:
    """How many may sit at the table: 2, 3, 4 or 5."""
    return desk.texts.listed(map(str, info.seats), choice=True)


def bots_of(seats: int, chosen: argparse.Namespace, desk: Desk) -> Mapping[int, str]:
    """Seat from 0 -> level. Raises Refused for a seat that is not there."""
    return {whole(desk, "--bot", word, 1, seats) - 1: level for word, level in chosen.bots}


def chosen_language(arguments: Sequence[str]) -> Lang:
    """--lang before anything else is read, since a mistake further on is told in it; else the system's."""
    for word, after in zip(arguments, [*arguments[1:], ""]):
        for lang in LANGUAGES:
            if word == f"--lang={lang}" or (word == "--lang" and after == lang):
                return lang
    return system_language()


def language(chosen: argparse.Namespace) -> Lang | None:
    """--lang, if it was given."""
    lang: Any = chosen.lang
    return lang if lang in LANGUAGES else None
