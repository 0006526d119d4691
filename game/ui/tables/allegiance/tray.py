"""The tray of Allegiance: an open box with a cloth, and in the placement a slot on the side of either altar.

Where hands are kept by lid the box is the lid's own; then only the slots are drawn here, inside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.content.looks import Rect
from game.core.events import Zone

from ...canvas import Canvas
from ...registry import Box
from ...table.boxes import plate
from ...table.layout import Layout
from ...table.lid_draw import baize, boards, cloth, slats
from ...table.shapes import Spot
from ...table.sprites import dashed
from ...theme import GOLD, INK, PAPER, PAPER_2, WOOD, mix
from ...tokens import token
from . import signs
from .signs import GAME, LIGHT, SIDES, SIGN_OF

if TYPE_CHECKING:
    from game.session.people import Person

    from ...app import App


class Tray:
    """Draws the box and the slots."""

    def __init__(self, app: App) -> None:
        self.app = app

    def box(self, canvas: Canvas, laid: Layout, person: Person, named: bool) -> None:
        """The open tray; `named`: with whose it is on a brass tab."""
        k, box = laid.k, Box(*laid.regions["tray"])
        area = canvas.rect(box)
        plate(canvas, box, 6 * k, mix(WOOD, INK, 0.5), raised=8 * k)
        rim, roll = canvas.px(14 * k), canvas.px(24 * k)
        slats(canvas.surface, area, max(6, round(40 * k * canvas.scale)))
        inner = area.inflate(-2 * rim, 0).move(0, roll)
        inner.h = area.h - roll
        cloth(canvas.surface, inner)
        for right in (False, True):
            x = box.right - 42 * k if right else box.x - 3 * k
            plate(canvas, Box(x, box.y - 4 * k, 45 * k, 11 * k), 3 * k, GOLD, mix(GOLD, INK, 0.5), 1)
        canvas.line((box.x + 42 * k, box.y), (box.right - 42 * k, box.y), self.app.token(person.token).colour, 4 * k)
        if named:
            self._tab(canvas, box, k, person)

    def rehearse(self, canvas: Canvas, laid: Layout, person: Person) -> Iterator[None]:
        """What the box is made of, in parts."""
        area = canvas.rect(Box(*laid.regions["tray"]))
        boards(area.h, max(6, round(40 * laid.k * canvas.scale)))
        yield
        baize(area.h - canvas.px(24 * laid.k))
        yield
        self.box(canvas, laid, person, True)
        yield

    def _tab(self, canvas: Canvas, box: Box, k: float, person: Person) -> None:
        setter, size = self.app.type, 22 * k
        text = self.app.say(f"{GAME}.badge.hand_of", player=person.name)
        wide = min(setter.width(canvas, text, size, "bold") + 84 * k, box.w * 0.6)
        tab = Box(box.x + 64 * k, box.y - 36 * k, wide, 40 * k)
        plate(canvas, tab, 9 * k, GOLD, mix(GOLD, INK, 0.4), 2 * k)
        sign = token(self.app.token(person.token), canvas.px(12 * k)).copy()
        sign.fill((30, 26, 20, 255), special_flags=pygame.BLEND_RGB_MULT)
        canvas.blit_centred(sign, tab.x + 30 * k, tab.y + tab.h / 2)
        text = setter.cut(canvas, text, tab.w - 66 * k, size, "bold")
        setter.draw(canvas, text, tab.x + 54 * k, tab.y + tab.h / 2 + 8 * k, size, "bold", INK)

    def slots(self, canvas: Canvas, laid: Layout, seat: int, filled: dict[str, bool]) -> None:
        """A frame for each pile with its name; a dashed place while it is empty."""
        k, zones = laid.k, {side: Zone(f"{side}?", seat).handle for side in SIDES}
        areas = {side: laid.areas[name] for side, name in zones.items() if name in laid.areas}
        size = min((self._size(canvas, side, area.rect[2] + 32 * k, k) for side, area in areas.items()), default=0.0)
        for side, area in areas.items():
            colour, (x, y, w, h) = LIGHT[side], area.rect
            frame = Box(x - 16 * k, y - 16 * k, w + 32 * k, h + 84 * k)
            plate(canvas, frame, 14 * k, (*colour[:3], 26), colour, 2.4 * k)
            if not filled.get(side):
                dashed(canvas, Spot(x + w / 2, y + h / 2, w - 6 * k, h - 6 * k), mix(colour, INK, 0.2), 2.4 * k, 9 * k)
            self._name(canvas, side, Box(frame.x, y + h + 6 * k, frame.w, 58 * k), k, size)

    def _size(self, canvas: Canvas, side: str, wide: float, k: float) -> float:
        """The size in which the name of a pile fits; both are set in the smaller one."""
        sizes = (28 * k, 25 * k, 22 * k, 20 * k, 18 * k)
        return self.app.type.fit(canvas, self.app.say(f"{GAME}.slot.{side}"), wide - 66 * k, sizes, "poster")

    def _name(self, canvas: Canvas, side: str, box: Box, k: float, size: float) -> None:
        setter, text = self.app.type, self.app.say(f"{GAME}.slot.{side}")
        whole = setter.width(canvas, text, size, "poster") + 44 * k
        x = box.x + (box.w - whole) / 2
        canvas.blit_centred(signs.sign(SIGN_OF[side], canvas.px(44 * k), LIGHT[side]), x + 18 * k, box.y + box.h / 2)
        setter.draw(canvas, text, x + 44 * k, box.y + box.h / 2 + size * 0.36, size, "poster", PAPER)

    def hint(self, canvas: Canvas, laid: Layout, rect: Rect) -> None:
        """That one may still think again."""
        k, box = laid.k, Box(*rect)
        text = self.app.say(f"{GAME}.badge.think")
        size = self.app.type.fit(canvas, text, box.w, (20 * k, 18 * k, 16 * k), "ui")
        self.app.type.draw(canvas, text, box.x + box.w / 2, box.y + box.h / 2 + 7 * k, size, "ui", PAPER_2, "centre")
