"""Work in portions: what a picture needs is made a little at a time, and kept, before any of it is seen.

Whoever makes something that is kept spends what it cost, in pixels: counted work, never the clock, so that the same
scene always takes the same portions. Nothing is counted while no portion is open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame

PORTION = 240_000  # pixels that are made in one go: some milliseconds of work
LETTER = 800  # pixels' worth of setting a letter in its line


class Enough(BaseException):
    """The portion is used up: what was made is kept, the rest is for the next one. No `except Exception` stops it."""


class Ration:
    """All the portions of one picture. What they made is held until the picture is drawn, whatever else is kept."""

    def __init__(self, portion: int = PORTION) -> None:
        self.size, self.left = portion, 0
        self.held: dict[Hashable, pygame.Surface] = {}

    def portion(self, work: Callable[[], None]) -> bool:
        """Go on with this work from its beginning, past all that is made already. True when it came to its end."""
        global _open
        self.left, before, _open = self.size, _open, self
        try:
            work()
        except Enough:
            return False
        finally:
            _open = before
        return True

    @contextmanager
    def laid_out(self) -> Iterator[None]:
        """Draw from what is held, without counting."""
        global _open
        self.left, before, _open = -1, _open, self
        try:
            yield
        finally:
            _open = before


_open: Ration | None = None


def spend(pixels: int) -> None:
    """So much has been made, and is kept."""
    if _open is not None and _open.left >= 0:
        _open.left = max(0, _open.left - pixels)
        if _open.left == 0:
            raise Enough


def step(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    """A picture on the way to one that is kept: made in a portion before it, or at once where none are counted."""
    found = held(key)
    if found is None:
        found = make()
        hold(key, found)
        spend(found.get_width() * found.get_height())
    return found


def complete() -> None:
    """A layer has been drawn to its end: what it was made of need not be held, and the portion is used up."""
    if counting() and _open is not None:
        _open.held.clear()
    spend(PORTION)


def counting() -> bool:
    """Whether work is done in portions now: then nothing is waited for."""
    return _open is not None and _open.left >= 0


def wait() -> None:
    """What is wanted next is still on its way."""
    if counting():
        raise Enough


def held(key: Hashable) -> pygame.Surface | None:
    return _open.held.get(key) if _open is not None else None


def hold(key: Hashable, picture: pygame.Surface) -> None:
    """Keep it for the picture that is being made."""
    if counting() and _open is not None:
        _open.held[key] = picture
