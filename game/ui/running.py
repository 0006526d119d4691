"""The application at work, without its window: takes events, lets time pass, draws frames.

The same object runs in a real window (`loop.py`) and headless in tests: `post` an event, `step` time, read the
`frame` and the registries of what was drawn, what can be pressed and what was heard.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pygame

from .app import App
from .backdrop import Backdrop
from .canvas import Canvas, Design, big_enough
from .clock import Clock, FakeClock
from .faults import report
from .input import (
    Cancel,
    FocusGained,
    FocusLost,
    Input,
    Key,
    KeyUp,
    Move,
    Press,
    Quit,
    Release,
    Resized,
    Translator,
    Wheel,
    leaves,
)
from .opening import Opening
from .registry import Box, Drawn, Target
from .scene import Scene
from .shapes import make_room
from .theme import PAPER
from .words import Lang

# What reaches the scenes in a window too small to play in: whatever ends a gesture, and the way out. A hold whose end
# were swallowed would leave a lid open, or a cover counting, with nobody there.
ALWAYS = FocusLost | Cancel | Release | KeyUp | Quit
_AWAKE = 0.5  # seconds of 60 frames a second after any input


class RunningApp(App):
    """An `App` and what drives it; `size`, `lang` and the rest as there."""

    def __init__(
        self,
        home: Path,
        data: Path,
        assets: Path,
        size: tuple[int, int] = (1280, 720),
        lang: Lang | None = None,
        clock: Clock | None = None,
        audible: bool = False,
    ) -> None:
        super().__init__(home, data, assets, size, lang, clock, audible)
        self._events: deque[pygame.event.Event | Input] = deque()
        self._translator = Translator()
        self._awake_until = 0.0
        self._backdrop = Backdrop()
        self._opening: Opening | None = None

    @property
    def drawn(self) -> list[Drawn]:
        return self.registry.drawn

    @property
    def targets(self) -> list[Target]:
        return self.registry.targets

    @property
    def sounds_played(self) -> list[str]:
        return self.sounds.played

    def show_on(self, screen: pygame.Surface) -> None:
        """Draw on this surface from now on: the window's, after it was opened or has changed its size."""
        if screen is self.screen or screen.get_size() != self.screen.get_size():
            self.images.clear()
        make_room(*screen.get_size())
        self.screen = screen
        self.canvas = None
        self._backdrop.forget()
        self.redraw()

    # ------------------------------------------------------------------ driving
    def post(self, event: pygame.event.Event | Input) -> None:
        """Queue what happened; pygame's events and this house's inputs both do."""
        self._events.append(event)

    def step(self, dt: float = 0.0) -> bool:
        """Take all queued events, let `dt` seconds pass, draw if anything changed. True if a frame was drawn."""
        if isinstance(self.clock, FakeClock):
            self.clock.advance(dt)
        self._settle()
        if self._opening is not None:
            return self._open(self._opening)
        while self._events:
            event = self._events.popleft()
            inputs = self._translator.take(event, self.transform) if isinstance(event, pygame.event.Event) else [event]
            for one in inputs:
                self._take(one)
        self.moving = self._update(dt)
        self.sounds.rest(self.clock.now())
        if self.moving:
            self.dirty = True
        self._settle()
        if not self.dirty or self._opening is not None:
            return False
        self._draw()
        return True

    def frame(self) -> bytes:
        """The window's picture, three bytes a pixel."""
        if self.dirty and self._opening is None:
            self._draw()
        return pygame.image.tobytes(self.screen, "RGB")

    @property
    def busy(self) -> bool:
        """Whether the loop should hurry: something moves, or somebody has just done something."""
        return self.moving or self.dirty or self.clock.now() < self._awake_until

    @property
    def opening(self) -> bool:
        """Whether a scene is being made, and the picture before it still stands."""
        return self._opening is not None

    # ------------------------------------------------------------------ inside
    def _settle(self) -> None:
        try:
            if self.stack.settle():
                self.dirty = True
            parts = self.stack.arrival()
            if parts is not None:
                self._opening = Opening(parts, self._fresh_canvas, self._draw_top)
        except Exception as why:
            self.fault(why)
            self.stack.settle()

    def _open(self, opening: Opening) -> bool:
        """Go on making the scene that appears. True, and it is drawn, when it is ready."""
        self.moving = self.dirty = True
        try:
            ready = opening.go_on()
        except Exception as why:
            ready = True
            self.fault(why)
        self._settle()
        if ready and self._opening is opening:
            self._opening = None
            if any(map(leaves, self._events)):
                return False  # whatever has opened is shut before it is seen
            with opening.shown():
                self._draw()
        return ready

    def _draw_top(self, canvas: Canvas) -> None:
        if self.stack.top is not None:
            self.stack.top.draw(canvas)

    def _take(self, event: Input) -> None:
        self._awake_until = self.clock.now() + _AWAKE
        if self.dirty and isinstance(event, Press | Key):
            self._draw()  # press what is there, not what was there
        if isinstance(event, Press | Key | Wheel | FocusLost | Resized):
            self.drape = None
        if isinstance(event, Move | Press):
            self.pointer, self.by_keys = (event.x, event.y), False
        elif isinstance(event, Key):
            self.by_keys = True
        if self._for_the_house(event):
            return
        if not big_enough(*self.screen.get_size()) and not isinstance(event, ALWAYS):
            return
        top = self.stack.top
        if top is not None:
            try:
                used = top.handle(event)
                if used or isinstance(event, FocusLost):
                    self.dirty = True
                elif isinstance(event, Quit):
                    self.quit()
            except Exception as why:
                self.fault(why)
        elif isinstance(event, Quit):
            self.quit()
        self._settle()

    def _for_the_house(self, event: Input) -> bool:
        """What works everywhere, whatever is open."""
        if isinstance(event, FocusLost | FocusGained):
            self.sounds.hush(isinstance(event, FocusLost) and self.settings.mute_on_leave)
            return False
        if isinstance(event, Resized):
            if event.width > 0 and event.height > 0 and (event.width, event.height) != self.screen.get_size():
                self.show_on(pygame.Surface((event.width, event.height), 0, 32))
            return True
        if isinstance(event, Wheel | Move) and self.toasts.handle(event):
            return True
        if not isinstance(event, Key) or (self.stack.top is not None and self.stack.top.composing):
            return False
        if event.name == "f11" or (event.name == "enter" and event.alt):
            self.fullscreen = self.settings.fullscreen = not self.fullscreen
            self.save_settings()
        elif event.ctrl and event.name == "l":
            self.set_language(self.words.next_language())
        elif event.ctrl and event.name in ("+", "=", ";"):
            self.set_text_size(self.settings.text_size + 1)
        elif event.ctrl and event.name == "-":
            self.set_text_size(self.settings.text_size - 1)
        elif event.ctrl and event.name == "0":
            self.set_text_size(0)
        else:
            return False
        return True

    def _update(self, dt: float) -> bool:
        moving = self.pressing.update() | self.toasts.update()
        if self.drape is not None:
            self.drape = self.drape if self.drape.update(dt) else None
            moving = True
        for scene in self.stack.visible():
            try:
                moving = scene.update(dt) or moving
            except Exception as why:
                self.fault(why)
                self._settle()
                return True
        return moving

    def _draw(self) -> None:
        self.dirty = False
        self.frames += 1
        canvas = self._fresh_canvas()
        self.registry.clear()
        if not big_enough(*self.screen.get_size()):
            self._too_small(canvas)
        else:
            try:
                self._draw_scenes(canvas)
            except Exception as why:
                self._draw_failed(why)
                return
        if self.turn:
            self.screen.blit(pygame.transform.rotate(canvas.surface, -90 * self.turn), (0, 0))

    def _draw_failed(self, why: Exception) -> None:
        """A scene could not be drawn: nothing of the half-made frame may stay."""
        self.canvas = None
        again = getattr(self.stack.top, "name", "") == "trouble"
        self.fault(why)
        self.stack.settle()
        self.registry.clear()
        self.screen.fill((24, 25, 34))
        if again:
            self.dirty = False
            self._plain_notice(type(why).__name__)  # its words might name a card
        else:
            self._draw()

    def _draw_scenes(self, canvas: Canvas) -> None:
        top = self.stack.top
        if top is None:
            canvas.fill((24, 25, 34))
        else:
            if top.opaque:
                self._backdrop.forget()
            else:
                self._backdrop.draw(canvas, self.stack, (self.turn, self.lang))
            if self.drape is None or self.drape.over not in (None, top) or not self.drape.hides(canvas.surface):
                top.draw(canvas)
            self._draw_drape(canvas, top)
        self.toasts.draw(canvas)

    def _draw_drape(self, canvas: Canvas, top: Scene) -> None:
        if self.drape is not None:
            self.drape.over = self.drape.over or top
            if self.drape.over is top:
                self.drape.draw(canvas.surface)
            else:
                self.drape = None

    def _fresh_canvas(self) -> Canvas:
        design, turned = self.design, self.turn != 0
        fits = self.canvas is not None and self.canvas.design == design
        if self.canvas is None or not fits or turned != (self.canvas.surface is not self.screen):
            surface = pygame.Surface(self.transform.upright, 0, 32) if turned else self.screen
            self.canvas = Canvas(surface, design, self.registry)
        self.canvas.begin()
        return self.canvas

    def _too_small(self, canvas: Canvas) -> None:
        canvas.fill((24, 25, 34))
        self._plain_notice(self.say("app.window.too_small"))

    def _plain_notice(self, text: str) -> None:
        """A text by itself, for when nothing else can be relied upon."""
        width, height = self.screen.get_size()
        plain = Canvas(self.screen, Design("S", False, 1.0, width, height), self.registry)
        self.type.block(
            plain, text, Box(12, 8, max(40, width - 24), height - 16), 20, "ui", PAPER, align="centre", middle=True
        )

    def fault(self, why: BaseException) -> None:
        """Something broke inside a scene: write it down, close what is private, and say it in plain words."""
        report(self, why)
