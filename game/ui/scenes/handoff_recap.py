"""Beside the cover's placard: what has happened in public since the next person last had the screen.

Only sentences that everybody may read, as the log has them; nothing here depends on a hidden card.
"""

from __future__ import annotations

from game.core.events import Said
from game.session.session import Session

from ..canvas import Canvas
from ..registry import Box
from ..theme import DIM, GOLD_LIGHT, PAPER, SOFT
from ..ui import Ui
from . import frame

MOST = 6  # moments that are told; the rest is counted
MARGIN = 24  # free on both sides of it
NARROWEST = 230  # a line that is shorter is read as a column of words


def told(session: Session, seat: int) -> list[Said]:
    """The public sentences, oldest first."""
    return [beat.event for beat in session.recap(seat) if isinstance(beat.event, Said) and beat.event.key]


def aside(canvas: Canvas, box: Box) -> Box:
    """The placard where it leaves room for a recap: in the middle of a wide window, at the left of a small one."""
    if canvas.tall or canvas.width - box.right - 2 * MARGIN >= NARROWEST:
        return box
    return box.moved(MARGIN - box.x, 0)


def recap(ui: Ui, session: Session, seat: int, said: list[Said], box: Box) -> None:
    """The newest sentences that fit, and how many came earlier. Draws nothing for fewer than two."""
    if len(said) < 2:
        return
    size, small = frame.caption_size(ui) + 1, frame.caption_size(ui)
    people = [session.person(each) for each in session.table_seats()]
    inner = box.w - 40
    lines = [ui.app.words.say(each.key, each.args, people) for each in said]
    shown: list[str] = []
    room = box.h - small * 3.4
    for line in reversed(lines[-MOST:]):
        tall = ui.type.height(ui.canvas, line, inner - 18, size, lead=1.32) + 10
        if tall > room:
            break
        room -= tall
        shown.insert(0, line)
    if not shown:
        return
    earlier = len(lines) - len(shown)
    title = ui.say("app.recap.title", player=session.person(seat).name)
    tall = box.h - small * 3.4 - room + ui.type.height(ui.canvas, title, inner, small, "bold", lead=1.3)
    tall += small * 1.6 + (small * 1.6 if earlier else 0)
    part = Box(box.x, box.y + max(0.0, (box.h - tall) / 2), box.w, min(box.h, tall))
    ui.rounded(part, 14, (14, 8, 12, 168))
    y = part.y + small * 0.8
    y += ui.block(title, Box(part.x + 20, y, inner, 0), small, "bold", GOLD_LIGHT, lead=1.3) + 6
    if earlier:
        ui.text(ui.say("app.recap.earlier", n=earlier), part.x + 20, y + small, small - 1, "ui", DIM)
        y += small * 1.6
    for n, line in enumerate(shown):
        ui.canvas.disc(part.x + 25, y + size * 0.66, 3.5, GOLD_LIGHT if n == len(shown) - 1 else DIM)
        y += (
            ui.block(
                line, Box(part.x + 38, y, inner - 18, 0), size, "ui", PAPER if n == len(shown) - 1 else SOFT, lead=1.32
            )
            + 10
        )
