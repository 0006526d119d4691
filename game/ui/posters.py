"""How a game presents itself outside its table: name, cry, colour, difficulty. A new game needs nothing here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from .theme import rgb

if TYPE_CHECKING:
    from .app import App


class Poster(NamedTuple):
    """Ink of the print, and how many balls of wool of three it takes to learn."""

    colour: tuple[int, int, int]
    difficulty: int


_KNOWN: Final = {
    "guillotine": Poster(rgb("#8E1A22"), 1),
    "guillotine_tricks": Poster(rgb("#2A4A7A"), 2),
    "revolution": Poster(rgb("#6A4A22"), 2),
    "mascarade": Poster(rgb("#4E2168"), 2),
    "allegiance": Poster(rgb("#5A4A24"), 3),
}
_OTHER: Final = Poster(rgb("#3B6E72"), 2)


def poster(game: str) -> Poster:
    return _KNOWN.get(game, _OTHER)


_FACES: Final = {"random": "toinette", "apprentice": "toinette", "citizen": "barnabe", "executioner": "sombre"}


def bot_face(level: str) -> str:
    """The picture of whoever plays a level of bot."""
    return f"bot/{_FACES.get(level, 'barnabe')}"


def game_text(app: App, game: str, what: str) -> str:
    """name, cry, line, hidden or cost: from the app's posters, or from the game's own texts under [game]."""
    for key in (f"app.games.{game}.{what}", f"{game}.game.{what}"):
        if app.words.has(key):
            return app.say(key)
    return game.replace("_", " ").title() if what == "name" else ""


def game_name(app: App, game: str) -> str:
    return game_text(app, game, "name")
