"""Card effects as data: lists of verb calls, checked against the verbs' own signatures.

A verb is a small generator in a game's package; its keyword parameters and their type hints are
the schema, so there is no second one to keep in step. Allowed hints: int, bool, str, Literal of
words or numbers, whole numbers within bounds (`Few`), and any of them with a default. No expressions,
no conditions.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import (
    Annotated,
    Any,
    Generic,
    Literal,
    NamedTuple,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

from .ask import Step

C = TypeVar("C")
V = TypeVar("V", bound=Callable[..., Any])
Verb = Callable[..., Any]  # a Step where it changes the table; a figure where it only counts
MISSING: Any = inspect.Parameter.empty


class Within(NamedTuple):
    """Bounds of a whole number, both allowed."""

    low: int
    high: int


Few: TypeAlias = Annotated[int, Within(1, 99)]  # how many cards, coins or places: a call for none is a mistake
Wanted: TypeAlias = str | Within  # a word of the file, the name of a sort of value, or a number within bounds


class Call(NamedTuple):
    """One checked verb call: as hashable as it is dumb."""

    verb: str
    args: tuple[tuple[str, int | str | bool], ...] = ()

    def get(self, key: str, default: int | str | bool | None = None) -> int | str | bool | None:
        return dict(self.args).get(key, default)


class BadCall(Exception):
    """A verb call that no verb takes.

    kind: whether a word or key is unknown, a value is of the wrong sort, a key is missing, or none or
    more than one is given of keys that exclude one another; key: the offending key inside the call;
    expected: what would have been right, in words made of code names only; nearest: the allowed word
    most like the one found, or None.
    """

    def __init__(
        self,
        kind: Literal["unknown", "value", "missing", "either"],
        key: str,
        found: object,
        expected: tuple[Wanted, ...],
        nearest: str | None = None,
    ) -> None:
        super().__init__(f"{kind}: {key} = {found!r}: expected {', '.join(map(str, expected))}")
        self.kind, self.key, self.found, self.expected, self.nearest = kind, key, found, expected, nearest


def near(word: object, allowed: Iterable[str]) -> str | None:
    """The allowed word most like this one, if any is like it at all."""
    found = get_close_matches(str(word), list(allowed), 1, 0.5)
    return found[0] if found else None


class Vocabulary(Generic[C]):
    """The verbs of one game. C is what they work on: usually one turn of that game."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self._parameters: dict[str, dict[str, tuple[Any, Any]]] = {}  # verb -> key -> (hint, default)
        self._either: dict[str, tuple[str, ...]] = {}  # verb -> keys of which a call gives exactly one

    def verb(self, function: Verb) -> Verb:
        """Decorator: the function's name becomes a word of the card files."""
        hints = get_type_hints(function, include_extras=True)
        parameters = list(inspect.signature(function).parameters.values())[1:]
        self.verbs[function.__name__] = function
        self._parameters[function.__name__] = {p.name: (hints[p.name], p.default) for p in parameters}
        return function

    def either(self, *keys: str) -> Callable[[V], V]:
        """Decorator for a verb: a call gives exactly one of these keys."""

        def keep(function: V) -> V:
            self._either[function.__name__] = keys
            return function

        return keep

    def read(self, raw: Mapping[str, object]) -> Call:
        """Check one call as it stands in a card file: {do = "move", forward = 2}. Raises BadCall."""
        name = raw.get("do")
        misspelt = next((key for key in raw if near(key, ("do",))), None) if "do" not in raw else None
        if misspelt is not None:
            raise BadCall("unknown", misspelt, misspelt, ("do",), "do")
        if not isinstance(name, str) or name not in self.verbs:
            kind: Literal["unknown", "value", "missing"] = "unknown" if isinstance(name, str) else "missing"
            raise BadCall(kind, "do", name, tuple(self.verbs), near(name, self.verbs))
        parameters = self._parameters[name]
        for key, value in raw.items():
            if key != "do":
                if key not in parameters:
                    raise BadCall("unknown", key, key, tuple(parameters) or ("nothing more",), near(key, parameters))
                self._check(key, value, parameters[key][0])
        for key, (hint, default) in parameters.items():
            if default is MISSING and key not in raw:
                raise BadCall("missing", key, None, _allowed(hint))
        either = self._either.get(name, ())
        given = [key for key in raw if key in either]
        if either and len(given) != 1:
            raise BadCall("either", given[-1] if given else "do", None, either)
        return Call(
            name, tuple((key, value) for key, value in raw.items() if key != "do" and isinstance(value, int | str))
        )

    def run(self, calls: Iterable[Call], context: C) -> Step:
        """Do the calls one after another."""
        for call in calls:
            yield from self.verbs[call.verb](context, **dict(call.args))

    def _check(self, key: str, value: object, hint: Any) -> None:
        if get_origin(hint) is Literal:
            good = any(value == allowed and type(value) is type(allowed) for allowed in get_args(hint))
        elif (bounds := _bounds(hint)) is not None:
            good = type(value) is int and bounds.low <= value <= bounds.high
        else:
            good = type(value) is hint
        if not good:
            word = get_origin(hint) is Literal and isinstance(value, str)
            raise BadCall(
                "unknown" if word else "value",
                key,
                value,
                _allowed(hint),
                near(value, map(str, get_args(hint))) if word else None,
            )


def _bounds(hint: Any) -> Within | None:
    return next((extra for extra in getattr(hint, "__metadata__", ()) if isinstance(extra, Within)), None)


def _allowed(hint: Any) -> tuple[Wanted, ...]:
    bounds = _bounds(hint)
    if bounds is not None:
        return (bounds,)
    if get_origin(hint) is Literal:
        return tuple(map(str, get_args(hint)))
    return {int: ("a whole number",), bool: ("true", "false"), str: ("a word",)}.get(hint, (str(hint),))
