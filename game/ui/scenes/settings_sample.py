"""What a page of settings does, shown on something from the table."""
from __future__ import annotations

from ..registry import Box
from ..theme import DIM, GOLD_LIGHT, LINE, PAPER, TOKENS
from ..ui import Ui
from . import frame
from .secrecy_picture import secrecy_picture

_CARDS = ("guillotine/noble/robespierre/full", "guillotine/noble/archbishop/line", "guillotine/noble/general/line")


def sample(ui: Ui, page: str, box: Box) -> None:
    """The panel at the right of a page of settings."""
    ui.panel(box, 9, 16)
    pad = ui.canvas.by_size(32, 22, 16)
    size, small = frame.body_size(ui), frame.caption_size(ui)
    x, inner, y = box.x + pad, box.w - 2 * pad, box.y + pad
    ui.text(ui.say("app.settings.sample"), x, y + small, small, "bold", DIM)
    y += small * 2
    foot = size * 6.4
    if page == "privacy":
        tall = min((box.bottom - y - foot) / 2 - 12, inner * 0.42)
        for way in ("screen", "lid"):
            picture = Box(x, y, tall * 1.3, tall)
            secrecy_picture(ui, way, picture)
            ui.text(ui.say(f"app.options.{way}"), picture.right + 18, y + size * 1.2, size, "bold", PAPER)
            beside = Box(picture.right + 18, y + size * 1.6, x + inner - picture.right - 18, tall)
            ui.block(ui.say(f"app.options.{way}_line"), beside, small, "ui", DIM)
            y += tall + 14
    else:
        _cards(ui, Box(x, y, inner, box.bottom - y - foot))
    _turn(ui, Box(x, box.bottom - foot, inner, foot - pad), size)


def _cards(ui: Ui, box: Box) -> None:
    wide = min(box.w * 0.62, box.h / 1.4)
    small = min(box.w - wide - 20, wide * 0.55)
    for name, x, y, w in ((_CARDS[0], box.x, box.y, wide), (_CARDS[1], box.x + wide + 20, box.y, small),
                          (_CARDS[2], box.x + wide + 20, box.y + small * 1.4 + 16, small)):
        if y + w * 1.397 > box.bottom + 2 or w < 30:
            continue
        picture = ui.app.images.picture(name, ui.canvas.px(w), ui.canvas.px(w * 1.397))
        ui.shadow(Box(x, y, w, w * 1.397), 10, 16, 7)
        ui.canvas.blit(picture, x, y)


def _turn(ui: Ui, box: Box, size: float) -> None:
    ui.canvas.line((box.x, box.y), (box.right, box.y), LINE)
    token = ui.app.token(0)
    ui.token(token, box.x + 12, box.y + size * 1.2, 12)
    name = ui.say("app.seats.unnamed", n=1)
    ui.fitted(ui.say("app.settings.sample_turn", player=name), box.x + 34, box.y + size * 1.55, box.w - 34,
              (size * 1.2, size), "bold", GOLD_LIGHT)
    ui.block(ui.say("app.settings.sample_text"), Box(box.x, box.y + size * 2, box.w, size * 3), size, "ui", PAPER)
    step = min(38.0, box.w / 6)
    for n in range(6):
        ui.token(ui.app.token(n % len(TOKENS)), box.x + 14 + n * step, box.bottom - 8, 12)
