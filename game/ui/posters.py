"""How a game presents itself outside its table, and the faces of its bots. A new game needs nothing here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .app import App


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
