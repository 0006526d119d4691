"""The look of whatever a game's table.toml leaves out, so that a new game is playable before it has one."""

from __future__ import annotations

from game.content.looks import Face, Item, SeatLook, Tray, ZoneLook
from game.core.view import TableView

HAND = ZoneLook(
    kind="hand",
    shape="fan",
    rect=(10, 6, -10, 0),
    card="full",
    width=210,
    gap=-12,
    overlap=0.55,
    rows=2,
    row_of=12,
    shrink=0.62,
    lift=258,
)

TALL = Face(
    size=(1080, 1920),
    columns=(300, 800),
    bar=(0, 0, 1080, 116),
    stage=(0, 116, 1080, 560),
    spare=(16, 130, 1048, 540),
    decks=(16, 1200, 460, 230),
    log=(500, 1200, 560, 150),
    buttons=(760, 1360, 304, 96),
    strip=(16, 1180, 1048, 560),
    seat=(SeatLook(shape="grid", rect=(16, 690, 1048, 490), columns=2),),
    tray=Tray(
        rect=(10, 1470, 1060, 440),
        zone=(
            ZoneLook(
                kind="hand",
                shape="fan",
                rect=(10, 6, -10, 0),
                card="full",
                width=200,
                gap=-12,
                overlap=0.45,
                rows=2,
                row_of=7,
                shrink=0.74,
                lift=258,
            ),
        ),
    ),
)


def seats(face: Face) -> SeatLook:
    """Seats in one row; in a tall window two to a row."""
    return TALL.seat[0] if face.size[1] > face.size[0] else SeatLook()


def tray(face: Face) -> tuple[ZoneLook, ...]:
    return TALL.tray.zone if face.size[1] > face.size[0] else (HAND,)


def items(view: TableView) -> tuple[Item, ...]:
    """Token, name, cards in hand, and every counter that goes with a seat."""
    found = [Item(show="token", at=(14, 14, 20, 32)), Item(show="name", at=(42, 12, -190, 36), size=26)]
    if any(zone.kind == "hand" for zone in view.zones):
        found.append(Item(show="count", key="hand", at=(-170, 14, 70, 32), size=24, icon="cards"))
    keys = sorted({key for key, seat in view.counters if seat is not None})
    for i, key in enumerate(keys):
        found.append(
            Item(
                show="counter",
                key=key,
                at=(-96 - i * 90, 8, 82, 48),
                size=44,
                align="right",
                style="figure",
                colour="seat",
            )
        )
    if not keys:
        found.append(
            Item(show="badge", key="score", at=(-110, 8, 96, 48), size=50, align="right", style="figure", colour="seat")
        )
    return tuple(found)
