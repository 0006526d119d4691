"""When the bots at a table answer, and what they may go by.

They pause alike whatever is hidden, and where several seats answer at once they answer before any human,
in seat order: what a bot does must not tell what a human has just laid in secret.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from game.bots import bot
from game.bots.bot import Situation
from game.core.ask import Answer, Ask
from game.core.match import Match
from game.core.seats import only
from game.core.view import may_see, offers, view
from game.core.worlds import guess

from .history import History
from .people import Person
from .screen_owner import Screen, ScreenOwner

BUDGET = 0.5  # seconds a bot may think about one answer
PAUSE = 0.6  # seconds before each answer of a bot
LAPSE = 1.5  # seconds before a pause of the table ends by itself, in every game


class BotsAtTable:
    """Decides for every bot of one match.

    pause: seconds before each answer of a bot. lapse: seconds before a pause of the table ends by itself.
    """

    def __init__(self, people: Mapping[int, Person], owner: ScreenOwner, seed: int) -> None:
        self._people, self._owner, self._seed = people, owner, seed
        self.pause, self.lapse = PAUSE, LAPSE
        self._asked = False  # the bots about their rights, since then
        self._since: float | None = None  # when this set of questions was first met

    def news(self) -> None:
        """There are other questions now: every pause begins anew, and idle rights are offered again."""
        self._since, self._asked = None, False

    def waited_for(self, match: Match[Any]) -> list[Ask[Any]]:
        """The questions that only a bot can answer, in seat order. While there are any, no human is asked."""
        table = match.state.table
        return sorted(
            (ask for ask in match.asks if not ask.idle and not self._owner.answerable(ask, table)),
            key=lambda ask: ask.seat,
        )

    def due(self, now: float, match: Match[Any], history: History, screen: Screen) -> Answer | None:
        """The one answer to give now, if any is due."""
        if self._since is None:
            self._since = now
        waited = self.waited_for(match)
        looked_at = any(ask.pause and not ask.idle for ask in match.asks)  # what lies there stays as long as ever
        if not self._asked and now - self._since >= (self.lapse if looked_at else 0.0):
            self._asked = True
            standing = self._standing_right(match, history)
            if standing is not None:
                return standing
        if waited:  # a pause is as long where only bots sit: somebody may be watching
            wait = self.lapse if waited[0].pause else self.pause
            return self._answer(waited[0], match, history) if now - self._since >= wait else None
        lapsing = [
            ask
            for ask in match.asks
            if ask.pause == "lapse"
            and not ask.idle
            and screen.kind == "open"
            and may_see(ask.audience, screen.audience)
        ]
        if lapsing and now - self._since >= self.lapse:
            return Answer(lapsing[0], lapsing[0].options[0])
        return None

    def before_going_on(self, match: Match[Any], history: History) -> Answer | None:
        """Somebody goes on before a pause has lasted as long as bots wait with their rights: they have their say now,
        or whoever taps quickly would take it from them."""
        if self._asked:
            return None
        self._asked = True
        return self._standing_right(match, history)

    def _standing_right(self, match: Match[Any], history: History) -> Answer | None:
        """Bots are asked once for each set of questions; to think again about a secret answer they have no cause."""
        table = match.state.table
        for ask in sorted(match.asks, key=lambda ask: ask.seat):
            if ask.idle and not ask.secret and self._people[table.people[ask.seat]].bot is not None:
                if ask.consent:
                    if ask.consent == "asked" and self._humans_consent(match):
                        return Answer(ask, ask.options[0])
                    continue
                answer = self._answer(ask, match, history)
                if answer is not None:
                    return answer
        return None

    def _humans_consent(self, match: Match[Any]) -> bool:
        """Whether every human wants what only all can want together: bots neither propose it nor stand in its way."""
        table = match.state.table
        humans = [ask for ask in match.asks if ask.consent and self._people[table.people[ask.seat]].bot is None]
        return bool(humans) and all(ask.consent == "given" for ask in humans)

    def _answer(self, ask: Ask[Any], match: Match[Any], history: History) -> Answer | None:
        """What the bot says; a bot at fault says the first thing allowed, so that the table is never stuck."""
        table = match.state.table
        person = self._people[table.people[ask.seat]]
        eyes, perceived = only(ask.seat), history.perceived(person.id)
        known = f"{history.given(person.id)}/{len(perceived)}"  # never what others have done in secret
        chance = Random(f"{self._seed}/{ask.seat}/{known}/{ask.prompt}")
        situation = Situation(
            ask.seat,
            view(table, eyes),
            offers(table, (ask,), eyes),
            perceived,
            lambda source: guess(match, eyes, source),
            chance,
        )
        try:
            token = bot(person.bot or "random").choose(situation, BUDGET)
            if token is None:
                return None if ask.idle else Answer(ask, ask.options[0])
            return match.find(token, ask.seat)
        except Exception:
            return None if ask.idle else Answer(ask, ask.options[0])
