"""Several matches of one game between the same people, with sides that change and points that add up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.core.outcome import Outcome
from game.core.setup import Setup


@dataclass(slots=True)
class Series:
    """Knows people only; what a seat means is each match's affair. Undo never crosses a match."""

    people: tuple[int, ...]  # by seat in the first match
    seed: int
    matches: int | None = 1  # None: until somebody has `goal` points
    goal: int = 0
    options: Mapping[str, str] = field(default_factory=dict)
    points: dict[int, int] = field(default_factory=dict)  # person -> points
    wins: dict[int, int] = field(default_factory=dict)
    played: int = 0

    def setup(self) -> Setup:
        """The next match: everybody sits one seat further than in the last."""
        turn = self.played % len(self.people)
        return Setup(self.people[-turn:] + self.people[:-turn], self.seed + self.played, self.options)

    def record(self, outcome: Outcome, people: Sequence[int]) -> None:
        """Give each seat's result to the person who sat there at the end."""
        self.add(outcome.winners, outcome.points, people)

    def add(self, winners: Sequence[int], points: Sequence[int], people: Sequence[int]) -> None:
        """The same from a match file. Seats without a result or without a person are passed over."""
        for seat, (person, gained) in enumerate(zip(people, points)):
            self.points[person] = self.points.get(person, 0) + gained
            self.wins[person] = self.wins.get(person, 0) + (seat in winners)
        self.played += 1

    def over(self) -> bool:
        if self.matches is None:
            return any(points >= self.goal for points in self.points.values())
        return self.played >= self.matches

    def leaders(self) -> tuple[int, ...]:
        """Most points; if level, more matches won; if still level, all of them."""
        rank = {p: (self.points.get(p, 0), self.wins.get(p, 0)) for p in self.people}
        return tuple(p for p in self.people if rank[p] == max(rank.values()))
