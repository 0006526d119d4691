"""Sprites for one audience. The rules are always ahead; this catches up one beat at a time.

However it is driven, it ends exactly where the layout of the last view says.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Protocol

from game.core.view import TableView

from .beats import Beat, Score, Timing, default_timing
from .layout import Layout
from .motion import LEAVE, NORMAL, SOFT, STILL, Pace, Path, between, height, squeeze
from .shapes import Spot


class Laying(Protocol):
    """How a view lies; `foot`: while another seat has the first place than will have."""

    def __call__(self, view: TableView, /, foot: float | None = None) -> Layout: ...


@dataclass(slots=True)
class Sprite:
    """One card on its way. `was` is the face it shows until it has turned over."""

    handle: str
    face: str | None
    back: str
    at: Spot
    start: Spot
    goal: Spot
    path: Path = STILL
    was: str | None = None
    turning: bool = False
    part: float = 1.0  # how much of its path is behind it
    fades: bool = False  # it does not travel: gone from where it was, it appears where it will be

    @property
    def moving(self) -> bool:
        return self.part < 1

    @property
    def turned(self) -> float:
        """How far it has turned over: it does so on its way, not while it lands."""
        return min(1.0, self.part * self.path.whole / self.path.seconds) if self.path.seconds else self.part

    @property
    def shown_face(self) -> str | None:
        return self.was if self.turning and self.turned < 0.5 else self.face

    @property
    def squeeze(self) -> float:
        return squeeze(self.turned) if self.turning and not self.fades else 1.0

    def go(self, clock: float, pace: Pace) -> None:
        if self.part >= 1:
            return
        path = self.path
        seconds = pace.of(path.whole)
        gone = clock - (0 if pace.reduced else pace.of(path.after))
        self.part, self.fades = 1.0 if seconds <= 0 else min(1.0, max(0.0, gone / seconds)), pace.reduced
        if self.part >= 1 or self.fades:
            self.at = self.start if self.part < 0.5 else self.goal
            return
        here = between(self.start, self.goal, path, self.turned)
        grown = height(path, gone / pace.speed)
        self.at = here if grown == 1 else here._replace(w=here.w * grown, h=here.h * grown)

    def arrive(self) -> None:
        self.at, self.part, self.turning, self.fades = self.goal, 1.0, False, False


@dataclass(slots=True)
class Tableau:
    """`lay` gives the layout of a view; `timing` how a beat is played (a game's dressing may have its own)."""

    lay: Laying
    pace: Pace = NORMAL
    timing: Timing = default_timing
    sprites: dict[str, Sprite] = field(default_factory=dict)
    beats: deque[Beat] = field(default_factory=deque)
    layout: Layout | None = None
    view: TableView | None = None  # the table as it is shown now
    playing: Score | None = None  # the beat on its way
    clock: float = 0.0
    length: float = 0.0
    _goal: Layout | None = None  # how everything lies when this beat has been played
    _let_go: tuple[str, Spot] | None = None
    heard: Callable[[Beat], None] | None = None  # told each beat as it begins: sounds

    @property
    def busy(self) -> bool:
        return self.clock < self.length or bool(self.beats)

    @property
    def part(self) -> float:
        """How much of the current beat has gone, 0..1."""
        return 1.0 if self.length <= 0 else min(1.0, self.clock / self.length)

    @property
    def turning(self) -> bool:
        """Whether the seats are on their way round the table."""
        return self.playing is not None and bool(self.playing.turns)

    def push(self, beats: Iterable[Beat]) -> None:
        self.beats.extend(beats)

    def show(self, view: TableView, beat: Beat | None = None) -> None:
        """Aim every sprite at its place in this view. Safe to repeat; also used on resize and hand-over.

        A card that had no name before (it was hidden, or is hidden now) sets out from the middle
        of the zone it left, so that its place in somebody's hand is not given away.
        """
        before, layout = self.layout, self.lay(view)
        score = self.timing(beat, self.view, view, before or layout, layout) if beat else Score()
        fresh: dict[str, Sprite] = {}
        for cards in view.zones.values():
            for card in cards:
                goal = layout.spots[card.handle]
                old = self.sprites.get(card.handle)
                if old is None:
                    start, was = score.sources.get(card.handle, (goal, card.face))
                    start = self._let_go[1] if self._let_go and self._let_go[0] == card.handle else start
                    sprite = Sprite(card.handle, card.face, card.back, start, start, goal, was=was)
                else:
                    sprite = old
                    sprite.was, sprite.face, sprite.back = old.shown_face, card.face, card.back
                    sprite.start, sprite.goal = old.at, goal
                sprite.path = score.paths.get(card.handle) or score.others
                sprite.turning = sprite.was != sprite.face
                rests = sprite.start == goal and not sprite.turning and sprite.path.via is None
                sprite.part = 1.0 if rests or not beat else 0.0
                if sprite.part >= 1:
                    sprite.arrive()
                fresh[card.handle] = sprite
        self.sprites, self.layout, self._goal, self.view = fresh, layout, layout, view
        self.playing = score if beat else None
        reading = score.read if self.pace.speed else 0.0
        self.clock, self.length = 0.0, self.pace.of(score.seconds) + reading if beat else 0.0
        if self.turning and self.pace.reduced:
            self.length = 0.0  # at once: seats that fade would leave everybody without a name for a moment

    def lay_anew(self) -> None:
        """The window has changed: everything lies at once where it belongs now, and what is being read goes on."""
        if self.view is None:
            return
        playing, clock, length = self.playing, self.clock, self.length
        self.show(self.view)
        if playing is not None and playing.read:
            self.playing, self.clock, self.length = playing, clock, length

    def update(self, dt: float) -> bool:
        """Play on by `dt` seconds. True if anything on the screen changed."""
        if not self.busy:
            return False
        while True:
            if self.clock < self.length:
                self.clock += dt
                if self.turning and self.clock < self.length:
                    self._turn()
                for sprite in () if self.turning else self.sprites.values():
                    sprite.go(self.clock, self.pace)
                if self.clock < self.length:
                    return True
                dt = self.clock - self.length
                self._rest()
            if not self.beats:
                return True
            beat = self.beats.popleft()
            if beat.events or beat.view != self.view:  # else everything lies there already
                self.show(beat.view, beat)
            if self.heard:
                self.heard(beat)
            if self.length <= 0:
                self._rest()

    def hurry(self) -> None:
        """Any input while things move: everything is at once where it belongs."""
        if self.beats:
            last = self.beats[-1].view
            self.beats.clear()
            self.show(last)
        self._rest()

    def place(self, handle: str, at: Spot) -> None:
        """A card is let go somewhere: its next way starts there, also where it had no name so far (under a lid)."""
        if handle in self.sprites:
            self.sprites[handle].at = at
        else:
            self._let_go = handle, at

    def home(self, handle: str, at: Spot, seconds: float) -> None:
        """A card that was let go glides back to its place."""
        sprite = self.sprites.get(handle)
        if sprite is None or self.busy:
            return
        sprite.at = sprite.start = at
        sprite.path, sprite.part, sprite.turning = Path(0, seconds, SOFT), 0.0, False
        self.clock, self.length = 0.0, self.pace.of(seconds)
        if self.length <= 0:
            self._rest()

    def _turn(self) -> None:
        """The seats are on their way round the table, each card with its own."""
        if self.view is None or self.playing is None or self._goal is None:
            return
        left = self.playing.turns * (1 - LEAVE(self.part))
        self.layout = self.lay(self.view, self._goal.foot - left)
        for handle, sprite in self.sprites.items():
            sprite.at, sprite.part = self.layout.spots[handle], self.part

    def _rest(self) -> None:
        if not self.beats:
            self._let_go = None
        self.layout = self._goal
        for sprite in self.sprites.values():
            sprite.arrive()
        self.clock = self.length = 0.0
        self.playing = None
