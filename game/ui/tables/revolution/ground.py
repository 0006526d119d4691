"""The map of Paris: parchment, blocks, river and bridges in a wooden frame, with the lines of the 25 spaces.

In map units: the map is 800 x 800, its frame 40 wide. A baked `revolution/board` covers map and frame, 880 x 880, and
is then used as it is; the lines belong to it.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot, sin
from random import Random

import pygame

from ...shapes import kept
from ...theme import INK, PAPER, Colour, mix, rgb

MAP, FRAME, WHOLE = 800, 40, 880
PARCHMENT, EARTH = rgb("#EBDDBE"), rgb("#B98E5A")
WATER, WATER_LIGHT, BANK = rgb("#8FB4BE"), rgb("#A9C9CE"), rgb("#7C6A48")
GARDEN, WALL = rgb("#B9BF86"), rgb("#A98A60")
FRAME_WOOD, FRAME_DARK = rgb("#4A3222"), rgb("#2C1D14")
SEINE = ((-30, 150), (120, 196), (230, 290), (330, 372), (430, 420), (540, 430), (650, 500), (720, 610), (840, 690))
BRIDGES = ((180, 246, -48), (276, 330, -50), (494, 430, -84), (604, 464, -56), (694, 558, -30))
WALLS = (
    (400, 40),
    (620, 90),
    (752, 260),
    (764, 470),
    (660, 690),
    (420, 768),
    (180, 716),
    (52, 540),
    (44, 300),
    (170, 98),
)

Point = tuple[float, float]


def drawn(size: int) -> pygame.Surface:
    """Map and frame, `size` pixels square."""
    return kept(("paris", size), lambda: pygame.transform.smoothscale(_Map(size * 2).surface, (size, size)))


def curve(points: tuple[tuple[int, int], ...], closed: bool = False, steps: int = 14) -> list[Point]:
    """A smooth line through the points (Catmull-Rom)."""
    n = len(points)
    out: list[Point] = []
    for i in range(n if closed else n - 1):
        a, b, c, d = (points[j % n] if closed else points[min(max(j, 0), n - 1)] for j in (i - 1, i, i + 1, i + 2))
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(  # type: ignore[arg-type]
                    0.5
                    * (
                        2 * b[k]
                        + (c[k] - a[k]) * t
                        + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                        + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                    )
                    for k in (0, 1)
                )
            )
    return out + ([out[0]] if closed else [points[-1]])


class _Map:
    def __init__(self, size: int) -> None:
        self.u = size / WHOLE
        self.surface = pygame.Surface((size, size), pygame.SRCALPHA, 32)
        self._frame()
        self.surface.set_clip(self._box(0, 0, MAP, MAP))
        self._land()
        self._river()
        self._walls()
        self._lines()
        self.surface.set_clip(None)

    def _at(self, x: float, y: float) -> Point:
        return (x + FRAME) * self.u, (y + FRAME) * self.u

    def _box(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        left, top = self._at(x, y)
        right, low = self._at(x + w, y + h)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(low) - round(top))

    def _frame(self) -> None:
        for inset, colour in ((0, FRAME_WOOD), (3, mix(FRAME_WOOD, PAPER, 0.14)), (6, FRAME_WOOD)):
            edge = self._box(inset - FRAME, inset - FRAME, WHOLE - 2 * inset, WHOLE - 2 * inset)
            pygame.draw.rect(self.surface, colour, edge, border_radius=round(14 * self.u))
        grain = Random(5)
        for _ in range(60):
            y = grain.uniform(-FRAME + 6, MAP + FRAME - 6)
            self._stroke([(-FRAME + 6, y), (MAP + FRAME - 6, y)], mix(FRAME_WOOD, INK, grain.uniform(0, 0.2)), 1.5)
        rebate = self._box(-12, -12, MAP + 24, MAP + 24)
        pygame.draw.rect(self.surface, FRAME_DARK, rebate, border_radius=round(5 * self.u))

    def _land(self) -> None:
        self.surface.fill(PARCHMENT, self._box(0, 0, MAP, MAP))
        for i in range(40):  # older towards the rim
            rim = self._box(i * 2, i * 2, MAP - 4 * i, MAP - 4 * i)
            pygame.draw.rect(self.surface, mix(PARCHMENT, EARTH, 0.2 * (1 - i / 40)), rim, max(1, round(2.4 * self.u)))
        chance = Random(7)
        for gy in range(0, MAP, 40):
            for gx in range(0, MAP, 40):
                if not near_river(gx + 20, gy + 20, 48):
                    self._block(chance, gx + 20, gy + 20)

    def _block(self, chance: Random, x: float, y: float) -> None:
        """A block of houses, or a garden towards the edge of the town."""
        far = hypot(x - 400, y - 410)
        turn = chance.uniform(-0.03, 0.03) + 0.10 * sin(x / 150) + 0.08 * sin(y / 170 + 1.5)
        w, h = chance.uniform(31, 36), chance.uniform(30, 36)
        tone, kind = chance.random(), chance.random()
        if chance.random() < 0.10 + max(0.0, (far - 330) / 420):
            if kind < 0.45:
                area = self._box(x - w * 0.46, y - h * 0.42, w * 0.92, h * 0.84)
                pygame.draw.ellipse(self.surface, mix(GARDEN, PARCHMENT, 0.25), area)
            return
        corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        turned = [(x + px - py * turn, y + py + px * turn) for px, py in corners]
        main = mix(PARCHMENT, EARTH, 0.20 + tone * 0.16)
        self._fill(turned, main)
        (bx, by), (cx, cy) = turned[1], turned[2]
        self._fill([(bx, by), (cx, cy), (cx - 5, cy - 3), (bx - 5, by + 4)], mix(main, rgb("#8A6238"), 0.3))

    def _river(self) -> None:
        course = curve(SEINE)
        for width, colour in ((66, BANK), (60, WATER), (30, mix(WATER, WATER_LIGHT, 0.55))):
            self._stroke(course, colour, width)
        island = curve(((322, 352), (372, 372), (428, 404), (452, 424), (430, 436), (376, 418), (330, 384)), True)
        self._fill([(x + 2, y + 3) for x, y in island], BANK)
        self._fill(island, mix(PARCHMENT, PAPER, 0.3))
        for x, y, degrees in BRIDGES:
            self._bridge(x, y, degrees)

    def _bridge(self, x: float, y: float, degrees: float) -> None:
        along = pygame.Vector2(0, 42).rotate(degrees + 90)
        across = pygame.Vector2(5, 0).rotate(degrees + 90)
        at = pygame.Vector2(x, y)
        corners = [
            tuple(at + along + across),
            tuple(at + along - across),
            tuple(at - along - across),
            tuple(at - along + across),
        ]
        self._fill(corners, rgb("#D8C292"))  # type: ignore[arg-type]
        self._stroke([*corners, corners[0]], BANK, 2)  # type: ignore[list-item]

    def _walls(self) -> None:
        line = curve(WALLS, True)
        walked, on = 0.0, True
        for a, b in pairwise(line):
            walked += hypot(b[0] - a[0], b[1] - a[1])
            if on:
                self._stroke([a, b], WALL, 6)
            if walked > (16 if on else 9):
                walked, on = 0.0, not on

    def _lines(self) -> None:
        for i in range(1, 5):
            for shift, colour, width in ((2.2, mix(PARCHMENT, PAPER, 0.7), 2.0), (0.0, mix(INK, PARCHMENT, 0.3), 3.0)):
                at = i * MAP / 5 + shift
                self._stroke([(at, 0), (at, MAP)], colour, width)
                self._stroke([(0, at), (MAP, at)], colour, width)

    def _fill(self, points: list[Point], colour: Colour) -> None:
        pygame.draw.polygon(self.surface, colour, [self._at(x, y) for x, y in points])

    def _stroke(self, points: list[Point], colour: Colour, width: float) -> None:
        at, thick = [self._at(x, y) for x, y in points], max(1, round(width * self.u))
        for a, b in pairwise(at):
            pygame.draw.line(self.surface, colour, a, b, thick)
            if width > 4 and a[0] != b[0] and a[1] != b[1]:
                pygame.draw.circle(self.surface, colour, b, thick / 2)


def near_river(x: float, y: float, far: float) -> bool:
    return any(
        hypot(x - (ax + (bx - ax) * t), y - (ay + (by - ay) * t)) < far
        for (ax, ay), (bx, by) in pairwise(SEINE)
        for t in (0, 0.25, 0.5, 0.75, 1)
    )
