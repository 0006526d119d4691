"""Contact sheets of the baked pictures: what is looked at before anything is called finished."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from itertools import groupby
from pathlib import Path

import pygame

from .theme import PANEL

WIDTH = 1600  # of a sheet, in pixels
GAP = 8
TILE = 150  # width of a picture on the sheets of everything


def names(images: Path, pattern: str = "*") -> list[str]:
    """The baked pictures whose name matches as file names do, in the order of the alphabet."""
    files = (path.relative_to(images).as_posix().removesuffix(".webp") for path in images.rglob("*.webp"))
    return sorted(name for name in files if "@" not in name and fnmatchcase(name, pattern))


def sheet(images: Path, shown: Sequence[str], width: int) -> pygame.Surface:
    """All these pictures in rows, each `width` pixels wide."""
    tiles = [_tile(images / f"{name}.webp", width) for name in shown]
    columns = max(1, min(len(tiles), (WIDTH - GAP) // (width + GAP)))
    rows = [tiles[i : i + columns] for i in range(0, len(tiles), columns)]
    heights = [max(tile.get_height() for tile in row) for row in rows]
    whole = pygame.Surface((GAP + columns * (width + GAP), GAP + sum(high + GAP for high in heights)))
    whole.fill(PANEL)
    y = GAP
    for row, high in zip(rows, heights):
        for i, tile in enumerate(row):
            whole.blit(tile, (GAP + i * (width + GAP), y))
        y += high + GAP
    return whole


def sheets(images: Path) -> Iterator[tuple[str, pygame.Surface]]:
    """Sheets of everything that is baked, one for every kind and form of picture, with their names."""
    for kind, shown in groupby(sorted(names(images), key=_kind), _kind):
        yield f"pictures_{kind}", sheet(images, list(shown), TILE)


def _kind(name: str) -> str:
    """Game or place, kind and form: what belongs on one sheet."""
    parts = name.split("/")
    return "_".join(parts[:2] + parts[3:]) if len(parts) > 2 else parts[0]


def _tile(file: Path, width: int) -> pygame.Surface:
    picture = pygame.image.load(str(file))
    high = max(1, round(width * picture.get_height() / picture.get_width()))
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    whole.blit(picture, (0, 0))
    return pygame.transform.smoothscale(whole, (width, high))
