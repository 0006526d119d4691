"""Baked pictures at the size they are drawn, from assets/images. A missing one is drawn plainly, never fatal; so is
one whose file cannot be read.

Names are paths without an ending: guillotine/noble/king_louis_xvi/full. A name may have several baked widths
(`name.webp`, `name@192.webp`); the smallest that is large enough is taken and scaled once.
"""

from __future__ import annotations

from os import SEEK_END
from pathlib import Path

import pygame

from . import ration
from .ahead import Ahead
from .cache import SurfaceCache
from .materials import placeholder

_SCALED = 4 * 1024 * 1024
_LOADED = 7 * 512 * 1024
_GROUND = 2 * 1024 * 1024  # what is larger is drawn once, into a ground that is itself kept
_ENDINGS = (".webp", ".png")
_PNG_HEAD = bytes.fromhex("89504e470d0a1a0a")
_PNG_END = bytes.fromhex("0000000049454e44ae426082")
_PLAIN = 1 << 30  # counts as the width of a file that says none


class Images:
    """`folder` is assets/images. `missing` lists every name that was wanted and not there, or not to be read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missing: set[str] = set()
        self._scaled = SurfaceCache(_SCALED, _GROUND)
        self._loaded = SurfaceCache(_LOADED, _GROUND)
        self._files: dict[str, list[tuple[int, Path]]] = {}
        self._folders: dict[Path, dict[str, list[tuple[int, Path]]]] = {}
        self._ahead = Ahead(_opened)
        self.early = self._ahead.start  # from now on pictures may be read ahead of their time

    @property
    def size(self) -> int:
        """Bytes of all unpacked pictures that are kept."""
        return self._scaled.size + self._loaded.size + self._ahead.weight

    def has(self, name: str) -> bool:
        return bool(self._found(name))

    def picture(self, name: str, width: int, height: int = 0) -> pygame.Surface:
        """The picture `width` pixels wide; with `height` 0 in its own proportions, else filling both exactly."""
        return self._scaled.get((name, width, height), lambda: self._make(name, max(1, width), height))

    def sheet(self, name: str, width: int, height: int) -> pygame.Surface:
        """The picture as a new surface to draw on, which is not kept here."""
        original = self._original(name, width)
        if original is None or original.get_size() == (width, height):
            return (original or placeholder(name, width, height)).copy()
        return pygame.transform.smoothscale(original, (width, height))

    def filling(self, name: str, width: int, height: int, x: float = 0.5, y: float = 0.5) -> pygame.Surface:
        """The picture scaled so that it covers width × height, cut where it stands over; x and y (0..1) say where."""
        return self._scaled.get((name, width, height, x, y), lambda: self._cover(name, width, height, x, y))

    def ahead(self, name: str, width: int) -> None:
        """This picture will be drawn soon, so wide. Only of what may be seen by whoever looks now."""
        chosen = self._chosen(name, width)
        if chosen is not None and chosen not in self._loaded:
            self._ahead.want(chosen)

    def clear(self) -> None:
        """Forget all sizes: the window has changed."""
        self._scaled.clear()
        self._ahead.forget()

    def _found(self, name: str) -> list[tuple[int, Path]]:
        """Baked widths and files, narrowest first; the plain file counts as the widest."""
        found = self._files.get(name)
        if found is None:
            base = self.folder / name
            listed = sorted(self._in(base.parent).get(base.name, ()))
            found = self._files[name] = [(width, path) for width, path in listed if _whole(path)]
        return found

    def _in(self, folder: Path) -> dict[str, list[tuple[int, Path]]]:
        """All the pictures of a folder, which is looked through once: by name, each width with its file."""
        listed = self._folders.get(folder)
        if listed is None:
            listed = self._folders[folder] = {}
            for path in folder.iterdir() if folder.is_dir() else ():
                name, _, width = path.stem.partition("@")
                if path.suffix in _ENDINGS and (not width or width.isdigit()):
                    listed.setdefault(name, []).append((int(width or _PLAIN), path))
        return listed

    def _chosen(self, name: str, width: int) -> Path | None:
        files = self._found(name)
        return next((path for size, path in files if size >= width), files[-1][1] if files else None)

    def _original(self, name: str, width: int) -> pygame.Surface | None:
        while chosen := self._chosen(name, width):
            try:
                return self._read(chosen)
            except (OSError, pygame.error):  # from now on it is as if it were not there
                self._files[name] = [each for each in self._files[name] if each[1] != chosen]
        self.missing.add(name)
        return None

    def _read(self, chosen: Path) -> pygame.Surface:
        if ration.counting() and chosen not in self._loaded and not self._ahead.has_read(chosen):
            ration.wait()
        return self._loaded.get(chosen, lambda: self._ahead.fetch(chosen) or _opened(chosen))

    def _make(self, name: str, width: int, height: int) -> pygame.Surface:
        original = self._original(name, width)
        if original is None:
            return placeholder(name, width, height or round(width * 1.397))
        if not height:
            height = max(1, round(width * original.get_height() / original.get_width()))
        if original.get_size() == (width, height):
            return original
        return pygame.transform.smoothscale(original, (width, height))

    def _cover(self, name: str, width: int, height: int, x: float, y: float) -> pygame.Surface:
        original = self._original(name, width)
        if original is None:
            return placeholder(name, width, height)
        w, h = original.get_size()
        scale = max(width / w, height / h)
        part_w, part_h = min(w, round(width / scale)), min(h, round(height / scale))
        area = pygame.Rect(round((w - part_w) * x), round((h - part_h) * y), part_w, part_h)
        if area.size == (width, height):
            return original.subsurface(area)
        return pygame.transform.smoothscale(original.subsurface(area), (width, height))


def _whole(path: Path) -> bool:
    """Whether a file begins as a picture does and is as long as it says: seen at once, without unpacking it."""
    try:
        with path.open("rb") as file:
            head = file.read(12)
            long = file.seek(0, SEEK_END)
            if path.suffix == ".webp":
                return head[:4] == b"RIFF" and head[8:] == b"WEBP" and int.from_bytes(head[4:8], "little") + 8 <= long
            file.seek(max(0, long - 12))
            return head[:8] == _PNG_HEAD and file.read() == _PNG_END
    except OSError:
        return False


def _opened(path: Path) -> pygame.Surface:
    loaded = pygame.image.load(str(path))
    flags = pygame.SRCALPHA if loaded.get_flags() & pygame.SRCALPHA else 0
    return loaded.convert(pygame.Surface((1, 1), flags, 32))  # four times as fast as a blit
