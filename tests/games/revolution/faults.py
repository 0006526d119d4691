"""The traps of the rules as planted faults (see tests/mutate.py): each is a wrong reading that a test must catch."""

from __future__ import annotations

INFLUENCE, VICTORY, RULES = (f"game/games/revolution/{name}.py" for name in ("influence", "victory", "rules"))

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("only the single highest counter threatens", INFLUENCE, "sum(theirs[len(theirs) - most :])", "sum(theirs[-1:])"),
    ("the own hand counts", INFLUENCE, "[space] + sum(mine[:rest])", "[space] + sum(mine[-position.empty[space]:])"),
    ("own counters are never forced in", INFLUENCE, "[space] + sum(mine[:rest])", "[space]"),
    ("a tie takes an enemy counter", INFLUENCE, "(own == other and piece.side == side)", "own == other"),
    ("a tie is nobody's", INFLUENCE, "own > other or (own == other and piece.side == side)", "own > other"),
    (
        "a building is an empty space",
        INFLUENCE,
        "            if piece is None:",
        "            if not piece or piece.side is None:",
    ),
    ("more influence controls Notre Dame", INFLUENCE, "return own < other", "return own > other"),
    ("the tie at Notre Dame is turned round", INFLUENCE, "last_beside == 1 - side", "last_beside == side"),
    ("the exception at Notre Dame is left out", INFLUENCE, "return side == RED and", "return False and"),
    ("the strict reading lets two through", INFLUENCE, "position.empty[space] > 1)", "position.empty[space] > 2)"),
    ("a marker on a flag", VICTORY, '("number", "notre_dame")', '("number", "flag", "notre_dame")'),
    ("no marker on Notre Dame", VICTORY, '("number", "notre_dame")', '("number",)'),
    ("eleven markers without the flag", VICTORY, ' and _find(position, "flag", side) is not None', ""),
    ("Notre Dame without its marker", VICTORY, "cathedral is None or owners[cathedral] != side", "cathedral is None"),
    (
        "only the mover is judged",
        RULES,
        "side, s.one_empty) for side in (RED, BLUE))",
        "side, s.one_empty) if side == s.turn else () for side in (RED, BLUE))",
    ),
    ("the last marking is forgotten", RULES, "(s.is_full() and s.turn == RED)", "s.is_full()"),
    ("both at once is red's", RULES, "if len(winners) != 1:", "winners = winners[:1]\n    if not winners:"),
    ("points for the winner's own markers", RULES, 'Zone("markers", 1 - winner)', 'Zone("markers", winner)'),
    (
        "markers by hand may be missed on a full board",
        RULES,
        "if s.is_full():\n                options",
        "if False:\n                options",
    ),
)
