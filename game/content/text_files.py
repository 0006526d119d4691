"""The files of the text tables: which there are, and what a key is called that stands in one of them."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import tomli


class Plural(NamedTuple):
    """Two forms of a sentence, chosen by its argument `n`."""

    one: str
    other: str


Entry: TypeAlias = str | Plural | tuple[str, ...]     # a tuple: the lines of a name on a narrow card
Table: TypeAlias = dict[str, Entry]


def files(data: Path, lang: str) -> list[tuple[str, Path]]:
    """The text files of one language under a data folder, each with the beginning of its keys."""
    app = [(f"app.{path.name.removesuffix(f'.{lang}.toml')}", path) for path in data.glob(f"text/*.{lang}.toml")]
    games = [(path.parent.name, path) for path in data.glob(f"games/*/text.{lang}.toml")]
    return sorted(app) + sorted(games)


def read_all(data: Path, lang: str) -> Table:
    """Every text of one language; files that cannot be read are left out."""
    table: Table = {}
    for prefix, path in files(data, lang):
        try:
            raw = tomli.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        table.update(flat(raw, prefix))
    return table


def flat(raw: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Entry]]:
    """Nested tables as dotted keys; a table of `one` and `other` is a plural."""
    for key, value in raw.items():
        path = f"{prefix}.{key}"
        if isinstance(value, str):
            yield path, value
        elif isinstance(value, list) and all(isinstance(line, str) for line in value):
            yield path, tuple(value)
        elif isinstance(value, dict) and value.keys() == {"one", "other"}:
            yield path, Plural(str(value["one"]), str(value["other"]))
        elif isinstance(value, dict):
            yield from flat(value, path)
