"""Players made of code. A bot sees views, offers, what it perceived and guessed worlds; never the table."""

from __future__ import annotations

from .bot import Bot
from .random_bot import RandomBot

LEVELS: dict[str, Bot] = {"random": RandomBot()}  # by the word of `--bot` and of the match file


def bot(level: str) -> Bot:
    """The bot of this level; an unknown one (from a match kept by a newer version) plays at random."""
    return LEVELS.get(level, LEVELS["random"])
