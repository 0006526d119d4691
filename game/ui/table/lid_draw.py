"""How a lid looks: wooden slats, brass corners, whose it is and by which key; open, a dark cloth with cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import pygame

from ..canvas import Canvas
from ..registry import Box
from ..theme import GOLD, GOLD_LIGHT, INK, PANEL, PAPER, SOFT, WOOD, Colour, Token, mix
from ..tokens import token
from .boxes import plate
from .brass import corner, handle
from .lid import SEAT_KEYS
from .lifting import ROLLED

if TYPE_CHECKING:
    from game.session.people import Person

    from ..scenes.table import TableScene

CLOTH = (58, 20, 28)
NARROW = 600  # design units: what is written on a lid that is no wider has nearly all of its width
WRITTEN = 88.0  # units that a caption in two lines and a count take below a pile
DRAW, LOOK = "app.table.only_draw", "app.table.only"  # on the plate over an open lid


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
        _rim(canvas, scene, Box(*rect), other, k)
    if scene.lid.seat is None or scene.lid.open <= 0:
        _shut(canvas, scene, box, seat, k)
        _rim(canvas, scene, box, seat, k)
    else:
        _open(canvas, scene, box, k)
        _mounts(canvas, box, k)
        _tab(canvas, scene, box, k)


def _shut(canvas: Canvas, scene: TableScene, box: Box, seat: int, k: float) -> None:
    """A chest: boards, brass at the corners, whose it is on a plate in the middle, and what opens it."""
    area = canvas.rect(box)
    slats(canvas.surface, area, round(40 * k * canvas.scale))
    canvas.line((box.x, box.y), (box.right, box.y), GOLD_LIGHT, 2 * k)
    size = canvas.px(min(62 * k, box.h * 0.36))
    for right, low in ((False, False), (True, False), (False, True), (True, True)):
        mount = corner(size, right, low)
        canvas.surface.blit(mount, (area.right - size if right else area.x, area.bottom - size if low else area.y))
    plate_box = _name_plate(canvas, scene, box, seat, k)
    bow = 112 * k
    if plate_box.x - box.x > bow * 1.9:
        for x in ((box.x + plate_box.x) / 2, (plate_box.right + box.right) / 2):
            canvas.blit_centred(handle(canvas.px(bow)), x, plate_box.y + plate_box.h / 2 + 8 * k)


def _name_plate(canvas: Canvas, scene: TableScene, box: Box, seat: int, k: float) -> Box:
    """The plate and, below it, the key that lifts the lid. Returns where the plate is."""
    app, person, out = scene.app, scene.session.person(seat), scene.session.kept_out()
    text = person.name
    if out is not None:
        person = scene.session.person(out)  # everybody except this one
        text = app.say("app.table.all_but", player=person.name)
    most, low = min(36 * k, box.h * 0.19), box.h < 260 * k
    sizes = (most,) if low else tuple(most * part for part in (1, 0.89, 0.78, 0.67))
    lines, size = app.type.name(
        canvas, text, box.w * 0.62 if box.w > NARROW * k else box.w - 112 * k, sizes, "bold", 1 if low else 2
    )
    high = min(66 * k, box.h * 0.34) + (len(lines) - 1) * size * 1.2
    long = max(app.type.width(canvas, line, size, "bold") for line in lines)
    wide = max(box.w * 0.3, long + 110 * k)
    held = Box(box.x + (box.w - wide) / 2, box.y + box.h * 0.46 - high / 2 - 12 * k, wide, high)
    plate(canvas, held, 7 * k, GOLD, mix(GOLD, INK, 0.5), 2 * k, 3 * k)
    inner = Box(held.x + 5 * k, held.y + 5 * k, held.w - 10 * k, held.h - 10 * k)
    plate(canvas, inner, 5 * k, None, mix(GOLD, INK, 0.35), 1.2 * k)
    left = held.x + (held.w - long - size) / 2
    canvas.blit_centred(
        _dark_token(canvas, app.token(person.token), size * 0.36), left + size * 0.3, held.y + held.h / 2
    )
    for n, each in enumerate(lines):
        base = held.y + held.h / 2 + (n - (len(lines) - 1) / 2) * size * 1.2 + size * 0.36
        app.type.draw(canvas, each, left + size, base, size, "bold", INK)
    line = held.bottom + 34 * k
    if rimmed(scene):
        _each_their_own(canvas, scene, box, min(line + 42 * k, box.bottom - 12 * k), k)
    _how(canvas, scene, box, line, k)
    return held


def _rim(canvas: Canvas, scene: TableScene, box: Box, seat: int, k: float) -> None:
    if seat in rimmed(scene):
        plate(canvas, box, 3 * k, None, GOLD_LIGHT, 2.4 * k)


def rimmed(scene: TableScene) -> frozenset[int]:
    """Whose lids have a gold rim: all who choose the same in secret at once, whoever of them has done so."""
    asked = next((each for each in scene.session.questions() if not each.idle), None)
    together = asked.together if asked is not None else ()
    return frozenset(together) if len(together) > 1 else frozenset()


def _each_their_own(canvas: Canvas, scene: TableScene, box: Box, y: float, k: float) -> None:
    """Whoever has chosen sees nothing change, so the lid says beforehand that the others lift theirs."""
    text = scene.app.say("app.table.each_own")
    size = scene.app.type.fit(canvas, text, box.w - 40 * k, (21 * k, 19 * k, 17 * k, 15 * k), "bold")
    scene.app.type.draw(canvas, text, box.x + box.w / 2, y, size, "bold", GOLD_LIGHT, "centre")


def _how(canvas: Canvas, scene: TableScene, box: Box, y: float, k: float) -> None:
    """[Space] hold to lift the lid: a line below the plate, where the tray is high enough for one."""
    app, size = scene.app, 21 * k
    if y + 12 * k > box.bottom:
        return
    key, text = app.say("app.table.space"), app.say("app.table.hold")
    cap_wide, wide = (
        app.type.width(canvas, key, size * 0.9, "bold") + 24 * k,
        app.type.width(canvas, text, size, "bold"),
    )
    left = box.x + (box.w - cap_wide - 14 * k - wide) / 2
    cap = Box(left, y - 22 * k, cap_wide, 32 * k)
    plate(canvas, cap, 6 * k, PANEL, (110, 112, 130), 1.6 * k)
    app.type.draw(canvas, key, cap.x + cap.w / 2, y, size * 0.9, "bold", SOFT, "centre")
    app.type.draw(canvas, text, cap.right + 14 * k, y, size, "bold", PAPER)


def _open(canvas: Canvas, scene: TableScene, box: Box, k: float) -> None:
    """The cards of whoever lifts it on a dark cloth, and the boards rolled up above them."""
    area = canvas.rect(box)
    cloth(canvas.surface, area)
    canvas.viewer, before = scene.session.screen.lookers, canvas.viewer
    board, drag = scene.lid.board, scene.hands.drag
    shown = board.hidden
    board.hidden = shown | frozenset({drag.handle} if drag and drag.begun else ())  # it is drawn over all the rest
    canvas.push_clip(box)
    board.draw_cards(canvas)
    board.hidden = shown
    under = board.tableau
    if under.layout is not None and under.view is not None:
        scene.dressing.draw_tray(canvas, under.layout, under.view)
    canvas.pop_clip()
    canvas.viewer = before
    rolled = max(canvas.px(ROLLED * k), round(area.h * (1 - scene.lid.open)))
    slats(canvas.surface, area, round(40 * k * canvas.scale), rolled)


def _tab(canvas: Canvas, scene: TableScene, box: Box, k: float) -> None:
    """Who alone may look into the open lid, on a brass plate at its upper edge."""
    app = scene.app
    key, person = tab_words(scene)
    board = scene.board.tableau
    taken = scene.dressing.over_tray(canvas, board.layout, board.view) if board.layout and board.view else 0.0
    margin = 40 * k if box.w > NARROW * k else 8 * k  # there a plate needs all the room
    texts = [app.say(each, player=person.name) for each in ((DRAW, LOOK) if key == DRAW else (key,))]
    room, sizes = box.w - 2 * margin - taken, (22 * k, 20 * k, 18 * k, 16 * k)
    found = []
    for text in texts:
        size = app.type.fit(canvas, text, room - 74 * k, sizes, "bold")
        long = app.type.width(canvas, text, size, "bold") + 74 * k
        at_left = Box(box.x + margin, box.y - 38 * k, min(long, room), 42 * k)
        at_right = Box(box.right - margin - at_left.w, at_left.y, at_left.w, at_left.h)
        found += [(text, size, tab, long > room) for tab in ((at_left,) if taken else (at_left, at_right))]
    whole = [each for each in found if not each[3]] or found[-1:]  # whole, rather than more of it and cut
    text, size, tab, _ = next((each for each in whole if taken or not _covers(scene, each[2])), whole[0])
    plate(canvas, tab, 9 * k, GOLD, mix(GOLD, INK, 0.4), 2 * k)
    canvas.blit_centred(_dark_token(canvas, app.token(person.token), 11 * k), tab.x + 26 * k, tab.y + tab.h / 2)
    text = app.type.cut(canvas, text, tab.w - 66 * k, size, "bold")
    app.type.draw(canvas, text, tab.x + 48 * k, tab.y + tab.h / 2 + 8 * k, size, "bold", INK)


def _covers(scene: TableScene, box: Box) -> bool:
    """Whether a plate there would lie on a panel, on what is written below a pile, or on a button that is always there:
    where it hangs everybody sees, so it depends on nothing that may be answered."""
    laid = scene.board.tableau.layout
    if laid is None:
        return False
    rects = [*laid.panels.values(), *(button.rect for button in scene.painter.plan.steady())]
    named = [area.rect for area in laid.areas.values() if area.look.caption and area.look.count]
    rects += [(x, y, w, h + WRITTEN * laid.k) for x, y, w, h in named]
    return any(x < box.right and box.x < x + w and y < box.bottom and box.y < y + h for x, y, w, h in rects)


def tab_words(scene: TableScene) -> tuple[str, Person]:
    """What the plate over an open lid says, and of whom. Everybody reads it: whether the seat still has something to
    draw out of its tray, or could at all, shows nowhere in it."""
    session, seat = scene.session, scene.tray_seat if scene.lid.seat is None else scene.lid.seat
    out = session.kept_out()
    if out is not None and seat in session.under_lid():
        return "app.table.inverted", session.person(out)  # everybody except this one
    asked = [each for each in session.questions() if each.private and seat in (each.together or (each.seat,))]
    draws = any(scene.dressing.draws_out(each) for each in asked)
    return DRAW if draws else LOOK, session.person(seat)


def _dark_token(canvas: Canvas, sign: Token, radius: float) -> pygame.Surface:
    """A person's sign stamped into brass: its shape without its colour."""
    dark = token(sign, canvas.px(radius)).copy()
    dark.fill((30, 26, 20, 255), special_flags=pygame.BLEND_RGB_MULT)
    return dark


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
    if not name_of_key:  # there are no more keys; its lid is pressed
        return
    cap = Box(box.right - 58 * k, box.y + box.h / 2 - 16 * k, 46 * k, 32 * k)
    plate(canvas, cap, 6 * k, PANEL, (110, 112, 130), 1.6 * k)
    setter.draw(canvas, name_of_key, cap.x + cap.w / 2, cap.y + 22 * k, 18 * k, "bold", SOFT, "centre")


def _mounts(canvas: Canvas, box: Box, k: float) -> None:
    """Brass that holds the boards of an open lid at both sides."""
    for right in (False, True):
        wide = 46 * k
        x = box.right - wide if right else box.x
        plate(canvas, Box(x, box.y - 4 * k, wide, 10 * k), 3 * k, GOLD, mix(GOLD, INK, 0.5), 1)
        side = box.right - 6 * k if right else box.x - 4 * k
        plate(canvas, Box(side, box.y, 10 * k, min(60 * k, box.h)), 3 * k, GOLD, mix(GOLD, INK, 0.5), 1)
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
    dark = mix(WOOD, INK, 0.42)
    light, n = mix(WOOD, dark, 0.5), max(1, -(-height // max(4, each)))
    rows: list[Colour] = []
    for i in range(n):
        high = round((i + 1) * height / n) - round(i * height / n)
        slat = [mix(light, dark, y / max(1, high - 1)) for y in range(high)]
        if high:
            slat[-1] = mix(WOOD, INK, 0.8)
            slat[0] = mix(WOOD, PAPER, 0.08)
        rows += slat
    return tuple(rows)


@lru_cache(maxsize=16)
def baize(height: int) -> tuple[Colour, ...]:
    """The colours of the cloth from top to foot."""
    above, below = mix(CLOTH, INK, 0.35), mix(CLOTH, INK, 0.7)
    return tuple(mix(above, below, y / max(1, height)) for y in range(height))
