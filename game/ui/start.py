"""From nothing to a running window: settings first, then the environment, then pygame."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from . import loop
from .settings import SettingsFile

if TYPE_CHECKING:
    import pygame

    from game.content.texts import Lang

    from .running import RunningApp

SIZE = (1280, 720)  # of the window when it opens; it may be given any other
LEAST = (960, 540)
FRAME = (16, 96)  # pixels that a frame, a title and a bar of the desktop take of the screen, about


def open_app(
    home: Path,
    data: Path,
    assets: Path,
    lang: Lang | None = None,
    opening: Callable[[RunningApp], None] | None = None,
    first: Callable[[], None] | None = None,
) -> None:
    """Play in a real window until it is closed.

    opening: puts the first scene on the stack; the title if None. first: called once the first frame is shown.
    Raises NoScreen where no window can be opened.
    """
    loop.prepare(SettingsFile(home).values.drawing)
    window = loop.open_window("Tricoteuse", fitting)
    from .running import RunningApp

    app = RunningApp(home, data, assets, window.get_surface().get_size(), lang, audible=True)
    _icon(app, window)
    if app.settings_file.trouble:
        app.toast(app.say(app.settings_file.trouble))
    (opening or title)(app)
    loop.run(app, window, first)


def fitting(width: int, height: int) -> tuple[int, int]:
    """The size of the window on a screen of that size: whole, with its frame, and as wide to its height as ever."""
    part = min(1.0, (width - FRAME[0]) / SIZE[0], (height - FRAME[1]) / SIZE[1])
    return max(LEAST[0], round(SIZE[0] * part)), max(LEAST[1], round(SIZE[1] * part))


def title(app: RunningApp) -> None:
    from .scenes.title import Title

    app.stack.push(Title(app))


def _icon(app: RunningApp, window: pygame.Window) -> None:
    import pygame

    if app.images.has("icon/app"):
        window.set_icon(pygame.transform.smoothscale(app.images.picture("icon/app", 64, 64), (64, 64)))
