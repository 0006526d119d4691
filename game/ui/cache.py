"""A bounded store of finished surfaces: the least recently drawn one is dropped when the memory is full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame

from . import ration


class SurfaceCache:
    """`limit` is in bytes; one surface larger than `largest`, or than the limit, is handed out but not kept."""

    def __init__(self, limit: int, largest: int | None = None) -> None:
        self.limit, self.size, self.largest = limit, 0, largest
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface], work: int = 0) -> pygame.Surface:
        """`work`: how many pixels' worth it takes to make this, beside its own."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        held = ration.held((self, key))
        made = held or make()
        weight = _weight(made)
        if weight <= (self.limit if self.largest is None else min(self.limit, self.largest)):
            self._kept[key] = made
            self.size += weight
            while self.size > self.limit:
                self.size -= _weight(self._kept.popitem(last=False)[1])
        if held is None:
            ration.hold((self, key), made)
            ration.spend(made.get_width() * made.get_height() + work)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.size = 0

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept or ration.held((self, key)) is not None

    def __len__(self) -> int:
        return len(self._kept)


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200
