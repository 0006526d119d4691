"""One game's folder under data/games, read and checked as far as no game's knowledge is needed."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec
import tomli

from game.core.effects import BadCall, Call, Vocabulary
from game.core.setup import GameInfo, TableSetting
from game.core.table import ZoneKind

from .cards import CardData
from .problems import BadFiles, Problem

K = TypeVar("K", bound=CardData)


class _Setting(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    values: tuple[str, ...]
    needs: dict[str, str] = {}


class _Zone(msgspec.Struct, forbid_unknown_fields=True):
    faces: Literal["all", "seat", "none"]
    ordered: bool = True
    fold: str | None = None


class _Game(msgspec.Struct, forbid_unknown_fields=True):
    seats: tuple[int, int]
    secrecy: Literal["screen", "lid", "none"] = "screen"
    minutes: tuple[int, int] = (20, 40)
    matches: tuple[int, ...] = (1,)
    halves: bool = False
    setting: tuple[_Setting, ...] = ()
    zone: dict[str, _Zone] = {}
    numbers: dict[str, Any] = {}


class GameFiles:
    """Collects every problem instead of stopping at the first; `finish()` raises them all."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.id = folder, folder.name
        self.problems: list[Problem] = []
        raw = self.table("game.toml")
        game = self._convert(raw, _Game, "game.toml", "") or _Game(seats=(1, 1))
        self.info = GameInfo(self.id, tuple(range(game.seats[0], game.seats[1] + 1)),
                             tuple(TableSetting(s.key, s.values, tuple(s.needs.items())) for s in game.setting),
                             game.secrecy, game.minutes, game.matches, game.halves)
        self.zones = {kind: ZoneKind(zone.faces, zone.ordered, zone.fold) for kind, zone in game.zone.items()}
        self.numbers: Mapping[str, Any] = game.numbers     # constants of the rules: hand size, days, fines

    def table(self, name: str) -> dict[str, Any]:
        """A TOML file of this game as plain tables; an unreadable one is noted and comes back empty."""
        try:
            return tomli.loads((self.folder / name).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as why:
            self.note(name, None, "", "", f"a readable UTF-8 file ({why.__class__.__name__})")
        except tomli.TOMLDecodeError as why:
            self.note(name, why.lineno, "", "", f"TOML: {why.msg}")
        return {}

    def cards(self, name: str, kind: type[K]) -> tuple[K, ...]:
        """The cards of one file in the order written, each checked by itself."""
        checked = (self._convert({"id": key, **raw} if isinstance(raw, dict) else raw, kind, name, key)
                   for key, raw in self.table(name).items())
        return tuple(card for card in checked if card is not None)

    def calls(self, name: str, card: CardData, key: str, raw: Iterable[Mapping[str, Any]],
              vocabulary: Vocabulary[Any]) -> tuple[Call, ...]:
        """The verb calls of one field of a card; those no verb takes are noted and left out."""
        good: list[Call] = []
        for n, call in enumerate(raw):
            try:
                good.append(vocabulary.read(call))
            except BadCall as why:
                self.note(name, None, f"{card.id}.{key}[{n}].{why.key}", repr(why.found),
                          " or ".join(why.expected), why.nearest)
        return tuple(good)

    def note(self, name: str, line: int | None, key: str, found: str, expected: str,
             nearest: str | None = None) -> None:
        self.problems.append(Problem(f"{self.id}/{name}", line, key, found, expected, nearest))

    def finish(self) -> None:
        """Raises BadFiles if anything was noted."""
        if self.problems:
            raise BadFiles(self.problems)

    def _convert(self, raw: object, kind: type[Any], name: str, key: str) -> Any:
        try:
            return msgspec.convert(raw, kind, strict=True)
        except msgspec.ValidationError as why:
            self.note(name, None, key, "", str(why))
            return None
