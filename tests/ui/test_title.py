"""The title: who sits at the kept match, a menu in even rows, and calm ground under its words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.content.texts import LANGUAGES, Lang
from game.session.people import Person
from game.ui.registry import Box
from game.ui.running import RunningApp
from game.ui.scenes.title import Title

from .scene_checks import faults, shown

LONG = "Marie-Antoinette Josèphe"


def seated(app: RunningApp, names: tuple[str, ...]) -> list[str]:
    """What stands beside the tokens on the card of a match that these people have begun."""
    title = app.stack.top
    assert isinstance(title, Title) and title.save is not None
    people = tuple(Person(n, name, n) for n, name in enumerate(names))
    title.save = replace(title.save, people=people)
    app.redraw()
    app.step(0.1)
    assert list(faults(app)) == []
    texts = app.registry.texts()
    return [name for name in names if any(name.startswith(text.removesuffix("...")) and text[:3] for text in texts)]


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1920, 1080), (540, 960)])
def test_nobody_in_the_first_seats_is_a_bare_token(tmp_path: Path, size: tuple[int, int]) -> None:
    app = shown(tmp_path, "title_kept", size, "en")
    for names in (
        (LONG, "Kenji"),
        ("Kenji", LONG, "Alice"),
        (LONG, "Wilhelmina van Nassau", "Kenji"),
        ("W" * 24, "あ" * 24),
        ("Sakura", "Kenji", "Alice", "Muhammad"),
    ):
        assert seated(app, names) == list(names)
    many = tuple(f"Guest {n}" for n in range(13))
    told = seated(app, many)
    assert told == list(many[: len(told)])  # a token without a name comes after all that have one


@pytest.mark.parametrize("name", ["title", "title_kept", "title_many"])
@pytest.mark.parametrize("size", [(960, 540), (1100, 619), (1264, 711), (1280, 720), (540, 960)])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_menu_falls_alone_to_a_second_line(
    tmp_path: Path, lang: Lang, size: tuple[int, int], name: str
) -> None:
    app = shown(tmp_path, name, size, lang)
    menu = [t for t in app.targets if t.group == "menu" and t.id in ("new", "more", "help", "settings")]
    links = [t for t in menu if t.id != "new" or name != "title"]
    rows = [sum(1 for t in links if t.box.y == y) for y in sorted({t.box.y for t in links})]
    assert len(set(rows)) == 1, rows


@pytest.mark.parametrize("name", ["title", "title_kept", "title_many"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_moon_and_no_beam_lie_under_the_words_of_a_tall_title(tmp_path: Path, lang: Lang, name: str) -> None:
    app = shown(tmp_path, name, (540, 960), lang)
    for target in app.targets:
        if target.id in ("more", "help", "settings") or (target.id == "new" and name != "title"):
            assert spread(app.screen, target.box, app.design.scale) < 16, target.id


def spread(screen: pygame.Surface, box: Box, scale: float) -> int:
    """How much brightness changes along the line above the letters and the one below."""
    seen = []
    for y in (box.y + 5, box.bottom - 5):
        for x in range(round(box.x) + 12, round(box.right) - 12, 2):
            seen.append(sum(screen.get_at((round(x * scale), round(y * scale)))[:3]) // 3)
    return max(seen) - min(seen)


@pytest.mark.parametrize("lang, begun", [("en", "Just begun"), ("ja", "始まったばかり")])
def test_a_match_in_which_nothing_open_has_been_chosen_has_begun(tmp_path: Path, lang: Lang, begun: str) -> None:
    """Secret answers are kept and not counted: 0 moves would read as if they had been lost."""
    app = shown(tmp_path, "title_kept", (1280, 720), lang)
    title = app.stack.top
    assert isinstance(title, Title) and title.save is not None
    for moves in (0, 3):
        title.save = replace(title.save, moves=moves)
        app.redraw()
        app.step(0.1)
        assert (begun in app.registry.texts()) is (moves == 0)
