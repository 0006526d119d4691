"""Who sits at the table: people and bots, by name and token, wherever they sit just now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from game.content.letters import tidy_name

TOKENS = 13  # as many as the largest game has seats


class Person(NamedTuple):
    """Somebody at the table. Rights and memory hang on the id, never on the name, which two may share. The name is ""
    as long as none is typed; what such a one is called depends on the language of the moment: see `under_names`."""

    id: int
    name: str
    token: int  # 0..12, index into the theme's shapes and colours
    bot: str | None = None  # level of the bot that plays for this person; None: a human


Namer: TypeAlias = Callable[[Person], str]  # what somebody is called now


def by_number(person: Person) -> str:
    """The name as it was typed, else a number, which is theirs wherever they sit."""
    return person.name or str(person.id + 1)


def seated(people: Iterable[Person]) -> tuple[Person, ...]:
    """The people as the house knows them, wherever they come from: a file may hold any name and any token. A name with
    nothing in it that can be read is none."""
    return tuple(person._replace(name=tidy_name(person.name), token=person.token % TOKENS) for person in people)


def under_names(people: Iterable[Person], called: Namer) -> tuple[Person, ...]:
    """The same people under the names that are shown now; nobody is without one."""
    return tuple(person._replace(name=called(person)) for person in people)


def humans(people: Iterable[Person]) -> frozenset[int]:
    """The ids of those who are no bots."""
    return frozenset(person.id for person in people if person.bot is None)


def by_id(people: Iterable[Person]) -> Mapping[int, Person]:
    return {person.id: person for person in people}


def share_a_name(people: Iterable[Person]) -> bool:
    """Whether a name alone does not say who is meant, so that the token must stand beside it."""
    names = [person.name for person in people]
    return len(set(names)) < len(names)
