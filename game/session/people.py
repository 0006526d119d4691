"""Who sits at the table: people and bots, by name and token, wherever they sit just now."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from game.content.letters import tidy_name

TOKENS = 13      # as many as the largest game has seats


class Person(NamedTuple):
    """Somebody at the table. Rights and memory hang on the id, never on the name, which two may share."""

    id: int
    name: str
    token: int              # 0..12, index into the theme's shapes and colours
    bot: str | None = None  # level of the bot that plays for this person; None: a human


def seated(people: Iterable[Person], unnamed: Callable[[int], str] = str) -> tuple[Person, ...]:
    """The people as the house knows them, wherever they come from: a file may hold any name and any token.

    `unnamed` says what the n-th of them (from 1) is called whose name has nothing in it that can be read.
    """
    return tuple(person._replace(name=tidy_name(person.name) or unnamed(n), token=person.token % TOKENS)
                 for n, person in enumerate(people, 1))


def humans(people: Iterable[Person]) -> frozenset[int]:
    """The ids of those who are no bots."""
    return frozenset(person.id for person in people if person.bot is None)


def by_id(people: Iterable[Person]) -> Mapping[int, Person]:
    return {person.id: person for person in people}


def share_a_name(people: Iterable[Person]) -> bool:
    """Whether a name alone does not say who is meant, so that the token must stand beside it."""
    names = [person.name for person in people]
    return len(set(names)) < len(names)
