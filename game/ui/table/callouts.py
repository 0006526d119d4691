"""What speaks beside a card: the strip of choices, the tooltip of what it does, why it cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.content.looks import Rect

from ..canvas import Canvas
from ..registry import Box
from ..shapes import threaded
from ..theme import BLOOD_DEEP, CUE, FIELD, GOLD_LIGHT, PAPER, SOFT
from . import corners
from .boxes import plate
from .shapes import Spot

if TYPE_CHECKING:
    from ..scenes.table import TableScene

RING = 12.0  # how far round a card its focus reaches


def draw(canvas: Canvas, scene: TableScene, zoomed: str | None) -> None:
    """Zoom, refusal or tooltip, one of them, always inside the window."""
    hands = scene.hands
    if zoomed:
        scene.painter.large.draw(canvas, zoomed)
        return
    at, free = hands.button_at(*hands.pointer), not (hands.drag and hands.drag.begun)
    if scene.refusal:
        text, rect, _ = scene.refusal
        _refusal(canvas, scene, text, rect)
    elif at is not None and at.kind == corners.KIND and free:
        corners.tip(canvas, scene, at)
    elif hands.hover and not hands.picker.held and free:  # not what lies under it
        _tip(canvas, scene, hands.hover)


def _beside(canvas: Canvas, rect: Rect, w: float, h: float, k: float, above: bool = False) -> Box:
    x = min(max(12 * k, rect[0] + rect[2] / 2 - w / 2), canvas.width - w - 12 * k)
    below, over = rect[1] + rect[3] + 12 * k, rect[1] - h - 12 * k
    y = over if (above and over > 8 * k) or below + h > canvas.height - 8 * k else below
    return Box(x, min(max(8 * k, y), canvas.height - h - 8 * k), w, h)


def _in(canvas: Canvas, room: Rect, h: float, k: float) -> Box:
    """All of the room that the game keeps for it, whatever else is told there; where it is too low, further up."""
    h = max(h, room[3])
    return Box(room[0], min(room[1], canvas.height - h - 8 * k), room[2], h)


def _with(rect: Rect, noted: Iterable[Rect]) -> Rect:
    """A card together with what is written about it."""
    boxes = [Box(*each) for each in (rect, *noted)]
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y


def _tip(canvas: Canvas, scene: TableScene, handle: str) -> None:
    """What a card on the table does; nothing for a card that says it itself."""
    board = scene.hands.board_of(handle)
    spot = scene.hands.spot(handle)
    if board is None or spot is None or handle in scene.hands.strip.spots or scene.own(handle):
        return
    sprite, laid = board.tableau.sprites[handle], board.tableau.layout
    if sprite.face is None or laid is None:
        return
    texts, game = scene.app.words.texts, scene.session.info.id
    if not scene.app.words.has(f"{game}.card.{sprite.face}.name"):
        return
    chip = spot.form == "chip"
    title = texts.card_name(sprite.face, game)
    text = board.painter.faces.told(sprite.face, sprite.back) if chip else texts.card_effect(sprite.face, game)
    if not text and not chip:
        return
    k, setter = max(laid.k, 0.6), scene.app.type
    room = scene.dressing.callout(laid, spot.rect)
    most, size = min(420 * k, room[2] if room else canvas.width), 20 * k
    lines = setter.lines(canvas, text, most - 40 * k, size, "effect") if text else ()
    wide = (
        max(
            [setter.width(canvas, line, size, "effect") for line in lines]
            + [setter.width(canvas, title, 25 * k, "poster")]
        )
        + 40 * k
    )
    high = 50 * k + len(lines) * size * 1.42 + (10 * k if lines else 0)
    beside = _with(spot.rect, scene.dressing.noted)
    box = _in(canvas, room, high, k) if room else _beside(canvas, beside, wide, high, k)
    plate(canvas, box, 12 * k, FIELD, GOLD_LIGHT, 2.4 * k, 6 * k)
    setter.draw(canvas, title, box.x + 20 * k, box.y + 35 * k, 25 * k, "poster", GOLD_LIGHT)
    for i, line in enumerate(lines):
        setter.draw(canvas, line, box.x + 20 * k, box.y + 50 * k + (i + 0.8) * size * 1.42, size, "effect", PAPER)


def _refusal(canvas: Canvas, scene: TableScene, text: str, rect: Rect) -> None:
    laid = scene.board.tableau.layout
    k, setter = max(laid.k if laid else 1.0, 0.6), scene.app.type
    size = 22 * k
    room = scene.dressing.callout(laid, rect) if laid else None
    rect = _risen(scene, rect, k)
    lines = setter.lines(canvas, text, min(500 * k, room[2] - 56 * k if room else canvas.width), size, "bold")
    wide = max(setter.width(canvas, line, size, "bold") for line in lines) + 56 * k
    high = len(lines) * size * 1.4 + 30 * k
    box = _in(canvas, room, high, k) if room else _beside(canvas, rect, wide, high, k, above=True)
    tray, clip = scene.lid.box(scene), canvas.surface.get_clip()
    if scene.lid.seat is not None and tray:  # a reason tells of a hand: it stays under the lid
        box = _under_lid(box, Box(*rect), Box(*tray), k)
        canvas.surface.set_clip(canvas.rect(Box(*tray)))
    plate(canvas, box, 10 * k, BLOOD_DEEP, CUE, 2.4 * k, 6 * k)
    for i, line in enumerate(lines):
        base = box.y + (box.h - len(lines) * size * 1.4) / 2 + (i + 0.76) * size * 1.4
        setter.draw(canvas, line, box.x + box.w / 2, base, size, "bold", PAPER, "centre")
    canvas.surface.set_clip(clip)


def _risen(scene: TableScene, rect: Rect, k: float) -> Rect:
    """A card that lies there as it is drawn now, lifted and with the focus round it; else the same place."""
    for board in scene.hands.boards:
        laid = board.tableau.layout
        for handle in board.lifts:
            sprite = board.tableau.sprites.get(handle)
            if laid is not None and sprite is not None and laid.target(handle) == rect:
                x, y, w, h = board.pose(sprite).rect
                return x - RING * k, y - RING * k, w + 2 * RING * k, h + 2 * RING * k
    return rect


def _under_lid(box: Box, card: Box, tray: Box, k: float) -> Box:
    """The plate inside the tray, at a side of the card where there is no room above or below it."""
    left, right = tray.x + 8 * k, tray.right - box.w - 8 * k
    x, y = min(max(box.x, left), right), min(max(box.y, tray.y + 34 * k), tray.bottom - box.h - 8 * k)
    inside = Box(x, y, box.w, box.h)
    if card.clipped(inside).h > 0 and card.clipped(inside).w > 0:
        sides = [at for at in (card.right + 8 * k, card.x - box.w - 8 * k) if left <= at <= right]
        inside = Box(sides[0] if sides else x, y, box.w, box.h)
    return inside


def strip(canvas: Canvas, scene: TableScene, k: float, shown: Callable[[Canvas, str, Spot, bool], None]) -> None:
    """Hidden or buried cards laid out once more."""
    hands = scene.hands
    box = Box(*hands.strip.box)
    plate(canvas, box, 14 * k, (30, 31, 42, 250), GOLD_LIGHT, 2 * k, 6 * k)
    for zone, (x, y, w, h) in hands.strip.heads:
        game = scene.session.info.id
        name = scene.app.words.optional(f"{game}.zone.{zone.kind}") or zone.kind.replace("_", " ")
        if zone.seat is not None:
            player, whole = scene.session.person(zone.seat).name, f"{game}.zone_of.{zone.kind}"
            name = scene.app.say(whole, player=player) if scene.app.words.has(whole) else f"{player}  {name}"
        if h > 100 * k:
            scene.app.type.block(canvas, name, Box(x, y, w, h), 22 * k, "bold", SOFT, middle=True)
        else:
            scene.app.type.draw(canvas, name, x, y + 32 * k, 22 * k, "bold", SOFT)
    over = hands.hover
    for handle, spot in hands.strip.spots.items():
        if handle != over:
            shown(canvas, handle, spot, False)
    if over in hands.strip.spots and over is not None:
        shown(canvas, over, hands.strip.spots[over], True)


def ring(canvas: Canvas, box: Box, k: float) -> None:
    """The focus ring."""
    area = canvas.rect(box)
    rim = threaded(area.w, area.h, canvas.px(12 * k), None, GOLD_LIGHT, max(1, canvas.px(max(2.0, 3 * k))))
    canvas.surface.blit(rim, rim.get_rect(center=area.center))
