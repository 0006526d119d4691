"""How a card stands that is pointed at: larger, straight and clear of what would cut it."""

from __future__ import annotations

from typing import NamedTuple

from .layout import Layout, Stand
from .shapes import Spot

ROLLED = 26.0  # units of the boards of an open lid that stay in sight, rolled up
SMALL_RISE = 0.1  # of its height, by which a small card rises that does not grow
FOOT = 4.0  # units that are left below a lifted card


class Room(NamedTuple):
    """What a card in an open lid may fill, in units of the canvas."""

    top: float
    high: float


def under_boards(laid: Layout, stand: Stand, zone: str | None) -> Room | None:
    """The part of an open lid that its rolled up boards leave free, for a card in its tray; None for any other card."""
    if not stand.lid or zone not in laid.trays:
        return None
    _, y, _, h = laid.regions["tray"]
    top = ROLLED * laid.k
    return Room(y + top, h - top - FOOT * laid.k)


def lifted_width(laid: Layout, zone: str | None, room: Room | None, spot: Spot) -> float:
    """How wide a card lying at `spot` is once it is lifted; 0: as it is."""
    area = laid.areas.get(zone) if zone else None
    wide = area.look.lift * laid.k if area else 0.0
    return wide if room is None else min(wide, room.high * spot.w / spot.h)


def lifted(spot: Spot, lift: float, wide: float, k: float, size: tuple[float, float], room: Room | None) -> Spot:
    """A card `lift` of the way up, 0..1; `wide` as by lifted_width(). In a lid its head, where its rank stands, comes
    before its foot."""
    grow = 1 + (wide / spot.w - 1) * lift if wide else 1
    height, width = spot.h * grow, spot.w * grow
    rise = min(16 * k, spot.h * SMALL_RISE) if not wide else (height - spot.h) / 2 + 14 * k
    y = spot.y - rise * lift
    y = min(y, size[1] - height / 2 - FOOT * k) if wide else y
    y = max(y, room.top + height / 2) if room else y
    x = min(max(spot.x, width / 2), size[0] - width / 2)
    return spot._replace(x=x, y=y, w=width, h=height, angle=spot.angle * (1 - lift))
