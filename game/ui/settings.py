"""What people have set: kept as one small JSON file in the player's folder.

An unreadable file gives the defaults and a note; a folder that cannot be written to leaves them unsaved,
and the game goes on.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from game.content.letters import tidy_name

CHOICES: Final[dict[str, tuple[Any, ...]]] = {
    "lang": ("", "ja", "en"),  # "": as the system speaks
    "fullscreen": (False, True),
    "text_size": (0, 1, 2),  # how many designs smaller, drawn larger
    "safe_colours": (False, True),
    "contrast": (False, True),
    "pace": ("normal", "fast", "off"),
    "reduced": (False, True),
    "secrecy": ("", "screen", "lid"),  # "": as the game suggests
    "hide_on_leave": (True, False),
    "turn_table": (False, True),
    "recap": (True, False),
    "hints": (True, False),
    "mute_on_leave": (False, True),
    "sorting": ("suit", "rank", "dealt"),  # how a hand of playing cards lies
    "drawing": ("auto", "software", "hardware"),
}
_RANGES: Final = {"table_volume": (0, 10), "house_volume": (0, 10), "ambience_volume": (0, 10), "bot_pause": (0, 5)}


@dataclass(slots=True)
class Settings:
    """The values, each one of CHOICES or inside its range; anything else in a file is put right."""

    lang: str = ""
    fullscreen: bool = False
    text_size: int = 0
    safe_colours: bool = False
    contrast: bool = False
    pace: str = "normal"
    reduced: bool = False
    table_volume: int = 8
    house_volume: int = 6
    ambience_volume: int = 0
    mute_on_leave: bool = False
    secrecy: str = ""
    hide_on_leave: bool = True
    turn_table: bool = False
    recap: bool = True
    hints: bool = True
    bot_pause: int = 2
    sorting: str = "suit"
    drawing: str = "auto"
    players: int = 3  # tonight, as on the last evening
    game: str = ""  # chosen last
    people: list[dict[str, Any]] = field(default_factory=list)  # regulars: name, token, bot
    seats: list[dict[str, Any]] = field(default_factory=list)  # the last evening's, in order: the same, or no name
    options: dict[str, dict[str, str]] = field(default_factory=dict)  # by game: the house rules of last time
    tables: dict[str, dict[str, str]] = field(default_factory=dict)  # by game: length of the series, taking back

    def put_right(self) -> None:
        """Every value that is not allowed goes back to its default."""
        plain = Settings()
        for key, allowed in CHOICES.items():
            value = getattr(self, key)
            if not any(value == choice and type(value) is type(choice) for choice in allowed):
                setattr(self, key, getattr(plain, key))
        for key, (low, high) in _RANGES.items():
            value = getattr(self, key)
            if type(value) is not int or not low <= value <= high:
                setattr(self, key, getattr(plain, key))
        if type(self.players) is not int or not 1 <= self.players <= 13:
            self.players = plain.players
        if not isinstance(self.game, str) or not self.game.isidentifier():
            self.game = ""
        self.options, self.tables = _by_game(self.options), _by_game(self.tables)
        self.people = [person for person in _people(self.people, 40) if person["name"]]
        self.seats = _people(self.seats, 13)


def _by_game(kept: object) -> dict[str, dict[str, str]]:
    return {
        str(game): {str(k): str(v) for k, v in rules.items()}
        for game, rules in (kept if isinstance(kept, dict) else {}).items()
        if isinstance(rules, dict)
    }


def _people(kept: object, most: int) -> list[dict[str, Any]]:
    """Those that a file holds whole; of a name what can be drawn."""
    return [
        {
            "name": tidy_name(raw["name"]),
            "token": raw["token"],
            "bot": raw.get("bot") if isinstance(raw.get("bot"), str | None) else None,
        }
        for raw in (kept if isinstance(kept, list) else ())
        if isinstance(raw, dict)
        and isinstance(raw.get("name"), str)
        and type(raw.get("token")) is int
        and 0 <= raw["token"] <= 12
    ][:most]


class SettingsFile:
    """Reads and writes the settings. `trouble` is the text key of what went wrong last, or ""."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "settings.json"
        self.trouble = ""
        self.values = self._read()
        self._kept = asdict(self.values)

    def save(self) -> bool:
        """Write if anything changed: to a new file that then takes the old one's place. False if it could not."""
        now = asdict(self.values)
        if now == self._kept:
            return True
        fresh = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with fresh.open("w", encoding="utf-8") as out:
                json.dump(now, out, ensure_ascii=True, indent=1)
                out.flush()
                os.fsync(out.fileno())
            fresh.replace(self.path)
        except (OSError, ValueError):
            self.trouble = "app.settings.unsaved"
            return False
        self._kept = now
        return True

    def _read(self) -> Settings:
        values = Settings()
        try:
            if self.path.exists() and not self.path.is_file():
                raise ValueError("not a file")  # a pipe would be waited for, and for ever
            raw = json.loads(self.path.read_text(encoding="utf-8"))
        except (FileNotFoundError, NotADirectoryError):
            return values
        except (OSError, ValueError, RecursionError):
            self.trouble = "app.settings.unreadable"
            return values
        if not isinstance(raw, dict):
            self.trouble = "app.settings.unreadable"
            return values
        for entry in fields(Settings):
            if entry.name in raw:
                setattr(values, entry.name, raw[entry.name])
        values.put_right()
        return values
