"""The three typefaces in the weights of the art guide, at real pixel sizes.

One regular file gives every weight: freetype makes it `strong` by a strength that is part of the style.
A missing font file never stops the game: the installed packages stand in, then pygame's own face.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame
import pygame.freetype

from game.content.letters import is_japanese

from .theme import Colour

Style = Literal["poster", "name", "effect", "serif", "ui", "bold"]
Face = Literal["poster", "serif", "sans"]


class Weight(NamedTuple):
    """A face and how much its strokes are thickened, as a part of the em."""

    face: Face
    strength: float


_STYLES: Final[dict[Style, Weight]] = {
    "poster": Weight("poster", 0),  # values and Latin titles; Japanese titles take the heavy Mincho
    "name": Weight("serif", 1 / 26),
    "effect": Weight("serif", 1 / 64),
    "serif": Weight("serif", 1 / 64),
    "ui": Weight("sans", 1 / 64),
    "bold": Weight("sans", 1 / 26),
}
_POSTER_JAPANESE: Final = Weight("serif", 1 / 19)
FILES: Final[dict[Face, str]] = {"poster": "AbrilFatface.ttf", "serif": "NotoSerifJP.otf", "sans": "NotoSansJP.otf"}
_PACKAGES: Final[dict[Face, tuple[str, str]]] = {
    "poster": ("fontpkg_abril_fatface", "files/AbrilFatface-Regular.ttf"),
    "serif": ("pylopdf_fonts_jp", "NotoSerifJP-Regular.otf"),
    "sans": ("pylopdf_fonts_jp", "NotoSansJP-Regular.otf"),
}


def weight_of(style: Style, text: str) -> Weight:
    """The face and weight for these words: the poster face knows Latin only."""
    return _POSTER_JAPANESE if style == "poster" and is_japanese(text) else _STYLES[style]


def font_file(face: Face, folder: Path) -> Path | None:
    """The file to open: the baked one, else the package it is baked from, else None."""
    baked = folder / FILES[face]
    if baked.is_file():
        return baked
    package, name = _PACKAGES[face]
    found = find_spec(package)
    if found is None or not found.origin:
        return None
    packed = Path(found.origin).parent / name
    return packed if packed.is_file() else None


class Fonts:
    """Opened fonts by face, weight and pixel size. `folder` holds the baked fonts."""

    def __init__(self, folder: Path) -> None:
        if not pygame.freetype.get_init():
            pygame.freetype.init()
        self.folder = folder
        self.missing: list[str] = []  # faces that could not be opened, for the trouble scene
        self._files: dict[Face, Path | None] = {}
        self._fonts: dict[Face, pygame.freetype.Font] = {}
        self._known: dict[tuple[Face, str], bool] = {}

    def has(self, face: Face, char: str) -> bool:
        """Whether the typeface has this character."""
        known = self._known.get((face, char))
        if known is None:
            (metric,) = self._get(Weight(face, 0)).get_metrics(char, 12)
            known = self._known[face, char] = metric is not None
        return known

    def measure(self, weight: Weight, size: int, text: str) -> float:
        """Width of the pen's way in pixels."""
        metrics = self._get(weight).get_metrics(text, max(4, size))
        return float(sum(m[4] for m in _known(metrics)))

    def render(
        self, weight: Weight, size: int, text: str, colour: Colour, tile: pygame.Surface, at: tuple[int, int]
    ) -> None:
        """Draw one line on a tile, its baseline beginning at `at`."""
        self._get(weight).render_to(tile, at, text, colour, size=max(4, size))

    def _get(self, weight: Weight) -> pygame.freetype.Font:
        """The one font of this face: FreeType reads a file anew for every further font that is opened of it."""
        font = self._fonts.get(weight.face)
        if font is None:
            font = self._fonts[weight.face] = self._open(weight.face)
        font.strong = weight.strength > 0
        if font.strong:
            font.strength = weight.strength
        return font

    def _open(self, face: Face) -> pygame.freetype.Font:
        if face not in self._files:
            self._files[face] = font_file(face, self.folder)
        path = self._files[face]
        try:
            font = pygame.freetype.Font(str(path) if path else None)
        except (OSError, ValueError, pygame.error):  # an empty file is a ValueError
            self._files[face] = None
            self.missing.append(face)
            font = pygame.freetype.Font(None)
        font.kerning, font.pad, font.origin = True, False, True
        return font


Metric = tuple[int, int, int, int, float, float]


def _known(metrics: Iterable[Metric | None]) -> Iterable[Metric]:
    return (m for m in metrics if m is not None)
