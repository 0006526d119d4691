"""The table settings of one match, decoded once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, cast

Order = Literal["quota", "free", "cycle"]
TrialKind = Literal["free", "tribute", "off"]


SETTINGS = {
    "rounds": ("12", "6", "3"),
    "target_order": ("quota", "free", "cycle"),
    "pardon": ("all", "owner"),
    "halves": ("exact", "rounded"),
    "honours": ("3", "2"),
    "trial": ("free", "tribute", "off"),
    "double": ("off", "on"),
    "avoidance": ("once", "per_suit"),
    "robespierre": ("off", "on"),
    "right": ("while_held", "whole_round"),
    "teams": ("off", "on"),
    "team_score": ("sum", "pooled"),
}


@dataclass(frozen=True, slots=True)
class Variant:
    """Section 4 of the rules. The defaults of the dataclass are those of game.toml."""

    rounds: int = 12
    order: Order = "quota"
    pardon_owner_only: bool = False  # a pardon card helps only whoever laid it
    rounded: bool = False  # a player's penalties of a round are rounded toward zero
    honours: int = 3  # fewest honours that can make a domination
    trial: TrialKind = "free"
    double: bool = False
    avoidance_per_suit: bool = False
    robespierre: bool = False
    right_whole_round: bool = False  # the right stays with whoever held the card at the start of the round
    teams: bool = False
    pooled: bool = False  # a team's piles are scored as one

    @classmethod
    def read(cls, options: Mapping[str, str]) -> Variant:
        """A setting that means nothing without another one counts as its default there."""
        double, robespierre, teams = (options[key] == "on" for key in ("double", "robespierre", "teams"))
        return cls(
            int(options["rounds"]),
            cast(Order, options["target_order"]),
            options["pardon"] == "owner",
            options["halves"] == "rounded",
            int(options["honours"]),
            cast(TrialKind, options["trial"]),
            double,
            double and options["avoidance"] == "per_suit",
            robespierre,
            robespierre and options["right"] == "whole_round",
            teams,
            teams and options["team_score"] == "pooled",
        )

    def quota(self, targets: int) -> int | None:
        """How often a suit may be the target (with two targets: be left out); None without a quota."""
        return -(-self.rounds // targets) if self.order == "quota" else None
