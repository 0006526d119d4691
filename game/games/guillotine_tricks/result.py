"""Scores of rounds and of the match, as the table and the result screen show them (rules 2, 3.4, 14)."""

from __future__ import annotations

from itertools import accumulate

from game.core.events import Zone
from game.core.outcome import Course, Outcome, ScoreLine
from game.core.view import TableView
from game.core.words import Everyone, Halves, Who, Word, named

from .cards import Pack
from .scoring import RoundScore, score
from .state import SEATS, TrickState
from .trial import TEAMS

GAME = "guillotine_tricks"


def score_round(pack: Pack, s: TrickState) -> None:
    """Adds the round to every seat's total, and to the teams'. Pooled piles are scored beside the seats' own."""
    pardons = s.pardons()
    taken = [[s.table.face(card) for card in s.table.cards(Zone("taken", seat))] for seat in SEATS]
    alone = [score(pack, [(seat, taken[seat])], s.targets, pardons, s.variant) for seat in SEATS]
    s.last = tuple(each.total for each in alone)
    s.totals = tuple(total + last for total, last in zip(s.totals, s.last))
    for seat, each in enumerate(alone):
        s.table.count("score", seat, each.total)
        s.table.count(f"round_{s.round}", seat, each.total)
        if not s.variant.pooled:
            _say(pack, s, seat, each)
    if s.variant.teams:
        for team, members in enumerate(TEAMS):
            gain = sum(s.last[seat] for seat in members)
            if s.variant.pooled:
                joint = score(pack, [(seat, taken[seat]) for seat in members], s.targets, pardons, s.variant)
                gain = joint.total
                _say_of_team(pack, s, members, joint)
            s.team_totals = tuple(t + gain * (n == team) for n, t in enumerate(s.team_totals))  # type: ignore[assignment]
            s.table.count("team_score", members[0], gain)
            s.table.count("team_score", members[1], gain)
            s.table.count(f"team_round_{s.round}", members[0], gain)


def pooled(view: TableView) -> bool:
    """Whether the piles of a team are scored as one in this match."""
    settings = ("teams", "on"), ("team_score", "pooled")
    return all(view.marks.get((f"setting.{key}", None)) == value for key, value in settings)


def _say(pack: Pack, s: TrickState, seat: int, each: RoundScore) -> None:
    for suit in each.dominated:
        s.table.say(f"{GAME}.log.domination", player=Who(seat), suit=Word(f"{GAME}.suit.{suit}"), n=pack.domination)
    for suit in each.avoided if s.variant.avoidance_per_suit else ():
        s.table.say(f"{GAME}.log.avoided_suit", player=Who(seat), suit=Word(f"{GAME}.suit.{suit}"), n=pack.avoidance)
    if each.avoidance and not s.variant.avoidance_per_suit:
        s.table.say(f"{GAME}.log.avoided", player=Who(seat), n=pack.avoidance)
    s.table.say(f"{GAME}.log.scored", player=Who(seat), n=Halves(each.total))


def _say_of_team(pack: Pack, s: TrickState, members: tuple[int, ...], joint: RoundScore) -> None:
    """What a pooled pile counts; what its two seats would count alone is for the trial, and no result."""
    players = Everyone(members)
    for suit in joint.dominated:
        s.table.say(f"{GAME}.log.team_domination", players=players, suit=Word(f"{GAME}.suit.{suit}"), n=pack.domination)
    for suit in joint.avoided if s.variant.avoidance_per_suit else ():
        s.table.say(
            f"{GAME}.log.team_avoided_suit", players=players, suit=Word(f"{GAME}.suit.{suit}"), n=pack.avoidance
        )
    if joint.avoidance and not s.variant.avoidance_per_suit:
        s.table.say(f"{GAME}.log.team_avoided", players=players, n=pack.avoidance)
    s.table.say(f"{GAME}.log.team_scored", players=players, n=Halves(joint.total))


def outcome(s: TrickState) -> Outcome:
    """The highest total wins, a tie is shared. A seat's bill is its rounds, and in a team what the partner adds."""
    points = tuple(s.team_totals[seat % 2] for seat in SEATS) if s.variant.teams else s.totals
    lines = tuple(line for seat in SEATS for line in _bill(s, seat))
    winners = tuple(seat for seat in SEATS if points[seat] == max(points))
    reason = "teams" if s.variant.teams else "highest"
    return Outcome(winners, points, lines, f"{GAME}.result.{reason}", course=_course(s))


def _course(s: TrickState) -> tuple[Course, ...]:
    """By team where there are teams: what partners add up to, or what their pooled piles count."""
    sides, name = (TEAMS, "team_round") if s.variant.teams else (tuple((seat,) for seat in SEATS), "round")
    rounds = range(1, s.round + 1)
    return tuple(
        Course(side, tuple(accumulate(s.table.counters[f"{name}_{n}", side[0]] for n in rounds))) for side in sides
    )


def _bill(s: TrickState, seat: int) -> list[ScoreLine]:
    pooled, counters = s.variant.pooled, s.table.counters
    lines = [
        ScoreLine(
            seat,
            f"{GAME}.result.round",
            counters[(f"team_round_{n}", seat % 2) if pooled else (f"round_{n}", seat)],
            args=named(n=n),
        )
        for n in range(1, s.round + 1)
    ]
    if s.variant.teams and not pooled:
        lines.append(ScoreLine(seat, f"{GAME}.result.partner", s.totals[(seat + 2) % 4]))
    return lines
