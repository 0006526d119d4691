"""What people do, as plain frozen facts: pygame's events with their traps taken out.

Facts about the window system behind this (measured): a button released outside still arrives, with a place
outside; when the focus leaves while a button is held, its release never comes and the next press is swallowed;
the streams of two buttons interleave. So a gesture is cancelled on every loss of focus, a release without its
press counts as a click, and a second button during a gesture puts everything back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import pygame

from .canvas import Transform


@dataclass(frozen=True, slots=True)
class Press:
    """A button or finger went down. `button` 1 is the main one, 3 the other."""

    x: float
    y: float
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Move:
    x: float
    y: float
    held: bool = False
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Release:
    x: float
    y: float
    button: int = 1
    touch: bool = False


@dataclass(frozen=True, slots=True)
class Cancel:
    """Whatever was held goes back to where it was."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: `name` is "left", "enter", "f1" … or the character it types, in lower case."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class KeyUp:
    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """Characters typed or accepted from an input method."""

    text: str


@dataclass(frozen=True, slots=True)
class Compose:
    """What an input method is composing; "" when it has ended."""

    text: str


@dataclass(frozen=True, slots=True)
class Wheel:
    x: float
    y: float
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front, or is minimised: private things close at once."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""


@dataclass(frozen=True, slots=True)
class Resized:
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Quit:
    """The window was asked to close."""


Input: TypeAlias = (
    Press | Move | Release | Cancel | Key | KeyUp | Text | Compose | Wheel | FocusLost | FocusGained | Resized | Quit
)

_NAMED: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_ESCAPE: "esc",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_MENU: "menu",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    **{getattr(pygame, f"K_F{n}"): f"f{n}" for n in range(1, 13)},
    **{getattr(pygame, f"K_KP{n}"): str(n) for n in range(10)},
}


def key_name(code: int) -> str:
    """The name of a key by what it is or types; "" for one that this house does not use."""
    if code in _NAMED:
        return _NAMED[code]
    return chr(code).lower() if 32 < code < 0x110000 and code < 0x40000000 else ""


_LEAVING = frozenset((pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN))


def leaves(event: pygame.event.Event | Input) -> bool:
    """Whether the window is left with this: whatever is private is shut."""
    return isinstance(event, FocusLost) or getattr(event, "type", None) in _LEAVING


class Translator:
    """Turns pygame events into inputs. Remembers which buttons are down, nothing else."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self.spoiled = False  # a second button came during a gesture: wait until all are up

    def take(self, event: pygame.event.Event, transform: Transform) -> list[Input]:
        """The inputs of one event, in order; none for events that mean nothing here."""
        kind = event.type
        if kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._pointer(event, transform)
        if kind in _LEAVING:
            return self._leave()
        if kind in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            return [FocusGained()]
        if kind in (pygame.WINDOWRESIZED, pygame.WINDOWSIZECHANGED):
            return [Resized(int(event.x), int(event.y))]
        if kind == pygame.VIDEORESIZE:
            return [Resized(int(event.w), int(event.h))]
        if kind in (pygame.QUIT, pygame.WINDOWCLOSE):
            return [Quit()]
        return self._keys(event, transform)

    def _leave(self) -> list[Input]:
        held = bool(self.down)
        self.down.clear()
        self.spoiled = False
        return [Cancel(), FocusLost()] if held else [FocusLost()]

    def _pointer(self, event: pygame.event.Event, transform: Transform) -> list[Input]:
        x, y = transform.to_logical(*event.pos)
        touch = bool(getattr(event, "touch", False))
        if event.type == pygame.MOUSEMOTION:
            return [] if self.spoiled else [Move(x, y, bool(self.down), touch)]
        button = int(event.button)
        if button not in (1, 2, 3):  # wheels of old come as buttons 4 to 7
            return []
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._press(button, Press(x, y, button, touch))
        return self._release(button, Release(x, y, button, touch), transform)

    def _press(self, button: int, press: Press) -> list[Input]:
        if button in self.down:  # its release was lost
            self.down.discard(button)
            if not self.down:
                self.down.add(button)
                return [Cancel(), press]
        self.down.add(button)
        if len(self.down) > 1:
            first, self.spoiled = not self.spoiled, True
            return [Cancel()] if first else []
        return [press]

    def _release(self, button: int, release: Release, transform: Transform) -> list[Input]:
        known = button in self.down
        self.down.discard(button)
        if self.spoiled:
            self.spoiled = bool(self.down)
            return []
        w, h = transform.upright
        inside = 0 <= release.x < w / transform.scale and 0 <= release.y < h / transform.scale
        if not inside:
            return [Cancel()] if known else []
        if known:
            return [release]
        return [Press(release.x, release.y, button, release.touch), release]

    def _keys(self, event: pygame.event.Event, transform: Transform) -> list[Input]:
        if event.type == pygame.KEYDOWN:
            name = key_name(event.key)
            mod = int(getattr(event, "mod", 0))
            alt = bool(mod & pygame.KMOD_ALT)  # with it Ctrl is AltGr, as Windows tells it: a letter, no command
            ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not alt
            return (
                [
                    Key(
                        name,
                        bool(mod & pygame.KMOD_SHIFT),
                        ctrl,
                        alt,
                        bool(getattr(event, "repeat", False)),
                    )
                ]
                if name
                else []
            )
        if event.type == pygame.KEYUP:
            name = key_name(event.key)
            return [KeyUp(name)] if name else []
        if event.type == pygame.TEXTINPUT:
            return [Text(str(event.text))]
        if event.type == pygame.TEXTEDITING:
            return [Compose(str(event.text))]
        if event.type == pygame.MOUSEWHEEL:
            x, y = transform.to_logical(*getattr(event, "pos", (-1, -1)))
            dx, dy = getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y)
            return [Wheel(x, y, float(dx), float(dy))]
        return []
