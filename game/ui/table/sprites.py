"""Draws cards where the tableau says: cached by face and size, turned from a larger one, with their shadow."""

from __future__ import annotations

import itertools

import pygame

from ..cache import SurfaceCache
from ..canvas import Canvas
from ..registry import Box
from ..shadows import shadow
from ..shapes import THREAD, clear_surface, kept, rounded, threaded, turned
from ..theme import Colour
from .card_face import CardFaces
from .shapes import RATIO, Spot

KEPT = 3 * 1024 * 1024
SHADE = (14, 10, 16, 150)  # over a card that cannot be chosen
EDGE = (230, 217, 191)  # of every card
CORNER = 34 / 630  # radius of a corner, as part of the width
CORNERS = {"counter": 0.5, "tile": 0.07}


class SpritePainter:
    """Stamps cards on a canvas. Everything is measured in the canvas's logical units."""

    def __init__(self, faces: CardFaces) -> None:
        self.faces = faces
        self._turned = SurfaceCache(KEPT)

    def forget(self) -> None:
        self.faces.forget()
        self._turned.clear()

    def card(
        self,
        canvas: Canvas,
        spot: Spot,
        face: str | None,
        back: str,
        squeeze: float = 1.0,
        lifted: float = 0.0,
        of: float = 0.0,
        alpha: int = 255,
    ) -> pygame.Rect:
        """One card with its shadow; returns all the pixels it takes. `lifted` 0..1 throws a longer shadow. `of`: a card
        on its way is scaled from the face of this width, instead of being set anew at every size it passes."""
        picture = self.picture(canvas, spot, face, back, of)
        if picture is None:
            return pygame.Rect(0, 0, 0, 0)
        x, y = canvas.px(spot.x), canvas.px(spot.y)
        if squeeze < 1:
            wide = max(1, round(picture.get_width() * squeeze))
            picture = pygame.transform.smoothscale(picture, (wide, picture.get_height()))
        dark = self._shadow(canvas, spot, squeeze, lifted)
        picture = faded(picture, alpha)
        return canvas.surface.blit(picture, picture.get_rect(center=(x, y))).union(dark)

    def faint(self, canvas: Canvas, spot: Spot, face: str | None, back: str, part: float) -> None:
        """One card that comes or goes, 1: all there; its shadow comes and goes with it."""
        picture, alpha = self.picture(canvas, spot, face, back, 0), round(255 * part)
        if picture is not None:
            self._shadow(canvas, spot, 1.0, 0.0, alpha)
            picture = faded(picture, alpha)
            canvas.surface.blit(picture, picture.get_rect(center=(canvas.px(spot.x), canvas.px(spot.y))))

    def expect(self, scale: float, spot: Spot, face: str | None, back: str) -> None:
        """A face that will be drawn here, at rest, in one of the next frames."""
        width = round(spot.w * scale)
        width = larger(width) if round(spot.angle, 1) else width
        form = "full" if spot.form == "hidden" else spot.form
        if face is not None and width >= 2:
            self.faces.expect(face, back, form, width)

    def picture(self, canvas: Canvas, spot: Spot, face: str | None, back: str, of: float) -> pygame.Surface | None:
        width, ratio = canvas.px(spot.w), RATIO.get(spot.form, 1.4)
        height = round(width * ratio)
        if width < 2 or height < 2:
            return None
        form = "full" if spot.form == "hidden" else spot.form
        angle = round(spot.angle, 1)
        if of and (angle or canvas.px(of) != width):
            seen = whole = max(8, canvas.px(of))
            if angle and form == "full":  # in a hand: it leans, so the larger one is there
                whole = larger(whole)
            base = self.faces.surface(face, back, form, whole, round(whole * ratio), seen)
            if angle and angle == int(angle):  # of a card that sways in the hand: it will lean like that again
                leaning = ("swaying", face, back, form, width, angle, whole, seen, self.faces.app.lang)
                return self._turned.get(leaning, lambda: turned(base, angle, width / whole, EDGE))
            if angle:
                return turned(base, angle, width / whole, EDGE)
            return pygame.transform.smoothscale(base, (width, height))
        if not angle:
            return self.faces.surface(face, back, form, width, height)
        key = (face, back, form, width, angle, self.faces.app.lang)
        return self._turned.get(key, lambda: self._turn(face, back, form, width, height, angle))

    def _turn(self, face: str | None, back: str, form: str, width: int, height: int, angle: float) -> pygame.Surface:
        """Turned from a larger one: at its own size its words would be soft."""
        wide, high = larger(width), larger(height)
        return turned(self.faces.surface(face, back, form, wide, high, width), angle, width / wide, EDGE)

    def _shadow(self, canvas: Canvas, spot: Spot, squeeze: float, lifted: float, alpha: int = 255) -> pygame.Rect:
        w, h = canvas.px(spot.w * squeeze), canvas.px(spot.h)
        if w < 8:
            return pygame.Rect(canvas.px(spot.x), canvas.px(spot.y), 0, 0)
        blur = max(3, canvas.px(spot.w * (0.05 + 0.05 * lifted)))
        soft = self._soft(w - w % 4, h - h % 4, blur, spot)
        rect = soft.get_rect(center=(canvas.px(spot.x), canvas.px(spot.y + spot.w * (0.025 + 0.05 * lifted))))
        return canvas.surface.blit(faded(soft, alpha), rect)

    def _soft(self, w: int, h: int, blur: int, spot: Spot) -> pygame.Surface:
        corner = CORNERS.get(spot.form, CORNER)
        flat = shadow(w, h, round(w * corner), blur, 120)
        angle = 0 if spot.form == "counter" else round(spot.angle)
        if not angle:
            return flat
        return self._turned.get(("shadow", w, h, blur, angle), lambda: pygame.transform.rotate(flat, angle))

    def outline(self, canvas: Canvas, spot: Spot, colour: Colour, width: float = 3, grow: float = 3) -> None:
        """A rim round a card: chosen, lit, focused."""
        w, h = canvas.px(spot.w + 2 * grow), canvas.px(spot.h + 2 * grow)
        thick = max(2, canvas.px(width))
        corner = CORNERS.get(spot.form, CORNER)
        round_by = round(w * corner) + canvas.px(grow)
        if spot.angle and corner < 0.5:  # turned from one twice as large, as the card itself
            large = threaded(w * 2, h * 2, round_by * 2, None, colour, thick * 2)
            key = ("rim", w, h, colour, thick, round(spot.angle, 1))
            rim = self._turned.get(key, lambda: turned(large, round(spot.angle, 1), 0.5, THREAD))
        else:
            rim = threaded(w, h, round_by, None, colour, thick)
        canvas.surface.blit(rim, rim.get_rect(center=(canvas.px(spot.x), canvas.px(spot.y))))

    def dim(self, canvas: Canvas, spot: Spot) -> None:
        """Darker: a card that cannot be chosen now, while others beside it can."""
        w, h = canvas.px(spot.w), canvas.px(spot.h)
        dark = rounded(w, h, round(w * CORNERS.get(spot.form, CORNER)), SHADE)
        if spot.angle:
            key = ("dim", w, h, round(spot.angle, 1))
            dark = self._turned.get(key, lambda: turned(dark, round(spot.angle, 1), 1, SHADE))
        canvas.surface.blit(dark, dark.get_rect(center=(canvas.px(spot.x), canvas.px(spot.y))))

    def ghost(self, canvas: Canvas, spot: Spot, face: str | None, back: str, colour: Colour) -> None:
        """Where a card would land: itself, half there, in a dashed frame."""
        self.card(canvas, spot, face, back, alpha=120)
        dashed(canvas, spot, colour)


def faded(picture: pygame.Surface, alpha: int) -> pygame.Surface:
    """The picture so faint, itself at 255."""
    if alpha >= 255:
        return picture
    picture = picture.copy()
    picture.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def larger(pixels: int) -> int:
    """Of a card that is to be turned: sharp enough, and half the work of twice the size."""
    return round(pixels * 1.36)


def dashed(canvas: Canvas, spot: Spot, colour: Colour, width: float = 3, dash: float = 9) -> None:
    """A dashed frame round an upright card, from a picture: there are some hundred dashes in it."""
    area, thick, each = canvas.rect(Box(*spot.rect)), max(1, canvas.px(width)), max(1.0, dash * canvas.scale)
    picture = kept(("dashed", area.size, colour, thick, each), lambda: _dashed(area.w, area.h, colour, thick, each))
    canvas.surface.blit(picture, (area.x - thick, area.y - thick))


def _dashed(w: int, h: int, colour: Colour, thick: int, dash: float) -> pygame.Surface:
    """With a rim as wide as its line, half of which lies outside the frame."""
    tile = clear_surface(w + 2 * thick, h + 2 * thick, colour)
    corners = [(thick, thick), (thick + w, thick), (thick + w, thick + h), (thick, thick + h), (thick, thick)]
    for (ax, ay), (bx, by) in itertools.pairwise(corners):
        pieces = max(3, round((abs(bx - ax) + abs(by - ay)) / (2 * dash)))
        for i in range(pieces):
            a, b = (i + 0.25) / pieces, (i + 0.75) / pieces
            start = round(ax + (bx - ax) * a), round(ay + (by - ay) * a)
            pygame.draw.line(tile, colour, start, (round(ax + (bx - ax) * b), round(ay + (by - ay) * b)), thick)
    return tile
