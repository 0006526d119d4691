"""Problems of data files as sentences, in the language of whoever has to mend them."""

from __future__ import annotations

from collections.abc import Iterable

from .problems import BadFiles, Expected, Phrase, Problem
from .texts import Texts

MOST_WORDS = 12  # of those allowed; the nearest one is named besides


def sentences(problems: Iterable[Problem], texts: Texts) -> list[str]:
    """The first twenty mistakes, one sentence each, then how many more there are."""
    every = list(problems)
    lines = [sentence(problem, texts) for problem in every[: BadFiles.SHOWN]]
    more = len(every) - BadFiles.SHOWN
    return lines + ([texts.put("app.check.more", more)] if more > 0 else [])


def sentence(problem: Problem, texts: Texts) -> str:
    """File, line, key, what was expected, the nearest word: in this order."""
    kind = problem.kind
    if kind == "value" and not problem.found:
        kind = "missing"
    expected = _expected(problem.expected, texts)
    key = f"app.check.{kind}.near" if problem.nearest and kind == "unknown" else f"app.check.{kind}.said"
    return texts.put(
        key,
        place=_place(problem, texts),
        found=problem.found.strip('"'),
        value=problem.found,
        expected=expected,
        near=problem.nearest or "",
        key=problem.key,
    )


def _place(problem: Problem, texts: Texts) -> str:
    """The file, with line, column and key as far as they are known."""
    known = [part for part in ("line", "column", "key") if getattr(problem, part)]
    return texts.put(
        "app.check.place." + ("_".join(known) or "file"),
        file=problem.file,
        line=str(problem.line or ""),
        column=str(problem.column or ""),
        key=problem.key,
    )


def _expected(expected: tuple[Expected, ...], texts: Texts) -> str:
    words = [_phrase(word, texts) if isinstance(word, Phrase) else word for word in expected]
    if len(words) > MOST_WORDS:
        words = [*words[:MOST_WORDS], "…"]
    return texts.listed(words, choice=True) if words else ""


def _phrase(phrase: Phrase, texts: Texts) -> str:
    return texts.put(f"app.check.expected.{phrase.name}", **dict(phrase.words))
