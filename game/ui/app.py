"""What a scene may ask of the application it plays in; `running.py` drives it.

Scenes, tables and widgets know this much and no more, so none of them can post an input or draw a frame.
"""

from __future__ import annotations

from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

import pygame

from game.core.words import Arg

from .canvas import Canvas, Design, Transform, design_for
from .clock import Clock
from .fonts import Fonts
from .images import Images
from .pressing import Pressing
from .registry import Registry
from .scene import SceneStack
from .settings import Settings, SettingsFile
from .sounds import Sounds
from .text import Typesetter
from .theme import TOKENS, TOKENS_SAFE, Token
from .toast import Toasts
from .words import Lang, Words, system_language

if TYPE_CHECKING:
    from .drape import Drape
    from .house import House


class App:
    """Words, type, pictures, sounds, settings and the stack of scenes.

    `size` is in pixels; `lang` None follows the settings, then the system.
    """

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
        self.home, self.data, self.assets = home, data, assets
        self.clock = clock or Clock()
        self.chance: Random = SystemRandom()  # of places drawn by lot, never of anything in a match
        self.settings_file = SettingsFile(home)
        self.words = Words(data, lang or self._language())
        self.fonts = Fonts(assets / "fonts")
        self.type = Typesetter(self.fonts)
        self.images = Images(assets / "images")
        self.sounds = Sounds(assets / "sounds", audible)
        self.sounds.obey(self.settings)
        self.stack = SceneStack()
        self.toasts = Toasts(self)
        self.pressing = Pressing(self)
        self.drape: Drape | None = None  # a curtain on its way aside
        self.registry = Registry()
        self.screen = pygame.Surface(size, 0, 32)
        self.canvas: Canvas | None = None  # of the last frame
        self.running = True
        self.fullscreen = self.settings.fullscreen
        self.dirty = True
        self.moving = False  # something moves by itself: the next frame is wanted soon
        self.gradual = False  # cards that come in sight do so one a frame, not all in one that takes long
        self.by_keys = False  # the last input was a key: the focus ring is shown in full
        self.pointer = (-1.0, -1.0)  # where the pointer is, in logical units
        self.frames = 0
        self.faults: list[tuple[float, BaseException]] = []
        self._house: House | None = None

    @property
    def house(self) -> House:
        """Games, kept matches and tonight's arrangement; made when first needed, after the first frame."""
        if self._house is None:
            from .house import House

            self._house = House(self)
        return self._house

    @property
    def settings(self) -> Settings:
        return self.settings_file.values

    @property
    def lang(self) -> Lang:
        return self.words.lang

    def say(self, key: str, **args: Arg | str) -> str:
        """One of the app's sentences in the language of the moment."""
        return self.words.say(key, (), None, **args)

    def token(self, number: int) -> Token:
        """The sign of a person in the colours that are set."""
        kinds = TOKENS_SAFE if self.settings.safe_colours else TOKENS
        return kinds[number % len(kinds)]

    def redraw(self) -> None:
        """Something changed: draw a frame at the next step."""
        self.dirty = True

    def toast(self, text: str, private: bool = False) -> None:
        """A short notice at the foot of the window; a private one goes with the eyes it is for."""
        self.toasts.show(text, private)

    def close_eyes(self) -> None:
        """Whoever looked looks no more: the pointer is nowhere until it moves, and what was said to them goes."""
        self.pointer = (-1.0, -1.0)
        self.toasts.hush()

    def draw_aside(self, cloth: pygame.Surface) -> None:
        """A curtain opens on the scene that shows next; until it does, not a pixel of that one is seen."""
        from .drape import Drape
        from .table.motion import pace_of

        pace = pace_of(self.settings)
        self.drape = Drape(cloth, pace) if pace.speed else None

    def set_language(self, lang: Lang) -> None:
        self.words.lang = lang
        self.settings.lang = lang
        self.save_settings()
        self.redraw()

    def save_settings(self) -> None:
        """Keep the settings; where that is impossible, say so once."""
        self.sounds.obey(self.settings)
        told = self.settings_file.trouble
        if not self.settings_file.save() and not told:
            self.toast(self.say(self.settings_file.trouble))

    def quit(self) -> None:
        self.running = False

    def set_text_size(self, size: int) -> None:
        self.settings.text_size = min(2, max(0, size))
        self.save_settings()
        self.canvas = None
        self.redraw()

    @property
    def turn(self) -> int:
        """Quarter turns clockwise of the topmost scene; an overlay lies as what is below it does."""
        for scene in reversed(self.stack.scenes):
            if scene.turns or scene.opaque:
                return scene.side % 4 if scene.turns else 0
        return 0

    @property
    def transform(self) -> Transform:
        return Transform(self.design.scale, self.screen.get_size(), self.turn)

    @property
    def design(self) -> Design:
        w, h = self.screen.get_size()
        if self.turn % 2:
            w, h = h, w
        return design_for(w, h, self.settings.text_size)

    def blind_canvas(self) -> Canvas | None:
        """To rehearse on what will be drawn on this window: no pixel of it changes. None before its first frame."""
        return self.canvas.blindly(layers=False) if self.canvas is not None else None

    def forget_layer(self, name: str) -> None:
        """A still layer of a scene that has been covered."""
        if self.canvas is not None:
            self.canvas.forget_still(name)

    def _language(self) -> Lang:
        chosen = self.settings.lang
        return "ja" if chosen == "ja" else "en" if chosen == "en" else system_language()
