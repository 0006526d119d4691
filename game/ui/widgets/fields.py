"""A line to type in. While an input method composes, the field alone gets keys."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from game.content.letters import LONGEST, graphemes, tidy

from ..input import Key, Text
from ..registry import Box, Target
from ..theme import CUE, CUE_TEXT, EDGE, FIELD, GOLD_LIGHT, LINE, PAPER
from ..ui import Ui


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

    `only`: the characters that may be typed; "" for all.
    """
    page, focused = ui.page, ui.focused(id)
    pieces = graphemes(value)
    caret = min(page.carets.get(id, len(pieces)), len(pieces))
    size = size or min(28.0, box.h * 0.46)
    ui.rounded(
        box, 10, FIELD, CUE if wrong else GOLD_LIGHT if focused else EDGE if enabled else LINE, 3 if focused else 2
    )
    _content(ui, box, pieces, caret, page.composed if focused else "", size, hint, focused)
    if wrong:
        ui.block(wrong, Box(box.x + 4, box.bottom + 4, box.w - 8, 48), 18, "ui", CUE_TEXT)

    def put(text: str) -> bool:
        fresh = "".join(c for c in tidy(text, longest) if not only or c in only)
        room = longest - len(pieces)
        added = graphemes(fresh)[: max(0, room)]
        page.carets[id] = caret + len(added)
        change(tidy("".join([*pieces[:caret], *added, *pieces[caret:]]), longest))
        return True

    def keys(event: Key | Text) -> bool:
        if isinstance(event, Text):
            return put(event.text)
        return _edit(event, pieces, caret, put, lambda to: page.carets.__setitem__(id, to), change, done)

    ui.target(Target(id, box, group or "fields", hint, None, keys=keys, enabled=enabled, radius=10, ring=0))


def _edit(
    event: Key,
    pieces: list[str],
    caret: int,
    put: Callable[[str], bool],
    move: Callable[[int], None],
    change: Callable[[str], None],
    done: Callable[[], None] | None,
) -> bool:
    """The keys of a field; False for those that are for the page."""
    name = event.name
    if event.ctrl:
        return name == "v" and put(_clipboard())
    if name == "backspace" and caret:
        move(caret - 1)
        change("".join(pieces[: caret - 1] + pieces[caret:]))
    elif name == "delete":
        change("".join(pieces[:caret] + pieces[caret + 1 :]))
    elif name in ("left", "right"):
        move(min(len(pieces), max(0, caret + (1 if name == "right" else -1))))
    elif name in ("home", "end"):
        move(0 if name == "home" else len(pieces))
    elif name == "enter" and done:
        done()
    else:
        return len(name) == 1 or name in ("space", "backspace")
    return True


def _content(
    ui: Ui, box: Box, pieces: list[str], caret: int, composed: str, size: float, hint: str, focused: bool
) -> None:
    pad, base = 18.0, box.y + box.h / 2 + size * 0.36
    before, after = "".join(pieces[:caret]), "".join(pieces[caret:])
    ui.canvas.push_clip(box.grown(-4))
    if not pieces and not composed and hint:
        ui.text(hint, box.x + pad, base, size, "ui", EDGE)
    at = ui.width(before, size, "bold")
    wide = at + ui.width(composed, size) + 8
    x = box.x + pad - max(0.0, wide - (box.w - 2 * pad))
    ui.text(before, x, base, size, "bold", PAPER)
    x += at
    if composed:
        width = ui.text(composed, x, base, size, "ui", GOLD_LIGHT)
        ui.canvas.block(Box(x, base + size * 0.2, width, 2), GOLD_LIGHT)
        x += width
    if focused:
        ui.canvas.block(Box(x + 1, box.y + box.h * 0.22, 2.5, box.h * 0.56), PAPER)
        _tell_system(ui, Box(x, box.y, 4, box.h))
    ui.text(after, x + (4 if focused else 0), base, size, "bold", PAPER)
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
