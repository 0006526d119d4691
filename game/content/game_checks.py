"""What is wrong with a game.toml though every value is of its type."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.effects import near

from .look_checks import INK, PICTURE
from .problems import Phrase, shown

if TYPE_CHECKING:
    from .files import GameData, GameFiles, SettingData

FILE = "game.toml"
_WORD = re.compile(r"[a-z0-9_]+")
_ZONE = re.compile(r"[a-z0-9_]+\??")
_LONGEST = 999  # minutes


def check(files: GameFiles, game: GameData) -> None:
    """Note every mistake; numbers of seats that make no sense are replaced, so that the rest can be checked."""
    low, high = game.seats
    if not 1 <= low <= high <= 13:
        files.note(FILE, None, "seats", f"[{shown(low)}, {shown(high)}]", Phrase("seats"))
        game.seats = (1, 1)
    if not INK.fullmatch(game.poster.colour):
        files.note(FILE, None, "poster.colour", shown(game.poster.colour), Phrase("ink"))
    low, high = game.minutes
    if not 1 <= low <= high <= _LONGEST:
        files.note(FILE, None, "minutes", f"[{shown(low)}, {shown(high)}]", Phrase("minutes"))
    for key, numbers, least in (("matches", game.matches, 1), ("goals", game.goals, 0)):
        if len(numbers) < least or len(set(numbers)) < len(numbers) or not all(1 <= n <= 999 for n in numbers):
            files.note(FILE, None, key, f"[{', '.join(map(shown, numbers))}]", Phrase("different_numbers"))
    _settings(files, game.setting)
    _zones(files, game)


def _settings(files: GameFiles, given: Sequence[SettingData]) -> None:
    settings = {setting.key: setting for setting in reversed(given)}  # the first of two alike
    for n, setting in enumerate(given):
        where = f"setting[{n}]"
        if not _WORD.fullmatch(setting.key):
            files.note(FILE, None, f"{where}.key", shown(setting.key), Phrase("small_word"))
        if not setting.values or len(set(setting.values)) < len(setting.values):
            files.note(FILE, None, f"{where}.values", "[]", Phrase("different_values"))
        for i, value in enumerate(setting.values):
            if not _WORD.fullmatch(value):
                files.note(FILE, None, f"{where}.values[{i}]", shown(value), Phrase("small_word"))
        if settings[setting.key] is not setting:
            files.note(FILE, None, f"{where}.key", shown(setting.key), Phrase("different_keys"))
        if setting.picture and not PICTURE.fullmatch(setting.picture):
            files.note(FILE, None, f"{where}.picture", shown(setting.picture), Phrase("picture"))
        others = tuple(key for key in settings if key != setting.key)
        for key, value in setting.needs.items():
            if key not in others:
                unknown(files, f"{where}.needs.{key}", key, others)
            elif value not in settings[key].values:
                unknown(files, f"{where}.needs.{key}", value, settings[key].values)


def _zones(files: GameFiles, game: GameData) -> None:
    open_to_all = tuple(kind for kind, zone in game.zone.items() if zone.fold is None)
    for kind, zone in game.zone.items():
        if not _ZONE.fullmatch(kind):
            files.note(FILE, None, f"zone.{kind}", shown(kind), Phrase("small_word"))
        if zone.fold is not None and zone.fold not in open_to_all:
            unknown(files, f"zone.{kind}.fold", zone.fold, open_to_all)
    if game.secrecy == "none" and (hands := [kind for kind, zone in game.zone.items() if zone.faces == "seat"]):
        files.note(FILE, None, "secrecy", shown("none"), Phrase("secrecy", (("zone", hands[0]),)))


def unknown(files: GameFiles, key: str, word: str, allowed: tuple[str, ...]) -> None:
    """Note a word that is none of these."""
    expected = allowed or (Phrase("nothing_here"),)
    files.note(FILE, None, key, shown(word), expected, near(word, allowed), "unknown")
