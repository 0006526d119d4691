"""What a game lacks that can be loaded all the same: pages of rules, names of settings, pictures; and stray files.

Only `check` asks for these: at the table a missing page is that of the other language, and a missing picture is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path as FilePath

from .files import GameFiles
from .looks import FILE as LOOK
from .looks import CardLook, Looks
from .problems import Phrase, Problem
from .text_files import LANGUAGES, TextFile
from .toml_files import written
from .toml_lines import Path

_PAGE = 1 << 20  # bytes; more is no page that anybody would read


def loose_ends(files: GameFiles, tables: Sequence[TextFile], pictures: FilePath) -> Iterator[Problem]:
    """All of them. `tables` are the game's text tables, `pictures` is the folder assets/images."""
    yield from pages(files.folder)
    if not any(table.problems for table in tables):
        yield from _unnamed(files, tables)
    if pictures.is_dir():
        yield from _unpainted(files, files.look, pictures)
    yield from _unread(files)


def pages(folder: FilePath) -> Iterator[Problem]:
    """The rules of a game in each language: a page with something to read."""
    for lang in LANGUAGES:
        path = folder / f"rules.{lang}.md"
        name = f"{folder.name}/{path.name}"
        if not path.exists():
            yield Problem(name, None, "", "", (), kind="absent")
            continue
        if not path.is_file():
            yield Problem(name, None, "", "", (), kind="folder")
            continue
        data = path.read_bytes()
        if len(data) > _PAGE:
            yield Problem(name, None, "", str(len(data)), (str(_PAGE),), kind="size")
            continue
        try:
            lines = [line.strip() for line in data.decode("utf-8").splitlines()]
        except UnicodeDecodeError as why:
            yield Problem(
                name, data.count(b"\n", 0, why.start) + 1, "", f"0x{data[why.start]:02X}", (), kind="encoding"
            )
            continue
        if not any(line.startswith("#") for line in lines) or all(line.startswith("#") or not line for line in lines):
            yield Problem(name, 1, "", "", (Phrase("rules_page"),), kind="missing")


def _unnamed(files: GameFiles, tables: Sequence[TextFile]) -> Iterator[Problem]:
    """Settings of the house rules that no text calls anything. Those with a picture are called as their card."""
    for n, setting in enumerate(files.info.settings):
        label = f"{files.id}.setting.{setting.key}.label"
        if not setting.picture and not any(label in table.table for table in tables):
            path = f"setting[{n}].key"
            line = files.line("game.toml", ("setting", n, "key"))
            words = (Phrase("setting_label", (("key", setting.key),)),)
            yield Problem(f"{files.id}/game.toml", line, path, "", words, kind="missing")


def _unpainted(files: GameFiles, look: Looks, pictures: FilePath) -> Iterator[Problem]:
    """Pictures that no file has, told where they are named; of a kind of card, where none of its cards has one."""
    named: list[tuple[str, Path, str]] = [(LOOK, ("ground",), look.ground)]
    named += [(LOOK, ("card", back, "back"), card.back) for back, card in look.card.items()]
    for window, face in (("landscape", look.landscape), ("portrait", look.portrait)):
        named += [
            (LOOK, (window, "scenery", n, "picture"), each.picture)
            for n, each in enumerate(face.scenery if face is not None else ())
        ]
    named += [
        ("game.toml", ("setting", n, "picture"), setting.picture) for n, setting in enumerate(files.info.settings)
    ]
    for file, path, name in named:
        if name and not _painted(pictures, name):
            yield _unpainted_at(files, file, path, name)
    for back, card in look.card.items():
        if card.picture and not any(_painted(pictures, name) for name in _of_cards(files, card)):
            yield _unpainted_at(files, LOOK, ("card", back, "picture"), card.picture)


def _unpainted_at(files: GameFiles, file: str, path: Path, name: str) -> Problem:
    return Problem(f"{files.id}/{file}", files.line(file, path), written(path), name, (), kind="unpainted")


def _of_cards(files: GameFiles, card: CardLook) -> Iterator[str]:
    """The names of the pictures of one kind of card, in every form."""
    for face, fields in files.table(card.file).items() if card.file else ():
        group = fields.get(card.group, "") if isinstance(fields, dict) else ""
        for form in ("full", "line", "chip", "counter", "tile"):
            yield card.picture.format(face=face, form=form, group=group)


def _painted(pictures: FilePath, name: str) -> bool:
    """Whether there is a file of this name, of whatever width."""
    path = pictures / name
    return path.parent.is_dir() and any(
        found.name.startswith((f"{path.name}.", f"{path.name}@")) for found in path.parent.iterdir()
    )


def _unread(files: GameFiles) -> Iterator[Problem]:
    for path in sorted(files.folder.glob("*.toml")):
        if not files.asked_for(path.name):
            yield Problem(f"{files.id}/{path.name}", None, "", "", (), kind="unread")
