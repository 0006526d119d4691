"""A large box throws the shadow of a small one, drawn out: it looks like one picture, and takes no memory."""

from __future__ import annotations

import pygame
import pytest

from game.ui import shadows, shapes
from game.ui.shadows import cast, shadow

GROUND = (200, 180, 160)
NEAR = 9  # of 255, between one rounded to whole dots and another


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    shapes.forget()


def thrown(area: pygame.Rect, radius: int, blur: int, whole: bool) -> pygame.Surface:
    ground = pygame.Surface((area.right + 120, area.bottom + 120), 0, 32)
    ground.fill(GROUND)
    if whole:
        ground.blit(shadow(*area.size, radius, blur), area.move(-blur, 8 - blur))
    else:
        cast(ground, area, radius, blur, drop=8)
    return ground


@pytest.mark.parametrize(
    "size, radius, blur", [((400, 300), 12, 22), ((700, 240), 6, 29), ((233, 171), 14, 14), ((90, 60), 8, 10)]
)
def test_it_looks_like_the_shadow_of_the_whole_box(size: tuple[int, int], radius: int, blur: int) -> None:
    area = pygame.Rect((80, 80), size)
    pictures = [thrown(area, radius, blur, whole) for whole in (True, False)]
    for x in range(0, pictures[0].get_width(), 3):
        for y in range(0, pictures[0].get_height(), 3):
            one, other = (picture.get_at((x, y)) for picture in pictures)
            assert all(abs(a - b) <= NEAR for a, b in zip(one, other, strict=True)), (x, y)
    assert pictures[1].get_at(area.center)[:3] != GROUND


def test_that_of_a_large_box_is_not_kept_whole() -> None:
    area = pygame.Rect(80, 80, 1000, 500)
    thrown(area, 20, 24, whole=False)
    assert shapes._KEPT.size < area.w * area.h  # bytes: a quarter of one picture of it
    thrown(area, 20, 24, whole=True)
    assert shapes._KEPT.size > area.w * area.h * 4


@pytest.mark.parametrize("blur", [8, 14, 22, 50])
def test_its_rim_fades_to_nothing(blur: int) -> None:
    """A shadow that is cut off at its rim shows as a grey box on paper."""
    soft = shadows.shadow(300, 200, 12, blur, 190)
    middle = soft.get_height() // 2
    assert soft.get_at((0, middle)).a <= 190 // 30
    assert soft.get_at((soft.get_width() // 2, middle)).a == 190
