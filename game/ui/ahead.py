"""Reads pictures in a thread of its own before they are wanted, so that no frame waits for a file to be unpacked.

What is read ahead must be public, or shown to whoever looks in the same moment: never what is still covered.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pygame

MOST = 24  # pictures that wait to be fetched, in number and bytes; the oldest is given up
HEAVIEST = 12 * 1024 * 1024


class _Coming:
    """One picture on its way."""

    def __init__(self) -> None:
        self.done = threading.Event()
        self.picture: pygame.Surface | None = None

    @property
    def weight(self) -> int:
        return self.picture.get_width() * self.picture.get_height() * 4 if self.picture else 0


class Ahead:
    """`read` opens one file. Nothing is read before `start`: without a window everything happens in its turn."""

    def __init__(self, read: Callable[[Path], pygame.Surface]) -> None:
        self._read = read
        self._coming: OrderedDict[Path, _Coming] = OrderedDict()
        self._jobs: SimpleQueue[tuple[Path, _Coming]] | None = None

    def start(self) -> None:
        if self._jobs is None:
            self._jobs = SimpleQueue()
            threading.Thread(target=self._work, args=(self._jobs,), daemon=True, name="pictures").start()

    def want(self, path: Path) -> None:
        """Begin to read a file, unless it is being read already."""
        if self._jobs is None or path in self._coming:
            return
        coming = self._coming[path] = _Coming()
        self._jobs.put((path, coming))
        while len(self._coming) > MOST or self.weight > HEAVIEST:
            self._coming.popitem(last=False)

    def has_read(self, path: Path) -> bool:
        """Whether nothing is to be waited for; else it is read from now on."""
        if self._jobs is None:
            return True
        self.want(path)
        return path not in self._coming or self._coming[path].done.is_set()

    @property
    def weight(self) -> int:
        """Bytes of the pictures that lie ready."""
        return sum(each.weight for each in self._coming.values())

    def fetch(self, path: Path) -> pygame.Surface | None:
        """The picture, waited for if it is on its way; None if nobody wanted it or it could not be read."""
        coming = self._coming.pop(path, None)
        if coming is None:
            return None
        coming.done.wait()
        return coming.picture

    def forget(self) -> None:
        self._coming.clear()

    def _work(self, jobs: SimpleQueue[tuple[Path, _Coming]]) -> None:
        while True:
            path, coming = jobs.get()
            try:
                coming.picture = self._read(path)
            except (OSError, pygame.error):
                pass  # whoever wants to draw it reads it again, and tells what is wrong
            finally:
                coming.done.set()
