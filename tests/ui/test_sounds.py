"""What is heard: the mixer opens late, volumes go by kind, a missing device or file is silence."""

from __future__ import annotations

import os
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.settings import Settings
from game.ui.sounds import QUIET, Sounds, at_pitch


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("drop", "press", "ambience_cart"):
        with wave.open(str(tmp_path / f"{name}.wav"), "wb") as out:
            out.setnchannels(1)
            out.setsampwidth(2)
            out.setframerate(22050)
            out.writeframes(b"\x10\x10" * 22050)
    return tmp_path


@pytest.fixture
def sounds(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    made = Sounds(folder)
    made.obey(Settings(table_volume=8, house_volume=0, ambience_volume=0))
    yield made
    made.close()


def playing() -> int:
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(pygame.mixer.get_num_channels()))


def test_the_mixer_opens_with_the_first_sound(sounds: Sounds) -> None:
    assert pygame.mixer.get_init() is None
    sounds.play("drop")
    assert pygame.mixer.get_init() is not None
    assert playing() == 1


def test_the_mixer_closes_when_all_has_been_quiet_and_opens_again(sounds: Sounds) -> None:
    sounds.play("drop")
    pygame.mixer.stop()
    for now in (100.0, 100.0 + QUIET - 0.1):
        sounds.rest(now)
        assert pygame.mixer.get_init() is not None, now
    sounds.rest(100.0 + QUIET)
    assert pygame.mixer.get_init() is None
    sounds.play("drop")
    assert playing() == 1
    sounds.rest(100.0 + QUIET)
    assert pygame.mixer.get_init() is not None, "what is heard again counts anew"


def test_surroundings_keep_the_mixer_open(sounds: Sounds) -> None:
    sounds.obey(Settings(ambience_volume=5))
    sounds.surround("cart")
    for now in (1.0, 1.0 + QUIET, 1.0 + 3 * QUIET):
        sounds.rest(now)
    assert playing() == 1


def test_a_kind_at_volume_nought_is_not_heard_but_noted(sounds: Sounds) -> None:
    sounds.play("press")
    assert pygame.mixer.get_init() is None
    assert sounds.played == ["press"]


def test_one_sound_never_piles_up(sounds: Sounds) -> None:
    for _ in range(10):
        sounds.play("drop")
    assert playing() == 3


def test_surroundings_are_off_until_wanted_and_end_when_the_table_is_left(sounds: Sounds) -> None:
    sounds.surround("cart")
    assert pygame.mixer.get_init() is None
    sounds.obey(Settings(ambience_volume=5))
    assert playing() == 1
    sounds.obey(Settings(ambience_volume=6))
    assert playing() == 1
    sounds.hush(True)
    assert playing() == 0
    sounds.hush(False)
    assert playing() == 1


def test_a_game_without_surroundings_is_quiet(sounds: Sounds) -> None:
    sounds.obey(Settings(ambience_volume=5))
    sounds.surround("masks")
    assert playing() == 0


def test_hushed_nothing_is_heard(sounds: Sounds) -> None:
    sounds.play("drop")
    sounds.hush(True)
    sounds.play("drop")
    assert playing() == 0
    assert sounds.played == ["drop", "drop"]


def test_a_missing_or_broken_file_is_silence(sounds: Sounds, folder: Path) -> None:
    (folder / "coin.wav").write_text("no sound")
    sounds.play("coin")
    sounds.play("nowhere")
    assert playing() == 0


def test_without_a_device_the_game_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setitem(os.environ, "SDL_AUDIODRIVER", "nonsense")
    sounds = Sounds(folder)
    sounds.play("drop")
    sounds.hush(True)
    sounds.surround("cart")
    sounds.close()
    assert sounds.played == ["drop"]


def test_what_is_heard_often_never_sounds_quite_the_same_twice(sounds: Sounds) -> None:
    """Three in turn, higher and lower, and still no more of it at once than of any other sound."""
    heard = []
    for _ in range(4):
        sounds.play("drop")
        heard += [sound.get_length() for n in range(4) if (sound := pygame.mixer.Channel(n).get_sound())]
        assert playing() == 1
        pygame.mixer.stop()
    assert len(set(heard[:3])) == 3 and heard[3] == heard[0]
    for _ in range(20):
        sounds.play("drop")
    assert playing() == 3


def test_a_wav_is_played_higher_by_its_rate(folder: Path) -> None:
    with wave.open(at_pitch((folder / "drop.wav").read_bytes(), 1.04)) as found:
        assert found.getframerate() == 22932 and found.getnframes() == 22050
