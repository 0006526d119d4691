"""Every character of every text is in the typeface it is set in."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pytest

from game import paths
from game.content import text_files
from game.content.letters import clean, is_japanese
from game.content.text_files import Plural
from game.content.texts import LANGUAGES, Lang
from game.ui.fonts import Face, font_file


@lru_cache(maxsize=3)
def known(face: Face) -> frozenset[str]:
    from fontTools.ttLib import TTFont

    file = font_file(face, paths.assets() / "fonts")
    assert file is not None, f"there is no font for {face}"
    return frozenset(map(chr, TTFont(file).getBestCmap()))


def sentences(lang: Lang) -> list[tuple[str, str]]:
    found = []
    for prefix, path in text_files.find(paths.data(), lang):
        for key, entry in text_files.read(path, prefix).table.items():
            for form in entry if isinstance(entry, Plural | tuple) else (entry,):
                found.append((key, clean(form)))
    for path in Path(paths.data() / "games").glob(f"*/rules.{lang}.md"):
        found.append((path.parent.name, clean(path.read_text(encoding="utf-8"))))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("face", ["sans", "serif"])
def test_no_text_has_a_sign_that_its_font_lacks(lang: Lang, face: Face) -> None:
    have = known(face) | {"\n"}
    assert {(key, char) for key, text in sentences(lang) for char in text if char not in have} == set()


def test_the_poster_face_has_all_of_english() -> None:
    """The poster face sets Latin titles; plus and minus it gets from the app."""
    titles = {"name", "title", "go", "label", "cry", "continue", "again", "button_me", "winner", "shared", "new"}
    have = known("poster") | set("+−\n")
    assert {
        (key, char)
        for key, text in sentences("en")
        if key.rsplit(".", 1)[-1] in titles and not is_japanese(text)
        for char in text
        if char not in have
    } == set()
