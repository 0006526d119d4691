"""The files of the text tables: which there are, what their keys are called, and what is wrong with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from . import toml_files
from .problems import Phrase, Problem, shown
from .toml_files import TomlFile

Lang: TypeAlias = Literal["en", "ja"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)

PLACE = re.compile(r"\{(\w+)(:\+)?\}")  # {n}, or {n:+} where a plus is wanted
RULINGS = ".rulings"  # of a card: a list of sentences, of which each language has as many
OF_ONE_LANGUAGE = {"lines", "name_in_sentence", "source"}  # what a card may have in one language only


class Plural(NamedTuple):
    """Two forms of a sentence, chosen by its argument `n`."""

    one: str
    other: str


Entry: TypeAlias = str | Plural | tuple[str, ...]  # a tuple: the lines of a name on a narrow card, a card's rulings
Table: TypeAlias = dict[str, Entry]


class TextFile(NamedTuple):
    """One text table as it was read."""

    prefix: str  # with which its keys begin: app.list, guillotine
    file: TomlFile
    table: Table
    problems: tuple[Problem, ...]

    def line(self, key: str) -> int:
        return self.file.line(tuple(key.removeprefix(f"{self.prefix}.").split(".")))


def find(data: Path, lang: Lang) -> list[tuple[str, Path]]:
    """The text files of one language under a data folder, each with the beginning of its keys."""
    app = [(f"app.{path.name.removesuffix(f'.{lang}.toml')}", path) for path in data.glob(f"text/*.{lang}.toml")]
    games = [(path.parent.name, path) for path in data.glob(f"games/*/text.{lang}.toml")]
    return sorted(app) + sorted(games)


def read(path: Path, prefix: str) -> TextFile:
    """One file; what does not belong into a text table is left out and noted."""
    return read_parsed(toml_files.read(path, f"{path.parent.name}/{path.name}"), prefix)


def read_parsed(file: TomlFile, prefix: str) -> TextFile:
    """The same for a file whose TOML has been read."""
    table: Table = {}
    problems = list(file.problems)
    for key, value in _flat(file.raw, ()):
        entry = _entry(value)
        if entry is None:
            problems.append(
                Problem(file.name, file.line(key), toml_files.written(key), shown(value), (Phrase("text_or_plural"),))
            )
        else:
            table[".".join((prefix, *key))] = entry
            if not prefix.startswith("app.") and _torn(entry):
                problems.append(
                    Problem(
                        file.name, file.line(key), toml_files.written(key), _said(entry), (Phrase("text_with_places"),)
                    )
                )
    return TextFile(prefix, file, table, tuple(problems))


class Tables(Mapping[str, Entry]):
    """Every text of one language; what cannot be read is left out.

    The app's own texts and those of each game are read when one of them is first wanted.
    """

    def __init__(self, data: Path, lang: Lang) -> None:
        self._data, self._lang = data, lang
        self._parts: dict[str, Table] = {}  # app, guillotine ...

    def __getitem__(self, key: str) -> Entry:
        return self._part(key.partition(".")[0])[key]

    def __iter__(self) -> Iterator[str]:
        games = sorted(path.name for path in self._data.glob("games/*"))
        return (key for part in ("app", *games) for key in self._part(part))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def reading(self, name: str) -> Iterator[None]:
        """Read one part before it is wanted, one file after the other."""
        if name not in self._parts:
            table: Table = {}
            for found in self._files(name):
                table.update(found)
                yield
            self._parts[name] = table

    def _part(self, name: str) -> Table:
        if name not in self._parts:
            self._parts[name] = {key: entry for found in self._files(name) for key, entry in found.items()}
        return self._parts[name]

    def _files(self, name: str) -> Iterator[Mapping[str, Entry]]:
        """What each file gives to one part of the texts; a later one has the last word."""
        for path in sorted((self._data / "games" / name).glob("*.toml")):
            yield dict(_inline(path, self._lang))
        for prefix, path in find(self._data, self._lang):
            if prefix.partition(".")[0] == name:
                yield read(path, prefix).table


def unpaired(here: TextFile, there: TextFile) -> list[Problem]:
    """The texts of `here` that `there`, the same table in another language, has not or has with other arguments."""
    problems: list[Problem] = []
    used = Counter(name for table in (here.table, there.table) for text in table.values() for name in places(text))
    for key, entry in here.table.items():
        short = key.removeprefix(f"{here.prefix}.")
        if key not in there.table:
            if key.rpartition(".")[2] not in OF_ONE_LANGUAGE:
                stands = f"{here.file.name}:{here.line(key)}"
                problems.append(Problem(there.file.name, None, short, stands, (), kind="unpaired"))
        elif places(entry) != places(there.table[key]) and here.file.name < there.file.name:
            odd, other = (here, there) if _odder(places(entry), places(there.table[key]), used) else (there, here)
            words = tuple(f"{{{name}}}" for name in sorted(places(other.table[key])))
            found = " ".join(f"{{{name}}}" for name in sorted(places(odd.table[key])))
            problems.append(Problem(odd.file.name, odd.line(key), short, found or "–", words or ("–",)))
        elif short.endswith(RULINGS) and _sentences(entry) > _sentences(there.table[key]):
            stands = f"{here.file.name}:{here.line(key)}"
            wanted = Phrase("as_many", (("number", str(_sentences(entry))), ("stands", stands)))
            found = str(_sentences(there.table[key]))
            problems.append(Problem(there.file.name, there.line(key), short, found, (wanted,)))
    return problems


def _sentences(entry: Entry) -> int:
    return len(entry) if isinstance(entry, tuple) else 1


def _odder(one: set[str], two: set[str], used: Mapping[str, int]) -> bool:
    """Whether of two texts that should have the same arguments the first has the mistake: it lacks one, or has one that
    no other text has. Where nothing tells, it is the second."""
    if one < two or two < one:
        return one < two
    strange, other = (any(used[name] == 1 for name in extra) for extra in (one - two, two - one))
    return strange and not other


def places(entry: Entry) -> set[str]:
    """The names of the arguments of a text. A count may be spelt out in one form of a plural or in its lack of one."""
    if isinstance(entry, Plural):
        return {place[0] for form in entry for place in PLACE.findall(form)} | {"n"}
    return {place[0] for line in ([entry] if isinstance(entry, str) else entry) for place in PLACE.findall(line)}


def _torn(entry: Entry) -> bool:
    """Whether a brace is left over where the arguments have been put in."""
    return any(brace in PLACE.sub("", part) for part in _parts(entry) for brace in "{}")


def _said(entry: Entry) -> str:
    return shown(next((part for part in _parts(entry) if any(brace in PLACE.sub("", part) for brace in "{}")), ""))


def _parts(entry: Entry) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else tuple(entry)


def _flat(value: object, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    """Nested tables as paths, down to what is no table or is a plural."""
    if isinstance(value, dict) and not (value and value.keys() <= {"one", "other"}):
        for key, child in value.items():
            yield from _flat(child, (*path, key))
    else:
        yield path, value


def _entry(value: Any) -> Entry | None:
    if isinstance(value, str):
        return value
    if isinstance(value, list) and value and all(isinstance(line, str) for line in value):
        return tuple(value)
    if isinstance(value, dict) and value.keys() == {"one", "other"} and all(isinstance(v, str) for v in value.values()):
        return Plural(value["one"], value["other"])
    return None


def _inline(path: Path, lang: Lang) -> Iterator[tuple[str, str]]:
    """Names and texts that a user's own card file holds beside the numbers."""
    if path.name in ("game.toml", "table.toml") or path.name.startswith("text."):
        return
    for card, fields in toml_files.read(path, path.name).raw.items():
        for field, key in (("name", "name"), ("text", "effect")):
            words = fields.get(field) if isinstance(fields, dict) else None
            if isinstance(words, dict) and isinstance(words.get(lang), str):
                yield f"{path.parent.name}.card.{card}.{key}", words[lang]
