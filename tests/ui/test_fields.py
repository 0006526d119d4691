"""Fields: what is typed stands as typed, each line has a caret of its own, and pointer and keys choose in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content.letters import LONGEST
from game.ui.canvas import Transform
from game.ui.evening import Chair
from game.ui.input import Key, Move, Press, Release, Text, Translator
from game.ui.page import Page
from game.ui.registry import Box, Target
from game.ui.running import RunningApp
from game.ui.scenes.options import Options
from game.ui.scenes.rules import Rules
from game.ui.scenes.seats import Seats
from game.ui.widgets.typing import Line

from .scene_checks import running, shown
from .test_page import Form, do, form

__all__ = ["form"]  # a fixture


def seats(home: Path, size: tuple[int, int] = (1280, 720)) -> Seats:
    app = shown(home, "guillotine_seats", size, "en")
    page = app.stack.top
    assert isinstance(page, Seats)
    return page


def typed(page: Page, text: str) -> None:
    """As a keyboard sends it: of each character the key, then the text, and a frame."""
    for char in text:
        do(page, Key("space" if char == " " else char.lower()), Text(char))


def target(page: Page, id: str) -> Target:
    found = page.stop(id)
    assert found is not None, id
    return found


def words(page: Page, box: Box) -> list[Any]:
    """What was drawn in a box, from left to right."""
    app = page.app
    assert isinstance(app, RunningApp)
    return sorted((d for d in app.drawn if box.holds(*d.box.centre)), key=lambda d: d.box.x)


def test_a_name_holds_its_spaces_while_it_is_typed(tmp_path: Path) -> None:
    page = seats(tmp_path)
    page.chosen.name = ""
    page.focus_on("name")
    running(page).step(0.01)
    typed(page, "Mary Ann B")
    assert page.name_of(page.chosen) == "Mary Ann B"
    for bot in (None, "random"):
        page.chosen.name, page.chosen.bot = "", bot
        page.app.redraw()
        running(page).step(0.01)
        do(page, Text("de "), Text("Sade"))
        assert page.name_of(page.chosen) == "de Sade"


def test_every_other_field_holds_a_space_that_ends_what_is_typed_so_far(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_rules", (1280, 720), "en")
    page = app.stack.top
    assert isinstance(page, Rules)
    do(page, Key("f", ctrl=True))
    typed(page, "the n")
    assert page.search == "the n"


def test_a_deal_takes_figures_alone(tmp_path: Path) -> None:
    app = shown(tmp_path, "guillotine_options", (1280, 720), "en")
    page = app.stack.top
    assert isinstance(page, Options)
    page.focus_on("deal")
    running(page).step(0.01)
    typed(page, "1 2a3")
    assert page.deal == "123"


def test_the_caret_of_a_name_is_not_that_of_the_next(tmp_path: Path) -> None:
    page = seats(tmp_path)
    one, other = page.evening.chairs[:2]
    one.name = other.name = "Marie"  # even where the words are the same
    page.focus_on("name")
    do(page, Key("home"), Text("X"))
    assert one.name == "XMarie"
    one.name = "Marie"
    page.focus_on("chair:1")
    do(page, Key("enter"))
    assert page.chosen is other
    page.focus_on("name")
    do(page, Text("X"))
    assert other.name == "MarieX"


def test_a_click_sets_the_caret_and_a_drag_chooses(form: Form) -> None:
    do(form, Text("Robe"))
    box = target(form, "name").box
    (drawn,) = words(form, box)
    left, four, y = drawn.box.x, drawn.box.right, box.centre[1]
    do(form, Text("spierre"))
    do(form, Press(four, y), Release(four, y), Text("-"))
    assert form.typed == "Robe-spierre"
    do(form, Press(left - 5, y), Move(four, y, True), Release(four, y), Text("P"))
    assert form.typed == "P-spierre"
    do(form, Press(box.right - 4, y), Release(box.right - 4, y), Text("!"))
    assert form.typed == "P-spierre!"


def test_keys_choose_and_what_is_chosen_is_typed_over_or_deleted(form: Form) -> None:
    do(form, Text("Danton"), Key("a", ctrl=True), Text("Marat"))
    assert form.typed == "Marat"
    do(form, Key("left", shift=True), Key("left", shift=True), Key("backspace"))
    assert form.typed == "Mar"
    do(form, Key("home", shift=True), Key("delete"), Text("ab"))
    assert form.typed == "ab"
    do(form, Key("a", ctrl=True), Key("left"), Text("x"))  # an arrow goes to the end of what is chosen
    assert form.typed == "xab"
    do(form, Key("a", ctrl=True), Key("right"), Text("y"))
    assert form.typed == "xaby"


def test_no_character_is_lost_that_comes_in_the_same_frame(form: Form) -> None:
    for event in (Text("Si"), Text("ey"), Key("backspace"), Key("home"), Text("l'abbé ")):
        running(form).post(event)
    running(form).step(0.01)
    assert form.typed == "l'abbé Sie"


def test_a_full_field_can_be_typed_over(form: Form) -> None:
    do(form, Text("a" * LONGEST), Text("b"))
    assert form.typed == "a" * LONGEST
    do(form, Key("a", ctrl=True), Text("b"))
    assert form.typed == "b"


def test_what_is_chosen_is_copied_and_cut(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    board = ["old"]
    monkeypatch.setattr("pygame.scrap.put_text", lambda text: board.__setitem__(0, text))
    monkeypatch.setattr("pygame.scrap.get_text", lambda: board[0])
    monkeypatch.setattr("pygame.display.get_init", lambda: True)
    monkeypatch.setattr("pygame.key.set_text_input_rect", lambda rect: None)
    do(form, Text("Fouché"), Key("c", ctrl=True))
    assert board == ["old"], "nothing was chosen"
    do(form, Key("a", ctrl=True), Key("c", ctrl=True), Key("end"), Key("v", ctrl=True))
    assert board == ["Fouché"] and form.typed == "FouchéFouché"
    do(form, Key("home", shift=True), Key("x", ctrl=True))
    assert board == ["FouchéFouché"] and form.typed == ""


@pytest.mark.parametrize("size", [(1280, 720), (960, 540), (540, 960)])
@pytest.mark.parametrize("name", ["Marie-Antoinette Josèphe", "W" * LONGEST, "あ" * LONGEST])
def test_a_long_name_keeps_off_the_frame_and_is_read_from_its_beginning(
    tmp_path: Path, name: str, size: tuple[int, int]
) -> None:
    page = seats(tmp_path, size)
    page.evening.chairs[0] = page.chosen = Chair(name, 3)
    page.focus_on("chair:0")
    running(page).step(0.01)
    inside = target(page, "name").box.grown(-12)
    (said,) = words(page, inside)
    assert said.text[:12] == name[:12]
    assert said.box.x >= inside.x and said.box.right <= inside.right
    page.focus_on("name")
    for key in ("end", "home"):
        do(page, Key(key))
        (shows,) = [part.box.clipped(inside) for part in words(page, inside)]
        assert shows.w >= min(said.box.w, inside.w * 0.8), "as much as there is room for"


def test_the_deal_takes_wide_figures_as_a_japanese_keyboard_writes_them() -> None:
    assert Line.of("4").put("１２３", 15, "0123456789").text == "4123"
    assert Line.of("").put("三５a", 15, "0123456789").text == "5"


@pytest.mark.parametrize("letter", ["a", "l", "x", "v", "0"])
def test_a_letter_that_needs_alt_gr_is_no_command(letter: str) -> None:
    """Windows tells AltGr as Ctrl and Alt held together; ą, ł are letters of names."""
    hand, plain = Translator(), Transform(1.0, (1280, 720))
    mod = pygame.KMOD_LCTRL | pygame.KMOD_RALT
    (key,) = hand.take(pygame.event.Event(pygame.KEYDOWN, key=getattr(pygame, f"K_{letter}"), mod=mod), plain)
    assert isinstance(key, Key) and key.alt and not key.ctrl
    alone = pygame.event.Event(pygame.KEYDOWN, key=getattr(pygame, f"K_{letter}"), mod=pygame.KMOD_RCTRL)
    (key,) = hand.take(alone, plain)
    assert isinstance(key, Key) and key.ctrl
