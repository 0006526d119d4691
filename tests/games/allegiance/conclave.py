"""Positions of Allegiance in the rule's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game import paths
from game.core.events import Zone
from game.core.match import Match
from game.core.seats import EVERYONE
from game.core.view import view
from game.games import load
from game.games.allegiance.rules import Allegiance
from game.games.allegiance.state import DECK, GUILD, TEMPLE, AllegianceState

RULES: Allegiance = load("allegiance", paths.data() / "games")  # type: ignore[assignment]
M = Match[AllegianceState]
Rows = Mapping[str, Sequence[str]]


def fresh(seats: int = 4, seed: int = 1) -> M:
    return Match(RULES, RULES.deal(RULES.info.setup(tuple(range(seats)), seed)))


def position(
    *seats: Rows,
    temple: Sequence[str] = (),
    guild: Sequence[str] = (),
    first: int = 0,
    phase: str = "act",
    deck: bool = False,
) -> M:
    """Each seat as {"hand": [...], "front": [...], "guarded": [...], "planted": [...]}, and the two piles."""
    state = RULES.deal(RULES.info.setup(tuple(range(len(seats))), 1))
    table = state.table
    for zone in table.zones:
        table.zones[zone] = []
    free = {face: [c for c in range(96) if table.face(c) == face] for face in RULES.roles.roles}
    for zone, faces in ((TEMPLE, temple), (GUILD, guild)):
        table.zones[zone] = [free[face].pop() for face in faces]
    for seat, rows in enumerate(seats):
        for kind, faces in rows.items():
            table.zones[Zone(kind, seat)] = [free[face].pop() for face in faces]
    table.zones[DECK if deck else Zone("box")] = sorted(card for cards in free.values() for card in cards)
    state.first, state.phase = first, phase  # type: ignore[assignment]
    return Match(RULES, state)


def card(m: M, face: str, kind: str, seat: int) -> int:
    return next(c for c in m.state.cards(kind, seat) if m.state.table.face(c) == face)


def use(m: M, face: str) -> None:
    seat = m.asks[0].seat
    m.answer(f"use c{card(m, face, 'hand', seat)}")


def tokens(m: M) -> list[str]:
    return [option.token for option in m.asks[0].options]


def faces(m: M, kind: str, seat: int | None = None) -> list[str]:
    return sorted(m.state.table.face(c) for c in m.state.table.cards(Zone(kind, seat)))


def seen(m: M, audience: int, kind: str, seat: int) -> list[str | None]:
    return [each.face for each in view(m.state.table, audience).zones[Zone(kind, seat)]]


PUBLIC = EVERYONE
