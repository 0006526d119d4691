"""The moments of a turn at which cards that lie somewhere take effect, in the order of the rule book."""

from __future__ import annotations

from game.core.ask import Step
from game.core.events import Zone
from game.core.words import Who

from .cards import Noble, Strikes
from .state import ACTION_DISCARD, LINE, NOBLE_DISCARD, in_front, score_pile, waiting
from .turn import Turn
from .vocabulary import verbs


def strike(turn: Turn, moment: Strikes) -> Step:
    """Cards that wait before me for this moment strike and go to the discard (Rush Job, Confusion in Line)."""
    table, place = turn.table, waiting(turn.me)
    if not table.zones[place]:
        return
    for card in table.zones[place][:]:
        action = turn.book.actions[table.face(card)]
        if action.strikes == moment:
            table.move(card, place, ACTION_DISCARD)
            turn.say("strikes", card=turn.face(card), player=Who(turn.me))
            yield from verbs.run(action.strike, Turn(turn.book, turn.state, turn.me, card))


def after_action(turn: Turn) -> Step:
    """Nobles in line that answer to an action card that has been resolved (Master Spy)."""
    book, face = turn.book, turn.table.face
    for noble in [noble for noble in turn.line if face(noble) in book.answering]:
        yield from verbs.run(book.nobles[face(noble)].after_action, turn.with_noble(noble))


def collect(turn: Turn, noble: int, src: Zone) -> Step:
    """Take a noble into my score pile; cards in front of me and its own effect fire, in this order."""
    table = turn.table
    table.move(noble, src, score_pile(turn.me))
    printed = turn.book.nobles[table.face(noble)]
    _tell_of(turn, printed, src)
    mine = turn.with_noble(noble)
    for card in table.zones[in_front(turn.me)][:]:
        yield from verbs.run(turn.book.actions[table.face(card)].on_collect, mine)
    yield from verbs.run(printed.on_collect, mine)


def line_leaves(turn: Turn) -> None:
    """Nobles left in line when a day ends go to the noble discard, the front one first."""
    left = len(turn.line)
    while turn.line:
        turn.table.move(turn.front, LINE, NOBLE_DISCARD)
    if left:
        turn.say("line_leaves", n=left)


def at_draw(turn: Turn) -> None:
    """The draw that ends the turn: first the player whose turn it is, then whoever has earned extra cards."""
    owed = turn.table.counters
    for seat in (turn.me, *turn.others):
        extra = owed.get(("extra_draws", seat), 0)
        due = extra + (turn.book.numbers.draw if seat == turn.me else 0)
        if extra:
            turn.table.count("extra_draws", seat, -extra)
        if due:
            turn.say("draw", player=Who(seat), n=turn.of(seat).draw(due))


def _tell_of(turn: Turn, noble: Noble, src: Zone) -> None:
    """Log the collection with its printed points, unless the score pile decides what it is worth."""
    key = "collect_open" if noble.by_count else "collect"
    args = {} if noble.by_count else {"n": noble.points}
    if src.kind == "score_pile" and src.seat is not None:
        turn.say(f"{key}_from", player=Who(turn.me), noble=turn.face(turn.pile[-1]), other=Who(src.seat), **args)
    else:
        turn.say(key, player=Who(turn.me), noble=turn.face(turn.pile[-1]), **args)
