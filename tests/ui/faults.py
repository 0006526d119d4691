"""Faults in the window (see tests/mutate.py): what a movement shows, what one's hands leave for the next one."""
from __future__ import annotations

# name, file, good, bad
FAULTS: tuple[tuple[str, str, str, str], ...] = (
    ("a curtain closes over the open table", "game/ui/drape.py", "    surface.blit(cloth, (0, 0))\n    length", "    length"),
    ("a curtain draws aside at the first touch", "game/ui/scenes/handoff.py", "if self.held >= HOLD:", "if self.held >= 0:"),
    ("cards that other eyes saw turn over", "game/ui/table/beats.py", "if old.face is not None and not same:", "if False:"),
    ("a cord never hangs still", "game/ui/tables/guillotine.py", "max(0.0, left - dt / (speed or 1))", "max(.1, left - dt / (speed or 1))"),
    ("a card travels with less motion", "game/ui/table/tableau.py", "if self.part >= 1 or self.fades:", "if self.part >= 1:"),
    ("a carried card is not wiped away", "game/ui/table/around.py", "canvas.surface.blit(kept.picture, over[2], over[2])", "pass"),
    ("keys find what the last one chose", "game/ui/table/focus.py", "        self.last.clear()\n", ""),
    ("the focus stays where the last one had it", "game/ui/table/focus.py", "        self.at, self.shown = None, False\n        self.last", "        self.last"),
    ("a look that ends forgets nothing", "game/ui/scenes/table.py", "        if self._looks != self.session.looks:\n            self.forget()\n", "        pass\n"),
    ("a reason is drawn for the next one", "game/ui/scenes/table.py", "        self.painter.close()\n        self.refusal = None\n", "        self.painter.close()\n"),
    ("a reason outlives its time behind a cover", "game/ui/scenes/table.py", "        self._expire()                   #", "        pass                             #"),
    ("the zoom stays open for the next one", "game/ui/table/paint.py", "        self.zoomed = None\n        self.previews.forget()\n", "        self.previews.forget()\n"),
    ("a preview is kept for other eyes", "game/ui/table/paint.py", "        self.zoomed = None\n        self.previews.forget()\n", "        self.zoomed = None\n"),
    ("the pointer lights what it has pressed in private", "game/ui/table/interaction.py", "if self.pointer[0] >= 0 else None      #", "#"),
    ("the table knows where the pointer was left", "game/ui/table/interaction.py", "        if pointer:\n            self.pointer = (-1.0, -1.0)\n", ""),
    ("the curtain knows where the pointer was left", "game/ui/app.py", "        self.pointer = (-1.0, -1.0)\n        self.toasts", "        self.toasts"),
    ("a private notice stays for the next one", "game/ui/app.py", "        self.toasts.hush()\n", ""),
    ("a formula says where answers stand", "game/ui/table/lots.py", "self._first[whose] = self.source.randrange(of)", "self._first[whose] = hash(str(whose)) % of"),
    ("answers change places while they are thought about", "game/ui/table/lots.py", "        if whose not in self._first:\n", "        if True:\n"),
    ("a preview of a hand lies on the table", "game/ui/table/previews.py", "        if scene.private(offer):                         #", "        if False:                         #"),
    ("a hand lights the table round the lid", "game/ui/table/lid.py", "        return carried and len", "        return True or len"),
    ("a zoom shows a lid's card to all", "game/ui/table/callouts.py", "if scene.lid.seat is not None and board is scene.lid.board and", "if False and"),
    ("it is heard that a card cannot be used", "game/ui/scenes/table.py", "        if not self.session.private:     #", "        if True:     #"),
    ("it is heard which card can be used", "game/ui/table/interaction.py", '"pick_up" if ours else', '"pick_up" if card in self.picker.pickable() else'),
    ("where Terror is let stand tells of the right", "game/ui/tables/guillotine_tricks/answers.py", "        n, of = (ANNUL, LET_STAND).index(offer.token), 2\n", "        pass\n"),
    ("the last position is only a picture", "game/ui/scenes/study.py", "used = table.pointer.handle(event)", "used = False"),
    ("keys do not walk the last position", "game/ui/table/interaction.py", "        if self.studied:\n            picks = dict(self._open())\n", ""),
)
