"""A second, plain opinion on what an announcement brings, written from the rules and not from the engine.

It knows coins only. Whoever has to choose a seat takes the first allowed one clockwise from their
own left, and whoever has to name a mask names the first of the set.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise


@dataclass
class Sitting:
    coins: list[int]
    court: int
    masks: list[str]  # before each seat
    sits: list[int]  # seat -> person
    bank: int = 0  # what has come out of it
    ended: str = ""
    winners: list[int] = field(default_factory=list)

    def others(self, me: int) -> list[int]:
        n = len(self.coins)
        return [(me + k) % n for k in range(1, n)]

    def pay_in(self, seat: int, amount: int) -> None:
        self.coins[seat] += amount
        self.bank += amount

    def pull(self, source: int, target: int, amount: int) -> None:
        moved = min(amount, self.coins[source])
        self.coins[source] -= moved
        self.coins[target] += moved

    def check(self) -> None:
        if self.ended:
            return
        full = [seat for seat, coins in enumerate(self.coins) if coins >= 13]
        if full:
            self.ended, self.winners = "thirteen", full
        elif 0 in self.coins:
            self.ended = "ruined"
            self.winners = [seat for seat, coins in enumerate(self.coins) if coins == max(self.coins)]


def resolve(table: Sitting, announcer: int, mask: str, contesters: list[int], names: str) -> Sitting:
    """The whole announcement. `names`: what somebody asked by a Guru says."""
    claimers = [announcer, *contesters]
    if not contesters:
        power(table, announcer, mask, 1, names)
        table.check()
        return table
    right = [seat for seat in claimers if table.masks[seat] == mask]
    liars = [table.sits[seat] for seat in claimers if table.masks[seat] != mask]
    for seat in right:
        power(table, seat, mask, len(right), names)
    table.check()
    if not table.ended:
        for person in liars:
            seat = table.sits.index(person)
            if table.coins[seat]:
                table.coins[seat] -= 1
                table.court += 1
        table.check()
    return table


def power(table: Sitting, me: int, mask: str, right: int, names: str) -> None:
    """One mask's power for one seat."""
    left, *rest = table.others(me)
    neighbours = (left, rest[-1])
    if mask == "king":
        table.pay_in(me, 2)
    elif mask == "empress":
        table.pay_in(me, 3)
    elif mask == "peasant":
        table.pay_in(me, 2 if right == 2 else 1)
    elif mask == "patron":
        table.pay_in(me, 3)
        for seat in neighbours:
            table.pay_in(seat, 1)
    elif mask == "widow":
        if table.coins[me] < 10:
            table.pay_in(me, 10 - table.coins[me])
    elif mask == "judge":
        table.coins[me] += table.court
        table.court = 0
    elif mask == "thief":
        for seat in neighbours:
            table.pull(seat, me, 1)
    elif mask == "trickster":
        most = max(table.coins[seat] for seat in table.others(me))
        table.pull(next(seat for seat in table.others(me) if table.coins[seat] == most), me, 2)
    elif mask == "beggar":
        for seat in table.others(me):
            if table.coins[seat] > table.coins[me]:
                table.pull(seat, me, 1)
    elif mask == "cheater":
        if table.coins[me] >= 10 and not table.ended:
            table.ended, table.winners = "cheater", [me]
    elif mask == "sorceress":
        table.coins[me], table.coins[left] = table.coins[left], table.coins[me]
    elif mask == "fool":
        table.pay_in(me, 1)
    elif mask == "princess":
        table.pay_in(me, 2)
    elif mask == "guru":
        if table.masks[left] != names:
            table.pull(left, me, 4)
    elif mask == "puppeteer":
        for one, two in pairwise((left, rest[0])):
            table.pull(one, me, 1)
            table.pull(two, me, 1)
            table.sits[one], table.sits[two] = table.sits[two], table.sits[one]
    else:
        assert mask == "spy", mask
