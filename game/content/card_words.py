"""Whether every card has words in every language: from the text tables, or from the card file itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .files import GameFiles
from .problems import Phrase, Problem
from .text_files import LANGUAGES, TextFile

WORDS = (("name", "name"), ("text", "effect"))  # field of a card file, key of a text table


def wordless(files: GameFiles, tables: Sequence[TextFile]) -> Iterator[Problem]:
    """A card that is called nothing, or does something that no text tells, is a mistake. One whose words stand in the
    card file in one language only can be played: in the other one those are shown. `tables` are the game's text tables;
    what only one of them has is told by `text_files.unpaired`."""
    for name, card in files.printed:
        for field, key in WORDS:
            inline = getattr(card, field)
            told = f"{files.id}.card.{card.id}.{key}"
            tabled = any(told in file.table for file in tables)
            where = f"{files.id}/{name}", files.line(name, (card.id, field)), f"{card.id}.{field}"
            if not inline and not tabled and (field == "name" or card.effects):
                yield Problem(*where, "", (Phrase(f"card_{field}", (("card", card.id),)),), kind="missing")
            elif inline and not tabled:
                yield from (
                    Problem(*where[:2], f"{where[2]}.{lang}", next(iter(inline)), (), kind="one_language")
                    for lang in LANGUAGES
                    if lang not in inline
                )


def supplied(files: GameFiles, problem: Problem) -> bool:
    """Whether a text that one table has and the other has not stands in the card file in that other language."""
    return problem.kind == "unpaired" and any(
        problem.key == f"card.{card.id}.{key}" and problem.file.endswith(f".{lang}.toml")
        for _, card in files.printed
        for field, key in WORDS
        for lang in getattr(card, field)
    )
