"""What a bot is: somebody made of code, who sees what a person on that seat sees and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from game.core.events import Event
from game.core.match import Match
from game.core.view import Offer, TableView

Worlds = Callable[[Random], Match[Any]]  # a match that looks the same to the bot, its hidden cards dealt anew


@dataclass(frozen=True, slots=True)
class Situation:
    """A question to a bot, with all it may go by."""

    seat: int
    view: TableView
    offers: tuple[Offer, ...]  # never empty; of one ask
    perceived: Sequence[Event]  # since the match began, as this person could tell it at the time
    worlds: Worlds
    source: Random  # seeded from match, seat and number of answers: the same again on resume


class Bot(Protocol):
    """One level of play. Holds nothing between questions, so that a resumed match plays on the same."""

    def choose(self, situation: Situation, deadline: float) -> str | None:
        """The token of one offer. None leaves an idle question alone; it comes again only after another answer.

        deadline: seconds it may think, of which a test's cap is independent.
        """
        ...
