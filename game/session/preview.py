"""What an answer would lead to, for the picture shown while it is still being thought about."""

from __future__ import annotations

from game.core.match import Match
from game.core.rules import S
from game.core.seats import Seats
from game.core.view import TableView, view


def preview(match: Match[S], token: str, seat: int, audience: Seats) -> TableView | None:
    """The table after the answer, or None where the answer would teach anybody anything or leave it to chance."""
    twin = match.clone()
    before = twin.news()
    twin.answer(token, seat)
    return view(twin.state.table, audience) if twin.news() == before else None
