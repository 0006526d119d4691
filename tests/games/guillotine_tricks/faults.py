"""Faults in the trick-taking Guillotine (see tests/mutate.py): what the table says of tricks."""

from __future__ import annotations

TERROR = "game/games/guillotine_tricks/terror.py"

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("the last trick of a round seems to be followed by another", TERROR, "s.trick == pack.tricks,", "False,"),
    ("every round seems to be the last", TERROR, "s.round == s.variant.rounds", "True"),
    ("a trick that is taken seems to be annulled", TERROR, "    forget(s)\n    s.table", "    s.table"),
    (
        "the fate of a trick is told after it has gone",
        TERROR,
        "    s.table.mark(fate, seat, str(s.trick))\n    s.table.mark(LED, s.lead, LED)\n    for owner, card in s.played():\n        s.table.mark(LAST_TRICK, owner, s.table.face(card))",
        "    s.table.mark(LED, s.lead, LED)\n    for owner, card in s.played():\n        s.table.mark(LAST_TRICK, owner, s.table.face(card))\n    s.table.mark(fate, seat, str(s.trick))",
    ),
    (
        "both cards of a tribute may be of the second rank",
        "game/games/guillotine_tricks/secret_cards.py",
        "            highest.remove(laid)\n",
        "            pass\n",
    ),
)
