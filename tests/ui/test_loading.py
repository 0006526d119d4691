"""Pictures read ahead and cards laid out one a frame: neither changes what is seen in the end, nor tells anything."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.ahead import HEAVIEST, Ahead
from game.ui.images import Images
from tests.ui.tables import Table


def opened(seed: int, gradual: bool) -> tuple[Table, list[bytes]]:
    """A hand of Guillotine that has just been taken, and the frames until it lies open."""
    table = Table(seed=seed, seats=3, pace="off", covers=True)
    table.rest()
    table.app.gradual = gradual
    cover = table.app.stack.top
    assert cover is not None and cover.name == "handoff"
    table.session.uncover(table.session.takers()[0])
    table.app.stack.pop(cover)
    frames = []
    while table.app.step(0.016):
        frames.append(table.app.frame())
        assert len(frames) < 40
    return table, frames


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hand_is_laid_out_card_by_card_and_ends_as_it_would_have_been_at_once(seed: int) -> None:
    _, slowly = opened(seed, True)
    _, at_once = opened(seed, False)
    assert slowly[-1] == at_once[-1]
    assert len(at_once) == 1
    assert len(set(slowly)) == 6  # the rest, then five cards: whichever they are, seen before or not


def test_a_hand_that_was_seen_before_takes_as_many_frames() -> None:
    table, first = opened(1, True)
    table.scene.hide()
    table.rest()
    cover = table.app.stack.top
    assert cover is not None
    table.session.uncover(table.session.takers()[0])
    table.app.stack.pop(cover)
    again = 0
    while table.app.step(0.016):
        again += 1
    assert again == len(first)


def test_cards_can_be_used_before_the_last_is_laid_out() -> None:
    table = Table(seed=1, seats=3, pace="off", covers=True)
    table.rest()
    table.app.gradual = True
    cover = table.app.stack.top
    assert cover is not None
    table.session.uncover(table.session.takers()[0])
    table.app.stack.pop(cover)
    table.app.step(0.016)
    answers = table.session.answers
    offer = next(offer for offer in table.session.offers() if not offer.pick)
    table.by_click(offer)
    assert table.session.answers > answers


def picture(file: Path, size: tuple[int, int] = (20, 30)) -> Path:
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    surface.fill((200, 30, 40, 255))
    pygame.image.save(surface, str(file))
    return file


def test_a_picture_read_ahead_is_the_picture(tmp_path: Path) -> None:
    picture(tmp_path / "a.png")
    plain, early = Images(tmp_path), Images(tmp_path)
    early.early()
    early.ahead("a", 10)
    early.ahead("absent", 10)
    seen = [pygame.image.tobytes(images.picture("a", 10, 15), "RGBA") for images in (plain, early)]
    assert seen[0] == seen[1]
    assert early.missing == set()


def test_every_baked_width_of_a_picture_is_found(tmp_path: Path) -> None:
    """The smallest that is large enough; the plain one counts as the largest. Another name is another picture."""
    for name, width in (("a@20.png", 20), ("a@60.png", 60), ("a.png", 90), ("ab@30.png", 30), ("a@x.png", 40)):
        picture(tmp_path / name, (width, width))
    images = Images(tmp_path)
    found = {wide: images.sheet("a", wide, wide) and images._chosen("a", wide) for wide in (10, 20, 21, 61)}
    assert {wide: path and path.name for wide, path in found.items()} == {
        10: "a@20.png",
        20: "a@20.png",
        21: "a@60.png",
        61: "a.png",
    }
    assert not images.has("b") and images.has("ab")


def test_a_torn_picture_is_told_when_it_is_drawn(tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"torn")
    images = Images(tmp_path)
    images.early()
    images.ahead("a", 10)
    assert images.picture("a", 10, 15).get_size() == (10, 15)
    assert images.missing == {"a"}


def test_pictures_that_nobody_fetches_do_not_pile_up(tmp_path: Path) -> None:
    files = [picture(tmp_path / f"{n}.png", (900, 900)) for n in range(7)]  # three megabytes each
    ahead = Ahead(lambda file: pygame.image.load(str(file)))
    ahead.start()
    for file in files[:6]:
        ahead.want(file)
    assert ahead.fetch(files[5]) is not None  # they are read in turn: by now all are there
    ahead.want(files[6])
    assert ahead.weight <= HEAVIEST
    assert ahead.fetch(files[0]) is None


def test_without_a_window_nothing_is_read_ahead(tmp_path: Path) -> None:
    ahead = Ahead(lambda file: pygame.image.load(str(file)))
    ahead.want(picture(tmp_path / "a.png"))
    assert ahead.fetch(tmp_path / "a.png") is None


@pytest.mark.parametrize("size", [(960, 540), (1280, 720)])
def test_nothing_of_the_table_stands_on_the_next_curtain(size: tuple[int, int]) -> None:
    """The curtain is the same picture however often it falls: whatever is drawn on, it is never that."""
    table = Table(seed=1, seats=3, size=size, pace="off", covers=True)
    fallen = []
    for _ in range(2):
        table.rest()
        cover = table.app.stack.top
        assert cover is not None and cover.name == "handoff"
        while table.app.step(0.2):
            pass
        fallen.append(table.app.frame())
        table.session.uncover(table.session.takers()[0])
        table.app.stack.pop(cover)
        table.rest()
        assert table.app.frame() != fallen[0]
        table.scene.hide()
    assert fallen[0] == fallen[1]
