"""Random play and comparison, shared by the tests."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from random import Random
from typing import Any

from game.core.ask import Answer
from game.core.events import Event
from game.core.match import Match
from game.core.seats import EVERYONE, STRANGER, Seats, all_but, only
from game.core.setup import Setup
from game.core.table import Moment
from game.core.view import TableView, may_see, offers, redact, view
from tests.toys import CATALOGUE

M = Match[Any]
SEATS = {"masks": range(4, 9), "cart": range(2, 6), "altars": range(3, 6), "tricks": range(4, 5)}


def start(game: str, seed: int = 1, seats: int | None = None, watched: bool = True, **options: str) -> M:
    """A fresh match; how many play depends on the seed unless it is said."""
    rules = CATALOGUE[game]
    players = seats or SEATS[game][seed % len(SEATS[game])]
    return Match(rules, rules.deal(Setup(tuple(range(players)), seed, options)), watched)


def any_answer(match: M, source: Random) -> Answer:
    """Mostly what play waits for; now and then a standing right or a change of mind."""
    waited = [ask for ask in match.asks if not ask.idle]
    ask = source.choice(waited if source.random() < .85 else match.asks)
    return Answer(ask, source.choice(ask.options))


def play(match: M, source: Random, limit: int = 150, each: Callable[[M], None] = lambda m: None) -> M:
    for _ in range(limit):
        if not match.asks:
            break
        each(match)
        ask, option = any_answer(match, source)
        match.answer(option.token, ask.seat)
    return match


def digest(state: Any) -> dict[str, str]:
    """Everything in a state, except who is watching."""
    parts = {f"table.{f.name}": repr(getattr(state.table, f.name)) for f in fields(state.table) if f.name != "moments"}
    return parts | {f.name: repr(getattr(state, f.name)) for f in fields(state) if f.name != "table"}


def audiences(match: M) -> list[Seats]:
    seats = range(len(match.state.table.people))
    return [EVERYONE, STRANGER, *map(only, seats), *map(all_but, seats)]


def outlook(match: M, audience: Seats) -> object:
    """All that these lookers can tell: the table, what they are offered, what others are openly asked."""
    openly = [(a.seat, a.prompt, a.idle) for a in match.asks if may_see(a.audience, audience)]
    return (view(match.state.table, audience), offers(match.state.table, match.asks, audience),
            openly, match.can_undo(audience))


def beats(moments: list[Moment], audience: Seats) -> list[tuple[Event, TableView]]:
    """What these lookers perceive of what happened: each event, and the picture just after it."""
    perceived = [(redact(moment, audience), moment.table) for moment in moments]
    return [(event, view(table, audience)) for event, table in perceived if event is not None]


def position(game: str, dealt: dict[int, str], seats: int = 4, **changes: Any) -> M:
    """A match whose cards carry the given prints, with some fields of the state set."""
    state = CATALOGUE[game].deal(Setup(tuple(range(seats)), 1))
    table = state.table
    free = set(range(len(table.dealt)))
    for card, face in dealt.items():
        holder = min(c for c in free if table.face(c) == face)
        table.dealt[card], table.dealt[holder] = table.dealt[holder], table.dealt[card]
        free.remove(card)
    for name, value in changes.items():
        setattr(state, name, value)
    return Match(CATALOGUE[game], state)


def answers(match: M, *tokens: str) -> None:
    """Give answers in turn; 'seat: token' where several seats have the same one."""
    for text in tokens:
        seat, _, token = text.rpartition(": ")
        match.answer(token, int(seat) if seat else None)
