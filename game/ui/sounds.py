"""Sounds by name. The mixer opens at the first one; without a sound card everything goes on in silence."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame.mixer

KINDS = ("table", "house")         # what cards and blades do; what buttons and curtains do
_HOUSE = ("press", "curtain", "toast")


class Sounds:
    """`played` notes every sound asked for, heard or not, so that a test can compare two worlds."""

    def __init__(self, folder: Path, audible: bool = True) -> None:
        self.folder, self.audible = folder, audible
        self.volume = dict.fromkeys(KINDS, 0.8)
        self.played: list[str] = []
        self._ready: bool | None = None            # None: not tried yet
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}

    def play(self, name: str) -> None:
        """Play assets/sounds/<name>.wav; a missing file or device is silence."""
        self.played.append(name)
        volume = self.volume["house" if name in _HOUSE else "table"]
        if not self.audible or volume <= 0 or not self._open():
            return
        sound = self._load(name)
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def _open(self) -> bool:
        if self._ready is None:
            import pygame
            try:
                pygame.mixer.init(44100, -16, 1, 512)
                self._ready = True
            except (pygame.error, NotImplementedError, AttributeError):
                self._ready = False
        return self._ready

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            import pygame
            path = self.folder / f"{name}.wav"
            try:
                self._loaded[name] = pygame.mixer.Sound(str(path)) if path.is_file() else None
            except (pygame.error, OSError):
                self._loaded[name] = None
        return self._loaded[name]

    def close(self) -> None:
        if self._ready:
            import pygame
            pygame.mixer.quit()
        self._ready = None
        self._loaded.clear()
