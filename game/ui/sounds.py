"""Sounds by name. The mixer opens at the first one and closes when all is quiet; without a device there is silence.

A name says what happens, never what is on a card: two frames that look alike sound alike.
"""

from __future__ import annotations

import wave
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import pygame.mixer

    from .settings import Settings

KINDS: Final = ("table", "house", "ambience")  # cards and blades; buttons and curtains; the surroundings of a game
_HOUSE: Final = ("press", "tick", "hold_tick", "curtain", "toast", "turn", "page")
_PITCHES = 1.0, 0.955, 1.04  # of one sound in turn: no two cards of a run fall quite alike
_OFTEN: Final = ("card_slide", "card_flip", "pick_up", "drop", "deal", "coin", "mask", "press", "tick")
_AT_ONCE = 3  # of one sound: a whole deal is a run of cards, not a wall
_CHANNELS = 12
QUIET = 20.0  # seconds without a sound after which the mixer is closed: open it wakes the machine 89 times a second
_BACKGROUND = (
    0.2  # the loops are kept loud in 8 bits; this is full volume for them, well under a card that is laid down
)


class Sounds:
    """`played` notes every sound asked for, heard or not, so that a test can compare two worlds."""

    def __init__(self, folder: Path, audible: bool = True) -> None:
        self.folder, self.audible = folder, audible
        self.volume = dict.fromkeys(KINDS, 0.8)
        self.played: list[str] = []
        self.surroundings = ""  # the game whose ambience is wanted; "" for none
        self.hushed = False
        self._ready: bool | None = None  # None: not tried yet
        self._loaded: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._times: Counter[str] = Counter()  # how often each has been played
        self._loop: pygame.mixer.Sound | None = None
        self._heard = 0.0  # when there was last something to hear

    def obey(self, settings: Settings) -> None:
        """Take over the volumes that people have set, each 0 to 10."""
        self.volume = {
            "table": settings.table_volume / 10,
            "house": settings.house_volume / 10,
            "ambience": settings.ambience_volume / 10,
        }
        self._surround()

    def play(self, name: str) -> None:
        """Play assets/sounds/<name>.wav; a missing file or device is silence."""
        self.played.append(name)
        volume = self.volume["house" if name in _HOUSE else "table"]
        if not self.audible or self.hushed or volume <= 0 or not self._open():
            return
        takes = [
            take
            for pitch in (_PITCHES if name in _OFTEN else _PITCHES[:1])
            if (take := self._load(name, pitch)) is not None
        ]
        if takes and sum(take.get_num_channels() for take in takes) < _AT_ONCE:
            sound = takes[self._times[name] % len(takes)]
            self._times[name] += 1
            sound.set_volume(volume)
            sound.play()

    def surround(self, game: str) -> None:
        """From now on the quiet surroundings of this game, if it has any and people want them; "" ends them."""
        if game != self.surroundings:
            self.surroundings = game
            self._surround()

    def hush(self, quiet: bool) -> None:
        """Silence at once, or as before."""
        if quiet == self.hushed:
            return
        self.hushed = quiet
        if self._ready:
            import pygame

            if quiet:
                pygame.mixer.stop()
                self._loop = None
        self._surround()

    def rest(self, now: float) -> None:
        """Called again and again with the time: closes the mixer where nobody has heard anything for a while. The next
        sound opens it as the first one does."""
        if not self._ready:
            return
        import pygame

        if self._loop is not None or pygame.mixer.get_busy() or not self._heard:
            self._heard = now
        elif now - self._heard >= QUIET:
            self.close()

    def close(self) -> None:
        if self._ready:
            import pygame

            pygame.mixer.quit()
        self._ready, self._loop, self._heard = None, None, 0.0
        self._loaded.clear()

    def _surround(self) -> None:
        wanted = self.surroundings and self.volume["ambience"] > 0 and self.audible and not self.hushed
        sound = self._load(f"ambience_{self.surroundings}") if wanted and self._open() else None
        if sound is not self._loop:
            if self._loop is not None:
                self._loop.fadeout(600)
                old = self._loop  # of megabytes: one is kept, however many games an evening has
                self._loaded = {key: each for key, each in self._loaded.items() if each is not old}
            if sound is not None:
                sound.play(loops=-1, fade_ms=1500)
            self._loop = sound
        if sound is not None:
            sound.set_volume(self.volume["ambience"] * _BACKGROUND)

    def _open(self) -> bool:
        if self._ready is None:
            import pygame

            try:
                pygame.mixer.init(44100, -16, 1, 512)
                pygame.mixer.set_num_channels(_CHANNELS)
                self._ready = True
            except (pygame.error, NotImplementedError, AttributeError):
                self._ready = False
        return self._ready

    def _load(self, name: str, pitch: float = 1.0) -> pygame.mixer.Sound | None:
        if (name, pitch) not in self._loaded:
            import pygame

            path = self.folder / f"{name}.wav"
            try:
                found = pygame.mixer.Sound(at_pitch(path.read_bytes(), pitch)) if path.is_file() else None
            except (pygame.error, OSError, EOFError, wave.Error):
                found = None
            self._loaded[name, pitch] = found
        return self._loaded[name, pitch]


def at_pitch(sound: bytes, pitch: float) -> BytesIO:
    """A WAV file that is played so much higher, and shorter by as much."""
    if pitch == 1:
        return BytesIO(sound)
    out = BytesIO()
    with wave.open(BytesIO(sound)) as old, wave.open(out, "wb") as new:
        new.setparams(old.getparams())
        new.setframerate(round(old.getframerate() * pitch))
        new.writeframes(old.readframes(old.getnframes()))
    out.seek(0)
    return out
