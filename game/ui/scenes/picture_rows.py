"""Settings that put cards into play, picked by their pictures: press for one more, after the last one none.

What the game says of the choice stands above the pictures, errors first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ..registry import Box, Target
from ..theme import CUE, DIM, GOLD, GOLD_LIGHT, INK, PAPER, SOFT
from ..ui import Ui
from . import frame

Said = Sequence[tuple[str, bool]]  # sentences, and whether a match cannot be dealt like this


class Tile(NamedTuple):
    """One picture: how many of it are in, how many there can be."""

    id: str
    name: str
    picture: str
    chosen: int
    most: int
    press: Callable[[], None]


def picks_height(ui: Ui, tiles: Sequence[Tile], said: Said, width: float) -> float:
    """How tall the block is at this width; nothing without pictures."""
    if not tiles:
        return 0.0
    small = frame.caption_size(ui)
    advice = sum(ui.type.height(ui.canvas, text, width - 30, small, lead=1.35) + 6 for text, _ in said)
    columns, _, high = _grid(ui, len(tiles), width)
    return small * 2.4 + advice + -(-len(tiles) // columns) * (high + _gap(ui)) + 14


def picks(ui: Ui, tiles: Sequence[Tile], said: Said, box: Box) -> None:
    """Draw the block in its box, whose height is `picks_height`."""
    if not tiles:
        return
    small, y = frame.caption_size(ui), box.y + 10
    found = sum(tile.chosen for tile in tiles)
    ui.text(ui.say("app.options.picked", n=found), box.x, y + small, small, "bold", SOFT)
    y += small * 1.8
    for text, fatal in said:
        colour = CUE if fatal else GOLD_LIGHT
        ui.canvas.disc(box.x + 8, y + small * 0.66, 5, colour)
        y += ui.block(text, Box(box.x + 24, y, box.w - 30, 200), small, "ui", colour, lead=1.35) + 6
    columns, wide, high = _grid(ui, len(tiles), box.w)
    gap = _gap(ui)
    for n, tile in enumerate(tiles):
        _tile(ui, tile, Box(box.x + n % columns * (wide + gap), y + n // columns * (high + gap), wide, high))


def _gap(ui: Ui) -> float:
    return ui.canvas.by_size(14.0, 12.0, 10.0)


def _grid(ui: Ui, n: int, width: float) -> tuple[int, float, float]:
    """Columns, and the size of one tile."""
    gap, wanted = _gap(ui), ui.canvas.by_size(128.0, 104.0, 92.0)
    columns = max(1, min(n, int((width + gap) / (wanted + gap))))
    rows = -(-n // columns)
    columns = -(-n // rows)
    wide = min(wanted * 1.15, (width - gap * (columns - 1)) / columns)
    return columns, wide, wide * 1.18 + frame.caption_size(ui) * 1.5


def _tile(ui: Ui, tile: Tile, box: Box) -> None:
    here, on = f"pick:{tile.id}", tile.chosen > 0
    small = frame.caption_size(ui)
    ui.panel(box, 26 if ui.hot(here) else 14 if on else 6, 10, GOLD_LIGHT if on else None, 2.5)
    high = box.h - small * 1.6 - 12
    wide = min(box.w - 16, high / 1.25)
    if ui.app.images.has(tile.picture):
        picture = ui.app.images.picture(tile.picture, ui.canvas.px(wide), ui.canvas.px(wide * 1.25))
        if not on:
            picture = picture.copy()
            picture.set_alpha(90)
        ui.canvas.blit(picture, box.centre[0] - wide / 2, box.y + 8)
    ui.fitted(
        tile.name,
        box.centre[0],
        box.bottom - small * 0.5,
        box.w - 10,
        (small, small - 2, small - 3, small - 4),
        "bold" if on else "ui",
        PAPER if on else DIM,
        align="centre",
    )
    if on:
        ui.canvas.disc(box.right - 12, box.y + 12, 13, GOLD)
        if tile.most > 1:
            ui.text(f"×{tile.chosen}", box.right - 12, box.y + 18, 16, "bold", INK, "centre")
        else:
            ui.icon("check", box.right - 12, box.y + 12, 18, INK)
    ui.target(Target(here, box, "picks", tile.name, tile.press, radius=10))
