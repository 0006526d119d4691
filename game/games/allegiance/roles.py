"""The roles from the card file and the numbers of the game (rules 3 and 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from game.content.cards import CardData
from game.content.files import GameFiles
from game.content.problems import Phrase
from game.core.effects import Call, Vocabulary

Side = Literal["temple", "guild"]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
SIDES: tuple[Side, Side] = ("temple", "guild")


class Role(CardData, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A role: what it is worth to either side, and its action as a verb call."""

    temple: Small
    guild: Small
    bonus: Side | None = None  # the side that gains from many of them face up


class _Numbers(msgspec.Struct, forbid_unknown_fields=True):
    start_role: str
    removed_role: str
    removed: dict[Literal["3", "4", "5", "6"], Small]
    deal: Annotated[int, msgspec.Meta(ge=1, le=9)]
    bonus: Small
    bonus_from: Small


@dataclass(frozen=True, slots=True)
class Roles:
    """All roles, their actions and the numbers. Nothing of a match."""

    roles: dict[str, Role]
    actions: dict[str, tuple[Call, ...]]
    start_role: str
    removed_role: str
    removed: dict[int, int]  # seats -> cards of removed_role that leave the game
    deal: int
    bonus: int
    bonus_from: int

    @classmethod
    def read(cls, files: GameFiles, verbs: Vocabulary[Any]) -> Roles:
        """Checks the actions against the verbs, and that the deck deals out for every number of seats (rules 3)."""
        roles = {role.id: role for role in files.cards("roles.toml", Role)}
        actions = {role.id: files.calls("roles.toml", role, "effects", role.effects, verbs) for role in roles.values()}
        n = files.numbers_as(_Numbers)
        removed = {int(seats): count for seats, count in n.removed.items()}
        found = cls(roles, actions, n.start_role, n.removed_role, removed, n.deal, n.bonus, n.bonus_from)
        for key, role in (("start_role", found.start_role), ("removed_role", found.removed_role)):
            files.names("game.toml", f"numbers.{key}", [role], "roles.toml")
        if files.whole("game.toml", "roles.toml"):
            found._check_deck(files)
        return found

    def _check_deck(self, files: GameFiles) -> None:
        """Note what does not deal out (rules 3)."""
        roles, removed = self.roles, self.removed
        total = sum(role.copies for role in roles.values())
        for seats in files.info.seats:
            left = total - seats - removed.get(seats, 0)
            if left <= 0 or left % (self.deal * seats):
                files.note("roles.toml", None, "", str(total), Phrase("full_rounds", (("seats", str(seats)),)))
            if seats not in removed:
                number = Phrase("whole_number_between", (("low", "0"), ("high", "99")))
                files.note("game.toml", None, f"numbers.removed.{seats}", "", number, kind="missing")
        most_removed = max(removed.values(), default=0)
        for role, least in ((self.start_role, files.info.seats[-1]), (self.removed_role, most_removed)):
            if roles[role].copies < least:
                number = Phrase("whole_number_from", (("low", str(least)),))
                files.note("roles.toml", None, f"{role}.copies", str(roles[role].copies), number)

    def worth(self, face: str, side: Side) -> int:
        role = self.roles[face]
        return role.temple if side == "temple" else role.guild

    def guildish(self, face: str) -> bool:
        """Strictly more Guild than Temple: what a Priest converts (clarification 12)."""
        return self.roles[face].guild > self.roles[face].temple
