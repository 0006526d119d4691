"""What stands on the table of the trick-taking Guillotine besides cards: the oval, the poster, the track of rounds.

Drawn for a size and kept; words are set in the language of the moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

import pygame

from game.content.looks import Rect

from ...canvas import Canvas
from ...fonts import Style
from ...registry import Box
from ...shapes import kept, rounded
from ...table.card_draw import Sheet
from ...table.shapes import Spot
from ...table.sprites import dashed
from ...theme import GOLD, GOLD_LIGHT, INK, NIGHT, PAPER, PAPER_2, PAPER_3, SLATE, WOOD, Colour, mix, rgb
from .cards import MARKS, SUITS, suit

if TYPE_CHECKING:
    from ...app import App

FELT = rgb("#1E2440")
LADDER = (("A", 10), ("K", 8), ("Q", 6), ("J", 4), ("10–2", 1))
SMALL = ("10", "9", "8", "7", "6", "5", "4", "3", "2")
GAME = "guillotine_tricks"
TITLE: Final[Style] = "poster"
STRONG: Final[Style] = "bold"
QUIET: Final[Style] = "ui"


@dataclass(frozen=True, slots=True)
class Round:
    """What the poster says, from the view."""

    targets: tuple[str, ...]
    pardoned: frozenset[str]  # ranks that cost half
    everybody: bool  # pardons help everybody, not their owners alone


def oval(canvas: Canvas, rect: Rect) -> None:
    """The table: felt in a wooden rim, engraved with rays."""
    w, h = canvas.px(rect[2]), canvas.px(rect[3])

    def make() -> pygame.Surface:
        felt = Sheet(w, h, (1000, 1000 * h / w))
        felt.surface.fill((0, 0, 0, 0))
        high = felt.units[1]
        x, y, rx, ry = 500.0, high / 2, 494.0, high / 2 - 6
        for part, colour in (
            (1.0, (0, 0, 0, 120)),
            (0.992, mix(WOOD, INK, 0.45)),
            (0.984, mix(WOOD, INK, 0.1)),
            (0.966, mix(WOOD, INK, 0.5)),
            (0.958, mix(GOLD, INK, 0.35)),
            (0.953, FELT),
        ):
            felt.oval(x, y, rx * part, ry * part, colour)
        for i in range(10):
            felt.oval(x, y - 20, rx * (0.9 - i * 0.07), ry * (0.9 - i * 0.07), mix(FELT, rgb("#3A4470"), i / 14))
        for n in range(72):
            angle = 2 * pi * n / 72
            a, b = 0.56, 0.84 if n % 2 else 0.74
            felt.stroke(
                (x + cos(angle) * rx * a, y + sin(angle) * ry * a),
                (x + cos(angle) * rx * b, y + sin(angle) * ry * b),
                mix(FELT, rgb("#8FA0C8"), 0.16),
                1,
            )
        for part in (0.5, 0.515, 0.88):
            felt.oval(x, y, rx * part, ry * part, mix(FELT, rgb("#8FA0C8"), 0.22), 1)
        return felt.plain()

    canvas.blit(kept(("tricks oval", w, h), make), rect[0], rect[1])


def sheet(
    canvas: Canvas, box: Box, radius: float, fill: Colour | None, edge: Colour | None = None, line: float = 0
) -> None:
    """A filled or outlined box with round corners."""
    canvas.blit(
        rounded(canvas.px(box.w), canvas.px(box.h), canvas.px(radius), fill, edge, max(1, canvas.px(line))),
        box.x,
        box.y,
    )


def free_slots(rect: Rect, n: int, lying: int, gap: float) -> list[Rect]:
    """Of the `n` places side by side, from the left, those where no card lies yet."""
    x, y, w, h = rect
    wide = (w - gap * (n - 1)) / n
    return [(x + i * (wide + gap), y, wide, h) for i in range(lying, n)]


def slot(canvas: Canvas, rect: Rect, k: float) -> None:
    """A dashed place for a card that is still to be chosen."""
    x, y, w, h = rect
    dashed(canvas, Spot(x + w / 2, y + h / 2, w, h, 0, "full"), GOLD_LIGHT, 2.4 * k)


class Poster:
    """Today's target: the suit, what each rank costs with the pardons worked in, and the trumps."""

    def __init__(self, app: App) -> None:
        self.app = app

    def draw(self, canvas: Canvas, rect: Rect, now: Round) -> None:
        x, y, w, h = rect
        u = h / 500
        sheet(canvas, Box(x + 3 * u, y + 8 * u, w, h), 6 * u, (0, 0, 0, 90))
        sheet(canvas, Box(*rect), 4 * u, mix(PAPER, PAPER_2, 0.25))
        main = SUITS[now.targets[0]] if now.targets else mix(INK, PAPER, 0.35)
        for inset, colour in ((10, main), (16, mix(main, PAPER, 0.5))):
            box = Box(x + inset * u, y + inset * u, w - 2 * inset * u, h - 2 * inset * u)
            sheet(canvas, box, 2 * u, None, colour, 2.2 * u)
        say, setter = self.app.say, self.app.type
        heading = say(f"{GAME}.badge.{'targets' if len(now.targets) > 1 else 'target'}")
        setter.draw(canvas, heading, x + w / 2, y + 52 * u, 28 * u, "poster", INK, "centre")
        self._suits(canvas, rect, u, now.targets)
        self._ladder(canvas, rect, u, now)
        band = Box(x + 10 * u, y + h - 66 * u, w - 20 * u, 56 * u)
        canvas.block(band, SUITS["clubs"])
        self._mark(canvas, "clubs", x + 44 * u, band.y + 28 * u, 40 * u, PAPER)
        left, room = x + 76 * u, w - 96 * u
        for text, base, size, style in (
            (say(f"{GAME}.badge.trumps"), 26, 21, STRONG),
            (say(f"{GAME}.faction.clubs"), 48, 18, QUIET),
        ):
            fitting = setter.fit(canvas, text, room, (size * u, (size - 2) * u), style)
            setter.draw(canvas, text, left, band.y + base * u, fitting, style, PAPER)

    def _suits(self, canvas: Canvas, rect: Rect, u: float, targets: tuple[str, ...]) -> None:
        x, y, w, _ = rect
        for n, name in enumerate(targets):
            middle = x + w * (0.5 if len(targets) == 1 else (0.28, 0.72)[n])
            size = 122 * u if len(targets) == 1 else 104 * u
            for ring, tone in (
                (0.59, mix(SUITS[name], PAPER, 0.84)),
                (0.55, mix(SUITS[name], PAPER, 0.7)),
                (0.535, mix(SUITS[name], PAPER, 0.87)),
            ):
                canvas.disc(middle, y + 136 * u, size * ring, tone)
            self._mark(canvas, name, middle, y + 136 * u, size * 0.82)
        colour = SUITS[targets[0]] if len(targets) == 1 else INK
        say = self.app.say
        for named, base, sizes, style in (
            ([say(f"{GAME}.suit.{name}") for name in targets], 241, (37, 32, 26), TITLE),
            ([say(f"{GAME}.faction.{name}") for name in targets], 275, (20, 19, 17), STRONG),
        ):
            words = " · ".join(named)
            size = self.app.type.fit(canvas, words, w - 40 * u, tuple(each * u for each in sizes), style)
            self.app.type.draw(canvas, words, x + w / 2, y + base * u, size, style, colour, "centre")

    def _ladder(self, canvas: Canvas, rect: Rect, u: float, now: Round) -> None:
        """What a card costs, by rank; a halved one stands on gold."""
        x, y, w, _ = rect
        wide = (w - 40 * u) / len(LADDER)
        setter, colour = self.app.type, SUITS[now.targets[0]] if len(now.targets) == 1 else INK
        for n, (rank, cost) in enumerate(LADDER):
            middle = x + 20 * u + wide * (n + 0.5)
            halved = rank in now.pardoned and now.everybody
            if halved:
                sheet(
                    canvas,
                    Box(middle - wide / 2 + u, y + 282 * u, wide - 2 * u, 86 * u),
                    6 * u,
                    mix(PAPER, GOLD_LIGHT, 0.75),
                )
            setter.draw(canvas, rank, middle, y + 312 * u, (24 if len(rank) < 3 else 18) * u, "poster", INK, "centre")
            text = self.app.words.number(cost if halved else 2 * cost, halves=True)
            setter.draw(canvas, text, middle, y + 354 * u, 34 * u, "poster", colour, "centre")
        ranks = [rank for rank in SMALL if rank in now.pardoned]
        if ranks and now.everybody:
            text = "½  " + "  ".join(ranks)
            setter.draw(canvas, text, x + w / 2, y + 406 * u, 26 * u, "poster", rgb("#8A6420"), "centre")

    def _mark(
        self, canvas: Canvas, name: str, x: float, y: float, size: float, colour: tuple[int, int, int] | None = None
    ) -> None:
        canvas.blit_centred(mark(self.app, canvas.px(size), name, colour), x, y)


def mark(app: App, pixels: int, name: str, colour: tuple[int, int, int] | None = None) -> pygame.Surface:
    """A suit as a picture of its own, `pixels` high; with a colour it lies on the suit's own."""
    baked = f"{MARKS}/{name}_on_colour" if colour else f"{MARKS}/{name}"
    if app.images.has(baked):
        return app.images.picture(baked, pixels, pixels)

    def make() -> pygame.Surface:
        drawn = Sheet(pixels, pixels, (200, 200))
        drawn.surface.fill((*(colour or SUITS[name])[:3], 0))
        suit(drawn, name, 100, 100, 190, colour)
        return drawn.plain()

    return kept(("tricks mark", pixels, name, colour), make)


def track(
    app: App,
    canvas: Canvas,
    left: float,
    middle: float,
    k: float,
    past: Mapping[int, tuple[str, ...]],
    rounds: int,
    trials: tuple[int, ...],
) -> float:
    """A medal for every round: the suits of those played, empty for those to come, a bar after a trial's round."""
    x = left
    for n in range(1, rounds + 1):
        now = n == max(past, default=0)
        size = (28 if now else 22) * k
        canvas.disc(x + 14 * k, middle, size / 2, GOLD_LIGHT if now else PAPER_3 if n in past else SLATE)
        if n in past:
            for i, name in enumerate(past[n][:2]):
                sign = mark(app, canvas.px(size * (0.7 if len(past[n]) == 1 else 0.48)), name)
                canvas.blit_centred(sign, x + 14 * k + (i - (len(past[n]) - 1) / 2) * 11 * k, middle)
        else:
            canvas.disc(x + 14 * k, middle, size / 2 - 2 * k, NIGHT)
        x += 28 * k
        if n in trials and n < rounds:
            canvas.block(Box(x + 3 * k, middle - 13 * k, 2 * k, 26 * k), GOLD)
            x += 10 * k
    return x


__all__ = ["Poster", "Round", "mark", "oval", "track"]
