"""The masks from the card file, and the sets they are played in (rules 1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import Phrase
from game.core.effects import Call
from game.core.setup import Advice
from game.core.words import Face, named

from .powers import verbs

GAME = "mascarade"
Scenario: TypeAlias = Literal["standard", "advanced"]  # what has sets of its own; "custom" is chosen at the table
Coins: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Mask(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mask. Its power is a list of verb calls."""

    from_bank: bool = False  # the power brings coins from the bank
    from_seats: Annotated[int, msgspec.Meta(ge=0, le=13)] = 0  # with fewer seats it is little use


class _Set(msgspec.Struct, forbid_unknown_fields=True):
    scenario: Scenario
    seats: Annotated[int, msgspec.Meta(ge=1, le=13)]
    masks: tuple[str, ...]


class _Numbers(msgspec.Struct, forbid_unknown_fields=True):
    start: Coins
    goal: Coins
    opening: Coins
    fine: Coins
    fewest_masks: Annotated[int, msgspec.Meta(ge=0, le=13)]


@dataclass(frozen=True, slots=True)
class Masks:
    """All masks that exist, their powers, the sets, and the numbers of the game. Nothing of a match."""

    masks: dict[str, Mask]
    powers: dict[str, tuple[Call, ...]]
    sets: dict[tuple[str, int], tuple[str, ...]]  # (scenario, seats) -> masks in play
    start: int
    goal: int
    opening: int
    fine: int
    fewest_masks: int

    @classmethod
    def read(cls, files: GameFiles) -> Masks:
        masks = {mask.id: mask for mask in files.cards("masks.toml", Mask)}
        powers = {mask.id: files.calls("masks.toml", mask, "effects", mask.effects, verbs) for mask in masks.values()}
        n = files.numbers_as(_Numbers)
        found = cls(masks, powers, {}, n.start, n.goal, n.opening, n.fine, n.fewest_masks)
        for number, one in enumerate(files.records("scenarios.toml", "set", _Set)):
            found._add(files, number, one)
        for seats in files.info.seats:
            for scenario in get_args(Scenario):
                if (scenario, seats) not in found.sets and files.whole("game.toml", "masks.toml", "scenarios.toml"):
                    lacking = Phrase("mask_set", (("scenario", scenario), ("seats", str(seats))))
                    files.note("scenarios.toml", None, "set", "", lacking)
        return found

    def _add(self, files: GameFiles, number: int, one: _Set) -> None:
        key = f"set[{number}]"
        if not files.names("scenarios.toml", f"{key}.masks", one.masks, "masks.toml") or not files.whole("masks.toml"):
            return
        if any(advice.fatal for advice in self.advice(one.masks, one.seats)):
            needed = Phrase("masks_with_judge", (("n", str(self.needed(one.seats))),))
            files.note("scenarios.toml", None, key, ", ".join(one.masks), needed)
        self.sets[one.scenario, one.seats] = one.masks

    def settings(self) -> dict[str, tuple[str, ...]]:
        """For a custom set: how often each mask may be in it."""
        return {f"mask_{mask.id}": tuple(str(n) for n in range(mask.copies + 1)) for mask in self.masks.values()}

    def as_settings(self, chosen: tuple[str, ...]) -> dict[str, str]:
        """The settings that choose this set."""
        return {f"mask_{mask}": str(chosen.count(mask)) for mask in self.masks}

    def needed(self, seats: int) -> int:
        """How many masks a match has: one a seat, and table cards below six seats."""
        return max(self.fewest_masks, seats)

    def in_play(self, options: Mapping[str, str], seats: int) -> tuple[str, ...]:
        """The masks of a match. A custom set is returned as it was chosen, good or bad."""
        if options["scenario"] == "custom":
            return tuple(mask for mask in self.masks for _ in range(int(options[f"mask_{mask}"])))
        return self.sets[options["scenario"], seats]

    def advice(self, chosen: tuple[str, ...], seats: int) -> tuple[Advice, ...]:
        """What is wrong with a set (rules 1, custom scenario): errors first, then warnings."""
        errors = []
        if "judge" not in chosen:
            errors.append(Advice(f"{GAME}.advice.no_judge", (), True))
        if len(chosen) != self.needed(seats):
            errors.append(Advice(f"{GAME}.advice.count", named(n=self.needed(seats), found=len(chosen)), True))
        for mask in sorted(set(chosen)):
            if mask in self.masks and chosen.count(mask) > self.masks[mask].copies:
                errors.append(Advice(f"{GAME}.advice.copies", named(mask=Face(mask)), True))
        known = [mask for mask in chosen if mask in self.masks]
        warnings = []
        if 3 * sum(self.masks[mask].from_bank for mask in known) < len(chosen):
            warnings.append(Advice(f"{GAME}.advice.money", (), False))
        if known.count("peasant") == 1:
            warnings.append(Advice(f"{GAME}.advice.lone_peasant", (), False))
        warnings += [
            Advice(f"{GAME}.advice.few_seats", named(mask=Face(mask), n=self.masks[mask].from_seats), False)
            for mask in sorted(set(known))
            if seats < self.masks[mask].from_seats
        ]
        return (*errors, *warnings)
