"""Who sits at the table: people and bots, by name and token, wherever they sit just now."""
from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

TOKENS = 13      # as many as the largest game has seats


class Person(NamedTuple):
    """Somebody at the table. Rights and memory hang on the id, never on the name, which two may share."""

    id: int
    name: str
    token: int              # 0..12, index into the theme's shapes and colours
    bot: str | None = None  # level of the bot that plays for this person; None: a human


def humans(people: Iterable[Person]) -> frozenset[int]:
    """The ids of those who are no bots."""
    return frozenset(person.id for person in people if person.bot is None)


def by_id(people: Iterable[Person]) -> Mapping[int, Person]:
    return {person.id: person for person in people}


def share_a_name(people: Iterable[Person]) -> bool:
    """Whether a name alone does not say who is meant, so that the token must stand beside it."""
    names = [person.name for person in people]
    return len(set(names)) < len(names)
