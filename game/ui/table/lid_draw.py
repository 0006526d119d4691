"""How a lid looks: wooden slats, brass corners, whose it is and by which key; open, a dark cloth with cards."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from ..canvas import Canvas
from ..registry import Box
from ..theme import GOLD, GOLD_LIGHT, INK, PANEL, PAPER, SOFT, WOOD, Colour, mix
from ..tokens import token
from .boxes import plate
from .lid import SEAT_KEYS

if TYPE_CHECKING:
    from ..scenes.table import TableScene

CLOTH = (58, 20, 28)


def draw_lid(canvas: Canvas, scene: TableScene) -> None:
    """The tray at the foot, shut or open; the shut ones of the others where the layout has them."""
    laid = scene.board.tableau.layout
    if laid is None:
        return
    box, k = Box(*laid.regions["tray"]), laid.k
    seat = scene.lid.seat if scene.lid.seat is not None else scene.tray_seat
    for other, rect in laid.lids.items():
        if scene.session.person(other).bot is not None:
            continue
        small_lid(canvas, scene, Box(*rect), other, k)
    area = canvas.rect(box)
    if scene.lid.seat is None or scene.lid.open <= 0:
        slats(canvas.surface, area, round(40 * k * canvas.scale))
    else:
        cloth(canvas.surface, area)
        canvas.viewer, before = scene.session.screen.lookers, canvas.viewer
        scene.lid.board.hidden |= frozenset({scene.hands.drag.handle} if scene.hands.drag and scene.hands.drag.begun
                                            else ())
        clip = canvas.surface.get_clip()
        canvas.surface.set_clip(area.inflate(0, 0))
        scene.lid.board.draw_cards(canvas)
        under = scene.lid.board.tableau
        if under.layout is not None and under.view is not None:
            scene.dressing.draw_tray(canvas, under.layout, under.view)
        canvas.surface.set_clip(clip)
        canvas.viewer = before
        rolled = max(canvas.px(26 * k), round(area.h * (1 - scene.lid.open)))
        slats(canvas.surface, area, round(40 * k * canvas.scale), rolled)
    _brass(canvas, box, k)
    _plate(canvas, scene, box, seat, k)


def _plate(canvas: Canvas, scene: TableScene, box: Box, seat: int, k: float) -> None:
    """Whose lid it is, on a brass plate at its upper edge."""
    app, person, out = scene.app, scene.session.person(seat), scene.session.kept_out()
    key = "app.table.only" if scene.lid.seat is not None else "app.table.look_at_hand"
    if out is not None and (scene.lid.seat is None or seat in scene.session.under_lid()):
        person = scene.session.person(out)                     # everybody except this one
        key = "app.table.inverted" if scene.lid.seat is not None else "app.table.look_inverted"
    text = app.say(key, player=person.name)
    if key == "app.table.only" and any(scene.own(handle) for handle in scene.hands.picker.pickable()):
        text = app.say("app.table.only_draw", player=person.name)
    size = 22 * k
    wide = app.type.width(canvas, text, size, "bold") + 74 * k
    tab = Box(box.x + 40 * k, box.y - 38 * k, min(wide, box.w - 80 * k), 42 * k)
    plate(canvas, tab, 9 * k, GOLD, mix(GOLD, INK, .4), 2 * k)
    sign = token(app.token(person.token), canvas.px(11 * k))
    dark = sign.copy()
    dark.fill((30, 26, 20, 255), special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit_centred(dark, tab.x + 26 * k, tab.y + tab.h / 2)
    text = app.type.cut(canvas, text, tab.w - 66 * k, size, "bold")
    app.type.draw(canvas, text, tab.x + 48 * k, tab.y + tab.h / 2 + 8 * k, size, "bold", INK)


def small_lid(canvas: Canvas, scene: TableScene, box: Box, seat: int, k: float) -> None:
    """Another seat's shut tray with its key."""
    area, person = canvas.rect(box), scene.session.person(seat)
    slats(canvas.surface, area, max(8, round(box.h / 3 * canvas.scale)))
    colour = scene.app.token(person.token)
    canvas.block(Box(box.x, box.y, 6 * k, box.h), colour.colour)
    canvas.blit_centred(token(colour, canvas.px(10 * k)), box.x + 32 * k, box.y + box.h / 2)
    setter, size = scene.app.type, 22 * k
    name = setter.cut(canvas, person.name, box.w - 130 * k, size, "bold")
    setter.draw(canvas, name, box.x + 54 * k, box.y + box.h / 2 + 8 * k, size, "bold", PAPER)
    name_of_key = next((name.upper() for name, at in SEAT_KEYS.items() if at == seat), "")
    if not name_of_key:                      # there are no more keys; its lid is pressed
        return
    cap = Box(box.right - 58 * k, box.y + box.h / 2 - 16 * k, 46 * k, 32 * k)
    plate(canvas, cap, 6 * k, PANEL, (110, 112, 130), 1.6 * k)
    setter.draw(canvas, name_of_key, cap.x + cap.w / 2, cap.y + 22 * k, 18 * k, "bold", SOFT, "centre")


def _brass(canvas: Canvas, box: Box, k: float) -> None:
    for right in (False, True):
        wide = 46 * k
        x = box.right - wide if right else box.x
        plate(canvas, Box(x, box.y - 4 * k, wide, 10 * k), 3 * k, GOLD, mix(GOLD, INK, .5), 1)
        side = box.right - 6 * k if right else box.x - 4 * k
        plate(canvas, Box(side, box.y, 10 * k, min(60 * k, box.h)), 3 * k, GOLD, mix(GOLD, INK, .5), 1)
    canvas.line((box.x, box.y), (box.right, box.y), GOLD_LIGHT, 2 * k)


def slats(surface: pygame.Surface, area: pygame.Rect, each: int, down: int | None = None) -> None:
    """Boards with light from above, the same whatever lies under them; `down`: only so many pixels of them."""
    _rows(surface, area, boards(area.h, each)[:down])


def cloth(surface: pygame.Surface, area: pygame.Rect) -> None:
    _rows(surface, area, baize(area.h))


def _rows(surface: pygame.Surface, area: pygame.Rect, colours: Sequence[Colour]) -> None:
    """The same all along: row by row, without a picture of it, which would take a megabyte."""
    for y, colour in enumerate(colours):
        surface.fill(colour, (area.x, area.y + y, area.w, 1))


@lru_cache(maxsize=16)
def boards(height: int, each: int) -> tuple[Colour, ...]:
    """The colours of wooden slats from top to foot."""
    dark = mix(WOOD, INK, .42)
    light, n = mix(WOOD, dark, .5), max(1, -(-height // max(4, each)))
    rows: list[Colour] = []
    for i in range(n):
        high = round((i + 1) * height / n) - round(i * height / n)
        slat = [mix(light, dark, y / max(1, high - 1)) for y in range(high)]
        if high:
            slat[-1] = mix(WOOD, INK, .8)
            slat[0] = mix(WOOD, PAPER, .08)
        rows += slat
    return tuple(rows)


@lru_cache(maxsize=16)
def baize(height: int) -> tuple[Colour, ...]:
    """The colours of the cloth from top to foot."""
    above, below = mix(CLOTH, INK, .35), mix(CLOTH, INK, .7)
    return tuple(mix(above, below, y / max(1, height)) for y in range(height))
