"""All games by name in a row, to choose one of them; on a narrow window in two rows or more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ..posters import game_name
from ..registry import Box, Target
from ..theme import DIM, GOLD_LIGHT, PAPER
from ..ui import Ui
from . import frame

_ROW = 48.0


def game_row(ui: Ui, games: Sequence[str], chosen: str, choose: Callable[[str], None], area: Box) -> Box:
    """Names from the left, a gold bar under the chosen one; ← and → choose. Returns the room below them."""
    size, at = frame.body_size(ui), games.index(chosen)
    gap = ui.canvas.by_size(30, 22, 18)
    x, y = area.x, area.y

    def step(by: int) -> None:
        choose(games[min(len(games) - 1, max(0, at + by))])

    for n, game in enumerate(games):
        name, here, id = game_name(ui.app, game), n == at, f"game:{n}"
        width = max(_ROW, ui.width(name, size, "bold"))
        if x > area.x and x + width > area.right:
            x, y = area.x, y + _ROW
        colour = PAPER if here or ui.hot(id) else DIM
        ui.text(name, x + width / 2, y + 22 + size * 0.36, size, "bold" if here else "ui", colour, "centre")
        if here:
            ui.rounded(Box(x, y + 38, width, 4), 2, GOLD_LIGHT)
        box = Box(x - 8, y, width + 16, _ROW)
        ui.target(Target(id, box, "games", name, partial(choose, game), step, focusable=here, radius=8, ring=0))
        x += width + gap
    if ui.page.focus.startswith("game:"):
        ui.page.focus = f"game:{at}"
    below = y + _ROW + ui.canvas.by_size(16, 10, 8)
    return Box(area.x, below, area.w, area.bottom - below)
