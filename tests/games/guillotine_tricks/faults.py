"""Faults in the trick-taking Guillotine (see tests/mutate.py): what the table says of tricks."""

from __future__ import annotations

TERROR = "game/games/guillotine_tricks/terror.py"

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("the last trick of a round seems to be followed by another", TERROR, "s.trick == pack.tricks,", "False,"),
    ("every round seems to be the last", TERROR, "s.round == s.variant.rounds", "True"),
    (
        "an annulled trick seems to have been taken",
        TERROR,
        "        for name in (WINNING, TOOK):",
        "        for name in (WINNING,):",
    ),
)
