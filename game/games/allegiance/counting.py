"""The end: the two piles, the bonuses, every seat's allegiance, the winners (rules 1, decisions 24 to 28)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.ask import Ask, Option, Step, choose
from game.core.events import Zone
from game.core.outcome import Outcome, ScoreLine, Standing
from game.core.seats import EVERYONE
from game.core.words import Args, Everyone, Who, Word, named

from .roles import SIDES, Roles, Side
from .state import AllegianceState

GAME = "allegiance"


class Loyalty(NamedTuple):
    """What a seat holds for either side."""

    temple: int
    guild: int
    highest: int  # the highest Guild value on a single card

    @property
    def side(self) -> Side:
        """Level counts for the Guild."""
        return "temple" if self.temple > self.guild else "guild"


def influence(roles: Roles, s: AllegianceState, side: Side) -> int:
    """The points of a pile for its own side, without the bonus."""
    return sum(roles.worth(s.table.face(card), side) for card in s.table.cards(Zone(side)))


def bonus(roles: Roles, s: AllegianceState, side: Side) -> int:
    """+5 for five or more face-up cards of the side's kind in front of all players together, once."""
    found = sum(roles.roles[s.table.face(card)].bonus == side for card in s.open_fronts())
    return roles.bonus if found >= roles.bonus_from else 0


def loyalty(roles: Roles, s: AllegianceState, seat: int) -> Loyalty:
    faces = [s.table.face(card) for card in s.held(seat)]
    temple, guild = (sum(roles.worth(face, side) for face in faces) for side in SIDES)
    return Loyalty(temple, guild, max((roles.worth(face, "guild") for face in faces), default=0))


LADDER: dict[str, Callable[[Loyalty], int]] = {  # who of the Guild wins: whoever is out at one step stays out
    "most": lambda each: each.guild,
    "lead": lambda each: abs(each.temple - each.guild),
    "card": lambda each: each.highest,
}
LEVEL = "_level"  # ends the key of a reason where both sides had as much influence
FURTHER = {"lead": ("lead",), "card": ("lead", "card"), "knife": ("lead", "card")}  # steps that the bill tells of


class Decided(NamedTuple):
    """Who has won, by what (`[result]` of the texts), and the figure that decided; 0 where none did."""

    winners: tuple[int, ...]
    by: str
    n: int = 0


def decide(side: Side, loyalties: list[Loyalty]) -> Decided:
    """Temple: all its players. Guild: one of its players, or several where even the last step leaves them level."""
    left = tuple(seat for seat, each in enumerate(loyalties) if each.side == side)
    if side == "temple" or len(left) < 2:
        return Decided(left, "nobody" if not left else "temple" if side == "temple" else "only")
    for step, figure in LADDER.items():
        best = max(figure(loyalties[seat]) for seat in left)
        left = tuple(seat for seat in left if figure(loyalties[seat]) == best)
        if len(left) == 1:
            return Decided(left, step, best)
    return Decided(left, "knife")


def count_next(roles: Roles, s: AllegianceState) -> Step:
    """One step of the counting, then a pause for the table to look: Temple, Guild, bonuses, allegiances, winners."""
    table = s.table
    if s.counted < len(SIDES):
        side = SIDES[s.counted]
        pile = Zone(side)
        table.shuffle(pile)
        for card in table.cards(pile):
            table.show(card, EVERYONE)
        table.count(side, None, influence(roles, s, side))
    elif s.counted == 2:
        for side in SIDES:
            table.count(f"{side}_bonus", None, bonus(roles, s, side))
    else:
        for seat in s.clockwise(s.first):
            for kind in ("hand", "planted"):
                for card in s.cards(kind, seat):
                    table.show(card, EVERYONE)
            each = loyalty(roles, s, seat)
            table.count("temple", seat, each.temple)
            table.count("guild", seat, each.guild)
            table.mark("side", seat, each.side)
    s.counted += 1
    table.count("counted", None, 1)
    yield from choose(
        Ask(
            s.first,
            f"{GAME}.prompt.counting",
            (Option("go on", None, label=f"{GAME}.button.go_on"),),
            args=named(n=s.counted),
            pause="tap",
        )
    )
    if s.counted == 4:
        s.phase = "over"


def outcome(roles: Roles, s: AllegianceState) -> Outcome:
    """Nobody is placed: a seat stands with a side. The lines tell what it holds for either."""
    totals = {side: influence(roles, s, side) + bonus(roles, s, side) for side in SIDES}
    side: Side = "temple" if totals["temple"] > totals["guild"] else "guild"
    loyalties = [loyalty(roles, s, seat) for seat in range(s.seats)]
    won, by, n = decide(side, loyalties)
    level = totals["temple"] == totals["guild"]  # which counts for the Guild, and is told
    lines = tuple(
        line
        for seat, each in enumerate(loyalties)
        for line in (
            ScoreLine(seat, f"{GAME}.result.temple_points", each.temple, tuple(s.held(seat))),
            ScoreLine(seat, f"{GAME}.result.guild_points", each.guild, tuple(s.held(seat))),
        )
    )
    lines += tuple(
        ScoreLine(seat, f"{GAME}.result.{step}_figure", LADDER[step](each))
        for step in FURTHER.get(by, ())
        for seat, each in enumerate(loyalties)
        if each.side == side
    )
    args: Args = named(
        temple=totals["temple"],
        guild=totals["guild"],
        side=Word(f"{GAME}.side.{side}"),
        players=Everyone(won),
        player=Who(won[0] if won else 0),
        n=n,
    )
    standing = Standing(f"{GAME}.result.standing", tuple(Word(f"{GAME}.allegiance.{each.side}") for each in loyalties))
    return Outcome(
        won,
        tuple(int(seat in won) for seat in range(s.seats)),
        lines,
        f"{GAME}.result.{by}{LEVEL if level else ''}",
        args,
        ranked=False,
        standing=standing,
    )
