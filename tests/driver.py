"""Random play and comparison, shared by the tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from importlib import import_module
from random import Random
from typing import Any

from game import games, paths
from game.core.ask import Answer
from game.core.events import Event
from game.core.match import Match
from game.core.rules import Rules
from game.core.seats import EVERYONE, STRANGER, Seats, all_but, only
from game.core.setup import BadSetup, Setup
from game.core.table import Moment
from game.core.view import TableView, may_see, offers, redact, view
from game.games import load
from tests.toys import CATALOGUE

M = Match[Any]
REAL: dict[str, Rules[Any]] = {
    game: load(game, paths.data() / "games")
    for game in games.CATALOGUE
    if hasattr(import_module(f"game.games.{game}"), "build")
}
GAMES: dict[str, Rules[Any]] = {**CATALOGUE, **REAL}
SEATS: dict[str, Sequence[int]] = {
    "masks": range(4, 9),
    "cart": range(2, 6),
    "altars": range(3, 6),
    "tricks": range(4, 5),
} | {game: rules.info.seats for game, rules in REAL.items()}


def start(game: str, seed: int = 1, seats: int | None = None, watched: bool = True, **options: str) -> M:
    """A fresh match; how many play, and by which settings, depends on the seed unless it is said."""
    rules = GAMES[game]
    players = seats or SEATS[game][seed % len(SEATS[game])]
    people = tuple(range(players))
    if game not in REAL:
        return Match(rules, rules.deal(Setup(people, seed, options)), watched)
    try:
        return Match(rules, rules.deal(rules.info.setup(people, seed, some_settings(rules, seed) | options)), watched)
    except BadSetup:  # settings that each are possible, but not together
        return Match(rules, rules.deal(rules.info.setup(people, seed, options)), watched)


def some_settings(rules: Rules[Any], seed: int) -> dict[str, str]:
    """The defaults with seed 0, anything the game has with others."""
    source = Random(seed)
    return {setting.key: source.choice(setting.values) for setting in rules.info.settings} if seed else {}


def any_answer(match: M, source: Random, rights: float = 0.15) -> Answer:
    """Mostly what play waits for; now and then, as often as `rights`, a standing right or a change of mind as well."""
    waited = [ask for ask in match.asks if not ask.idle]
    ask = source.choice(waited if source.random() < 1 - rights else match.asks)
    return Answer(ask, source.choice(ask.options))


def play(
    match: M, source: Random, limit: int = 150, each: Callable[[M], None] = lambda m: None, rights: float = 0.15
) -> M:
    """Any answers, so many or to the end of the match; `each` looks at every question."""
    for _ in range(limit):
        if not match.asks:
            break
        each(match)
        ask, option = any_answer(match, source, rights)
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
    return (
        view(match.state.table, audience),
        offers(match.state.table, match.asks, audience),
        openly,
        match.can_undo(audience),
    )


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
