"""The table from above: where its chairs stand, and how table and chairs are drawn."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from ..evening import Chair, Evening
from ..posters import bot_face
from ..registry import Box
from ..shapes import kept, rounded
from ..theme import DIM, EDGE, GOLD_LIGHT, PANEL, PAPER, SLATE, WOOD, mix, rgb
from ..ui import Ui


@dataclass(frozen=True, slots=True)
class Plan:
    """The rectangle of the room, of the table in it, and the size of a chair's card."""

    room: Box
    table: Box
    card: tuple[float, float]

    def place(self, side: int, index: int, count: int) -> Box:
        """Of the index-th chair of a side, in seat order, which is clockwise seen from above."""
        w, h = self.card
        t = self.table
        if side in (0, 2):
            gap = min(w + 14, (self.room.w - w) / max(1, count - 1)) if count > 1 else 0
            order = (count - 1 - index) if side == 0 else index
            x = t.centre[0] + (order - (count - 1) / 2) * gap - w / 2
            y = t.bottom - h * 0.28 if side == 0 else t.y - h * 0.72
        else:
            gap = min(h + 14, (t.h + h * 0.6 - h) / max(1, count - 1)) if count > 1 else 0
            order = (count - 1 - index) if side == 1 else index
            y = t.centre[1] + (order - (count - 1) / 2) * gap - h / 2
            x = t.x - w * 0.66 if side == 1 else t.right - w * 0.34
        return Box(x, y, w, h)

    def chairs(self, evening: Evening) -> list[tuple[Chair, Box]]:
        """Every chair with its place, in seat order."""
        placed = []
        for side in range(4):
            sitting = [chair for chair in evening.chairs if chair.side == side]
            placed += [(chair, self.place(side, n, len(sitting))) for n, chair in enumerate(sitting)]
        return placed

    def side_at(self, x: float, y: float) -> int:
        """The side of the table nearest to a point."""
        cx, cy = self.table.centre
        dx, dy = (x - cx) / self.table.w, (y - cy) / self.table.h
        if abs(dx) > abs(dy):
            return 1 if dx < 0 else 3
        return 0 if dy > 0 else 2

    def spare(self, side: int) -> tuple[float, float]:
        """Where a sign for one more chair stands: a corner of the table."""
        t, off = self.table, 30.0
        return {
            0: (t.right - off, t.bottom + off * 0.2),
            1: (t.x + off, t.bottom + off * 0.2),
            2: (t.x + off, t.y - off * 0.2),
            3: (t.right - off, t.y - off * 0.2),
        }[side]


def plan(ui: Ui, room: Box, chairs: int) -> Plan:
    """A plan that fits the room: cards shrink when many sit down."""
    crowd = 1.0 if chairs <= 8 else 0.86
    w = min(ui.canvas.by_size(250, 176, 150), room.w * 0.29) * crowd
    h = min(ui.canvas.by_size(94, 72, 60), room.h * 0.2) * crowd
    table = Box(room.x + w * 0.68, room.y + h * 0.78, room.w - w * 1.36, room.h - h * 1.56)
    return Plan(room, table, (w, h))


def draw_table(ui: Ui, the: Plan) -> None:
    """Wood with a groove, and the screen lying on it."""
    t = the.table
    radius = min(t.w, t.h) * 0.42
    ui.shadow(t, radius, 30, 16, 130)
    ui.rounded(t.moved(6, 9), radius, mix(WOOD, (60, 20, 40), 0.5))
    area = ui.canvas.rect(t)

    def grain() -> pygame.Surface:
        tile = rounded(area.w, area.h, ui.canvas.px(radius), WOOD).copy()
        for y in range(0, area.h, max(6, area.h // 40)):
            tile.fill((14, 9, 6, 0), (0, y, area.w, max(1, area.h // 200)), special_flags=pygame.BLEND_RGB_SUB)
        return tile

    ui.canvas.surface.blit(kept(("wood", area.size, ui.canvas.scale), grain), area)
    ui.rounded(t.grown(-14), max(4.0, radius - 12), None, mix(WOOD, (0, 0, 0), 0.35), 3)
    w = min(t.w * 0.5, t.h * 0.62 * 1.6)
    screen = Box(t.centre[0] - w / 2, t.centre[1] - w * 0.3, w, w * 0.6)
    ui.shadow(screen, 8, 12, 6, 110)
    ui.rounded(screen, 8, rgb("#14151D"))
    inner = screen.grown(-w * 0.025)
    ui.rounded(inner, 4, PANEL)
    tones = ("#5B2678", "#2464A8", "#A8231F", "#5D9530", "#75716B")
    step = inner.w / 13
    for n in range(11):
        ui.rounded(
            Box(inner.x + step * (n + 0.6), inner.y + inner.h * 0.14, step * 0.78, inner.h * 0.2),
            2,
            rgb(tones[n * 3 % 5]),
        )
    for n in range(4):
        bar = Box(inner.x + inner.w * (0.05 + n * 0.235), inner.y + inner.h * 0.46, inner.w * 0.2, inner.h * 0.13)
        ui.rounded(bar, 3, SLATE)
    for n in range(4):
        ui.rounded(
            Box(inner.x + inner.w * (0.3 + n * 0.1), inner.y + inner.h * 0.7, inner.w * 0.11, inner.h * 0.26),
            3,
            PAPER,
            EDGE,
            1,
        )


def draw_chair(ui: Ui, chair: Chair, box: Box, name: str, kind: str, *, chosen: bool, held: bool = False) -> None:
    """A chair's card: sign, name, who plays; a chevron the way that seat looks."""
    ui.shadow(box, 12, 14, 6, 120)
    ui.rounded(box, 12, mix(PANEL, PAPER, 0.06), GOLD_LIGHT if chosen or held else rgb("#45475C"), 3 if chosen else 2)
    token = ui.app.token(chair.token)
    radius = box.h * 0.36
    face = bot_face(chair.bot) if chair.bot else ""
    if face and ui.app.images.has(face):
        across = ui.canvas.px(radius * 2.1)
        ui.canvas.blit_centred(ui.app.images.picture(face, across, across), box.x + box.h * 0.5, box.centre[1])
        ui.seal(token, box.x + box.h * 0.5 + radius * 0.72, box.centre[1] + radius * 0.72, radius * 0.42)
    else:
        ui.seal(token, box.x + box.h * 0.5, box.centre[1], radius)
    x, room = box.x + box.h * 0.98, box.right - 10 - box.x - box.h * 0.98
    size = box.h * 0.27
    lower = size * 0.72
    known = bool(chair.typed)
    lines, fits = ui.type.name(ui.canvas, name, room, (size, size * 0.88, size * 0.76), "bold")
    base = box.centre[1] - size * 0.12
    if len(lines) > 1:
        fits = size * 0.76
        base -= fits * 0.92
    for n, line in enumerate(lines):
        ui.text(line, x, base + n * fits * 1.06, fits, "bold", PAPER if known else DIM)
    ui.icon("bot" if chair.bot else "person", x + lower * 0.55, box.centre[1] + size * 0.86, lower * 1.35, DIM)
    ui.fitted(kind, x + lower * 1.5, box.centre[1] + size * 1.12, room - lower * 1.5, (lower, lower * 0.86), "ui", DIM)
    if not held:
        _chevron(ui, chair.side, box, token.colour)


def _chevron(ui: Ui, side: int, box: Box, colour: tuple[int, int, int]) -> None:
    name, dx, dy = {0: ("up", 0, -1), 1: ("next", 1, 0), 2: ("down", 0, 1), 3: ("back", -1, 0)}[side]
    ui.icon(name, box.centre[0] + dx * (box.w / 2 + 14), box.centre[1] + dy * (box.h / 2 + 13), box.h * 0.3, colour)
