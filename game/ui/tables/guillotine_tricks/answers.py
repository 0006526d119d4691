"""Buttons of the trick-taking Guillotine: what never leaves its place, and what stands inside the tray.

"Terror?" is alike for every seat from the deal until the right is used or gone in public; who may annul is told
under that seat's lid alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.content.looks import Rect
from game.core.events import Zone
from game.core.view import Offer, TableView

from ...canvas import Canvas
from ...registry import Box
from ...table.interaction import Button, Interaction
from ...table.layout import Layout
from ...theme import SOFT
from .furniture import GAME

if TYPE_CHECKING:
    from . import Table

TERROR, SHEET, LAST_TRICK = "terror", "score sheet", "last trick"
ANNUL, LET_STAND = "annul", "let it stand"
NOWHERE: Rect = (0, 0, 0, 0)
WIDE, HIGH = 270.0, 64.0  # of an answer inside the tray


def named_place(laid: Layout, name: str) -> Rect | None:
    """A place that table.toml keeps free, as scenery without a picture."""
    return next((rect for look, rect in laid.scenery if look.draw == name), None)


def place(laid: Layout, offers: Sequence[Offer], offer: Offer, tray: bool) -> Rect | None:
    """Answers of a lifted lid stand above each other at the right end of the tray, those to the Terror on a screen of
    their own too; Terror itself has one button for all."""
    if offer.idle and offer.token == TERROR:
        return NOWHERE
    if not tray and offer.token not in (ANNUL, LET_STAND):
        return None
    x, y, w, h = laid.regions["tray"]
    alike = [other for other in offers if other.pick is None and not other.idle and other.prompt == offer.prompt]
    if offer not in alike:  # thinking again is a right that stays open
        alike = [offer]
    n, of, k = alike.index(offer), len(alike), laid.k
    if offer.token in (ANNUL, LET_STAND):  # in one place with the right and without
        n, of = (ANNUL, LET_STAND).index(offer.token), 2
    step = (HIGH + 18) * k
    top = y + h - 16 * k - step if of == 1 else y + h / 2 + 16 * k - step * of / 2
    return x + w - (WIDE + 16) * k, top + n * step, WIDE * k, HIGH * k


def no_right(table: Table, canvas: Canvas, laid: Layout, view: TableView) -> None:
    """Where the button to annul would be: why it is not there."""
    tokens = {offer.token for offer in table.offers}
    if LET_STAND not in tokens or ANNUL in tokens:
        return
    k, (x, y, w, h) = laid.k, laid.regions["tray"]
    box = Box(x + w - (WIDE + 16) * k, y + 50 * k, WIDE * k, h / 2)
    why = "no_right_round" if view.marks.get(("setting.right", None)) == "whole_round" else "no_right"
    table.app.type.block(canvas, table.app.say(f"{GAME}.refuse.{why}"), box, 22 * k, "ui", SOFT)


def steady(table: Table, laid: Layout, view: TableView, hands: Interaction) -> list[Button]:
    """The score sheet, the last trick, and the right that somebody may have."""
    made = []
    sheet, last, terror = (named_place(laid, name) for name in ("score_sheet", "last_trick", "terror"))
    if sheet:
        made.append(
            Button(
                SHEET,
                sheet,
                table.app.say(f"{GAME}.button.score_sheet"),
                deed=lambda: table.open("sheet"),
                enabled=bool(view.counters.get(("round", None))),
            )
        )
    if last and any(("last_trick", seat) in view.marks for seat in range(4)):
        made.append(Button(LAST_TRICK, last, "", deed=table.app.redraw))
    if terror and right_about(view):
        rights = tuple(offer for offer in hands.picker.offers if offer.idle and offer.token == TERROR)

        def ask_whose() -> None:
            hands.picker.menu = () if hands.picker.menu else rights
            table.app.redraw()

        live = bool(rights) and all(view.zones.get(Zone("trick", seat)) for seat in range(4))
        made.append(
            Button(
                TERROR,
                terror,
                table.app.say(f"{GAME}.button.terror"),
                "armed" if rights and hands.picker.menu == rights else "outlined",
                deed=ask_whose,
                enabled=live,
            )
        )
    return made


def right_about(view: TableView) -> bool:
    """Whether anybody could still have the right, as far as the table can tell: from the deal on."""
    if view.marks.get(("setting.robespierre", None)) != "on" or not view.counters.get(("round", None)):
        return False
    return not view.counters.get(("trick", None)) or ("terror", None) in view.marks
