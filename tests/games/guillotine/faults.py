"""Wrong readings of the rules of Guillotine, planted as faults (see tests/mutate.py)."""

from __future__ import annotations

RULES = "game/games/guillotine/"

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    (
        "exactly is clamped",
        RULES + "moves.py",
        "if 0 <= (place := index + step * n) < length\n",
        "if 0 <= (place := min(index + step * n, length - 1)) < length and place != index\n",
    ),
    (
        "extra draws before the active player's",
        RULES + "moments.py",
        "for seat in (turn.me, *turn.others):\n        extra",
        "for seat in (*turn.others, turn.me):\n        extra",
    ),
    (
        "the next day follows the last turn",
        RULES + "rules.py",
        "(state.starter + 1) % state.seats",
        "(state.turn + 1) % state.seats",
    ),
    (
        "the taken noble goes back",
        RULES + "verbs_piles.py",
        "for noble in turn.pile if noble != taken]",
        "for noble in turn.pile]",
    ),
    ("confusion wakes without a collection", RULES + "rules.py", "if turn.line and state.collects:", "if turn.line:"),
    (
        "guards spare their owner",
        RULES + "legal.py",
        "for seat in range(turn.state.seats):",
        "for seat in turn.others:",
    ),
    ("a look does not end", RULES + "verbs_line.py", "            table.hide(noble)", "            pass"),
    ("a look is for everybody", RULES + "verbs_hands.py", "table.show(card, only(turn.me))", "table.show(card, 65535)"),
    (
        "the old question after the guards have gone",
        RULES + "turn.py",
        "        while True:\n            question = ask()",
        "        question = ask()\n        while True:",
    ),
    ("the judge is passed over", RULES + "rules.py", "if turn.is_barred():", "if False:"),
    ("a new deck keeps the order", RULES + "turn.py", "        table.shuffle(ACTION_DECK)", "        pass"),
    (
        "indifference forgets the tragic figure",
        RULES + "scoring.py",
        "return noble.points + sum(_count(pile, call).value for call in noble.score)",
        "return noble.points",
    ),
    (
        "a struck card goes on waiting",
        RULES + "moments.py",
        "            table.move(card, place, ACTION_DISCARD)",
        "            pass",
    ),
    ("a copy forgets the last turn", RULES + "state.py", "            self.last_turn,\n", "            False,\n"),
    ("a random pick is the first", "game/core/chance.py", "* len(cards))]", "* 0)]"),
    (
        "one's own card cannot be taken back",
        "game/core/table.py",
        "self.given += self.doer >= 0 and before == only(self.doer)",
        "pass",
    ),
)
