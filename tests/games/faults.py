"""Faults in what the rules of any game tell about themselves (see tests/mutate.py)."""

from __future__ import annotations

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    (
        "a reason reads a face-down card",
        "game/games/allegiance/refusals.py",
        'return _said("face_down")',
        'return _said("face_down", card=Face(t.s.table.face(t.card or 0)))',
    ),
    (
        "a club is refused as any card",
        "game/games/guillotine_tricks/refusals.py",
        '"club_trumps" if mine == pack.trump else "must_follow", me,',
        '"must_follow", me,',
    ),
)
