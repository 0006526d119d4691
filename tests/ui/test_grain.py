"""The one grain of all paper: on faces, backs and blank sheets, the same whatever is printed there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.looks import read
from game.content.prints import Prints
from game.ui import materials
from game.ui.clock import FakeClock
from game.ui.running import RunningApp
from game.ui.table import card_face
from game.ui.table.card_face import CardFaces

FORMS = ("full", "line", "chip")


def faces(tmp_path: Path, game: str) -> CardFaces:
    folder = paths.data() / "games" / game
    app = RunningApp(tmp_path, paths.data(), paths.assets(), (1280, 720), "ja", FakeClock())
    return CardFaces(app, game, Prints(folder, read(folder)))


def flat(size: tuple[int, int]) -> pygame.Surface:
    sheet = pygame.Surface(size, pygame.SRCALPHA, 32)
    sheet.fill((255, 255, 255, 255))
    return sheet


@pytest.mark.parametrize("face", ["general", None])
@pytest.mark.parametrize("form", FORMS)
def test_cards_are_printed_on_the_paper_of_the_posters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, face: str | None, form: str
) -> None:
    """Each pixel is that of the picture times that of the grain; nothing is clear that was not."""
    printed = faces(tmp_path, "guillotine")
    with monkeypatch.context() as smooth:
        smooth.setattr(card_face, "grain", lambda sheet: sheet)
        bare = printed.surface(face, "noble", form, 130, 182).copy()
    printed.forget()
    grained = printed.surface(face, "noble", form, 130, 182)
    tile = materials.grain(flat(bare.get_size()))
    bare.blit(tile, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    assert pygame.image.tobytes(grained, "RGBA") == pygame.image.tobytes(bare, "RGBA")
    assert len({tile.get_at((x, 50))[0] for x in range(130)}) > 5


def test_what_is_of_wood_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = faces(tmp_path, "revolution")

    def refused(sheet: pygame.Surface) -> pygame.Surface:
        raise AssertionError("a counter is not of paper")

    monkeypatch.setattr(card_face, "grain", refused)
    printed.surface("red_3", "counter", "counter", 80, 80)


@pytest.mark.parametrize("size", [(300, 260), (40, 20), (128, 129)])
def test_a_blank_sheet_has_its_colour_and_its_corners(size: tuple[int, int]) -> None:
    """Everywhere within the grain of its colour; nothing outside its round corners, no seam where they begin."""
    ground = pygame.Surface((320, 280), 0, 32)
    area = pygame.Rect(10, 10, *size)
    materials.blank(ground, area, 12, (244, 235, 218))
    for x in range(320):
        for y in range(280):
            red = ground.get_at((x, y))[0]
            if not area.collidepoint(x, y):
                assert red == 0
            elif area.inflate(-8, -8).collidepoint(x, y):
                assert 220 <= red <= 244
    assert ground.get_at(area.topleft)[0] < 40
