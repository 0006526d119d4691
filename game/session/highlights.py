"""What is worth telling of a finished match: chosen from the public log and the result by the rules of the game's file.

Pure: the same log, result and people give the same highlights. Of several that fit a rule equally the earliest counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.core.highlight import HighlightRule, Source
from game.core.outcome import Outcome
from game.core.setup import GameInfo
from game.core.words import Arg, Args, Everyone, Face, Halves, Who, named

from .history import LogLine
from .people import Person

MOST = 3
_ABOUT = ("player", "players")  # arguments that name whose highlight it is


class Highlight(NamedTuple):
    """One of them: its texts are `key`.title and `key`.text, both with `args`."""

    key: str
    args: Args
    people: tuple[Person, ...]  # by seat, as they sat then
    about: tuple[Person, ...]
    face: str | None  # a card it is about


class _Found(NamedTuple):
    """Something that fits a rule. Lines of the log come at their place, the result after all of them."""

    when: int
    value: float
    args: Args  # its own before those that are lent
    people: tuple[Person, ...]
    face: str | None = None


@dataclass(frozen=True, slots=True)
class _Match:
    """Everything that is looked through."""

    info: GameInfo
    log: tuple[LogLine, ...]
    outcome: Outcome
    people: tuple[Person, ...]  # by seat, at the end
    open_cards: Mapping[int, str]

    def points(self, value: int) -> Arg:
        return Halves(value) if self.info.halves else value

    def worth(self, value: int) -> float:
        """In whole points."""
        return value / 2 if self.info.halves else value


def highlights(
    info: GameInfo,
    log: tuple[LogLine, ...],
    outcome: Outcome,
    people: tuple[Person, ...],
    open_cards: Mapping[int, str],
) -> tuple[Highlight, ...]:
    """Three at most, the worthiest by the order of the rules, told in the order they happened. No line twice.

    people: by seat at the end. open_cards: the face of every card that everybody sees at the end.
    """
    match = _Match(info, log, outcome, people, open_cards)
    told: dict[int, Highlight] = {}
    for rule in info.highlights:
        fitting = [
            found for found in _SOURCES[rule.of](match, rule) if found.when not in told and _within(rule, found.value)
        ]
        if fitting and len(told) < MOST:
            best = _best(rule, fitting)
            told[best.when] = Highlight(
                f"{info.id}.highlight.{rule.name}", best.args, best.people, _about(best), best.face
            )
    return tuple(told[when] for when in sorted(told))


def _within(rule: HighlightRule, value: float) -> bool:
    return (rule.least is None or value >= rule.least) and (rule.most is None or value <= rule.most)


def _best(rule: HighlightRule, fitting: Sequence[_Found]) -> _Found:
    """The first of the best ones, as max and min give it."""
    if rule.pick in ("largest", "smallest"):
        return (max if rule.pick == "largest" else min)(fitting, key=lambda found: found.value)
    return fitting[0 if rule.pick == "first" else -1]


def _about(found: _Found) -> tuple[Person, ...]:
    """Whoever does it, else whoever is named at all; the line's own people before those of the line that lends."""
    people = [(name in _ABOUT, arg) for name, arg in found.args if isinstance(arg, Who | Everyone)]
    arg = next((arg for doing, arg in people if doing), people[0][1] if people else None)
    seats = (arg.seat,) if isinstance(arg, Who) else arg.seats if isinstance(arg, Everyone) else ()
    return tuple(found.people[seat] for seat in seats)


# ---------------------------------------------------------------------- where they are looked for
def _in_log(match: _Match, rule: HighlightRule) -> Iterator[_Found]:
    for n, line in enumerate(match.log):
        if line.said.key not in rule.keys:
            continue
        lent = _lent(match.log[:n], line, rule.lent)
        value = _value(dict(line.said.args).get(rule.by), rule) if rule.by else 0
        if lent is None or value is None:
            continue
        args = _filled(line.said.args, lent)
        face = next((arg.face for _, arg in args if isinstance(arg, Face)), None)
        yield _Found(n, value, _filled(args, named(n=round(value)) if rule.by else ()), line.people, face)


def _lent(before: tuple[LogLine, ...], line: LogLine, keys: tuple[str, ...]) -> Args | None:
    """What the latest of those lines says; None where there is none, or the seats meant somebody else then."""
    if not keys:
        return ()
    lender = next((each for each in reversed(before) if each.said.key in keys), None)
    return lender.said.args if lender is not None and lender.people == line.people else None


def _filled(args: Args, more: Args) -> Args:
    """With what they lack."""
    own = dict(args)
    return (*args, *((name, arg) for name, arg in more if name not in own))


def _value(arg: Arg | None, rule: HighlightRule) -> float | None:
    """A number, how many seats, what a card is worth."""
    if isinstance(arg, Halves):
        return arg.halves / 2
    if isinstance(arg, int):
        return arg
    if isinstance(arg, Everyone):
        return len(arg.seats)
    return rule.worth.get(arg.face) if isinstance(arg, Face) else None


def _on_bill(match: _Match, rule: HighlightRule) -> Iterator[_Found]:
    for n, line in enumerate(match.outcome.lines):
        if line.key in rule.keys:
            own = named(player=Who(line.seat), n=match.points(line.value), count=len(line.cards))
            faces = {match.open_cards.get(card) for card in line.cards}
            face = faces.pop() if len(faces) == 1 else None  # a card that all of them are
            args = _filled(own, line.args)
            yield _Found(len(match.log) + n, match.worth(line.value), args, match.people, face)


def _rises(match: _Match, rule: HighlightRule) -> Iterator[_Found]:
    """By round, for a match of more than one: else a rise is the result itself."""
    course = match.outcome.course
    rounds = min((len(side.points) for side in course), default=0)
    after = len(match.log) + len(match.outcome.lines)
    for n in range(rounds if rounds > 1 else 0):
        for k, side in enumerate(course):
            rise = side.points[n] - (side.points[n - 1] if n else 0)
            args = named(players=Everyone(side.seats), n=match.points(rise), round=n + 1)
            yield _Found(after + n * len(course) + k, match.worth(rise), args, match.people)


def _finish(match: _Match, rule: HighlightRule) -> Iterator[_Found]:
    """Whoever has most has won, and alone or with partners: all others have less."""
    outcome = match.outcome
    others = [seat for seat in range(len(outcome.points)) if seat not in outcome.winners]
    if not (outcome.winners and others and outcome.ranked and outcome.standing is None):
        return
    first, second = {outcome.points[seat] for seat in outcome.winners}, max(outcome.points[seat] for seat in others)
    if len(first) == 1 and (ahead := first.pop() - second) > 0:
        next_ones = Everyone(tuple(seat for seat in others if outcome.points[seat] == second))
        args = named(players=Everyone(outcome.winners), others=next_ones, n=match.points(ahead))
        last = len(match.log) + len(outcome.lines) + sum(len(side.points) for side in outcome.course)
        yield _Found(last, match.worth(ahead), args, match.people)


_SOURCES: Mapping[Source, Callable[[_Match, HighlightRule], Iterator[_Found]]] = {
    "log": _in_log,
    "bill": _on_bill,
    "rise": _rises,
    "finish": _finish,
}
