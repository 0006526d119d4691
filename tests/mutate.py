"""Plants one fault at a time in a copy of the tree and says which test catches it."""
from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.games.revolution import faults as revolution

HERE = Path(__file__).parent.parent
CORE = ("tests/core", "tests/session", "tests/ui/test_catching_up.py")
CARDS = ("tests/games/guillotine",)
RULES = "game/games/guillotine/"


class Fault(NamedTuple):
    name: str
    file: str
    good: str
    bad: str
    tests: tuple[str, ...] = CORE       # where it has to be noticed


FAULTS = (
    Fault("a view shows hidden faces", "game/core/view.py", ", None, table.back", ", table.face(card), table.back"),
    Fault("a handle names a hidden card", "game/core/view.py", 'f"{seeming.handle}:{len(row)}"', 'f"x{card}"'),
    Fault("an audience sees what one of it sees", "game/core/view.py", "return not audience & ~eyes", "return bool(audience & eyes)"),
    Fault("a folded zone is drawn", "game/core/view.py", "fold is None or may_see", "True or may_see"),
    Fault("a private question is offered to all", "game/core/view.py", "for ask in asks if may_see(ask.audience, audience)", "for ask in asks"),
    Fault("copies share counters", "game/core/table.py", "dict(self.counters)", "self.counters"),
    Fault("copies share zones", "game/core/table.py", "{z: c[:] for z, c in self.zones.items()}", "dict(self.zones)"),
    Fault("copies share people", "game/core/table.py", "self.people[:]", "self.people"),
    Fault("a swap tells whether it was one", "game/core/table.py", "        self._tell(UnderTheTable(doer, a, b))",
          "        if really:\n            self._tell(UnderTheTable(doer, a, b))"),
    Fault("a swap moves slots", "game/core/table.py", "self.dealt[one], self.dealt[two] = self.dealt[two], self.dealt[one]",
          "self.zones[a], self.zones[b] = self.zones[b], self.zones[a]"),
    Fault("pretence is not forgotten", "game/core/table.py", "            self.known[card] &= only(doer)",
          "            self.known[card] &= only(doer) if really else ~0"),
    Fault("an open mask is swapped openly", "game/core/table.py", "            self.eyes.pop(card, None)\n            self.known", "            self.known"),
    Fault("a replay is for the seat", "game/session/history.py", "only(table.seat_of(person))", "only(person)"),
    Fault("knowledge stays on the seat", "game/core/table.py", "self.known = [exchanged(seats, a, b) for seats in self.known]", "pass"),
    Fault("a hidden card is followed out of a hand", "game/core/table.py", "self.known[maybe] &= before | after", "pass"),
    Fault("seen again is no news", "game/core/table.py", "if after & ~before:", "if after & ~before & ~self.known[card]:"),
    Fault("undo past a reveal", "game/core/match.py", "self.news() != before or", "False or"),
    Fault("undo past another seat", "game/core/match.py", "or self._awaited() != given.ask.seat", ""),
    Fault("undo offered to all", "game/core/match.py", "return len(self.log) > self._barrier and not audience & ~self.log[-1].audience",
          "return len(self.log) > self._barrier"),
    Fault("a failed answer stays", "game/core/match.py", "            self._return_to(length)\n            raise", "            raise"),
    Fault("a guess forgets the step's own shuffles", "game/core/match.py", "dealt[slot_before[print_]] = wanted[slot]", "dealt[slot] = wanted[slot]"),
    Fault("a guess ignores what was seen before", "game/core/worlds.py", " | table.known[card]", ""),
    Fault("a guess mixes backs", "game/core/worlds.py", "if table.back(card) == back", "if back == table.backs[0]"),
    Fault("a flag is not copied", "tests/toys/masks.py", "self.barred, self.unmasked, self.done)", "frozenset(), self.unmasked, self.done)"),
    Fault("chance of one's own", "tests/toys/masks.py", 's.table.count("coins", me, 1)', 's.table.count("coins", me, __import__("random").choice((1, 2)))'),
    Fault("rules keep something", "tests/toys/masks.py", "        s.played += 1\n", "        self.n = getattr(self, 'n', 0) + 1\n        s.played = self.n\n"),
    Fault("a fine follows the seat", "tests/toys/masks.py", "self.pay(s, table.seat_of(person), 1)", "self.pay(s, person, 1)"),
    Fault("who has confirmed is asked no more", "tests/toys/altars.py", "for seat in range(s.seats))\n        match",
          "for seat in range(s.seats) if seat not in s.ready)\n        match"),
    Fault("a pile keeps the order of giving", "tests/toys/altars.py", "            s.table.shuffle(Zone(altar))", "            pass"),
    Fault("a question before the card is open", "tests/toys/cart.py", "        table.move(card, Zone(\"hand\", me), PLAYED)\n        rests = USED\n",
          "        rests = USED\n"),
    Fault("the old question after a standing right", "tests/toys/cart.py", "        while True:\n            asks: Asks = (ask(), *self.droppable(s))",
          "        first = ask()\n        while True:\n            asks: Asks = (first, *self.droppable(s))"),
    Fault("terror only for its holder", "tests/toys/tricks.py", "idle=True) for p in SEATS)",
          "idle=True) for p in SEATS if len(self.annul_ask(s, p).options) > 1)"),
    Fault("a forced card is played unasked", "tests/toys/tricks.py", "hand[0] if len(hand) == 1 else",
          "self.legal(s, hand)[0] if len(self.legal(s, hand)) == 1 else"),
    Fault("exactly is clamped", RULES + "moves.py", "if 0 <= (place := index + step * n) < length)",
          "if 0 <= (place := min(index + step * n, length - 1)) < length and place != index)", CARDS),
    Fault("extra draws before the active player's", RULES + "moments.py", "for seat in (turn.me, *turn.others):\n        extra",
          "for seat in (*turn.others, turn.me):\n        extra", CARDS),
    Fault("the next day follows the last turn", RULES + "rules.py", "(state.starter + 1) % state.seats", "(state.turn + 1) % state.seats", CARDS),
    Fault("the taken noble goes back", RULES + "verbs_piles.py", "for noble in turn.pile if noble != taken]", "for noble in turn.pile]", CARDS),
    Fault("confusion wakes without a collection", RULES + "rules.py", "if turn.line and state.collects:", "if turn.line:", CARDS),
    Fault("guards spare their owner", RULES + "legal.py", "for seat in range(turn.state.seats):", "for seat in turn.others:", CARDS),
    Fault("a look does not end", RULES + "verbs_line.py", "            table.hide(noble)", "            pass", CARDS),
    Fault("a look is for everybody", RULES + "verbs_hands.py", "table.show(card, only(turn.me))", "table.show(card, 65535)", CARDS),
    Fault("the old question after the guards have gone", RULES + "turn.py", "        while True:\n            question = ask()",
          "        question = ask()\n        while True:", CARDS),
    Fault("the judge is passed over", RULES + "rules.py", "elif turn.is_barred():", "elif False:", CARDS),
    Fault("a new deck keeps the order", RULES + "turn.py", "        table.shuffle(ACTION_DECK)", "        pass", CARDS),
    Fault("indifference forgets the tragic figure", RULES + "scoring.py",
          "return noble.points + sum(_count(pile, call).value for call in noble.score)", "return noble.points", CARDS),
    Fault("a struck card goes on waiting", RULES + "moments.py", "            table.move(card, place, ACTION_DISCARD)", "            pass", CARDS),
    Fault("a copy forgets the last turn", RULES + "state.py", "self.last_turn, self.day_over)", "False, self.day_over)", CARDS),
    Fault("a random pick is the first", "game/core/chance.py", "* len(cards))]", "* 0)]", CARDS),
    Fault("one's own card cannot be taken back", "game/core/table.py", "self.given += self.doer >= 0 and before == only(self.doer)", "pass", CARDS),
)


def catcher(fault: Fault) -> str:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        shutil.copytree(HERE, tree, ignore=shutil.ignore_patterns("__pycache__", ".*", "assets"))
        path = tree / fault.file
        source = path.read_text()
        if source.count(fault.good) < 1:
            return "NOT PLANTED"
        path.write_text(source.replace(fault.good, fault.bad))
        run = subprocess.run([sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider",
                              *fault.tests],
                             cwd=tree, capture_output=True, text=True, timeout=300)
        failed = [line.split("::")[1].split(" ")[0] for line in run.stdout.splitlines() if line.startswith("FAILED")]
        return f"caught by {failed[0]}" if failed else "MISSED" if run.returncode == 0 else "does not even start"


def chosen(word: str) -> list[Fault]:
    """The faults with this word in the file they are planted in; "" for all."""
    games = [Fault(*fault, tests=("tests/games/revolution",)) for fault in revolution.FAULTS]
    return [fault for fault in (*FAULTS, *games) if word in fault.file]


if __name__ == "__main__":
    faults = chosen(sys.argv[1] if len(sys.argv) > 1 else "")
    with ThreadPoolExecutor(2) as pool:
        for fault, result in zip(faults, pool.map(catcher, faults)):
            print(f"{fault.name:45s} {result}")
