"""How a game presents itself outside its table, and the faces of its bots. A new game needs nothing here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from game.core.setup import GameInfo

    from .app import App

Span = tuple[int, int]  # minutes, from .. to

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


def evening_of(info: GameInfo, matches: int = 0) -> Span:
    """How long so many matches take; 0: as many as are usual. Poster, ticket and summary all ask here."""
    n = matches or info.matches[0]
    return info.minutes[0] * n, info.minutes[1] * n


def say_span(app: App, key: str, span: Span) -> str:
    """A text with minutes from .. to; `<key>_one` where both are the same."""
    if span[0] == span[1]:
        return app.say(f"{key}_one", n=span[0])
    return app.say(key, **{"from": span[0], "to": span[1]})
