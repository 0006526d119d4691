"""The curtain between two people: opaque from its first frame, and drawn aside only after the hold."""

from __future__ import annotations

import pygame
import pytest

from game.core.seats import EVERYONE
from game.ui.drape import closed
from game.ui.input import FocusLost, Press, Release
from game.ui.scenery import curtain
from game.ui.table.motion import Pace
from game.ui.theme import DEAD
from tests.ui.square import at_the_cover, held_open

MAGENTA = (255, 0, 255)


@pytest.mark.parametrize("age", [0.0, 0.01, 0.05, 0.14, 0.27, 0.5])
@pytest.mark.parametrize("pace", [Pace(), Pace(0.5), Pace(0), Pace(1, reduced=True)])
def test_a_curtain_that_closes_hides_everything_from_its_first_frame(age: float, pace: Pace) -> None:
    cloth = pygame.Surface((200, 100), 0, 32)
    cloth.fill((120, 30, 40))
    frames = []
    for below in (MAGENTA, (0, 255, 0)):
        surface = pygame.Surface((200, 100), 0, 32)
        surface.fill(below)
        closed(surface, cloth, age, pace)
        frames.append(pygame.image.tobytes(surface, "RGB"))
    assert frames[0] == frames[1]
    assert surface.get_at((100, 50)) == cloth.get_at((100, 50)) or (age < 0.28 and pace.speed and not pace.reduced)


def test_the_curtain_is_whole_when_the_hold_is_complete_and_then_draws_aside() -> None:
    table = at_the_cover()
    cloth = curtain(table.app, 960, 540)
    held_open(table)
    assert table.app.frame() == pygame.image.tobytes(cloth, "RGB")  # not a pixel of the hand yet
    hangs = []
    for _ in range(30):
        table.app.step(0.02)
        hangs.append(table.app.screen.get_at((480, 300))[:3] == cloth.get_at((480, 300))[:3])
    assert not any(hangs[2:]) and table.app.drape is None and not table.app.moving


def test_a_press_ends_the_curtain_and_counts() -> None:
    table = at_the_cover()
    held_open(table)
    assert table.app.drape is not None
    table.app.post(Release(480, 300))
    table.app.step(0.02)
    assert table.app.drape is not None  # letting go of the button is no press
    table.app.post(Press(480, 300))
    table.app.step(0.02)
    assert table.app.drape is None


def test_losing_the_window_while_it_opens_covers_at_once() -> None:
    table = at_the_cover()
    held_open(table)
    table.app.post(FocusLost())
    table.app.step(0)
    assert table.session.screen.kind == "cover" and table.app.drape is None
    assert table.app.stack.top is not None and table.app.stack.top.name == "handoff"
    assert not any(drawn.viewer != EVERYONE for drawn in table.app.drawn)


def test_with_less_motion_the_curtain_only_fades() -> None:
    table = at_the_cover(reduced=True)
    table.app.step(DEAD)
    held_open(table)
    left, right = table.app.screen.get_at((30, 300))[:3], table.app.screen.get_at((930, 300))[:3]
    table.app.step(0.03)
    assert table.app.drape is not None and table.app.drape.reduced
    assert table.app.screen.get_at((30, 300))[:3] != left and table.app.screen.get_at((930, 300))[:3] != right
    table.app.step(0.06)
    assert table.app.drape is None
