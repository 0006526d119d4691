"""The real window round an RunningApp: opens it, feeds it, sleeps when nothing moves.

Without a graphics driver the window system's way through software OpenGL costs ten times what the drawing
itself does, so it is switched off before pygame is imported; the setting "drawing" decides otherwise.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pygame

    from .running import RunningApp

IDLE, FAST, HASTE = 20, 60, 250  # events are looked for this often a second; the last while a scene is made
UNSEEN = ("offscreen", "dummy", "evdev")  # drivers without a screen, which SDL falls back to by itself
NIGHT = (24, 25, 34)  # what the window shows until the first scene is drawn
REST = 8  # with nothing to do, every so many looks the scenes are asked whether their time has come


_MMAP_THRESHOLD, _PICTURE = -3, 1 << 18  # glibc's number for it; bytes from which on memory is mapped by itself


class NoScreen(Exception):
    """No window can be opened here. `args[0]` says why, as the system put it."""


def prepare(drawing: str = "auto") -> None:
    """Set what must be set before pygame is imported. `drawing`: auto, software or hardware."""
    _give_back_memory()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tricoteuse")  # by which a desktop groups its windows
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    if "SDL_FRAMEBUFFER_ACCELERATION" in os.environ or drawing == "hardware":
        return
    bare = sys.platform.startswith("linux") and not list(Path("/dev/dri").glob("renderD*"))
    if bare or drawing == "software":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


def open_window(title: str, fitting: Callable[[int, int], tuple[int, int]]) -> pygame.Window:
    """The window, dark as the night the title stands in; `fitting` tells its size on a screen of some size.

    Raises NoScreen where there is no screen.
    """
    import pygame

    try:
        pygame.display.init()
        if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
            raise NoScreen("no display")  # SDL would go on into a window that nobody ever sees
        size = fitting(*pygame.display.get_desktop_sizes()[0])
        window = pygame.Window(title, size, resizable=True, allow_high_dpi=True)
        window.minimum_size = (320, 240)
        window.get_surface().fill(NIGHT)  # never a white flash while the rest is being read
        window.flip()
    except pygame.error as why:
        raise NoScreen(str(why)) from why
    return window


def run(app: RunningApp, window: pygame.Window, first: Callable[[], None] | None = None) -> None:
    """Play until the app is left. `first` is called after the first frame has been shown."""
    import pygame

    app.show_on(window.get_surface())
    app.gradual = app.stack.patient = True
    app.images.early()
    size = app.screen.get_size()
    ticks = pygame.Clock()
    last = app.clock.now()
    fullscreen = False
    idle, shown = 0, False
    while app.running:
        events = pygame.event.get()
        for event in events:
            if event.type == pygame.WINDOWEXPOSED:  # uncovered: what the system kept of it may be anything
                app.redraw()
            app.post(event)
        idle = 0 if events or app.busy else idle + 1
        if idle % REST:
            ticks.tick(IDLE)
            continue
        if app.fullscreen != fullscreen:
            fullscreen = _switch(window, app.fullscreen)
            app.fullscreen = fullscreen
        surface = window.get_surface()
        if surface is not app.screen or surface.get_size() != size:  # a resized window keeps its surface
            app.show_on(surface)
            size = surface.get_size()
        now = app.clock.now()
        if app.step(min(0.1, now - last)):
            window.flip()
            if not shown:
                shown = True
                if first:
                    first()
        last = now
        ticks.tick(HASTE if app.opening else FAST if app.busy else IDLE)
    app.sounds.close()
    window.destroy()


def _give_back_memory() -> None:
    """Let Linux have the memory of every picture back as soon as it is dropped: glibc else keeps it for later ones."""
    if sys.platform.startswith("linux"):
        import ctypes

        with suppress(OSError, AttributeError):  # another C library: it goes without
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _PICTURE)


def _switch(window: pygame.Window, wanted: bool) -> bool:
    import pygame

    try:
        if wanted:
            window.set_fullscreen(True)
        else:
            window.set_windowed()
    except pygame.error:
        return not wanted
    return wanted
