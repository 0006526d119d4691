"""What a page of settings does, shown on something from the table."""

from __future__ import annotations

from ..card_book import CardBook
from ..registry import Box
from ..theme import DIM, GOLD_LIGHT, LINE, PAPER, TOKENS
from ..ui import Ui
from . import frame
from .secrecy_picture import secrecy_picture

_CARDS = ("robespierre", "archbishop", "general")


def sample(ui: Ui, page: str, box: Box) -> None:
    """The panel at the right of a page of settings."""
    ui.panel(box, 9, 16)
    pad = ui.canvas.by_size(32, 22, 16)
    size, small = frame.body_size(ui), frame.caption_size(ui)
    x, inner, y = box.x + pad, box.w - 2 * pad, box.y + pad
    ui.text(ui.say("app.settings.sample"), x, y + small, small, "bold", DIM)
    y += small * 2
    foot = size * 7.4
    if page == "privacy":
        tall = min((box.bottom - y - foot) / 2 - 12, inner * 0.42)
        for way in ("screen", "lid"):
            picture = Box(x, y, min(tall * 1.3, inner * 0.38), tall)
            secrecy_picture(ui, way, picture)
            beside = Box(picture.right + 18, y + size * 1.6, x + inner - picture.right - 18, tall)
            ui.fitted(
                ui.say(f"app.options.{way}"),
                beside.x,
                y + size * 1.2,
                beside.w,
                (size, size - 2, size - 4, size - 6),
                "bold",
                PAPER,
            )
            ui.block(ui.say(f"app.options.{way}_line"), beside, small, "ui", DIM)
            y += tall + 14
    else:
        _cards(ui, Box(x, y, inner, box.bottom - y - foot))
    _turn(ui, Box(x, box.bottom - foot, inner, foot - pad), size)


def _cards(ui: Ui, box: Box) -> None:
    """Three cards of the first game that has some, at two sizes."""
    book = CardBook(ui.app, ui.app.house.shelf.ids[0])
    cards = {card.face: card for card in book.cards()}
    shown = [cards[face] for face in _CARDS if face in cards] or list(cards.values())[:3]
    wide = min(box.w * 0.62, box.h / 1.4)
    small = min(box.w - wide - 20, wide * 0.55)
    for n, (card, form) in enumerate(zip(shown, ("full", "line", "line"), strict=False)):
        w = wide if n == 0 else small
        x = box.x if n == 0 else box.x + wide + 20
        y = box.y if n < 2 else box.y + small * 1.4 + 16
        if w >= 30 and y + w * 1.397 <= box.bottom + 2:
            ui.shadow(Box(x, y, w, w * 1.397), 10, 16, 7)
            ui.canvas.blit(book.picture(card, form, ui.canvas.px(w)), x, y)


def _turn(ui: Ui, box: Box, size: float) -> None:
    ui.canvas.line((box.x, box.y), (box.right, box.y), LINE)
    token = ui.app.token(0)
    ui.token(token, box.x + 12, box.y + size * 1.2, 12)
    name = ui.say("app.seats.unnamed", n=1)
    ui.fitted(
        ui.say("app.settings.sample_turn", player=name),
        box.x + 34,
        box.y + size * 1.55,
        box.w - 34,
        (size * 1.2, size),
        "bold",
        GOLD_LIGHT,
    )
    ui.block(ui.say("app.settings.sample_text"), Box(box.x, box.y + size * 1.95, box.w, size * 3), size, "ui", PAPER)
    step = min(38.0, box.w / 6)
    for n in range(6):
        ui.token(ui.app.token(n % len(TOKENS)), box.x + 14 + n * step, box.bottom - 8, 12)
