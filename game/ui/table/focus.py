"""Keyboard on the table: groups by Tab, neighbours by arrows, nothing that a pointer could not do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import hypot
from typing import Literal

from game.content.looks import Rect

Arrow = Literal["left", "right", "up", "down"]
# the group of answers whose places are drawn by lot: no arrow leaves it, or it would tell which lies at the end
LOTS = "lots"
AIM = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True)
class Stop:
    """One thing the focus can be on."""

    name: str  # handle of a card, zone or panel, or "button:<token>"
    rect: Rect
    group: str  # hand, table, seats, buttons
    usable: bool = True  # whether it can be chosen now

    @property
    def middle(self) -> tuple[float, float]:
        return self.rect[0] + self.rect[2] / 2, self.rect[1] + self.rect[3] / 2


@dataclass(slots=True)
class Focus:
    """Exactly one stop, or none before the first key. Each group remembers its last one."""

    at: str | None = None
    shown: bool = False  # a key moved it last: the ring is drawn full
    last: dict[str, str] = field(default_factory=dict)

    def keep(self, stops: Mapping[str, Stop]) -> None:
        """After a change of offers: stay, or forget what is no longer there."""
        if self.at not in stops:
            self.at = None

    def forget(self) -> None:
        """Somebody else holds the keys: nothing tells where the last one has been."""
        self.at, self.shown = None, False
        self.last.clear()

    def tab(self, stops: Iterable[Stop], back: bool = False) -> str | None:
        """To the next group, to the stop it was left at; else to what can be chosen, where anything of it can."""
        groups = grouped(stops)
        if not groups:
            self.at = None
            return None
        names = list(groups)
        here = next((name for name in names if any(stop.name == self.at for stop in groups[name])), None)
        if here is None:
            ways = names[::-1] if back else names
            group = next((name for name in ways if any(stop.usable for stop in groups[name])), ways[0])
        else:
            group = names[(names.index(here) + (-1 if back else 1)) % len(names)]
        self.to(
            self.last.get(group, "")
            if any(s.name == self.last.get(group) for s in groups[group])
            else next((stop for stop in groups[group] if stop.usable), groups[group][0]).name,
            groups,
        )
        return self.at

    def arrow(self, way: Arrow, stops: Iterable[Stop]) -> str | None:
        """To the nearest stop in a right angle round that direction; first in the own group, then anywhere."""
        every = list(stops)
        here = next((stop for stop in every if stop.name == self.at), None)
        if here is None:
            return self.tab(every)
        ahead = [(apart(here, stop, way), stop) for stop in every if stop.name != here.name]
        near = [(far, stop) for far, stop in ahead if far is not None and stop.group == here.group]
        if here.group != LOTS:
            near = near or [(far, stop) for far, stop in ahead if far is not None]
        if near:
            self.to(min(near, key=lambda pair: (pair[0], pair[1].name))[1].name, grouped(every))
        return self.at

    def to(self, name: str, groups: Mapping[str, list[Stop]]) -> None:
        self.at, self.shown = name, True
        for group, stops in groups.items():
            if any(stop.name == name for stop in stops):
                self.last[group] = name


def grouped(stops: Iterable[Stop]) -> dict[str, list[Stop]]:
    """Stops by group in the order given; inside a group from left to right, then from the top."""
    groups: dict[str, list[Stop]] = {}
    for stop in stops:
        groups.setdefault(stop.group, []).append(stop)
    return groups


def apart(here: Stop, there: Stop, way: Arrow) -> float | None:
    """Distance of middles where `there` lies in the right angle round `way`, else None."""
    (ax, ay), (bx, by), (ux, uy) = here.middle, there.middle, AIM[way]
    dx, dy = bx - ax, by - ay
    ahead, aside = dx * ux + dy * uy, abs(dx * uy) + abs(dy * ux)
    return hypot(dx, dy) + aside * 0.5 if ahead > 0.5 and aside <= ahead * 1.001 else None
