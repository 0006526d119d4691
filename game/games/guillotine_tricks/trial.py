"""Who has to exchange cards in a revolutionary trial (rules 3.1 and 3.4)."""

from __future__ import annotations

from collections.abc import Sequence

TEAMS = ((0, 2), (1, 3))


def parties(
    totals: Sequence[int], last: Sequence[int], dealer: int, team_totals: Sequence[int] | None = None
) -> tuple[int, int] | None:
    """The lowest and the highest seat, or None where there is no trial.

    totals, last: by seat, after the round just played and in that round; dealer: of the coming round.
    Level: whoever did worse (for the top: better) in the last round, then the first clockwise from the
    dealer's left. All four equal: no trial. With teams: the lowest of the lower team and the highest of
    the higher one; level teams: none.
    """
    low_side: Sequence[int] = range(len(totals))
    high_side: Sequence[int] = low_side
    if team_totals is not None:
        if team_totals[0] == team_totals[1]:
            return None
        lower = int(team_totals[1] < team_totals[0])
        low_side, high_side = TEAMS[lower], TEAMS[1 - lower]
    elif len(set(totals)) == 1:
        return None

    def turn(seat: int) -> int:
        return (seat - dealer - 1) % len(totals)

    return (
        min(low_side, key=lambda seat: (totals[seat], last[seat], turn(seat))),
        min(high_side, key=lambda seat: (-totals[seat], -last[seat], turn(seat))),
    )
