"""Canvas, stack, input and text: the ground every scene stands on."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.ui.canvas import Canvas, Transform, design_for
from game.ui.clock import FakeClock
from game.ui.input import Cancel, FocusLost, Input, Move, Press, Release, Resized, Translator
from game.ui.running import RunningApp
from game.ui.scene import Scene
from game.ui.start import fitting


class Listener(Scene):
    """Notes what reaches it, and says one word."""

    def __init__(self, app: RunningApp, word: str = "word") -> None:
        super().__init__(app)
        self.word = word
        self.heard: list[Input] = []
        self.story: list[str] = []

    def enter(self) -> None:
        self.story.append("enter")

    def leave(self) -> None:
        self.story.append("leave")

    def covered(self) -> None:
        self.story.append("covered")

    def uncovered(self) -> None:
        self.story.append("uncovered")

    def handle(self, event: Input) -> bool:
        self.heard.append(event)
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 0))
        self.app.type.draw(canvas, self.word, 40, 80, 24)


@pytest.fixture
def app(tmp_path: Path) -> RunningApp:
    return RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "en", FakeClock())


def mouse(kind: int, pos: tuple[int, int], button: int = 1) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=pos, button=button)


DOWN, UP = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
PLAIN = Transform(1.0, (1280, 720))


@pytest.mark.parametrize(
    "size, kind, scale",
    [
        ((960, 540), "S", 1.0),
        ((1215, 683), "S", 683 / 540),
        ((1264, 711), "M", 711 / 720),  # what a frame leaves of a screen of 1280 pixels
        ((1920, 1030), "L", 1030 / 1080),
        ((1280, 720), "M", 1.0),
        ((1920, 1080), "L", 1.0),
        ((3840, 2160), "L", 2.0),
        ((540, 960), "P", 1.0),
        ((1080, 1920), "P", 1.0),
        ((3440, 1440), "L", 1440 / 1080),
    ],
)
def test_the_largest_design_that_fits_is_taken(size: tuple[int, int], kind: str, scale: float) -> None:
    design = design_for(*size)
    assert design.kind == kind
    assert design.scale == pytest.approx(scale, rel=1e-3)
    assert design.width * design.scale == pytest.approx(size[0], abs=0.6)
    assert design.height * design.scale == pytest.approx(size[1], abs=0.6)


@pytest.mark.parametrize("turn", range(4))
def test_a_point_comes_back_through_every_turn(turn: int) -> None:
    there = Transform(1.25, (1600, 900), turn)
    for point in ((0, 0), (100, 40), (719, 500)):
        assert there.to_logical(*there.to_window(*point)) == pytest.approx(point)


def test_a_release_outside_the_window_cancels() -> None:
    hand = Translator()
    hand.take(mouse(DOWN, (10, 10)), PLAIN)
    assert hand.take(mouse(UP, (-40, 2000)), PLAIN) == [Cancel()]


def test_losing_the_focus_cancels_and_the_swallowed_press_becomes_a_click() -> None:
    hand = Translator()
    hand.take(mouse(DOWN, (10, 10)), PLAIN)
    assert hand.take(pygame.event.Event(pygame.WINDOWFOCUSLOST), PLAIN) == [Cancel(), FocusLost()]
    assert hand.take(mouse(UP, (50, 60)), PLAIN) == [Press(50, 60), Release(50, 60)]


def test_a_drag_goes_on_through_a_resize() -> None:
    hand = Translator()
    hand.take(mouse(DOWN, (10, 10)), PLAIN)
    assert hand.take(pygame.event.Event(pygame.WINDOWRESIZED, x=900, y=600), PLAIN) == [Resized(900, 600)]
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 30), buttons=(1, 0, 0))
    assert hand.take(moved, PLAIN) == [Move(30, 30, True)]


def test_a_second_button_puts_everything_back_until_both_are_up() -> None:
    hand = Translator()
    hand.take(mouse(DOWN, (10, 10)), PLAIN)
    assert hand.take(mouse(DOWN, (11, 10), 3), PLAIN) == [Cancel()]
    assert hand.take(mouse(UP, (11, 10)), PLAIN) == []
    assert hand.take(mouse(UP, (11, 10), 3), PLAIN) == []
    assert hand.take(mouse(DOWN, (12, 10)), PLAIN) == [Press(12, 10)]


def test_the_stack_tells_every_scene_what_became_of_it(app: RunningApp) -> None:
    below, above = Listener(app), Listener(app)
    app.stack.push(below)
    app.step()
    app.stack.push(above)
    app.step()
    app.stack.pop()
    app.step()
    assert below.story == ["enter", "covered", "uncovered"]
    assert above.story == ["enter", "leave"]


def test_a_frame_is_drawn_only_when_something_changed(app: RunningApp) -> None:
    app.stack.push(Listener(app))
    assert app.step(0.1)
    assert not app.step(0.1)
    app.redraw()
    assert app.step(0.1)


def test_drawn_texts_are_noted_with_their_place(app: RunningApp) -> None:
    app.stack.push(Listener(app, "Tricoteuse"))
    app.step()
    (noted,) = app.drawn
    assert noted.text == "Tricoteuse"
    assert noted.box.x == 40 and 60 < noted.box.y + noted.box.h / 2 < 80


@pytest.mark.parametrize("name", ["\x00\x07", "\ud800", "👑 crown", "a" * 200, "שלום", "e\u0301" * 30, "\u202eevil"])
def test_no_name_can_stop_a_frame(app: RunningApp, name: str) -> None:
    app.stack.push(Listener(app, name))
    app.step()
    assert len(app.frame()) == 1280 * 720 * 3


def test_a_storm_of_sizes_ends_in_the_last_one(app: RunningApp) -> None:
    app.stack.push(Listener(app))
    for size in ((100, 80), (540, 960), (3840, 2160), (959, 541), (1, 1), (960, 540)):
        app.post(Resized(*size))
        app.step(0.01)
    assert app.screen.get_size() == (960, 540)
    assert app.registry.texts() == ["word"]


def test_a_small_window_says_so_and_shows_nothing_else(app: RunningApp) -> None:
    app.stack.push(Listener(app, "secret"))
    app.post(Resized(500, 300))
    app.step()
    assert "secret" not in " ".join(app.registry.texts())
    assert "too small" in " ".join(app.registry.texts())


def test_the_language_changes_at_once(app: RunningApp) -> None:
    app.step()
    app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=pygame.KMOD_CTRL))
    assert app.step()
    assert app.lang == "ja"


@pytest.mark.parametrize(
    "screen, size",
    [
        ((1920, 1080), (1280, 720)),
        ((1366, 768), (1195, 672)),
        ((1280, 720), (1109, 624)),
        ((800, 600), (960, 540)),
        ((3840, 2160), (1280, 720)),
    ],
)
def test_the_window_opens_whole_on_any_screen(screen: tuple[int, int], size: tuple[int, int]) -> None:
    """1366 by 768: 96 are taken by title and bars, so 672 are left, and 16:9 of that is 1195."""
    assert fitting(*screen) == size
