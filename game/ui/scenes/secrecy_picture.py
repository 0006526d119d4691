"""Small pictures of the ways to hide a hand: they must be understood before the first card."""

from __future__ import annotations

from ..registry import Box
from ..theme import FIELD, GOLD, PAPER, PAPER_3, WOOD, mix, rgb
from ..ui import Ui

WAYS = ("screen", "lid")


def secrecy_picture(ui: Ui, way: str, box: Box) -> None:
    """screen: the curtain; lid: a board over half a hand; anything else: an open hand."""
    name = f"scene/secrecy_{way}"
    area = ui.canvas.rect(box)
    if ui.app.images.has(name):
        ui.canvas.surface.blit(ui.app.images.filling(name, area.w, area.h), area)
        return
    ui.rounded(box, 6, FIELD)
    if way == "screen":
        folds = 7
        step = (box.w - 8) / folds
        for n in range(folds):
            tone = rgb("#6E1A24") if n % 2 else rgb("#8C222E")
            ui.rounded(Box(box.x + 4 + n * step, box.y + 8, step, box.h - 12), 0, tone)
        ui.rounded(Box(box.x + 2, box.y + 4, box.w - 4, box.h * 0.13), 3, GOLD)
        w, h = box.w * 0.42, box.h * 0.36
        ui.rounded(Box(box.centre[0] - w / 2, box.centre[1] - h / 2 + 4, w, h), 4, PAPER)
        return
    cards = 4
    w, h = box.w * 0.22, box.h * 0.52
    for n in range(cards):
        x = box.centre[0] + (n - (cards - 1) / 2) * w * 0.86 - w / 2
        ui.rounded(Box(x, box.y + box.h * 0.2, w, h), 3, PAPER, PAPER_3, 1)
    if way == "lid":
        ui.rounded(Box(box.x + 4, box.y + box.h * 0.46, box.w - 8, box.h * 0.5), 5, WOOD)
        ui.rounded(Box(box.x + 4, box.y + box.h * 0.46, box.w - 8, 4), 2, mix(WOOD, PAPER, 0.3))
        ui.rounded(Box(box.centre[0] - box.w * 0.12, box.y + box.h * 0.66, box.w * 0.24, 7), 3, GOLD)
