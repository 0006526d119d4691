"""A line to type in. While an input method composes, the field alone gets keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from game.content.letters import LONGEST

from ..input import Key, Text
from ..registry import Box, Target
from ..theme import CUE, CUE_TEXT, EDGE, FIELD, GOLD_LIGHT, LINE, PAPER, SLATE
from ..ui import Ui
from .typing import Line

_PAD = 18.0  # between the frame and what is typed
_STEPS = (1.0, 0.92, 0.84, 0.76)  # a long line is set smaller before it slides


def field(
    ui: Ui,
    id: str,
    box: Box,
    value: str,
    change: Callable[[str], None],
    *,
    hint: str = "",
    wrong: str = "",
    done: Callable[[], None] | None = None,
    group: str = "",
    longest: int = LONGEST,
    size: float = 0,
    only: str = "",
    enabled: bool = True,
) -> None:
    """`change` gets every new value, `done` is Enter. `wrong` is the sentence below a value that is no good.

    `value` is what `change` got, as it was typed: a space at its end may be the one between two words.
    `only`: the characters that may be typed; "" for all.
    """
    page, focused = ui.page, ui.focused(id)
    kept = page.lines.get(id)
    if kept is None or kept.text != value or not focused:  # who comes back begins at the end, and the next one too
        page.lines.pop(id, None)
        kept = None
    line = kept or Line.of(value)
    size = size or min(28.0, box.h * 0.46)
    ui.rounded(
        box, 10, FIELD, CUE if wrong else GOLD_LIGHT if focused else EDGE if enabled else LINE, 3 if focused else 2
    )
    laid = _lay(ui, id, box, line, page.composed if focused else "", size, focused)
    _content(ui, laid, hint, focused)
    if wrong:
        ui.block(wrong, Box(box.x + 4, box.bottom + 4, box.w - 8, 48), 18, "ui", CUE_TEXT)

    def here() -> Line:
        """The line of this moment: several keys may come between two frames."""
        return page.lines.get(id, line)

    def now(fresh: Line) -> bool:
        before, page.lines[id] = here(), fresh
        ui.app.redraw()
        if fresh.text != before.text:
            change(fresh.text)
        return True

    def keys(event: Key | Text) -> bool:
        if isinstance(event, Text):
            return now(here().put(event.text, longest, only))
        if event.ctrl:
            return _shortcut(event.name, here(), now, longest, only)
        return _edit(event, here(), now, done)

    def point(x: float, y: float, what: str) -> None:
        if what in ("down", "drag"):
            now(here().at(laid.under(ui, x), what == "drag"))

    ui.target(Target(id, box, group or "fields", hint, point=point, keys=keys, enabled=enabled, radius=10, ring=0))


def _edit(event: Key, line: Line, now: Callable[[Line], bool], done: Callable[[], None] | None) -> bool:
    """The keys of a field; False for those that are for the page."""
    name = event.name
    if name in ("backspace", "delete"):
        return now(line.without(-1 if name == "backspace" else 1))
    if name in ("left", "right"):
        return now(line.beside(1 if name == "right" else -1, event.shift))
    if name in ("home", "end"):
        return now(line.at(0 if name == "home" else len(line.pieces), event.shift))
    if name == "enter" and done:
        done()
        return True
    return len(name) == 1 or name == "space"


def _shortcut(name: str, line: Line, now: Callable[[Line], bool], longest: int, only: str) -> bool:
    """Ctrl with a letter: choose all, copy, cut, paste."""
    if name == "a":
        return now(line.all())
    if name == "v":
        return now(line.put(_clipboard(), longest, only))
    if name in ("c", "x"):
        if line.chosen:
            _to_clipboard(line.chosen)
        return now(line.without(-1)) if name == "x" and line.chosen else True
    return False


@dataclass(frozen=True, slots=True)
class _Laid:
    """A line as it stands in its field: `x` is where it begins, left of `room` where it has slid."""

    line: Line
    composed: str
    box: Box
    room: Box
    x: float
    size: float
    whole: bool  # False: too long, and cut while nobody types

    def under(self, ui: Ui, x: float) -> int:
        """The place between two characters that is nearest to `x`."""
        pieces = self.line.pieces
        ends = [self.x + ui.width("".join(pieces[:n]), self.size, "bold") for n in range(len(pieces) + 1)]
        return min(range(len(ends)), key=lambda n: abs(ends[n] - x))


def _lay(ui: Ui, id: str, box: Box, line: Line, composed: str, size: float, focused: bool) -> _Laid:
    """A long line is set smaller; one that is too long even so slides just so far that its caret shows."""
    room = Box(box.x + _PAD, box.y, box.w - 2 * _PAD, box.h)

    def taken(size: float) -> float:
        return ui.width(line.text, size, "bold") + ui.width(composed, size) + 4

    size = next((size * part for part in _STEPS if taken(size * part) <= room.w), size * _STEPS[-1])
    wide = taken(size)
    if wide <= room.w or not focused:
        ui.page.scrolls.pop(id, None)
        return _Laid(line, composed, box, room, room.x, size, wide <= room.w)
    caret = ui.width(line.before, size, "bold") + ui.width(composed, size) + 4
    slid = min(max(ui.page.scrolls.get(id, 0.0), caret - room.w), caret - 4, wide - room.w)
    ui.page.scrolls[id] = slid = max(0.0, slid)
    return _Laid(line, composed, box, room, room.x - slid, size, True)


def _content(ui: Ui, laid: _Laid, hint: str, focused: bool) -> None:
    line, size, box = laid.line, laid.size, laid.box
    base = box.y + box.h / 2 + size * 0.36
    if not line.text and not laid.composed:
        ui.fitted(hint, laid.room.x, base, laid.room.w, tuple(size * part for part in _STEPS), "ui", EDGE)
    if not laid.whole:
        ui.fitted(line.text, laid.room.x, base, laid.room.w, (size,), "bold", PAPER)
        return
    ui.canvas.push_clip(Box(laid.room.x - 2, box.y, laid.room.w + 4, box.h))
    if focused and line.chosen:
        low, high = (ui.width("".join(line.pieces[:n]), size, "bold") for n in (line.low, line.high))
        ui.rounded(Box(laid.x + low, box.y + box.h * 0.2, high - low, box.h * 0.6), 3, SLATE)
    ui.text(line.before, laid.x, base, size, "bold", PAPER)
    x = laid.x + ui.width(line.before, size, "bold")
    if laid.composed:
        width = ui.text(laid.composed, x, base, size, "ui", GOLD_LIGHT)
        ui.canvas.block(Box(x, base + size * 0.2, width, 2), GOLD_LIGHT)
        x += width
    if focused:
        ui.canvas.block(Box(x + 1, box.y + box.h * 0.22, 2.5, box.h * 0.56), PAPER)
        _tell_system(ui, Box(x, box.y, 4, box.h))
    after = "".join(line.pieces[line.caret :])
    ui.text(after, x, base, size, "bold", PAPER)
    ui.canvas.pop_clip()


def _tell_system(ui: Ui, box: Box) -> None:
    """Where the system's list of conversions belongs."""
    import pygame

    if pygame.display.get_init():
        with suppress(pygame.error):
            pygame.key.set_text_input_rect(ui.canvas.rect(box))


def _clipboard() -> str:
    import pygame

    try:
        return pygame.scrap.get_text() if pygame.display.get_init() else ""
    except (pygame.error, UnicodeError, AttributeError):
        return ""


def _to_clipboard(text: str) -> None:
    import pygame

    if pygame.display.get_init():
        with suppress(pygame.error, UnicodeError, AttributeError):
            pygame.scrap.put_text(text)
