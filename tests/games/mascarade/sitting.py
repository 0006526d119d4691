"""Positions of Mascarade in the rule's own words."""

from __future__ import annotations

from collections.abc import Sequence

from game import paths
from game.core.events import Zone
from game.core.match import Match
from game.core.view import view
from game.games import load
from game.games.mascarade.rules import Mascarade
from game.games.mascarade.state import MaskState

RULES: Mascarade = load("mascarade", paths.data() / "games")  # type: ignore[assignment]
M = Match[MaskState]
SIX = ("judge", "king", "thief", "fool", "princess", "puppeteer")
FIVE = ("judge", "king", "thief", "fool", "widow", "empress")


def fresh(seats: int = 6, seed: int = 1, **options: str) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup(tuple(range(seats)), seed, options)))


def table(
    masks: Sequence[str],
    coins: Sequence[int],
    court: int = 0,
    turn: int = 0,
    played: int = 10,
    look: str = "lid",
    watched: bool = True,
    **changes: object,
) -> M:
    """Masks before the seats (and then in the middle), coins of the seats; the opening turns are over."""
    seats = len(coins)
    options = RULES.info.options({"look": look})
    options |= {key: "0" for key in options if key.startswith("mask_")}
    options |= {f"mask_{mask}": str(list(masks).count(mask)) for mask in masks} | {"scenario": "custom"}
    setup = RULES.info.setup(tuple(range(seats)), 1, options if "judge" in masks else {"look": look})
    state = RULES.deal(setup)
    if "judge" not in masks:
        raise ValueError("every set has a Judge")
    prints = list(state.table.prints)
    free = list(range(len(prints)))
    for n, mask in enumerate(masks):
        print_ = next(p for p in free if prints[p] == mask)
        free.remove(print_)
        state.table.dealt[n] = print_
    for seat, amount in enumerate(coins):
        state.table.counters["coins", seat] = amount
    state.table.counters["court", None] = court
    state.turn, state.played, state.phase = turn, played, "act"
    state.table.marks["turn", None] = str(turn)
    for name, value in changes.items():
        setattr(state, name, value)
    return Match(RULES, state, watched)


def announce(m: M, mask: str, *contesting: int) -> None:
    """Announce, and let these seats contest; everybody else lets it pass."""
    m.answer("announce")
    m.answer(f"announce {mask}")
    while m.asks and m.asks[0].prompt.endswith("prompt.contest"):
        m.answer("contest" if m.asks[0].seat in contesting else "let pass")


def answer(m: M, *tokens: str) -> None:
    for token in tokens:
        m.answer(token, m.asks[0].seat)


def go_on(m: M) -> None:
    """Enough looked at."""
    while m.asks and m.asks[0].pause:
        m.answer(m.asks[0].options[0].token, m.asks[0].seat)


def tokens(m: M) -> list[str]:
    return [option.token for option in m.asks[0].options]


def coins(m: M) -> list[int]:
    return m.state.fortunes()


def court(m: M) -> int:
    return m.state.table.counters["court", None]


def mask(m: M, seat: int) -> str:
    return m.state.table.face(m.state.mask_of(seat))


def sees(m: M, audience: int, seat: int) -> str | None:
    """The mask before a seat as this audience sees it."""
    return view(m.state.table, audience).zones[Zone("mask", seat)][0].face
