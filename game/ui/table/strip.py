"""Choices among cards that do not lie open to view: in a pile, in another's hand, on top of a deck.

They are laid out once more, large, in a strip over the tray. The strip shows handles of the view only, so it
belongs to whoever the view is for.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import CardView, Offer, TableView

from .layout import Layout
from .picker import standing
from .shapes import RATIO, Spot

READABLE = 150.0  # units of the window that a card with its text is wide, where there is room
LOW, ASIDE = 330, 200  # design units: a strip so low has its heading beside the cards, in so much room


@dataclass(slots=True)
class Strip:
    """Cards by handle, and the zones they come from with their places for a heading."""

    spots: dict[str, Spot] = field(default_factory=dict)
    cards: dict[str, CardView] = field(default_factory=dict)
    heads: list[tuple[Zone, Rect]] = field(default_factory=list)
    box: Rect = (0, 0, 0, 0)

    def __bool__(self) -> bool:
        return bool(self.spots)


def strip_for(
    offers: tuple[Offer, ...], view: TableView, laid: Layout, looks: bool = True, table: TableView | None = None
) -> Strip:
    """The strip that these offers and looks need; an empty one where all of it can be seen on the table itself.

    `looks`: cards that are looked at are laid out too. `table` is the picture round a lifted lid, where the view is not
    for everybody who sees the table.
    """
    wanted = {offer.pick for offer in offers if offer.pick and not standing(offer)}
    zones: list[tuple[Zone, list[CardView]]] = []
    for zone, cards in view.zones.items():
        mine = [card for card in cards if card.handle in wanted]
        if zone.handle not in laid.areas:
            continue
        if mine and needs(laid, zone, cards, mine):
            zones.append((zone, [card for card in cards if card.face is not None] or mine))
        elif looks and not mine and (seen := looked_at(laid, zone, cards, table)):
            zones.append((zone, seen))
    strip = Strip(box=laid.regions["strip"])
    if zones:
        _lay(strip, zones, laid.k)
    return strip


def needs(laid: Layout, zone: Zone, cards: tuple[CardView, ...], mine: list[CardView]) -> bool:
    """Whether these cards cannot be chosen where they lie."""
    look = laid.areas[zone.handle].look
    if look.card in ("hidden", "chip"):
        return look.card == "hidden" or len(cards) > 1
    if look.shape == "pile" and zone.place is None:
        return len(cards) > 1 and mine != [cards[-1]]  # the uppermost alone can be taken where it lies
    return any(not laid.spots[card.handle].shown for card in mine)


def looked_at(laid: Layout, zone: Zone, cards: tuple[CardView, ...], table: TableView | None) -> list[CardView]:
    """Cards of a seat that are being shown, but not where they lie: in a hand that is only counted, or to one alone."""
    if zone.seat is None or zone.handle in laid.trays:
        return []
    open_to_all = {card.handle for card in table.zones.get(zone, ()) if card.face is not None} if table else set()
    seen = [card for card in cards if card.face is not None and card.handle not in open_to_all]
    return seen if table is not None or laid.areas[zone.handle].look.card == "hidden" else []


def _lay(strip: Strip, zones: list[tuple[Zone, list[CardView]]], k: float) -> None:
    """Cards of READABLE width in a small window too, as far as the strip is high and they show more than half each.
    The heading of a low strip stands beside its cards, which need the height."""
    x, y, w, h = strip.box
    total = sum(len(cards) for _, cards in zones)
    low = len(zones) == 1 and h < LOW * k
    head, aside = (0.0, ASIDE * k) if low else (46 * k, 0.0)
    inner_x, inner_w = x + 20 * k + aside, w - 40 * k - aside
    half_seen = inner_w / (1 + 0.55 * (total - 1))
    high = min(h - head - 24 * k, max(210 * k, min(READABLE, half_seen)) * RATIO["full"])
    wide = high / RATIO["full"]
    y, h = y + h - (high + head + 24 * k), high + head + 24 * k  # no higher than its cards
    strip.box = x, y, w, h
    gap = 36 * k * (len(zones) - 1)
    step = min(wide + 10 * k, (inner_w - gap - wide * len(zones)) / max(1, total - len(zones)))
    used = sum(wide + step * (len(cards) - 1) for _, cards in zones) + gap
    left = inner_x + max(0.0, (inner_w - used) / 2)
    level = 50_000
    for zone, cards in zones:
        above = left, y + 10 * k, wide + step * (len(cards) - 1), head
        strip.heads.append((zone, (x + 20 * k, y, aside - 20 * k, h) if low else above))
        for card in cards:
            strip.spots[card.handle] = Spot(
                left + wide / 2, y + (h / 2 if low else head + 8 * k + high / 2), wide, high, 0, "full", level
            )
            strip.cards[card.handle] = card
            left, level = left + step, level + 1
        left += wide - step + 36 * k
