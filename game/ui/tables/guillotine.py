"""The Guillotine's own: the square, the blade that falls for every head, the days in the bar, the hourglass."""

from __future__ import annotations

from collections.abc import Hashable
from math import pi, sin

import pygame

from game.content.looks import Rect
from game.core.events import Counted, Event, Moved, Said, Zone
from game.core.view import Offer, TableView
from game.core.words import named

from ..canvas import Canvas
from ..registry import Box
from ..table.beats import Beat, Score, moving
from ..table.dressing import Dressing
from ..table.layout import Layout, Stand
from ..table.motion import COLLECT, LEAVE, Path
from ..table.shapes import Spot
from ..table.tableau import Sprite
from ..theme import DIM, GOLD_LIGHT, INK, MOTION, NIGHT, PAPER, mix, rgb
from . import guillotine_stage as stage

BLADE, DAY, PILE = "blade", "day", "score_pile"
FALL, AFTER, SETTLE = MOTION.blade_fall, MOTION.collect_after, MOTION.blade_settle  # seconds
RISE, SHAKE, SWING = MOTION.blade_rise, MOTION.blade_shake, MOTION.rope
LEAN, SWINGS = 1.5, 4  # degrees to either side at most, and how often while it swings out


class Table(Dressing):
    """How far the blade has fallen, since when it rises, and how the cord swings."""

    rising: float = 0.0  # seconds left of the way up
    swinging: float = 0.0  # seconds until the cord hangs still
    begins: Event | None = None  # the sentence with which the last day has begun

    def arrange(self, laid: Layout, view: TableView, stand: Stand) -> Layout:
        """The front noble goes to the pile of the seat to act; the machine takes it as well."""
        machine = next((rect for scenery, rect in laid.scenery if scenery.draw == "machine"), None)
        if machine is not None:
            laid.around[Zone(PILE, stand.acting).handle] = machine
        return laid

    def alone(self, event: Event) -> bool:
        return beheaded(event) or new_day(event) > 1

    def timing(self, beat: Beat | None, before: TableView | None, after: TableView, was: Layout, now: Layout) -> Score:
        if beat is not None and beat.events and new_day(beat.events[0]) > 1:
            self.begins = beat.events[0]
            return Score(read=MOTION.notice, name=DAY)
        if beat is None or not beat.events or not beheaded(beat.events[0]):
            return super().timing(beat, before, after, was, now)
        score = moving([event for event in beat.events if isinstance(event, Moved)], before, after, was, now)
        for handle in list(score.paths):
            score.paths[handle] = Path(FALL + AFTER, COLLECT, LEAVE, arc=0.1)
        score.others = Path(FALL + AFTER + 0.12, 0.26)
        score.seconds, score.name = FALL + AFTER + COLLECT, BLADE
        return score

    def sound(self, beat: Beat) -> str:
        """The blade; a day that begins draws a crowd, the last one a roll of the drum."""
        event = beat.events[0] if beat.events else None
        if event is not None and beheaded(event):
            return "blade"
        if isinstance(event, Counted) and event.key == "day":
            return "drum_roll" if event.value == beat.view.counters.get(("days", None)) else "crowd"
        return super().sound(beat)

    def echoes(self, beat: Beat) -> tuple[tuple[float, str], ...]:
        if beat.events and beheaded(beat.events[0]):
            return ((FALL + AFTER, "basket"),)
        return super().echoes(beat)

    # ------------------------------------------------------------------ the blade

    @property
    def falling(self) -> float | None:
        """Seconds at normal speed since the blade was let go, while a head falls and may be seen to."""
        tableau, pace = self.tableau, self.pace
        if not tableau or not tableau.playing or tableau.playing.name != BLADE or pace.reduced or not pace.speed:
            return None
        return tableau.clock / pace.speed

    @property
    def fallen(self) -> float:
        """0: raised. 1: down. Falls with t³, bounces a little, is raised slowly while play goes on."""
        clock = self.falling
        if clock is not None:
            if clock < FALL:
                return (clock / FALL) ** 3
            bounce = (clock - FALL) / SETTLE
            return 1 - 0.06 * 4 * bounce * (1 - bounce) if bounce < 1 else 1.0
        return min(1.0, self.rising / RISE) if self.rising > 0 else 0.0

    @property
    def shake(self) -> float:
        """Units by which the machine trembles on impact."""
        clock = self.falling
        since = clock - FALL if clock is not None else -1.0
        if not 0 <= since < SHAKE:
            return 0.0
        return 5 * (1 - since / SHAKE) * (1 if int(since * 60) % 2 else -1)

    @property
    def lean(self) -> float:
        """Degrees by which the cord hangs aside: it swings out once the blade has struck, and then hangs still."""
        left = self.swinging / SWING
        return LEAN * left * sin(2 * pi * SWINGS * (1 - left))

    def update(self, dt: float) -> bool:
        speed = self.pace.speed
        if self.tableau and self.tableau.playing and self.tableau.playing.name == BLADE:
            moves = bool(speed) and not self.pace.reduced
            self.rising, self.swinging = (RISE, SWING) if moves else (0.0, 0.0)
            return True
        if self.rising == RISE:
            self.app.sounds.play("blade_up")
        moved = self.rising > 0 or self.swinging > 0
        self.rising, self.swinging = (max(0.0, left - dt / (speed or 1)) for left in (self.rising, self.swinging))
        return moved

    def hurry(self) -> None:
        self.rising = self.swinging = 0.0

    # ------------------------------------------------------------------ pictures

    def ground(self, laid: Layout, stand: Stand) -> Hashable:
        return stand.size  # the square is the same for everybody

    def scenery(self, canvas: Canvas, laid: Layout, name: str, rect: Rect) -> None:
        if name == "square":
            area = canvas.rect(Box(0, rect[1], canvas.width, rect[3]))
            images = self.app.images
            picture = "guillotine/stage_tall" if area.h * 2 > area.w else "guillotine/stage"
            if images.has(picture):
                canvas.surface.blit(images.filling(picture, area.w, area.h), area)
            else:
                canvas.surface.blit(stage.square(area.w, area.h), area)

    def draw_over(self, canvas: Canvas, laid: Layout, view: TableView) -> None:
        rect = next((rect for scenery, rect in laid.scenery if scenery.draw == "machine"), None)
        if rect is None:
            return
        area = canvas.rect(Box(*rect))
        high = round(area.w * stage.HIGH / stage.WIDE)
        wide = area.w if high <= area.h else round(area.h * stage.WIDE / stage.HIGH)
        high, k = round(wide * stage.HIGH / stage.WIDE), wide / stage.WIDE
        x = area.x + (area.w - wide) // 2 + round(self.shake * laid.k * canvas.scale)
        y = area.bottom - high
        fallen = self.fallen
        images, surface = self.app.images, canvas.surface
        for part, draw in (("behind", stage.behind), ("blade", stage.blade), ("front", stage.front)):
            drop = round(fallen * stage.FALL * k) if part == "blade" else 0
            if part == "blade":
                stage.rope(surface, x, y, k, fallen)
            name = f"guillotine/machine/{part}"
            picture = images.picture(name, wide, high) if images.has(name) else draw(wide, high)
            surface.blit(picture, (x, y + drop))
        self._cord(surface, x, y, k)
        if self.tableau and self.tableau.playing and self.tableau.playing.name == DAY:
            self._day(canvas, laid)

    def _day(self, canvas: Canvas, laid: Layout) -> None:
        """A band across the square: one day is over, the next one begins. Before the first cover falls on it."""
        said = self.begins
        if not isinstance(said, Said):
            return
        x, y, w, h = laid.regions["stage"]
        k, setter = laid.k, self.app.type
        band = Box(x, y + h / 2 - 78 * k, w, 156 * k)
        canvas.block(band, (14, 14, 22, 232))
        for edge in (band.y, band.bottom):
            canvas.line((band.x, edge), (band.right, edge), GOLD_LIGHT, 2 * k)
        ended = self.app.words.say("guillotine.log.day_ends", named(day=new_day(said) - 1))
        setter.draw(canvas, ended, x + w / 2, band.y + 70 * k, 48 * k, "poster", PAPER, "centre")
        text = self.app.words.say(said.key, said.args, lambda seat: self.people[seat].name)
        size = setter.fit(canvas, text, w - 60 * k, (28 * k, 25 * k, 22 * k, 19 * k), "bold")
        text = setter.cut(canvas, text, w - 60 * k, size, "bold")
        setter.draw(canvas, text, x + w / 2, band.y + 122 * k, size, "bold", GOLD_LIGHT, "centre")

    def _cord(self, surface: pygame.Surface, x: int, y: int, k: float) -> None:
        """The loose end of the rope, turned about the ring it hangs from."""
        left, top, w, h = stage.CORD
        name, size = "guillotine/machine/cord", (max(1, round(w * k)), max(1, round(h * k)))
        picture = self.app.images.picture(name, *size) if self.app.images.has(name) else stage.cord(*size)
        hung = pygame.Vector2(x + stage.RING[0] * k, y + stage.RING[1] * k)
        lean = round(self.lean, 2)
        if lean:
            picture = pygame.transform.rotozoom(picture, lean, 1)
        middle = pygame.Vector2((left + w / 2 - stage.RING[0]) * k, (top + h / 2 - stage.RING[1]) * k)
        surface.blit(picture, picture.get_rect(center=hung + middle.rotate(-lean)))

    def on_card(self, canvas: Canvas, laid: Layout, sprite: Sprite, spot: Spot) -> None:
        area = laid.areas.get(f"waiting:{self._seat_of(laid, sprite)}") if sprite.back == "action" else None
        if area is not None and self._lies_in(area.rect, spot) and spot.form == "chip":
            hourglass(canvas, spot.x + spot.w * 0.33, spot.y - spot.h * 0.37, spot.w * 0.12)

    def _seat_of(self, laid: Layout, sprite: Sprite) -> int:
        view = self.tableau.view if self.tableau else None
        for zone, cards in view.zones.items() if view else ():
            if zone.kind == "waiting" and any(card.handle == sprite.handle for card in cards):
                return zone.seat or 0
        return -1

    def _lies_in(self, rect: Rect, spot: Spot) -> bool:
        return rect[0] - spot.w <= spot.x <= rect[0] + rect[2] + spot.w

    def bar(self, canvas: Canvas, laid: Layout, view: TableView, left: float) -> float:
        """A medallion a day: past ones dim, today's lit, those to come empty."""
        day, days = view.counters.get(("day", None), 0), view.counters.get(("days", None), 3)
        box, k = Box(*laid.regions["bar"]), laid.k
        y = box.y + (32 * k if box.h > 80 * k else box.h / 2)
        for i in range(days):
            x, radius = left + (20 + i * 46) * k, 18 * k
            if i < day:
                canvas.disc(x, y, radius, GOLD_LIGHT if i == day - 1 else mix(GOLD_LIGHT, NIGHT, 0.55))
                little_blade(canvas, x, y, radius * 0.62)
            else:
                canvas.disc(x, y, radius, (107, 108, 128), max(1.0, 2.5 * k))
        end = left + (days * 46 + 8) * k
        text = self.app.words.say("guillotine.badge.day", named(n=day)) if day else ""
        return end + self.app.type.draw(canvas, text, end, y + 9 * k, 26 * k, "bold", PAPER)

    # ------------------------------------------------------------------ answers

    def primary(self, offer: Offer) -> bool:
        return offer.token in ("collect", "end turn")


def beheaded(event: Event) -> bool:
    """A noble goes from the line to a score pile."""
    return isinstance(event, Moved) and event.src.kind == "line" and event.dst.kind == PILE


def new_day(event: Event) -> int:
    """Which day begins with this sentence; 0 where none does."""
    if not isinstance(event, Said) or event.key != "guillotine.log.day_begins":
        return 0
    return next((day for name, day in event.args if name == "n" and isinstance(day, int)), 0)


def little_blade(canvas: Canvas, x: float, y: float, r: float) -> None:
    """The machine as a sign."""
    for side in (-1, 1):
        canvas.block(Box(x + side * r * 0.62 - r * 0.12, y - r, r * 0.24, r * 2), INK)
    canvas.block(Box(x - r * 0.9, y - r * 1.1, r * 1.8, r * 0.26), INK)
    canvas.block(Box(x - r * 0.9, y + r * 0.9, r * 1.8, r * 0.22), INK)
    canvas.block(Box(x - r * 0.46, y - r * 0.5, r * 0.92, r * 0.62), rgb("#B4232F"))


def hourglass(canvas: Canvas, x: float, y: float, r: float) -> None:
    """It waits."""
    canvas.disc(x, y, r * 1.35, (20, 18, 26))
    canvas.disc(x, y, r * 1.35, GOLD_LIGHT, max(1.0, r * 0.16))
    for side in (-1, 1):
        canvas.block(Box(x - r * 0.6, y + side * r * 0.8 - r * 0.08, r * 1.2, r * 0.16), PAPER)
        for i in range(5):
            half = r * 0.5 * (i + 1) / 5
            canvas.block(Box(x - half, y + side * r * (0.12 + i * 0.13) - r * 0.06, half * 2, r * 0.14), DIM)
