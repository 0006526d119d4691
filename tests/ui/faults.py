"""Faults in the window (see tests/mutate.py): what a movement shows."""
from __future__ import annotations

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("a curtain closes over the open table", "game/ui/drape.py", "    surface.blit(cloth, (0, 0))\n    length", "    length"),
    ("a curtain draws aside at the first touch", "game/ui/scenes/handoff.py", "if self.held >= HOLD:", "if self.held >= 0:"),
    ("cards that other eyes saw turn over", "game/ui/table/beats.py", "if old.face is not None and not same:", "if False:"),
    ("a cord never hangs still", "game/ui/tables/guillotine.py", "max(0.0, left - dt / (speed or 1))", "max(.1, left - dt / (speed or 1))"),
    ("a card travels with less motion", "game/ui/table/tableau.py", "if self.part >= 1 or self.fades:", "if self.part >= 1:"),
    ("a carried card is not wiped away", "game/ui/table/around.py", "canvas.surface.blit(kept.picture, over[2], over[2])", "pass"),
)
