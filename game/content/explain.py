"""Why msgspec refuses a value: every mistake, with its path, what was expected and the nearest word.

msgspec decides whether a value fits its type, but stops at the first mistake and words it for
programmers. This walks the same type once more and finds them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from game.core.effects import near

from .problems import Expected, Kind, Phrase, shown
from .toml_lines import Path

T = TypeVar("T")


class Mistake(NamedTuple):
    """One thing wrong inside a value; the path begins at that value."""

    path: Path
    kind: Kind
    found: str
    expected: tuple[Expected, ...]
    nearest: str | None = None


def convert(raw: object, kind: type[T]) -> tuple[T | None, list[Mistake]]:
    """The value as `kind`, or None and everything that is wrong with it."""
    try:
        return msgspec.convert(raw, kind, strict=True), []
    except msgspec.ValidationError as why:
        found = list(_mistakes(raw, inspect.type_info(kind), ()))
        return None, found or [Mistake((), "value", shown(raw), (str(why),))]


def _mistakes(raw: object, kind: inspect.Type, path: Path) -> Iterator[Mistake]:
    if isinstance(kind, inspect.StructType):
        yield from _in_struct(raw, kind, path)
    elif isinstance(kind, inspect.DictType):
        yield from _in_dict(raw, kind, path)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType | inspect.TupleType):
        yield from _in_list(raw, kind, path)
    elif isinstance(kind, inspect.UnionType):
        tried = [list(_mistakes(raw, one, path)) for one in kind.types]
        if all(tried):  # the alternative that comes nearest: whose mistakes lie deepest
            yield from max(tried, key=lambda mistakes: len(mistakes[0].path))
    elif not _fits(raw, kind):
        expected = expected_of(kind)
        words = [word for word in expected if isinstance(word, str)]
        unknown = bool(words) and isinstance(raw, str)
        yield Mistake(
            path, "unknown" if unknown else "value", shown(raw), expected, near(raw, words) if unknown else None
        )


def _in_struct(raw: object, kind: inspect.StructType, path: Path) -> Iterator[Mistake]:
    if not isinstance(raw, dict):
        yield Mistake(path, "value", shown(raw), (Phrase("table"),))
        return
    fields = {field.encode_name: field for field in kind.fields}
    for key, value in raw.items():
        if key in fields:
            yield from _mistakes(value, fields[key].type, (*path, key))
        elif kind.forbid_unknown_fields:
            missing = [name for name in fields if name not in raw]
            yield Mistake((*path, key), "unknown", key, tuple(fields), near(key, missing) or near(key, fields))
    for name, field in fields.items():
        if field.required and name not in raw:
            yield Mistake((*path, name), "missing", "", expected_of(field.type))


def _in_dict(raw: object, kind: inspect.DictType, path: Path) -> Iterator[Mistake]:
    if not isinstance(raw, dict):
        yield Mistake(path, "value", shown(raw), (Phrase("table"),))
        return
    for key, value in raw.items():
        for mistake in _mistakes(key, kind.key_type, (*path, key)):
            yield mistake._replace(kind="unknown", found=key)
        yield from _mistakes(value, kind.value_type, (*path, key))


def _in_list(
    raw: object, kind: inspect.VarTupleType | inspect.ListType | inspect.TupleType, path: Path
) -> Iterator[Mistake]:
    if not isinstance(raw, list | tuple):
        yield Mistake(path, "value", shown(raw), expected_of(kind))
        return
    if isinstance(kind, inspect.TupleType):
        if len(raw) != len(kind.item_types):
            yield Mistake(path, "value", shown(raw), expected_of(kind))
        types = list(kind.item_types)
    else:
        types = [kind.item_type] * len(raw)
        if not (kind.min_length or 0) <= len(raw) <= (len(raw) if kind.max_length is None else kind.max_length):
            yield Mistake(path, "value", shown(raw), expected_of(kind))
    for n, (value, item) in enumerate(zip(raw, types)):
        yield from _mistakes(value, item, (*path, n))


def _fits(raw: object, kind: inspect.Type) -> bool:
    """Whether a plain value is of a plain type; what is not known here is left to msgspec."""
    if isinstance(kind, inspect.LiteralType):
        return any(raw == word and type(raw) is type(word) for word in kind.values)
    if isinstance(kind, inspect.IntType):
        return type(raw) is int and _within(raw, kind)
    if isinstance(kind, inspect.FloatType):
        return isinstance(raw, int | float) and not isinstance(raw, bool) and _within(raw, kind)
    if isinstance(kind, inspect.StrType):
        long = len(raw) if isinstance(raw, str) else -1
        return (kind.min_length or 0) <= long <= (long if kind.max_length is None else kind.max_length)
    if isinstance(kind, inspect.BoolType):
        return isinstance(raw, bool)
    if isinstance(kind, inspect.NoneType):
        return raw is None
    return True


def _within(raw: float, kind: inspect.IntType | inspect.FloatType) -> bool:
    return not (
        (kind.ge is not None and raw < kind.ge)
        or (kind.le is not None and raw > kind.le)
        or (kind.gt is not None and raw <= kind.gt)
        or (kind.lt is not None and raw >= kind.lt)
    )


def expected_of(kind: inspect.Type) -> tuple[Expected, ...]:
    """What fits a type, in words of the file or in a phrase."""
    if isinstance(kind, inspect.LiteralType):
        return tuple(word if isinstance(word, str) else shown(word) for word in kind.values)
    if isinstance(kind, inspect.UnionType):
        return tuple(word for one in kind.types for word in expected_of(one))
    if isinstance(kind, inspect.IntType) and kind.ge is not None:
        if kind.le is not None:
            return (Phrase("whole_number_between", (("low", shown(kind.ge)), ("high", shown(kind.le)))),)
        return (Phrase("whole_number_from", (("low", shown(kind.ge)),)),)
    if isinstance(kind, inspect.FloatType):
        return (_number(kind),)
    if isinstance(kind, inspect.StrType) and kind.max_length is not None:
        return (Phrase("text_of", (("n", str(kind.max_length)),)),)
    if isinstance(kind, inspect.TupleType):
        return (Phrase("list_of", (("n", str(len(kind.item_types))),)),)
    return (Phrase(next((name for cls, name in _PHRASES if isinstance(kind, cls)), "other_value")),)


def _number(kind: inspect.FloatType) -> Phrase:
    """What fits a number that need not be whole."""
    low, high = (kind.gt if kind.ge is None else kind.ge), kind.le
    if low is None or high is None:
        return Phrase("number")
    name = "number_between" if kind.ge is not None else "number_above"
    return Phrase(name, (("low", f"{low:g}"), ("high", f"{high:g}")))


_PHRASES: tuple[tuple[type[inspect.Type], str], ...] = (
    (inspect.IntType, "whole_number"),
    (inspect.FloatType, "number"),
    (inspect.BoolType, "true_or_false"),
    (inspect.StrType, "text"),
    (inspect.StructType, "table"),
    (inspect.DictType, "table"),
    (inspect.VarTupleType, "list"),
    (inspect.ListType, "list"),
)
