"""The words of the card files: what effects are made of, and what each of them needs to be played.

A need is a function of the turn and of the verb's own arguments: the reason why the card may not be
played now, or None. It stands as a decorator above the verb it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from game.core.effects import Call, Verb, Vocabulary
from game.core.events import Said

from .cards import Need
from .turn import Turn

verbs: Vocabulary[Turn] = Vocabulary()
NEEDS: dict[str, Need] = {}


def needs(need: Need) -> Callable[[Verb], Verb]:
    """Decorator for a verb: a card with it may be played only if `need(turn, **arguments)` has no objection."""

    def keep(function: Verb) -> Verb:
        NEEDS[function.__name__] = need
        return function

    return keep


def needs_of(calls: Iterable[Call]) -> tuple[Need, ...]:
    """The needs of some verb calls, with the arguments of the calls filled in."""
    return tuple(partial(NEEDS[call.verb], **dict(call.args)) for call in calls if call.verb in NEEDS)


def refuse(reason: str, **args: Any) -> Said:
    """A reason in words: cause and consequence."""
    return Said(f"guillotine.refuse.{reason}", tuple(args.items()))
